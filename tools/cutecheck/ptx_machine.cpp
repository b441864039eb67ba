#include "tools/cutecheck/ptx_machine.h"

#include <algorithm>

namespace cutecheck::cli {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kStepLimit = 300'000;                         // of a thread
constexpr uint64_t kMaps = uint64_t{1} << 50, kMapBytes = 4096;  // where parameters of many bytes lie
constexpr uint64_t kPointers = uint64_t{1} << 40;                // of the n-th parameter at n + 1 times this
constexpr uint64_t kLanes = 32, kAllLanes = 64;                  // of so many threads each runs

// Bytes of an access: of the last word, times the vector's.
uint64_t accessBytes(const PtxInstruction& instruction) {
  const uint64_t bytes = std::max<uint64_t>(1, ptxWidth(instruction.words.back()) / 8);
  return bytes * (instruction.has("v2") ? 2 : instruction.has("v4") ? 4 : instruction.has("v8") ? 8 : 1);
}

}  // namespace

PtxMachine::PtxMachine(const PtxKernel& kernel, const PtxLaunch& launch, Report report, size_t turn)
    : kernel_(kernel),
      launch_(launch),
      report_(std::move(report)),
      reached_(kernel.code.size()),
      shared_([this](const char* rule, size_t line, const std::string& message) {
        report_(rule, line, message);
      }),
      tensor_(report_),
      threadCount_(kernel.threads == 0 ? 128 : kernel.threads),
      turn_(turn) {
  for (const PtxInstruction& instruction : kernel.code) decoded_.push_back(decoded(instruction));
  const uint64_t lanes = threadCount_ * kernel.cluster <= kAllLanes ? kLanes : 2;
  for (uint64_t block = 0; block < kernel.cluster; ++block)
    for (uint64_t first = 0; first < threadCount_; first += kLanes)
      for (uint64_t lane = 0; lane < lanes && first + lane < threadCount_; ++lane) {
        Thread thread(kernel, report_);
        thread.index = threads_.size();
        thread.block = block;
        thread.id = first + lane;
        if (lane == 1 && lanes == 2) thread.weight = std::min(kLanes, threadCount_ - first) - 1;
        queue_.push_back(threads_.size());
        threads_.push_back(std::move(thread));
      }
}

void PtxMachine::run() {
  oneGroup();
  while (true) {
    const auto next =
        std::find_if(queue_.begin(), queue_.end(), [&](size_t i) { return runnable(threads_[i]); });
    if (next != queue_.end()) {
      const size_t index = *next;
      queue_.erase(next);
      advance(threads_[index]);
      if (!threads_[index].done) queue_.push_back(index);
    } else if (!flights_.empty()) {
      const Flight flight = flights_.front();
      flights_.pop_front();
      land(flight);
    } else if (!letWarpsOn()) {
      break;
    }
  }
  if (!queue_.empty()) stuck();
  for (const auto& [at, barrier] : barriers_.all())
    if (queue_.empty() && barrier.bytes != 0 && barrier.unsized == 0)
      report_("order_c9", kernel_.code.empty() ? 0 : kernel_.code.back().line,
              "the kernel ends while a barrier expects " + std::to_string(barrier.bytes) +
                  " more bytes than were copied");
  if (queue_.empty()) shared_.finish();
  if (queue_.empty()) tensor_.finish();
}

bool PtxMachine::runnable(const Thread& thread) {
  if (thread.waits == Waits::kSync || thread.waits == Waits::kWarp) return false;
  if (thread.waits == Waits::kCluster) return clusterPhase_ > thread.phase;
  if (thread.waits != Waits::kPhase) return true;
  const PtxBarrier* barrier = barriers_.find(thread.barrier);
  return barrier == nullptr || (barrier->phase & 1) != thread.parity;
}

bool PtxMachine::warpIsHere(Thread& thread) {
  // wgmma and its waits are of four warps: one of them answers for all (PTX ISA, ".aligned" of wgmma).
  const uint64_t group = kernel_.code[thread.at].is("wgmma") ? 4 * kLanes : kLanes;
  const auto peer = [&](const Thread& other) {
    return !other.done && other.block == thread.block && other.id / group == thread.id / group;
  };
  thread.waits = Waits::kWarp;
  bool whole = true;
  for (const Thread& other : threads_) {
    if (peer(other) && (other.waits != Waits::kWarp || other.at != thread.at)) return false;
    whole &= !(other.done && other.block == thread.block && other.id / group == thread.id / group);
  }
  // When one of them has waited for its products all have: whoever goes on first speaks for the others.
  const PtxInstruction& here = kernel_.code[thread.at];
  const bool waits = decoded_[thread.at].act == PtxAct::kWgmmaWait && !here.operands.empty();
  for (Thread& other : threads_) {
    if (!peer(other)) continue;
    other.waits = Waits::kNothing;
    other.together = true;
    other.alone = !whole;
    if (waits)
      shared_.wait(PtxShared::Kind::kWgmma, other.index, valueOf(other, here.operands[0]).value_or(0));
  }
  return true;
}

