// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many registers the warpgroups of a block ask for.
#include <algorithm>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

constexpr uint64_t kWarpgroup = 128, kRegisters = 65536;

}  // namespace

// What a thread begins with, at most: what .maxnreg says, where it stands.
uint64_t PtxMachine::beginning() const {
  const uint64_t most = kRegisters / threadCount_ / 8 * 8, stated = (kernel_.mostRegisters + 7) / 8 * 8;
  return stated == 0 ? most : std::min(most, stated);
}

// PTX ISA, setmaxnreg: all warps of the warpgroup synchronise before the next one.
void PtxMachine::registersInTurn(const Thread& thread, const PtxInstruction& instruction) {
  std::vector<PtxClocks::Number>& own = changes_[thread.index];
  const size_t turn = own.size();
  own.push_back(clocks_.now(thread.index));
  const auto [first, last] = peersOf(thread, kWarpgroup);
  for (size_t warp = first; turn > 0 && warp < last; warp += kLanes) {
    bool behind = false;
    for (size_t i = warp; i < std::min(warp + kLanes, last) && !behind; ++i)
      behind = changes_[i].size() < turn || clocks_.isBehind(thread.index, i, changes_[i][turn - 1]);
    if (!behind)
      return open_(
          instruction.line,
          "a second setmaxnreg of a warpgroup, and its warps do not synchronise between the two: thread " +
              std::to_string(thread.id));
  }
}

// PTX ISA, setmaxnreg: .inc asks for more than there were, .dec for fewer. As many as there were are taken by
// both.
void PtxMachine::registersOf(const Thread& thread, const PtxInstruction& instruction, uint64_t count) {
  const size_t group = peersOf(thread, kWarpgroup).first;
  const auto [at, first] = limits_.try_emplace(group, count, instruction.line);
  // Before the first it has those with which it was launched: known where .maxnreg says them, else a premise.
  const uint64_t had = first ? beginning() : at->second.first;
  const bool wrong = instruction.has("inc") ? count < had : count > had;
  const std::string why = "setmaxnreg" +
                          std::string(instruction.has("inc") ? ".inc to fewer" : ".dec to more") +
                          " registers than the " + std::to_string(had) + " that the warpgroup ";
  if (wrong && (!first || kernel_.mostRegisters != 0))
    report_("order_c14", instruction.line, why + "has");
  else if (wrong)
    open_(instruction.line, why + "may be launched with: there is no .maxnreg");
  at->second = {count, instruction.line};
  const auto groupOf = [&](size_t group) {
    return std::min<size_t>(kWarpgroup, (group / threadCount_ + 1) * threadCount_ - group);
  };
  if (instruction.has("inc")) {
    if (count <= beginning()) return;
    raises_.push_back({group, instruction.line, {}});
    for (size_t k = 0; k < groupOf(group); ++k) raises_.back().at.push_back(clocks_.now(group + k));
    return;
  }
  // Who asks for more waits for those that have more than they need, so that these must not wait for whom it
  // is.
  for (const Raise& raise : raises_) {
    if (raise.group == group || raise.group / threadCount_ != group / threadCount_) continue;
    bool behind = false;
    for (size_t k = 0; k < groupOf(group) && !behind; ++k)
      for (size_t i = 0; i < raise.at.size() && !behind; ++i)
        behind = clocks_.isBehind(group + k, raise.group + i, raise.at[i]);
    if (behind)
      return open_(instruction.line, "setmaxnreg.dec stands behind the setmaxnreg.inc at line " +
                                         std::to_string(raise.line) +
                                         " of another warpgroup, which may wait for it");
  }
}

// Who asks for more waits until others have fewer: a block has what it began with, and that is a multiple of 8 a thread of
// at most 65,536 (CUDA C++ Programming Guide, "Compute Capabilities"). A warpgroup that asks for none keeps its share.
void PtxMachine::registersFit() {
  if (limits_.empty()) return;
  const uint64_t groups = (threadCount_ + kWarpgroup - 1) / kWarpgroup, begins = beginning();
  for (uint64_t block = 0; block < kernel_.cluster; ++block) {
    uint64_t all = 0;
    size_t line = 0;
    for (uint64_t group = 0; group < groups; ++group) {
      const auto at = limits_.find(block * threadCount_ + group * kWarpgroup);
      all += kWarpgroup * (at == limits_.end() ? begins : at->second.first);
      if (at != limits_.end()) line = std::max(line, at->second.second);
    }
    const uint64_t most = kWarpgroup * begins * groups;
    if (all > most)
      report_("order_c14", line,
              "setmaxnreg waits for ever: the warpgroups of a block ask for " + std::to_string(all) +
                  " registers, and it has at most " + std::to_string(most));
  }
}

}  // namespace cutecheck::ptx
