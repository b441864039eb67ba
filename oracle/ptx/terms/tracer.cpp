// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/tracer.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "oracle/ptx/terms/other_elements.h"

namespace cutecheck::terms {

using emulate::Machine;
using emulate::Space;
using emulate::Thread;
using Kind = Rule::Kind;

namespace {
constexpr uint64_t kMostSteps = uint64_t{1} << 20, kMostOfAll = uint64_t{1} << 25;  // of one thread, of all

bool isNegative(uint64_t number, const emulate::Type& type) { return (number >> (type.bits - 1) & 1) != 0; }
}  // namespace

void Tracer::clusterBegins(Machine& machine) {
  shadow_.newCluster();
  places_.clear();
  uniform_.clear();
  arrivals_.clear();
  for (auto& [name, one] : layout_.variables)
    if (!one.bytes) one.bytes = machine.launch().dynamicShared;
  const std::vector<uint8_t>& all = machine.launch().parameters;
  for (size_t i = 0; i < all.size(); ++i) shadow_.setMemory(all.data() + i, {kIsNumber, 0});
  for (const auto& [offset, tensor] : parameters_.addresses) {
    const RegisterShadow address = addressShadow(tensor);
    for (size_t i = 0; i < 8; ++i) shadow_.setMemory(all.data() + offset + i, address[i]);
  }
  for (const auto& [offset, bytes] : parameters_.hidden)
    for (size_t i = 0; i < bytes; ++i) shadow_.setMemory(all.data() + offset + i, {kUnwritten, 0});
}

Tracer::Value Tracer::valueOf(Machine& machine, const Thread& thread, const Operand& operand) {
  Value made;
  made.number = operand.source(machine, thread);
  if (operand.reg) made.shadow = shadow_.registers(thread, *operand.reg);
  // Where a parameter lies nobody says.
  if (operand.parameter)
    for (uint8_t i = 0; i < 8; ++i) made.shadow[i] = {kFirstParameter + static_cast<TermId>(*operand.parameter), i};
  return made;
}

bool Tracer::needsNumbers(Machine& machine, const Thread& thread, size_t reg) {
  const RegisterShadow& shadow = shadow_.registers(thread, reg);
  if (allNumbers(shadow)) return true;
  // A tensor map is named by the address of its parameter.
  const Rule& rule = rules_[thread.at];
  const bool copies = rule.kind == Kind::kCopy || (rule.kind == Kind::kNumbers && program_.kernel.code[thread.at].has("tensormap"));
  if (copies && isWholeAddress(shadow) && isParameter(shadow[0].term)) return true;
  const std::string& name = program_.kernel.registers[reg];
  for (const Piece& one : shadow)
    if (one.term == kUnwritten) {
      machine.fail(thread, "terms_c3", name + " is used, and nothing wrote it");
      return false;
    }
  const char* what = isAddress(shadow[0].term) ? " is an address of global memory, or a state of a barrier, and has to be a number"
                                               : " depends on elements of a tensor, and has to be a number";
  machine.fail(thread, "terms_c1", name + what);
  return false;
}

bool Tracer::needsNumbers(Machine& machine, const Thread& thread, const std::vector<size_t>& reads) {
  return std::all_of(reads.begin(), reads.end(), [&](size_t reg) { return needsNumbers(machine, thread, reg); });
}

void Tracer::give(const emulate::Registers& results, const RegisterShadow& shadow) {
  for (const auto& one : results)
    if (one) pending_.emplace_back(*one, shadow);
}

std::optional<TermId> Tracer::termOf(Machine& machine, const Thread& thread, std::span<const Piece> pieces,
                                     uint64_t number) {
  for (const Piece& one : pieces) {
    if (one.term == kUnwritten) {
      machine.fail(thread, "terms_c3", "what nothing wrote is used");
      return std::nullopt;
    }
    if (isAddress(one.term)) {
      machine.fail(thread, "terms_c1", "an address of global memory, or a state of a barrier, is used as a number");
      return std::nullopt;
    }
  }
  return terms_.fromPieces(pieces, number);
}

bool Tracer::addressFits(Machine& machine, const Thread& thread, const Value& base, uint64_t offset, bool global,
                         bool generic, uint64_t bytes) {
  const uint64_t address = base.number + offset;
  if (isWholeAddress(base.shadow) && isParameter(base.shadow[0].term)) {
    const size_t number = base.shadow[0].term - kFirstParameter;
    const uint64_t in = (address >= emulate::kParameterWindow ? address - emulate::kParameterWindow : address) -
                        program_.parameterOffsets[number];
    const uint64_t all = program_.kernel.parameters[number].bytes;
    if (!global && in <= all && bytes <= all - in) return true;
    machine.fail(thread, "terms_c1",
                 global ? "an address of a parameter in another space"
                        : "an address behind the parameter from which it is computed");
    return false;
  }
  if (isWholeAddress(base.shadow) && base.shadow[0].term != kState) {
    if (!global && !generic) {
      machine.fail(thread, "terms_c1", "an address of global memory in another space");
      return false;
    }
    const size_t tensor = base.shadow[0].term - kFirstAddress;
    const TensorRange& range = shadow_.tensors()[tensor];
    if (address >= bases_[tensor] && address <= bases_[tensor] + range.bytes) return true;
    machine.fail(thread, "emulate_c2", "an address outside of " + range.name + ", from which it is computed");
    return false;
  }
  if (!allNumbers(base.shadow)) {
    for (const Piece& one : base.shadow)
      if (one.term == kUnwritten) {
        machine.fail(thread, "terms_c3", "the address was not written");
        return false;
      }
    machine.fail(thread, "terms_c1", "the address depends on elements of a tensor");
    return false;
  }
  if (!global && !(generic && address < emulate::kSharedWindow)) return true;
  machine.fail(thread, "terms_c1", "an address of global memory that comes from no parameter");
  return false;
}

bool Tracer::wholeWarp(Machine& machine, const Rule& rule, const Thread& thread, size_t threads) {
  if (!rule.full) return true;
  const Value mask = valueOf(machine, thread, rule.sources.back());
  if (threads == 32 && allNumbers(mask.shadow) && (mask.number & emulate::lowBits(32)) == emulate::lowBits(32))
    return true;
  machine.fail(thread, "terms_c6", "the membermask is not of a whole warp");
  return false;
}

void Tracer::checkBytes(Machine& machine, const Thread& thread, std::span<const Piece> pieces, uint64_t number) {
  compared_ += static_cast<uint64_t>(std::count_if(pieces.begin(), pieces.end(), holdsTerm));
  if (differ(terms_, pieces, number))
    machine.fail(thread, "terms_c4", "terms and bytes differ: an internal contradiction");
}

bool Tracer::isUniform(const Thread& thread, bool runs) {
  const Rule& rule = rules_[thread.at];
  std::vector<uint64_t> same{runs};
  if (rule.waits) {
    if (runs != rule.leaves) return true;
    for (const size_t reg : rules_[*rule.waits].reads) same.push_back(thread.registers[reg]);
    restsOn_.insert(
        "lanes of a warp that ask one barrier for one phase leave the wait together, where the branch behind "
        "it is .uni");
  }
  const uint64_t nth = arrivals_[{&thread, thread.at}]++;
  const uint64_t warp = reinterpret_cast<uintptr_t>(thread.block) + thread.id / 32;
  return uniform_.try_emplace({warp, thread.at, nth}, same).first->second == same;
}

void Tracer::before(Machine& machine, Thread& thread, bool runs) {
  if (thread.steps > kMostSteps || ++steps_ > kMostOfAll) {
    machine.fail(thread, "emulate_c4",
                 "more than 2^20 instructions of one thread, or 2^25 of all: end its loop");
    return;
  }
  pending_.clear();
  const ptx::PtxInstruction& instruction = program_.kernel.code[thread.at];
  if (instruction.guarded && !needsNumbers(machine, thread, instruction.guard)) return;
  if (rules_[thread.at].uniform && !isUniform(thread, runs)) {
    machine.fail(thread, "terms_c6",
                 rules_[thread.at].waits ? "lanes of a warp wait for different phases, with a .uni branch behind"
                                         : "lanes of a warp go different ways at a .uni branch");
    return;
  }
  followPlaces(machine, thread, runs);
  if (machine.failed()) return;
  const Rule& rule = rules_[thread.at];
  if (runs && rule.kind == Kind::kNumbers && rule.orders != Rule::Orders::kNothing) {
    const uint32_t who = Shadow::numberOf(machine, thread);
    rule.orders == Rule::Orders::kProxies ? shadow_.order().fences(who) : shadow_.order().arrives(who);
  }
  if (runs) step(machine, thread, rule);
}

void Tracer::after(Machine& machine, Thread& thread, size_t at) {
  if (rules_[at].orders == Rule::Orders::kBlock) shadow_.order().passes(Shadow::numberOf(machine, thread));
  if (rules_[at].asksOnce && !pending_.empty() && thread.registers[pending_[0].first] == 0)
    machine.fail(thread, "terms_c4",
                 "a phase that is complete in every run is not in this one: an internal contradiction");
  for (const auto& [reg, shadow] : pending_) shadow_.registers(thread, reg) = shadow;
  pending_.clear();
  for (const auto& [reg, place] : pendingPlaces_) placesOf(thread)[reg] = place;
  pendingPlaces_.clear();
}

void Tracer::step(Machine& machine, Thread& thread, const Rule& rule) {
  if (!rule.assumes.empty()) restsOn_.insert(rule.assumes);
  switch (rule.kind) {
    case Kind::kUnsupported:
      machine.fail(thread, "terms_c2", rule.why);
      return;
    case Kind::kNothing:
    case Kind::kShuffle:
    case Kind::kMatrix:
      return;
    case Kind::kProduct:
      (void)needsNumbers(machine, thread, rule.reads);
      return;
    case Kind::kWait:
      if (rule.asksOnce && !parameters_.sureAnswers.contains(program_.kernel.code[thread.at].line)) {
        machine.fail(thread, "terms_c2",
                     "whether the phase is complete is used for more than to ask again: another run may see "
                     "another answer");
        return;
      }
      if (rule.asksOnce)
        restsOn_.insert("a wait finds a phase complete where all that arrives comes before it");
      for (const size_t reg : rule.reads)
        if (shadow_.registers(thread, reg)[0].term != kState && !needsNumbers(machine, thread, reg)) return;
      return give(rule.results, {});
    case Kind::kArrive: {
      if (!needsNumbers(machine, thread, rule.reads)) return;
      RegisterShadow state;
      state.fill({kState, 0});
      return give(rule.results, state);
    }
    case Kind::kNumbers:
      if (rule.full && !wholeWarp(machine, rule, thread, std::min<size_t>(32, thread.block->threads.size() - thread.id / 32 * 32)))
        return;
      if (!needsNumbers(machine, thread, rule.reads)) return;
      if (rule.divides && (valueOf(machine, thread, rule.sources[0]).number & emulate::lowBits(rule.type.bits)) == 0) {
        machine.fail(thread, "terms_c2", "a division by 0 has a result that PTX does not say");
        return;
      }
      if (rule.divides && rule.flavor == "rem" && rule.type.kind == 's' &&
          std::any_of(rule.sources.begin(), rule.sources.end(), [&](const Operand& one) {
            return isNegative(valueOf(machine, thread, one).number, rule.type);
          }))
        restsOn_.insert(
            "rem of a negative number has the sign of the dividend, which PTX leaves to the machine");
      if (rule.elects) restsOn_.insert("elect.sync takes one lane, always the same: each was run");
      return give(rule.results, {});
    case Kind::kFloat:
      return floats(machine, thread, rule);
    case Kind::kInteger:
      return integers(machine, thread, rule);
    case Kind::kLogic:
      return logic(machine, thread, rule);
    case Kind::kConvert:
      return converts(machine, thread, rule);
    case Kind::kMove:
      return moves(machine, thread, rule);
    case Kind::kSelect: {
      const Value which = valueOf(machine, thread, rule.sources[2]);
      if (rule.sources[2].reg && !needsNumbers(machine, thread, *rule.sources[2].reg)) return;
      RegisterShadow made = valueOf(machine, thread, rule.sources[which.number != 0 ? 0 : 1]).shadow;
      for (auto i = static_cast<size_t>(rule.type.bits * rule.type.lanes / 8); i < 8; ++i) made[i] = {kIsNumber, 0};
      return give(rule.results, made);
    }
    case Kind::kAddress: {
      const Value from = valueOf(machine, thread, rule.sources[0]);
      if (!isWholeAddress(from.shadow) && rule.sources[0].reg &&
          !needsNumbers(machine, thread, *rule.sources[0].reg))
        return;
      // Where the windows of generic addresses lie nobody says.
      if (allNumbers(from.shadow) &&
          placeOf(thread, program_.kernel.code[thread.at].operands[1]) == ptx::kPtxNowhere) {
        machine.fail(thread, "terms_c7", "a number that is no address is converted to one");
        return;
      }
      return give(rule.results, from.shadow);
    }
    case Kind::kLoad:
      return loads(machine, thread, rule);
    case Kind::kStore:
      return stores(machine, thread, rule);
    case Kind::kCopy:
      return asksForCopy(machine, thread, rule);
  }
}

void Tracer::together(Machine& machine, std::span<Thread> group) {
  const Rule& rule = rules_[group[0].at];
  if (rule.kind == Kind::kShuffle) return shuffles(machine, group, rule);
  placesTogether(group);
  if (rule.kind == Kind::kMatrix) return movesMatrices(machine, group, rule);
  if (rule.kind != Kind::kNumbers) return;
  // Each has its results when all are there: its own `before` may lie far back.
  for (const Thread& thread : group)
    for (const auto& one : rule.results)
      if (one) shadow_.registers(thread, *one) = {};
}

void Tracer::loads(Machine& machine, Thread& thread, const Rule& rule) {
  const Value base = valueOf(machine, thread, *rule.base);
  const bool global = rule.space == Space::kGlobal, generic = rule.space == Space::kGeneric;
  const auto size = static_cast<size_t>(rule.type.bits / 8);
  if (!addressFits(machine, thread, base, rule.offset, global, generic, size * rule.results.size())) return;
  const uint8_t* at = machine.at(thread, rule.space, base.number + rule.offset, size * rule.results.size());
  if (at == nullptr) return;
  if (const std::string wrong = shadow_.touches(machine, thread, at, size * rule.results.size(), false,
                                                    rule.apart ? Shadow::By::kCached : Shadow::By::kThread);
      !wrong.empty()) {
    machine.fail(thread, "terms_c5", wrong);
    return;
  }
  for (size_t i = 0; i < rule.results.size(); ++i) {
    RegisterShadow made{};
    uint64_t number = 0;
    std::memcpy(&number, at + i * size, size);
    for (size_t b = 0; b < size; ++b) made[b] = shadow_.memory(at + i * size + b);
    const std::span<const Piece> read(made.data(), size);
    checkBytes(machine, thread, read, number);
    // A signed number fills the register with its sign.
    const auto filled = static_cast<size_t>(rule.resultBits[i] / 8);
    if (rule.type.kind == 's' && size < filled && !allNumbers(read)) {
      const std::optional<TermId> narrow = termOf(machine, thread, read, number);
      if (!narrow) return;
      const TermId wide = terms_.make(Op::kConvert, signedOf(rule.resultBits[i]), std::span(&*narrow, 1), "", rule.type.element());
      for (uint8_t b = 0; b < made.size(); ++b) made[b] = b < filled ? Piece{wide, b} : Piece{kUnwritten, 0};
    }
    if (rule.results[i]) pending_.emplace_back(*rule.results[i], made);
  }
}

void Tracer::stores(Machine& machine, Thread& thread, const Rule& rule) {
  const Value base = valueOf(machine, thread, *rule.base);
  const bool global = rule.space == Space::kGlobal, generic = rule.space == Space::kGeneric;
  if (!addressFits(machine, thread, base, rule.offset, global, generic)) return;
  const auto size = static_cast<size_t>(rule.type.bits / 8);
  const uint8_t* at = machine.at(thread, rule.space, base.number + rule.offset, size * rule.sources.size());
  if (at == nullptr) return;
  bool same = true;
  for (size_t i = 0; i < rule.sources.size(); ++i) {
    const Value from = valueOf(machine, thread, rule.sources[i]);
    for (size_t b = 0; b < size; ++b)
      same = same && shadow_.memory(at + i * size + b) == from.shadow[b] &&
             (from.shadow[b].term != kIsNumber || at[i * size + b] == (from.number >> (8 * b) & 255));
  }
  if (const std::string wrong = shadow_.touches(machine, thread, at, size * rule.sources.size(), true,
                                                Shadow::By::kThread, size, same);
      !wrong.empty()) {
    machine.fail(thread, "terms_c5", wrong);
    return;
  }
  for (size_t i = 0; i < rule.sources.size(); ++i) {
    const Value from = valueOf(machine, thread, rule.sources[i]);
    checkBytes(machine, thread, std::span<const Piece>(from.shadow.data(), size), from.number);
    for (size_t b = 0; b < size; ++b) shadow_.setMemory(at + i * size + b, from.shadow[b]);
  }
  if (shadow_.severalStored()) restsOn_.insert("threads of one block may store the same to one element at once");
}

void Tracer::asksForCopy(Machine& machine, Thread& thread, const Rule& rule) {
  shadow_.order().issues(Shadow::numberOf(machine, thread));
  if (!needsNumbers(machine, thread, rule.reads)) return;
  size_t global = 0;
  // Of nothing that is read no address is asked.
  const bool readsNothing =
      rule.readsNothing &&
      rule.readsNothing->holds(valueOf(machine, thread, rule.readsNothing->operand).number);
  for (size_t i = 0; i < rule.places.size(); ++i) {
    const Value base = valueOf(machine, thread, rule.places[i]);
    const bool isGlobal = isWholeAddress(base.shadow);
    global += isGlobal ? 1 : 0;
    if (readsNothing && isGlobal) continue;
    if (!addressFits(machine, thread, base, rule.offsets[i], isGlobal, false)) return;
  }
  if (global != rule.addresses)
    machine.fail(thread, "terms_c1", "an address of global memory that comes from no parameter");
}

void Tracer::copies(Machine& machine, const Thread& thread, uint8_t* to, const uint8_t* from, uint64_t bytes) {
  std::string wrong = from == nullptr ? "" : shadow_.touches(machine, thread, from, bytes, false, Shadow::By::kCopy);
  if (wrong.empty() && (from != nullptr || !shadow_.tensorOf(to, bytes)))
    wrong = shadow_.touches(machine, thread, to, bytes, true, Shadow::By::kCopy);
  if (!wrong.empty()) {
    machine.fail(thread, "terms_c5", wrong);
    return;
  }
  std::vector<Piece> all(bytes);
  for (uint64_t i = 0; i < bytes && from != nullptr; ++i) all[i] = shadow_.memory(from + i);
  for (uint64_t i = 0; i < bytes; ++i) shadow_.setMemory(to + i, all[i]);
}

void Tracer::fillsOutside(Element element) {
  // The other fill is of floats alone (CUDA driver API, CUtensorMapFloatOOBfill).
  if (!emulate::isFloat(element)) return;
  restsOn_.insert(
      "tensor maps fill floats outside of their tensors with zeros, as CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE "
      "says, not with NaN");
}

void Tracer::rounds(Machine& machine, const Thread& thread, uint8_t* at, Element from, Element to) {
  const auto bytes = static_cast<size_t>(bytesOf(from));
  std::array<Piece, 8> pieces{};
  uint64_t number = 0;
  std::memcpy(&number, at, bytes);
  for (size_t b = 0; b < bytes; ++b) pieces[b] = shadow_.memory(at + b);
  const std::span<const Piece> read(pieces.data(), bytes);
  checkBytes(machine, thread, read, number);
  if (allNumbers(read)) return;
  const auto term = termOf(machine, thread, read, number);
  if (!term) return;
  const TermId made = terms_.make(Op::kConvert, to, std::span(&*term, 1), "", from);
  for (uint8_t b = 0; b < bytes; ++b) shadow_.setMemory(at + b, {made, b});
}

// Floats: what a reduction does with NaN, signed zeros and numbers below the least normal one is its own, so it is
// another function than add, min and max.
void Tracer::reduces(Machine& machine, const Thread& thread, uint8_t* to, const uint8_t* from,
                     const std::string& operation, Element element) {
  static const std::map<std::string, Op, std::less<>> kOperations = {
      {"add", Op::kAdd}, {"min", Op::kMin}, {"max", Op::kMax}, {"and", Op::kAnd},
      {"or", Op::kOr},   {"xor", Op::kXor}, {"inc", Op::kInc}, {"dec", Op::kDec}};
  const auto found = kOperations.find(operation);
  const int bits = emulate::bitsOf(element);
  const bool floats = emulate::isFloat(element), ordinary = operation == "add" || operation == "min" || operation == "max";
  if (found == kOperations.end() || bits % 8 != 0 || (floats && !ordinary) || element == Element::kTf32)
    return changes(machine, thread, ("the reduction " + operation).c_str());
  const auto bytes = static_cast<size_t>(bits / 8);
  std::string wrong = shadow_.touches(machine, thread, from, bytes, false, Shadow::By::kCopy);
  if (wrong.empty()) wrong = shadow_.touches(machine, thread, to, bytes, true, Shadow::By::kCopy);
  if (!wrong.empty()) {
    machine.fail(thread, "terms_c5", wrong);
    return;
  }
  TermId args[2] = {};
  bool numbers = true;
  for (size_t i = 0; i < 2; ++i) {
    const uint8_t* at = i == 0 ? to : from;
    std::array<Piece, 8> pieces{};
    uint64_t number = 0;
    std::memcpy(&number, at, bytes);
    for (size_t b = 0; b < bytes; ++b) pieces[b] = shadow_.memory(at + b);
    const std::span<const Piece> read(pieces.data(), bytes);
    checkBytes(machine, thread, read, number);
    numbers = numbers && allNumbers(read);
    const auto term = termOf(machine, thread, read, number);
    if (!term) return;
    args[i] = *term;
  }
  const bool hasSign = found->second == Op::kMin || found->second == Op::kMax;
  const TermId term = terms_.make(found->second, floats || hasSign ? element : unsignedOf(bits), args, floats ? "red" : "");
  for (uint8_t b = 0; b < bytes; ++b) shadow_.setMemory(to + b, numbers ? Piece{kIsNumber, 0} : Piece{term, b});
}

void Tracer::changes(Machine& machine, const Thread& thread, const char* what) {
  machine.fail(thread, "terms_c2", std::string(what) + " has no rule for terms");
}

}  // namespace cutecheck::terms