// Lanes whose warp went another way go on alone.
bool PtxMachine::letWarpsOn() {
  bool any = false;
  for (Thread& thread : threads_) {
    if (thread.done || thread.waits != Waits::kWarp) continue;
    thread.waits = Waits::kNothing;
    thread.together = thread.alone = any = true;
  }
  return any;
}

void PtxMachine::advance(Thread& thread) {
  if (thread.waits == Waits::kPhase) meetPhase(thread, thread.barrier);
  if (thread.waits == Waits::kCluster) tensor_.meet(thread.index, kClusterChannel);
  thread.waits = Waits::kNothing;
  while (!thread.done && step(thread)) {
  }
}

bool PtxMachine::step(Thread& thread) {
  if (thread.at >= kernel_.code.size() || ++thread.steps > kStepLimit) {
    thread.done = true;
    return false;
  }
  const size_t at = thread.at;
  const PtxInstruction& instruction = kernel_.code[at];
  const PtxDecoded& decoded = decoded_[at];
  if (decoded.ofWarp && !thread.together && !warpIsHere(thread)) return false;
  thread.together = false;
  ++thread.at;
  const PtxValue guard = instruction.guarded ? thread.registers[instruction.guard] : PtxValue(1);
  bool runs = !guard || (*guard != 0) != instruction.guardNegated;
  // Which way data takes a branch nobody knows.
  if (decoded.act == PtxAct::kBranch && !guard) runs = (thread.doubts[at]++ + turn_) % 2 == 1;
  if (!runs) {
    if (instruction.guarded) thread.warpgroup.uses(instruction, {instruction.guard}, {});
    return true;
  }
  reached_[at] = true;
  if (decoded.act != PtxAct::kWgmma) thread.warpgroup.uses(instruction, decoded.reads, decoded.writes);
  usesLoaded(thread, instruction, decoded);
  if (decoded.act != PtxAct::kBranch) return act(thread, instruction, decoded);
  if (instruction.target != PtxInstruction::kNoTarget) thread.at = instruction.target;
  return true;
}

