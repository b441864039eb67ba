// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the machine does at wgmma, and at instructions of tcgen05: tensor memory, its products, copies, loads and stores.
#include <algorithm>

#include "oracle/nvgpu/instruction_fields.h"
#include "oracle/nvgpu/operand_address.h"
#include "oracle/ptx/order/machine.h"
#include "oracle/ptx/order/tensor_shapes.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;
constexpr uint64_t kWarpgroup = 128;
constexpr uint32_t kSmallest = 4 << 24 | 1 << 17;  // 64 rows, 8 columns

// A number for the rows and columns of a product, and its kind.
uint64_t shapeOf(const PtxInstruction& instruction, const PtxProduct& product) {
  const auto kind =
      std::ranges::find_if(instruction.words, [](const auto& word) { return word.starts_with("kind::"); });
  const uint64_t named = kind == instruction.words.end() ? 0 : std::hash<std::string>()(*kind);
  return named << 24 | product.m << 12 | product.n;
}

}  // namespace

void PtxMachine::oneGroup() {
  uint64_t first = 0;
  for (const PtxInstruction& instruction : kernel_.code) {
    const uint64_t group = instruction.is("tcgen05") ? groupOf(instruction) : 0;
    if (first == 0) first = group;
    if (group != 0 && group != first)
      report_("order_c22", instruction.line, "a kernel has instructions of tcgen05 of one cta_group alone");
  }
}

// A warp of each block of a pair carries these out (PTX ISA, "tcgen05 issue granularity").
void PtxMachine::pairsMeet() {
  std::map<PtxAct, std::map<uint64_t, size_t>> counts;
  std::map<PtxAct, size_t> lines;
  for (const auto& [at, blocks] : ofPairs_) {
    lines[decoded_[at].act] = kernel_.code[at].line;
    for (const auto& [block, count] : blocks) counts[decoded_[at].act][block] += count;
  }
  for (const auto& [act, blocks] : counts)
    for (const auto& [block, count] : blocks) {
      const auto peer = blocks.find(block ^ 1);
      const size_t other = peer == blocks.end() ? 0 : peer->second;
      if (other >= count) continue;
      report_("order_c16", lines[act],
              "block " + std::to_string(block) + " of a pair carries this out " + std::to_string(count) +
                  " times, and the other one " + std::to_string(other) +
                  ": .cta_group::2 asks for a warp of each");
    }
}

void PtxMachine::tensor(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const PtxTensor::Actor actor{thread.index, thread.block, thread.id / kLanes};
  if (decoded.ofWarp && thread.alone)
    report_("order_c16", instruction.line, "is of a whole warp, and a part of one came to it");
  const bool ofPair = groupOf(instruction) == 2 &&
                      (decoded.act == PtxAct::kTensorAlloc || decoded.act == PtxAct::kTensorFree ||
                       decoded.act == PtxAct::kTensorRelinquish);
  if (ofPair && thread.leads) ++ofPairs_[thread.at - 1][thread.block];
  switch (decoded.act) {
    case PtxAct::kTensorAlloc:
      tensorAlloc(thread, instruction, decoded);
      break;
    case PtxAct::kTensorFree: {
      const PtxValue address = valueOf(thread, instruction.operands[0]);
      const PtxValue columns = valueOf(thread, instruction.operands[1]);
      if (!address) unknownCells(instruction);
      if (!columns) unknown(instruction, "the count of columns");
      if (thread.leads && address && columns)
        tensor_.free(actor, *address, *columns, ofPair, instruction.line);
      break;
    }
    case PtxAct::kTensorRelinquish:
      allocatesInTurn(thread, instruction, 0);
      allocations_[{thread.block, actor.warp, 0}][thread.index] = {clocks_.now(thread.index),
                                                                   instruction.line};
      tensor_.relinquish(actor);
      break;
    case PtxAct::kTensorProduct:
      tensorProduct(thread, instruction);
      break;
    case PtxAct::kTensorCopy:
      tensorCopy(thread, instruction);
      break;
    case PtxAct::kTensorCommit:
      tensorCommit(thread, instruction);
      break;
    case PtxAct::kTensorLoad:
    case PtxAct::kTensorStore:
      tensorLoad(thread, instruction, decoded);
      break;
    case PtxAct::kTensorWait: {
      const bool loads = instruction.has("wait::ld");
      tensor_.wait(actor, loads ? PtxTensor::Kind::kLoad : PtxTensor::Kind::kStore);
      break;
    }
    case PtxAct::kTensorFence:
      if (instruction.has("fence::before_thread_sync"))
        tensor_.fenceBefore(thread.index);
      else
        tensor_.fenceAfter(thread.index);
      break;
    default:
      break;
  }
}

