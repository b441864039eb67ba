// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores of threads of the machine: shared memory, and what is known of values that come from
// others.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/places.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kPointers = kPtxPointers;
constexpr uint64_t kLoads = PtxStored::kLoads;
constexpr uint64_t kSigned = uint64_t{1} << 63;    // and this one, where its sign is spread
constexpr uint64_t kMade = uint64_t{1} << 61;      // of what stands for how a value is made, and not kLoads
constexpr uint64_t kOfWarp = uint64_t{1} << 63;    // of that: of what a warp made together
constexpr uint64_t kSlotBytes = 4;                 // of an address of tensor memory
constexpr uint64_t kOfParameter = 1023;            // in place of the count of stores: a parameter's value
constexpr uint64_t kSizeAt = 48;                   // where the binary logarithm of its bytes stands
constexpr uint64_t kSeveral = uint64_t{8} << kSizeAt;  // of a vector that begins with it
constexpr uint64_t kMostBytes = 8;                     // of what has a name

// Of what is loaded into a register, which may be wider: who loads it so loads the same.
uint64_t nameOf(const PtxOperand& to, uint64_t stores, uint64_t bytes, bool isSigned, uint64_t at) {
  const uint64_t size = static_cast<uint64_t>(std::countr_zero(bytes)) << kSizeAt;
  return kLoads | (isSigned && ptxWidth(to.type) != 8 * bytes ? kSigned : 0) | stores << 52 | size | at;
}

uint64_t madeOfNumbers(uint64_t a, uint64_t b) {
  const uint64_t mixed = (a ^ (b + 0x9E3779B97F4A7C15ull + (a << 6) + (a >> 2))) * 0xBF58476D1CE4E5B9ull;
  return ((mixed ^ mixed >> 31) & (PtxStored::kLoadedAnew - 1)) | kMade;
}

bool isOfWarp(uint64_t name) { return (name & (kLoads | kOfWarp)) == kOfWarp; }

// Of a value made of two others. Of what a warp makes together lanes may make one value, with whatever else
// each has.
uint64_t madeOfBoth(uint64_t a, uint64_t b) {
  const bool first = isOfWarp(a), second = isOfWarp(b);
  if (first != second) return first ? a : b;
  return madeOfNumbers(a, b) | (first ? kOfWarp : 0);
}

// Of what a warp makes together, what gives each lane its own part.
bool givesParts(const PtxInstruction& instruction) {
  constexpr std::array kParts = {"mma.", "wgmma.", "ldmatrix", "movmatrix", "tcgen05.ld"};
  return std::any_of(kParts.begin(), kParts.end(), [&](const char* one) { return instruction.is(one); });
}

// Whether its first two operands may be exchanged.
bool commutes(const PtxInstruction& instruction) {
  constexpr std::array kSums = {"add", "mul", "mad", "fma",   "min",  "max",
                                "and", "or",  "xor", "mul24", "mad24"};
  return std::ranges::count(kSums, instruction.words.front()) != 0;
}

uint64_t bytesOfName(uint64_t name) { return uint64_t{1} << (name >> kSizeAt & 7); }

std::vector<PtxOperand> partsOf(const PtxOperand& operand) {
  return operand.kind == Kind::kList ? operand.parts : std::vector{operand};
}

}  // namespace

