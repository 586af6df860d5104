#pragma once

namespace faubourg::cli {

// The program: reads the command line, runs one command and returns the exit code: 0 done, 1 the
// command failed, 2 the command line is wrong.
int run_program(int argc, char** argv);

}  // namespace faubourg::cli
