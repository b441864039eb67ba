// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses of shared memory: where the variables lie only the linker knows, so that an address may be used to load, to
// store and to name an operand, and nothing else may depend on it.
#include <algorithm>
#include <set>

#include "oracle/ptx/terms/tracer.h"

namespace cutecheck::terms {

using emulate::Machine;
using emulate::Thread;
using ptx::kPtxAnyPlace;
using ptx::kPtxNowhere;
using ptx::PtxOperand;
using ptx::PtxPlace;

namespace {

using Names = std::set<std::string, std::less<>>;

// What makes a value of values, and does nothing else.
bool computes(const std::string& name) {
  static const Names kAll = {"add", "sub", "mul", "mad",  "div",  "rem",  "min",  "max", "neg",  "abs",  "fma",
                             "rcp", "sqrt", "and", "or",   "xor",  "not",  "shl",  "shr", "clz",  "popc", "bfe",
                             "bfi", "lop3", "prmt", "shf", "setp", "selp", "mov",  "cvt", "cvta"};
  return kAll.contains(name);
}

// A matrix descriptor, which says where its operand lies and nothing else.
bool isDescriptor(const ptx::PtxInstruction& instruction, size_t operand) {
  if (instruction.is("wgmma.mma_async") || instruction.is("tcgen05.mma")) return operand == 1 || operand == 2;
  return instruction.is("tcgen05.cp") && operand == 1;
}

}  // namespace

std::vector<PtxPlace>& Tracer::placesOf(const Thread& thread) {
  std::vector<PtxPlace>& all = places_[&thread];
  if (all.size() < thread.registers.size()) all.resize(thread.registers.size(), kPtxNowhere);
  return all;
}

PtxPlace Tracer::placeOf(const Thread& thread, const PtxOperand& operand) {
  const std::vector<PtxPlace>& all = placesOf(thread);
  return ptx::ptxPlaceOf(operand, [&](size_t reg) { return all[reg]; });
}

ptx::PtxValue Tracer::numberOf(const Thread& thread, const PtxOperand& operand) const {
  using Kind = PtxOperand::Kind;
  if (operand.kind == Kind::kNumber) return operand.number;
  if (operand.kind == Kind::kName && operand.means == PtxOperand::Means::kShared)
    return operand.number | uint64_t{thread.block->rank} << emulate::kRankShift;
  if (operand.kind != Kind::kRegister) return std::nullopt;
  const uint64_t value = thread.registers[operand.reg];
  return operand.negated ? uint64_t{value == 0} : value;
}

// Whether an operand of an instruction that is no computation may be what it is.
bool Tracer::placeFits(const Thread& thread, const ptx::PtxInstruction& instruction, size_t i) {
  const PtxOperand& operand = instruction.operands[i];
  if (operand.kind != PtxOperand::Kind::kAddress)
    return isDescriptor(instruction, i) || placeOf(thread, operand) == kPtxNowhere;
  for (size_t part = 0; part < operand.parts.size(); ++part) {
    const PtxOperand& one = operand.parts[part];
    const PtxPlace place = placeOf(thread, one);
    if (place == kPtxNowhere) continue;
    const bool global = one.kind == PtxOperand::Kind::kRegister && isWholeAddress(shadow_.registers(thread, one.reg));
    if (part != 0 || global || !ptx::ptxIsAddress(place)) return false;
  }
  return true;
}

void Tracer::followPlaces(Machine& machine, Thread& thread, bool runs) {
  const ptx::PtxInstruction& instruction = program_.kernel.code[thread.at];
  const ptx::PtxDecoded& decoded = ordered_.decoded[thread.at];
  pendingPlaces_.clear();
  const auto refuse = [&] {
    machine.fail(thread, "terms_c7", "it depends on where the variables of shared memory lie, and only the linker knows");
  };
  if (instruction.guarded && placesOf(thread)[instruction.guard] != kPtxNowhere) return refuse();
  if (!runs) return;
  const std::vector<PtxOperand>& operands = instruction.operands;
  const std::string& name = instruction.words.front();
  if (name == "shfl") {  // its data is that of another lane (shuffles)
    for (size_t i = 2; i < operands.size(); ++i)
      if (placeOf(thread, operands[i]) != kPtxNowhere) return refuse();
    return;
  }
  PtxPlace made = kPtxNowhere;
  if (name == "mapa") {
    made = operands.size() > 1 ? placeOf(thread, operands[1]) : kPtxAnyPlace;
    if (operands.size() > 2 && placeOf(thread, operands[2]) != kPtxNowhere) return refuse();
  } else if (computes(name)) {
    std::array<PtxPlace, 3> places{};
    std::array<ptx::PtxValue, 3> values{};
    bool any = false;
    for (size_t i = 1; i < operands.size(); ++i) {
      const PtxPlace place = placeOf(thread, operands[i]);
      any = any || place != kPtxNowhere;
      if (i <= 3) places[i - 1] = place, values[i - 1] = numberOf(thread, operands[i]);
    }
    if (any) made = ptx::ptxPlaceComputed(program_.kernel, instruction, ptx::computationOf(instruction), places, values);
  } else if (rules_[thread.at].kind != Rule::Kind::kNothing) {
    for (size_t i = decoded.hasResult ? 1 : 0; i < operands.size(); ++i)
      if (!placeFits(thread, instruction, i)) return refuse();
  }
  for (const size_t reg : decoded.writes) pendingPlaces_.emplace_back(reg, made);
}

void Tracer::placesTogether(std::span<Thread> group) {
  const ptx::PtxDecoded& decoded = ordered_.decoded[group[0].at];
  for (const Thread& thread : group)
    for (const size_t reg : decoded.writes) placesOf(thread)[reg] = kPtxNowhere;
}

}  // namespace cutecheck::terms
