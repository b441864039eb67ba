// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/warpgroup.h"

#include <algorithm>

namespace cutecheck::ptx {

PtxProductRegisters::PtxProductRegisters(const PtxInstruction& instruction) {
  const auto& operands = instruction.operands;
  if (operands.size() < 4) return;
  isProduct = true;
  const auto gather = [](const PtxOperand& operand, std::vector<size_t>& into) {
    if (operand.kind == PtxOperand::Kind::kRegister) into.push_back(operand.reg);
    for (const PtxOperand& part : operand.parts)
      if (part.kind == PtxOperand::Kind::kRegister) into.push_back(part.reg);
  };
  const bool registersA = operands[1].kind == PtxOperand::Kind::kList;
  gather(operands[0], accumulators);
  if (registersA) gather(operands[1], fragments);
  for (size_t i = registersA ? 2 : 1; i < operands.size(); ++i) gather(operands[i], reads);
}

std::string_view productShape(const PtxInstruction& instruction) {
  const auto shape = std::find_if(instruction.words.begin(), instruction.words.end(),
                                  [](const std::string& word) { return word.starts_with("m64n"); });
  return shape == instruction.words.end() ? std::string_view() : std::string_view(*shape);
}

PtxWarpgroup::PtxWarpgroup(const PtxKernel& kernel, const Report& report, const Doubt& doubt)
    : kernel_(kernel),
      report_(report),
      doubt_(doubt),
      written_(kernel.registers.size()),
      unfenced_(kernel.registers.size()),
      perhapsUnfenced_(kernel.registers.size()),
      loading_(kernel.registers.size()),
      group_(kernel.registers.size()),
      as_(kernel.registers.size()),
      shape_(kernel.registers.size()) {}

void PtxWarpgroup::readOf(const PtxInstruction& instruction, const Registers& reads, bool certain) {
  for (const size_t one : reads) {
    const PtxWritten::Is is = written_.of(one, instruction);
    if (is == PtxWritten::Is::kYes) continue;
    // The guard itself is read in any case.
    const bool sure = certain || (instruction.guarded && one == instruction.guard);
    if (is == PtxWritten::Is::kNo && sure)
      report_("order_c7", instruction.line, kernel_.registers[one] + " is read before it is written");
    else
      doubt_(instruction.line, "data, or the launch, decide whether " + kernel_.registers[one] +
                                   " is written before it is read");
    written_.write(instruction, {one}, true);  // said once
  }
}

void PtxWarpgroup::breaks(const char* rule, size_t line, const std::string& message, bool certain) {
  if (certain)
    report_(rule, line, message);
  else
    doubt_(line, "data, or the launch, decide whether the instruction is carried out, which " + message);
}

void PtxWarpgroup::pending(const PtxInstruction& instruction, size_t one, bool certain) {
  if (group_[one] > committed_)
    breaks("order_c2", instruction.line, "uses a register of a wgmma that is in no group", certain);
  else if (group_[one] != 0)
    breaks("order_c3", instruction.line, "uses a register of a group that was not awaited", certain);
}

// Any access, of a fragment of A too (PTX ISA, "wgmma.wait_group"), and no write alone ("wgmma.fence").
void PtxWarpgroup::touch(const PtxInstruction& instruction, const Registers& registers, bool certain) {
  for (const size_t one : registers) {
    pending(instruction, one, certain);
    if (loading_[one])
      breaks("order_c19", instruction.line, "uses a register of a tcgen05.ld that was not awaited", certain);
    (certain ? unfenced_ : perhapsUnfenced_)[one] = true;
  }
}

void PtxWarpgroup::uses(const PtxInstruction& instruction, const Registers& reads, const Registers& writes,
                        bool certain) {
  readOf(instruction, reads, certain);
  touch(instruction, reads, certain);
  touch(instruction, writes, certain);
  written_.write(instruction, writes, certain);
}

void PtxWarpgroup::product(const PtxInstruction& instruction, const Registers& accumulators,
                           const Registers& fragments, const Registers& reads, bool added) {
  readOf(instruction, reads);
  for (const size_t one : reads) pending(instruction, one, true);
  readOf(instruction, fragments);
  if (added) readOf(instruction, accumulators);
  const auto late = [&](size_t one) { return unfenced_[one]; };
  if (!fenced_ || std::any_of(accumulators.begin(), accumulators.end(), late) ||
      std::any_of(fragments.begin(), fragments.end(), late))
    report_("order_c1", instruction.line,
            "no wgmma.fence between other accesses to its registers and the wgmma");
  const auto perhaps = [&](size_t one) { return perhapsUnfenced_[one]; };
  if (std::ranges::any_of(accumulators, perhaps) || std::ranges::any_of(fragments, perhaps))
    doubt_(
        instruction.line,
        "data, or the launch, decide whether its registers are used between the wgmma.fence and the wgmma");
  // PTX ISA, wgmma.fence: accesses of several products to one register need none between where all accumulate in one shape.
  const std::string_view own = productShape(instruction);
  const auto pendingAs = [&](size_t one, uint8_t as) { return group_[one] != 0 && (as_[one] & as) != 0; };
  if (std::any_of(fragments.begin(), fragments.end(),
                  [&](size_t one) { return pendingAs(one, kAccumulator); }))
    report_("order_c3", instruction.line, "reads as A what a wgmma that was not awaited still writes");
  if (std::any_of(accumulators.begin(), accumulators.end(),
                  [&](size_t one) { return pendingAs(one, kFragment); }))
    report_("order_c3", instruction.line, "writes to registers that a wgmma that was not awaited reads as A");
  if (std::any_of(accumulators.begin(), accumulators.end(), [&](size_t one) { return !shape_[one].empty() && shape_[one] != own; }))
    report_("order_c1", instruction.line, "no wgmma.fence between two wgmma of different shapes that accumulate in one register");
  if (std::ranges::any_of(fragments, [&](size_t one) { return !shape_[one].empty(); }))
    doubt_(instruction.line,
           "reads as A what a wgmma before it wrote, and no wgmma.fence is between: the PTX ISA leaves out "
           "accumulators alone");
  written_.write(instruction, accumulators, true);
  for (const size_t one : accumulators) {
    shape_[one] = own;
    as_[one] = kAccumulator;
    group_[one] = committed_ + 1;
  }
  for (const size_t one : fragments) {
    as_[one] = kFragment;
    group_[one] = committed_ + 1;
  }
  open_ = true;
}

void PtxWarpgroup::wait(uint64_t groupsThatStay) {
  for (size_t& group : group_)
    if (group != 0 && group + groupsThatStay <= committed_) group = 0;
}

void PtxWarpgroup::load(const Registers& registers) {
  for (const size_t one : registers) loading_[one] = true;
}

void PtxWarpgroup::leave(const PtxInstruction& instruction) {
  if (open_) report_("order_c2", instruction.line, "ends with a wgmma in no group");
  if (std::any_of(group_.begin(), group_.end(),
                  [&](size_t group) { return group != 0 && group <= committed_; }))
    report_("order_c3", instruction.line, "ends with a group that was not awaited");
}

bool PtxWarpgroup::join(const PtxWarpgroup& other) {
  bool changed = false;
  const auto put = [&](auto&& into, auto value) {
    changed |= into != value;
    into = value;
  };
  // Groups by how many were committed behind them.
  const size_t committed = std::max(committed_, other.committed_), later = committed - committed_,
               itsLater = committed - other.committed_;
  for (size_t one = 0; one < group_.size(); ++one) {
    const size_t own = group_[one] == 0 ? 0 : group_[one] + later,
                 its = other.group_[one] == 0 ? 0 : other.group_[one] + itsLater;
    changed |= its > own;
    group_[one] = std::max(own, its);
    put(as_[one], static_cast<uint8_t>((own == 0 ? 0 : as_[one]) | (its == 0 ? 0 : other.as_[one])));
    put(unfenced_[one], unfenced_[one] || other.unfenced_[one]);
    put(perhapsUnfenced_[one], perhapsUnfenced_[one] || other.perhapsUnfenced_[one]);
    put(loading_[one], loading_[one] || other.loading_[one]);
    if (shape_[one] != other.shape_[one] && !other.shape_[one].empty())
      put(shape_[one], shape_[one].empty() ? other.shape_[one] : "several");
  }
  committed_ = committed;
  put(open_, open_ || other.open_);
  put(fenced_, fenced_ && other.fenced_);
  const PtxWritten before = written_;
  written_.meet(other.written_);
  return changed || written_ != before;
}

}  // namespace cutecheck::ptx
