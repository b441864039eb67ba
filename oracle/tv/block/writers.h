// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writers: which thread of a block writes each element of its shared memory, and who reads it.
//
// A block has as many threads as its launch says, and where a line accesses shared memory its thread alone
// decides: all places are enumerated, whatever the conditions of the lines are. Between two barriers an
// element that one thread stores is no other thread's to load or store; what a load finds is what the one
// thread stored that wrote the element before the last barrier. That this thread did store is for others to
// show (block_proof.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {

// The threads of a block, in the order of tid.x.
struct BlockThreads {
  std::optional<std::string> symbol;  // of tid.x; nothing where the kernel does not read it
  int64_t count = 0;
};

// Fails with what is not modelled of the registers and the launch: a block in more than one direction, a
// register other than those of a thread and its block.
std::optional<std::string> threadsOf(const MeaningFunction& f, BlockThreads& threads);

// What the loads of one line find, thread by thread.
struct SharedLoad {
  size_t line = 0;              // among the accesses
  std::vector<int64_t> writer;  // of each thread's element
  std::vector<std::vector<size_t>>
      lines;  // of that writer: all that may store it, before the last barrier that they precede
};

struct SharedWriters {
  std::vector<SharedLoad> loads;
  std::vector<std::string>
      problems;         // races, places outside, elements that nobody writes; and what is not modelled
  uint64_t places = 0;  // enumerated
};

SharedWriters findWriters(const MeaningFunction& f, const DenotedFunction& denoted,
                          const BlockThreads& threads);

}  // namespace cutecheck::oracle
