// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A GPU in software: the blocks of a cluster run the instructions of a kernel of PTX, thread by thread.
//
// A thread runs until it must wait. What is asynchronous (copies, products of tensor cores, arrivals behind
// them) keeps the order of its issue within its kind, and the launch says when it is carried out:
//
//   kProductsFirst   as late as it can be, when no thread can go on: products, then loads, then stores
//   kCopiesFirst     the same with loads before products; threads take turns from the last to the first
//   kAtOnce          when it is issued
//
// So a result that nobody waited for is missing in the first, room that nobody waited for is overwritten in
// the second, and what others had still to write is missing in the third. Clusters of a grid run one behind
// the other; one has up to three extents, and each divides that of the grid. Whatever the machine does not
// know, and every access outside of memory, is an error with the line of the instruction.
//
//   emulate_c1   an instruction, a form or an operand of it, that the machine does not have
//   emulate_c2   an address outside of memory, or not aligned
//   emulate_c3   nobody can go on
//   emulate_c4   more instructions than the limit of a thread, or of a cluster
//   emulate_c5   a barrier that is misused
//   emulate_c6   tensor memory: allocated twice, left, or used where nothing is allocated
//   emulate_c7   an operand that the instruction does not take: descriptors, shapes, tensor maps
//   emulate_c8   threads that should be together and are not; one that its mask leaves out
//   emulate_c9   a result that PTX leaves open: a division by zero
//   emulate_c10  lanes of part of a warp together, which PTX allows and the machine does not have, or has but
//                for lanes that have ended
//   emulate_c11  a trap
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/support/expected.h"
#include "oracle/ptx/bytes/machine/memory.h"
#include "oracle/ptx/bytes/machine/tensor_memory.h"
#include "oracle/ptx/read/text.h"

namespace cutecheck::emulate {

struct Dim {
  uint32_t x = 1, y = 1, z = 1;
  uint64_t count() const { return uint64_t{x} * y * z; }
};

// What is asynchronous, by its kind: products with what tensor cores do behind them, what comes, what goes
// out.
enum class Unit : uint8_t { kProduct, kCopy, kStore };
enum class Order : uint8_t { kProductsFirst, kCopiesFirst, kAtOnce };

struct Launch {
  Dim grid, block;
  uint32_t dynamicShared = 0;
  std::vector<uint8_t> parameters;  // laid out as parameterOffsets says
  Order order = Order::kProductsFirst;
  uint32_t elected = 0;       // the lane that elect.sync takes, modulo the threads of its warp
  bool approximates = false;  // ex2.approx has a result: one that is as near as PTX asks for
  bool oneByOne = false;  // no lanes take their turns at the same time: what comes of it is the same, later
  bool allocatesLast = false;  // tcgen05.alloc takes the last columns that are free, not the first
};

// Operations in groups that are committed and awaited: cp.async, bulk copies, wgmma.
class Groups {
 public:
  // Counts an operation into the open group: who is done with it counts it down.
  std::shared_ptr<size_t> issued() {
    if (!open_) open_ = std::make_shared<size_t>(0);
    ++*open_;
    return open_;
  }
  void commit() {
    committed_.erase(committed_.begin(), committed_.begin() + static_cast<int64_t>(complete()));
    committed_.push_back(std::exchange(open_, nullptr));
  }
  // As if the last commit had not been.
  void uncommit() {
    open_ = std::move(committed_.back());
    committed_.pop_back();
  }
  // Whether all groups but the last `count` are complete.
  bool onlyLast(size_t count) const { return committed_.size() - complete() <= count; }

 private:
  // How many of the first groups are complete.
  size_t complete() const {
    size_t all = 0;
    while (all < committed_.size() && (!committed_[all] || *committed_[all] == 0)) ++all;
    return all;
  }
  std::shared_ptr<size_t> open_;  // null while it is empty
  std::vector<std::shared_ptr<size_t>> committed_;
};

inline constexpr uint32_t kWarpLanes = 32;

// The registers of one lane. Those of a warp lie register by register, and of each lane by lane.
class LaneRegisters {
 public:
  LaneRegisters() = default;
  LaneRegisters(uint64_t* first, size_t count) : first_(first), count_(count) {}
  uint64_t& operator[](size_t reg) const { return first_[reg * kWarpLanes]; }
  size_t size() const { return count_; }
  uint64_t* first() const { return first_; }

