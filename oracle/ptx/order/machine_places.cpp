// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of which variable of shared memory a value is an address. Where the variables lie nobody says but the linker: a value is
// known where it is an address plus a number, or a number that does not depend on where the variables lie.
#include <algorithm>
#include <set>

#include "core/nvgpu/launch_limits.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "oracle/nvgpu/base_offset.h"
#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/places.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
using Op = PtxComputation::Op;

// 0 is a number. An address has its variable's, and 1, in the lowest 25 bits; then how far it is shifted to
// the right; a bit where it is generic, for there the window of shared memory begins elsewhere; then the
// rank, and 1, where it is mapped.
constexpr PtxPlace kShiftAt = 25, kVariable = (PtxPlace{1} << kShiftAt) - 1, kMostShift = 62,
                   kGeneric = PtxPlace{1} << 31;
constexpr PtxPlace kRankAt = 32, kRank = PtxPlace{0xffff} << kRankAt;

constexpr unsigned kBlockBits = 24;  // of an address within its block
constexpr uint64_t kPointers = kPtxPointers;  // from there on an address is one of other memory

uint64_t shiftOf(PtxPlace place) { return (place & (kGeneric - 1)) >> kShiftAt; }

constexpr PtxPlace kNowhere = kPtxNowhere, kAnyPlace = kPtxAnyPlace;

uint64_t lowest(uint64_t width) { return width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1; }

// Two addresses of one variable: in one block, so that their distance is known; none of them before the variable, so that
// neither begins again at 0 wherever it lies.
bool sameBlock(uint64_t a, uint64_t b) { return a >> kBlockBits == b >> kBlockBits; }
bool isBehind(uint64_t address, PtxPlace place) {
  return (address & lowest(kBlockBits)) >= (place & kVariable) - 1;
}

}  // namespace

bool ptxIsAddress(PtxPlace place) { return place != kAnyPlace && shiftOf(place) == 0; }
uint64_t ptxVariableOf(PtxPlace place) { return (place & kVariable) - 1; }

PtxPlace ptxMapped(PtxPlace place, uint64_t rank, uint64_t own) {
  if (place == kNowhere || place == kAnyPlace) return place;
  return (place & ~kRank) | (rank == own ? 0 : (rank + 1) << kRankAt & kRank);
}
uint64_t ptxBlockOf(PtxPlace place, uint64_t own) {
  const uint64_t mapped = (place & kRank) >> kRankAt;
  return mapped == 0 ? own : mapped - 1;
}

const PtxLayout::Variable* PtxLayout::find(PtxPlace place) const {
  if (place == kNowhere || place == kAnyPlace) return nullptr;
  const auto found = variables.find(ptxVariableOf(place));
  return found == variables.end() ? nullptr : &found->second;
}

namespace {
void addNamed(const PtxOperand& operand, std::set<uint64_t>& into) {
  if (operand.means == PtxOperand::Means::kShared) into.insert(operand.number);
  for (const PtxOperand& part : operand.parts) addNamed(part, into);
}
}  // namespace

PtxLayout ptxLayoutOf(const PtxKernel& kernel, bool begins) {
  constexpr uint64_t kShared = 1024;
  PtxLayout made;
  std::set<uint64_t> named;
  for (const PtxInstruction& one : kernel.code)
    for (const PtxOperand& operand : one.operands) addNamed(operand, named);
  for (const uint64_t at : named) {
    PtxLayout::Variable& one = made.variables[at];
    const auto align = kernel.alignments.find(at), extent = kernel.extents.find(at);
    one.at = at;
    if (align != kernel.alignments.end()) one.align = align->second;
    if (extent != kernel.extents.end()) one.bytes = extent->second;
  }
  if (begins && named.size() == 1 && !made.variables.begin()->second.bytes && *named.begin() % kShared == 0) {
    PtxLayout::Variable& one = made.variables.begin()->second;
    one.begins = one.align < kShared;
    one.align = std::max(one.align, kShared);
  }
  return made;
}

namespace {
void moveShared(PtxOperand& operand, uint64_t by) {
  if (operand.means == PtxOperand::Means::kShared) operand.number += by;
  for (PtxOperand& part : operand.parts) moveShared(part, by);
}
}  // namespace

PtxKernel ptxWithSharedAt(const PtxKernel& kernel, uint64_t bytes, uint64_t cycle) {
  PtxKernel made = kernel;
  made.alignments.clear(), made.extents.clear();
  for (auto& [name, at] : made.shared) at += bytes, made.alignments[at] = cycle;
  for (const auto& [at, extent] : kernel.extents) made.extents[at + bytes] = extent;
  made.staticShared += bytes;
  for (PtxInstruction& one : made.code)
    for (PtxOperand& operand : one.operands) moveShared(operand, bytes);
  return made;
}