void PtxMachine::unknownCells(const PtxInstruction& instruction) {
  // Where nothing is allocated, whatever it is.
  if (!tensor_.holdsAny())
    report_("order_c17", instruction.line, "the address in tensor memory is none that was allocated");
  unknown(instruction, "the address in tensor memory");
}

void PtxMachine::allocatesInTurn(const Thread& thread, const PtxInstruction& instruction, uint64_t columns) {
  const uint64_t warp = thread.id / kLanes;
  for (const auto& [key, lanes] : allocations_) {
    const auto& [block, other, asked] = key;
    // Two permits, or two counts that are one, do no harm in either order.
    if (block != thread.block || other == warp || asked == columns) continue;
    const bool behind = std::any_of(lanes.begin(), lanes.end(), [&](const auto& lane) {
      return clocks_.isBehind(thread.index, lane.first, lane.second.first);
    });
    if (behind) continue;
    open_(instruction.line, "another warp allocates tensor memory, or gives up the permit, at line " +
                                std::to_string(lanes.begin()->second.second) +
                                ", and which of the two comes first is not decided");
  }
}

// [slot], columns: one lane of the warp stands for it, and all of them write the slot.
void PtxMachine::tensorAlloc(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const PtxBytes slot = bytesAt(thread, instruction.operands[0], 4);
  staysInside(thread, instruction, decoded, 0, slot);
  const PtxValue columns = valueOf(thread, instruction.operands[1]);
  if (slot.end == 0) unknown(instruction, "the address in shared memory");
  if (slot.end != 0) isMultiple(instruction, slot.begin, 4, "stores the address of tensor memory to");
  const uint64_t warp = thread.id / kLanes;
  if (columns)
    allocations_[{thread.block, warp, *columns}][thread.index] = {clocks_.now(thread.index),
                                                                  instruction.line};
  if (!thread.leads) return;
  meetsBarrier(thread, slot, "has its address of tensor memory stored to", instruction.line);
  if (slot.end > 0) shared_.store(thread.index, slot, PtxShared::Way::kCollective, instruction.line);
  if (slot.end > 0) tensor_.overwriteShared(thread.index, slot, instruction.line);
  forgetSlots(slot);
  if (!columns) return unknown(instruction, "the count of columns");
  allocatesInTurn(thread, instruction, *columns);
  // Where another warp is left it may free what is missing: this one waits.
  const bool isLast = std::all_of(threads_.begin(), threads_.end(), [&](const Thread& one) {
    return one.done || (one.block == thread.block && one.id / kLanes == warp);
  });
  const std::optional<uint64_t> address =
      tensor_.allocate({thread.index, thread.block, warp}, *columns, isLast, instruction.line);
  if (!address)
    perhaps("order_c16", instruction.line,
            "so many columns are not free here, and whether others free them is not decided");
  else if (slot.end > 0)
    slots_[slot.begin] = *address;
}

uint64_t PtxMachine::alignmentOf(const Thread& thread, const PtxOperand& operand) const {
  const PtxLayout::Variable* const of = layout_.find(placeOf(thread, operand));
  return of == nullptr ? 1 : of->align;
}

void PtxMachine::readRows(const Thread& thread, const PtxInstruction& instruction,
                          const PtxOperand& descriptor, const PtxRows& rows, uint64_t group) {
  const size_t line = instruction.line;
  const PtxValue word = valueOf(thread, descriptor);
  if (!word) {
    open_(line, "the descriptor of an operand is not known");
    return;
  }
  if (const auto why = notUnderstood(rows, *word)) doubt(line, *why);
  const PtxTensor::Actor actor{thread.index, thread.block, 0};
  for (uint64_t i = 0; i < group; ++i) {
    const PtxRuns runs =
        runsAt(*word, rows, thread.block ^ i, oracle::OperandArch::kSm100, alignmentOf(thread, descriptor));
    reaches(thread, runs.hull.begin, line);
    readsInside(thread, instruction, descriptor, runs.hull);
    for (const PtxBytes& part : runs.parts) rowsMeetBarrier(part, line);
    shared_.asyncRead(thread.index, runs, line);
    tensor_.readShared(actor, runs);
  }
}

