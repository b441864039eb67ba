// What threads of the machine wait for: barriers, phases, copies.
#include <algorithm>

#include "oracle/operand_address.h"
#include "tools/cutecheck/ptx_machine.h"

namespace cutecheck::cli {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kMaps = uint64_t{1} << 50, kMapBytes = 4096, kPointers = uint64_t{1} << 40;

}  // namespace

// A barrier of the block by its number; on without waiting where it is an arrival alone.
bool PtxMachine::sync(Thread& thread, const PtxInstruction& instruction, bool waits) {
  shared_.barrier(thread.index);
  for (auto& [at, barrier] : barriers_.all()) barrier.published |= barrier.owner == thread.index;
  const auto& operands = instruction.operands;
  const uint64_t id = operands.empty() ? 0 : valueOf(thread, operands[0]).value_or(0);
  const uint64_t wanted =
      operands.size() > 1 ? valueOf(thread, operands[1]).value_or(threadCount_) : liveWeight(thread.block);
  Sync& at = syncs_[{thread.block, id}];
  at.arrived += thread.weight;
  tensor_.arrive(thread.index, blockChannel(thread.block, id));
  thread.wanted = wanted;
  if (waits) {
    at.waiting.push_back(thread.index);
    thread.waits = Waits::kSync;
  }
  if (at.arrived < wanted) return !waits;
  letOn(thread.block, id, at);
  return false;
}

void PtxMachine::letOn(uint64_t block, uint64_t id, Sync& at) {
  tensor_.turn(blockChannel(block, id));
  for (const size_t one : at.waiting) {
    threads_[one].waits = Waits::kNothing;
    tensor_.meet(one, blockChannel(block, id));
  }
  at = {};
}

bool PtxMachine::cluster(Thread& thread, const PtxInstruction& instruction, bool waits) {
  if (waits) {
    if (!thread.clusterArrived)
      report_("order_c15", instruction.line, "waits for the cluster without having arrived");
    else
      thread.waits = Waits::kCluster;
    thread.clusterArrived = false;
    return false;
  }
  if (thread.clusterArrived)
    report_("order_c15", instruction.line, "arrives twice without a wait for the cluster");
  shared_.barrier(thread.index);
  for (auto& [at, barrier] : barriers_.all()) barrier.published |= barrier.owner == thread.index;
  thread.clusterArrived = true;
  thread.phase = clusterPhase_;
  clusterArrived_ += thread.weight;
  tensor_.arrive(thread.index, kClusterChannel);
  if (clusterArrived_ >= threadCount_ * kernel_.cluster) {
    clusterArrived_ = 0;
    ++clusterPhase_;
    tensor_.turn(kClusterChannel);
  }
  return false;
}

void PtxMachine::reaches(const Thread& thread, uint64_t address, size_t line) {
  const uint64_t block = address >> 24;
  if (block != thread.block && block < kernel_.cluster && liveWeight(block) == 0)
    report_("order_c24", line, "reaches shared memory of a block of the cluster that may have ended");
}

PtxBarrier* PtxMachine::barrierAt(Thread& thread, const PtxInstruction& instruction,
                                  const PtxOperand& operand) {
  const PtxValue address = valueOf(thread, operand);
  if (!address) return nullptr;
  reaches(thread, *address, instruction.line);
  PtxBarrier* barrier = barriers_.find(*address);
  if (barrier == nullptr) {
    report_("order_c8", instruction.line, "uses a barrier that is not initialised");
  } else if (barrier->owner != thread.index && !barrier->published) {
    report_("order_c8", instruction.line,
            "no barrier of the block between the initialisation and another thread's use");
  }
  return barrier;
}

