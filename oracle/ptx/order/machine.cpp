// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/machine.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kWarpgroup = 128;

// How many threads carry an instruction out together (PTX ISA, ".aligned" of wgmma and of setmaxnreg).
uint64_t groupOf(const PtxInstruction& instruction) {
  return instruction.is("wgmma") || instruction.is("setmaxnreg") ? kWarpgroup : kLanes;
}

// The warpgroup of each thread, over all blocks.
std::vector<size_t> warpgroupsOf(uint64_t blocks, uint64_t threads) {
  std::vector<size_t> all;
  const uint64_t each = (threads + kWarpgroup - 1) / kWarpgroup;
  for (uint64_t block = 0; block < blocks; ++block)
    for (uint64_t id = 0; id < threads; ++id) all.push_back(block * each + id / kWarpgroup);
  return all;
}

}  // namespace

PtxMachine::PtxMachine(const PtxKernel& kernel, const PtxProgram& program, const PtxLaunch& launch,
                       Report report, Open open, size_t turn, Scopes scopes, const Choices& choices)
    : kernel_(kernel),
      layout_(ptxLayoutOf(kernel, false)),
      beginning_(ptxLayoutOf(kernel, true)),
      launch_(launch),
      program_(program),
      decoded_(program.decoded),
      report_(std::move(report)),
      open_(std::move(open)),
      reached_(kernel.code.size()),
      threadCount_(kernel.threads == 0 ? 128 : kernel.threads),
      clocks_(warpgroupsOf(kernel.cluster, threadCount_)),
      shared_(
          kernel, clocks_, program.grain, threadCount_, report_,
          [this](const char* rule, size_t line, const std::string& what) { perhaps(rule, line, what); },
          open_),
      tensor_(report_, open_),
      maps_(clocks_, shared_, threadCount_),
      begun_(kernel.cluster * threadCount_),
      live_(kernel.cluster, threadCount_),
      turn_(turn),
      scopes_(scopes),
      choices_(choices) {
  tensor_.places(choices.columns);
  threads_.reserve(kernel.cluster * threadCount_);
  for (uint64_t block = 0; block < kernel.cluster; ++block)
    for (uint64_t id = 0; id < threadCount_; ++id) {
      Thread thread(kernel);
      thread.index = threads_.size();
      thread.block = block;
      thread.id = id;
      queue_.push_back(threads_.size());
      threads_.push_back(std::move(thread));
    }
}

void PtxMachine::run() {
  oneGroup();
  while (true) {
    // Who asks again and again whether a phase is complete does so when nobody else goes on.
    const auto ready = [&](bool asks) {
      return std::find_if(queue_.begin(), queue_.end(),
                          [&](size_t i) { return threads_[i].asks == asks && runnable(threads_[i]); });
    };
    auto next = ready(false);
    if (next == queue_.end() && flights_.empty()) next = ready(true);
    if (next != queue_.end()) {
      threads_[*next].asks = false;
      const size_t index = *next;
      queue_.erase(next);
      running_ = index;
      advance(threads_[index]);
      // What stands behind need not happen, and others would come to the limit one by one.
      if (stopped_) return;
      const Thread& thread = threads_[index];
      // Who waits for others comes back when they let it on.
      if (!thread.done && thread.waits != Waits::kSync && thread.waits != Waits::kWarp)
        queue_.push_back(index);
    } else if (!flights_.empty()) {
      const Flight flight = flights_.front();
      flights_.pop_front();
      land(flight);
    } else if (!letWarpsOn()) {
      break;
    }
  }
  const bool over = std::all_of(threads_.begin(), threads_.end(), [](const Thread& one) { return one.done; });
  for (Thread& thread : threads_) replay(thread);
  if (!over) return stuck();
  for (const auto& [key, at] : syncs_) warpsAreWhole(key.first, at);
  for (const auto& [at, barrier] : barriers_.all())
    if (barrier.bytes != 0 && barrier.unsized == 0)
      report_("order_c9", kernel_.code.empty() ? 0 : kernel_.code.back().line,
              "the kernel ends before a phase: " + missingBytes(barrier.bytes));
  blocksEnd();
  pairsMeet();
  valuesStayOne();
  registersFit();
  shared_.finish();
  tensor_.finish();
}

