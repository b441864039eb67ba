// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Addresses of shared memory: where the variables lie only the linker knows, so that an address may be used to load, to
// store and to name an operand, and nothing else may depend on it.
#include <algorithm>
#include <set>

#include "oracle/nvgpu/base_offset.h"
#include "oracle/ptx/order/order.h"
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

// A matrix descriptor, which says where its operand lies and nothing else.
bool isDescriptor(const ptx::PtxInstruction& instruction, size_t operand) {
  if (instruction.is("wgmma.mma_async") || instruction.is("tcgen05.mma")) return operand == 1 || operand == 2;
  return instruction.is("tcgen05.cp") && operand == 1;
}

}  // namespace

std::vector<Tracer::Follows> Tracer::followsOf(const ptx::PtxKernel& kernel) {
  // What makes a value of values, and does nothing else.
  static const Names kComputes = {"add",  "sub", "mul",  "mad",  "div",  "rem", "min", "max",
                                  "neg",  "abs", "fma",  "rcp",  "sqrt", "and", "or",  "xor",
                                  "not",  "shl", "shr",  "clz",  "popc", "bfe", "bfi", "lop3",
                                  "prmt", "shf", "setp", "selp", "mov",  "cvt", "cvta"};
  // What may take some bits of an address for a number.
  static const Names kBits = {"and", "or", "xor", "bfe"};
  std::vector<Follows> all;
  for (const ptx::PtxInstruction& one : kernel.code) {
    const std::string& name = one.words.front();
    all.push_back({kComputes.contains(name), kBits.contains(name), name == "shfl", name == "mapa",
                   one.opcode == "mov.b64"});
  }
  return all;
}

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
  if (operand.kind == Kind::kName && operand.means == PtxOperand::Means::kShared) {
    const auto found = program_.places.find(operand.number);
    return (found == program_.places.end() ? operand.number : found->second) |
           emulate::windowOfRank(thread.block->rank);
  }
  if (operand.kind != Kind::kRegister) return std::nullopt;
  const uint64_t value = thread.registers[operand.reg];
  return operand.negated ? uint64_t{value == 0} : value;
}

namespace {

constexpr const char* kDepends = "it depends on where the variables of shared memory lie, and only the linker knows";

// What an address of the instruction has to be a multiple of.
uint64_t multipleOf(const ptx::PtxInstruction& instruction) {
  if (instruction.is("ldmatrix") || instruction.is("stmatrix")) return 16;
  if (instruction.is("mbarrier")) return 8;
  if (instruction.is("cp.async.bulk") || instruction.is("cp.reduce"))
    return 8;  // of its barrier; its places are asked behind
  if (instruction.is("tcgen05.alloc")) return 4;
  if (instruction.is("cp.async.mbarrier")) return 8;
  if (instruction.is("cp.async")) {
    const bool known = instruction.operands.size() > 2 && instruction.operands[2].kind == PtxOperand::Kind::kNumber;
    return known ? instruction.operands[2].number : 16;
  }
  if (!instruction.is("ld") && !instruction.is("st")) return 1;
  const PtxOperand& data = instruction.operands[instruction.is("ld") ? 0 : instruction.operands.size() - 1];
  const uint64_t count = data.kind == PtxOperand::Kind::kList ? data.parts.size() : 1;
  return ptx::ptxBytes(instruction.words.back()).value_or(16) * count;
}

// Of a bulk copy: whether this is the base of a place in shared memory, and not of its barrier.
bool isPlaceOfBulk(const ptx::PtxInstruction& instruction, const ptx::PtxDecoded& decoded,
                   const PtxOperand& base) {
  const bool loads = decoded.act == ptx::PtxAct::kBulkLoad;
  if (!loads && decoded.act != ptx::PtxAct::kBulkStore) return false;
  for (size_t i = 0; i < 2 && i < decoded.addresses.size(); ++i)
    if (&base == &instruction.operands[decoded.addresses[i]].parts[0]) return true;
  return false;
}

}  // namespace