// [d], a | [a], b, {[metadata],} word, {[scales of a], [scales of b],} {{mask},} added
void PtxMachine::tensorProduct(Thread& thread, const PtxInstruction& instruction) {
  const auto& operands = instruction.operands;
  const PtxProductOperands places = operandsOf(instruction);
  if (operands.size() <= places.word) return unsupported(instruction);
  const PtxValue word = valueOf(thread, operands[places.word]), d = valueOf(thread, operands[0]);
  for (const std::string& one : instruction.words)
    if (one.starts_with("collector::") && (one.ends_with("::use") || one.ends_with("::lastuse")))
      doubt(instruction.line, "what a collector buffer holds is not modelled: ." + one + " reads it");
  // Of a word that nobody knows, the smallest product.
  if (!word) unknown(instruction, "the descriptor of the product");
  else if (const auto why = notUnderstood(instruction, *word))
    doubt(instruction.line, "the descriptor of the product is not understood: " + *why);
  const PtxProduct product = productOf(instruction, static_cast<uint32_t>(word.value_or(kSmallest)));
  if (!places.tensorA) readRows(thread, instruction, operands[places.a], product.a, product.group);
  readRows(thread, instruction, operands[places.b], product.b, product.group);
  const PtxTensor::Actor actor{thread.index, thread.block, 0};
  const PtxTensor::Async async{PtxTensor::Operation::kProduct, shapeOf(instruction, product)};
  const auto touch = [&](const PtxProduct& cells, const PtxValue& address, uint64_t columns, bool writes) {
    if (!address) unknownCells(instruction);
    if (address) laneIsFirst(instruction, *address);
    for (uint64_t i = 0; address && i < product.group; ++i)
      for (const PtxCells& one : productCells(cells, thread.block ^ i, *address & 0xffff, columns))
        tensor_.touch(actor, PtxTensor::Kind::kAsync, one, writes, instruction.line, async);
  };
  const PtxProduct allLanes;
  if (places.tensorA) touch(product, valueOf(thread, operands[places.a]), 8, false);
  if (places.scaleA != 0) {
    // Four factors stand in a column; a column has those of 32 rows.
    const auto fields = oracle::instructionFields(static_cast<uint32_t>(word.value_or(kSmallest)), true);
    touch(allLanes, factorsAt(valueOf(thread, operands[places.scaleA]), fields.scaleA),
          std::max<uint64_t>(1, product.a.rows / 32), false);
    touch(allLanes, factorsAt(valueOf(thread, operands[places.scaleB]), fields.scaleB), (product.n + 31) / 32,
          false);
  }
  if (places.metadata != 0) {
    const PtxValue at = valueOf(thread, operands[places.metadata]);
    touch(allLanes, at ? PtxValue(*at + product.metadataAt) : at, product.metadataColumns, false);
  }
  touch(product, d, product.columns, true);
}

PtxValue PtxMachine::factorsAt(PtxValue address, uint64_t byte) {
  constexpr unsigned kByteAt = 30;
  if (!address || byte == 0 || *address >> kByteAt != byte) return address;
  restsOn_.insert(kFactorIsNamedTwice);
  return *address & ((uint64_t{1} << kByteAt) - 1);
}

void PtxMachine::laneIsFirst(const PtxInstruction& instruction, uint64_t address) {
  if (address >> 16 != 0)
    doubt(instruction.line, "a product or copy of tcgen05 from lane " + std::to_string(address >> 16) +
                                " on is not modelled: its address has lane 0");
}