bool PtxMachine::runnable(const Thread& thread) {
  if (thread.waits == Waits::kSync || thread.waits == Waits::kWarp) return false;
  if (thread.waits == Waits::kCluster) return clusterPhase_ > thread.phase;
  if (thread.waits != Waits::kPhase) return true;
  const PtxBarrier* barrier = barriers_.find(thread.barrier);
  return barrier == nullptr || (barrier->phase & 1) != thread.parity;
}

std::pair<size_t, size_t> PtxMachine::peersOf(const Thread& thread, uint64_t lanes) const {
  const uint64_t first = thread.id / lanes * lanes;
  const size_t base = thread.block * threadCount_;
  return {base + first, base + std::min(first + lanes, threadCount_)};
}

bool PtxMachine::warpIsHere(Thread& thread) {
  const PtxInstruction& here = kernel_.code[thread.at];
  const PtxDecoded& decoded = decoded_[thread.at];
  const uint64_t group = groupOf(here);
  const auto [first, last] = peersOf(thread, group);
  // Others name the lanes that take part, all of them the same (PTX ISA, "vote.sync", "match.sync").
  const bool hasMask = !decoded.aligned && !here.operands.empty();
  const PtxValue named = hasMask ? valueOf(thread, here.operands.back()) : PtxValue(~uint64_t{0});
  if (!named) unknown(here, "the mask of the lanes that take part");
  const uint64_t mask = named.value_or(~uint64_t{0});
  const auto takesPart = [&](size_t i) { return group != kLanes || (mask >> (i - first) & 1) != 0; };
  if (!takesPart(thread.index)) {
    report_("order_c10", here.line,
            "thread " + std::to_string(thread.id) + " takes part, and the mask of the lanes leaves it out");
    return true;
  }
  thread.waits = Waits::kWarp;
  bool whole = true, oneMask = true;
  for (size_t i = first; i < last; ++i) {
    const Thread& other = threads_[i];
    if (!other.done && takesPart(i) && (other.waits != Waits::kWarp || other.at != thread.at)) return false;
    whole &= !other.done;
    if (hasMask && !other.done && takesPart(i)) oneMask &= valueOf(other, here.operands.back()) == named;
  }
  if (!oneMask)
    doubt(here.line, "lanes that take part name different masks: thread " + std::to_string(thread.id));
  if (group == kWarpgroup && (!whole || last - first < kWarpgroup))
    report_("order_c10", here.line,
            "a part of a warpgroup carries this out, and .aligned asks for its four warps: thread " + std::to_string(thread.id));
  const bool ofCluster = decoded.act == PtxAct::kClusterArrive || decoded.act == PtxAct::kClusterWait;
  if (group == kLanes && decoded.aligned && !ofCluster && (!whole || last - first < kLanes))
    open_(here.line, "a part of a warp carries this out, and .aligned asks for all of it: thread " +
                         std::to_string(thread.id));
  for (size_t i = first; group == kLanes && decoded.aligned && ofCluster && !whole && i < last; ++i)
    if (threads_[i].done && goesPast(threads_[i], thread, thread.at, thread.trace.size())) break;
  // Of shfl.sync and others the PTX ISA leaves out those that have ended; of elect.sync it does not say it.
  for (size_t i = first; decoded.act == PtxAct::kElect && i < last; ++i)
    if (takesPart(i) && threads_[i].done) {
      doubt(here.line,
            "the mask names thread " + std::to_string(threads_[i].id) +
                ", which has ended: the PTX ISA does not say that elect.sync does not wait for it");
      break;
    }
  if (decoded.aligned && here.guarded) {
    const PtxValue own = thread.registers[here.guard];
    for (size_t i = first; i < last; ++i) {
      const PtxValue other = threads_[i].registers[here.guard];
      if (threads_[i].done || !own || !other || (*own != 0) == (*other != 0)) continue;
      report_("order_c10", here.line,
              "a part of a warp carries this out, and .aligned asks for all of it: thread " +
                  std::to_string(threads_[i].id) + " and thread " + std::to_string(thread.id) + " differ");
      break;
    }
  }
  // When one of them has waited for its products all have: whoever goes on first speaks for the others.
  const bool waits = decoded.act == PtxAct::kWgmmaWait && !here.operands.empty();
  shuffle(here, first, last, thread.at, mask);
  sameOfAll(here, decoded, first, last);
  if (decoded.aligned && whole)
    for (size_t warp = first; warp < last; warp += kLanes) meetsWarp(warp, std::min(warp + kLanes, last));
  for (size_t i = first; i < last; ++i) {
    Thread& other = threads_[i];
    if (other.done || !takesPart(i)) continue;
    other.waits = Waits::kNothing;
    if (i != thread.index) queue_.push_back(i);
    other.together = true;
    other.alone = !whole;
    // It goes on at once: what it finds of the others is what they come with.
    other.leads = i == thread.index;
    if (waits)
      clocks_.awaitedProducts(other.index, shared_.awaited(PtxShared::Kind::kWgmma, first,
                                                           valueOf(other, here.operands[0]).value_or(0), i));
  }
  return true;
}

