// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bulk copies of the machine: when they begin, land and count at a barrier, and who meets its phases in time.
#include <algorithm>
#include <numeric>
#include <iterator>
#include <utility>

#include "oracle/ptx/order/machine.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kMaps = kPtxParameters, kPointers = kPtxPointers;
constexpr uint64_t kMapAlign = 64;  // CUDA driver API, CUtensorMap

// A box has rows of a multiple of 16 bytes; in each of its modes at most 256 elements of at most 8 bytes (CUDA driver API,
// cuTensorMapEncodeTiled). Of im2col the count of pixels is another one.
std::string whyNoMapHas(uint64_t bytes, const PtxInstruction& instruction) {
  constexpr uint64_t kElement = 8, kMode = 256, kRow = 16;
  if (bytes == 0 || bytes % kRow != 0)
    return "no tensor map has a box of " + std::to_string(bytes) + " bytes: its rows are a multiple of 16 bytes";
  const auto& words = instruction.words;
  const bool tiles = std::none_of(words.begin(), words.end(), [](const auto& word) { return word.starts_with("im2col"); });
  for (uint64_t modes = 1, most = kElement * kMode; tiles && modes <= 5; ++modes, most *= kMode)
    if (instruction.has(std::to_string(modes) + "d") && bytes > most)
      return "no tensor map of " + std::to_string(modes) + (modes == 1 ? " mode" : " modes") + " has a box of " +
             std::to_string(bytes) + " bytes: a mode of it has at most 256 elements of at most 8 bytes";
  return {};
}

}  // namespace

std::optional<PtxBox> PtxMachine::boxAt(const Thread& thread, const PtxInstruction& instruction,
                                        const PtxOperand& map) {
  const PtxValue address = valueOf(thread, map);
  if (!address || *address < kPointers) return std::nullopt;
  const bool inside = *address >= kMaps;
  const std::optional<PtxGlobal> behind = PtxGlobal::at(*address);
  if (!inside && !behind) return std::nullopt;
  const size_t parameter = inside ? (*address - kMaps) / kPtxApart : behind->parameter;
  // A pointer in a structure points elsewhere than the structure lies.
  if (parameter >= kernel_.parameters.size() || kernel_.parameters[parameter].aggregate != inside)
    return std::nullopt;
  const uint64_t offset = inside ? (*address - kMaps) % kPtxApart : static_cast<uint64_t>(behind->offset);
  if (const uint64_t align = kernel_.parameters[parameter].align;
      inside && std::gcd(align, offset) % kMapAlign != 0)
    doubt(instruction.line,
          "a tensor map must lie at a multiple of 64 bytes, and this one lies " + std::to_string(offset) +
              " bytes behind the begin of a parameter whose .align is " + std::to_string(align));
  const auto found = launch_.boxes.find({parameter, offset});
  if (found == launch_.boxes.end()) return std::nullopt;
  if (!inside && maps_.mayHaveAnotherBox(*address)) {
    doubt(instruction.line, "the kernel may give the tensor map another box than the launch does");
    return std::nullopt;
  }
  const PtxBox& box = found->second;
  if (const std::string why = whyNoMapHas(box.bytes, instruction); !why.empty()) doubt(instruction.line, why);
  if (!box.reach) restsOn_.insert(kRowsSideBySide);
  return box;
}

void PtxMachine::copyMeetsBarrier(const Thread& thread, const PtxBytes& bytes, bool holes, const char* does,
                                  size_t line) {
  if (!holes) return meetsBarrier(thread, bytes, does, line);
  if (holdsBarrier(bytes))
    doubt(line, "a barrier lies between the rows of a box, or on one: which is not decided");
}

uint64_t PtxMachine::blocksOf(const PtxInstruction& instruction, const PtxValue& mask) {
  if (mask) return *mask & 0xffff;
  unknown(instruction, "the mask of the blocks that are reached");
  return 1;
}

void PtxMachine::isAligned(const PtxInstruction& instruction, uint64_t place, uint64_t multiple) {
  if (place >= kPointers) return;
  const uint64_t align = beginning_.alignmentAt(place);
  if (align % multiple == 0) return;
  open_(instruction.line, "the place must be a multiple of " + std::to_string(multiple) +
                              ", and the .align of its variable says " + std::to_string(align) +
                              ": the linker may lay it where it is none");
}

void PtxMachine::isCounted(const PtxInstruction& instruction, uint64_t multiple, uint64_t bytes) {
  if (!instruction.has("tensor") && bytes % multiple != 0)
    report_("order_c25", instruction.line,
            "copies " + std::to_string(bytes) + " bytes, and the count must be a multiple of " +
                std::to_string(multiple));
}

