#include "src/cli/program.h"

int main(int argc, char** argv) { return faubourg::cli::run_program(argc, argv); }
