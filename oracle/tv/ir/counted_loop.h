// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// counted_loop: a loop of run-time length whose turns may be counted, by its form.
//
// One header, one way back, one way out: at the header, or at the end of a turn. It stores to shared memory
// and waits at barriers, and nothing else, and calls nothing. The header carries integers, each of which a
// turn adds a number to, and data. What the form suggests (how much is added, what is compared with what) is
// not believed: the symbolic execution (execute.h) shows by induction what each turn begins with, and that as
// many turns are taken as it says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class BasicBlock;
class BranchInst;
class Function;
class ICmpInst;
class Loop;
class PHINode;
}  // namespace llvm

namespace cutecheck::oracle {

struct CountedLoop {
  const llvm::BasicBlock *header = nullptr, *latch = nullptr, *exiting = nullptr, *exit = nullptr;
  std::vector<const llvm::BasicBlock*> blocks;  // each behind those that lead to it, the header first
  struct Counter {
    const llvm::PHINode* phi;
    int64_t step;
  };
  std::vector<Counter> counters;
  std::vector<const llvm::PHINode*> data;
  const llvm::BranchInst* branch = nullptr;  // out of the loop
  const llvm::ICmpInst* condition = nullptr;
  bool stays = false;  // where the condition holds
  bool atHeader() const { return exiting == header && header != latch; }
};

// The loop by its form; `problem` names what is not understood.
std::optional<CountedLoop> countedLoop(const llvm::Loop& loop, std::string& problem);

// "a loop through block %again"
std::string loopName(const llvm::BasicBlock& header);

}  // namespace cutecheck::oracle