void PtxMachine::isPlaced(const PtxInstruction& instruction, uint64_t place, uint64_t multiple,
                          uint64_t bytes) {
  isCounted(instruction, multiple, bytes);
  isMultiple(instruction, place, multiple, "copies from or to");
}

void PtxMachine::isMultiple(const PtxInstruction& instruction, uint64_t place, uint64_t multiple,
                            const char* what) {
  const std::string unit = std::to_string(multiple);
  const uint64_t known = place >= kPointers ? multiple : std::gcd(beginning_.alignmentAt(place), multiple);
  if (place % known != 0)
    report_("order_c25", instruction.line,
            std::string(what) + " a place that is " + std::to_string(place % multiple) + " modulo " + unit +
                ", and it must be a multiple of " + unit);
  else
    isAligned(instruction, place, multiple);
}

// A tensor map lies at a multiple of 64 bytes, and of 128 where it is copied (PTX ISA, "tensormap.cp_fenceproxy"; CUDA
// driver API, CUtensorMap).
void PtxMachine::mapIsPlaced(const PtxInstruction& instruction, uint64_t place) {
  const uint64_t multiple = instruction.is("tensormap.replace") ? 64 : 128;
  if (place % multiple == 0) return isAligned(instruction, place, multiple);
  doubt(instruction.line, "the tensor map lies at a place that is " + std::to_string(place % multiple) + " modulo " +
                              std::to_string(multiple) + ", and must lie at a multiple of it");
}

// Of global memory: how far behind its pointer the place is, where the launch says it. The pointer itself,
// and what data gives, is taken for a multiple.
void PtxMachine::globalIsPlaced(const Thread& thread, const PtxInstruction& instruction,
                                const PtxOperand& operand, uint64_t multiple) {
  const PtxValue place = valueOf(thread, operand);
  if ((originsOf(thread, operand) & kOfLaunch) != 0) return;
  restsOn_.insert(kTakesMultiples);
  if (place && *place >= kPointers && multiple != 0 && *place % multiple != 0)
    doubt(instruction.line, "the place in global memory is " + std::to_string(*place % multiple) +
                                " bytes behind a pointer, and must be a multiple of " +
                                std::to_string(multiple));
}

// [to], [from], bytes{, bytes that are read}{, policy}, or a predicate in place of the fourth.
void PtxMachine::readsNoMore(const Thread& thread, const PtxInstruction& instruction) {
  const auto& operands = instruction.operands;
  const size_t count = operands.size() - (instruction.has("L2::cache_hint") ? 1 : 0);
  if (count < 4 || operands[3].type == "pred") return;
  const PtxValue copied = valueOf(thread, operands[2]), read = valueOf(thread, operands[3]);
  if (!read || !copied)
    doubt(instruction.line, "how many bytes a cp.async reads is not known, and may not pass what it copies");
  else if ((*read & 0xffffffff) > *copied)
    doubt(instruction.line, "a cp.async is to read " + std::to_string(*read & 0xffffffff) +
                                " bytes and to copy " + std::to_string(*copied) +
                                ": PTX leaves that undefined");
}

void PtxMachine::isAllowed(const Thread& thread, const PtxInstruction& instruction) {
  const size_t line = instruction.line;
  if (instruction.is("prefetch")) return prefetches(thread, instruction);
  if (instruction.is("fence.proxy.tensormap")) fencesMaps(thread, instruction);
  if (instruction.is("brkpt"))
    return doubt(line, "a breakpoint suspends the thread, and PTX does not say until when");
  if (instruction.is("trap")) {
    if (!instruction.guarded || thread.registers[instruction.guard])
      doubt(line, "a trap ends the launch with an error");
    else
      restsOn_.insert(kNoTrap);
    return;
  }
  if (instruction.operands.empty()) return;
  const PtxValue at = valueOf(thread, instruction.operands[0]);
  if (at && *at < kPointers)
    doubt(line, "an address of global memory, or of a tensor map, that comes from no parameter");
  if (instruction.is("discard") || instruction.is("applypriority")) {
    constexpr uint64_t kLine = 128;  // PTX ISA, "discard", "applypriority"
    globalIsPlaced(thread, instruction, instruction.operands[0], kLine);
    if (!at)
      doubt(line, "the address of " + instruction.words[0] + " is not known, and must be a multiple of 128");
  }
  if (instruction.is("cp.async.bulk.prefetch.tensor"))
    return usesMap(thread, instruction, instruction.operands[0], {});
  if (!instruction.is("cp.async.bulk.prefetch.L2") || instruction.operands.size() < 2) return;
  const PtxValue bytes = valueOf(thread, instruction.operands[1]);
  if (!bytes) doubt(line, "the count of bytes of a prefetch is not known, and must be a multiple of 16");
  isCounted(instruction, 16, bytes.value_or(0));
  globalIsPlaced(thread, instruction, instruction.operands[0], 16);
}