// Lanes whose warp went another way go on alone.
bool PtxMachine::letWarpsOn() {
  bool any = false;
  std::set<std::pair<size_t, size_t>> led;  // by the first of a warp, or warpgroup, where it stands
  for (Thread& thread : threads_) {
    if (thread.done || thread.waits != Waits::kWarp) continue;
    const uint64_t group = groupOf(kernel_.code[thread.at]);
    thread.waits = Waits::kNothing;
    queue_.push_back(thread.index);
    thread.shuffled = std::nullopt, thread.ofWarp = 0;
    thread.leads = led.emplace(peersOf(thread, group).first, thread.at).second;
    open_(kernel_.code[thread.at].line,
          std::string("a part of a warp comes here, and ") +
              (decoded_[thread.at].aligned ? ".aligned asks for all of it"
                                           : "its mask names lanes that do not come") +
              ": thread " + std::to_string(thread.id));
    thread.together = thread.alone = any = true;
  }
  return any;
}

void PtxMachine::advance(Thread& thread) {
  if (thread.waits == Waits::kPhase) meetPhase(thread, thread.barrier);
  if (thread.waits == Waits::kCluster) {
    tensor_.meet(thread.index, kClusterChannel);
    clocks_.acquire(thread.index, clusterChannel_);
  }
  thread.waits = Waits::kNothing;
  while (!thread.done && step(thread)) {
  }
}

