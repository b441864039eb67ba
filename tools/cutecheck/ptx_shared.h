// Shared memory while a kernel runs: who wrote what, what is under way, and what may not be touched yet.
//
// Each access names its bytes. What was stored is remembered until a fence and a barrier publish it; a copy
// until a thread that waited for it, or met one at a barrier, reads it; what an instruction still reads until
// its group is awaited. Rules order_c4, c5, c6, c11, c12 and c13 of ptx_order.h are decided here.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace cutecheck::cli {

// Bytes of the shared memory of the cluster: block b has those from b << 24 on.
struct PtxBytes {
  uint64_t begin = 0, end = 0;
  bool meets(const PtxBytes& other) const { return begin < other.end && other.begin < end; }
};

class PtxShared {
 public:
  using Thread = size_t;
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  explicit PtxShared(Report report) : report_(std::move(report)) {}

  // Stores and loads of threads. `collective`: by a whole warp, so that other lanes have a part in it.
  void store(Thread thread, const PtxBytes& bytes, bool collective, size_t line);
  void load(Thread thread, const PtxBytes& bytes, bool collective, size_t line);
  void proxyFence(Thread thread);
  // The thread arrives at a barrier, of the block, the cluster or in shared memory.
  void barrier(Thread thread);

  // cp.async, its groups, and the stores of bulk copies: each thread has its own. kSource: what a copy reads
  // that signals a barrier; each is a group, and awaited when it lands.
  enum class Kind : uint8_t { kAsync, kBulkStore, kWgmma, kSource };
  void begin(Kind kind, Thread thread, const PtxBytes& bytes, size_t line);
  void commit(Kind kind, Thread thread);
  void wait(Kind kind, Thread thread, uint64_t groupsThatStay);
  // The end of a thread: what it began must be awaited.
  void leave(Thread thread, size_t line);

  // Bulk copies into shared memory: under way, there, and known to be there by a thread that waited.
  size_t copyBegins(const PtxBytes& bytes, size_t line);
  void copyEnds(size_t copy);
  void sourceRead(const PtxBytes& bytes);
  void copySeen(size_t copy, Thread thread);
  // What the tensor cores or a bulk copy read, through the other proxy.
  void asyncRead(Thread thread, const PtxBytes& bytes, size_t line);
  // Copies that nobody saw end.
  void finish();

 private:
  struct Store {
    uint64_t end = 0;
    Thread thread = 0;
    bool collective = false, fenced = false, synced = false, published = false;
  };
  struct Pending {
    Kind kind = Kind::kAsync;
    Thread thread = 0;
    PtxBytes bytes;
    size_t line = 0, group = 0;  // 0: not committed
    bool awaited = false, published = false;
  };
  struct Copy {
    PtxBytes bytes;
    size_t line = 0;
    bool there = false, seenByAll = false;
    std::set<Thread> seen;
  };

  template <typename F>
  void storesIn(const PtxBytes& bytes, const F& f);
  void write(Thread thread, const PtxBytes& bytes, size_t line);
  void readOfCopies(Thread thread, const PtxBytes& bytes, size_t line);

  Report report_;
  std::map<uint64_t, Store> stores_;                // by their first byte
  std::map<Thread, std::vector<uint64_t>> recent_;  // of a thread: stores that are not yet published
  std::list<Pending> pending_;
  std::map<std::pair<Kind, Thread>, size_t> groups_;  // committed so far
  std::map<size_t, Copy> copies_;
  size_t next_ = 0;
};

}  // namespace cutecheck::cli
