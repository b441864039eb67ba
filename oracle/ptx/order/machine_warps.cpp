// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole warps at a barrier of the block (PTX ISA, barrier, ".aligned"). Lanes that have ended are not waited
// for; lanes that went past the barrier and then ended have not ended before it.
#include "oracle/ptx/order/machine.h"

#include <algorithm>

namespace cutecheck::ptx {

// In a trace (machine.h).
static bool hasNumberBehind(PtxAct act) { return act == PtxAct::kWgmma || act == PtxAct::kWgmmaWait; }

std::map<size_t, size_t> PtxMachine::deedsOf(const Thread& thread, size_t steps) const {
  std::map<size_t, size_t> deeds;
  for (size_t i = 0; i < steps; ++i) {
    const size_t at = thread.trace[i] >> 2;
    if ((thread.trace[i] & 1) == 0) continue;
    const PtxDecoded& decoded = decoded_[at];
    const bool reaches = !decoded.addresses.empty() && decoded.act != PtxAct::kLoadParameter;
    if (reaches || (isOrdered(decoded.act) && decoded.act != PtxAct::kExit)) ++deeds[at];
    if (hasNumberBehind(decoded.act)) ++i;
  }
  return deeds;
}

// How often the guard of an instruction did not let a thread carry it out, in the first steps of its trace.
size_t PtxMachine::passesOf(const Thread& thread, size_t place, size_t steps) const {
  size_t passes = 0;
  for (size_t i = 0; i < steps; ++i) {
    const size_t at = thread.trace[i] >> 2;
    const bool ran = (thread.trace[i] & 1) != 0;
    passes += at == place && !ran ? 1 : 0;
    if (ran && hasNumberBehind(decoded_[at].act)) ++i;
  }
  return passes;
}

// Whether these are all threads of their warp that have not ended.
bool PtxMachine::haveCome(const std::set<size_t>& lanes) const {
  const auto [first, behind] = peersOf(threads_[*lanes.begin()], kLanes);
  for (size_t i = first; i < behind; ++i)
    if (!threads_[i].done && !lanes.contains(i)) return false;
  return true;
}

// A warp counts as 32 when all of it have come that have not ended, or never were (PTX ISA, "barrier").
uint64_t PtxMachine::arrivalsOf(uint64_t block, const Sync& at) const {
  uint64_t arrived = at.arrived;
  if (live_[block] == threadCount_ && threadCount_ % kLanes == 0) return arrived;
  std::map<uint64_t, std::set<size_t>> came;
  for (const auto& [index, number] : at.arrivals) came[threads_[index].id / kLanes].insert(index);
  for (const auto& [warp, lanes] : came)
    if (haveCome(lanes)) arrived += kLanes - lanes.size();
  return arrived;
}

// Of shfl.sync and others the PTX ISA leaves out those that have ended; of bar.warp.sync it does not say it.
void PtxMachine::namesNobody(uint64_t block, const Sync& at) {
  if (at.wants != Sync::Wants::kLanes || at.waiting.empty()) return;
  for (uint64_t id = at.warp * kLanes; id < std::min((at.warp + 1) * kLanes, threadCount_); ++id)
    if ((at.count >> id % kLanes & 1) != 0 && threads_[block * threadCount_ + id].done)
      return doubt(kernel_.code[threads_[at.waiting.front()].at - 1].line,
                   "the mask names thread " + std::to_string(id) +
                       ", which has ended: the PTX ISA does not say that bar.warp.sync does not wait for it");
}

// PTX counts the threads that take part, and does not say what one counts that arrives twice.
bool PtxMachine::comesAgain(const Thread& thread, Sync& at, size_t line) {
  if (at.came.insert(thread.index).second) return false;
  doubt(line, "what a second arrival in one phase of a barrier counts is not decided: thread " +
                  std::to_string(thread.id));
  return true;
}

// Whether a thread that has ended passed the barrier there, to which `came` came in so many steps: it did
// what `came` did not do before, or its guard did not let it.
bool PtxMachine::goesPast(const Thread& ended, const Thread& came, size_t barrier, size_t steps) {
  const size_t line = kernel_.code[barrier].line;
  const std::string says = ".aligned asks for all of a warp, and thread " + std::to_string(ended.id) +
                           " does not come to the barrier: ";
  const std::map<size_t, size_t> here = deedsOf(came, steps);
  for (const auto& [place, times] : deedsOf(ended, ended.trace.size())) {
    const auto same = here.find(place);
    if (same != here.end() && times <= same->second) continue;
    open_(line, says + "it goes on to line " + std::to_string(kernel_.code[place].line) + " and ends");
    return true;
  }
  if (passesOf(ended, barrier, ended.trace.size()) <= passesOf(came, barrier, steps)) return false;
  open_(line, says + "its guard does not let it");
  return true;
}

void PtxMachine::warpsAreWhole(uint64_t block, const Sync& at) {
  // A count is one of warps: whether a part of one counts as itself or as 32 is not decided.
  std::map<uint64_t, std::set<size_t>> came;
  if (at.wants == Sync::Wants::kCount && at.warps.empty())
    for (const auto& [index, number] : at.arrivals) came[threads_[index].id / kLanes].insert(index);
  for (const auto& [warp, lanes] : came)
    if (!haveCome(lanes) && !at.waiting.empty())
      open_(kernel_.code[threads_[at.waiting.front()].at - 1].line,
            "a part of warp " + std::to_string(warp) +
                " comes to a barrier with a count: " + std::to_string(lanes.size()) + " threads");
  for (const auto& [warp, lanes] : at.warps) {
    const size_t line = kernel_.code[lanes.place - 1].line;
    if (lanes.count < liveLanes(block, warp, ~uint64_t{0})) {
      report_("order_c10", line,
              "a part of warp " + std::to_string(warp) +
                  " comes to the barrier: " + std::to_string(lanes.count) + " threads");
      continue;
    }
    const uint64_t first = warp * kLanes, behind = std::min(first + kLanes, threadCount_);
    if (lanes.count == behind - first) continue;
    for (uint64_t id = first; id < behind; ++id) {
      const Thread& other = threads_[block * threadCount_ + id];
      const bool came =
          std::ranges::any_of(at.arrivals, [&](const auto& one) { return one.first == other.index; });
      if (other.done && !came && goesPast(other, threads_[lanes.first], lanes.place - 1, lanes.steps)) return;
    }
  }
}

// Who leads is the first to carry it out: the others stand there still.
PtxShared::Lanes PtxMachine::lanesOf(const Thread& thread) {
  const auto [first, last] = peersOf(thread, kLanes);
  auto& [at, lanes] = lanes_[first];
  if (!thread.leads && at == thread.at && lanes) return lanes;
  std::vector<std::pair<size_t, PtxClocks::Number>> all;
  for (size_t i = first; i < last; ++i)
    if (!threads_[i].done) all.emplace_back(i, clocks_.now(i));
  at = thread.at;
  return lanes = std::make_shared<const std::vector<std::pair<size_t, PtxClocks::Number>>>(std::move(all));
}

// Else what happens is not defined (PTX ISA, "bra", ".uni").
void PtxMachine::goesOneWay(Thread& thread, size_t at, const PtxValue& guard) {
  const auto asks = [&](size_t back) {
    return at >= back && decoded_[at - back].act == PtxAct::kBarrierWait;
  };
  std::array<uint64_t, 3> way{guard.value_or(0) != 0 ? uint64_t{1} : 0, 0, 0};
  if (asks(1) || asks(2)) way = {way[0], thread.barrier, thread.parity};
  const uint64_t warp = (thread.block << 32) + thread.id / kLanes;
  const bool same = uniform_.try_emplace({warp, at, thread.came[at]++}, way).first->second == way;
  if (same && guard) return;
  doubt(kernel_.code[at].line,
        guard ? "lanes of a warp go different ways at a .uni branch, or wait for different phases before it"
              : "whether all lanes of a warp go one way at a .uni branch is not known: data decides");
}

// d{|p}, a, b, c, mask: all lanes read before one of them writes.
void PtxMachine::shuffle(const PtxInstruction& instruction, size_t first, size_t last, size_t at,
                         uint64_t mask) {
  madeTogether(instruction, first, last, at);
  if (decoded_[at].act != PtxAct::kShuffle) return;
  if (instruction.operands.size() < 4) return;
  // Of any other lane the value is undefined (PTX ISA, "shfl.sync").
  const auto takesPart = [&](size_t i) {
    return i < last && (mask >> (i - first) & 1) != 0 && threads_[i].waits == Waits::kWarp &&
           threads_[i].at == at;
  };
  for (size_t i = first; i < last; ++i) {
    if (!takesPart(i)) continue;
    Thread& thread = threads_[i];
    thread.shuffled = std::nullopt;
    thread.shuffledPlace = kAnyPlace;
    thread.shuffledOrigins = 0;
    const PtxValue by = valueOf(thread, instruction.operands[2]),
                   clamp = valueOf(thread, instruction.operands[3]);
    if (!by || !clamp) continue;
    const uint64_t lane = i - first, segment = *clamp >> 8 & 31,
                   most = (*clamp & 31 & ~segment) | (lane & segment);
    const uint64_t least = lane & segment, b = *by & 31;
    uint64_t from = lane;
    bool inside = true;
    if (instruction.has("up"))
      inside = lane >= b && lane - b >= ((lane & segment) | (*clamp & 31 & ~segment)), from = lane - b;
    else if (instruction.has("down"))
      from = lane + b, inside = from <= most;
    else if (instruction.has("bfly"))
      from = lane ^ b, inside = from <= most;
    else
      from = least | (b & ~segment), inside = from <= most;
    if (!inside) from = lane;
    if (!takesPart(first + from)) continue;
    thread.shuffled = valueOf(threads_[first + from], instruction.operands[1]);
    thread.shuffledPlace = placeOf(threads_[first + from], instruction.operands[1]);
    thread.shuffledOrigins = originsOf(threads_[first + from], instruction.operands[1]);
  }
}

// PTX ISA, "tcgen05.alloc", "tcgen05.ld", "tcgen05.st": the same for all threads of the warp. One that is not
// known is open where it is used.
void PtxMachine::sameOfAll(const PtxInstruction& instruction, const PtxDecoded& decoded, size_t first,
                           size_t last) {
  using enum PtxAct;
  if (decoded.act < kTensorAlloc || decoded.act > kTensorStore || !decoded.ofWarp) return;
  std::vector<size_t> same = decoded.addresses;
  if (decoded.act == kTensorAlloc || decoded.act == kTensorFree) same.push_back(1);
  if (decoded.act == kTensorFree) same.push_back(0);
  for (const size_t operand : same) {
    if (operand >= instruction.operands.size()) continue;
    const Thread* one = nullptr;
    for (size_t i = first; i < last; ++i) {
      const PtxValue value = valueOf(threads_[i], instruction.operands[operand]);
      if (threads_[i].done || !value) continue;
      if (one == nullptr) one = &threads_[i];
      if (value == valueOf(*one, instruction.operands[operand])) continue;
      report_("order_c16", instruction.line,
              "the threads of a warp give different addresses or columns: thread " + std::to_string(one->id) +
                  " and thread " + std::to_string(threads_[i].id));
      break;
    }
  }
}

}  // namespace cutecheck::ptx