// Of a bulk copy between plain addresses, and of one through a tensor map (PTX ISA, "cp.async.bulk").
static uint64_t placeOfBulk(const PtxInstruction& instruction) { return instruction.has("tensor") ? 128 : 16; }

// [to], [map, {coordinates}], [barrier]{, offsets}{, mask}{, hint}; or [to], [from], bytes, [barrier]{,
// mask}.
void PtxMachine::bulkLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.size() < 3) return unsupported(instruction);
  const PtxOperand& place = instruction.operands[decoded.addresses[0]];
  const PtxOperand& from = instruction.operands[decoded.addresses[1]];
  const PtxOperand& signal = instruction.operands[decoded.addresses[2]];
  PtxValue bytes, reach;  // what is copied, and where in shared memory that begins and ends
  if (instruction.has("tensor")) {
    if (const std::optional<PtxBox> box = boxAt(thread, instruction, from))
      bytes = box->bytes, reach = box->reach.value_or(box->bytes);
  } else {
    bytes = reach = valueOf(thread, instruction.operands[decoded.addresses[1] + 1]);
  }
  const PtxValue to = valueOf(thread, place), at = valueOf(thread, signal);
  if (!to || !at) return unknown(instruction, "the address of a copy, or of its barrier,");
  if (!bytes) unknown(instruction, "the count of bytes of a copy (the box of its tensor map is not given)");
  isPlaced(instruction, *to, placeOfBulk(instruction), bytes.value_or(0));
  const bool ofShared = !instruction.has("global");
  const PtxBytes source = ofShared ? bytesAt(thread, from, bytes.value_or(16)) : PtxBytes{};
  if (reach) staysInside(thread, instruction, decoded, 0, {*to, *to + *reach});
  if (!ofShared && !instruction.has("tensor")) globalIsPlaced(thread, instruction, from, 16);
  if (ofShared && bytes) staysInside(thread, instruction, decoded, 1, source);
  if (ofShared && source.end == 0) unknown(instruction, "the address in shared memory");
  if (ofShared && source.end != 0) isPlaced(instruction, source.begin, 16, bytes.value_or(0));
  if (ofShared) meetsBarrier(thread, source, "has a bulk copy read", instruction.line);
  if (ofShared) shared_.begin(PtxShared::Kind::kSource, thread.index, source, instruction.line);
  // A copy of a pair of blocks may tell either of them (PTX ISA, "cp.async.bulk.tensor", .cta_group::2).
  const uint64_t apart = *to >> 24 ^ *at >> 24;
  if (apart != 0 && !(apart == 1 && instruction.has("tensor") && instruction.has("cta_group::2"))) {
    doubt(instruction.line, "what a copy into one block tells a barrier of another one is not decided");
  }
  // Some reductions of one kind may come in any order.
  const size_t kind = instruction.opcode.find("::bytes.");
  const std::string reduces = instruction.is("cp.reduce") && kind != std::string::npos
                                  ? instruction.opcode.substr(kind + 8)
                                  : std::string();
  uint64_t blocks = 1;
  bool multicast = false;
  for (const std::string& word : instruction.words) multicast |= word.starts_with("multicast");
  if (multicast) {
    size_t i = decoded.addresses[2] + 1;
    while (i < instruction.operands.size() && instruction.operands[i].kind == Kind::kList) ++i;
    const PtxValue mask =
        i < instruction.operands.size() ? valueOf(thread, instruction.operands[i]) : PtxValue();
    blocks = blocksOf(instruction, mask);
  }
  std::vector<size_t> begun;
  for (uint64_t block = 0; block < 16; ++block) {
    if ((blocks >> block & 1) == 0) continue;
    const auto inBlock = [&](uint64_t address) {
      return multicast ? (address & 0xffffff) | block << 24 : address;
    };
    reaches(thread, inBlock(*at), instruction.line);
    PtxBarrier* const barrier =
        signalledBarrier(thread, inBlock(*at), instruction.line, "a copy that completes on");
    const PtxBytes written{inBlock(*to), inBlock(*to) + reach.value_or(16)};
    copyMeetsBarrier(thread, written, reach != bytes, "has a bulk copy write", instruction.line);
    forgetSlots(written);
    const size_t copy = shared_.copyBegins(thread.index, written, instruction.line, reduces, reach != bytes);
    begun.push_back(copy);
    if (ofShared) shared_.readsUntil(thread.index, copy);
    tensor_.overwriteShared(thread.index, written, instruction.line);
    if (barrier != nullptr) fallsInPhase(thread, *barrier, instruction.line, "a copy");
    if (barrier != nullptr) barrier->copies.push_back(copy);
    flights_.push_back({copy, inBlock(*at), static_cast<int64_t>(bytes.value_or(0)), bytes.has_value()});
    flights_.back().arrival = clocks_.arrival(thread.index);
    flights_.back().line = instruction.line;
  }
  if (instruction.has("tensor")) usesMap(thread, instruction, from, std::move(begun));
}

