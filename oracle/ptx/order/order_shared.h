// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shared memory while a kernel runs: who wrote and read what, what is under way, and what may not be touched
// yet.
//
// Each piece of memory knows its last store and the loads behind it; an access is allowed when its thread
// knows that those of other threads have ended (clocks.h), whichever of the two the machine ran first.
// Copies that are under way, and what the tensor cores and copies still read, are kept by their bytes. Rules
// order_c4, c5, c6, c11, c12 and c13 of order.h are decided here.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "oracle/ptx/order/clocks.h"
#include "oracle/ptx/order/open_reason.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// Bytes of the shared memory of the cluster: block b has those from b << 24 on.
struct PtxBytes {
  uint64_t begin = 0, end = 0;
  uint64_t first() const { return begin; }
  bool meets(const PtxBytes& other) const { return begin < other.end && other.begin < end; }
  friend bool operator==(const PtxBytes&, const PtxBytes&) = default;
};

// What the tensor cores read of an operand: runs of bytes, each behind the one before, and from the first to
// the last.
struct PtxRuns {
  PtxBytes hull{};
  std::vector<PtxBytes> parts{};
  uint64_t first() const { return hull.begin; }
  bool meets(const PtxBytes& other) const { return hull.meets(other) && meet(parts, other); }
  static bool meet(const std::vector<PtxBytes>& parts, const PtxBytes& other);
  friend bool operator==(const PtxRuns&, const PtxRuns&) = default;
};

// What a store puts there, where that is known; two stores of one value do no harm.
struct PtxStored {
  // Of what stands for a loaded value: a bit that says so, and how many stores to global memory stand before.
  static constexpr uint64_t kLoads = uint64_t{1} << 62, kStoresBefore = uint64_t{1023} << 52;
  // Of `made`; and in it, of a load whose address nobody names: of no other load's value.
  static constexpr uint64_t kUnknown = 1, kLoadedAnew = uint64_t{1} << 60;
  // What the number is: itself, or it stands for what was loaded, or for where memory lies.
  enum class Stands : uint8_t { kForItself, kForLoad, kForShared, kForGlobal };
  std::optional<uint64_t> value{};
  bool ofLaunch = false;  // another launch may have another one
  Stands stands = Stands::kForItself;
  // Of no value that is known: of what it is made, the same may be the same value; kUnknown: nobody knows; 0
  // of what is no register, such as a matrix.
  uint64_t made = 0;
  bool isLoaded() const { return value && stands == Stands::kForLoad; }
  bool is(const PtxStored& o) const { return value && value == o.value && stands == o.stands; }
  // Made of what was loaded, which may give any value: of numbers that are known, or other ones; or loaded
  // from one address, between other stores, which may be to other memory.
  bool mayBe(const PtxStored& o) const {
    if (value && o.value)
      return isLoaded() && o.isLoaded() && (*value & ~kStoresBefore) == (*o.value & ~kStoresBefore);
    if (value || o.value) return value ? o.mayBeKnown() : mayBeKnown();
    return made != 0 && o.made != 0 && (made == o.made || !isLoadedAnew() || !o.isLoadedAnew());
  }
  bool mayBeKnown() const { return made == kUnknown || (made != 0 && !isLoadedAnew()); }
  bool isLoadedAnew() const { return (made & kLoadedAnew) != 0; }
};

class PtxShared {
 public:
  using Thread = size_t;
  using Number = PtxClocks::Number;
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  using Open = std::function<void(size_t line, const OrderOpen& open)>;
  // `perhaps`: of a rule that may be broken. `grain`: every access of a thread has so many bytes, or a
  // multiple of them.
  PtxShared(const PtxKernel& kernel, const PtxClocks& clocks, uint64_t grain, uint64_t threadsOfBlock,
            Report report, Report perhaps, Open open);

