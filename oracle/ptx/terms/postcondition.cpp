// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/postcondition.h"

namespace cutecheck::terms {

namespace {

using Kind = Expression::Kind;
using emulate::bitsOf;
using emulate::isFloat;

constexpr int64_t kMostTerms = 8192;

Diagnostic wrong(const char* rule, const std::string& message) { return makeError(Code::kUsage, rule, message); }

bool hasCall(const Expression& e) {
  if (e.kind == Kind::kCall) return true;
  for (const Expression& child : e.children)
    if (hasCall(child)) return true;
  return false;
}

Element unsignedOf(Element type) {
  const int bits = bitsOf(type);
  return bits == 8 ? Element::kU8 : bits == 16 ? Element::kU16 : bits == 32 ? Element::kU32 : Element::kU64;
}
Element signedOf(Element type) {
  const int bits = bitsOf(type);
  return bits == 8 ? Element::kS8 : bits == 16 ? Element::kS16 : bits == 32 ? Element::kS32 : Element::kS64;
}
bool isSigned(Element type) { return !isFloat(type) && type == signedOf(type); }

}  // namespace

Expected<Postcondition::Typed> Postcondition::typed(const Typed& from, Element type) {
  if (from.type) {
    if (*from.type == type) return from;
    return wrong("spec_c5", std::string("a value of ") + nameOf(*from.type) + " where " + nameOf(type) +
                                " is needed; write " + nameOf(type) + "(...)");
  }
  const uint64_t bits = isFloat(type) ? emulate::bitsFor(type, static_cast<double>(from.number))
                                      : static_cast<uint64_t>(from.number) & lowBytes(bytesOf(type));
  // Doubles have not all integers: the number of the type is compared as an integer.
  const double value = emulate::valueOf(type, bits);
  constexpr double kEnd = 9223372036854775808.0;  // beyond all numbers of the specification
  const bool isExact = !isFloat(type) || (value >= -kEnd && value < kEnd && static_cast<int64_t>(value) == from.number);
  if (value != static_cast<double>(from.number) || !isExact)
    return wrong("spec_c5", std::to_string(from.number) + " is no number of " + nameOf(type));
  return Typed{terms_.number(bits, bytesOf(type)), type, 0};
}

Expected<Postcondition::Typed> Postcondition::converted(const Typed& from, Element to) {
  if (!from.type || *from.type == to) return typed(from, to);
  const Element type = *from.type;
  if (!isFloat(type) && !isFloat(to)) {
    const int narrow = bytesOf(type), wide = bytesOf(to);
    if (wide > narrow && isSigned(type))
      return Typed{terms_.make(Op::kConvert, signedOf(to), std::span(&from.term, 1), "", type), to, 0};
    std::vector<Piece> pieces(static_cast<size_t>(wide));
    const bool number = terms_.isNumber(from.term);
    for (uint8_t i = 0; i < std::min(wide, narrow) && !number; ++i) pieces[i] = {from.term, i};
    return Typed{terms_.fromPieces(pieces, number ? terms_.at(from.term).payload : 0), to, 0};
  }
  const char* flavor = isFloat(type) && !isFloat(to) ? "rzi" : "";
  return Typed{terms_.make(Op::kConvert, to, std::span(&from.term, 1), flavor, type), to, 0};
}

Expected<Postcondition::Typed> Postcondition::ofTensor(const Expression& e, size_t tensor, const Sizes& names) {
  const SpecTensor& of = spec_.tensors[tensor];
  std::vector<int64_t> coordinate;
  std::string text;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(one, integerOf(child, names));
    coordinate.push_back(one);
    text += (text.empty() ? "" : ",") + std::to_string(one);
  }
  if (coordinate.size() != of.modes.size())
    return wrong("spec_c5", of.name + " has " + std::to_string(of.modes.size()) + " modes, and " +
                                std::to_string(coordinate.size()) + " indices are given");
  const auto offset = of.offsetOf(coordinate);
  if (!offset) return wrong("spec_c3", of.name + "[" + text + "] is outside of the tensor");
  if (!elements_[tensor][static_cast<size_t>(*offset)])
    return wrong("spec_c3", of.name + "[" + text + "] is an element of another tensor");
  return Typed{leaf(tensor, *offset), of.type, 0};
}