bool PtxMachine::step(Thread& thread) {
  const uint64_t most = launch_.isStated ? kStepsOfAll : kStepsUnstated;
  const bool ofAll = ++stepsOfAll_ > most;
  if (ofAll || thread.at >= kernel_.code.size() || ++thread.steps > kStepLimit) {
    const bool endless = thread.at < kernel_.code.size();
    const size_t line = kernel_.code[endless ? thread.at : kernel_.code.size() - 1].line;
    if (endless) {
      const std::string what = "the limit of " + std::to_string(ofAll ? most : kStepLimit) +
                               " instructions of " + (ofAll ? "all threads" : "a thread") + " is reached";
      // Of sizes that nobody gave it says nothing where threads share nothing.
      doubt(line, {what, launch_.isStated ? OpenReason::kOther : OpenReason::kWay});
      stopped_ = true;
      return false;
    }
    leave(thread, line);
    return false;
  }
  const size_t at = thread.at;
  const PtxInstruction& instruction = kernel_.code[at];
  const PtxDecoded& decoded = decoded_[at];
  const PtxValue guard = instruction.guarded ? thread.registers[instruction.guard] : PtxValue(1);
  // Without .aligned a lane whose guard does not hold has no part in it.
  const bool passes = !decoded.aligned && guard && (*guard != 0) == instruction.guardNegated;
  if (decoded.ofWarp && !passes && !thread.together && !warpIsHere(thread)) return false;
  thread.together = false;
  ++thread.at;
  bool runs = !guard || (*guard != 0) != instruction.guardNegated;
  metUnknown_ |= !guard;
  if (!guard && !decoded.idle) {
    const bool branch = decoded.act == PtxAct::kBranch;
    // What is ordered is come to either way, or not.
    metData_ = metData_ || !branch || !program_.harmlessEitherWay[at];
    // Which way data takes a branch nobody knows.
    if (branch) runs = (thread.doubts[at]++ + turn_) % 2 == 1;
    if (branch && program_.mayTrap[at]) restsOn_.insert(kNoTrap);
    if ((branch && !program_.harmlessEitherWay[at]) || isOrdered(decoded) || decoded.ofWarp) {
      doubt(instruction.line,
            branch ? OrderOpen("a branch on data: not every way that threads may take is tried",
                               OpenReason::kWay)
                   : OrderOpen("data decides whether this instruction is carried out"));
    }
  }
  if (decoded.uniform) goesOneWay(thread, at, guard);
  if (guard && instruction.guarded && (thread.origins[instruction.guard] & kOfLaunch) != 0 &&
      program_.decidesSync[at])
    onLaunch_.insert(at);
  const bool calm = decoded.act == PtxAct::kBranch ? program_.harmlessEitherWay[at] : !isOrdered(decoded.act);
  const bool decides = !calm || (decoded.asks && !instruction.is("trap"));
  if (decides && guardDependsOnPlace(thread, instruction)) {
    doubt(instruction.line,
          {"where the variables of shared memory lie decides this, and only the linker knows",
           OpenReason::kWhereSharedLies});
  }
  if (isOpaque(thread, instruction, decoded, decides)) {
    doubt(instruction.line,
          "a state of a barrier, or where global memory lies, decides this, and the program knows neither");
  }
  if (instruction.guarded) {
    // What stays where the guard does not hold depends on it, too.
    if ((thread.origins[instruction.guard] & kOpaque) != 0)
      for (const size_t one : decoded.writes) thread.origins[one] |= kOfOpaque;
    if (thread.places[instruction.guard] == kAnyPlace)
      for (const size_t one : decoded.writes) thread.places[one] = kAnyPlace;
  }
  thread.trace.push_back(static_cast<uint32_t>(at << 2 | (guard ? 0 : kDataDecides) | (runs ? 1 : 0)));
  thread.way =
      (thread.way ^ (at << 1 | (runs && synchronises(decoded.act) ? 1 : 0))) * 0x9E3779B97F4A7C15ull + 1;
  if (!runs) return true;
  if (isOrdered(decoded.act) && addressDependsOnPlace(thread, instruction, decoded)) {
    doubt(instruction.line, {"the address depends on where the variables of shared memory lie: give the "
                             "variable the .align that it is computed with",
                             OpenReason::kWhereSharedLies});
  }
  spacesAgree(thread, instruction, decoded);
  reached_[at] = true;
  if (decoded.idle) return true;
  if (isOrdered(decoded.act) && decoded.act != PtxAct::kBarrierWait) note(thread, at);
  const uint8_t origins = decoded.writes.empty() ? uint8_t{0} : originsRead(thread, instruction, decoded);
  const PtxPlace place = decoded.writes.empty() ? 0 : placeMade(thread, instruction, decoded);
  const uint64_t made = decoded.writes.empty() ? 0 : madeBy(thread, instruction, decoded);
  for (size_t k = 0; k < decoded.writes.size(); ++k) {
    const size_t one = decoded.writes[k];
    thread.loaded[one] = made == 0 ? 0 : made ^ k, thread.origins[one] = origins, thread.places[one] = place;
  }
  if (decoded.act != PtxAct::kBranch) {
    const bool goesOn = act(thread, instruction, decoded);
    // Nobody knows whether it is this value.
    if (!guard)
      for (const size_t one : decoded.writes) thread.registers[one] = std::nullopt, thread.loaded[one] = made;
    return goesOn;
  }
  if (instruction.target != PtxInstruction::kNoTarget)
    thread.at = instruction.target;
  else
    open_(instruction.line, "a branch to a label that is not there");
  return true;
}

