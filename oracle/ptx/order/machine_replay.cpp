// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The way of one thread once more, for what its registers alone decide.
#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {

// The rules of registers depend on the way of a thread alone: once for each. What they find is certain; where
// data decide the way, all of them are asked (some_way.cpp), and what is doubtful is found there.
void PtxMachine::replay(Thread& thread) {
  if (!ways_.insert(thread.trace).second) return;
  ofFirstThread_ = thread.index == 0;
  const bool guessed = guessed_;
  const PtxWarpgroup::Doubt asked = [&](size_t, const std::string&) { metUnknown_ = true; };
  PtxWarpgroup registers(kernel_, report_, asked);
  size_t branch = 0,
         meeting = 0;  // the last one that data decide, with ways that order nothing, and where they meet
  bool left = false;
  for (size_t i = 0; i < thread.trace.size(); ++i) {
    const size_t at = thread.trace[i] >> 2;
    const bool runs = (thread.trace[i] & 1) != 0;
    // Both ways were looked at.
    if (at > branch && at < meeting) continue;
    meeting = 0;
    const PtxInstruction& instruction = kernel_.code[at];
    const PtxDecoded& decoded = decoded_[at];
    guessed_ = guessed && i >= thread.sure;
    // Of a launch that is stated what is not given shows nothing.
    const bool given = !launch_.isStated || !instruction.guarded || !program_.elsewhere[instruction.guard];
    const bool certain = (thread.trace[i] & kDataDecides) == 0 && given;
    const bool bothWays = !certain && decoded.act == PtxAct::kBranch && program_.harmlessEitherWay[at];
    if (bothWays || !runs) registers.uses(instruction, {instruction.guard}, {});
    // With other data it is carried out.
    if (!certain && !runs && !synchronises(decoded.act) && decoded.act != PtxAct::kBranch)
      registers.mayUse(instruction, decoded.reads, decoded.writes);
    if (bothWays) {
      branch = at, meeting = program_.meeting[at];
      for (size_t k = branch + 1; k < meeting; ++k)
        registers.mayUse(kernel_.code[k], decoded_[k].reads, decoded_[k].writes);
    }
    if (bothWays || !runs) continue;
    if (decoded.act == PtxAct::kWgmma) {
      const bool added = thread.trace[++i] != 0;
      if (const PtxProductRegisters of(instruction); of.isProduct)
        registers.product(instruction, of.accumulators, of.fragments, of.reads, added);
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
  ofFirstThread_ = false;
}

}  // namespace cutecheck::ptx
