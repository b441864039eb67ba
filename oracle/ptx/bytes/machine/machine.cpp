// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/machine.h"

#include <algorithm>

#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/machine/lanes.h"
#include "oracle/ptx/bytes/machine/limits.h"

namespace cutecheck::emulate {

namespace {

constexpr uint64_t kMostBlocks = uint64_t{1} << 20;

// The coordinates of the block or thread of this number.
Dim coordinates(const Dim& extents, uint64_t number) {
  return {static_cast<uint32_t>(number % extents.x), static_cast<uint32_t>(number / extents.x % extents.y),
          static_cast<uint32_t>(number / extents.x / extents.y)};
}

}  // namespace

Dim clusterOf(const ptx::PtxKernel& kernel) {
  return {static_cast<uint32_t>(kernel.clusterX), static_cast<uint32_t>(kernel.clusterY),
          static_cast<uint32_t>(kernel.clusterZ())};
}

Outcome Machine::fail(const Thread& thread, const char* rule, const std::string& message) {
  if (!fault_) {
    const ptx::PtxInstruction& instruction =
        program_.kernel.code[std::min(carriedBy_.value_or(thread.at), program_.kernel.code.size() - 1)];
    fault_ = makeError(Code::kUsage, rule,
                       std::string(rule) + ": line " + std::to_string(instruction.line) + ", " +
                           instruction.opcode + ", block " + std::to_string(thread.block->index.x) +
                           ", thread " + std::to_string(thread.id) + ": " + message);
    place_.line = instruction.line;
    place_.thread = thread.id;
    place_.block = thread.block->index;
  }
  return Outcome::kExit;
}

uint8_t* Machine::writable(const Thread& thread, Space space, uint64_t address, uint64_t bytes, uint64_t aligned) {
  if (space == Space::kParameter || (space == Space::kGeneric && address >= kParameterWindow && address < kWindowEnd)) {
    fail(thread, "emulate_c2", "parameters are only read: keep a copy in local memory");
    return nullptr;
  }
  return const_cast<uint8_t*>(at(thread, space, address, bytes, aligned));
}

const uint8_t* Machine::at(const Thread& thread, Space space, uint64_t address, uint64_t bytes, uint64_t aligned) {
  const auto refuse = [&](const char* why) -> const uint8_t* {
    if (!fault_) place_.address = address, place_.bytes = bytes;
    fail(thread, "emulate_c2", "address " + std::to_string(address) + ": " + why);
    return nullptr;
  };
  if (address % aligned != 0) return refuse("not aligned");
  if (space == Space::kGeneric) {
    if (address < kSharedWindow)
      space = Space::kGlobal;
    else if (address < kLocalWindow)
      space = Space::kSharedCluster, address -= kSharedWindow;
    else if (address < kParameterWindow)
      space = Space::kLocal, address -= kLocalWindow;
    else
      space = Space::kParameter, address -= kParameterWindow;
  }
  const auto inside = [&](std::span<const uint8_t> memory, uint64_t offset) {
    return bytes <= memory.size() && offset <= memory.size() - bytes;
  };
  switch (space) {
    case Space::kGlobal: {
      const uint8_t* found = global_.at(address, bytes);
      return found ? found : refuse("no global memory");
    }
    case Space::kShared:
    case Space::kSharedCluster: {
      Block* block = blockOf(thread, address);
      if (!block) return nullptr;
      if (space == Space::kShared && block != thread.block) return refuse("shared memory of another block");
      const uint64_t offset = address & kOffsetMask;
      for (const auto& [begin, end] : program_.holes)
        if (offset < end && offset + bytes > begin) return refuse("shared memory of no symbol");
      return inside(block->shared, offset) ? block->shared.data() + offset : refuse("behind shared memory");
    }
    case Space::kParameter: {
      const std::vector<uint8_t>& all = launch_.parameters;
      return inside(all, address) ? all.data() + address : refuse("behind the parameters");
    }
    default: {
      auto& local = const_cast<Thread&>(thread).local;
      if (local.empty()) local.resize(kLocalBytes);
      if (inside(local, address)) return local.data() + address;
      if (address >= kMostLocalBytes) return refuse("behind local memory");
      fail(thread, "emulate_c1",
           "the machine has " + std::to_string(kLocalBytes) + " bytes of local memory for a thread");
      return nullptr;
    }
  }
}

uint8_t* Machine::find(Thread& thread, Space space, uint64_t address, uint64_t bytes) {
  if (space == Space::kGeneric) {
    if (address >= kLocalWindow) return nullptr;
    space = address < kSharedWindow ? Space::kGlobal : Space::kSharedCluster;
    if (space == Space::kSharedCluster) address -= kSharedWindow;
  }
  const auto inside = [&](std::span<const uint8_t> memory, uint64_t offset) -> uint8_t* {
    const bool is = bytes <= memory.size() && offset <= memory.size() - bytes;
    return is ? const_cast<uint8_t*>(memory.data()) + offset : nullptr;
  };
  switch (space) {
    case Space::kGlobal:
      return global_.at(address, bytes);
    case Space::kShared:
    case Space::kSharedCluster: {
      if (rankOf(address) != thread.block->rank) return nullptr;
      const uint64_t offset = address & kOffsetMask;
      for (const auto& [begin, end] : program_.holes)
        if (offset < end && offset + bytes > begin) return nullptr;
      return inside(thread.block->shared, offset);
    }
    case Space::kParameter:
      return inside(launch_.parameters, address);
    case Space::kLocal:
      if (thread.local.empty()) thread.local.resize(kLocalBytes);
      return inside(thread.local, address);
    default:
      return nullptr;
  }
}

void Machine::tell(const Thread& thread, Space space, uint64_t address, uint64_t bytes) {
  if (space == Space::kGeneric && address < kSharedWindow)
    space = Space::kGlobal;
  else if (space == Space::kGeneric && address < kLocalWindow)
    space = Space::kSharedCluster, address -= kSharedWindow;
  watch_->access(thread, space, address, bytes);
}

Block* Machine::blockOf(const Thread& thread, uint64_t shared) {
  const uint64_t rank = rankOf(shared);
  if (rank < cluster_.size()) return &cluster_[rank];
  fail(thread, "emulate_c2", "shared address " + std::to_string(shared) + ": the cluster has no such block");
  return nullptr;
}

Mbarrier* Machine::barrierAt(const Thread& thread, uint64_t shared) {
  Block* block = blockOf(thread, shared);
  if (!block) return nullptr;
  const auto found = block->barriers.find(shared & kOffsetMask);
  if (found != block->barriers.end()) return &found->second;
  fail(thread, "emulate_c5", "no barrier was initialised at " + std::to_string(shared & kOffsetMask));
  return nullptr;
}

namespace {
void flipWhenComplete(Mbarrier& barrier) {
  if (barrier.pending != 0 || barrier.bytes != 0) return;
  ++barrier.phase;
  barrier.pending = barrier.expected;
}
}  // namespace

void Machine::arrive(Mbarrier& barrier, uint64_t count) {
  if (count > barrier.pending) {
    fail(cluster_[0].threads[0], "emulate_c5", "more arrivals at a barrier than it expects");
    return;
  }
  barrier.pending -= count;
  flipWhenComplete(barrier);
}
void Machine::completeBytes(Mbarrier& barrier, int64_t bytes) {
  barrier.bytes -= bytes;
  flipWhenComplete(barrier);
}

bool Machine::runNext() {
  if (pending_.empty()) return false;
  const bool products = launch_.order == Order::kProductsFirst;
  const auto rank = [&](const Pending& one) {
    if (one.unit == Unit::kStore) return 2;
    return (one.unit == Unit::kProduct) == products ? 0 : 1;
  };
  const auto next = std::min_element(pending_.begin(), pending_.end(),
                                     [&](const Pending& a, const Pending& b) { return rank(a) < rank(b); });
  const std::function<void()> work = std::move(next->work);
  carriedBy_ = next->instruction;
  pending_.erase(next);
  work();
  carriedBy_.reset();
  return true;
}

uint64_t Machine::liveThreads() const {
  uint64_t live = 0;
  for (const Block& block : cluster_) live += block.live;
  return live;
}

uint64_t Machine::awaitedThreads() const {
  uint64_t awaited = 0;
  for (const Block& block : cluster_)
    for (const Thread& thread : block.threads)
      awaited += !thread.done || (thread.clusterArrived && thread.clusterSeen == clusterSync_.phase) ? 1 : 0;
  return awaited;
}

bool Machine::advance(Thread& thread, uint64_t most) {
  bool moved = false;
  for (uint64_t turn = 0; turn < most && !thread.done && !fault_; ++turn) {
    if (thread.at >= program_.acts.size()) {
      thread.done = true;
      --thread.block->live;
      return true;
    }
    const Program::Guard& guard = program_.guards[thread.at];
    Outcome outcome = Outcome::kNext;
    const size_t at = thread.at;
    running_ = at;
    const bool runs = !guard.is || (thread.registers[guard.reg] != 0) != guard.negated;
    if (data_ != nullptr) data_->before(*this, thread, runs);
    if (runs && !fault_) outcome = program_.acts[at](*this, thread);
    if (outcome == Outcome::kAgain || fault_) return moved;
    if (data_ != nullptr) data_->after(*this, thread, at);
    moved = true;
    if (runs) ++carriedOut_[at];
    if (outcome == Outcome::kNext) ++thread.at;
    if (outcome == Outcome::kExit) thread.done = true, --thread.block->live;
    if (++thread.steps > kMostSteps || ++steps_ > kMostOfCluster)
      fail(thread, "emulate_c4", "too many instructions");
  }
  return moved;
}

namespace {
// Of an instruction with a membermask: a lane of it that has not ended and is elsewhere.
std::optional<uint32_t> missingLane(const ptx::PtxInstruction& at, const Thread& thread) {
  const ptx::PtxOperand& mask = at.is("bar") ? at.operands.front() : at.operands.back();
  const bool isRegister = mask.kind == ptx::PtxOperand::Kind::kRegister;
  if (!isRegister && mask.kind != ptx::PtxOperand::Kind::kNumber) return std::nullopt;
  const uint64_t members = isRegister ? thread.registers[mask.reg] : mask.number;
  for (const Thread& other : groupOf(thread, 32)) {
    const uint32_t lane = other.id % 32;
    if ((members >> lane & 1) != 0 && !other.done && other.at != thread.at) return lane;
  }
  return std::nullopt;
}
}  // namespace

void Machine::stuck() {
  std::string who;
  const Thread* first = nullptr;
  std::map<size_t, uint64_t> places;
  for (const Block& block : cluster_)
    for (const Thread& thread : block.threads)
      if (!thread.done) {
        if (!first) first = &thread;
        ++places[program_.kernel.code[thread.at].line];
      }
  // A part of a warp may carry out what the machine has for whole warps alone. At a barrier it waits for other warps.
  std::optional<std::pair<const Thread*, uint32_t>> missing;
  for (const Block& block : cluster_)
    for (const Thread& thread : block.threads) {
      const ptx::PtxInstruction& at = program_.kernel.code[std::min(thread.at, program_.kernel.code.size() - 1)];
      if (thread.done || !thread.arrived || at.has("aligned") || (at.is("bar") && !at.has("warp"))) continue;
      const std::optional<uint32_t> lane = missingLane(at, thread);
      if (!lane) {
        fail(thread, "emulate_c10", "a part of a warp waits here for the others");
        return;
      }
      if (!missing) missing = {&thread, *lane};
    }
  if (missing) {
    fail(*missing->first, "emulate_c8",
         "the membermask names lane " + std::to_string(missing->second) + ", which does not come");
    return;
  }
  for (const auto& [line, count] : places)
    who += (who.empty() ? "" : ", ") + std::to_string(count) + " threads at line " + std::to_string(line);
  if (first) fail(*first, "emulate_c3", "nobody can go on: " + who);
}

void Machine::runCluster(const Dim& first) {
  cluster_.clear();
  steps_ = 0;
  clusterSync_ = {};
  pending_.clear();
  const uint64_t shared = program_.kernel.staticShared + launch_.dynamicShared;
  for (uint32_t rank = 0; rank < program_.kernel.cluster; ++rank) {
    Block& block = cluster_.emplace_back();
    block.rank = rank;
    const Dim within = coordinates(clusterOf(program_.kernel), rank);
    block.index = {first.x + within.x, first.y + within.y, first.z + within.z};
    block.shared.resize(shared);
    block.threads.resize(launch_.block.count());
    block.live = block.threads.size();
    const size_t registers = program_.kernel.registers.size(), ofWarp = registers * kWarpLanes;
    block.registers.resize((block.threads.size() + kWarpLanes - 1) / kWarpLanes * ofWarp);
    for (uint32_t id = 0; id < block.threads.size(); ++id) {
      block.threads[id].block = &block;
      block.threads[id].id = id;
      block.threads[id].registers = {block.registers.data() + id / kWarpLanes * ofWarp + id % kWarpLanes,
                                     registers};
    }
  }
  if (data_ != nullptr) data_->clusterBegins(*this);
  while (!fault_ && liveThreads() != 0) {
    bool moved = false;
    const bool backwards = launch_.order == Order::kCopiesFirst;
    for (size_t b = 0; b < cluster_.size(); ++b) {
      Block& block = cluster_[backwards ? cluster_.size() - 1 - b : b];
      const size_t warps = (block.threads.size() + kWarpLanes - 1) / kWarpLanes;
      for (size_t w = 0; w < warps && !fault_; ++w) {
        const size_t warp = backwards ? warps - 1 - w : w;
        moved = turnOfWarp(groupOf(block.threads[warp * kWarpLanes], kWarpLanes)) || moved;
      }
    }
    if (!moved && !fault_ && !runNext()) stuck();
  }
  while (!fault_ && runNext()) {
  }
  if (fault_) return;
  if (watch_ != nullptr) watch_->endOfCluster();
  for (Block& block : cluster_)
    if (const std::string left = block.tensor.left(); !left.empty())
      fail(block.threads[0], "emulate_c6", "at the kernel's end " + left);
}

std::optional<Diagnostic> Machine::run() {
  const Dim &grid = launch_.grid, of = clusterOf(program_.kernel);
  if (grid.x % of.x != 0 || grid.y % of.y != 0 || grid.z % of.z != 0)
    return makeError(Code::kUsage, "emulate_c7", "the grid is no multiple of its clusters");
  if (uint64_t{grid.x} * grid.y > kMostBlocks / grid.z)
    return makeError(Code::kUsage, "emulate_c4",
                     "emulate_c4: more than 2^20 blocks are not run: give a smaller grid");
  for (uint32_t z = 0; z < grid.z; z += of.z)
    for (uint32_t y = 0; y < grid.y; y += of.y)
      for (uint32_t x = 0; x < grid.x && !fault_; x += of.x) runCluster({x, y, z});
  return fault_;
}

Machine::Machine(GlobalMemory& global, const Program& program, const Launch& launch)
    : global_(global),
      program_(program),
      launch_(launch),
      carriedOut_(program.acts.size()),
      tries_(program.acts.size()) {}
Machine::~Machine() = default;

std::span<Thread> groupOf(const Thread& thread, uint32_t size) {
  const uint32_t begin = thread.id / size * size;
  const std::span<Thread> all(thread.block->threads);
  return all.subspan(begin, std::min<size_t>(size, all.size() - begin));
}

Act together(uint32_t size, Together work) {
  Act act = [size, work = std::move(work)](Machine& machine, Thread& thread) {
    const std::span<Thread> group = groupOf(thread, size);
    thread.arrived = true;
    for (const Thread& other : group) {
      // Without .aligned a mask may name those that are left.
      if (other.done) {
        const bool whole = machine.program().kernel.code[thread.at].has("aligned");
        return machine.fail(thread, whole ? "emulate_c8" : "emulate_c10",
                            "thread " + std::to_string(other.id) +
                                " of its warp does not come to it (its guard is false, or it branched around "
                                "it), and a part of a warp is not run");
      }
      if (!other.arrived || other.at != thread.at) return Outcome::kAgain;
    }
    if (machine.data() != nullptr) machine.data()->together(machine, group);
    if (machine.failed()) return Outcome::kExit;
    work(machine, group);
    for (Thread& other : group) {
      other.arrived = false;
      if (&other == &thread) continue;
      machine.carriesOut(other);
      ++other.at;
    }
    return Outcome::kNext;
  };
  // Another one that is looked at before any that has ended, and is not there.
  act.waits = [size](const Machine&, Thread& thread, uint64_t, uint64_t) {
    for (const Thread& other : groupOf(thread, size)) {
      if (&other == &thread) continue;
      if (other.done) return false;
      if (!other.arrived || other.at != thread.at) return true;
    }
    return false;
  };
  return act;
}

}  // namespace cutecheck::emulate