Expected<Postcondition::Typed> Postcondition::ofSum(const Expression& e, const Sizes& names) {
  const bool fits = e.children.size() == 2 && e.children[0].kind == Kind::kRelation &&
                    e.children[0].relation == Relation::kLess && e.children[0].children[0].kind == Kind::kSymbol;
  if (!fits) return wrong("spec_c5", "expected sum(k < K, EXPRESSION)");
  const std::string& index = e.children[0].children[0].name;
  if (names.contains(index)) return wrong("spec_c2", "the index " + index + " of the sum is a name already");
  CUTECHECK_TRY(count, integerOf(e.children[0].children[1], names));
  if (count < 1 || count > kMostTerms)
    return wrong("spec_c3", "a sum has 1 to " + std::to_string(kMostTerms) + " terms, not " + std::to_string(count));
  Sizes inner = names;
  int64_t& k = inner[index];
  Typed sum;
  for (k = 0; k < count; ++k) {
    CUTECHECK_TRY(one, of(e.children[1], inner));
    if (!one.type) return wrong("spec_c5", "the terms of the sum have no type; write f32(...)");
    if (k == 0) {
      CUTECHECK_TRY(zero, typed(Typed{}, *one.type));
      sum = zero;
    }
    const TermId args[2] = {sum.term, one.term};
    sum.term = terms_.make(Op::kAdd, isFloat(*one.type) ? *one.type : unsignedOf(*one.type), args);
  }
  return sum;
}

Expected<Postcondition::Typed> Postcondition::ofMany(Op op, const std::vector<Expression>& args, const Sizes& names) {
  std::vector<Typed> all;
  std::optional<Element> type;
  for (const Expression& arg : args) {
    CUTECHECK_TRY(one, of(arg, names));
    if (one.type) type = type ? type : one.type;
    all.push_back(one);
  }
  if (!type) return wrong("spec_c5", "a number without a type; write f32(...)");
  std::vector<TermId> ids;
  for (const Typed& one : all) {
    CUTECHECK_TRY(fits, typed(one, *type));
    ids.push_back(fits.term);
  }
  const bool floats = isFloat(*type), hasSign = op == Op::kMin || op == Op::kMax || op == Op::kAbs;
  if (!floats && (op == Op::kFma || op == Op::kDiv || op == Op::kSqrt || op == Op::kRcp))
    return wrong("spec_c5", std::string(nameOf(op)) + " is of floats alone");
  if (spec_.theory == Theory::kReal && (op == Op::kDiv || op == Op::kRcp) && terms_.isNumber(ids.back()) &&
      emulate::valueOf(*type, terms_.at(ids.back()).payload) == 0)
    return wrong("spec_c5", "a division by 0 is no real number");
  if (floats && (op == Op::kAnd || op == Op::kOr || op == Op::kXor || op == Op::kInc || op == Op::kDec || op == Op::kPopc))
    return wrong("spec_c5", std::string(nameOf(op)) + " is of integers alone");
  return Typed{terms_.make(op, floats || hasSign ? *type : unsignedOf(*type), ids), type, 0};
}

// s4(x, i): bits 4 i to 4 i + 3 of the integer x, as a number of s32.
Expected<Postcondition::Typed> Postcondition::ofFourBits(const Expression& e, Element type, const Sizes& names) {
  if (e.children.size() != 2) return wrong("spec_c5", e.name + "(x, i) takes an integer, and which four bits of it");
  CUTECHECK_TRY(from, of(e.children[0], names));
  CUTECHECK_TRY(at, integerOf(e.children[1], names));
  if (!from.type || isFloat(*from.type) || at < 0 || 4 * at >= bitsOf(*from.type))
    return wrong("spec_c5", e.name + "(x, i) takes an integer, and which four bits of it");
  TermId low = from.term;
  if (at > 0) {
    const TermId args[2] = {low, terms_.number(static_cast<uint64_t>(4 * at), 4)};
    low = terms_.make(Op::kShr, unsignedOf(*from.type), args);
  }
  return Typed{terms_.make(Op::kConvert, Element::kS32, std::span(&low, 1), "", type), Element::kS32, 0};
}

