// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The way of one thread once more, for what its registers alone decide.
#include <algorithm>
#include <functional>

#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {

// The rules of registers depend on the way of a thread alone: once for each. What the launch that runs shows,
// one of those that may be shows; of a launch that is stated what is not given shows nothing.
void PtxMachine::replay(Thread& thread) {
  if (!ways_.insert(thread.trace).second) return;
  ofFirstThread_ = thread.index == 0;
  const bool elsewhere = std::ranges::any_of(program_.elsewhere, std::identity());
  if (!elsewhere || !launch_.isStated) replay(thread, false);
  if (elsewhere) replay(thread, true);
  ofFirstThread_ = false;
}

void PtxMachine::replay(const Thread& thread, bool elsewhere) {
  bool perhaps = false, guessed = guessed_, left = false;
  const Report told = [&](const char* rule, size_t line, const std::string& message) {
    // What is found where nobody knows whether it is added need not be so.
    guessed_ = guessed = guessed_ || perhaps;
    if (perhaps) open_(line, "whether the product is added to its accumulators is not known");
    report_(rule, line, message);
  };
  const PtxWarpgroup::Doubt doubted = [&](size_t line, const std::string& message) { open_(line, message); };
  PtxWarpgroup registers(kernel_, told, doubted);
  size_t branch = 0,
         meeting = 0;  // the last one that is not certain, with ways that order nothing, and where they meet
  for (size_t i = 0; i < thread.trace.size(); ++i) {
    const size_t at = thread.trace[i] >> 2;
    const bool runs = (thread.trace[i] & 1) != 0;
    // Both ways were looked at.
    if (at > branch && at < meeting) continue;
    meeting = 0;
    const PtxInstruction& instruction = kernel_.code[at];
    const PtxDecoded& decoded = decoded_[at];
    guessed_ = guessed && i >= thread.sure;
    const bool other = elsewhere && instruction.guarded && program_.elsewhere[instruction.guard];
    const bool certain = (thread.trace[i] & kDataDecides) == 0 && !other;
    const bool apart = other ? program_.unorderedEitherWay[at] : program_.harmlessEitherWay[at];
    const bool bothWays = !certain && decoded.act == PtxAct::kBranch && apart;
    if (bothWays || !runs) registers.uses(instruction, {instruction.guard}, {});
    // Elsewhere it is carried out.
    if (!certain && !runs && !synchronises(decoded.act) && decoded.act != PtxAct::kBranch)
      registers.uses(instruction, decoded.reads, decoded.writes, false);
    if (bothWays) {
      branch = at, meeting = program_.meeting[at];
      registers.eitherWay(program_, at);
    }
    if (bothWays || !runs) continue;
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
    if (decoded.act == PtxAct::kTensorLoad) registers.load(decoded.writes);
    if (decoded.act == PtxAct::kTensorWait && instruction.has("wait::ld")) registers.waitForLoads();
    if (decoded.act == PtxAct::kExit) registers.leave(instruction);
    left = decoded.act == PtxAct::kExit;
  }
  // Behind the last instruction it ends, too.
  if (thread.done && !left) registers.leave(kernel_.code.back());
  guessed_ = guessed;
}

}  // namespace cutecheck::ptx