void PtxMachine::unknown(const PtxInstruction& instruction, const char* what) {
  // It goes on with a default, and what is found behind it need not happen.
  doubt(instruction.line, std::string(what) + " is not known: " + instruction.opcode);
}

void PtxMachine::countIsKnown(const Thread& thread, const PtxInstruction& instruction) {
  if (instruction.operands.empty() || !valueOf(thread, instruction.operands[0]))
    unknown(instruction, "the count of groups that may stay");
}

void PtxMachine::unsupported(const PtxInstruction& instruction) {
  // It may be the barrier, the copy or the jump that what stands behind it needs.
  doubt(instruction.line, "the instruction is not supported: " +
                              (instruction.unread.empty() ? instruction.opcode : instruction.unread));
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
      if (!instruction.operands.empty()) compute(thread, instruction, decoded);
      return true;
    case PtxAct::kExit:
      leave(thread, line);
      return false;
    case PtxAct::kStoreShared:
    case PtxAct::kLoadShared:
    case PtxAct::kAtomicShared:
    case PtxAct::kLoadGeneric:
    case PtxAct::kStoreGeneric:
    case PtxAct::kAtomicGeneric:
      access(thread, instruction, decoded);
      return true;
    case PtxAct::kLdmatrix:
    case PtxAct::kStmatrix: {
      const bool stores = decoded.act == PtxAct::kStmatrix;
      const uint64_t rows = matrixRows(instruction);  // the first lanes give them
      const PtxBytes at = bytes(0, decoded.bytes);
      const PtxShared::Lanes lanes = lanesOf(thread);
      if (thread.id % kLanes >= rows) {
        clear();
        return true;
      }
      if (at.end == 0) unknown(instruction, "the address in shared memory");
      if (at.end != 0)
        isMultiple(instruction, at.begin, decoded.bytes, stores ? "stores a row to" : "loads a row from");
      staysInside(thread, instruction, decoded, 0, at);
      meetsBarrier(thread, at, stores ? "stores to" : "loads", line);
      // Every lane has a part of each row: so many as know something else are asked.
      std::vector<size_t> others;
      for (const auto& [one, number] : *lanes)
        if (one != self && !clocks_.same(one, self) && (others.empty() || !clocks_.same(one, others.back())))
          others.push_back(one);
      if (stores) {
        for (const size_t one : others) shared_.asksToStore(one, at, line);
        shared_.storeOfLanes(lanes, self, at, line);
        tensor_.overwriteShared(self, at, line);
        forgetSlots(at);
      } else {
        shared_.loadOfLanes(lanes, self, at, line);
        for (const size_t one : others) shared_.loadOfLanes(lanes, one, at, line);
        clear();
      }
      return true;
    }
    case PtxAct::kLoadParameter:
      loadParameter(thread, instruction, decoded);
      return true;
    case PtxAct::kFence:
      clocks_.fence(self, decoded.scope, !instruction.has("release"), !instruction.has("acquire"));
      return true;
    case PtxAct::kProxyFence:
    case PtxAct::kInitFence:
      if (decoded.act == PtxAct::kProxyFence && thread.wroteElsewhere &&
          instruction.opcode.ends_with("::cta"))
        open_(line,
              "the fence is of .shared::cta, and the thread wrote to the shared memory of another block");
      if (decoded.act == PtxAct::kProxyFence) clocks_.proxyFence(self);
      if (decoded.act == PtxAct::kInitFence) clocks_.initFence(self);
      return true;
    case PtxAct::kSync:
    case PtxAct::kArrive:
      return sync(thread, instruction, decoded.act == PtxAct::kSync);
    case PtxAct::kWarpSync:
      return warpSync(thread, instruction);
    case PtxAct::kClusterArrive:
    case PtxAct::kClusterWait:
      return cluster(thread, instruction, decoded.act == PtxAct::kClusterWait);
    case PtxAct::kBarrierInit:
      barrierInit(thread, instruction, decoded);
      return true;
    case PtxAct::kBarrierForget:
      barrierForget(thread, instruction, decoded);
      return true;
    case PtxAct::kBarrierArrive:
    case PtxAct::kBarrierExpect:
    case PtxAct::kBarrierComplete:
      barrierArrive(thread, instruction, decoded);
      // Who only waits for bytes is quick with them; who lets others on may be late himself.
      return decoded.act != PtxAct::kBarrierArrive ||
             instruction.opcode.find("expect_tx") != std::string::npos;
    case PtxAct::kBarrierWait:
      return phaseWait(thread, instruction, decoded);
    case PtxAct::kBarrierOfAsync:
      // The barrier is told of the copies when they are over; the thread itself is not. The arrival is the
      // copies' and not the thread's: it says nothing of what the thread stored itself (PTX ISA 9.0,
      // "cp.async.mbarrier.arrive").
      if (PtxBarrier* barrier = barrierAt(thread, instruction, instruction.operands[0])) {
        const uint64_t at = *valueOf(thread, instruction.operands[0]);
        if (at >> 24 != thread.block)
          unknown(instruction, "what a barrier of another block is told of copies");
        clocks_.tell(channels_[at].near, clocks_.asyncs(self), shared_.soFar(PtxShared::Kind::kAsync, self));
        if (!instruction.has("noinc"))
          extends(thread, *barrier, line, "an arrival behind copies");
        else
          fallsInPhase(thread, *barrier, line, "an arrival behind copies");
        barrier->late = barrier->phase;
        if (instruction.has("noinc")) atBarrier(at, [&] { PtxBarriers::arrive(*barrier, 1); });
      }
      return false;
    case PtxAct::kAsync: {
      const PtxBytes to = bytes(0, number(2));
      if (to.end == 0) unknown(instruction, "the address in shared memory");
      if (to.end > to.begin) isPlaced(instruction, to.begin, to.end - to.begin, 0);
      readsNoMore(thread, instruction);
      globalIsPlaced(thread, instruction, instruction.operands[1], number(2));
      staysInside(thread, instruction, decoded, 0, to);
      forgetSlots(to);
      tensor_.overwriteShared(self, to, line);
      meetsBarrier(thread, to, "copies into", line);
      beginsAsync(thread, instruction, to);
      return true;
    }
    case PtxAct::kAsyncCommit:
    case PtxAct::kBulkCommit:
      shared_.commit(
          decoded.act == PtxAct::kBulkCommit ? PtxShared::Kind::kBulkStore : PtxShared::Kind::kAsync, self);
      return true;
    case PtxAct::kAsyncWait:
      if (!instruction.is("cp.async.wait_all")) countIsKnown(thread, instruction);
      if (instruction.is("cp.async.wait_all")) shared_.commit(PtxShared::Kind::kAsync, self);
      clocks_.awaitedAsyncs(self, shared_.awaited(PtxShared::Kind::kAsync, self, number(0), self));
      return true;
    case PtxAct::kBulkWait:
      countIsKnown(thread, instruction);
      clocks_.awaitedBulks(self, shared_.awaited(PtxShared::Kind::kBulkStore, self, number(0), self));
      return true;
    case PtxAct::kBulkLoad:
      bulkLoad(thread, instruction, decoded);
      return true;
    case PtxAct::kBulkStore:
      bulkStore(thread, instruction, decoded);
      return true;
    case PtxAct::kWgmmaFence:
      return true;
    case PtxAct::kWgmma:
      product(thread, instruction, decoded);
      return true;
    case PtxAct::kWgmmaCommit:
      if (thread.leads) shared_.commit(PtxShared::Kind::kWgmma, peersOf(thread, kWarpgroup).first);
      return true;
    case PtxAct::kWgmmaWait:
      countIsKnown(thread, instruction);
      thread.trace.push_back(static_cast<uint32_t>(number(0)));
      clocks_.awaitedProducts(
          self, shared_.awaited(PtxShared::Kind::kWgmma, peersOf(thread, kWarpgroup).first, number(0), self));
      return true;
    case PtxAct::kElect: {
      // d|p: the lane, and whether it is this one.
      const PtxOperand& result = instruction.operands[0];
      const bool both = result.kind == Kind::kList && result.parts.size() == 2;
      const PtxValue mask =
          instruction.operands.size() > 1 ? valueOf(thread, instruction.operands[1]) : PtxValue();
      if (!mask) {
        unknown(instruction, "the mask of the lanes of which one is taken");
        setEach(thread, result, std::nullopt);
        return true;
      }
      const auto lanes = static_cast<uint32_t>(*mask);
      // Of one mask it is always the same lane (PTX ISA, "elect.sync"); of two nobody knows which go
      // together.
      if (electMask_.value_or(lanes) != lanes)
        doubt(line,
              "elect.sync has one mask here and another one elsewhere: which two lanes are taken is not "
              "decided");
      electMask_ = lanes;
      uint32_t left = lanes;
      for (size_t k = choices_.elected % static_cast<size_t>(std::max(std::popcount(lanes), 1)); k > 0; --k)
        left &= left - 1;
      const auto taken = static_cast<uint64_t>(left == 0 ? 0 : std::countr_zero(left));
      if (both) set(thread, result.parts[0], taken);
      set(thread, both ? result.parts[1] : result, thread.id % kLanes == taken ? 1 : 0);
      return true;
    }
    case PtxAct::kMapa: {
      const PtxValue from = valueOf(thread, instruction.operands[1]),
                     rank = valueOf(thread, instruction.operands[2]);
      if (rank && *rank >= kernel_.cluster) {
        doubt(line, "the cluster has no block " + std::to_string(*rank));
        clear();
        return true;
      }
      set(thread, instruction.operands[0],
          from && rank ? PtxValue((*from & 0xffffff) | *rank << 24) : std::nullopt);
      return true;
    }
    case PtxAct::kRegisters:
      if (kernel_.threads == 0)
        report_("order_c14", line, "setmaxnreg is ignored: the kernel has neither reqntid nor maxntid");
      if (instruction.operands.empty() || number(0) < 24 || number(0) > 256 || number(0) % 8 != 0)
        report_("order_c14", line, "setmaxnreg takes 24 to 256 registers, in steps of 8");
      registersInTurn(thread, instruction);
      if (thread.leads) registersOf(thread, instruction, number(0));
      return true;
    case PtxAct::kShuffle: {
      const PtxOperand& result = instruction.operands[0];
      clear();
      set(thread, result.kind == Kind::kList ? result.parts[0] : result, thread.shuffled);
      return true;
    }
    case PtxAct::kUnsupported:
      unsupported(instruction);
      ++globalStores_;
      for (const size_t one : decoded.writes) thread.registers[one] = std::nullopt;
      return true;
    case PtxAct::kLoadGlobal:
      clear();
      loadGlobal(thread, instruction, decoded);
      return true;
    case PtxAct::kStoreGlobal:
      if (asksOfOperands(instruction)) isAllowed(thread, instruction);
      writesMap(thread, instruction, decoded);
      thread.awaitedLaunch |= instruction.is("griddepcontrol.wait");
      globalStores_ += instruction.is("griddepcontrol.wait") ? 0 : 1;
      clear();
      return true;
    case PtxAct::kBranch:
    case PtxAct::kOther:
      if (asksOfOperands(instruction)) isAllowed(thread, instruction);
      clear();
      return true;
    default: tensor(thread, instruction, decoded);
  }
  return true;
}

}  // namespace cutecheck::ptx
