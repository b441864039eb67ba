// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/tensor.h"

#include <algorithm>
#include <bit>

namespace cutecheck::ptx {

namespace {

constexpr uint64_t kColumns = 512, kFewest = 32;
constexpr size_t kKinds = 4;

const char* words(PtxTensor::Kind kind) {
  switch (kind) {
    case PtxTensor::Kind::kAsync:
      return "a product, copy or shift of tcgen05";
    case PtxTensor::Kind::kLoad:
      return "a tcgen05.ld";
    case PtxTensor::Kind::kStore:
      return "a tcgen05.st";
  }
  return "";
}

const char* ruleOf(PtxTensor::Kind kind) {
  switch (kind) {
    case PtxTensor::Kind::kAsync:
      return "order_c18";
    case PtxTensor::Kind::kLoad:
      return "order_c19";
    case PtxTensor::Kind::kStore:
      return "order_c20";
  }
  return "";
}

}  // namespace

size_t PtxTensor::sequenceOf(const Actor& actor, Kind kind) {
  const size_t owner = kind == Kind::kAsync ? actor.thread : actor.block << 16 | actor.warp;
  return owner * kKinds + static_cast<size_t>(kind);
}

uint64_t PtxTensor::Clock::at(size_t sequence) const {
  const auto found = std::lower_bound(numbers_.begin(), numbers_.end(), std::pair(sequence, uint64_t{0}));
  return found == numbers_.end() || found->first != sequence ? 0 : found->second;
}

uint64_t& PtxTensor::Clock::operator[](size_t sequence) {
  auto found = std::lower_bound(numbers_.begin(), numbers_.end(), std::pair(sequence, uint64_t{0}));
  if (found == numbers_.end() || found->first != sequence) found = numbers_.insert(found, {sequence, 0});
  return found->second;
}

void PtxTensor::Clock::join(const Clock& from) {
  size_t i = 0;
  for (const auto& [sequence, number] : from.numbers_) {
    while (i < numbers_.size() && numbers_[i].first < sequence) ++i;
    if (i == numbers_.size() || numbers_[i].first != sequence)
      numbers_.insert(numbers_.begin() + static_cast<std::ptrdiff_t>(i), {sequence, number});
    else
      numbers_[i].second = std::max(numbers_[i].second, number);
  }
}

std::optional<uint64_t> PtxTensor::allocate(const Actor& actor, uint64_t columns, bool isLast, size_t line) {
  std::vector<Allocation>& live = allocated_[actor.block];
  if (relinquished_[actor.block]) report_("order_c16", line, "allocates behind relinquish_alloc_permit");
  if (!std::has_single_bit(columns) || columns < kFewest || columns > kColumns)
    report_("order_c16", line, std::to_string(columns) + " columns are no power of two from 32 to 512");
  if (const auto last = lastColumns_.find(actor.block); last != lastColumns_.end() && columns > last->second)
    report_("order_c16", line, "allocates more columns than before: " + std::to_string(columns));
  lastColumns_[actor.block] = columns;
  // A gap in which they fit: the last one, or the first.
  const size_t before = made_[actor.block]++;
  const bool first = places_ == 1 || (places_ > 1 && (before + places_) % 2 == 0);
  uint64_t taken = 0;
  for (const Allocation& one : live) taken += one.columns;
  for (uint64_t at = 0; at + columns <= kColumns; at += kFewest) {
    const uint64_t column = first ? at : kColumns - columns - at;
    const auto overlaps = [&](const Allocation& one) {
      return one.column < column + columns && column < one.column + one.columns;
    };
    if (std::any_of(live.begin(), live.end(), overlaps)) continue;
    live.push_back({column, columns, line});
    const PtxCells cells{actor.block, 0, 128, column, columns};
    std::erase_if(freedByPeer_, [&](const Freed& one) { return one.cells.meets(cells); });
    std::erase_if(freedAccesses_, [&](const auto& one) { return one.first.cells.meets(cells); });
    return column;
  }
  if (isLast && taken + columns > kColumns)
    report_("order_c16", line, "waits for ever: so many columns are not free");
  return std::nullopt;
}

void PtxTensor::free(const Actor& actor, uint64_t address, uint64_t columns, bool ofPair, size_t line) {
  std::vector<Allocation>& live = allocated_[actor.block];
  const auto found =
      std::find_if(live.begin(), live.end(), [&](const Allocation& one) { return one.column == address; });
  if (found == live.end() || found->columns != columns) {
    report_("order_c17", line, "frees what was not allocated, or not with these columns");
    return;
  }
  const PtxCells cells{actor.block, 0, 128, address, columns};
  std::erase_if(accesses_, [&](const std::pair<Access, uint64_t>& one) {
    if (!cells.meets(one.first.cells)) return false;
    const size_t sequence = one.first.sequence;
    if (at(of(actor.thread).heard, sequence) < one.second)
      early(actor.thread, sequence, one.second, "frees tensor memory that ", line);
    if (ofPair) freedAccesses_.push_back(one);
    return true;
  });
  live.erase(found);
  if (ofPair) freeOfPeer(actor, {actor.block ^ 1, 0, 128, address, columns}, line);
}

void PtxTensor::freeOfPeer(const Actor& actor, const PtxCells& cells, size_t line) {
  freedByPeer_.push_back({cells, line});
  for (const Accesses* all : {&accesses_, &freedAccesses_})
    for (const auto& [one, number] : *all)
      if (cells.meets(one.cells) && at(of(actor.thread).heard, one.sequence) < number) {
        open_(line, "frees the tensor memory of both blocks of a pair, and nothing before it says that " +
                        std::string(words(static_cast<Kind>(one.sequence % kKinds))) +
                        " of the other block has ended: a barrier of the cluster, or an mbarrier, says so");
        return;
      }
}

void PtxTensor::early(Thread thread, size_t sequence, uint64_t number, const std::string& what, size_t line) {
  const Kind kind = static_cast<Kind>(sequence % kKinds);
  if (at(of(thread).heard, sequence) >= number)
    report_("order_c21", line,
            what + words(kind) + " of another thread used: no fences of tcgen05 around the barrier");
  else if (at(ended_, sequence) >= number)
    report_("order_c21", line, what + words(kind) + " of another thread used: no barrier behind its end");
  else
    report_(ruleOf(kind), line, what + words(kind) + " may still use");
}

bool PtxTensor::isPipelined(const Access& earlier, const Access& later) {
  using enum Operation;
  const Operation first = earlier.async.operation;
  switch (later.async.operation) {
    case kProduct:
      // Two that accumulate in one place.
      if (first == kProduct)
        return earlier.writes && later.writes && earlier.cells == later.cells &&
               earlier.async.shape == later.async.shape;
      return first != kOther;
    case kCopyOf4:
      return first == kShift;
    case kShift:
      return first == kProduct;
    default:
      return false;
  }
}

void PtxTensor::touch(const Actor& actor, Kind kind, const PtxCells& cells, bool writes, size_t line,
                      const Async& async) {
  const std::vector<Allocation>& live = allocated_[cells.block];
  const auto holds = [&](const Allocation& one) {
    return PtxCells{cells.block, 0, 128, one.column, one.columns}.holds(cells);
  };
  if (std::none_of(live.begin(), live.end(), holds))
    report_("order_c17", line,
            "touches tensor memory that is not allocated: " + std::to_string(cells.columns) +
                " columns from " + std::to_string(cells.column));
  for (const Freed& freed : freedByPeer_)
    if (freed.cells.meets(cells))
      open_(freed.line,
            "frees the tensor memory of both blocks of a pair, and the other block still uses it at line " +
                std::to_string(line) + ": a barrier of the cluster before the tcgen05.dealloc orders them");
  const size_t own = sequenceOf(actor, kind);
  const Clock &known = of(actor.thread).known, &begun = of(actor.thread).begun;
  const Access made{cells, own, writes, async};
  std::erase_if(accesses_, [&](const std::pair<Access, uint64_t>& entry) {
    const auto& [one, number] = entry;
    // An access of a warp is one, of which each lane has its part.
    const bool same = !actor.leads && one.sequence == own;
    if (same || (!writes && !one.writes) || !one.cells.meets(cells)) return false;
    const bool pipelined =
        isPipelined(one, made) && (one.sequence == own || at(begun, one.sequence) >= number);
    const bool ends = at(known, one.sequence) >= number;
    if (pipelined && !ends && one.sequence != own) goesBehind(made, one.sequence, number);
    // Of other pairs of one thread no order is said.
    const bool ofOne = !pipelined && !ends && kind == Kind::kAsync && one.sequence == own;
    if (ofOne)
      open_(line,
            "which comes first of two instructions of tcgen05 of one thread: a product comes behind copies, "
            "shifts and "
            "products of its shape and place, a shift behind products, and of others the PTX ISA says no "
            "order");
    const bool ordered = pipelined || ends || ofOne;
    if (!ordered) early(actor.thread, one.sequence, number, "touches tensor memory that ", line);
    // Who knows of this access knows of those before it.
    return writes && ordered && cells.holds(one.cells);
  });
  if (!actor.leads) return;
  const uint64_t number = ++issued_[own];
  if (kind == Kind::kAsync) of(actor.thread).begun[own] = number;
  for (auto& [one, last] : accesses_)
    if (one == made) {
      last = number;
      return;
    }
  accesses_.emplace_back(made, number);
}

void PtxTensor::goesBehind(const Access& later, size_t sequence, uint64_t number) {
  const bool all = std::all_of(accesses_.begin(), accesses_.end(), [&](const auto& one) {
    return one.first.sequence != sequence || one.second > number || isPipelined(one.first, later);
  });
  uint64_t& known = behind_[later.sequence][sequence];
  if (all) known = std::max(known, number);
}

void PtxTensor::readShared(const Actor& actor, const PtxRuns& runs) {
  const size_t own = sequenceOf(actor, Kind::kAsync);
  std::erase_if(sharedReads_, [&](const auto& one) { return one.second.first == own && one.first == runs; });
  sharedReads_.push_back({runs, {own, ++issued_[own]}});
}

void PtxTensor::overwriteShared(Thread thread, const PtxBytes& bytes, size_t line) {
  for (const auto& [read, who] : sharedReads_)
    if (read.meets(bytes) && at(of(thread).heard, who.first) < who.second)
      report_("order_c12", line, "writes what a product or copy of tcgen05 may still read");
}

void PtxTensor::wait(const Actor& actor, Kind kind) {
  const size_t own = sequenceOf(actor, kind);
  const uint64_t issued = at(issued_, own);
  Knowledge& knowledge = of(actor.thread);
  knowledge.known[own] = knowledge.heard[own] = ended_[own] = issued;
}

void PtxTensor::arrive(Thread thread, Channel channel) {
  Message& told = channels_[channel].first;
  join(told.heard, of(thread).heard);
  join(told.fenced, of(thread).fenced);
  // What a fence of another thread stood before: this one passes it on, and needs a fence for its own alone.
  join(told.fenced, of(thread).pending);
  join(told.begun, of(thread).begunFenced);
  join(told.begun, of(thread).begunPending);
}

void PtxTensor::turn(Channel channel) {
  auto& [told, last] = channels_[channel];
  last = std::move(told);
  told = {};
}

void PtxTensor::meet(Thread thread, Channel channel) {
  const Message& last = channels_[channel].second;
  join(of(thread).heard, last.heard);
  join(of(thread).pending, last.fenced);
  join(of(thread).begunPending, last.begun);
}

size_t PtxTensor::commit(Thread thread) {
  const size_t own = sequenceOf({thread, 0, 0}, Kind::kAsync);
  committed_[own] = at(issued_, own);
  // A commit is also the fence before a barrier.
  Message message{of(thread).heard, of(thread).known, of(thread).begun};
  join(message.begun, of(thread).begunPending);
  join(message.fenced, of(thread).pending);
  message.heard[own] = message.fenced[own] = at(issued_, own);
  for (Clock* const clock : {&message.heard, &message.fenced, &committed_}) join(*clock, behind_[own]);
  commits_.emplace_back(thread, std::move(message));
  return commits_.size() - 1;
}

void PtxTensor::land(size_t commit, Channel channel) {
  const auto& [thread, message] = commits_[commit];
  const size_t own = sequenceOf({thread, 0, 0}, Kind::kAsync);
  ended_[own] = std::max(at(ended_, own), at(message.heard, own));
  join(ended_, behind_[own]);
  join(channels_[channel].first.heard, message.heard);
  join(channels_[channel].first.fenced, message.fenced);
  join(channels_[channel].first.begun, message.begun);
}

void PtxTensor::leave(Thread thread, size_t line) {
  const size_t own = sequenceOf({thread, 0, 0}, Kind::kAsync);
  if (at(committed_, own) < at(issued_, own)) ends_.push_back({own, line, at(issued_, own)});
}

void PtxTensor::finish() {
  for (const End& one : ends_)
    if (at(committed_, one.sequence) < one.issued)
      report_("order_c18", one.line, "ends with a product, copy or shift of tcgen05 that no commit covers");
  for (const auto& [block, live] : allocated_)
    for (const Allocation& one : live)
      report_("order_c17", one.line, "the kernel ends, and this tensor memory was not freed");
}

}  // namespace cutecheck::ptx
