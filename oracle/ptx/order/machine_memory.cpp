// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loads and stores of threads of the machine: shared memory, and what is known of values that come from
// others.
#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kPointers = uint64_t{1} << 40;  // of the n-th parameter at n + 1 times this
constexpr uint64_t kLoads = PtxStored::kLoads;
constexpr uint64_t kSigned = uint64_t{1} << 63;    // and this one, where its sign is spread
constexpr uint64_t kSlotBytes = 4;                 // of an address of tensor memory
constexpr uint64_t kOfParameter = 1023;            // in place of the count of stores: a parameter's value

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
  if (generic && !loads && (bytes.end == 0 || bytes.begin >= kPointers)) ++globalStores_;
  if (!generic && bytes.begin >> 24 >= kernel_.cluster) bytes = {};
  if (way == Way::kAtomicOfBlock && bytes.end != 0 && bytes.begin >> 24 < kernel_.cluster &&
      bytes.begin >> 24 != thread.block) {
    doubt(instruction.line, "the scope .cta leaves out the threads of the block whose shared memory this is");
  }
  const bool elsewhere = bytes.end != 0 && bytes.begin < kPointers && bytes.begin >> 24 != thread.block;
  if (elsewhere && !loads) thread.wroteElsewhere = true;
  PtxValue value;
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
      value = slot->second;
  }
  if (!decoded.hasResult) return;
  set(thread, instruction.operands[0], value);
}

void PtxMachine::forgetSlots(const PtxBytes& bytes) {
  if (bytes.end <= bytes.begin) return;
  const uint64_t from = bytes.begin < kSlotBytes ? 0 : bytes.begin - kSlotBytes + 1;
  slots_.erase(slots_.lower_bound(from), slots_.lower_bound(bytes.end));
}

// What is loaded from one address of global memory, between two stores to it, is one value, whatever it is:
// the address, the bytes, their sign and the count of stores so far name it.
void PtxMachine::loadGlobal(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const PtxValue at =
      decoded.addresses.empty() ? std::nullopt : valueOf(thread, instruction.operands[decoded.addresses[0]]);
  const uint64_t bytes = decoded.bytes / std::max<size_t>(1, decoded.writes.size());
  if (!at || !decoded.hasResult || *at >> 48 != 0 || bytes > 15 || globalStores_ >= kOfParameter - 1) return;
  const uint64_t sign = instruction.words.back()[0] == 's' ? kSigned : 0;
  for (size_t i = 0; i < decoded.writes.size(); ++i)
    thread.loaded[decoded.writes[i]] =
        kLoads | sign | (globalStores_ + 1) << 52 | bytes << 48 | (*at + i * bytes);
}

void PtxMachine::valuesStayOne() {
  for (const auto& [value, line] : shared_.storedAlike()) {
    if ((value & kLoads) == 0 || (value >> 52 & kOfParameter) == kOfParameter) continue;
    const uint64_t parameter = (value & ((uint64_t{1} << 48) - 1)) / kPointers - 1;
    if (!program_.storesAnywhere && !program_.storedParameters.contains(parameter)) continue;
    doubt(line,
          "threads store here what they loaded from global memory, and the kernel may store to that, too: it "
          "need not be one value");
  }
}

// A number, or another that stands for what was loaded; of a vector, parts that lie side by side.
PtxStored PtxMachine::storedBy(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const {
  const auto loaded = [&](const PtxOperand& one) {
    return one.kind == Kind::kRegister ? thread.loaded[one.reg] : 0;
  };
  const bool ofLaunch = (originsOf(thread, operand) & kOfLaunch) != 0;
  if (operand.kind == Kind::kRegister && loaded(operand) != 0) {
    // A parameter itself is one value in each launch.
    const bool isParameter = (loaded(operand) >> 52 & kOfParameter) == kOfParameter;
    return {loaded(operand), ofLaunch && !isParameter};
  }
  if ((originsOf(thread, operand) & (kState | kOfOpaque)) != 0) return {};
  if (const PtxValue value = valueOf(thread, operand))
    return {bytes < 8 ? *value & ((uint64_t{1} << 8 * bytes) - 1) : *value, ofLaunch};
  if (operand.kind != Kind::kList || operand.parts.empty() || loaded(operand.parts[0]) == 0) return {};
  const uint64_t first = loaded(operand.parts[0]), each = first >> 48 & 15;
  for (size_t i = 1; i < operand.parts.size(); ++i)
    if (loaded(operand.parts[i]) != first + i * each) return {};
  return {first, ofLaunch};
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
  const PtxOperand& to = instruction.operands[0];
  const std::vector<PtxOperand> elements = to.kind == Kind::kList ? to.parts : std::vector{to};
  const uint64_t each = decoded.bytes / std::max<size_t>(1, elements.size());
  PtxValue value;
  if (pointer) {
    if (each == 8 && offset == 0 && elements.size() == 1) value = (i + 1) * kPointers;
  } else if (found != all.end() && found->aggregate && instruction.words.back() != "b64") {
    // A layout by value: its integers are those of the launch, its first word a pointer.
    value = launch_.scalar;
  } else if (found != all.end() && found->aggregate) {
    const bool first = instruction.operands[1].number == 0;
    value = first ? (i + 1) * kPointers : launch_.scalar;
  } else if (found != all.end()) {
    value = launch_.scalar;
  }
  setEach(thread, instruction.operands[0], value);
  if (value && *value >= kPointers)
    for (const size_t one : decoded.writes) thread.origins[one] |= kGlobal;
  if (found == all.end() || pointer) return;
  const bool isSigned = instruction.words.back()[0] == 's';
  bool isGiven = true;
  for (size_t k = 0; k < elements.size(); ++k) {
    if (elements[k].kind != Kind::kRegister) continue;
    const PtxValue number = given(i, offset + k * each, each, isSigned);
    if (number)
      thread.registers[elements[k].reg] = number,
      thread.origins[elements[k].reg] &= static_cast<uint8_t>(~kGlobal);
    // Another launch has other integers.
    else thread.origins[elements[k].reg] |= kOfLaunch, isGiven = false;
  }
  if (isGiven) return;
  if (decoded.writes.size() == 1)
    thread.loaded[decoded.writes[0]] = kLoads | kOfParameter << 52 | decoded.bytes % 16 << 48 | i << 24 |
                                       (instruction.operands[1].number & 0xffffff);
}

}  // namespace cutecheck::ptx