// A load, store or atomic operation of a thread, by an address of shared memory or one that may be.
void PtxMachine::access(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  using enum PtxAct;
  const bool loads = decoded.act == kLoadShared || decoded.act == kLoadGeneric;
  const bool stores = decoded.act == kStoreShared || decoded.act == kStoreGeneric;
  const bool generic = decoded.act >= kLoadGeneric && decoded.act <= kAtomicGeneric;
  using Way = PtxShared::Way;
  const Way way = loads || stores ? Way::kOwn : instruction.has("cta") ? Way::kAtomicOfBlock : Way::kAtomic;
  // The copy of a tensor map names global memory first.
  const size_t which = instruction.is("tensormap.cp_fenceproxy") ? 1 : 0;
  const PtxOperand* const operand =
      which < decoded.addresses.size() ? &instruction.operands[decoded.addresses[which]] : nullptr;
  PtxBytes bytes = operand == nullptr ? PtxBytes{} : bytesAt(thread, *operand, decoded.bytes);
  // An integer of the launch may be an address of any memory.
  if (generic && bytes.end != 0 && bytes.begin < kPointers && originsOf(thread, *operand) == kOfLaunch)
    bytes = {};
  if ((generic && !loads && (bytes.end == 0 || bytes.begin >= kPointers)) || which == 1) {
    ++globalStores_;
    writesMap(thread, instruction, decoded);
  }
  if (!generic && bytes.begin >> 24 >= kernel_.cluster) bytes = {};
  if (way == Way::kAtomicOfBlock && bytes.end != 0 && bytes.begin >> 24 < kernel_.cluster &&
      bytes.begin >> 24 != thread.block) {
    doubt(instruction.line, "the scope .cta leaves out the threads of the block whose shared memory this is");
  }
  const bool elsewhere = bytes.end != 0 && bytes.begin < kPointers && bytes.begin >> 24 != thread.block;
  if (elsewhere && !loads) thread.wroteElsewhere = true;
  PtxValue value;
  bool ofTensor = false;
  if (bytes.end == 0) {
    if (!generic || program_.sharedMemory)
      unknown(instruction, generic ? "the address of an access that may be of shared memory"
                                   : "the address in shared memory");
  } else if (!generic || bytes.begin < kPointers) {
    if (instruction.is("tensormap"))
      mapIsPlaced(instruction, bytes.begin);
    else
      isMultiple(instruction, bytes.begin, decoded.bytes, loads ? "loads" : "stores to");
    staysInside(thread, instruction, decoded, which, bytes);
    if (loads || way != Way::kOwn) shared_.load(thread.index, bytes, way, instruction.line);
    reachesItself(thread, bytes.begin, instruction.line);
    meetsBarrier(thread, bytes, loads ? "loads" : "stores to", instruction.line);
    if (!loads) {
      PtxStored stored;
      if (stores && instruction.is("st.") && instruction.operands.size() > 1)
        stored = storedBy(thread, instruction.operands[1], decoded.bytes);
      shared_.store(thread.index, bytes, way, instruction.line, stored);
      tensor_.overwriteShared(thread.index, bytes, instruction.line);
      forgetSlots(bytes);
    }
    if (const auto slot = slots_.find(bytes.begin);
        slot != slots_.end() && loads && decoded.bytes == kSlotBytes && decoded.writes.size() == 1)
      value = slot->second, ofTensor = true;
  }
  if (!decoded.hasResult) return;
  set(thread, instruction.operands[0], value);
  // Which columns are free PTX does not say: the number stands for another one.
  if (ofTensor) thread.origins[decoded.writes[0]] = kTensor;
}

void PtxMachine::forgetSlots(const PtxBytes& bytes) {
  if (bytes.end <= bytes.begin) return;
  const uint64_t from = bytes.begin < kSlotBytes ? 0 : bytes.begin - kSlotBytes + 1;
  slots_.erase(slots_.lower_bound(from), slots_.lower_bound(bytes.end));
}

// What is loaded from one address of global memory, between two stores to it, is one value, whatever it is:
// the address, the bytes, their sign and the count of stores so far name it.
void PtxMachine::loadGlobal(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.empty() || !decoded.hasResult) return;
  const PtxOperand& from = instruction.operands[decoded.addresses[0]];
  const std::vector<PtxOperand> parts = partsOf(instruction.operands[0]);
  const PtxValue at = addressLoaded(thread, from);
  const uint64_t bytes = decoded.bytes / std::max<size_t>(1, parts.size());
  if (!at) return;
  // The launch before this one may still store.
  if (program_.awaitsLaunch && !thread.awaitedLaunch) ++globalStores_;
  if (bytes > kMostBytes || globalStores_ >= kOfParameter - 1) return;
  for (size_t i = 0; i < parts.size(); ++i)
    if (parts[i].kind == Kind::kRegister)
      thread.loaded[parts[i].reg] =
          nameOf(parts[i], globalStores_ + 1, bytes, instruction.words.back()[0] == 's', *at + i * bytes);
}

// Of an address that is made of numbers which stand for others one number may be several addresses.
PtxValue PtxMachine::addressLoaded(const Thread& thread, const PtxOperand& from) const {
  const PtxValue at = valueOf(thread, from);
  const bool isOne =
      (originsOf(thread, from) & (kState | kOfOpaque | kTensor)) == 0 && placeOf(thread, from) == 0;
  return isOne && at && *at >> kSizeAt == 0 ? at : std::nullopt;
}

