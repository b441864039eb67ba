// A kernel of PTX run for its order alone: branches, counters, addresses and barriers; data is not known.
//
// One cluster runs: of up to 64 threads each; of more lane 0 of each warp, and lane 1 in place of all others:
// who is elected, and everybody else. What lane 1 arrives with counts for all of them; at an instruction of
// the whole warp lanes wait for one another. A thread runs until it must wait or has let others on, and what
// is copied arrives as late as it can: that is the order in which a missing wait is seen. A branch on data is
// taken every other time.
#pragma once

#include <deque>
#include <functional>
#include <set>
#include <string>

#include "tools/cutecheck/ptx_barriers.h"
#include "tools/cutecheck/ptx_decode.h"
#include "tools/cutecheck/ptx_launch.h"
#include "tools/cutecheck/ptx_shared.h"
#include "tools/cutecheck/ptx_tensor.h"
#include "tools/cutecheck/ptx_values.h"
#include "tools/cutecheck/ptx_warpgroup.h"

namespace cutecheck::cli {

struct PtxRows;

class PtxMachine {
 public:
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  // `turn`: branches on data go the one way first, or the other.
  PtxMachine(const PtxKernel& kernel, const PtxLaunch& launch, Report report, size_t turn = 0);

  void run();
  const std::vector<bool>& reached() const { return reached_; }  // by their place in the code
  bool isOrderedAt(size_t i) const { return isOrdered(decoded_[i].act); }

 private:
  enum class Waits : uint8_t { kNothing, kSync, kCluster, kPhase, kWarp };
  struct Thread {
    Thread(const PtxKernel& kernel, const Report& report)
        : registers(kernel.registers.size()), warpgroup(kernel, report) {}
    size_t index = 0;
    uint64_t block = 0, id = 0, weight = 1, steps = 0;
    size_t at = 0;
    std::vector<PtxValue> registers;
    PtxWarpgroup warpgroup;
    bool done = false, clusterArrived = false;
    bool together = false;     // with its warp, at the instruction before which it waited for it
    bool alone = false;        // not all of its warp came to an instruction of the warp
    std::set<size_t> loading;  // registers of loads of tensor memory that were not awaited
    Waits waits = Waits::kNothing;
    uint64_t barrier = 0, parity = 0;  // kPhase: until a phase of this parity is complete
    uint64_t phase = 0;                // kCluster: until this many are complete
    uint64_t wanted = 0;               // kSync: arrivals
    std::map<size_t, size_t> doubts;   // branches on data, by where they stand
  };
  struct Flight {
    size_t copy = 0;
    uint64_t barrier = 0;
    int64_t bytes = 0;
    bool known = false;
    PtxBytes source{};          // of a copy from shared memory
    size_t commit = kNoCommit;  // of tcgen05: an arrival and no copy
    static constexpr size_t kNoCommit = ~size_t{0};
  };
  struct Sync {
    uint64_t arrived = 0;
    std::vector<size_t> waiting;
  };

  bool runnable(const Thread& thread);
  // Instructions of a whole warp are carried out when all of it is there; false where it is not yet.
  bool warpIsHere(Thread& thread);
  bool letWarpsOn();
  // Runs until the thread waits, ends or lets others on.
  void advance(Thread& thread);
  bool step(Thread& thread);  // whether to go on
  bool act(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void compute(Thread& thread, const PtxInstruction& instruction);
  PtxValue valueOf(const Thread& thread, const PtxOperand& operand) const;
  PtxValue special(const Thread& thread, const std::string& name) const;
  // The bytes at the address that operand `i` is; a wide one where nothing of it is known.
  PtxBytes bytesAt(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const;
  void set(Thread& thread, const PtxOperand& operand, PtxValue value);
  void setEach(Thread& thread, const PtxOperand& operand, PtxValue value);

  bool sync(Thread& thread, const PtxInstruction& instruction, bool waits);
  void letOn(uint64_t block, uint64_t id, Sync& at);
  bool cluster(Thread& thread, const PtxInstruction& instruction, bool waits);
  // Shared memory of a block of the cluster that has ended is no more there.
  void reaches(const Thread& thread, uint64_t address, size_t line);
  PtxBarrier* barrierAt(Thread& thread, const PtxInstruction& instruction, const PtxOperand& operand);
  bool phaseWait(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void barrierArrive(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void bulkLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void bulkStore(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void product(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // Those of tcgen05 (ptx_machine_tensor.cpp).
  void tensor(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void tensorAlloc(Thread& thread, const PtxInstruction& instruction);
  void tensorProduct(Thread& thread, const PtxInstruction& instruction);
  void tensorCopy(Thread& thread, const PtxInstruction& instruction);
  void tensorCommit(Thread& thread, const PtxInstruction& instruction);
  void tensorLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void unknownCells(const PtxInstruction& instruction);
  void readRows(const Thread& thread, const PtxOperand& descriptor, const PtxRows& rows, uint64_t group,
                size_t line);
  // Registers of a load that was not awaited.
  void usesLoaded(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // One cta_group a kernel.
  void oneGroup();
  static constexpr uint64_t kClusterChannel = uint64_t{1} << 61;
  static uint64_t blockChannel(uint64_t block, uint64_t id) { return uint64_t{1} << 60 | block << 16 | id; }
  // A phase that the thread waited for: what was copied, and what was told.
  void meetPhase(Thread& thread, uint64_t barrier);
  // Carries out what may end a phase of the barrier at an address.
  template <typename F>
  void atBarrier(uint64_t at, const F& f) {
    const PtxBarrier* barrier = barriers_.find(at);
    const uint64_t phase = barrier == nullptr ? 0 : barrier->phase;
    f();
    if (barrier != nullptr && barrier->phase != phase) tensor_.turn(at);
  }
  PtxValue boxBytes(const Thread& thread, const PtxOperand& map) const;
  void land(const Flight& flight);
  void stuck();
  uint64_t liveWeight(uint64_t block) const;
  void leave(Thread& thread, size_t line);

  const PtxKernel& kernel_;
  const PtxLaunch& launch_;
  Report report_;
  std::vector<PtxDecoded> decoded_;
  std::vector<bool> reached_;
  PtxShared shared_;
  PtxBarriers barriers_;
  PtxTensor tensor_;
  std::map<uint64_t, uint64_t> slots_;  // of shared memory: addresses of tensor memory
  std::vector<Thread> threads_;
  std::deque<size_t> queue_;
  std::deque<Flight> flights_;
  std::map<std::pair<uint64_t, uint64_t>, Sync> syncs_;
  uint64_t clusterArrived_ = 0, clusterPhase_ = 0, threadCount_ = 0;
  size_t turn_ = 0;
};

}  // namespace cutecheck::cli