  // How a thread accesses: for itself, atomically (of the scope .cta where that is written), or for its whole
  // warp, so that other lanes have a part in it.
  enum class Way : uint8_t { kOwn, kAtomic, kAtomicOfBlock, kCollective };
  void store(Thread thread, const PtxBytes& bytes, Way way, size_t line, const PtxStored& stored = {}) {
    store(thread, bytes, way, line, stored, {});
  }
  void load(Thread thread, const PtxBytes& bytes, Way way, size_t line) {
    load(thread, bytes, way, line, {});
  }
  // The lanes of a warp that access together, and when, each by its clock: PTX does not say which of them
  // accesses, so that who comes behind must come behind all.
  using Lanes = std::shared_ptr<const std::vector<std::pair<Thread, Number>>>;
  // Of another lane than the one that stores a row: it must be behind who accessed it, too.
  void asksToStore(Thread lane, const PtxBytes& bytes, size_t line);
  void storeOfLanes(const Lanes& lanes, Thread thread, const PtxBytes& bytes, size_t line) {
    store(thread, bytes, Way::kCollective, line, {}, lanes);
  }
  void loadOfLanes(const Lanes& lanes, Thread thread, const PtxBytes& bytes, size_t line) {
    load(thread, bytes, Way::kCollective, line, lanes);
  }
  // What two threads stored to one place, in any order, and is one value here, and the line of the last: of
  // what was loaded, and of another value 0.
  const std::map<uint64_t, size_t>& storedAlike() const { return storedAlike_; }

  // cp.async and its groups, what bulk copies out of shared memory read (kSource: of a copy that signals a
  // barrier, which tells when it is over), and what wgmma reads, for all threads of its warpgroup.
  enum class Kind : uint8_t { kAsync, kBulkStore, kWgmma, kSource };
  // `holes`: of a box whose rows are shorter than they lie apart: not all of the bytes are touched.
  // `stored`: what a cp.async copies, where that is known.
  void begin(Kind kind, Thread thread, const PtxBytes& bytes, size_t line, bool holes = false,
             const PtxStored& stored = {});
  // Of all threads from the first to before the last: the first stands for them.
  void beginProduct(Thread first, Thread last, const PtxRuns& runs, size_t line);
  void commit(Kind kind, Thread thread);
  // The groups that are over when so many may stay, for the clocks of who waits, `waiter`; of wgmma `thread`
  // is the first of its warpgroup.
  Number awaited(Kind kind, Thread thread, uint64_t groupsThatStay, Thread waiter);
  // Whether what a wgmma reads was written again with some of its warps not known to have waited for it.
  bool warpSpeaksForGroup() const { return warpSpeaksForGroup_; }
  // What was begun so far, as a barrier is told of it: no group for who waits for groups.
  Number soFar(Kind kind, Thread thread) { return ++numbers_[{kind, thread}]; }
  // The end of a thread: what it began must be awaited.
  void leave(Thread thread, size_t line);

  // Bulk copies into shared memory: under way, and there from a phase of their barrier on.
  // `reduces`: its operation and type, of one that reduces what is there.
  size_t copyBegins(Thread thread, const PtxBytes& bytes, size_t line, const std::string& reduces,
                    bool holes = false);
  void copyEnds(size_t copy, size_t component, Number phase);
  // What the thread's last kSource reads is read when the copy has ended: who knows of its phase knows that.
  void readsUntil(Thread thread, size_t copy);
  void copySeen(size_t copy);
  // Whether the thread knows that the copy has ended.
  bool isOver(Thread thread, size_t copy) const;
  // What the tensor cores or a bulk copy read, through the other proxy.
  // `way`: kCollective of a warpgroup, of which the thread is one.
  void asyncRead(Thread thread, const PtxBytes& bytes, size_t line, Way way = Way::kOwn);
  void asyncRead(Thread thread, const PtxRuns& runs, size_t line, Way way = Way::kOwn);
  // Copies that nobody saw end.
  void finish();

 private:
  static constexpr uint32_t kNobody = ~uint32_t{0};
  struct Read {
    uint32_t thread = 0;
    Number number = 0;
    uint32_t line = 0;
    Way way = Way::kOwn;
    Lanes lanes{};
  };
  struct Write {
    uint32_t thread = kNobody, line = 0;
    Number number = 0;  // of its clock; of cp.async that of what it is awaited with
    Way way = Way::kOwn;
    bool async = false;
    uint64_t begin = 0;
    uint32_t bytes = 0;
    PtxStored stored{};
    bool covered = false;  // by a later store, which may harm less
    Lanes lanes{};
    bool sameBytes(const Write& other) const { return begin == other.begin && bytes == other.bytes; }
  };
  // The last store, those beside it that it does not follow or cover and that do no harm, and the loads.
  struct Cell {
    Write last{};
    std::vector<Write> beside{};
    std::vector<Read> reads{};
  };
  static constexpr uint64_t kCells = 256;  // of a page
  static constexpr size_t kMany = 8;       // stores beside another
  struct Page {
    Cell cells[kCells];
    size_t stores = 0;
  };
  struct Pending {
    Kind kind = Kind::kAsync;
    Thread thread = 0;
    PtxBytes bytes;
    size_t line = 0;
    Number group = 0;
    std::vector<size_t> copies{};                     // kSource: that read it, and have not ended
    std::vector<std::pair<size_t, Number>> phases{};  // of those that have: of which barrier
    std::vector<PtxBytes> parts{};                    // of the bytes, where not all of them are read
    bool holes = false;                               // nor is it known which
  };
  struct Copy {
    PtxBytes bytes;
    size_t line = 0, component = 0;
    Number phase = 0;
    bool there = false, seen = false;
    Thread thread = 0;
    std::string reduces{};
    bool holes = false;
  };

