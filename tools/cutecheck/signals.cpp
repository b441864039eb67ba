// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/signals.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <thread>

#include <unistd.h>

#include "core/support/undo.h"

namespace cutecheck::cli {

namespace {

constexpr timespec kToSumUp{2, 0};

std::atomic<int> arrived = 0;  // the signal
std::atomic<bool> isAsked = false;
std::atomic_flag isEnding;

void watch(sigset_t set) {
  int signal = 0;
  while (sigwait(&set, &signal) != 0) {
  }
  arrived = signal;
  if (isAsked) sigtimedwait(&set, nullptr, &kToSumUp);
  endInterrupted();
}

}  // namespace

void watchSignals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGINT, SIGTERM}) {
    std::signal(signal, SIG_DFL);  // a job in the background of a script is started with SIGINT ignored
    sigaddset(&set, signal);
  }
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  std::thread(watch, set).detach();
}

bool isInterrupted() {
  isAsked = true;
  return arrived != 0;
}

void endInterrupted() {
  if (isEnding.test_and_set())
    while (true) pause();  // the other thread ends the process
  undoAll();
  const int signal = arrived;
  std::fprintf(stderr, "interrupted: %s\n", signal == SIGTERM ? "SIGTERM" : "SIGINT");
  _exit(128 + signal);
}

}  // namespace cutecheck::cli