 private:
  uint64_t* first_ = nullptr;
  size_t count_ = 0;
};

struct Block;

struct Thread {
  Block* block = nullptr;
  uint32_t id = 0;  // in its block
  size_t at = 0;
  uint64_t steps = 0;
  LaneRegisters registers;
  std::vector<uint8_t> local;
  bool done = false;
  bool arrived = false;         // at the instruction where it is, and waits for others
  uint64_t seen = 0;            // what it saw there: a phase, or its mask
  bool toldToAskAgain = false;  // by a try_wait
  bool leavesWait = false;      // with a lane of its warp
  bool clusterArrived = false;
  uint64_t clusterSeen = 0;
  Groups asyncCopies, bulkCopies, products;
  uint64_t tensorLoads = 0, tensorStores = 0;  // of tcgen05.ld and st, not complete yet
};

struct Mbarrier {
  uint64_t expected = 0, pending = 0, phase = 0;
  int64_t bytes = 0;  // expected, and not complete yet
};

struct Sync {
  uint64_t arrived = 0, phase = 0;
  std::optional<uint64_t> counted = {};  // of this phase, by its first arrival
  bool ofAll = true;                     // and none of its arrivals states a count
  std::vector<bool> who = {};            // by thread: it came in this phase
  uint64_t arrivedThen = 0, liveThen = 0;  // when it was last seen that the phase is not complete
};

struct Block {
  uint32_t rank = 0;  // in its cluster
  Dim index;          // in the grid; its members are coordinates
  std::vector<uint8_t> shared;
  std::map<uint64_t, Mbarrier> barriers;  // by their offset
  std::map<uint64_t, Sync> syncs;
  TensorMemory tensor;
  std::vector<uint64_t> registers;  // of all threads, warp by warp
  std::vector<Thread> threads;
  uint64_t live = 0;  // threads that have not ended
};

enum class Outcome : uint8_t { kNext, kAgain, kJumped, kExit };

// What is told of the loads and stores of threads. Called by the machine; the space is one that a block or the device
// has, and the address one of it.
class AccessWatch {
 public:
  virtual ~AccessWatch() = default;
  virtual void access(const Thread& thread, Space space, uint64_t address, uint64_t bytes) = 0;
  virtual void endOfCluster() = 0;
};

// Where the machine stopped, beside the words of its error.
struct Fault {
  size_t line = 0;
  uint32_t thread = 0;
  Dim block;
  std::optional<uint64_t> address;  // of an access outside of memory
  uint64_t bytes = 0;
};

class DataWatch;
class Machine;
class Lanes;

// What becomes of an instruction that lanes of a warp carry out at the same time: done; left to each of them,
// with nothing done; or nothing is known of it, and what they did in this turn has to be undone.
enum class LanesOutcome : uint8_t { kDone, kLeft, kUndo };

// What an instruction does for one thread, and where it can be told for several lanes of a warp
// (machine/lanes.h).
class Act {
 public:
  Act() = default;
  template <typename F>
    requires std::is_invocable_r_v<Outcome, F&, Machine&, Thread&>
  Act(F one) : one_(std::move(one)) {}
  Outcome operator()(Machine& machine, Thread& thread) const { return one_(machine, thread); }

  std::function<LanesOutcome(Lanes&)> lanes{};
  // Whether the thread surely waits here, where `coming` threads of its warp, itself the last, come and
  // `leaving` of them end in this turn.
  std::function<bool(const Machine&, Thread&, uint64_t coming, uint64_t leaving)> waits{};
  std::optional<size_t> target{};  // of a branch
  bool ends = false;

 private:
  std::function<Outcome(Machine&, Thread&)> one_;
};

// A kernel made ready: what each instruction does.
struct Program {
  ptx::PtxKernel kernel;
  std::vector<uint64_t> parameterOffsets;
  uint64_t parameterBytes = 0;
  std::vector<Act> acts;
  struct Guard {
    size_t reg = 0;
    bool is = false, negated = false;
  };
  std::vector<Guard> guards;                         // of each instruction
  std::vector<std::pair<uint64_t, uint64_t>> holes;  // of shared memory: begin and end of what has no symbol
  std::map<uint64_t, uint64_t> places;  // where each symbol of shared memory lies, by the text's own address
};

class Machine {
 public:
  Machine(GlobalMemory& global, const Program& program, const Launch& launch);
  ~Machine();
  Machine(const Machine&) = delete;
  Machine& operator=(const Machine&) = delete;

  std::optional<Diagnostic> run();

  // Before it runs; the watch has to outlive it.
  void watch(AccessWatch& watch) { watch_ = &watch; }
  void watch(DataWatch& watch) { data_ = &watch; }
  // After it ran: how many threads carried out each instruction, by its place in the code, and where it stopped.
  const std::vector<uint64_t>& carriedOut() const { return carriedOut_; }
  const Fault& fault() const { return place_; }

