#include "tools/cutecheck/ptx_shared.h"

#include <algorithm>

namespace cutecheck::cli {

namespace {

constexpr uint64_t kWidestStore = 16;

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

}  // namespace

template <typename F>
void PtxShared::storesIn(const PtxBytes& bytes, const F& f) {
  const uint64_t from = bytes.begin < kWidestStore ? 0 : bytes.begin - kWidestStore;
  for (auto it = stores_.lower_bound(from); it != stores_.end() && it->first < bytes.end; ++it)
    if (it->second.end > bytes.begin) f(it->second);
}

// Whatever writes: nothing may still read these bytes.
void PtxShared::write(Thread thread, const PtxBytes& bytes, size_t line) {
  for (const Pending& one : pending_) {
    if (!one.bytes.meets(bytes) || (one.awaited && (one.published || one.thread == thread))) continue;
    if (one.kind == Kind::kAsync) continue;  // a write behind a write: the load is where it matters
    report_(one.kind == Kind::kWgmma ? "order_c12" : "order_c13", line,
            std::string("writes what ") + words(one.kind) + " may still read");
  }
}

void PtxShared::store(Thread thread, const PtxBytes& bytes, bool collective, size_t line) {
  write(thread, bytes, line);
  stores_[bytes.begin] = {bytes.end, thread, collective};
  recent_[thread].push_back(bytes.begin);
}

void PtxShared::readOfCopies(Thread thread, const PtxBytes& bytes, size_t line) {
  for (const auto& [id, copy] : copies_)
    if (copy.bytes.meets(bytes) && !(copy.there && (copy.seenByAll || copy.seen.contains(thread))))
      report_("order_c11", line, "reads what a bulk copy brings, without a wait for its barrier");
}

void PtxShared::load(Thread thread, const PtxBytes& bytes, bool collective, size_t line) {
  storesIn(bytes, [&](const Store& store) {
    if (!store.synced && (collective || store.collective || store.thread != thread))
      report_("order_c5", line, "no barrier behind the stores to shared memory");
  });
  for (const Pending& one : pending_)
    if (one.kind == Kind::kAsync && one.bytes.meets(bytes) &&
        !(one.awaited && (one.published || one.thread == thread)))
      report_("order_c6", line, "a cp.async before it is not awaited");
  readOfCopies(thread, bytes, line);
}

void PtxShared::asyncRead(Thread thread, const PtxBytes& bytes, size_t line) {
  storesIn(bytes, [&](const Store& store) {
    const bool own = store.fenced && store.thread == thread && !store.collective;
    if (!store.published && !own)
      report_("order_c4", line, "no proxy fence and barrier behind the stores to shared memory");
  });
  for (const Pending& one : pending_)
    if (one.kind == Kind::kAsync && one.bytes.meets(bytes) && !one.published)
      report_("order_c6", line, "a cp.async before it is not awaited");
  readOfCopies(thread, bytes, line);
}

void PtxShared::proxyFence(Thread thread) {
  for (const uint64_t at : recent_[thread])
    if (const auto found = stores_.find(at); found != stores_.end() && found->second.thread == thread)
      found->second.fenced = true;
}

void PtxShared::barrier(Thread thread) {
  std::vector<uint64_t> rest;
  for (const uint64_t at : recent_[thread]) {
    const auto found = stores_.find(at);
    if (found == stores_.end() || found->second.thread != thread) continue;
    found->second.synced = true;
    found->second.published = found->second.fenced;
    if (!found->second.published) rest.push_back(at);
  }
  recent_[thread] = std::move(rest);
  for (auto it = pending_.begin(); it != pending_.end();) {
    it->published |= it->awaited && it->thread == thread;
    it = it->published ? pending_.erase(it) : std::next(it);
  }
  for (auto& [id, copy] : copies_) copy.seenByAll |= copy.seen.contains(thread);
}

void PtxShared::begin(Kind kind, Thread thread, const PtxBytes& bytes, size_t line) {
  if (kind == Kind::kAsync)
    write(thread, bytes, line);
  else
    asyncRead(thread, bytes, line);
  pending_.push_back({kind, thread, bytes, line});
}

void PtxShared::commit(Kind kind, Thread thread) {
  const size_t group = ++groups_[{kind, thread}];
  for (Pending& one : pending_)
    if (one.kind == kind && one.thread == thread && one.group == 0) one.group = group;
}

void PtxShared::wait(Kind kind, Thread thread, uint64_t groupsThatStay) {
  const size_t last = groups_[{kind, thread}];
  for (Pending& one : pending_)
    if (one.kind == kind && one.thread == thread && one.group != 0 && one.group + groupsThatStay <= last)
      one.awaited = true;
  // Whoever overwrites these has to have heard of it from this thread, which has nothing else to tell.
  if (kind == Kind::kWgmma)
    pending_.remove_if([](const Pending& one) { return one.kind == Kind::kWgmma && one.awaited; });
}

void PtxShared::leave(Thread thread, size_t line) {
  for (const Pending& one : pending_) {
    if (one.thread != thread || one.awaited || one.kind == Kind::kWgmma || one.kind == Kind::kSource)
      continue;
    report_(one.kind == Kind::kAsync ? "order_c6" : "order_c13", line,
            std::string("ends with ") + words(one.kind) + " that was not awaited");
  }
}

size_t PtxShared::copyBegins(const PtxBytes& bytes, size_t line) {
  write(~Thread{0}, bytes, line);
  for (auto it = copies_.begin(); it != copies_.end();)
    it = it->second.there && it->second.bytes.begin >= bytes.begin && it->second.bytes.end <= bytes.end
             ? copies_.erase(it)
             : std::next(it);
  for (auto it = stores_.lower_bound(bytes.begin); it != stores_.end() && it->first < bytes.end;)
    it = stores_.erase(it);
  copies_[++next_] = {bytes, line, false, false, {}};
  return next_;
}

void PtxShared::copyEnds(size_t copy) {
  if (const auto found = copies_.find(copy); found != copies_.end()) found->second.there = true;
}

void PtxShared::sourceRead(const PtxBytes& bytes) {
  pending_.remove_if(
      [&](const Pending& one) { return one.kind == Kind::kSource && one.bytes.begin == bytes.begin; });
}

void PtxShared::copySeen(size_t copy, Thread thread) {
  if (const auto found = copies_.find(copy); found != copies_.end()) found->second.seen.insert(thread);
}

void PtxShared::finish() {
  for (const auto& [id, copy] : copies_)
    if (copy.seen.empty() && !copy.seenByAll)
      report_("order_c11", copy.line, "the kernel ends, and nobody waited for this bulk copy");
}

}  // namespace cutecheck::cli