void PtxMachine::beginsAsync(const Thread& thread, const PtxInstruction& instruction, const PtxBytes& to) {
  const PtxStored copied = copiedBy(thread, instruction, to.end - to.begin);
  shared_.begin(PtxShared::Kind::kAsync, thread.index, to, instruction.line, false, copied);
}

// [to], [from], bytes{, policy}: what is loaded there. With other operands it may be less.
PtxStored PtxMachine::copiedBy(const Thread& thread, const PtxInstruction& instruction,
                               uint64_t bytes) const {
  PtxStored made;
  made.made = instruction.operands.size() < 3 ? 0 : kMade;
  for (size_t i = 1; i < instruction.operands.size(); ++i) {
    const uint64_t one = madeOf(thread, instruction.operands[i]);
    made.made = one == 0 || made.made == 0 ? 0 : madeOfBoth(made.made, one);
  }
  const size_t plain = instruction.has("L2::cache_hint") ? 4 : 3;
  const PtxValue at =
      instruction.operands.size() == plain ? addressLoaded(thread, instruction.operands[1]) : std::nullopt;
  const bool early = program_.awaitsLaunch && !thread.awaitedLaunch;
  if (!at || early || globalStores_ >= kOfParameter - 1 || !std::has_single_bit(bytes) ||
      bytes > 2 * kMostBytes)
    return made;
  const uint64_t size = static_cast<uint64_t>(std::countr_zero(bytes)) << kSizeAt;
  return {kLoads | (globalStores_ + 1) << 52 | size | *at, variesByLaunch(thread, instruction.operands[1]),
          PtxStored::Stands::kForLoad};
}

void PtxMachine::valuesStayOne() {
  for (const auto& [value, line] : shared_.storedAlike()) {
    if ((value & kLoads) == 0 || (value >> 52 & kOfParameter) == kOfParameter) continue;
    const std::optional<PtxGlobal> from = PtxGlobal::at(value & ((uint64_t{1} << kSizeAt) - 1));
    const bool stores = !program_.storedParameters.empty();
    if (stores) restsOn_.insert(kPointersApart);
    if (!program_.storesAnywhere && !(from ? program_.storedParameters.contains(from->parameter) : stores))
      continue;
    doubt(line,
          "threads store here what they loaded from global memory, and the kernel may store to that, too: it "
          "need not be one value");
  }
}

uint64_t PtxMachine::madeOf(const Thread& thread, const PtxOperand& operand) const {
  uint64_t made = 0;
  const uint64_t name = operand.kind == Kind::kRegister ? thread.loaded[operand.reg] : 0;
  // What was stored between two loads may be to other memory.
  if (name != 0)
    made = (name & kLoads) != 0 ? name & ~PtxStored::kStoresBefore : name;
  else if (const PtxValue value =
               operand.kind == Kind::kAddress ? PtxValue(operand.number) : valueOf(thread, operand))
    made = madeOfNumbers(0, *value);
  else if (operand.kind == Kind::kName && operand.ofLaunch)
    made = madeOfNumbers(1, std::hash<std::string>()(operand.name));
  else if (operand.kind == Kind::kList)
    made = kMade;
  for (const PtxOperand& part : operand.parts) {
    const uint64_t one = madeOf(thread, part);
    made = made == 0 || one == 0 ? 0 : madeOfBoth(made, one);
  }
  return made != 0 && operand.negated ? madeOfBoth(made, 2) : made;
}

// Where data decides whether it runs: a number that was there, or what is loaded; of all else nobody knows
// whether the two differ.
uint64_t PtxMachine::madeBy(const Thread& thread, const PtxInstruction& instruction,
                            const PtxDecoded& decoded) const {
  const uint64_t made = madeWhereItRuns(thread, instruction, decoded);
  if (!instruction.guarded || thread.registers[instruction.guard]) return made;
  const uint64_t guard = thread.loaded[instruction.guard];
  const PtxValue before = decoded.writes.size() == 1 ? thread.registers[decoded.writes[0]] : PtxValue();
  if (!before || guard == 0 || (made & (kLoads | PtxStored::kLoadedAnew)) != PtxStored::kLoadedAnew) return 0;
  return madeOfNumbers(madeOfNumbers(guard, *before), made) | PtxStored::kLoadedAnew;
}

