// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The way of one thread once more, for what its registers alone decide.
#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {

// The rules of registers of wgmma depend on the way of a thread alone: once for each.
void PtxMachine::replay(Thread& thread) {
  if (!ways_.insert(thread.trace).second) return;
  ofFirstThread_ = thread.index == 0;
  bool perhaps = false, guessed = guessed_;
  const Report told = [&](const char* rule, size_t line, const std::string& message) {
    // What is found where nobody knows whether it is added need not be so.
    guessed_ = guessed = guessed_ || perhaps;
    if (perhaps) open_(line, "whether the product is added to its accumulators is not known");
    report_(rule, line, message);
  };
  const PtxWarpgroup::Doubt doubted = [&](size_t line, const std::string& message) {
    open_(line, {message, OpenReason::kOfRegisters});
  };
  PtxWarpgroup registers(kernel_, told, doubted);
  size_t branch = 0, meeting = 0;  // the last one on data, with ways that order nothing, and where they meet
  for (size_t i = 0; i < thread.trace.size(); ++i) {
    const size_t at = thread.trace[i] >> 2;
    const bool certain = (thread.trace[i] & kDataDecides) == 0;
    // Both ways were looked at.
    if (at > branch && at < meeting) continue;
    meeting = 0;
    const PtxInstruction& instruction = kernel_.code[at];
    const PtxDecoded& decoded = decoded_[at];
    guessed_ = guessed && i >= thread.sure;
    const bool bothWays = !certain && decoded.act == PtxAct::kBranch && program_.harmlessEitherWay[at];
    if (bothWays || (thread.trace[i] & 1) == 0) registers.uses(instruction, {instruction.guard}, {});
    if (bothWays) {
      branch = at, meeting = program_.meeting[at];
      registers.eitherWay(program_, at);
    }
    if (bothWays || (thread.trace[i] & 1) == 0) continue;
    if (decoded.act == PtxAct::kWgmma) {
      const uint32_t added = thread.trace[++i];
      perhaps = added == kPerhapsAdded;
      const PtxProductRegisters of(instruction);
      if (of.isProduct) registers.product(instruction, of.accumulators, of.fragments, of.reads, added != 0);
      perhaps = false;
      continue;
    }
    registers.uses(instruction, decoded.reads, decoded.writes, certain);
    if (decoded.act == PtxAct::kWgmmaFence) registers.fence();
    if (decoded.act == PtxAct::kWgmmaCommit) registers.commit();
    if (decoded.act == PtxAct::kWgmmaWait) registers.wait(thread.trace[++i]);
    if (decoded.act == PtxAct::kExit) registers.leave(instruction);
  }
  guessed_ = guessed;
  ofFirstThread_ = false;
}

}  // namespace cutecheck::ptx