bool PtxMachine::act(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const size_t self = thread.index, line = instruction.line;
  const auto number = [&](size_t i) -> uint64_t {
    return i < instruction.operands.size() ? valueOf(thread, instruction.operands[i]).value_or(0) : 0;
  };
  const auto bytes = [&](size_t which, uint64_t count) {
    return which < decoded.addresses.size()
               ? bytesAt(thread, instruction.operands[decoded.addresses[which]], count)
               : PtxBytes{};
  };
  const auto clear = [&] {
    if (decoded.hasResult) set(thread, instruction.operands[0], std::nullopt);
  };
  switch (decoded.act) {
    case PtxAct::kCompute:
      compute(thread, instruction);
      return true;
    case PtxAct::kExit:
      leave(thread, line);
      return false;
    case PtxAct::kStoreShared:
    case PtxAct::kStmatrix: {
      const bool matrix = decoded.act == PtxAct::kStmatrix;
      const PtxBytes to = bytes(0, matrix ? 16 : accessBytes(instruction));
      shared_.store(self, to, matrix, line);
      tensor_.overwriteShared(self, to, line);
      slots_.erase(slots_.lower_bound(to.begin), slots_.lower_bound(to.end));
      return true;
    }
    case PtxAct::kLoadShared: {
      const PtxBytes from = bytes(0, accessBytes(instruction));
      shared_.load(self, from, false, line);
      clear();
      if (const auto slot = slots_.find(from.begin); slot != slots_.end() && from.end > 0)
        set(thread, instruction.operands[0], slot->second);
      return true;
    }
    case PtxAct::kLdmatrix:
      shared_.load(self, bytes(0, 16), true, line);
      clear();
      return true;
    case PtxAct::kLoadParameter: {
      const std::vector<PtxParameter>& all = kernel_.parameters;
      const std::string name = instruction.operands.size() < 2 ? "" : instruction.operands[1].parts[0].name;
      const auto found =
          std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
      const auto i = static_cast<size_t>(found - all.begin());
      PtxValue value;
      if (found != all.end() && found->pointer) {
        value = (i + 1) * kPointers;
      } else if (found != all.end() && found->aggregate && instruction.words.back() != "b64") {
        // A layout by value: its integers are those of the launch, its first word a pointer.
        value = launch_.scalar;
      } else if (found != all.end() && found->aggregate) {
        const bool first = instruction.operands[1].number == 0;
        value = first ? (i + 1) * kPointers : launch_.scalar;
      } else if (found != all.end()) {
        const auto given = launch_.scalars.find(i);
        value = given == launch_.scalars.end() ? launch_.scalar : given->second;
      }
      setEach(thread, instruction.operands[0], value);
      return true;
    }
    case PtxAct::kProxyFence:
    case PtxAct::kInitFence:
      if (decoded.act == PtxAct::kProxyFence) shared_.proxyFence(self);
      for (auto& [at, barrier] : barriers_.all()) barrier.fenced |= barrier.owner == self;
      return true;
    case PtxAct::kSync:
    case PtxAct::kArrive:
      return sync(thread, instruction, decoded.act == PtxAct::kSync);
    case PtxAct::kClusterArrive:
    case PtxAct::kClusterWait:
      return cluster(thread, instruction, decoded.act == PtxAct::kClusterWait);
    case PtxAct::kBarrierInit:
      barriers_.init(bytes(0, 8).begin, number(1), self);
      return true;
    case PtxAct::kBarrierForget:
      barriers_.forget(bytes(0, 8).begin);
      return true;
    case PtxAct::kBarrierArrive:
    case PtxAct::kBarrierExpect:
    case PtxAct::kBarrierComplete:
      barrierArrive(thread, instruction, decoded);
      clear();
      // Who only waits for bytes is quick with them; who lets others on may be late himself.
      return decoded.act != PtxAct::kBarrierArrive ||
             instruction.opcode.find("expect_tx") != std::string::npos;
    case PtxAct::kBarrierWait:
      return phaseWait(thread, instruction, decoded);
    case PtxAct::kBarrierOfAsync:
      shared_.commit(PtxShared::Kind::kAsync, self);
      shared_.wait(PtxShared::Kind::kAsync, self, 0);
      shared_.barrier(self);
      if (PtxBarrier* barrier = barrierAt(thread, instruction, instruction.operands[0]);
          barrier && instruction.has("noinc"))
        atBarrier(*valueOf(thread, instruction.operands[0]),
                  [&] { PtxBarriers::arrive(*barrier, thread.weight); });
      return false;
    case PtxAct::kAsync:
      tensor_.overwriteShared(self, bytes(0, number(2)), line);
      shared_.begin(PtxShared::Kind::kAsync, self, bytes(0, number(2)), line);
      return true;
    case PtxAct::kAsyncCommit:
    case PtxAct::kBulkCommit:
      shared_.commit(
          decoded.act == PtxAct::kBulkCommit ? PtxShared::Kind::kBulkStore : PtxShared::Kind::kAsync, self);
      return true;
    case PtxAct::kAsyncWait:
      if (instruction.is("cp.async.wait_all")) shared_.commit(PtxShared::Kind::kAsync, self);
      shared_.wait(PtxShared::Kind::kAsync, self, number(0));
      return true;
    case PtxAct::kBulkWait:
      shared_.wait(PtxShared::Kind::kBulkStore, self, number(0));
      return true;
    case PtxAct::kBulkLoad:
      bulkLoad(thread, instruction, decoded);
      return true;
    case PtxAct::kBulkStore:
      bulkStore(thread, instruction, decoded);
      return true;
    case PtxAct::kWgmmaFence:
      thread.warpgroup.fence();
      return true;
    case PtxAct::kWgmma:
      product(thread, instruction, decoded);
      return true;
    case PtxAct::kWgmmaCommit:
      thread.warpgroup.commit();
      shared_.commit(PtxShared::Kind::kWgmma, self);
      return true;
    case PtxAct::kWgmmaWait:
      thread.warpgroup.wait(instruction, number(0));
      shared_.wait(PtxShared::Kind::kWgmma, self, number(0));
      return true;
    case PtxAct::kElect: {
      // d|p: the lane, and whether it is this one.
      const PtxOperand& result = instruction.operands[0];
      const bool both = result.kind == Kind::kList && result.parts.size() == 2;
      if (both) set(thread, result.parts[0], 0);
      set(thread, both ? result.parts[1] : result, thread.id % kLanes == 0 ? 1 : 0);
      return true;
    }
    case PtxAct::kMapa: {
      const PtxValue from = valueOf(thread, instruction.operands[1]),
                     rank = valueOf(thread, instruction.operands[2]);
      set(thread, instruction.operands[0],
          from && rank ? PtxValue((*from & 0xffffff) | *rank << 24) : std::nullopt);
      return true;
    }
    case PtxAct::kRegisters:
      if (kernel_.threads == 0)
        report_("order_c14", line, "setmaxnreg is ignored: the kernel has neither reqntid nor maxntid");
      return true;
    case PtxAct::kBranch:
    case PtxAct::kOther:
      // Of a shuffle the lane's own value stands for another's: what is shuffled for control is the warp's.
      if (instruction.is("shfl.sync.idx") && instruction.operands.size() > 1) {
        const PtxOperand& result = instruction.operands[0];
        set(thread, result.kind == Kind::kList ? result.parts[0] : result,
            valueOf(thread, instruction.operands[1]));
      } else if (instruction.is("activemask")) {
        set(thread, instruction.operands[0], 0xffffffff);
      } else {
        clear();
      }
      return true;
    default:
      tensor(thread, instruction, decoded);
      return true;
  }
  return true;
}

