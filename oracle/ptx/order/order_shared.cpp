// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/order_shared.h"

#include <algorithm>
#include <bit>
#include <string_view>

namespace cutecheck::ptx {

namespace {

const char* words(PtxShared::Kind kind) {
  switch (kind) {
    case PtxShared::Kind::kAsync:
      return "a cp.async";
    case PtxShared::Kind::kBulkStore:
    case PtxShared::Kind::kSource:
      return "a bulk copy out of shared memory";
    case PtxShared::Kind::kWgmma:
      return "a wgmma";
  }
  return "";
}

bool isAtomic(PtxShared::Way way) {
  return way == PtxShared::Way::kAtomic || way == PtxShared::Way::kAtomicOfBlock;
}

}  // namespace

bool PtxRuns::meet(const std::vector<PtxBytes>& parts, const PtxBytes& other) {
  const auto at = std::partition_point(parts.begin(), parts.end(),
                                       [&](const PtxBytes& one) { return one.end <= other.begin; });
  return at != parts.end() && at->meets(other);
}

PtxShared::PtxShared(const PtxKernel& kernel, const PtxClocks& clocks, uint64_t grain,
                     uint64_t threadsOfBlock, Report report, Report perhaps, Open open)
    : kernel_(kernel),
      clocks_(clocks),
      grain_(std::max<uint64_t>(1, grain)),
      threads_(std::max<uint64_t>(1, threadsOfBlock)),
      report_(std::move(report)),
      perhaps_(std::move(perhaps)),
      open_(std::move(open)) {}

// Of the pieces that have some of these bytes; those that nobody touched are left out unless they are to be
// made.
template <typename F>
void PtxShared::cells(const PtxBytes& bytes, bool make, const F& f) {
  if (bytes.begin >= bytes.end) return;
  uint64_t at = bytes.begin / grain_;
  const uint64_t end = (bytes.end - 1) / grain_ + 1;
  while (at < end) {
    const uint64_t page = at / kCells, pageEnd = std::min(end, (page + 1) * kCells);
    if (page != lastPage_ || (last_ == nullptr && make)) {
      auto found = pages_.find(page);
      if (found == pages_.end() && make) found = pages_.emplace(page, std::make_unique<Page>()).first;
      lastPage_ = page;
      last_ = found == pages_.end() ? nullptr : found->second.get();
    }
    Page* const here = last_;
    for (; here != nullptr && at < pageEnd; ++at) f(*here, here->cells[at % kCells], at * grain_);
    at = pageEnd;
  }
}

std::string PtxShared::named(Thread thread) const {
  std::string text = "thread " + std::to_string(thread % threads_);
  if (kernel_.cluster > 1) text += " of block " + std::to_string(thread / threads_);
  return text;
}

std::string PtxShared::place(uint64_t address) const {
  const uint64_t offset = address & 0xffffff;
  std::string symbol;
  uint64_t from = 0;
  for (const auto& [name, begin] : kernel_.shared)
    if (begin <= offset && (symbol.empty() || begin >= from))
      symbol = name.substr(0, name.find('@')), from = begin;
  std::string text = symbol.empty() ? std::to_string(offset) : symbol + "+" + std::to_string(offset - from);
  if (kernel_.cluster > 1) text += " of block " + std::to_string(address >> 24);
  return "[" + text + "]";
}

void PtxShared::race(const char* rule, size_t line, Thread thread, const char* does, Thread other,
                     size_t otherLine, const char* did, uint64_t address, const std::string& lacks) {
  // A thread races with itself where its warp does the one, or the other, together.
  const bool itself = thread == other;
  const bool lanes = itself && std::string_view(rule) == "order_c5";
  tell(false, rule, line,
       (lanes ? "a lane of the warp of " : "") + named(thread) + " " + does + " shared memory at " +
           place(address) + ", which " +
           (lanes    ? "another one"
            : itself ? "it"
                     : named(other)) +
           " " + did + " at line " + std::to_string(otherLine) + ": " + lacks);
}

bool PtxShared::isKnown(Thread thread, const Write& write, Way way) const {
  const size_t component = write.async ? clocks_.asyncs(write.thread) : clocks_.releases(write.thread);
  // What a warp does together is more than the thread's own: the other lanes must know of it.
  if (thread == write.thread && (way == Way::kCollective || write.way == Way::kCollective))
    return clocks_.isTold(thread, component, write.number) && knowsAll(thread, write.lanes);
  return clocks_.knows(thread, component, write.number) && knowsAll(thread, write.lanes);
}

bool PtxShared::knowsAll(Thread thread, const Lanes& lanes) const {
  return !lanes || std::ranges::all_of(*lanes, [&](const auto& one) {
    return one.first == thread || clocks_.knows(thread, clocks_.releases(one.first), one.second);
  });
}

bool PtxShared::meetFreely(Thread a, Way ofA, Thread b, Way ofB) const {
  if (!isAtomic(ofA) || !isAtomic(ofB)) return false;
  return a / threads_ == b / threads_ || (ofA == Way::kAtomic && ofB == Way::kAtomic);
}

bool PtxShared::isAsWide(Thread one, Way ofOne, Thread later, Way ofLater) const {
  if (!isAtomic(ofOne) || ofOne != ofLater) return false;
  return ofOne == Way::kAtomic || one / threads_ == later / threads_;
}

bool PtxShared::isOver(Thread thread, const Read& read) const {
  if (thread != read.thread)
    return clocks_.knows(thread, clocks_.releases(read.thread), read.number) && knowsAll(thread, read.lanes);
  // What it gave to its warp other lanes read.
  return read.way != Way::kCollective || clocks_.released(thread) >= read.number;
}

size_t PtxShared::componentOf(const Pending& one) const {
  return one.kind == Kind::kWgmma ? clocks_.products(one.thread) : clocks_.bulks(one.thread);
}

bool PtxShared::isOver(Thread thread, const Pending& one) const {
  if (one.kind == Kind::kSource)
    return one.copies.empty() && !one.phases.empty() &&
           std::all_of(one.phases.begin(), one.phases.end(),
                       [&](const auto& phase) { return clocks_.knows(thread, phase.first, phase.second); });
  return one.group != 0 && clocks_.knows(thread, componentOf(one), one.group);
}

// Whatever writes: nothing may still read these bytes.
void PtxShared::pendingReads(Thread thread, const PtxBytes& bytes, size_t line) {
  for (const Pending& one : pending_) {
    if (!one.bytes.meets(bytes) || (!one.parts.empty() && !PtxRuns::meet(one.parts, bytes))) continue;
    const bool over = isOver(thread, one);
    if (over && one.kind == Kind::kWgmma && !allWarpsWaited(thread, one)) warpSpeaksForGroup_ = true;
    if (over) continue;
    tell(one.holes, one.kind == Kind::kWgmma ? "order_c12" : "order_c13", line,
         std::string("writes what ") + words(one.kind) + " of line " + std::to_string(one.line) +
             " may still read: " + named(thread) + ", " + place(std::max(one.bytes.begin, bytes.begin)));
  }
}

void PtxShared::meetsStore(const Write& old, uint64_t address, const Write& fresh, const char* does) {
  const Thread thread = fresh.thread;
  // Of a matrix other lanes store parts, too: onto what the lane stored itself, and it onto theirs. Two are
  // of the same parts.
  const bool together = (fresh.way == Way::kCollective) != (old.way == Way::kCollective);
  if (old.thread == kNobody || isKnown(thread, old, together ? Way::kCollective : Way::kOwn)) return;
  const bool atomic = meetFreely(thread, fresh.way, old.thread, old.way);
  const bool alike = old.async == fresh.async && old.sameBytes(fresh),
             sameValue = alike && old.stored.is(fresh.stored);
  if (atomic && old.sameBytes(fresh)) return;
  if (atomic)
    return open_(fresh.line, "atomic operations of other bytes meet at " + place(address) + ", at line " +
                                 std::to_string(old.line));
  if (sameValue) storedAlike_[fresh.stored.isLoaded() ? *fresh.stored.value : 0] = fresh.line;
  const bool ofLaunch = old.stored.ofLaunch || fresh.stored.ofLaunch;
  if (sameValue && !ofLaunch) return;
  if (alike && ofLaunch)
    return open_(fresh.line, "whether two threads store one value at " + place(address) +
                                 " depends on the launch: the other stores at line " +
                                 std::to_string(old.line));
  if (alike && old.stored.mayBe(fresh.stored))
    return open_(fresh.line,
                 "whether two threads store one value at " + place(address) +
                     (fresh.stored.value && old.stored.value
                          ? ": stores to global memory stand between their loads of it"
                      : fresh.stored.made == old.stored.made && fresh.stored.made != PtxStored::kUnknown
                          ? ": both make it of the same"
                          : ": how it is made is not followed") +
                     "; the other stores at line " + std::to_string(old.line));
  if (old.async)
    race("order_c6", fresh.line, thread, does, old.thread, old.line, "copies into by cp.async", address,
         "its group is not awaited, or no barrier stands behind the wait");
  else if (thread != old.thread || together)
    race("order_c5", fresh.line, thread, does, old.thread, old.line, "stores to", address,
         "no barrier orders the two");
}

void PtxShared::overwrites(const Cell& cell, uint64_t address, const Write& fresh, const char* does) {
  meetsStore(cell.last, address, fresh, does);
  for (const Write& one : cell.beside) meetsStore(one, address, fresh, does);
  for (const Read& read : cell.reads)
    if (!isOver(fresh.thread, read) && !meetFreely(read.thread, read.way, fresh.thread, fresh.way)) {
      race("order_c5", fresh.line, fresh.thread, does, read.thread, read.line, "loads", address,
           "no barrier orders the two");
      break;
    }
}

// Whether each access that harms the earlier store, and does not follow the new one, harms that one, too.
bool PtxShared::covers(const Write& fresh, const Write& one) const {
  if (isAtomic(fresh.way))
    return isAsWide(one.thread, one.way, fresh.thread, fresh.way) && one.sameBytes(fresh);
  if (one.thread == fresh.thread && fresh.way != Way::kCollective && !isKnown(fresh.thread, one, Way::kOwn))
    return false;
  const bool same = !one.async && one.stored.is(fresh.stored) && one.sameBytes(fresh) &&
                    (!one.stored.ofLaunch || fresh.stored.ofLaunch);
  return !fresh.stored.value || same;
}

void PtxShared::forgetKnown(std::vector<Write>& all) const {
  std::erase_if(all, [&](const Write& one) {
    for (Thread thread = 0; thread < clocks_.threads(); ++thread)
      if (!isKnown(thread, one, Way::kCollective)) return false;
    return true;
  });
}

void PtxShared::replace(Cell& cell, const Write& store) {
  Write fresh = store;
  const auto goes = [&](Write& one) {
    if (one.thread == kNobody) return true;
    if (one.thread != fresh.thread && !isKnown(fresh.thread, one, Way::kOwn)) return false;
    if (covers(fresh, one)) return true;
    // Two stores that nobody can tell apart by what is known of them: whatever meets one meets both.
    const bool together = one.thread == fresh.thread && one.number == fresh.number && !one.async &&
                          one.way == Way::kOwn && fresh.way == Way::kOwn;
    if (together) fresh.stored.value.reset();
    one.covered = true;
    return together;
  };
  std::erase_if(cell.beside, goes);
  if (!goes(cell.last)) cell.beside.push_back(cell.last);
  if (cell.beside.size() >= kMany && std::has_single_bit(cell.beside.size())) forgetKnown(cell.beside);
  // A load meets stores of any value, and one that is not atomic meets atomic ones.
  std::erase_if(cell.reads, [&](const Read& one) {
    if (fresh.stored.value ||
        (isAtomic(fresh.way) && !isAsWide(one.thread, one.way, fresh.thread, fresh.way)))
      return false;
    return isOver(fresh.thread, one);
  });
  cell.last = fresh;
}

template <typename Bytes>
void PtxShared::copiesAt(Thread thread, const Bytes& bytes, size_t line, const char* does) {
  for (const auto& [id, copy] : copies_)
    if (bytes.meets(copy.bytes) && !(copy.there && clocks_.knows(thread, copy.component, copy.phase)))
      tell(copy.holes, "order_c11", line,
           std::string(does) + " a bulk copy brings, without a wait for its barrier: " + named(thread) +
               ", " + place(std::max(copy.bytes.begin, bytes.first())) + ", the copy of line " +
               std::to_string(copy.line));
}

void PtxShared::store(Thread thread, const PtxBytes& bytes, Way way, size_t line, const PtxStored& stored,
                      const Lanes& lanes) {
  pendingReads(thread, bytes, line);
  copiesAt(thread, bytes, line, "stores to what");
  const Write fresh{static_cast<uint32_t>(thread),
                    static_cast<uint32_t>(line),
                    clocks_.now(thread),
                    way,
                    false,
                    bytes.begin,
                    static_cast<uint32_t>(bytes.end - bytes.begin),
                    stored,
                    false,
                    lanes};
  cells(bytes, true, [&](Page& page, Cell& cell, uint64_t address) {
    overwrites(cell, address, fresh, "stores to");
    if (cell.last.thread == kNobody) ++page.stores;
    replace(cell, fresh);
  });
}

void PtxShared::asksToStore(Thread lane, const PtxBytes& bytes, size_t line) {
  pendingReads(lane, bytes, line);
  copiesAt(lane, bytes, line, "stores to what");
  Write fresh;
  fresh.thread = static_cast<uint32_t>(lane), fresh.line = static_cast<uint32_t>(line);
  fresh.number = clocks_.now(lane), fresh.way = Way::kCollective;
  fresh.begin = bytes.begin, fresh.bytes = static_cast<uint32_t>(bytes.end - bytes.begin);
  cells(bytes, true,
        [&](Page&, Cell& cell, uint64_t address) { overwrites(cell, address, fresh, "stores to"); });
}

void PtxShared::load(Thread thread, const PtxBytes& bytes, Way way, size_t line, const Lanes& lanes) {
  cells(bytes, true, [&](Page&, Cell& cell, uint64_t address) {
    const auto meets = [&](const Write& old) {
      if (old.thread == kNobody || meetFreely(thread, way, old.thread, old.way) || isKnown(thread, old, way))
        return;
      if (old.async)
        race("order_c6", line, thread, "loads", old.thread, old.line, "copies into by cp.async", address,
             "its group is not awaited, or no barrier stands behind the wait");
      else
        race("order_c5", line, thread, "loads", old.thread, old.line, "stores to", address,
             "no barrier orders the two");
    };
    meets(cell.last);
    for (const Write& one : cell.beside) meets(one);
    const Read read{static_cast<uint32_t>(thread), clocks_.now(thread), static_cast<uint32_t>(line), way,
                    lanes};
    // Each thread's last of each way: a thread is behind itself.
    for (size_t i = cell.reads.size(); i-- > 0;)
      if (cell.reads[i].thread == read.thread && cell.reads[i].way == read.way) {
        cell.reads[i] = read;
        return;
      }
    cell.reads.push_back(read);
  });
  copiesAt(thread, bytes, line, "reads what");
}

void PtxShared::asyncRead(Thread thread, const PtxBytes& bytes, size_t line, Way way) {
  asyncReadCells(thread, bytes, line, way);
  copiesAt(thread, bytes, line, "reads what");
}

void PtxShared::asyncRead(Thread thread, const PtxRuns& runs, size_t line, Way way) {
  for (const PtxBytes& part : runs.parts) asyncReadCells(thread, part, line, way);
  copiesAt(thread, runs, line, "reads what");
}

void PtxShared::asyncReadCells(Thread thread, const PtxBytes& bytes, size_t line, Way way) {
  cells(bytes, false, [&](Page& page, Cell& cell, uint64_t address) {
    if (page.stores == 0) return;
    const auto meets = [&](const Write& old) {
      if (old.thread == kNobody || old.covered) return;
      if (old.async) return asyncReadsAsync(thread, old, address, line, way);
      const auto isFenced = [&](Thread by, Number number) {
        return way == Way::kCollective ? clocks_.isToldFenced(thread, by, number)
                                       : clocks_.knowsFenced(thread, by, number);
      };
      const bool fenced = isFenced(old.thread, old.number) &&
                          (!old.lanes || std::ranges::all_of(*old.lanes, [&](const auto& one) {
                            return isFenced(one.first, one.second);
                          }));
      const bool known = old.way != Way::kCollective || isKnown(thread, old, way);
      if (!fenced && known && isKnown(thread, old, Way::kOwn) &&
          clocks_.isFencedBetween(thread, old.thread, old.number))
        perhaps_("order_c4", line,
                 "whether the proxy fence of another thread than the one that stores to " + place(address) +
                     " at line " + std::to_string(old.line) + " is enough");
      else if (!fenced || !known)
        race("order_c4", line, thread, "has the tensor cores or a copy read", old.thread, old.line,
             "stores to", address, "no proxy fence and barrier behind the store");
    };
    meets(cell.last);
    for (const Write& one : cell.beside) meets(one);
  });
}

// What cp.async brings comes through the generic proxy, as a store does (PTX ISA, "cp.async").
void PtxShared::asyncReadsAsync(Thread thread, const Write& old, uint64_t address, size_t line, Way way) {
  const char* const does = "has the tensor cores or a copy read";
  if (!isKnown(thread, old, way))
    return race("order_c6", line, thread, does, old.thread, old.line, "copies into by cp.async", address,
                "its group is not awaited, or no barrier stands behind the wait");
  if (way == Way::kCollective ? clocks_.isToldFenced(thread, clocks_.asyncs(old.thread), old.number)
                              : clocks_.knowsFencedAsyncs(thread, old.thread, old.number))
    return;
  // Where a barrier is told of the copies, the thread that began them cannot stand behind them.
  if (clocks_.isFencedElsewhere(old.thread, old.number))
    return open_(line,
                 "whether the proxy fence of another thread than the one that copies by cp.async into " +
                     place(address) + " at line " + std::to_string(old.line) + " is enough");
  race("order_c4", line, thread, does, old.thread, old.line, "copies into by cp.async", address,
       "no proxy fence and barrier behind the wait for its group");
}

void PtxShared::copiesOver(Cell& cell, const Write& fresh) const {
  std::vector<Write> alike;
  cell.beside.push_back(cell.last);
  for (const Write& one : cell.beside)
    if (one.async && one.stored.is(fresh.stored) && !isKnown(fresh.thread, one, Way::kOwn))
      alike.push_back(one);
  if (alike.size() >= kMany && std::has_single_bit(alike.size())) forgetKnown(alike);
  cell = {fresh, std::move(alike), {}};
}

void PtxShared::begin(Kind kind, Thread thread, const PtxBytes& bytes, size_t line, bool holes,
                      const PtxStored& stored) {
  if (kind != Kind::kAsync) {
    holes_ = holes;
    asyncRead(thread, bytes, line);
    holes_ = false;
    // The later of two that read the same is over later.
    pending_.remove_if([&](const Pending& one) {
      return one.kind == kind && one.thread == thread && one.bytes == bytes &&
             (kind != Kind::kSource || isOver(thread, one));
    });
    pending_.push_back({kind, thread, bytes, line, 0, {}, {}, {}, holes});
    return;
  }
  pendingReads(thread, bytes, line);
  copiesAt(thread, bytes, line, "copies by cp.async onto what");
  const auto before = numbers_.find({kind, thread});
  const Number group = before == numbers_.end() ? 1 : before->second + 1;
  // Held against what stands there by the clock of the thread, and kept by its group.
  const Write fresh{static_cast<uint32_t>(thread),
                    static_cast<uint32_t>(line),
                    group,
                    Way::kOwn,
                    true,
                    bytes.begin,
                    static_cast<uint32_t>(bytes.end - bytes.begin),
                    stored};
  cells(bytes, true, [&](Page& page, Cell& cell, uint64_t address) {
    overwrites(cell, address, fresh, "copies by cp.async into");
    if (cell.last.thread == kNobody) ++page.stores;
    copiesOver(cell, fresh);
  });
}

void PtxShared::beginProduct(Thread first, Thread last, const PtxRuns& runs, size_t line) {
  const Thread leader = first;
  for (Thread one = first; one < last; ++one)
    if (one == first || !clocks_.same(one, one - 1)) asyncRead(one, runs, line, Way::kCollective);
  pending_.remove_if([&](const Pending& one) {
    return one.kind == Kind::kWgmma && one.thread == leader && one.bytes == runs.hull &&
           one.parts == runs.parts;
  });
  pending_.push_back({Kind::kWgmma, leader, runs.hull, line, 0, {}, {}, runs.parts});
}

void PtxShared::commit(Kind kind, Thread thread) {
  const Number group = ++numbers_[{kind, thread}];
  groups_[{kind, thread}].push_back(group);
  for (Pending& one : pending_)
    if (one.kind == kind && one.thread == thread && one.group == 0) one.group = group;
}

PtxShared::Number PtxShared::awaited(Kind kind, Thread thread, uint64_t groupsThatStay, Thread waiter) {
  const auto found = groups_.find({kind, thread});
  if (found == groups_.end() || groupsThatStay >= found->second.size()) return 0;
  const Number group = found->second[found->second.size() - 1 - groupsThatStay];
  if (kind == Kind::kWgmma) {
    auto& waits = waits_[waiter];
    if (waits.empty() || waits.back().first < group) waits.emplace_back(group, clocks_.now(waiter));
    if (waits.size() > kMany) waits.pop_front();
  }
  return group;
}

bool PtxShared::allWarpsWaited(Thread thread, const Pending& product) const {
  constexpr Thread kLanes = 32, kWarpgroup = 128;
  for (Thread warp = product.thread; warp < product.thread + kWarpgroup; warp += kLanes) {
    bool known = false;
    for (auto at = waits_.lower_bound(warp); at != waits_.end() && at->first < warp + kLanes && !known; ++at)
      known = std::any_of(at->second.begin(), at->second.end(), [&](const auto& wait) {
        return wait.first >= product.group && clocks_.knows(thread, clocks_.releases(at->first), wait.second);
      });
    if (!known) return false;
  }
  return true;
}

void PtxShared::leave(Thread thread, size_t line) {
  for (const Pending& one : pending_)
    if (one.thread == thread && one.kind == Kind::kBulkStore && !isOver(thread, one))
      report_("order_c13", line, std::string("ends with ") + words(one.kind) + " that was not awaited");
}

// "add.u32": whether several of them at one element have one result, whichever comes first. Sums of floats do
// not, for each is rounded, nor do inc and dec of different operands.
static bool isInAnyOrder(const std::string& reduces) {
  const size_t dot = reduces.find('.');
  if (dot == std::string::npos) return false;
  const std::string operation = reduces.substr(0, dot), type = reduces.substr(dot + 1);
  const bool ofIntegers =
      type == "b32" || type == "b64" || type == "u32" || type == "s32" || type == "u64" || type == "s64";
  for (const char* one : {"add", "min", "max", "and", "or", "xor"})
    if (operation == one) return ofIntegers;
  return false;
}

// A copy is over for who knows of its phase, or comes behind somebody who met it: what is there stays there.
void PtxShared::copiesOnto(Thread thread, const PtxBytes& bytes, size_t line, const std::string& reduces) {
  for (auto it = copies_.begin(); it != copies_.end();) {
    const Copy& old = it->second;
    const bool over = old.there && clocks_.isBehindPhase(thread, old.component, old.phase);
    const bool covered = old.bytes.begin >= bytes.begin && old.bytes.end <= bytes.end;
    // Each element is reduced by a relaxed atomic operation (PTX ISA, "cp.reduce.async.bulk").
    const bool commutes = reduces == old.reduces && isInAnyOrder(reduces);
    if (!over && !commutes && old.bytes.meets(bytes)) {
      const std::string at = place(std::max(old.bytes.begin, bytes.begin));
      const std::string other = named(old.thread) + " begins at line " + std::to_string(old.line);
      if (!reduces.empty() && reduces == old.reduces)
        open_(line, "two reductions ." + reduces + " meet at " + at + ", with the one that " + other +
                        ": which of the two comes first is not decided, and one behind the other they have "
                        "another result");
      else if (!reduces.empty() && !old.reduces.empty())
        open_(line, "two reductions of other kinds meet at " + at + ", with the one that " + other);
      else
        tell(old.holes, "order_c11", line,
             named(thread) + " has a bulk copy write shared memory at " + at + ", which the bulk copy that " +
                 other + " writes: no wait for its phase stands between");
    }
    it = over && covered ? copies_.erase(it) : std::next(it);
  }
}

size_t PtxShared::copyBegins(Thread thread, const PtxBytes& bytes, size_t line, const std::string& reduces,
                             bool holes) {
  holes_ = holes;
  pendingReads(thread, bytes, line);
  copiesOnto(thread, bytes, line, reduces);
  const Write fresh{static_cast<uint32_t>(thread),
                    static_cast<uint32_t>(line),
                    clocks_.now(thread),
                    Way::kOwn,
                    false,
                    bytes.begin,
                    static_cast<uint32_t>(bytes.end - bytes.begin),
                    {}};
  cells(bytes, false, [&](Page& page, Cell& cell, uint64_t address) {
    overwrites(cell, address, fresh, "has a bulk copy write");
    const auto meets = [&](const Write& old) {
      if (old.thread == kNobody || old.covered) return;
      const bool fenced = old.async ? clocks_.knowsFencedAsyncs(thread, old.thread, old.number)
                                    : clocks_.knowsFenced(thread, old.thread, old.number);
      if (!fenced)
        open_(line, "a bulk copy writes shared memory at " + place(address) + ", which " + named(old.thread) +
                        (old.async ? " copies into" : " stores to") + " at line " + std::to_string(old.line) +
                        ": without a proxy fence behind that, which of the two stays is not decided");
    };
    meets(cell.last);
    for (const Write& one : cell.beside) meets(one);
    if (holes) return;
    if (cell.last.thread != kNobody) --page.stores;
    cell = {};
  });
  holes_ = false;
  copies_[++next_] = {bytes, line, 0, 0, false, false, thread, reduces, holes};
  return next_;
}

void PtxShared::copyEnds(size_t copy, size_t component, Number phase) {
  for (Pending& one : pending_)
    if (std::erase(one.copies, copy) > 0) one.phases.emplace_back(component, phase);
  if (const auto found = copies_.find(copy); found != copies_.end()) {
    found->second.there = true;
    found->second.component = component;
    found->second.phase = phase;
  }
}

void PtxShared::readsUntil(Thread thread, size_t copy) {
  for (auto one = pending_.rbegin(); one != pending_.rend(); ++one)
    if (one->kind == Kind::kSource && one->thread == thread) {
      one->copies.push_back(copy);
      return;
    }
}

void PtxShared::copySeen(size_t copy) {
  if (const auto found = copies_.find(copy); found != copies_.end()) found->second.seen = true;
}

bool PtxShared::isOver(Thread thread, size_t copy) const {
  const auto found = copies_.find(copy);
  return found == copies_.end() ||
         (found->second.there && clocks_.isBehindPhase(thread, found->second.component, found->second.phase));
}

void PtxShared::finish() {
  for (const auto& [id, copy] : copies_)
    if (!copy.seen) report_("order_c11", copy.line, "the kernel ends, and nobody waited for this bulk copy");
  // The block whose shared memory is read stays until somebody of it knows that it has been.
  for (const Pending& one : pending_) {
    bool over = one.kind != Kind::kSource;
    const Thread first = one.thread / threads_ * threads_;
    for (Thread thread = first; thread < first + threads_ && !over; ++thread) over = isOver(thread, one);
    if (!over) open_(one.line, "the block may end while this bulk copy reads its shared memory");
  }
}

}  // namespace cutecheck::ptx