uint64_t PtxLayout::alignmentAt(uint64_t address) const {
  uint64_t align = 0;
  for (const auto& [name, one] : variables)
    if (one.at <= (address & lowest(kBlockBits))) align = one.align;
  return align;
}

namespace {

// Of an address that was shifted by 4, with numbers added: its lowest 14 bits are those of an address in the variable,
// wherever that lies, so that nothing carries between them and the bits above.
constexpr uint64_t kField = (uint64_t{1} << 14) - 1, kMostShared = kMostSharedOfBlock;
bool fieldIsInside(const PtxLayout& layout, PtxPlace place, uint64_t value) {
  const PtxLayout::Variable* of = layout.find(place);
  if (of == nullptr || of->align % 16 != 0 || shiftOf(place) != 4 || (place & kGeneric) != 0) return false;
  const uint64_t field = value & kField, begin = of->at / 16;
  // Wherever it lies its last byte is below the limit of shared memory; one of no extent has what is read of
  // it.
  const uint64_t room = of->bytes ? 16 * (kField + 1) - kMostShared + *of->bytes : kMostShared;
  return field >= begin && 16 * (field - begin) < room;
}

// What keeps a descriptor one: numbers added, its bits moved as a whole, bits of numbers changed.
PtxPlace descriptorComputed(const PtxLayout& layout, const PtxComputation& computes, const std::array<PtxPlace, 3>& places,
                            const std::array<PtxValue, 3>& values) {
  const auto [a, b, c] = places;
  const size_t of = a != kNowhere ? 0 : b != kNowhere ? 1 : 2, other = of == 0 ? 1 : 0;
  const PtxPlace place = places[of];
  const PtxLayout::Variable* variable = layout.find(place);
  if (variable == nullptr || variable->align % 16 != 0) return kAnyPlace;
  size_t others = 0;
  for (const PtxPlace one : places) others += one != kNowhere ? 1 : 0;
  if (others != 1 || !values[of]) return kAnyPlace;
  switch (computes.op) {
    case Op::kAdd:
      return of < 2 ? place : kAnyPlace;
    case Op::kSub:
      return of == 0 ? place : kAnyPlace;
    case Op::kMad:
      return of == 2 ? place : kAnyPlace;
    case Op::kAnd:
    case Op::kOr:
    case Op::kXor: {
      if (of > 1 || !values[other] || !fieldIsInside(layout, place, *values[of])) return kAnyPlace;
      // Of the field only bits below what the address is a multiple of are numbers.
      const uint64_t changed = (computes.op == Op::kAnd ? ~*values[other] : *values[other]) & kField;
      return changed < variable->align / 16 ? place : kAnyPlace;
    }
    default:
      return kAnyPlace;
  }
}

}  // namespace

bool ptxIsDescriptor(const PtxLayout& layout, PtxPlace place, uint64_t value) { return fieldIsInside(layout, place, value); }