void PtxMachine::tensorCopy(Thread& thread, const PtxInstruction& instruction) {
  const uint64_t group = std::max<uint64_t>(1, groupOf(instruction));
  if (instruction.operands.size() > 1)
    readRows(thread, instruction, instruction.operands[1], copiedRows(instruction), group);
  const auto copied = instruction.is("tcgen05.shift") ? PtxTensor::Operation::kShift
                      : instruction.has("4x256b")     ? PtxTensor::Operation::kCopyOf4
                                                      : PtxTensor::Operation::kCopy;
  const PtxValue to = valueOf(thread, instruction.operands[0]);
  if (!to) unknownCells(instruction);
  if (to && !instruction.is("tcgen05.shift")) laneIsFirst(instruction, *to);
  if (to && instruction.is("tcgen05.shift") && (*to >> 16) % kLanes != 0)
    doubt(instruction.line,
          "a shift from lane " + std::to_string(*to >> 16) + ", which is no multiple of 32");
  for (uint64_t i = 0; to && i < group; ++i)
    for (const PtxCells& one : copiedCells(instruction, *to, thread.block ^ i))
      tensor_.touch({thread.index, thread.block, 0}, PtxTensor::Kind::kAsync, one, true, instruction.line,
                    {copied, 0});
}

// [barrier]{, mask of blocks}
void PtxMachine::tensorCommit(Thread& thread, const PtxInstruction& instruction) {
  const PtxValue at = valueOf(thread, instruction.operands[0]);
  const size_t commit = tensor_.commit(thread.index);
  if (!at) return unknown(instruction, "the address of a barrier");
  const PtxClocks::Arrival arrival = clocks_.arrival(thread.index);
  const bool many = instruction.operands.size() > 1;
  const uint64_t blocks = many ? blocksOf(instruction, valueOf(thread, instruction.operands[1])) : 1;
  for (uint64_t block = 0; block < 16; ++block) {
    if ((blocks >> block & 1) == 0) continue;
    const uint64_t address = many ? (*at & 0xffffff) | block << 24 : *at;
    reaches(thread, address, instruction.line);
    if (PtxBarrier* const barrier =
            signalledBarrier(thread, address, instruction.line, "a commit that arrives at")) {
      fallsInPhase(thread, *barrier, instruction.line, "a commit");
      barrier->late = barrier->phase;
    }
    Flight flight;
    flight.barrier = address;
    flight.commit = commit;
    flight.line = instruction.line;
    flight.arrival = arrival;
    flights_.push_back(flight);
    if (address >> 24 != thread.block)
      commitsElsewhere_.push_back({address, instruction.line, commit, {}, {}});
  }
}

void PtxMachine::tensorLoad(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const bool loads = decoded.act == PtxAct::kTensorLoad;
  const PtxTensor::Actor actor{thread.index, thread.block, thread.id / kLanes, thread.leads};
  for (const size_t at : decoded.addresses) {
    const PtxValue address = valueOf(thread, instruction.operands[at]);
    if (!address) unknownCells(instruction);
    if (!address) continue;
    const uint64_t lane = *address >> 16, lanes = loadedLanes(instruction), own = actor.warp % 4 * kLanes;
    if (lane < own || lane + lanes > own + kLanes || lane % lanes != 0)
      report_("order_c23", instruction.line,
              "warp " + std::to_string(actor.warp) + " touches lanes from " + std::to_string(lane) +
                  ", its own are from " + std::to_string(own));
    for (const PtxCells& cells : loadedCells(instruction, *address, thread.block))
      tensor_.touch(actor, loads ? PtxTensor::Kind::kLoad : PtxTensor::Kind::kStore, cells, !loads,
                    instruction.line);
  }
  if (!loads) return;
  for (const PtxOperand& part : instruction.operands[0].parts) set(thread, part, std::nullopt);
  if (instruction.operands[0].kind == PtxOperand::Kind::kRegister)
    set(thread, instruction.operands[0], std::nullopt);
}