bool PtxMachine::phaseWait(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.hasResult) set(thread, instruction.operands[0], 1);
  if (decoded.addresses.empty()) return true;
  const size_t at = decoded.addresses[0];
  const PtxBarrier* barrier = barrierAt(thread, instruction, instruction.operands[at]);
  const PtxValue phase =
      at + 1 < instruction.operands.size() ? valueOf(thread, instruction.operands[at + 1]) : std::nullopt;
  if (barrier == nullptr) return true;
  // By a token the phase in which it was made is awaited.
  thread.parity = instruction.has("parity") ? phase.value_or(barrier->phase & 1) & 1 : phase.value_or(0) & 1;
  thread.barrier = *valueOf(thread, instruction.operands[at]);
  thread.waits = Waits::kPhase;
  if (!runnable(thread)) return false;
  meetPhase(thread, thread.barrier);
  thread.waits = Waits::kNothing;
  return true;
}

void PtxMachine::barrierArrive(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.empty()) return;
  const size_t at = decoded.addresses[0];
  const bool arrives = decoded.act == PtxAct::kBarrierArrive;
  if (arrives) shared_.barrier(thread.index);
  PtxBarrier* barrier = barrierAt(thread, instruction, instruction.operands[at]);
  if (barrier == nullptr) return;
  const PtxValue given =
      at + 1 < instruction.operands.size() ? valueOf(thread, instruction.operands[at + 1]) : std::nullopt;
  if (decoded.act == PtxAct::kBarrierComplete) {
    atBarrier(*valueOf(thread, instruction.operands[at]), [&] {
      PtxBarriers::complete(*barrier, static_cast<int64_t>(given.value_or(0) * thread.weight),
                            given.has_value());
    });
    return;
  }
  const bool bytes = instruction.opcode.find("expect_tx") != std::string::npos;
  if (bytes) PtxBarriers::expect(*barrier, static_cast<int64_t>(given.value_or(0) * thread.weight));
  const uint64_t phase = barrier->phase;
  const uint64_t arrivals = thread.weight * (bytes ? 1 : given.value_or(1));
  if (arrives && PtxBarriers::splits(*barrier, arrivals))
    report_("order_c10", instruction.line,
            "arrives when the phase wants fewer: " + std::to_string(barrier->pending));
  // Who drops out is not counted from the next phase on.
  if (instruction.is("mbarrier.arrive_drop")) barrier->count -= std::min(barrier->count, arrivals);
  if (arrives) {
    const uint64_t address = *valueOf(thread, instruction.operands[at]);
    tensor_.arrive(thread.index, address);
    atBarrier(address, [&] { PtxBarriers::arrive(*barrier, arrivals); });
  }
  if (decoded.hasResult && instruction.operands[0].kind == Kind::kRegister)
    thread.registers[instruction.operands[0].reg] = phase;
}

PtxValue PtxMachine::boxBytes(const Thread& thread, const PtxOperand& map) const {
  const PtxValue address = map.parts.empty() ? std::nullopt : valueOf(thread, map.parts[0]);
  if (!address) return std::nullopt;
  const size_t parameter = *address >= kMaps ? (*address - kMaps) / kMapBytes : *address / kPointers - 1;
  const auto found = launch_.copyBytes.find(parameter);
  return found == launch_.copyBytes.end() ? PtxValue() : PtxValue(found->second);
}

