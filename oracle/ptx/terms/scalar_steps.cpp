// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What one thread computes: a term of its operands' terms, or bytes in another place.
#include <algorithm>
#include <cmath>
#include <utility>

#include "oracle/ptx/terms/tracer.h"

namespace cutecheck::terms {

using emulate::Machine;
using emulate::Thread;

namespace {

RegisterShadow shadowOf(TermId term, int bytes) {
  RegisterShadow made{};
  for (uint8_t i = 0; i < bytes; ++i) made[i] = {term, i};
  return made;
}

}  // namespace

void Tracer::floats(Machine& machine, Thread& thread, const Rule& rule) {
  const auto bytes = static_cast<size_t>(rule.type.bits / 8), all = bytes * static_cast<size_t>(rule.type.lanes);
  std::vector<Value> values;
  bool data = false;
  for (const Operand& one : rule.sources) {
    values.push_back(valueOf(machine, thread, one));
    data = data || !allNumbers(std::span<const Piece>(values.back().shadow.data(), all));
  }
  // Of a number too the result is none that is known to the last bit.
  if (rule.op == Op::kExp2) restsOn_.insert("ex2.approx gives one result for one operand");
  // PTX says of a NaN that is made so, and of one of f64, no bits.
  if (rule.op == Op::kNeg || rule.op == Op::kAbs)
    restsOn_.insert("neg and abs change the sign of a NaN alone");
  if (rule.type.bits == 64) restsOn_.insert("a NaN of f64 that is computed is 0x7ff8000000000000");
  if (!data && rule.mayFuse) {
    machine.fail(
        thread, "terms_c2",
        "ptxas may fuse it with the product that it takes, and then it is another number: write .rn");
    return;
  }
  if (!data && rule.op != Op::kExp2) {
    if (rule.rounds)
      restsOn_.insert(
          "a sum, product or function of numbers alone is what the machine makes of them, rounded");
    return give(rule.results, {});
  }
  RegisterShadow made{};
  for (size_t lane = 0; lane < static_cast<size_t>(rule.type.lanes); ++lane) {
    std::vector<TermId> args;
    for (const Value& value : values) {
      const auto term = termOf(machine, thread, std::span<const Piece>(value.shadow.data() + lane * bytes, bytes),
                               value.number >> (8 * lane * bytes));
      if (!term) return;
      args.push_back(*term);
    }
    const TermId term = terms_.make(rule.op, rule.type.element(), args, rule.flavor);
    for (uint8_t b = 0; b < bytes; ++b) made[lane * bytes + b] = {term, b};
  }
  give(rule.results, made);
}

void Tracer::integers(Machine& machine, Thread& thread, const Rule& rule) {
  const auto bytes = static_cast<size_t>(rule.type.bits / 8);
  std::vector<Value> values;
  bool data = false;
  for (const Operand& one : rule.sources) {
    values.push_back(valueOf(machine, thread, one));
    data = data || !allNumbers(std::span<const Piece>(values.back().shadow.data(), bytes));
  }
  if (rule.flavor == "wide") {  // mad.wide: twice the bytes are added to
    const bool factors = allNumbers(values[0].shadow) && allNumbers(values[1].shadow);
    if (factors && (allNumbers(values[2].shadow) || (rule.type.bits == 32 && isWholeAddress(values[2].shadow))))
      return give(rule.results, values[2].shadow);
    machine.fail(thread, "terms_c2", "it has no rule for terms on data");
    return;
  }
  if (!data) return give(rule.results, {});
  // An address and a number: an address of the same tensor.
  if (bytes == 8 && (rule.op == Op::kAdd || rule.op == Op::kSub)) {
    const bool left = isWholeAddress(values[0].shadow), right = isWholeAddress(values[1].shadow);
    if (left && allNumbers(values[1].shadow)) return give(rule.results, values[0].shadow);
    if (right && rule.op == Op::kAdd && allNumbers(values[0].shadow)) return give(rule.results, values[1].shadow);
  }
  if (bytes == 8 && rule.op == Op::kFma && isWholeAddress(values[2].shadow) && allNumbers(values[0].shadow) &&
      allNumbers(values[1].shadow))
    return give(rule.results, values[2].shadow);
  std::vector<TermId> args;
  for (const Value& value : values) {
    const auto term = termOf(machine, thread, std::span<const Piece>(value.shadow.data(), bytes), value.number);
    if (!term) return;
    args.push_back(*term);
  }
  const bool hasSign = rule.op == Op::kMin || rule.op == Op::kMax || rule.op == Op::kAbs;
  const Element type = hasSign ? rule.type.element() : unsignedOf(rule.type.bits);
  TermId term = 0;
  if (rule.op == Op::kFma) {
    const TermId product = terms_.make(Op::kMul, type, std::span(args).first(2)), both[2] = {product, args[2]};
    term = terms_.make(Op::kAdd, type, both);
  } else {
    term = terms_.make(rule.op, type, args);
  }
  give(rule.results, shadowOf(term, static_cast<int>(bytes)));
}

bool Tracer::movesBytes(const Rule& rule, std::span<const Value> values, int bytes, RegisterShadow& made) const {
  const Value& first = values[0];
  const Piece number{kIsNumber, 0};
  const auto isNumber = [&](const Value& value) {
    return allNumbers(std::span<const Piece>(value.shadow.data(), static_cast<size_t>(bytes)));
  };
  const auto byteOf = [](const Value& value, int i) { return value.number >> (8 * i) & 255; };
  if (rule.op == Op::kBytes) {  // prmt
    if (!isNumber(values[2])) return false;
    for (int i = 0; i < 4; ++i) {
      const uint64_t selected = values[2].number >> (4 * i) & 15;
      const Piece piece = values[(selected & 4) != 0 ? 1 : 0].shadow[selected & 3];
      if ((selected & 8) != 0 && piece.term != kIsNumber) return false;
      made[static_cast<size_t>(i)] = piece;
    }
    return true;
  }
  if (rule.op == Op::kShl || rule.op == Op::kShr) {
    const uint64_t by = values[1].number & emulate::lowBits(32);
    if (!allNumbers(values[1].shadow) || by % 8 != 0 || rule.type.kind == 's') return false;
    for (int i = 0; i < bytes; ++i) {
      const int64_t from = rule.op == Op::kShl ? i - static_cast<int64_t>(by / 8) : i + static_cast<int64_t>(by / 8);
      made[static_cast<size_t>(i)] = from >= 0 && from < bytes ? first.shadow[static_cast<size_t>(from)] : number;
    }
    return true;
  }
  if (rule.op != Op::kAnd && rule.op != Op::kOr && rule.op != Op::kXor) return false;
  for (int i = 0; i < bytes; ++i) {
    const auto at = static_cast<size_t>(i);
    const Piece left = first.shadow[at], right = values[1].shadow[at];
    if (left.term == kIsNumber && right.term == kIsNumber) continue;
    if (left.term != kIsNumber && right.term != kIsNumber) return false;
    const Piece data = left.term != kIsNumber ? left : right;
    const uint64_t other = byteOf(left.term != kIsNumber ? values[1] : first, i);
    if (data.term == kUnwritten || isAddress(data.term)) return false;
    if (rule.op == Op::kAnd && other == 0) continue;
    if (other != (rule.op == Op::kAnd ? 255 : 0)) return false;
    made[at] = data;
  }
  return true;
}

void Tracer::logic(Machine& machine, Thread& thread, const Rule& rule) {
  std::vector<Value> values;
  bool data = false;
  const int bytes = rule.op == Op::kBytes ? 4 : rule.type.bits / 8;
  for (const Operand& one : rule.sources) {
    values.push_back(valueOf(machine, thread, one));
    data = data || !allNumbers(std::span<const Piece>(values.back().shadow.data(), static_cast<size_t>(bytes)));
  }
  if (!data) return give(rule.results, {});
  RegisterShadow made{};
  if (movesBytes(rule, values, bytes, made)) return give(rule.results, made);
  if (rule.op == Op::kBytes) {
    machine.fail(thread, "terms_c2", "its selector has no rule for terms");
    return;
  }
  std::vector<TermId> args;
  const bool shifts = rule.op == Op::kShl || rule.op == Op::kShr;
  for (size_t i = 0; i < values.size(); ++i) {
    const auto width = static_cast<size_t>(shifts && i == 1 ? 4 : bytes);
    const auto term = termOf(machine, thread, std::span<const Piece>(values[i].shadow.data(), width), values[i].number);
    if (!term) return;
    args.push_back(*term);
  }
  const Element type = rule.op == Op::kShr && rule.type.kind == 's' ? rule.type.element() : unsignedOf(rule.type.bits);
  give(rule.results, shadowOf(terms_.make(rule.op, type, args), bytes));
}

void Tracer::converts(Machine& machine, Thread& thread, const Rule& rule) {
  const auto narrow = static_cast<size_t>(bytesOf(rule.from)), wide = static_cast<size_t>(bytesOf(rule.to));
  const auto results = static_cast<size_t>(rule.pairs);
  const bool two = rule.sources.size() == 2, ofIntegers = !emulate::isFloat(rule.to) && !emulate::isFloat(rule.from);
  std::vector<Value> values;
  bool data = false;
  for (const Operand& one : rule.sources) {
    values.push_back(valueOf(machine, thread, one));
    const size_t read = two ? narrow : narrow * results;
    data = data || !allNumbers(std::span<const Piece>(values.back().shadow.data(), read));
  }
  // Of two sources the first becomes the upper half.
  const auto partOf = [&](size_t i) { return std::pair(&values[two ? 1 - i : 0], two ? 0 : i * narrow); };
  for (size_t i = 0; i < results && emulate::isFloat(rule.to) && emulate::isFloat(rule.from); ++i) {
    const auto [value, begin] = partOf(i);
    const std::span<const Piece> read(value->shadow.data() + begin, narrow);
    if (rule.flavor.starts_with("relu") || !allNumbers(read)) continue;
    if (!std::isnan(
            emulate::valueOf(rule.from, value->number >> (8 * begin) & lowBytes(static_cast<int>(narrow)))))
      continue;
    machine.fail(thread, "emulate_c9",
                 "which NaN it makes of a NaN PTX does not say: .relu alone gives one that is known");
    return;
  }
  if (!data && rule.rounds)
    restsOn_.insert("a conversion of numbers alone is what the machine makes of them, rounded");
  if (!data) return give(rule.results, {});
  RegisterShadow made{};
  const bool isSigned = std::string(nameOf(rule.from))[0] == 's';
  // A register that is wider than a signed result has its sign in all other bits.
  const auto extend = [&] {
    const auto bytes = static_cast<size_t>(rule.registerBits / 8);
    const std::span<const Piece> narrowed(made.data(), wide);
    if (nameOf(rule.to)[0] != 's' || results != 1 || bytes <= wide || allNumbers(narrowed)) return true;
    const auto term = termOf(machine, thread, narrowed, values[0].number & lowBytes(static_cast<int>(std::min(wide, narrow))));
    if (!term) return false;
    const TermId whole = terms_.make(Op::kConvert, signedOf(rule.registerBits), std::span(&*term, 1), "", rule.to);
    for (uint8_t b = 0; b < bytes; ++b) made[b] = {whole, b};
    return true;
  };
  if (ofIntegers && (wide <= narrow || !isSigned)) {
    for (size_t b = 0; b < std::min(wide, narrow); ++b) {
      made[b] = values[0].shadow[b];
      if (made[b].term != kUnwritten && !isAddress(made[b].term)) continue;
      machine.fail(thread, "terms_c1", "an address of global memory, or what nothing wrote, is used as a number");
      return;
    }
    if (extend()) give(rule.results, made);
    return;
  }
  for (size_t i = 0; i < results; ++i) {
    const auto [value, begin] = partOf(i);
    const auto term = termOf(machine, thread, std::span<const Piece>(value->shadow.data() + begin, narrow),
                             value->number >> (8 * begin));
    if (!term) return;
    Element to = rule.to;
    if (ofIntegers) to = signedOf(static_cast<int>(8 * wide));
    const TermId one = terms_.make(Op::kConvert, to, std::span(&*term, 1), rule.flavor, rule.from);
    for (uint8_t b = 0; b < wide; ++b) made[i * wide + b] = {one, b};
  }
  if (extend()) give(rule.results, made);
}

void Tracer::moves(Machine& machine, Thread& thread, const Rule& rule) {
  const auto bytes = static_cast<size_t>(rule.type.bits * rule.type.lanes / 8), from = bytes / rule.sources.size(),
             to = bytes / rule.results.size();
  if (from == 0 || to == 0) {
    machine.fail(thread, "terms_c2", "parts of bytes have no rule for terms");
    return;
  }
  RegisterShadow all{};
  for (size_t i = 0; i < rule.sources.size(); ++i) {
    const Value value = valueOf(machine, thread, rule.sources[i]);
    for (size_t b = 0; b < from; ++b) all[i * from + b] = value.shadow[b];
  }
  for (size_t i = 0; i < rule.results.size(); ++i) {
    RegisterShadow made{};
    for (size_t b = 0; b < to; ++b) made[b] = all[i * to + b];
    if (rule.results[i]) pending_.emplace_back(*rule.results[i], made);
  }
}

}  // namespace cutecheck::terms