// An address of shared memory that an instruction uses: it stays in its variable, and is aligned wherever that lies.
std::string Tracer::wrongAddress(const Thread& thread, const ptx::PtxInstruction& instruction, const PtxOperand& base,
                                 uint64_t offset) {
  const PtxPlace place = placeOf(thread, base);
  const ptx::PtxLayout::Variable* variable = layout_.find(place);
  const ptx::PtxValue value = numberOf(thread, base);
  if (!ptx::ptxIsAddress(place) || variable == nullptr || !value) return kDepends;
  const uint64_t address = emulate::Machine::sharedOf(*value) + offset, at = address & emulate::kOffsetMask;
  if (emulate::rankOf(address) != ptx::ptxBlockOf(place, thread.block->rank))
    return ptx::kPtxMovedByArithmetic;
  if (at < variable->at || at - variable->at >= std::max<uint64_t>(1, variable->bytes.value_or(0)))
    return "an address outside of the variable of shared memory from which it is computed";
  uint64_t multiple = multipleOf(instruction);
  if (isPlaceOfBulk(instruction, ordered_.decoded[thread.at], base))
    multiple = instruction.has("tensor") ? parameters_.pattern : 16;
  if (variable->align % multiple != 0)
    return "an address that must be a multiple of " + std::to_string(multiple) +
           ", in a variable of shared memory whose .align is " + std::to_string(variable->align);
  if (variable->begins) restsOn_.insert(ptx::kBeginsAligned);
  return "";
}

// An address of shared or local memory, or of a parameter by a generic address, that comes from no variable.
bool Tracer::isNumberElsewhere(const Thread& thread, const ptx::PtxInstruction& instruction, const PtxOperand& operand) {
  static const Names kAccesses = {"ld", "st", "atom", "red", "ldmatrix", "stmatrix", "mbarrier", "cp"};
  const PtxOperand& base = operand.parts[0];
  const ptx::PtxValue number = numberOf(thread, base);
  if (!number || !kAccesses.contains(instruction.words.front())) return false;
  if (base.kind == PtxOperand::Kind::kRegister && isWholeAddress(shadow_.registers(thread, base.reg))) return false;
  const uint64_t address = *number + operand.number;
  if (address >= emulate::kSharedWindow) return true;
  return std::any_of(instruction.words.begin(), instruction.words.end(), [](const std::string& word) {
    return word == "shared" || word == "local" || word.starts_with("shared::");
  });
}

// Whether an operand of an instruction that is no computation may be what it is.
std::string Tracer::wrongPlace(const Thread& thread, const ptx::PtxInstruction& instruction, size_t i) {
  const PtxOperand& operand = instruction.operands[i];
  if (operand.kind != PtxOperand::Kind::kAddress) {
    const PtxPlace place = placeOf(thread, operand);
    if (place == kPtxNowhere) return "";
    const ptx::PtxValue value = numberOf(thread, operand);
    if (!isDescriptor(instruction, i) || !value) return kDepends;
    if (!ptx::ptxIsDescriptor(layout_, place, *value))
      return "a matrix descriptor whose lowest 14 bits are not those of an address of one variable of shared "
             "memory, wherever that lies";
    const ptx::PtxLayout::Variable& variable = *layout_.find(place);
    // The pattern of its swizzle is of addresses, not of offsets in the variable (PTX ISA, "Matrix Descriptor").
    constexpr std::array<uint64_t, 4> kPatterns = {16, 1024, 512, 256};
    const uint64_t base = oracle::baseOffsetOf(*value);
    const uint64_t pattern = base != 0 || (*value >> 61 & 7) == 1 ? 1024 : kPatterns[*value >> 62];
    if (variable.align % pattern != 0)
      return "a matrix descriptor with a swizzle over " + std::to_string(pattern) +
             " bytes, in a variable of shared memory whose .align is " + std::to_string(variable.align);
    if (variable.begins) restsOn_.insert(ptx::kBeginsAligned);
    // Seen on an H200 for a swizzle of 128 bytes (docs/evidence/trust.md).
    const bool isSeen = instruction.is("wgmma") && pattern == 1024 && *value >> 62 == 1;
    if (base != 0)
      restsOn_.insert("a matrix descriptor of base offset " + std::to_string(base) +
                      " counts the rows of its pattern from there, as the PTX ISA says; " +
                      (isSeen ? "an H200 does so" : "no GPU was asked"));
    return "";
  }
  for (size_t part = 0; part < operand.parts.size(); ++part) {
    const PtxOperand& one = operand.parts[part];
    if (part == 0 && placeOf(thread, one) == kPtxNowhere && isNumberElsewhere(thread, instruction, operand))
      return "an address that comes from no variable, and only the linker knows what lies there";
    if (placeOf(thread, one) == kPtxNowhere) continue;
    const bool global = one.kind == PtxOperand::Kind::kRegister && isWholeAddress(shadow_.registers(thread, one.reg));
    if (part != 0 || global) return kDepends;
    if (std::string wrong = wrongAddress(thread, instruction, one, operand.number); !wrong.empty()) return wrong;
  }
  return "";
}

