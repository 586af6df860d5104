#include "src/cli/interrupt.h"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <pthread.h>

namespace faubourg::cli {
namespace {

sigset_t interrupts() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

}  // namespace

Interrupt::Interrupt() {
    const sigset_t set = interrupts();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    waiter_ = std::jthread([this, set](const std::stop_token& over) {
        constexpr timespec kPatience = {.tv_sec = 0, .tv_nsec = 50'000'000};
        while (!over.stop_requested()) {
            if (sigtimedwait(&set, nullptr, &kPatience) <= 0) continue;
            if (!asked_.request_stop()) std::_Exit(kInterrupted);
        }
    });
}

Interrupt::~Interrupt() {
    waiter_ = {};  // waits for the thread to end
    const sigset_t set = interrupts();
    pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

}  // namespace faubourg::cli