void PtxMachine::compute(Thread& thread, const PtxInstruction& instruction) {
  std::vector<PtxValue> sources;
  for (size_t i = 1; i < instruction.operands.size(); ++i)
    sources.push_back(valueOf(thread, instruction.operands[i]));
  set(thread, instruction.operands[0], computed(instruction, sources));
}

PtxValue PtxMachine::valueOf(const Thread& thread, const PtxOperand& operand) const {
  switch (operand.kind) {
    case Kind::kRegister: {
      const PtxValue value = thread.registers[operand.reg];
      return operand.negated && value ? PtxValue(*value == 0 ? 1 : 0) : value;
    }
    case Kind::kNumber:
      return operand.number;
    case Kind::kName:
      return special(thread, operand.name);
    case Kind::kAddress: {
      const PtxValue base = operand.parts.empty() ? std::nullopt : valueOf(thread, operand.parts[0]);
      return base ? PtxValue(*base + operand.number) : std::nullopt;
    }
    case Kind::kList:
      return std::nullopt;
  }
  return std::nullopt;
}

PtxValue PtxMachine::special(const Thread& thread, const std::string& name) const {
  if (const auto found = kernel_.shared.find(name); found != kernel_.shared.end())
    return found->second | thread.block << 24;
  for (size_t i = 0; i < kernel_.parameters.size(); ++i)
    if (kernel_.parameters[i].name == name) return kMaps + i * kMapBytes;
  if (name == "%tid.x") return thread.id;
  if (name == "%ntid.x") return threadCount_;
  if (name == "%laneid") return thread.id % kLanes;
  if (name == "%warpid") return thread.id / kLanes;
  if (name == "%ctaid.x" || name == "%cluster_ctarank" || name == "%cluster_ctaid.x") return thread.block;
  if (name == "%nctaid.x" || name == "%cluster_nctarank" || name == "%cluster_nctaid.x")
    return kernel_.cluster;
  if (name.starts_with("%ntid") || name.starts_with("%nctaid") || name.starts_with("%cluster_nctaid") ||
      name == "%nclusterid.x")
    return 1;
  if (name.starts_with("%tid") || name.starts_with("%ctaid") || name.starts_with("%cluster")) return 0;
  return std::nullopt;
}

void PtxMachine::set(Thread& thread, const PtxOperand& operand, PtxValue value) {
  if (operand.kind == Kind::kRegister) thread.registers[operand.reg] = value;
  for (const PtxOperand& part : operand.parts) set(thread, part, std::nullopt);
}

void PtxMachine::setEach(Thread& thread, const PtxOperand& operand, PtxValue value) {
  if (operand.kind == Kind::kRegister) thread.registers[operand.reg] = value;
  for (const PtxOperand& part : operand.parts) setEach(thread, part, value);
}

PtxBytes PtxMachine::bytesAt(const Thread& thread, const PtxOperand& operand, uint64_t bytes) const {
  const PtxValue address = valueOf(thread, operand);
  return address ? PtxBytes{*address, *address + bytes} : PtxBytes{};
}

uint64_t PtxMachine::liveWeight(uint64_t block) const {
  uint64_t weight = 0;
  for (const Thread& thread : threads_)
    if (thread.block == block && !thread.done) weight += thread.weight;
  return weight;
}

}  // namespace cutecheck::cli
