// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The registers of one thread: those of wgmma fenced before, in a group, awaited before another instruction
// has them; those that tcgen05.ld writes awaited. Rules order_c1, c2, c3, c7 and c19 of order.h.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/ptx/order/written.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// The registers of a wgmma, by what they are to it.
struct PtxProductRegisters {
  explicit PtxProductRegisters(const PtxInstruction& instruction);
  bool isProduct = false;
  std::vector<size_t> accumulators, fragments, reads;
};

// "m64n128k16" of a wgmma; empty where no word is a shape.
std::string_view productShape(const PtxInstruction& instruction);

class PtxWarpgroup {
 public:
  using Registers = std::vector<size_t>;
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  using Doubt = std::function<void(size_t line, const std::string& message)>;
  // All have to outlive it. `doubt`: of a rule that is broken for some data, perhaps.
  PtxWarpgroup(const PtxKernel& kernel, const Report& report, const Doubt& doubt);

  // Any instruction but those below. `certain`: it is carried out; else it may be.
  void uses(const PtxInstruction& instruction, const Registers& reads, const Registers& writes,
            bool certain = true);
  // An instruction that is carried out, or not: nothing is asked of what it reads.
  void mayUse(const PtxInstruction& instruction, const Registers& reads, const Registers& writes) {
    touch(instruction, reads, false);
    touch(instruction, writes, false);
    written_.write(instruction, writes, false);
  }
  void fence() {
    fenced_ = true;
    unfenced_.assign(unfenced_.size(), false);
    perhapsUnfenced_.assign(unfenced_.size(), false);
    shape_.assign(shape_.size(), {});
  }
  // `fragments`: of A where that is in registers; `reads`: what else is read; `added`: D is read too.
  void product(const PtxInstruction& instruction, const Registers& accumulators, const Registers& fragments,
               const Registers& reads, bool added);
  void commit() { ++committed_, open_ = false; }
  void wait(uint64_t groupsThatStay);
  void load(const Registers& registers);
  void waitForLoads() { loading_.assign(loading_.size(), false); }
  void leave(const PtxInstruction& instruction);

  // Behind the guard of the instruction: it held, or not.
  void holds(const PtxInstruction& by, bool negated) {
    written_.holds({by.guard, by.guardNegated != negated});
  }
  // Two ways meet: what is so on either may be so. False where nothing changes.
  bool join(const PtxWarpgroup& other);

 private:
  static constexpr uint8_t kAccumulator = 1, kFragment = 2;
  void readOf(const PtxInstruction& instruction, const Registers& reads, bool certain = true);
  // A rule that is broken where the instruction is carried out.
  void breaks(const char* rule, size_t line, const std::string& message, bool certain);
  // A register that a wgmma still has.
  void pending(const PtxInstruction& instruction, size_t one, bool certain);
  void touch(const PtxInstruction& instruction, const Registers& registers, bool certain);

  const PtxKernel& kernel_;
  const Report& report_;
  const Doubt& doubt_;
  PtxWritten written_;
  std::vector<bool> unfenced_, perhapsUnfenced_;
  std::vector<bool> loading_;   // by a tcgen05.ld that was not awaited
  std::vector<size_t> group_;   // of the last wgmma that has the register, from 1; 0 where it was awaited
  std::vector<uint8_t> as_;     // what it is there: kAccumulator or kFragment, which it is no harm to read
  std::vector<std::string_view> shape_;  // of the last wgmma behind the last fence that adds to it
  size_t committed_ = 0;
  bool open_ = false, fenced_ = false;
};

// What the rules of registers find on some way through the code: line and message. A wgmma reads its
// accumulators but where the text shows that its scale-d is false on the way.
std::set<std::pair<size_t, std::string>> onSomeWay(const PtxKernel& kernel, const PtxProgram& program);

}  // namespace cutecheck::ptx