uint64_t PtxMachine::madeWhereItRuns(const Thread& thread, const PtxInstruction& instruction,
                                     const PtxDecoded& decoded) const {
  using enum PtxAct;
  const PtxAct act = decoded.act;
  const bool mayBeShared = act == kLoadShared || act == kLoadGeneric;
  const bool loads = mayBeShared || act == kLoadGlobal || act == kLoadParameter || instruction.is("ld");
  if (!decoded.hasResult) return 0;
  if (decoded.ofWarp && givesParts(instruction))
    return madeOfNumbers(thread.at, thread.index) | PtxStored::kLoadedAnew;
  if (decoded.ofWarp) return thread.ofWarp;
  if (act != kCompute && act != kOther && !loads) return 0;
  const std::vector<PtxOperand>& all = instruction.operands;
  const auto isRegister = [](const PtxOperand& one) { return one.kind == Kind::kRegister && !one.negated; };
  // A copy is what it copies.
  if (decoded.computes.op == PtxComputation::Op::kMov && all.size() == 2 && isRegister(all[0]) &&
      isRegister(all[1]) && all[0].type == all[1].type && ptxWidth(all[0].type) == decoded.computes.width)
    return thread.loaded[all[1].reg];
  // What shared memory and the thread's own hold, or is made of numbers alone, only who evaluates it knows.
  if (instruction.has("local") || (mayBeShared && (originsOf(thread, all[1]) & kGlobal) == 0)) return 0;
  uint64_t made = madeOfNumbers(2, decoded.opcode);
  bool known = !loads;
  std::vector<uint64_t> sources;
  for (size_t i = 1; i < all.size(); ++i) {
    sources.push_back(madeOf(thread, all[i]));
    if (sources.back() == 0) return 0;
    known = known && valueOf(thread, all[i]);
  }
  if (sources.size() > 1 && commutes(instruction) && sources[1] < sources[0])
    std::swap(sources[0], sources[1]);
  for (const uint64_t one : sources) made = madeOfBoth(made, one);
  return known ? 0 : madeOfBoth(made, 3) | (loads && !isOfWarp(made) ? PtxStored::kLoadedAnew : 0);
}

// The same for all of its lanes, whatever each of them brings.
void PtxMachine::madeTogether(const PtxInstruction& instruction, size_t first, size_t last, size_t at) {
  const auto isThere = [&](const Thread& one) { return one.waits == Waits::kWarp && one.at == at; };
  uint64_t all = 0;
  bool known = true;
  for (size_t i = first; i < last; ++i)
    for (size_t k = 1; isThere(threads_[i]) && k < instruction.operands.size(); ++k) {
      all += madeOf(threads_[i], instruction.operands[k]);
      known = known && valueOf(threads_[i], instruction.operands[k]);
    }
  for (size_t i = first; i < last; ++i)
    if (isThere(threads_[i])) threads_[i].ofWarp = known ? 0 : madeOfNumbers(at, all) | kOfWarp;
}

