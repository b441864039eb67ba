// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the machine knows of registers and operands, and what an instruction makes of them.
#include <algorithm>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;

}  // namespace

void PtxMachine::compute(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.sourceCount > 0) {
    PtxValue values[3];
    for (size_t i = 0; i < decoded.sourceCount; ++i) {
      const PtxSource& source = decoded.sources[i];
      if (source.kind == PtxSource::Kind::kNumber) {
        values[i] = source.number;
      } else if (source.kind == PtxSource::Kind::kRegister) {
        values[i] = thread.registers[source.reg];
        if (source.negated && values[i]) values[i] = *values[i] == 0 ? 1 : 0;
      } else {
        values[i] = meaningOf(thread, *source.operand);
      }
    }
    // Whatever it is: less itself, and joined with itself by exclusive or, it is 0.
    const PtxSource &a = decoded.sources[0], &b = decoded.sources[1];
    const bool cancels =
        decoded.computes.op == PtxComputation::Op::kSub || decoded.computes.op == PtxComputation::Op::kXor;
    if (cancels && decoded.sourceCount == 2 && a.kind == PtxSource::Kind::kRegister && b.kind == a.kind &&
        a.reg == b.reg && !a.negated && !b.negated)
      values[0] = values[1] = 0;
    thread.registers[decoded.result] = computed(decoded.computes, values, decoded.sourceCount);
    return;
  }
  // mov packs a list, or unpacks into one.
  const PtxOperand& to = instruction.operands[0];
  const bool moves = decoded.computes.op == PtxComputation::Op::kMov && instruction.operands.size() == 2;
  if (moves && to.kind == Kind::kList && !to.parts.empty()) {
    const PtxValue whole = valueOf(thread, instruction.operands[1]);
    const uint64_t bits = decoded.computes.width / to.parts.size();
    // Of a descriptor the lower half has the address.
    const PtxPlace place = placeOf(thread, instruction.operands[1]);
    const bool halves =
        bits == 32 && to.parts.size() == 2 && whole && ptxIsDescriptor(layout_, place, *whole);
    for (size_t i = 0; i < to.parts.size(); ++i) {
      if (halves && to.parts[i].kind == Kind::kRegister) thread.places[to.parts[i].reg] = i == 0 ? place : 0;
      const bool fits = whole && bits < 64 && (i + 1) * bits <= 64;
      set(thread, to.parts[i],
          fits ? PtxValue(*whole >> i * bits & ((uint64_t{1} << bits) - 1)) : std::nullopt);
    }
    return;
  }
  if (moves && instruction.operands[1].kind == Kind::kList) {
    const std::vector<PtxOperand>& parts = instruction.operands[1].parts;
    const uint64_t bits = decoded.computes.width / std::max<size_t>(1, parts.size());
    PtxValue whole = decoded.computes.width > 64 || bits >= 64 ? PtxValue() : PtxValue(0);
    for (size_t i = 0; whole && i < parts.size(); ++i) {
      const PtxValue part = valueOf(thread, parts[i]);
      whole = part ? PtxValue(*whole | (*part & ((uint64_t{1} << bits) - 1)) << i * bits) : std::nullopt;
    }
    set(thread, to, whole);
    return;
  }
  PtxValue sources[4];
  const size_t count = std::min<size_t>(4, instruction.operands.size() - 1);
  for (size_t i = 0; i < count; ++i) sources[i] = valueOf(thread, instruction.operands[i + 1]);
  set(thread, to, computed(decoded.computes, sources, count));
}

PtxValue PtxMachine::valueOf(const Thread& thread, const PtxOperand& operand) const {
  switch (operand.kind) {
    case Kind::kRegister: {
      const PtxValue value = thread.registers[operand.reg];
      return operand.negated && value ? PtxValue(*value == 0 ? 1 : 0) : value;
    }
    case Kind::kNumber:
      return operand.number;
    case Kind::kName:
      return meaningOf(thread, operand);
    case Kind::kAddress: {
      const PtxValue base = operand.parts.empty() ? std::nullopt : valueOf(thread, operand.parts[0]);
      return base ? PtxValue(*base + operand.number) : std::nullopt;
    }
    case Kind::kList:
      return std::nullopt;
  }
  return std::nullopt;
}

// Of the grid, where it is given: the block's place, the cluster's, and how many there are.
PtxValue PtxMachine::meaningInGrid(const Thread& thread, const PtxOperand& operand) const {
  const auto d = static_cast<size_t>(operand.name.back() - 'x');
  if (d > 2) return std::nullopt;
  const PtxLaunch::Extents cluster = {kernel_.clusterX, kernel_.clusterY,
                                      kernel_.cluster / (kernel_.clusterX * kernel_.clusterY)};
  const PtxLaunch::Extents place = {thread.block % cluster[0], thread.block / cluster[0] % cluster[1],
                                    thread.block / (cluster[0] * cluster[1])};
  if (operand.name.starts_with("%nctaid.")) return (*launch_.grid)[d];
  if (operand.name.starts_with("%ctaid.")) return launch_.firstBlock[d] + place[d];
  if (operand.name.starts_with("%nclusterid.")) return (*launch_.grid)[d] / cluster[d];
  if (operand.name.starts_with("%clusterid.")) return launch_.firstBlock[d] / cluster[d];
  return std::nullopt;
}