// [to], [map, {coordinates}], [barrier]{, offsets}{, mask}{, hint}; or [to], [from], bytes, [barrier]{,
// mask}.
void PtxMachine::bulkLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.size() < 3) return;
  const PtxOperand& place = instruction.operands[decoded.addresses[0]];
  const PtxOperand& from = instruction.operands[decoded.addresses[1]];
  const PtxOperand& signal = instruction.operands[decoded.addresses[2]];
  const PtxValue bytes = instruction.has("tensor")
                             ? boxBytes(thread, from)
                             : valueOf(thread, instruction.operands[decoded.addresses[1] + 1]);
  const PtxValue to = valueOf(thread, place), at = valueOf(thread, signal);
  if (!to || !at) return;
  PtxBytes source;
  if (!instruction.has("global")) {
    source = bytesAt(thread, from, bytes.value_or(16));
    shared_.begin(PtxShared::Kind::kSource, thread.index, source, instruction.line);
  }
  uint64_t blocks = 1;
  bool multicast = false;
  for (const std::string& word : instruction.words) multicast |= word.starts_with("multicast");
  for (size_t i = decoded.addresses[2] + 1; multicast && i < instruction.operands.size(); ++i)
    if (instruction.operands[i].kind != Kind::kList) {
      blocks = valueOf(thread, instruction.operands[i]).value_or(1);
      break;
    }
  for (uint64_t block = 0; block < 16; ++block) {
    if ((blocks >> block & 1) == 0) continue;
    const auto inBlock = [&](uint64_t address) {
      return multicast ? (address & 0xffffff) | block << 24 : address;
    };
    reaches(thread, inBlock(*at), instruction.line);
    PtxBarrier* barrier = barriers_.find(inBlock(*at));
    if (barrier == nullptr)
      report_("order_c8", instruction.line, "a copy completes on a barrier that is not initialised");
    else if (!barrier->fenced)
      report_("order_c8", instruction.line,
              "no fence between the initialisation of a barrier and a copy that completes on it");
    for (uint64_t turn = 0; turn < thread.weight && turn < 2; ++turn) {
      const size_t copy =
          shared_.copyBegins({inBlock(*to), inBlock(*to) + bytes.value_or(16)}, instruction.line);
      tensor_.overwriteShared(thread.index, {inBlock(*to), inBlock(*to) + bytes.value_or(16)},
                              instruction.line);
      if (barrier != nullptr) barrier->copies.push_back(copy);
      flights_.push_back(
          {copy, inBlock(*at), static_cast<int64_t>(bytes.value_or(0)), bytes.has_value(), source});
    }
  }
}

void PtxMachine::land(const Flight& flight) {
  PtxBarrier* barrier = barriers_.find(flight.barrier);
  if (flight.commit != Flight::kNoCommit) {
    tensor_.land(flight.commit, flight.barrier);
    if (barrier != nullptr) atBarrier(flight.barrier, [&] { PtxBarriers::arrive(*barrier, 1); });
    return;
  }
  shared_.copyEnds(flight.copy);
  if (flight.source.end > 0) shared_.sourceRead(flight.source);
  if (barrier != nullptr)
    atBarrier(flight.barrier, [&] { PtxBarriers::complete(*barrier, flight.bytes, flight.known); });
}

void PtxMachine::meetPhase(Thread& thread, uint64_t at) {
  if (const PtxBarrier* barrier = barriers_.find(at))
    for (const size_t copy : barrier->ended) shared_.copySeen(copy, thread.index);
  tensor_.meet(thread.index, at);
}

// [map, {coordinates}], [from]; or [to], [from], bytes.
void PtxMachine::bulkStore(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  if (decoded.addresses.size() < 2) return;
  const PtxOperand& to = instruction.operands[decoded.addresses[0]];
  const size_t source = decoded.addresses[1];
  PtxValue bytes = instruction.has("tensor") ? boxBytes(thread, to) : std::nullopt;
  if (!instruction.has("tensor") && source + 1 < instruction.operands.size())
    bytes = valueOf(thread, instruction.operands[source + 1]);
  shared_.begin(PtxShared::Kind::kBulkStore, thread.index,
                bytesAt(thread, instruction.operands[source], bytes.value_or(16)), instruction.line);
}