// PTX ISA, "Tx-count operation": -(2^20 - 1) to 2^20 - 1. What a phase expects may all come before what it
// completes, or behind.
void PtxMachine::staysCountable(int64_t bytes, const char* what, size_t line) {
  constexpr int64_t kMost = (1 << 20) - 1;
  if (bytes > kMost)
    open_(line,
          std::string("a phase ") + what + " more bytes at once than it can count: " + std::to_string(bytes));
}

void PtxMachine::land(const Flight& flight) {
  PtxBarrier* barrier = barriers_.find(flight.barrier);
  // A phase that counts what lands is behind what its thread did before it began it.
  if (barrier != nullptr) PtxClocks::arrive(flight.arrival, channels_[flight.barrier].near);
  if (flight.commit != Flight::kNoCommit) {
    tensor_.land(flight.commit, flight.barrier);
    for (CommitElsewhere& one : commitsElsewhere_)
      if (barrier != nullptr && one.commit == flight.commit && one.barrier == flight.barrier)
        one.component = barrier->component, one.phase = static_cast<PtxClocks::Number>(barrier->phase + 1);
    if (barrier != nullptr) atBarrier(flight.barrier, [&] { PtxBarriers::arrive(*barrier, 1); });
    return;
  }
  landed_.insert(flight.copy);
  if (barrier != nullptr)
    atBarrier(flight.barrier, [&] { PtxBarriers::complete(*barrier, flight.bytes, flight.known); });
}

void PtxMachine::meetPhase(Thread& thread, uint64_t at) {
  if (PtxBarrier* const barrier = barriers_.find(at)) {
    for (const size_t copy : barrier->ended) shared_.copySeen(copy);
    meetsOnlyPhase(thread, *barrier, kernel_.code[thread.at - 1].line);
    thread.met = true;
    const size_t wait = thread.at - 1;
    barrier->waited.push_back({thread.index, clocks_.now(thread.index), kernel_.code[wait].line, wait});
  }
  // The order of tensor memory needs no memory that is told of (PTX ISA, "tcgen05 memory consistency model").
  tensor_.meet(thread.index, at);
  const auto found = channels_.find(at);
  if (found == channels_.end()) return;
  const auto& [near, far] = found->second;
  clocks_.meet(thread.index, near);
  clocks_.meet(thread.index, far);
  const bool wide = isWide(thread.at - 1);
  if (far.last) notesScope(thread.at - 1);
  if (thread.acquires) {
    clocks_.acquire(thread.index, near);
    if (wide) clocks_.acquire(thread.index, far);
  } else {
    clocks_.defer(thread.index, near, PtxScope::kBlock);
    if (wide) clocks_.defer(thread.index, far, PtxScope::kCluster);
  }
}

bool PtxMachine::isWide(size_t at) const {
  const PtxScope scope = decoded_[at].scope;
  return scopes_ == Scopes::kAllAreWide || scope == PtxScope::kCluster ||
         (scope == PtxScope::kUnwritten && scopes_ == Scopes::kUnwrittenAreWide);
}

void PtxMachine::notesScope(size_t at) {
  const PtxScope scope = decoded_[at].scope;
  if (scope == PtxScope::kUnwritten) unwrittenScopes_.insert(kernel_.code[at].line);
  if (scope == PtxScope::kBlock) narrowScopes_.insert(kernel_.code[at].line);
}