PtxStored PtxMachine::storedBy(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const {
  PtxStored stored = valueStored(thread, operand, bytes);
  if (!stored.value) stored.made = std::max(madeOf(thread, operand), PtxStored::kUnknown);
  return stored;
}

// A number, or another that stands for what was loaded, or for an address; of a vector, parts that lie side
// by side.
PtxStored PtxMachine::valueStored(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const {
  const uint8_t origins = originsOf(thread, operand);
  const bool ofLaunch = variesByLaunch(thread, operand);
  if ((origins & (kState | kOfOpaque | kTensor)) != 0) return {};
  const std::vector<PtxOperand> parts = partsOf(operand);
  const auto loaded = [&](size_t i) {
    const uint64_t name = parts[i].kind == Kind::kRegister ? thread.loaded[parts[i].reg] : 0;
    return (name & kLoads) != 0 ? name : 0;
  };
  if (const uint64_t first = parts.empty() ? 0 : loaded(0); first != 0) {
    const uint64_t each = bytesOfName(first);
    // A parameter itself is one value in each launch.
    const bool varies = ofLaunch && (first >> 52 & kOfParameter) != kOfParameter;
    if (operand.kind != Kind::kList) {
      if (bytes > each) return {first, varies, PtxStored::Stands::kForLoad};
      // Its lowest bytes, as a load of them alone has them.
      const auto size = static_cast<uint64_t>(std::countr_zero(bytes)) << kSizeAt;
      return {(first & ~(kSigned | uint64_t{15} << kSizeAt)) | size, varies, PtxStored::Stands::kForLoad};
    }
    if (bytes != each * parts.size()) return {};
    for (size_t i = 1; i < parts.size(); ++i)
      if (loaded(i) != first + i * each) return {};
    return {first | kSeveral, varies, PtxStored::Stands::kForLoad};
  }
  PtxValue value = valueOf(thread, operand);
  const uint64_t each = operand.kind == Kind::kList ? bytes / std::max<size_t>(1, parts.size()) : 0;
  if (each != 0 && bytes <= kMostBytes) value = 0;
  for (size_t i = 0; each != 0 && value && i < parts.size(); ++i) {
    const PtxValue part = valueOf(thread, parts[i]);
    const uint64_t all = ~uint64_t{0} >> (64 - 8 * each);
    value = part ? PtxValue(*value | (*part & all) << 8 * each * i) : std::nullopt;
  }
  if (!value) return {};
  // An address stands for another number, which a part of it does not tell.
  const PtxPlace place = placeOf(thread, operand);
  const bool isGlobal = (origins & kGlobal) != 0;
  if (isGlobal || place != 0) {
    if (each != 0 || (bytes < kMostBytes && (isGlobal || *value >> 8 * bytes != 0))) return {};
    if (isGlobal ? place != 0 : !ptxIsAddress(place) || *value >> 32 != 0) return {};
    return {uint64_t{place} << 32 | *value, ofLaunch,
            isGlobal ? PtxStored::Stands::kForGlobal : PtxStored::Stands::kForShared};
  }
  return {bytes < 8 ? *value & ((uint64_t{1} << 8 * bytes) - 1) : *value, ofLaunch};
}

// What is given of a parameter, as a load of these bytes reads it.
PtxValue PtxMachine::given(size_t parameter, uint64_t offset, uint64_t bytes, bool isSigned) const {
  const PtxValue value = launch_.given(kernel_.parameters[parameter], parameter, offset, bytes);
  if (!value) return std::nullopt;
  const uint64_t shift = 64 - 8 * bytes, high = *value << shift;
  return isSigned ? static_cast<uint64_t>(static_cast<int64_t>(high) >> shift) : high >> shift;
}

void PtxMachine::loadParameter(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const std::vector<PtxParameter>& all = kernel_.parameters;
  const PtxOperand* from = instruction.operands.size() < 2 || instruction.operands[1].parts.empty()
                               ? nullptr
                               : &instruction.operands[1].parts[0];
  const bool isOne = from != nullptr && from->means == PtxOperand::Means::kParameter;
  const auto i = isOne ? static_cast<size_t>(from->number) : all.size();
  const auto found = all.begin() + static_cast<std::ptrdiff_t>(i);
  const bool pointer = found != all.end() && (found->pointer || launch_.pointers.contains(i));
  const uint64_t offset = isOne ? instruction.operands[1].number : 0;
  const std::vector<PtxOperand> elements = partsOf(instruction.operands[0]);
  const uint64_t each = decoded.bytes / std::max<size_t>(1, elements.size());
  PtxValue value;
  if (pointer) {
    if (each == 8 && offset == 0 && elements.size() == 1) value = PtxGlobal::pointerOf(i);
  } else if (found != all.end() && found->aggregate && instruction.words.back() != "b64") {
    // A layout by value: its integers are those of the launch, its first word a pointer.
    value = launch_.scalar;
  } else if (found != all.end() && found->aggregate) {
    const bool first = instruction.operands[1].number == 0;
    value = first ? PtxGlobal::pointerOf(i) : launch_.scalar;
  } else if (found != all.end()) {
    value = launch_.scalar;
  }
  setEach(thread, instruction.operands[0], value);
  if (value && *value >= kPointers)
    for (const size_t one : decoded.writes) thread.origins[one] |= kGlobal;
  if (found == all.end() || pointer) return;
  const bool isSigned = instruction.words.back()[0] == 's';
  for (size_t k = 0; k < elements.size(); ++k) {
    if (elements[k].kind != Kind::kRegister) continue;
    const size_t to = elements[k].reg;
    const PtxValue number = given(i, offset + k * each, each, isSigned);
    if (number) {
      thread.registers[to] = number;
      thread.origins[to] &= static_cast<uint8_t>(~kGlobal);
      continue;
    }
    // Another launch has other integers.
    thread.origins[to] |= kOfLaunch;
    if (each <= kMostBytes)
      thread.loaded[to] =
          nameOf(elements[k], kOfParameter, each, isSigned, i << 24 | ((offset + k * each) & 0xffffff));
  }
}

}  // namespace cutecheck::ptx