  template <typename F>
  void cells(const PtxBytes& bytes, bool make, const F& f);
  void store(Thread thread, const PtxBytes& bytes, Way way, size_t line, const PtxStored& stored,
             const Lanes& lanes);
  void load(Thread thread, const PtxBytes& bytes, Way way, size_t line, const Lanes& lanes);
  bool isKnown(Thread thread, const Write& write, Way way) const;
  bool knowsAll(Thread thread, const Lanes& lanes) const;
  // Whether two atomic operations need no order: each scope has the other thread in it (PTX ISA, "Morally
  // strong operations").
  bool meetFreely(Thread a, Way ofA, Thread b, Way ofB) const;
  // Whether what meets the one freely meets the other, later one so.
  bool isAsWide(Thread one, Way ofOne, Thread later, Way ofLater) const;
  bool isOver(Thread thread, const Read& read) const;
  bool isOver(Thread thread, const Pending& one) const;
  void pendingReads(Thread thread, const PtxBytes& bytes, size_t line);
  bool allWarpsWaited(Thread thread, const Pending& product) const;
  template <typename Bytes>
  void copiesAt(Thread thread, const Bytes& bytes, size_t line, const char* does);
  void asyncReadCells(Thread thread, const PtxBytes& bytes, size_t line, Way way);
  // Copies that may still be on their way where another one begins.
  void copiesOnto(Thread thread, const PtxBytes& bytes, size_t line, const std::string& reduces);
  void asyncReadsAsync(Thread thread, const Write& old, uint64_t address, size_t line, Way way);
  // Stores and loads of other threads that the new store does not follow, and that it harms.
  void overwrites(const Cell& cell, uint64_t address, const Write& fresh, const char* does);
  void meetsStore(const Write& old, uint64_t address, const Write& fresh, const char* does);
  // A cp.async takes the place of what stands there, but for others that copy the same.
  void copiesOver(Cell& cell, const Write& fresh) const;
  // Makes the new store the last one, and keeps what it does not follow, or what may harm where it does not.
  void replace(Cell& cell, const Write& store);
  bool covers(const Write& fresh, const Write& one) const;
  void forgetKnown(std::vector<Write>& all) const;
  size_t componentOf(const Pending& one) const;
  // A rule is broken; perhaps, where that is at a hole.
  void tell(bool holes, const char* rule, size_t line, const std::string& message) {
    (holes || holes_ ? perhaps_ : report_)(rule, line, message);
  }
  std::string named(Thread thread) const;
  std::string place(uint64_t address) const;
  void race(const char* rule, size_t line, Thread thread, const char* does, Thread other, size_t otherLine,
            const char* did, uint64_t address, const std::string& lacks);

  const PtxKernel& kernel_;
  const PtxClocks& clocks_;
  uint64_t grain_ = 1, threads_ = 1;
  Report report_, perhaps_;
  Open open_;
  std::map<uint64_t, size_t> storedAlike_;
  std::map<uint64_t, std::unique_ptr<Page>> pages_;
  uint64_t lastPage_ = ~uint64_t{0};
  Page* last_ = nullptr;
  std::list<Pending> pending_;
  // By what is committed or told of: the last number, and those of the groups.
  std::map<std::pair<Kind, Thread>, Number> numbers_;
  std::map<std::pair<Kind, Thread>, std::vector<Number>> groups_;
  // Of threads that waited for products: the group, and the number of the thread's clock; the last ones.
  std::map<Thread, std::deque<std::pair<Number, Number>>> waits_;
  bool warpSpeaksForGroup_ = false;
  std::map<size_t, Copy> copies_;
  size_t next_ = 0;
  bool holes_ = false;  // while what has some begins
};

}  // namespace cutecheck::ptx