// mov.b64 between a register and the two halves of it: of a descriptor the address is in the lower one.
bool Tracer::movesParts(const Thread& thread, const ptx::PtxInstruction& instruction) {
  using Kind = PtxOperand::Kind;
  if (!follows_[thread.at].halves || instruction.operands.size() != 2) return false;
  const PtxOperand &to = instruction.operands[0], &from = instruction.operands[1];
  const bool joins = from.kind == Kind::kList;
  const PtxOperand& parts = joins ? from : to;
  if (joins == (to.kind == Kind::kList) || parts.parts.size() != 2) return false;
  const PtxOperand& source = joins ? from.parts[0] : from;
  const PtxPlace place = placeOf(thread, source);
  const ptx::PtxValue value = numberOf(thread, source);
  if (place == kPtxNowhere || (joins && placeOf(thread, from.parts[1]) != kPtxNowhere) || !value) return false;
  if (!ptx::ptxIsDescriptor(layout_, place, *value)) return false;
  const PtxOperand& target = joins ? to : to.parts[0];
  if (target.kind == Kind::kRegister) pendingPlaces_.emplace_back(target.reg, place);
  if (!joins && to.parts[1].kind == Kind::kRegister) pendingPlaces_.emplace_back(to.parts[1].reg, kPtxNowhere);
  return true;
}

void Tracer::followPlaces(Machine& machine, Thread& thread, bool runs) {
  const ptx::PtxInstruction& instruction = program_.kernel.code[thread.at];
  const ptx::PtxDecoded& decoded = ordered_.decoded[thread.at];
  pendingPlaces_.clear();
  const auto refuse = [&](const std::string& why = kDepends) { machine.fail(thread, "terms_c7", why); };
  if (instruction.guarded && placesOf(thread)[instruction.guard] != kPtxNowhere) return refuse();
  if (!runs) return;
  const std::vector<PtxOperand>& operands = instruction.operands;
  const Follows& follows = follows_[thread.at];
  if (follows.shuffles) {  // its data is that of another lane (shuffles)
    for (size_t i = 2; i < operands.size(); ++i)
      if (placeOf(thread, operands[i]) != kPtxNowhere) return refuse();
    return;
  }
  PtxPlace made = kPtxNowhere;
  if (follows.maps) {
    const ptx::PtxValue rank = operands.size() > 2 ? numberOf(thread, operands[2]) : std::nullopt;
    made = rank ? ptx::ptxMapped(placeOf(thread, operands[1]), *rank, thread.block->rank) : kPtxAnyPlace;
    if (made == kPtxNowhere)
      return refuse("a number that is no address of shared memory is mapped to another block");
    if (operands.size() > 2 && placeOf(thread, operands[2]) != kPtxNowhere) return refuse();
  } else if (movesParts(thread, instruction)) {
    return;
  } else if (follows.computes) {
    std::array<PtxPlace, 3> places{};
    std::array<ptx::PtxValue, 3> values{};
    bool any = false, begins = false;
    for (size_t i = 1; i < operands.size(); ++i) {
      const PtxPlace place = placeOf(thread, operands[i]);
      const ptx::PtxLayout::Variable* variable = layout_.find(place);
      any = any || place != kPtxNowhere;
      begins = begins || (variable != nullptr && variable->begins);
      if (i <= 3) places[i - 1] = place, values[i - 1] = numberOf(thread, operands[i]);
    }
    if (any) made = ptx::ptxPlaceComputed(layout_, instruction, ptx::computationOf(instruction), places, values);
    if (made == kPtxAnyPlace) {
      made = ptx::ptxPlaceInEvenBlock(layout_, ptx::computationOf(instruction), places, values,
                                      thread.block->rank);
      if (made != kPtxAnyPlace) restsOn_.insert(ptx::kEvenByMask);
    }
    // Its lowest bits are known where it begins shared memory.
    if (begins && made != kPtxAnyPlace && follows.readsBits) restsOn_.insert(ptx::kBeginsAligned);
  } else if (rules_[thread.at].kind != Rule::Kind::kNothing) {
    for (size_t i = decoded.hasResult ? 1 : 0; i < operands.size(); ++i)
      if (const std::string wrong = wrongPlace(thread, instruction, i); !wrong.empty()) return refuse(wrong);
  }
  for (const size_t reg : decoded.writes) pendingPlaces_.emplace_back(reg, made);
}

void Tracer::placesTogether(std::span<Thread> group) {
  const ptx::PtxDecoded& decoded = ordered_.decoded[group[0].at];
  for (const Thread& thread : group)
    for (const size_t reg : decoded.writes) placesOf(thread)[reg] = kPtxNowhere;
}

}  // namespace cutecheck::terms
