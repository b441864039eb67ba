// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel of PTX run for its order alone: branches, counters, addresses and barriers; data is not known.
//
// One cluster runs, every thread of it; at an instruction of the whole warp lanes wait for one another. A
// thread runs until it must wait or has let others on, and what is copied arrives as late as it can: that is
// the order in which a missing wait is seen. Whether two accesses to shared memory are ordered does not
// depend on it (clocks.h). A branch on data is taken every other time, which is said where it matters,
// and so is whatever else keeps the run from being the only one: an address that is not known, an instruction
// that is in no list, a limit.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/ptx/order/barriers.h"
#include "oracle/ptx/order/clocks.h"
#include "oracle/ptx/order/decode.h"
#include "oracle/ptx/order/launch.h"
#include "oracle/ptx/order/maps.h"
#include "oracle/ptx/order/open_reason.h"
#include "oracle/ptx/order/order_shared.h"
#include "oracle/ptx/order/places.h"
#include "oracle/ptx/order/premises.h"
#include "oracle/ptx/order/tensor.h"
#include "oracle/ptx/order/values.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {

struct PtxRows;

inline constexpr uint64_t kLanes = 32;  // of a warp

class PtxMachine {
 public:
  using Report = std::function<void(const char* rule, size_t line, const std::string& message)>;
  // What is not decided: a line, and why.
  using Open = std::function<void(size_t line, const OrderOpen& open)>;
  // How far arrivals and waits reach: as it is written, where the PTX ISA takes the block for a scope that is
  // not; to the cluster where none is written; all to the cluster.
  enum class Scopes : uint8_t { kWritten, kUnwrittenAreWide, kAllAreWide };
  // What the PTX ISA leaves open: which lane of its mask elect.sync takes, counted from the first one round
  // and round, and which free columns tcgen05.alloc takes (PtxTensor::places).
  struct Choices {
    size_t elected = 0, columns = 0;
  };
  // `turn`: branches on data go the one way first, or the other.
  PtxMachine(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch, Report report,
             Open open, size_t turn, Scopes scopes, const Choices& choices);

  void run();
  const std::vector<bool>& reached() const { return reached_; }  // by their place in the code
  // A number for what the threads of each warp do in all, at which addresses, but for waits, which may be asked again:
  // another one has, but for chance, another.
  uint64_t done() const { return doneAll_; }
  // Whether a way was taken that data decides: what is found behind it need not happen.
  bool guessed() const { return guessed_; }
  // Branches and guards that another launch may take otherwise, by where they stand.
  const std::set<size_t>& onLaunch() const { return onLaunch_; }
  // What was taken for granted where nobody says it (OrderReport::restsOn).
  std::set<std::string> restsOn() const {
    std::set<std::string> all = restsOn_;
    if (shared_.warpSpeaksForGroup()) all.insert(kWarpSpeaksForGroup);
    return all;
  }
  // Whether two threads were let store to one place, for they store one value.
  bool storedOneValue() const { return !shared_.storedAlike().empty(); }
  // Whether some branch or guard was one of data.
  // The most allocations of tensor memory that one block makes.
  size_t allocations() const { return tensor_.allocations(); }
  bool metData() const { return metData_; }
  // Whether nobody knows of some guard whether it holds, or of a product whether it is added.
  bool metUnknown() const { return metUnknown_; }
  // Lines of arrivals and waits between blocks of the cluster whose scope is not written, or the block.
  const std::set<size_t>& unwrittenScopes() const { return unwrittenScopes_; }
  const std::set<size_t>& narrowScopes() const { return narrowScopes_; }
  // Whether what is reported is of the registers of the first thread, which every launch has.
  bool isOfFirstThread() const { return ofFirstThread_; }