// satfinite(x): the number of s64 as one of s32, the nearest where it is none.
Expected<Postcondition::Typed> Postcondition::ofRange(const Expression& e, const Sizes& names) {
  if (e.children.size() != 1) return wrong("spec_c5", "satfinite takes one operand");
  CUTECHECK_TRY(from, of(e.children[0], names));
  if (from.type != Element::kS64) return wrong("spec_c5", "satfinite takes a number of s64; write s64(...)");
  return Typed{terms_.make(Op::kConvert, Element::kS32, std::span(&from.term, 1), "satfinite", Element::kS64), Element::kS32, 0};
}

// e2m1(x, s): the float of fewer than 8 bits that begins at bit s of the integer x.
Expected<Postcondition::Typed> Postcondition::ofSmall(const Expression& e, Element type, const Sizes& names) {
  const auto refuse = [&] { return wrong("spec_c5", e.name + "(x, s) takes an integer, and the bit of it where the number begins"); };
  if (e.children.size() != 2) return refuse();
  CUTECHECK_TRY(from, of(e.children[0], names));
  CUTECHECK_TRY(at, integerOf(e.children[1], names));
  if (!from.type || isFloat(*from.type) || at < 0 || at + bitsOf(type) > bitsOf(*from.type)) return refuse();
  // The bytes that have bits of it, and no others.
  const auto first = static_cast<size_t>(at / 8), count = static_cast<size_t>((at % 8 + bitsOf(type) + 7) / 8);
  std::vector<Piece> pieces(static_cast<size_t>(bytesOf(*from.type)));
  const bool whole = terms_.at(from.term).op != Op::kBytes;
  const std::span<const TermId> args = terms_.args(from.term);
  for (size_t i = 0; i < pieces.size(); ++i)
    pieces[i] = whole ? Piece{from.term, static_cast<uint8_t>(i)}
                      : Piece{args[2 * i], static_cast<uint8_t>(terms_.at(args[2 * i + 1]).payload)};
  const TermId bytes = terms_.fromPieces(std::span<const Piece>(pieces).subspan(first, count), 0);
  return Typed{terms_.small(type, bytes, static_cast<int>(at % 8)), type, 0};
}

// join(x, y): the integer whose lower bits are those of x, and whose upper bits are those of y.
Expected<Postcondition::Typed> Postcondition::ofJoin(const Expression& e, const Sizes& names) {
  if (e.children.size() != 2) return wrong("spec_c5", "join(x, y) takes two integers of one type");
  CUTECHECK_TRY(low, of(e.children[0], names));
  CUTECHECK_TRY(high, of(e.children[1], names));
  if (!low.type || low.type != high.type || isFloat(*low.type) || bitsOf(*low.type) > 32)
    return wrong("spec_c5", "join(x, y) takes two integers of one type, of at most 32 bits");
  const int bytes = bytesOf(*low.type);
  std::vector<Piece> pieces;
  for (const TermId one : {low.term, high.term})
    for (uint8_t i = 0; i < bytes; ++i) pieces.push_back({one, i});
  return Typed{terms_.fromPieces(pieces, 0), bytes == 1 ? Element::kU16 : bytes == 2 ? Element::kU32 : Element::kU64, 0};
}

// pick(m, p, x, y): of metadata m what a chunk of four elements has at position p, where x and y are held; pick(m, p, x) of two.
Expected<Postcondition::Typed> Postcondition::ofPick(const Expression& e, const Sizes& names) {
  const size_t count = e.children.size();
  if (count != 3 && count != 4) return wrong("spec_c5", "pick(m, p, x, y) takes four bits of metadata, a position, and what is held");
  CUTECHECK_TRY(said, of(e.children[0], names));
  CUTECHECK_TRY(at, integerOf(e.children[1], names));
  CUTECHECK_TRY(first, of(e.children[2], names));
  if (said.type != Element::kS32 || !first.type || at < 0 || at >= (count == 4 ? 4 : 2))
    return wrong("spec_c5", "pick(m, p, x, y): m is u4(...), p a position of the chunk");
  std::vector<TermId> args = {said.term, terms_.number(static_cast<uint64_t>(at), 4), first.term};
  if (count == 4) {
    CUTECHECK_TRY(second, of(e.children[3], names));
    if (second.type != first.type) return wrong("spec_c5", "pick(m, p, x, y): x and y are of one type");
    args.push_back(second.term);
  }
  return Typed{terms_.make(Op::kPick, *first.type, args, count == 4 ? "2:4" : "1:2"), first.type, 0};
}