// PTX ISA, "Sparse matrix storage": of each four elements the places of two, the lower first; of 32 bits of
// two elements that of one. What data say is not known.
void PtxMachine::metadataSay(const PtxInstruction& instruction, uint64_t element, size_t first,
                             size_t behind) {
  const auto& operands = instruction.operands;
  if (operands.size() < 5) return;
  for (size_t i = first; i < behind; ++i) {
    const PtxValue word = valueOf(threads_[i], operands[3]), selector = valueOf(threads_[i], operands[4]);
    // Of more than a byte the selector says which two of four lanes have them.
    if (!word || (element > 1 && (!selector || threads_[i].id % 4 / 2 != *selector))) continue;
    for (uint64_t chunk = 0; chunk < 8; ++chunk) {
      const uint64_t bits = *word >> 4 * chunk & 15;
      if (element == 4 ? bits == 4 || bits == 14 : (bits & 3) < bits >> 2) continue;
      return doubt(instruction.line, "the metadata of thread " + std::to_string(threads_[i].id) +
                                         " say nothing: the four bits " + std::to_string(bits) +
                                         " from bit " + std::to_string(4 * chunk) +
                                         " on are not the places of " +
                                         (element == 4 ? "an element" : "two elements"));
    }
  }
}

void PtxMachine::product(Thread& thread, const PtxInstruction& instruction, const PtxDecoded& decoded) {
  const auto& operands = instruction.operands;
  thread.trace.push_back(0);
  if (operands.size() < 4) return unsupported(instruction);
  const bool sparse = instruction.has("sp"), registersA = operands[1].kind == Kind::kList;
  const size_t scale = sparse ? 5 : 3;
  const PtxValue added = scale < operands.size() ? valueOf(thread, operands[scale]) : std::nullopt;
  // For certain: whether it is, else, is asked on all ways.
  thread.trace.back() = added && *added != 0 ? 1 : 0;
  metUnknown_ |= !added;
  (void)decoded;
  // One of the warpgroup stands for all of it in shared memory.
  if (!thread.leads) return;
  const auto [first, behind] = peersOf(thread, kWarpgroup);
  const size_t leader = first, end = behind;
  // Whether it is added to its accumulators all of them say alike.
  for (size_t i = leader; scale < operands.size() && i < end; ++i) {
    const PtxValue own = valueOf(threads_[i], operands[scale]);
    const bool same = own && added
                          ? (*own != 0) == (*added != 0)
                          : !own && !added && madeOf(threads_[i], operands[scale]) != 0 &&
                                madeOf(threads_[i], operands[scale]) == madeOf(thread, operands[scale]);
    if (threads_[i].done || same) continue;
    doubt(instruction.line,
          "whether the threads of a warpgroup agree that the product is added is not known");
    break;
  }
  // mMnNkK and the types of D, A and B.
  const std::string_view shape = productShape(instruction);
  if (shape.empty()) return unsupported(instruction);
  const uint64_t n = std::strtoull(shape.data() + 4, nullptr, 10);
  const std::string& type = instruction.words.back();
  const uint64_t element = type == "tf32" ? 4 : type == "f16" || type == "bf16" ? 2 : 1;
  const size_t last = operands.size();
  const auto transposed = [&](size_t fromEnd) {
    return element == 2 && last > scale + 3 && operands[last - fromEnd].number == 1;
  };
  const auto read = [&](const PtxOperand& operand, uint64_t extent, uint64_t depth, bool mn) {
    const PtxValue word = valueOf(thread, operand);
    if (!word) return unknown(instruction, "the descriptor of an operand");
    for (size_t i = leader; i < end; ++i)
      if (!threads_[i].done && valueOf(threads_[i], operand) != word)
        return report_("order_c10", instruction.line,
                       "the threads of a warpgroup give different descriptors: thread " + std::to_string(threads_[i].id) +
                           " and thread " + std::to_string(thread.id));
    const PtxRuns runs = runsAt(*word, {extent, depth * element, element, mn}, thread.block,
                                oracle::OperandArch::kSm90, alignmentOf(thread, operand));
    readsInside(thread, instruction, operand, runs.hull);
    for (const PtxBytes& part : runs.parts) rowsMeetBarrier(part, instruction.line);
    shared_.beginProduct(leader, end, runs, instruction.line);
  };
  if (sparse) metadataSay(instruction, element, leader, end);
  if (!registersA) read(operands[1], 64, 32 / element, transposed(2));
  read(operands[2], n, (sparse ? 64 : 32) / element, transposed(1));
}

}  // namespace cutecheck::ptx