PtxPlace ptxPlaceComputed(const PtxLayout& layout, const PtxInstruction& instruction, const PtxComputation& computes,
                          const std::array<PtxPlace, 3>& places, const std::array<PtxValue, 3>& values) {
  const size_t count = instruction.operands.size();
  const auto [a, b, c] = places;
  if (a == kNowhere && b == kNowhere && c == kNowhere && count <= 4) return kNowhere;
  const bool any = a == kAnyPlace || b == kAnyPlace || c == kAnyPlace;
  if (any || count > 4 || instruction.operands[0].kind == Kind::kList) return kAnyPlace;
  if (computes.width < 32) return kAnyPlace;
  const PtxPlace of = a != kNowhere ? a : b;
  const PtxLayout::Variable* variable = layout.find(of);
  const uint64_t fixed = variable == nullptr ? 1 : variable->align;  // the lowest bits of it
  const bool shifted = shiftOf(a) != 0 || shiftOf(b) != 0 || shiftOf(c) != 0;
  if (shifted) {
    const bool passes = computes.op == Op::kMov || computes.op == Op::kCvt || computes.op == Op::kShr || computes.op == Op::kAnd ||
                        computes.op == Op::kSelp;
    if (!passes) return descriptorComputed(layout, computes, places, values);
  }
  const bool near = values[0] && values[1] && sameBlock(*values[0], *values[1]);
  const bool behind = near && isBehind(*values[0], a) && isBehind(*values[1], a);
  const bool equals = computes.compares == PtxComputation::Compares::kEq || computes.compares == PtxComputation::Compares::kNe;
  switch (computes.op) {
    case Op::kMov:
      return a;
    case Op::kShr: {
      const PtxValue by = values[1];
      if (b != kNowhere || !by || *by + shiftOf(a) > kMostShift) return kAnyPlace;
      // Above its field a descriptor has numbers.
      if ((uint64_t{1} << *by) > kField && values[0] && fieldIsInside(layout, a, *values[0])) return kNowhere;
      return a + (*by << kShiftAt);
    }
    case Op::kBfe: {
      const PtxValue at = values[1], count = values[2];
      // (address >> 4) & 0x3fff, of a descriptor.
      const PtxPlace field = a + (PtxPlace{4} << kShiftAt);
      if (b == kNowhere && c == kNowhere && at == PtxValue(4) && count == PtxValue(14) && !shifted && values[0] &&
          fieldIsInside(layout, field, *values[0] >> 4))
        return field;
      const bool low = at && count && b == kNowhere && c == kNowhere && *at + *count < 64 && uint64_t{1} << (*at + *count) <= fixed;
      return low ? kNowhere : kAnyPlace;
    }
    case Op::kCvta:
      return instruction.has("to") ? a & ~kGeneric : a | kGeneric;
    case Op::kCvt:
      // Into more bits, where nothing carries out of those that there were.
      if (shifted && computes.toWidth > computes.width && !(values[0] && fieldIsInside(layout, a, *values[0]))) return kAnyPlace;
      return computes.width >= 32 && computes.toWidth >= 32 ? a : kAnyPlace;
    case Op::kAdd:
      return a == kNowhere ? b : b == kNowhere ? a : kAnyPlace;
    case Op::kSub:
      return b == kNowhere ? a : a == b && near ? kNowhere : kAnyPlace;
    case Op::kMad:
      return a == kNowhere && b == kNowhere ? c : kAnyPlace;
    case Op::kSelp: {
      const PtxValue which = values[2];
      return c != kNowhere || !which ? kAnyPlace : *which != 0 ? a : b;
    }
    case Op::kMin:
    case Op::kMax:
      return a == b && near && behind ? a : kAnyPlace;
    case Op::kSetp:
      return a == b && c == kNowhere && near && (behind || equals) ? kNowhere : kAnyPlace;
    case Op::kAnd:
    case Op::kOr:
    case Op::kXor: {
      // Bits below what the variable's address is a multiple of are those of the number that is added.
      if (a != kNowhere && b != kNowhere) return kAnyPlace;
      const PtxValue known = values[a == kNowhere ? 0 : 1];
      if (!known) return kAnyPlace;
      const uint64_t bits = *known & lowest(computes.width);
      if (bits < (fixed >> shiftOf(of))) return computes.op == Op::kAnd ? kNowhere : of;
      // An address of shared memory itself has 32 bits.
      const uint64_t cleared = ~bits & lowest((of & kGeneric) != 0 ? computes.width : std::min(computes.width, 32U));
      const bool down = computes.op == Op::kAnd && shiftOf(of) == 0 && cleared < fixed;
      return down ? of : shifted ? descriptorComputed(layout, computes, places, values) : kAnyPlace;
    }
    default:
      return kAnyPlace;
  }
}

PtxPlace ptxPlaceInEvenBlock(const PtxLayout& layout, const PtxComputation& computes,
                             const std::array<PtxPlace, 3>& places, const std::array<PtxValue, 3>& values,
                             uint64_t own) {
  const size_t of = places[0] != kNowhere ? 0 : 1;
  const PtxPlace place = places[of];
  const PtxValue mask = values[1 - of];
  const PtxLayout::Variable* variable = layout.find(place);
  const bool isAddress = ptxIsAddress(place) && (place & kGeneric) == 0 && variable != nullptr;
  if (computes.op != Op::kAnd || computes.width < 32 || !isAddress || places[1 - of] != kNowhere || !mask)
    return kAnyPlace;
  constexpr uint64_t kOdd = uint64_t{1} << kBlockBits;
  const uint64_t cleared = ~*mask & lowest(32);
  // Below what the variable is a multiple of, bits are those of the number that was added.
  if ((cleared & kOdd) == 0 || (cleared & ~kOdd) >= variable->align) return kAnyPlace;
  return ptxMapped(place, ptxBlockOf(place, own) & ~uint64_t{1}, own);
}

PtxPlace PtxMachine::placeOf(const Thread& thread, const PtxOperand& operand) const {
  return ptxPlaceOf(operand, [&](size_t reg) { return thread.places[reg]; });
}