void PtxMachine::product(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const auto& operands = instruction.operands;
  if (operands.size() < 4) return;
  const auto registersOf = [](const PtxOperand& operand) {
    std::vector<size_t> all;
    if (operand.kind == Kind::kRegister) all.push_back(operand.reg);
    for (const PtxOperand& part : operand.parts)
      if (part.kind == Kind::kRegister) all.push_back(part.reg);
    return all;
  };
  const bool sparse = instruction.has("sp"), registersA = operands[1].kind == Kind::kList;
  const size_t scale = sparse ? 5 : 3;
  std::vector<size_t> reads;
  for (size_t i = registersA ? 2 : 1; i < operands.size(); ++i)
    for (const size_t one : registersOf(operands[i])) reads.push_back(one);
  const PtxValue added = scale < operands.size() ? valueOf(thread, operands[scale]) : std::nullopt;
  thread.warpgroup.product(instruction, registersOf(operands[0]),
                           registersA ? registersOf(operands[1]) : std::vector<size_t>(), reads,
                           added.has_value() && *added != 0);
  (void)decoded;
  // mMnNkK and the types of D, A and B.
  const auto shape = std::find_if(instruction.words.begin(), instruction.words.end(),
                                  [](const std::string& word) { return word.starts_with("m64n"); });
  if (shape == instruction.words.end()) return;
  const uint64_t n = std::strtoull(shape->c_str() + 4, nullptr, 10);
  const std::string& type = instruction.words.back();
  const uint64_t element = type == "tf32" ? 4 : type == "f16" || type == "bf16" ? 2 : 1;
  const size_t last = operands.size();
  const auto transposed = [&](size_t fromEnd) {
    return element == 2 && last > scale + 3 && operands[last - fromEnd].number == 1;
  };
  const auto read = [&](const PtxOperand& operand, uint64_t extent, uint64_t depth, bool mn) {
    const PtxValue word = valueOf(thread, operand);
    if (!word) return;
    uint64_t begin = ~uint64_t{0}, end = 0;
    for (const uint64_t row : {uint64_t{0}, extent - 1})
      for (const uint64_t k : {uint64_t{0}, depth - 1}) {
        const uint64_t at = oracle::operandAddress(*word, {mn, element}, row, k);
        begin = std::min(begin, at & ~uint64_t{127});
        end = std::max(end, (at | 127) + 1);
      }
    const uint64_t block = thread.block << 24;
    shared_.begin(PtxShared::Kind::kWgmma, thread.index, {begin | block, end | block}, instruction.line);
  };
  if (!registersA) read(operands[1], 64, 32 / element, transposed(2));
  read(operands[2], n, (sparse ? 64 : 32) / element, transposed(1));
}

void PtxMachine::leave(Thread& thread, size_t line) {
  PtxInstruction end;
  end.line = line;
  thread.warpgroup.leave(end);
  shared_.leave(thread.index, line);
  tensor_.leave(thread.index, line);
  thread.done = true;
  // Those that wait for all wait for all that are left.
  for (auto& [key, at] : syncs_) {
    if (at.waiting.empty() || key.first != thread.block || at.arrived < liveWeight(thread.block)) continue;
    if (threads_[at.waiting.front()].wanted < threadCount_ - 31) continue;
    letOn(key.first, key.second, at);
  }
}

void PtxMachine::stuck() {
  for (const size_t index : queue_) {
    const Thread& thread = threads_[index];
    const size_t line = kernel_.code[thread.at == 0 ? 0 : thread.at - 1].line;
    if (thread.waits == Waits::kSync) {
      report_("order_c10", line, "waits at a barrier of the block that too few threads reach");
    } else if (thread.waits == Waits::kCluster) {
      report_("order_c15", line, "waits for threads of the cluster that do not arrive");
    } else if (const PtxBarrier* barrier = barriers_.find(thread.barrier)) {
      if (barrier->pending <= 0 && barrier->bytes != 0)
        report_("order_c9", line,
                "waits for ever: " + std::to_string(barrier->bytes) +
                    " bytes are expected beyond those that are copied");
      else if (barrier->pending > 0)
        report_("order_c10", line,
                "waits for ever: " + std::to_string(barrier->pending) + " arrivals are missing");
      else
        report_("order_c10", line,
                "waits for ever: the phase is complete, and its parity is not the awaited one");
    }
  }
}

}  // namespace cutecheck::cli