 private:
  enum class Waits : uint8_t { kNothing, kSync, kCluster, kPhase, kWarp };
  struct Thread {
    explicit Thread(const PtxKernel& kernel)
        : registers(kernel.registers.size()),
          loaded(kernel.registers.size()),
          origins(kernel.registers.size()),
          places(kernel.registers.size()) {}
    size_t index = 0;
    uint64_t block = 0, id = 0, steps = 0;
    uint64_t way = 0;  // of which instructions it came to, and what synchronises it carried out
    size_t at = 0;
    std::vector<PtxValue> registers;
    std::vector<uint32_t> trace;  // where it was, whether data decide about it, and whether the guard let it;
                                  // behind a product and a wait a number
    size_t sure = 0;  // how much of that every run has, where the machine has guessed since
    bool done = false, clusterArrived = false,
         wroteElsewhere = false;   // to the shared memory of another block
    bool together = false;         // with its warp, at the instruction before which it waited for it
    bool alone = false;            // not all of its warp came to an instruction of the warp
    bool leads = true;             // the last of those who came to it
    std::vector<uint64_t>
        loaded;  // of registers: which load of global memory, or of what it is made; 0 for none
    std::vector<uint8_t> origins;  // of registers: of what their values are made, kOfLaunch and kOfShared
    std::vector<PtxPlace>
        places;  // of registers: the variable of shared memory that they are an address of, or kAnyPlace
    Waits waits = Waits::kNothing;
    uint64_t barrier = 0, parity = 0;  // kPhase: until a phase of this parity is complete
    uint64_t phase = 0;                // kCluster: until this many are complete
    PtxValue shuffled{};               // what a shuffle gives it
    PtxPlace shuffledPlace = kPtxNowhere;
    uint8_t shuffledOrigins = 0;
    uint64_t ofWarp = 0;               // of what its warp makes together: as in `loaded`
    bool acquires = true;              // kPhase, kCluster: what was released before
    std::map<size_t, size_t> doubts;   // branches on data, by where they stand
    std::map<size_t, uint64_t> came;   // how often to what is .uni, by where it stands
    size_t asked = 0;                  // times that a phase it asked for was not complete
    bool asks = false;                 // and goes on when others do not
    bool met = false;                  // a phase, since it was with its warp
    bool awaitedLaunch = false;        // by griddepcontrol.wait
  };
  struct Flight {
    size_t copy = 0;
    uint64_t barrier = 0;
    int64_t bytes = 0;
    bool known = false;
    size_t line = 0;
    size_t commit = kNoCommit;  // of tcgen05: an arrival and no copy
    PtxClocks::Arrival arrival{};
    static constexpr size_t kNoCommit = ~size_t{0};
  };
  // A barrier of the block, or of lanes of a warp.
  struct Sync {
    enum class Wants : uint8_t { kAll, kCount, kLanes } wants = Wants::kAll;
    uint64_t arrived = 0, count = 0;  // kLanes: their mask, of a warp
    uint64_t warp = 0;
    std::optional<std::string> reduces{};  // the operator of bar.red that came to it; empty of another
    std::vector<size_t> waiting{};
    struct Lanes {
      size_t place = 0, first = 0,
             steps = 0;  // where they came to it, the first of them, and its trace until then
      uint64_t count = 0;
    };
    std::map<uint64_t, Lanes> warps{};  // of each warp
    std::set<size_t> came{};            // the threads, in this phase
    PtxClocks::Channel channel{};
    // Who came to it the last time, by its clock, and the knowledge that is enough to come behind them.
    std::vector<std::pair<size_t, PtxClocks::Number>> arrivals{}, before{};
    bool countedBefore = false;  // so that others may come in place of those
    std::set<const void*> behind{};
  };