PtxPlace PtxMachine::placeMade(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const {
  if (decoded.act == PtxAct::kShuffle) return thread.shuffledPlace;
  if (decoded.act == PtxAct::kMapa)
    return ptxMapped(placeOf(thread, instruction.operands[1]),
                     valueOf(thread, instruction.operands[2]).value_or(thread.block), thread.block);
  if (decoded.act != PtxAct::kCompute) return kNowhere;
  const std::vector<PtxOperand>& operands = instruction.operands;
  // Two halves of a descriptor: the address is in the lower one.
  const bool joins =
      decoded.computes.op == Op::kMov && operands.size() == 2 && operands[1].kind == Kind::kList;
  if (joins && operands[1].parts.size() == 2 && placeOf(thread, operands[1].parts[1]) == kNowhere) {
    const PtxPlace low = placeOf(thread, operands[1].parts[0]);
    const PtxValue value = valueOf(thread, operands[1].parts[0]);
    if (low == kNowhere || (low != kAnyPlace && value && fieldIsInside(layout_, low, *value))) return low;
  }
  std::array<PtxPlace, 3> places{};
  bool any = false;
  for (size_t i = 1; i < operands.size(); ++i) {
    const PtxPlace place = placeOf(thread, operands[i]);
    any = any || place != kNowhere;
    if (i <= 3) places[i - 1] = place;
  }
  if (!any) return kNowhere;
  std::array<PtxValue, 3> values{};
  for (size_t i = 0; i < 3 && i + 1 < operands.size(); ++i) values[i] = valueOf(thread, operands[i + 1]);
  const PtxPlace made = ptxPlaceComputed(layout_, instruction, decoded.computes, places, values);
  if (made != kAnyPlace || (decoded.computes.op != Op::kAnd && decoded.computes.op != Op::kBfe)) return made;
  // The lowest bits of where shared memory begins are a number, as an assertion asks for them, and a
  // descriptor may drop them; an address stays one.
  const PtxPlace begun = ptxPlaceComputed(beginning_, instruction, decoded.computes, places, values);
  if (begun != kAnyPlace && (begun == kNowhere || shiftOf(begun) != 0)) {
    restsOn_.insert(kBeginsAligned);
    return begun;
  }
  const PtxPlace even = ptxPlaceInEvenBlock(layout_, decoded.computes, places, values, thread.block);
  if (even != kAnyPlace) restsOn_.insert(kEvenByMask);
  return even;
}

bool PtxMachine::guardDependsOnPlace(const Thread& thread, const PtxInstruction& instruction) const {
  return instruction.guarded && thread.places[instruction.guard] == kAnyPlace;
}

// Which of the addresses are ones of shared memory, or may be.
std::vector<size_t> PtxMachine::sharedAddressesOf(const PtxInstruction& instruction,
                                                  const PtxDecoded& decoded) {
  using enum PtxAct;
  std::vector<size_t> all;
  if (decoded.act == kBulkLoad)
    all = instruction.has("global") ? std::vector<size_t>{0, 2} : std::vector<size_t>{0, 1, 2};
  else if (decoded.act == kBulkStore || instruction.is("tensormap.cp_fenceproxy"))
    all = {1};
  else if ((decoded.act >= kStoreShared && decoded.act <= kAtomicGeneric) ||
           (decoded.act >= kBarrierInit && decoded.act <= kAsync) || decoded.act == kLdmatrix ||
           decoded.act == kStmatrix || decoded.act == kTensorAlloc || decoded.act == kTensorCommit)
    all = {0};
  std::erase_if(all, [&](size_t one) { return one >= decoded.addresses.size(); });
  return all;
}

void PtxMachine::staysInBlock(const Thread& thread, const PtxInstruction& instruction,
                              const PtxDecoded& decoded, size_t which) {
  using enum PtxAct;
  const auto names = [&](const char* space) { return instruction.opcode.find(space) != std::string::npos; };
  const PtxOperand& operand = instruction.operands[decoded.addresses[which]];
  const PtxValue address = valueOf(thread, operand);
  const bool accesses = decoded.act >= kLoadGeneric && decoded.act <= kAtomicGeneric;
  // What a thread may use for global memory is held against shared memory where it is one of its addresses.
  if (!address || *address >= kPointers || (accesses && originsOf(thread, operand) == kOfLaunch)) return;
  const auto opens = [&](const char* why) { doubt(instruction.line, why); };
  const PtxPlace place = placeOf(thread, operand);
  const uint64_t block = *address >> kBlockBits;
  if (place == kNowhere)
    opens("the address in shared memory comes from no variable, and only the linker knows what lies there");
  else if (place != kAnyPlace && block != ptxBlockOf(place, thread.block))
    return opens(kPtxMovedByArithmetic);
  if (block == thread.block) return;
  if (block >= kernel_.cluster)
    return opens("the address is of shared memory of a block that the cluster does not have");
  // A generic one reaches what arrivals, commits, loads and stores reach; of a copy the source is the block's
  // own.
  const bool source = decoded.act == kBulkLoad && which == 1;
  const bool generic =
      !names(".shared") && (accesses || decoded.act == kTensorCommit ||
                            (decoded.act >= kBarrierArrive && decoded.act <= kBarrierComplete));
  if (!generic && (source || !names("shared::cluster")))
    opens("the address is of the shared memory of another block, which .shared::cluster alone reaches");
}

void PtxMachine::spacesAgree(const Thread& thread, const PtxInstruction& instruction,
                             const PtxDecoded& decoded) {
  const auto names = [&](const char* space) { return instruction.opcode.find(space) != std::string::npos; };
  const bool shared = names(".shared");
  const bool other = !shared && (names(".global") || names(".local") || names(".const") || names(".param"));
  for (const size_t one : sharedAddressesOf(instruction, decoded))
    staysInBlock(thread, instruction, decoded, one);
  for (const size_t one : decoded.addresses) {
    const PtxPlace place = placeOf(thread, instruction.operands[one]);
    if (layout_.find(place) == nullptr || !ptxIsAddress(place)) continue;
    const bool generic = (place & kGeneric) != 0;
    if (!other && generic != shared) continue;
    doubt(instruction.line, std::string("the address is ") + (generic ? "a generic one of" : "one in") +
                                " shared memory, and the instruction takes " +
                                (other    ? "none of it"
                                 : shared ? "one in shared memory: cvta.to.shared makes it"
                                          : "a generic one: cvta.shared makes it"));
    return;
  }
}

void PtxMachine::staysInside(const Thread& thread, const PtxInstruction& instruction,
                             const PtxDecoded& decoded, size_t which, const PtxBytes& bytes) {
  if (which >= decoded.addresses.size() || bytes.end <= bytes.begin) return;
  staysInside(instruction, placeOf(thread, instruction.operands[decoded.addresses[which]]), bytes);
}

void PtxMachine::readsInside(const Thread& thread, const PtxInstruction& instruction,
                             const PtxOperand& descriptor, const PtxBytes& bytes) {
  const PtxPlace place = placeOf(thread, descriptor);
  const PtxValue word = valueOf(thread, descriptor);
  if (place == kNowhere)
    return doubt(instruction.line,
                 "the descriptor is a number that no variable of shared memory gave: only the linker knows "
                 "what lies there");
  if (word) {
    const auto arch = instruction.is("wgmma") ? MatrixArch::kSm90 : MatrixArch::kSm100;
    if (const auto read = decodeMatrixDescriptor(*word, arch); !read.ok())
      return doubt(instruction.line, "the matrix descriptor is none: " + read.error().message);
    const auto model = instruction.is("wgmma") ? oracle::OperandArch::kSm90 : oracle::OperandArch::kSm100;
    if (const std::string wrong = oracle::wrongBaseOffset(*word, model); !wrong.empty())
      return doubt(instruction.line, wrong);
  }
  if (place != kAnyPlace && word && fieldIsInside(layout_, place, *word))
    return staysInside(instruction, place, bytes);
  doubt(instruction.line, {"the descriptor depends on where the variables of shared memory lie: give the "
                           "variable the .align that it is computed with",
                           OpenReason::kWhereSharedLies});
}

void PtxMachine::staysInside(const PtxInstruction& instruction, PtxPlace place, const PtxBytes& bytes) {
  const PtxLayout::Variable* const of = layout_.find(place);
  if (of == nullptr || bytes.end <= bytes.begin) return;
  const uint64_t from = bytes.begin & lowest(kBlockBits), to = from + (bytes.end - bytes.begin);
  if (from >= of->at && (!of->bytes || to <= of->at + *of->bytes)) return;
  doubt(instruction.line,
        "the access reaches beyond its variable of shared memory" +
            (of->bytes ? ", which has " + std::to_string(*of->bytes) + " bytes" : std::string()) +
            ": only the linker knows what lies there");
}

bool PtxMachine::addressDependsOnPlace(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const {
  return std::any_of(decoded.addresses.begin(), decoded.addresses.end(),
                     [&](size_t one) { return placeOf(thread, instruction.operands[one]) == kAnyPlace; });
}

}  // namespace cutecheck::ptx
