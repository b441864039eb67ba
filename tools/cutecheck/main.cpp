// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck: the command line. Only this file and signals.cpp touch the terminal and the exit status.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>
#include <string>

#include <poll.h>
#include <unistd.h>

#include "tools/cutecheck/options.h"
#include "tools/cutecheck/signals.h"

namespace {

int internalError(const char* message) {
  std::fprintf(stderr,
               "error: internal: %s\nThis is a fault of cutecheck; please report it with the command.\n",
               message);
  return static_cast<int>(cutecheck::cli::ExitStatus::kInternal);
}

// The output is a pipe whose other end is closed.
bool readerIsGone() {
  pollfd output{STDOUT_FILENO, POLLOUT, 0};
  return poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

// ": No space left on device". The stream keeps no reason: an empty write, else one of a line end, has it
// again.
std::string whyNotWritten() {
  if (write(STDOUT_FILENO, "", 0) == 0 && write(STDOUT_FILENO, "\n", 1) == 1) return {};
  return std::string(": ") + std::strerror(errno);
}

int run(int argc, char** argv) {
  using namespace cutecheck::cli;
  std::ios::sync_with_stdio(false);
  Console console{std::cin,      std::cout,
                  std::cerr,     isatty(STDERR_FILENO) != 0,
                  isInterrupted, isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr};
  ExitStatus status = runCommandLine(argc, argv, console);
  std::cout.flush();
  // Work that an interrupt left behind on another thread must not meet the destructors of statics.
  if (status == ExitStatus::kInterrupted) endInterrupted();
  // A full disk must not look like a pass; a reader that has seen enough, `| head`, is no fault.
  if (!std::cout && readerIsGone()) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
  }
  if (!std::cout) {
    std::fprintf(stderr, "error: cannot write stdout%s\n", whyNotWritten().c_str());
    if (status == ExitStatus::kPassed) status = ExitStatus::kBadInput;
  }
  return static_cast<int>(status);
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  cutecheck::cli::watchSignals();
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    return internalError(error.what());
  } catch (...) {
    return internalError("unknown exception");
  }
}