PtxValue PtxMachine::meaningOf(const Thread& thread, const PtxOperand& operand) const {
  if (operand.ofLaunch && launch_.grid) return meaningInGrid(thread, operand);
  switch (operand.means) {
    case PtxOperand::Means::kNothing:
      return std::nullopt;
    case PtxOperand::Means::kNumber:
      return operand.number;
    case PtxOperand::Means::kShared:
      return operand.number | thread.block << 24;
    case PtxOperand::Means::kParameter:
      return kPtxParameters + operand.number * kPtxApart;
    case PtxOperand::Means::kLocal:
      return kPtxLocal;
    case PtxOperand::Means::kTidX:
      return thread.id % operand.number;
    case PtxOperand::Means::kTidY:
      return thread.id / kernel_.threadsX % operand.number;
    case PtxOperand::Means::kTidZ:
      return thread.id / (kernel_.threadsX * kernel_.threadsY);
    case PtxOperand::Means::kLane:
      return thread.id % kLanes;
    case PtxOperand::Means::kWarp:
      return thread.id / kLanes;
    case PtxOperand::Means::kRank:
      return thread.block;
    case PtxOperand::Means::kBlockX:
      return thread.block % operand.number;
    case PtxOperand::Means::kBlockY:
      return thread.block / kernel_.clusterX % operand.number;
    case PtxOperand::Means::kBlockZ:
      return thread.block / (kernel_.clusterX * kernel_.clusterY);
  }
  return std::nullopt;
}

uint8_t PtxMachine::originsOf(const Thread& thread, const PtxOperand& operand) const {
  const bool given = launch_.grid && operand.name != "%gridid";
  uint8_t found = operand.ofLaunch && !given ? kOfLaunch : uint8_t{0};
  if (operand.kind == Kind::kRegister) found |= thread.origins[operand.reg];
  if (operand.means == PtxOperand::Means::kShared) found |= kOfShared;
  for (const PtxOperand& part : operand.parts) found |= originsOf(thread, part);
  return found;
}

bool PtxMachine::variesByLaunch(const Thread& thread, const PtxOperand& operand) const {
  std::vector<size_t> registers;
  gather(operand, registers);
  return (originsOf(thread, operand) & kOfLaunch) != 0 ||
         std::ranges::any_of(registers, [&](size_t one) { return program_.elsewhere[one]; });
}

uint8_t PtxMachine::originsRead(const Thread& thread, const PtxInstruction& instruction,
                                const PtxDecoded& decoded) const {
  uint8_t found = instruction.is("cvta.shared") ? kOfShared : uint8_t{0};
  for (size_t i = decoded.hasResult ? 1 : 0; i < instruction.operands.size(); ++i)
    found |= originsOf(thread, instruction.operands[i]);
  return static_cast<uint8_t>((found & ~kOpaque) | opaqueMade(thread, instruction, decoded));
}

void PtxMachine::set(Thread& thread, const PtxOperand& operand, PtxValue value) {
  if (operand.kind == Kind::kRegister) thread.registers[operand.reg] = value;
  for (const PtxOperand& part : operand.parts) set(thread, part, std::nullopt);
}

void PtxMachine::setEach(Thread& thread, const PtxOperand& operand, PtxValue value) {
  if (operand.kind == Kind::kRegister) thread.registers[operand.reg] = value;
  for (const PtxOperand& part : operand.parts) setEach(thread, part, value);
}

PtxBytes PtxMachine::bytesAt(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const {
  const PtxValue address = valueOf(thread, operand);
  // What lies across the end of all addresses is nowhere.
  return address && *address <= ~bytes ? PtxBytes{*address, *address + bytes} : PtxBytes{};
}

void PtxMachine::guess() {
  if (!guessed_)
    for (Thread& thread : threads_) thread.sure = thread.trace.size();
  guessed_ = true;
}

void PtxMachine::doubt(size_t line, const OrderOpen& why) {
  guess();
  open_(line, why);
}

void PtxMachine::perhaps(const char* rule, size_t line, const std::string& message) {
  doubt(line, message);
  report_(rule, line, message);
}

// A sum, so that it does not matter which lane does it.
void PtxMachine::note(const Thread& thread, size_t at) {
  uint64_t number = (thread.block * threadCount_ + thread.id) / kLanes;
  const auto mix = [&](uint64_t x) {
    number = (number ^ (x + 0x9E3779B97F4A7C15ull + (number << 6) + (number >> 2))) * 0xBF58476D1CE4E5B9ull;
  };
  mix(at);
  for (const size_t one : decoded_[at].addresses)
    mix(valueOf(thread, kernel_.code[at].operands[one]).value_or(0));
  doneAll_ += number ^ number >> 31;
}

}  // namespace cutecheck::ptx