  bool runnable(const Thread& thread);
  // Instructions of a whole warp are carried out when all of it is there; false where it is not yet.
  bool warpIsHere(Thread& thread);
  bool letWarpsOn();
  bool comesAgain(const Thread& thread, Sync& at, size_t line);  // in one phase of a barrier
  // At a barrier that is complete, or at the end: all lanes of each warp came to it, or ended before.
  void warpsAreWhole(uint64_t block, const Sync& at);
  // What a thread did to memory, or for others, in the first steps of its trace: how many times at each
  // place.
  std::map<size_t, size_t> deedsOf(const Thread& thread, size_t steps) const;
  // Of the warp at an instruction that all of it carries out: the lanes, and when each is there.
  PtxShared::Lanes lanesOf(const Thread& thread);
  bool goesPast(const Thread& ended, const Thread& came, size_t barrier, size_t steps);
  size_t passesOf(const Thread& thread, size_t place, size_t steps) const;
  // Runs until the thread waits, ends or lets others on.
  void advance(Thread& thread);
  bool step(Thread& thread);  // whether to go on
  bool act(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void compute(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  PtxValue valueOf(const Thread& thread, const PtxOperand& operand) const;
  PtxValue meaningOf(const Thread& thread, const PtxOperand& operand) const;
  PtxValue meaningInGrid(const Thread& thread, const PtxOperand& operand) const;
  // The bytes at the address that operand `i` is; a wide one where nothing of it is known.
  PtxBytes bytesAt(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const;
  void set(Thread& thread, const PtxOperand& operand, PtxValue value);
  void setEach(Thread& thread, const PtxOperand& operand, PtxValue value);

  bool sync(Thread& thread, const PtxInstruction& instruction, bool waits);
  bool warpSync(Thread& thread, const PtxInstruction& instruction);
  bool isComplete(uint64_t block, const Sync& at) const;
  void letOn(uint64_t block, uint64_t id, Sync& at);
  // Arrivals at a barrier with a count.
  uint64_t arrivalsOf(uint64_t block, const Sync& at) const;
  bool haveCome(const std::set<size_t>& lanes) const;
  // Whether the mask of a barrier of a warp names lanes that have ended.
  void namesNobody(uint64_t block, const Sync& at);
  uint64_t liveLanes(uint64_t block, uint64_t warp, uint64_t mask) const;
  // Threads of the warp, or warpgroup, of a thread: the first, and the one behind the last.
  std::pair<size_t, size_t> peersOf(const Thread& thread, uint64_t lanes) const;
  // Whether all lanes of a warp go one way at an instruction that is .uni.
  void goesOneWay(Thread& thread, size_t at, const PtxValue& guard);
  // Of the lanes of the mask that are at the instruction there: what each of them is given.
  void shuffle(const PtxInstruction& instruction, size_t first, size_t last, size_t at, uint64_t mask);
  // Of what lanes that are there make together: of what that is made.
  void madeTogether(const PtxInstruction& instruction, size_t first, size_t last, size_t at);
  // Whether the lanes of a warp give one address, and one count of columns, where tcgen05 asks for that.
  void sameOfAll(const PtxInstruction& instruction, const PtxDecoded& decoded, size_t first, size_t last);
  void access(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void turnCluster();
  void loadParameter(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  PtxValue given(size_t parameter, uint64_t offset, uint64_t bytes, bool isSigned) const;
  void loadGlobal(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void replay(Thread& thread);
  // In a trace, of an instruction whose guard nobody knows.
  static constexpr uint32_t kDataDecides = 2;
  // What threads stored alike, and loaded from memory that the kernel stores to, may be two values.
  void valuesStayOne();
  PtxStored storedBy(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const;
  // The same of cp.async, which begins.
  void beginsAsync(const Thread& thread, const PtxInstruction& instruction, const PtxBytes& to);
  PtxStored copiedBy(const Thread& thread, const PtxInstruction& instruction, uint64_t bytes) const;
  // Whether a number that stands for an address of global memory is one, and stands for no other.
  PtxValue addressLoaded(const Thread& thread, const PtxOperand& from) const;
  PtxStored valueStored(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const;
  // A number for what an operand is made of, and for what an instruction makes of its operands: made alike
  // may be one value; 0 where nobody knows.
  uint64_t madeOf(const Thread& thread, const PtxOperand& operand) const;
  uint64_t madeBy(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const;
  // The same where its guard holds.
  uint64_t madeWhereItRuns(const Thread& thread, const PtxInstruction& instruction,
                           const PtxDecoded& decoded) const;
  // Of what the value of an operand is made, as bits. A state that an arrival at a barrier gives, and an
  // address of global memory, are numbers that stand for others: what is made of them but copies, and sums of
  // an address, has kOfOpaque.
  static constexpr uint8_t kOfLaunch = 1, kOfShared = 2, kState = 4, kGlobal = 8, kOfOpaque = 16,
                           kTensor = 32;
  static constexpr uint8_t kOpaque = kState | kGlobal | kOfOpaque | kTensor;
  // What is known of an opaque value through an instruction.
  uint8_t opaqueMade(const Thread& thread, const PtxInstruction& instruction,
                     const PtxDecoded& decoded) const;
  // Whether such a value decides what the instruction does.
  bool isOpaque(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded,
                bool decides) const;
  // The number that stands for the state of a barrier in a phase, and what a wait asks for.
  static uint64_t stateOf(uint64_t barrier, uint64_t phase) {
    return uint64_t{1} << 60 | barrier << 24 | (phase & 0xffffff);
  }
  static void givesState(Thread& thread, size_t reg, uint64_t state) {
    thread.registers[reg] = state, thread.origins[reg] = kState;
  }
  void asksForState(const Thread& thread, const PtxInstruction& instruction, size_t at,
                    const PtxBarrier& barrier);
  // Another write to the bytes of a slot of tcgen05.alloc.
  void forgetSlots(const PtxBytes& bytes);
  // A value that another place of the variables of shared memory would change in a way that is not followed.
  static constexpr PtxPlace kAnyPlace = kPtxAnyPlace;
  PtxPlace placeOf(const Thread& thread, const PtxOperand& operand) const;
  PtxPlace placeMade(const Thread& thread, const PtxInstruction& instruction,
                     const PtxDecoded& decoded) const;
  // Whether where the variables lie decides what the instruction does.
  bool guardDependsOnPlace(const Thread& thread, const PtxInstruction& instruction) const;
  bool addressDependsOnPlace(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) const;
  // Whether each address is of the space that the instruction names, or generic where it names none.
  void spacesAgree(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  static std::vector<size_t> sharedAddressesOf(const PtxInstruction& instruction, const PtxDecoded& decoded);
  // Whether the `which`-th address is one of a variable, and of a block whose shared memory the instruction
  // reaches.
  void staysInBlock(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded,
                    size_t which);
  // Whether these bytes, at the address that is the `which`-th of the instruction, are of the variable that
  // it is an address of.
  void staysInside(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded,
                   size_t which, const PtxBytes& bytes);
  // The same of what a descriptor has read; and whether where the variables lie decides what that is.
  void readsInside(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& descriptor,
                   const PtxBytes& bytes);
  void staysInside(const PtxInstruction& instruction, PtxPlace place, const PtxBytes& bytes);
  uint8_t originsOf(const Thread& thread, const PtxOperand& operand) const;
  bool variesByLaunch(const Thread& thread, const PtxOperand& operand) const;
  uint8_t originsRead(const Thread& thread, const PtxInstruction& instruction,
                      const PtxDecoded& decoded) const;
  bool cluster(Thread& thread, const PtxInstruction& instruction, bool waits);
  // Shared memory of a block of the cluster that has ended is no more there.
  void reaches(const Thread& thread, uint64_t address, size_t line);
  // The thread itself, and no copy: the block must end behind that.
  void reachesItself(const Thread& thread, uint64_t address, size_t line);
  void blocksEnd();
  PtxBarrier* barrierAt(Thread& thread, const PtxInstruction& instruction, const PtxOperand& operand);
  // Whoever uses a barrier comes behind its initialisation: machine_barriers.cpp. Null where there is none.
  PtxBarrier* usedBarrier(const Thread& thread, uint64_t address, size_t line, const char* missing);
  // Of a copy or a commit, which arrives later and through the other proxy.
  PtxBarrier* signalledBarrier(const Thread& thread, uint64_t address, size_t line, const char* does);
  // What counts in a phase must not be able to fall into another one: it stands behind the phase before.
  void fallsInPhase(const Thread& thread, const PtxBarrier& barrier, size_t line, const char* what);
  // What makes a phase wait for more: an arrival of that phase must come behind it.
  void extends(const Thread& thread, PtxBarrier& barrier, size_t line, const char* what);
  // An arrival: what came before it came before its phase is complete.
  void follows(const Thread& thread, PtxBarrier& barrier) const;
  // A phase is complete: whether that phase it had to be.
  void phaseIsOne(PtxBarrier& barrier);
  // A phase that was met: not the one of the same parity before.
  void meetsOnlyPhase(const Thread& thread, const PtxBarrier& barrier, size_t line);
  bool phaseWait(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // Whether a wait that fails comes to itself again, and to nothing else, until its phase is complete.
  bool waitsUntilComplete(Thread& thread, size_t wait);
  bool ask(Thread& thread, const PtxInstruction& instruction, bool matters);
  // Whether the phase is complete in every run: all that was done to its barrier happened before.
  bool isSureOf(const Thread& thread, const PtxBarrier& barrier) const;
  void barrierInit(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void barrierForget(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // Others that may still use a barrier, and copies that complete on it.
  void endsBarrier(const Thread& thread, const PtxBarrier& barrier, const char* does, size_t line);
  bool holdsBarrier(const PtxBytes& bytes);
  // The same of a part of an operand of a product.
  void rowsMeetBarrier(const PtxBytes& bytes, size_t line);
  // An access to the bytes of a barrier by other instructions than its own.
  void meetsBarrier(const Thread& thread, const PtxBytes& bytes, const char* does, size_t line);
  // The same of a box; `holes`: its rows are shorter than they lie apart.
  void copyMeetsBarrier(const Thread& thread, const PtxBytes& bytes, bool holes, const char* does,
                        size_t line);
  void staysCountable(int64_t bytes, const char* what, size_t line);  // what a phase expects, or completes
  void barrierArrive(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void bulkLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // The blocks that a mask names; where nobody knows it, that is open.
  uint64_t blocksOf(const PtxInstruction& instruction, const PtxValue& mask);
  void bulkStore(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // setmaxnreg of a warpgroup; at the end of a run, whether all of a block have what they asked for.
  void registersOf(const Thread& thread, const PtxInstruction& instruction, uint64_t count);
  void registersInTurn(const Thread& thread, const PtxInstruction& instruction);
  void registersFit();
  uint64_t beginning() const;
  void product(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // Whether metadata that are numbers are some, of the threads of a warpgroup.
  void metadataSay(const PtxInstruction& instruction, uint64_t element, size_t first, size_t behind);
  // Those of tcgen05 (machine_tensor.cpp).
  void tensor(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void tensorAlloc(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void tensorProduct(Thread& thread, const PtxInstruction& instruction);
  void tensorCopy(Thread& thread, const PtxInstruction& instruction);
  void tensorCommit(Thread& thread, const PtxInstruction& instruction);
  void tensorLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  // From here on what is found need not be so in each run.
  void guess();
  // And so is what is open there.
  void doubt(size_t line, const OrderOpen& why);
  void unknownCells(const PtxInstruction& instruction);
  // Another warp that asked for another count of columns, or gave up the permit (0), did so before.
  void allocatesInTurn(const Thread& thread, const PtxInstruction& instruction, uint64_t columns);
  void readRows(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& descriptor,
                const PtxRows& rows, uint64_t group);
  // What the place of the variable that a descriptor names is a multiple of.
  uint64_t alignmentOf(const Thread& thread, const PtxOperand& operand) const;
  // One cta_group a kernel.
  void oneGroup();
  // Of a pair of blocks each allocates, frees and gives up the permit as often.
  void pairsMeet();
  static constexpr uint64_t kClusterChannel = uint64_t{1} << 61;
  // `id`: of a barrier of the block, or of lanes of a warp: below 2^49.
  static uint64_t blockChannel(uint64_t block, uint64_t id) { return uint64_t{1} << 60 | block << 52 | id; }
  // A phase that the thread waited for: what was copied, and what was told.
  void meetPhase(Thread& thread, uint64_t barrier);
  // What an arrival at a barrier tells, by its scope and the block of the barrier.
  void tellBarrier(const Thread& thread, uint64_t at);
  // Whether the instruction there is meant for other blocks of the cluster too.
  bool isWide(size_t at) const;
  // An arrival or a wait between blocks, there, that is not.
  void notesScope(size_t at);
  // Carries out what may end a phase of the barrier at an address.
  template <typename F>
  void atBarrier(uint64_t at, const F& f) {
    PtxBarrier* const barrier = barriers_.find(at);
    const uint64_t phase = barrier == nullptr ? 0 : barrier->phase;
    f();
    if (barrier != nullptr && barrier->phase != phase) turnBarrier(at, *barrier);
  }
  void turnBarrier(uint64_t at, PtxBarrier& barrier);
  void meetsWarp(size_t first, size_t last);
  // Of a barrier in shared memory: what arrivals of its own block tell, and those of others. A wait for it is
  // one of its block.
  struct Phases {
    PtxClocks::Channel near, far;
    bool hasBehind(size_t thread, PtxClocks::Number number) const {
      return PtxClocks::isBehind(near, thread, number) || PtxClocks::isBehind(far, thread, number);
    }
  };
  void laps(const Phases& phases, PtxBarrier& barrier);
  // What a copy by the tensor map at this address brings; nothing where nobody says it.
  std::optional<PtxBox> boxAt(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& map);
  void land(const Flight& flight);
  void stuck();
  // Of addresses and counts that are not known: what is found behind that need not happen.
  void unknown(const PtxInstruction& instruction, const char* what);
  // Of a rule that may be broken, or not: what is found behind that need not happen either.
  void perhaps(const char* rule, size_t line, const std::string& message);
  void countIsKnown(const Thread& thread, const PtxInstruction& instruction);
  void note(const Thread& thread, size_t at);
  // order_c25, of a place in shared memory; 0 bytes are not known.
  void isAligned(const PtxInstruction& instruction, uint64_t place, uint64_t multiple);
  void isPlaced(const PtxInstruction& instruction, uint64_t place, uint64_t multiple, uint64_t bytes);
  void isCounted(const PtxInstruction& instruction, uint64_t multiple, uint64_t bytes);
  void isMultiple(const PtxInstruction& instruction, uint64_t place, uint64_t multiple, const char* what);
  void globalIsPlaced(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& operand,
                      uint64_t multiple);
  void mapIsPlaced(const PtxInstruction& instruction, uint64_t place);
  // The count of bytes that a cp.async reads, where it is written.
  void readsNoMore(const Thread& thread, const PtxInstruction& instruction);
  // An address of global memory that the launch does not change; nothing of another.
  PtxValue globalAt(const Thread& thread, const PtxOperand& operand) const;
  // Tensor maps that the kernel writes, and their fences and copies (maps.h).
  void writesMap(const Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded);
  void fencesMaps(const Thread& thread, const PtxInstruction& instruction);
  void hasOneMode(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& map);
  void usesMap(const Thread& thread, const PtxInstruction& instruction, const PtxOperand& map,
               std::vector<size_t> copies);
  void prefetches(const Thread& thread, const PtxInstruction& instruction);
  // What orders nothing, and is not allowed with any operands.
  void isAllowed(const Thread& thread, const PtxInstruction& instruction);
  // The lane of an address of tensor memory whose whole column is touched.
  void laneIsFirst(const PtxInstruction& instruction, uint64_t address);
  // The address of scale factors without the bits that name their byte, where the instruction descriptor
  // names it, too.
  PtxValue factorsAt(PtxValue address, uint64_t byte);
  // Of an instruction of which nothing is known: what is found behind it need not happen.
  void unsupported(const PtxInstruction& instruction);
  void leave(Thread& thread, size_t line);

  const PtxKernel& kernel_;
  const PtxLayout layout_, beginning_;  // of addresses, and of what is aligned
  const PtxLaunch& launch_;
  const PtxProgram& program_;
  const std::vector<PtxDecoded>& decoded_;
  Report report_;
  Open open_;
  std::vector<bool> reached_;
  uint64_t threadCount_ = 0;
  PtxClocks clocks_;
  PtxShared shared_;
  PtxBarriers barriers_;
  PtxTensor tensor_;
  PtxMaps maps_;
  // setmaxnreg.inc of a warpgroup, by its first thread: where, and how far each of its threads had come.
  struct Raise {
    size_t group, line;
    std::vector<PtxClocks::Number> at;
  };
  std::vector<Raise> raises_;
  std::map<size_t, std::vector<PtxClocks::Number>> changes_;  // by thread: each setmaxnreg, by its clock
  std::map<size_t, std::pair<uint64_t, size_t>> limits_;  // by the first thread of a warpgroup: its registers, and the line
  // By instruction of a pair of blocks, and block: how often a warp carried it out.
  std::map<size_t, std::map<uint64_t, size_t>> ofPairs_;
  std::map<uint64_t, uint64_t> slots_;  // of shared memory: addresses of tensor memory
  std::vector<Thread> threads_;
  std::deque<size_t> queue_;
  std::deque<Flight> flights_;
  std::map<std::pair<uint64_t, uint64_t>, Sync> syncs_;
  std::map<uint64_t, Phases> channels_;  // of barriers in shared memory
  std::vector<uint32_t> begun_;          // by thread: blocks of the cluster that it knows have begun
  PtxClocks::Channel clusterChannel_;
  std::set<size_t> landed_;               // copies
  std::set<std::vector<uint32_t>> ways_;  // of threads that have ended
  // Of what is .uni, by warp, place and how often its first lane came there: which way, and which phase of
  // which barrier was asked for.
  std::map<std::array<uint64_t, 3>, std::array<uint64_t, 3>> uniform_;
  // By barrier, instruction, step and warp: the phase of the first arrival.
  std::map<size_t, std::pair<size_t, PtxShared::Lanes>>
      lanes_;  // by the first thread of a warp: where it was last
  std::map<uint64_t, std::pair<std::string, size_t>> modes_;  // by tensor map: its first use, and the line
  std::optional<uint32_t> electMask_;                         // of the last elect.sync
  std::map<std::array<uint64_t, 4>, uint64_t> arrivals_;
  std::set<size_t> untilComplete_;  // waits of which this holds whatever registers hold
  // By block and thread of another: its last access there, by its clock, and the line.
  std::map<std::pair<uint64_t, size_t>, std::pair<PtxClocks::Number, size_t>> remote_;
  // By block, warp and count of columns, 0 for the permit: each lane's last, by its clock, and the line.
  std::map<std::array<uint64_t, 3>, std::map<size_t, std::pair<PtxClocks::Number, size_t>>> allocations_;
  // Commits that arrive at a barrier of another block, and which phase of which barrier counted them.
  struct CommitElsewhere {
    uint64_t barrier;
    size_t line, commit;
    std::optional<size_t> component;
    PtxClocks::Number phase;
  };
  std::vector<CommitElsewhere> commitsElsewhere_;
  uint64_t globalStores_ = 0;
  std::vector<uint64_t> live_;  // threads of each block
  uint64_t clusterArrived_ = 0, clusterPhase_ = 0;
  uint64_t clusterEnded_ = 0;  // of those that arrived in this phase
  size_t turn_ = 0, running_ = 0;
  bool stopped_ = false;  // at the limit of a thread, or of all: the run ends there
  // Instructions of a thread; and of all, fewer where numbers stand for sizes that nobody gave: more find
  // nothing surer.
  static constexpr uint64_t kStepLimit = 300'000, kStepsOfAll = uint64_t{1} << 25,
                            kStepsUnstated = uint64_t{1} << 23;
  uint64_t stepsOfAll_ = 0;
  bool guessed_ = false, metData_ = false, metUnknown_ = false, ofFirstThread_ = false;
  mutable std::set<std::string> restsOn_;
  Scopes scopes_ = Scopes::kWritten;
  Choices choices_;
  uint64_t doneAll_ = 0;
  std::set<size_t> onLaunch_, unwrittenScopes_, narrowScopes_;
};

}  // namespace cutecheck::ptx