void PtxMachine::tellBarrier(const Thread& thread, uint64_t at) {
  const size_t place = thread.at - 1;
  const PtxDecoded& decoded = decoded_[place];
  const bool near = at >> 24 == thread.block, reaches = near || isWide(place);
  Phases& phases = channels_[at];
  PtxClocks::Channel& channel = near ? phases.near : phases.far;
  if (!near) notesScope(place);
  // Tensor memory needs the order alone; a scope that leaves out who waits gives not even that.
  if (reaches || decoded.scope == PtxScope::kUnwritten) tensor_.arrive(thread.index, at);
  if (!reaches)
    PtxClocks::arrive(clocks_.arrival(thread.index), channel);
  else if (decoded.relaxed)
    clocks_.arriveRelaxed(thread.index, channel, near ? PtxScope::kBlock : PtxScope::kCluster);
  else
    clocks_.release(thread.index, channel);
}

// Lanes of a warp wait for each other at what is `.sync.aligned`.
void PtxMachine::meetsWarp(size_t first, size_t last) {
  std::vector<size_t> lanes;
  bool met = false;
  for (size_t i = first; i < last; ++i) {
    lanes.push_back(i);
    met = std::exchange(threads_[i].met, false) || met;
  }
  if (met) clocks_.together(lanes);
}

// Parities tell two phases apart. Who waited for the phase before must be known to have met it where this one
// completes: in another run it is late, finds its parity again not complete, and waits for a phase too many.
void PtxMachine::laps(const Phases& phases, PtxBarrier& barrier) {
  const std::vector<PtxBarrier::Quiet> waited = std::exchange(barrier.waited, {});
  const auto isBehind = [&](const PtxBarrier::Quiet& one) {
    return phases.hasBehind(one.thread, one.number);
  };
  // Lanes of a warp leave a wait together where the branch behind it, on its answer, is .uni (PTX ISA,
  // "bra").
  const auto leavesWith = [&](const PtxBarrier::Quiet& one) {
    if (one.at + 1 >= kernel_.code.size()) return false;
    const PtxInstruction& behind = kernel_.code[one.at + 1];
    if (!behind.is("bra") || !behind.has("uni") || !behind.guarded) return false;
    if (!std::ranges::count(decoded_[one.at].writes, behind.guard)) return false;
    return std::any_of(waited.begin(), waited.end(), [&](const auto& other) {
      const bool same = other.thread / threadCount_ == one.thread / threadCount_ &&
                        other.thread % threadCount_ / kLanes == one.thread % threadCount_ / kLanes;
      return same && other.at == one.at && isBehind(other);
    });
  };
  // Who asked once does not wait: in another run it gets the other answer.
  for (const PtxBarrier::Quiet& one : std::exchange(barrier.asked, {})) {
    if (isBehind(one)) continue;
    open_(one.line, {"another run may see another answer", OpenReason::kOtherAnswer});
    open_(one.line, "whether the phase is complete is asked once, and the next one may be complete before");
  }
  for (const PtxBarrier::Quiet& one : waited) {
    if (isBehind(one) || leavesWith(one)) continue;
    report_("order_c10", one.line,
            "thread " + std::to_string(one.thread % threadCount_) + " may still wait when phase " +
                std::to_string(barrier.phase - 1) + " is complete, and then waits for a phase too many");
  }
}

// [map, {coordinates}], [from]; or [to], [from], bytes.
void PtxMachine::bulkStore(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  ++globalStores_;
  if (decoded.addresses.size() < 2) return unsupported(instruction);
  const PtxOperand& to = instruction.operands[decoded.addresses[0]];
  const size_t source = decoded.addresses[1];
  PtxValue bytes;
  bool holes = false;
  if (instruction.has("tensor")) {
    if (const std::optional<PtxBox> box = boxAt(thread, instruction, to))
      bytes = box->reach.value_or(box->bytes), holes = bytes != box->bytes;
    usesMap(thread, instruction, to, {});
  } else if (source + 1 < instruction.operands.size()) {
    bytes = valueOf(thread, instruction.operands[source + 1]);
  }
  if (!bytes) unknown(instruction, "the count of bytes of a copy (the box of its tensor map is not given)");
  if (!instruction.has("tensor")) globalIsPlaced(thread, instruction, to, 16);
  const PtxValue from = valueOf(thread, instruction.operands[source]);
  if (!from) unknown(instruction, "the address of a copy");
  if (from) isPlaced(instruction, *from, placeOfBulk(instruction), bytes.value_or(0));
  if (from && bytes) staysInside(thread, instruction, decoded, 1, {*from, *from + *bytes});
  const PtxBytes read = bytesAt(thread, instruction.operands[source], bytes.value_or(16));
  copyMeetsBarrier(thread, read, holes, "has a bulk copy read", instruction.line);
  shared_.begin(PtxShared::Kind::kBulkStore, thread.index, read, instruction.line, holes);
}

}  // namespace cutecheck::ptx
