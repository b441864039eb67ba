// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// worker: a part of a campaign in a process of its own, so that a crash or a hang ends that part only.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace cutecheck::adversary {

struct Ended {
  bool whole = false, hung = false;
  uint64_t at = 0;   // what it was last told to be at
  std::string text;  // what it answered, when whole
};

// Runs `work` in a child, which tells where it is; one that stays for `seconds` at one place is killed.
Ended inChild(const std::function<std::string(const std::function<void(uint64_t)>& at)>& work, int seconds);

// Runs `job` for 0, .., jobs-1 in as many processes and waits for all; how many did not end by themselves.
size_t sideBySide(size_t jobs, const std::function<int(size_t)>& job);

// No program can be found by its name from here on.
void hidePrograms();

}  // namespace cutecheck::adversary