Expected<Postcondition::Typed> Postcondition::ofCall(const Expression& e, const Sizes& names) {
  for (size_t i = 0; i < spec_.tensors.size(); ++i)
    if (spec_.tensors[i].name == e.name) return ofTensor(e, i, names);
  if (e.name == "sum") return ofSum(e, names);
  static const std::map<std::string, std::pair<Op, size_t>, std::less<>> functions = {
      {"max", {Op::kMax, 2}}, {"min", {Op::kMin, 2}},   {"fma", {Op::kFma, 3}},
      {"abs", {Op::kAbs, 1}}, {"sqrt", {Op::kSqrt, 1}}, {"rcp", {Op::kRcp, 1}}, {"and", {Op::kAnd, 2}},
      {"or", {Op::kOr, 2}},   {"xor", {Op::kXor, 2}},   {"inc", {Op::kInc, 2}}, {"dec", {Op::kDec, 2}},
      {"popc", {Op::kPopc, 1}}};
  if (const auto found = functions.find(e.name); found != functions.end()) {
    const auto [op, count] = found->second;
    if (e.children.size() == count) return ofMany(op, e.children, names);
    return wrong("spec_c5", e.name + " takes " + std::to_string(count) + " operands");
  }
  if (e.name == "satfinite") return ofRange(e, names);
  const auto type = emulate::elementNamed(e.name);
  if (type && bitsOf(*type) == 4 && !isFloat(*type)) return ofFourBits(e, *type, names);
  if (type && bitsOf(*type) < 8 && isFloat(*type)) return ofSmall(e, *type, names);
  if (e.name == "join") return ofJoin(e, names);
  if (e.name == "pick") return ofPick(e, names);
  if (!type || bitsOf(*type) % 8 != 0)
    return wrong("spec_c2", "nothing defines " + e.name + ": a tensor, an element type, or sum, max, min, fma, abs, sqrt, rcp, and, or, xor, inc, dec, popc, satfinite, s4, u4, e2m1, e2m3, e3m2, join, pick");
  if (e.children.size() != 1) return wrong("spec_c5", e.name + " takes one operand");
  CUTECHECK_TRY(from, of(e.children[0], names));
  return converted(from, *type);
}

Expected<Postcondition::Typed> Postcondition::of(const Expression& e, const Sizes& names) {
  if (!hasCall(e)) {
    CUTECHECK_TRY(number, integerOf(e, names));
    return Typed{0, std::nullopt, number};
  }
  if (e.kind == Kind::kTuple && e.children.size() == 1) return of(e.children[0], names);
  if (e.kind == Kind::kCall) return ofCall(e, names);
  if (e.kind == Kind::kUnary) return ofMany(Op::kNeg, e.children, names);
  if (e.kind == Kind::kBinary && e.op != '%')
    return ofMany(e.op == '+'   ? Op::kAdd
                  : e.op == '-' ? Op::kSub
                  : e.op == '*' ? Op::kMul
                                : Op::kDiv,
                  e.children, names);
  return wrong("spec_c5", "expected elements, numbers, conversions, sums, and + - * / of them");
}

Expected<TermId> Postcondition::at(const Ensures& ensures, const SpecTensor& left, const Sizes& indices) {
  Sizes names = spec_.sizes;
  names.insert(indices.begin(), indices.end());
  const auto inLine = [&](const Diagnostic& error) {
    return makeError(error.code, error.rule, "line " + std::to_string(ensures.line) + ": " + error.message);
  };
  const Expected<Typed> made = of(ensures.value, names);
  if (!made.ok()) return inLine(made.error());
  const Expected<Typed> fits = typed(*made, left.type);
  if (!fits.ok()) return inLine(fits.error());
  return fits->term;
}

}  // namespace cutecheck::terms