  // For acts. `fail` keeps the first error, and everything stops.
  Outcome fail(const Thread& thread, const char* rule, const std::string& message);
  bool failed() const { return fault_.has_value(); }
  // A load or store of a thread, before it is carried out; by a generic address too.
  void accesses(const Thread& thread, Space space, uint64_t address, uint64_t bytes) {
    if (watch_ != nullptr) tell(thread, space, address, bytes);
  }
  // Where these bytes are of a space that a thread has of its own, its block has or the device has; null
  // where they are elsewhere, or nowhere. Says no error.
  uint8_t* find(Thread& thread, Space space, uint64_t address, uint64_t bytes);
  bool watched() const { return watch_ != nullptr; }
  // Who follows the data, or null.
  DataWatch* data() const { return data_; }
  // An instruction that another thread carries out for this one.
  void carriesOut(const Thread& thread) { ++carriedOut_[thread.at]; }
  // The bytes at an address, or nothing and an error. `aligned`: to as many bytes.
  const uint8_t* at(const Thread& thread, Space space, uint64_t address, uint64_t bytes, uint64_t aligned = 1);
  // The same, to be written: parameters are only read.
  uint8_t* writable(const Thread& thread, Space space, uint64_t address, uint64_t bytes, uint64_t aligned = 1);
  // Whether all of these bytes are of one allocation of global memory.
  bool holds(uint64_t address, uint64_t bytes) { return global_.at(address, bytes) != nullptr; }
  // Of shared memory of the cluster, by an address with a rank.
  Block* blockOf(const Thread& thread, uint64_t shared);
  Mbarrier* barrierAt(const Thread& thread, uint64_t shared);
  // A generic address of shared memory, or one of its own, as one of its own.
  static uint64_t sharedOf(uint64_t address) {
    return isGenericShared(address) ? address - kSharedWindow : address;
  }
  static bool isGenericShared(uint64_t address) { return address >= kSharedWindow && address < kLocalWindow; }
  void arrive(Mbarrier& barrier, uint64_t count);
  void completeBytes(Mbarrier& barrier, int64_t bytes);
  void expectBytes(Mbarrier& barrier, int64_t bytes) { barrier.bytes += bytes; }

  // Carried out when the order says.
  void later(Unit unit, std::function<void()> work) {
    if (launch_.order == Order::kAtOnce) return work();
    pending_.push_back({unit, running_, std::move(work)});
  }
  bool runNext();

  const Program& program() const { return program_; }
  const Launch& launch() const { return launch_; }
  std::deque<Block>& cluster() { return cluster_; }
  Sync& clusterSync() { return clusterSync_; }
  uint64_t threads() const { return cluster_.size() * launch_.block.count(); }
  uint64_t liveThreads() const;
  // Threads for which a barrier of the cluster waits: those that have not ended, or arrived in this phase before.
  uint64_t awaitedThreads() const;

 private:
  void runCluster(const Dim& first);
  void tell(const Thread& thread, Space space, uint64_t address, uint64_t bytes);
  // Instructions until it waits, `most` at most; whether it carried out one.
  bool advance(Thread& thread, uint64_t most);
  // The turns of these lanes of a warp, together where that changes nothing; nothing where it might.
  std::optional<bool> advanceTogether(std::span<Thread> warp, uint32_t mask);
  bool turnOfWarp(std::span<Thread> warp);
  void stuck();

  GlobalMemory& global_;
  const Program& program_;
  const Launch& launch_;
  std::deque<Block> cluster_;
  Sync clusterSync_;
  uint64_t steps_ = 0;  // instructions of this cluster
  struct Pending {
    Unit unit;
    size_t instruction;  // that began it
    std::function<void()> work;
  };
  std::deque<Pending> pending_;
  size_t running_ = 0;               // the instruction that a thread runs
  std::optional<size_t> carriedBy_;  // the one whose work is carried out later: what is wrong there is its
  std::optional<Diagnostic> fault_;
  Fault place_;
  std::vector<uint64_t> carriedOut_;
  AccessWatch* watch_ = nullptr;
  DataWatch* data_ = nullptr;
  // By the instruction where lanes began a turn: how often it was undone, and was not.
  struct Tries {
    uint32_t undone = 0, kept = 0;
  };
  std::vector<Tries> tries_;
  std::unique_ptr<Lanes> lanes_;
};

// The extents of a cluster.
Dim clusterOf(const ptx::PtxKernel& kernel);

// The threads of the block from a multiple of `size` on, of which the thread is one: its warp, or its
// warpgroup.
std::span<Thread> groupOf(const Thread& thread, uint32_t size);

// The act of an instruction that `size` threads carry out together, from a multiple of `size` on: `work` is
// called once, when all are there.
using Together = std::function<void(Machine&, std::span<Thread> group)>;
Act together(uint32_t size, Together work);

}  // namespace cutecheck::emulate
