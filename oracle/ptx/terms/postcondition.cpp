// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/postcondition.h"

#include <algorithm>
#include <array>

namespace cutecheck::terms {

namespace {

using Kind = Expression::Kind;
using emulate::bitsOf;
using emulate::isFloat;

constexpr int64_t kMostTerms = 8192;
constexpr uint64_t kMostOfElement = uint64_t{1} << 24, kMostOfAll = uint64_t{1} << 28;  // in all sums of one element, of all

Diagnostic wrong(const char* rule, const std::string& message) { return makeError(Code::kUsage, rule, message); }

bool hasCall(const Expression& e) {
  if (e.kind == Kind::kCall) return true;
  for (const Expression& child : e.children)
    if (hasCall(child)) return true;
  return false;
}

bool hasQuotient(const Expression& e) {
  return (e.kind == Kind::kBinary && e.op == '/') ||
         std::any_of(e.children.begin(), e.children.end(), hasQuotient);
}

// Whether a quotient of numbers in it leaves a rest.
bool roundsDown(const Expression& e, const Sizes& names) {
  if (e.kind == Kind::kBinary && e.op == '/') {
    const Expected<int64_t> a = integerOf(e.children[0], names), b = integerOf(e.children[1], names);
    if (!a.ok() || !b.ok() || *a % *b != 0) return true;
  }
  return std::any_of(e.children.begin(), e.children.end(),
                     [&](const Expression& child) { return roundsDown(child, names); });
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

// By their names: what they make, and of how many operands.
const std::map<std::string, std::pair<Op, size_t>, std::less<>>& functions() {
  static const std::map<std::string, std::pair<Op, size_t>, std::less<>> all = {
      {"max", {Op::kMax, 2}},   {"min", {Op::kMin, 2}},   {"fma", {Op::kFma, 3}}, {"abs", {Op::kAbs, 1}},
      {"sqrt", {Op::kSqrt, 1}}, {"exp2", {Op::kExp2, 1}}, {"rcp", {Op::kRcp, 1}}, {"and", {Op::kAnd, 2}},
      {"or", {Op::kOr, 2}},     {"xor", {Op::kXor, 2}},   {"inc", {Op::kInc, 2}}, {"dec", {Op::kDec, 2}},
      {"popc", {Op::kPopc, 1}}};
  return all;
}

}  // namespace

Expected<Postcondition::Typed> Postcondition::typed(const Typed& from, Element type) {
  if (from.type) {
    if (*from.type == type) return from;
    // How a tf32 lies in 32 bits PTX leaves to the machine.
    const bool held = *from.type == Element::kTf32;
    return wrong(
        "spec_c5",
        std::string("a value of ") + nameOf(*from.type) + " where " + nameOf(type) + " is needed; " +
            (held ? "give the tensor the type tf32" : std::string("write ") + nameOf(type) + "(...)"));
  }
  if (from.isRounded && isFloat(type))
    return wrong("spec_c5", std::string("a quotient of integers is rounded down; for one of ") +
                                nameOf(type) + " write " + nameOf(type) + "(a)/b");
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

Expected<int64_t> Postcondition::integer(const Node& node) const {
  return node.number ? node.number->at(scope_) : integerOf(*node.source, scope_.sizes());
}

Expected<Postcondition::Typed> Postcondition::ofRemembered(Node& node) {
  std::array<int64_t, kMostNames> numbers{};
  uint64_t hash = 0;
  for (size_t i = 0; i < node.places.size(); ++i) {
    numbers[i] = scope_.numbers[node.places[i]];
    hash = (hash ^ static_cast<uint64_t>(numbers[i])) * 0x9e3779b97f4a7c15;
    hash ^= hash >> 32;
  }
  Remembered& one = node.remembered[hash % kRemembered];
  if (one.forgotten == terms_.forgotten() && one.numbers == numbers) return Typed{one.term, one.type, 0};
  CUTECHECK_TRY(made, (this->*node.of)(node));
  if (made.type) one = {numbers, terms_.forgotten(), made.term, made.type};
  return made;
}

// One is there for many elements where it is no function of all names.
void Postcondition::remembers(Node& node) {
  if (node.source->kind != Kind::kCall || node.of == &Postcondition::ofMany) return;
  const auto gather = [&](const auto& self, const Expression& e) -> void {
    const auto found = std::find(scope_.names.begin() + static_cast<std::ptrdiff_t>(spec_.sizes.size()),
                                 scope_.names.end(), e.name);
    const auto place = static_cast<size_t>(found - scope_.names.begin());
    const bool isName = e.kind == Kind::kSymbol && found != scope_.names.end();
    if (isName && std::find(node.places.begin(), node.places.end(), place) == node.places.end())
      node.places.push_back(place);
    for (const Expression& child : e.children) self(self, child);
  };
  gather(gather, *node.source);
  if (node.places.size() <= kMostNames && node.places.size() + spec_.sizes.size() < scope_.names.size())
    node.remembered.resize(kRemembered);
}

Expected<Postcondition::Typed> Postcondition::ofNumber(Node& node) {
  CUTECHECK_TRY(number, integer(node));
  return Typed{0, std::nullopt, number, node.divides && roundsDown(*node.source, scope_.sizes())};
}

Expected<Postcondition::Typed> Postcondition::ofTensor(Node& node) {
  const SpecTensor& of = spec_.tensors[node.tensor];
  coordinate_.clear();
  for (const Node& child : node.children) {
    CUTECHECK_TRY(one, integer(child));
    coordinate_.push_back(one);
  }
  if (coordinate_.size() != of.modes.size())
    return wrong("spec_c5", of.name + " has " + std::to_string(of.modes.size()) + " modes, and " +
                                std::to_string(coordinate_.size()) + " indices are given");
  const auto offset = of.offsetOf(coordinate_);
  if (offset && elements_[node.tensor][static_cast<size_t>(*offset)])
    return Typed{leaf(node.tensor, *offset), of.type, 0};
  std::string text;
  for (const int64_t one : coordinate_) text += (text.empty() ? "" : ",") + std::to_string(one);
  return wrong("spec_c3", of.name + "[" + text +
                              (offset ? "] is an element of another tensor" : "] is outside of the tensor"));
}

// sum, max, min (k < K, EXPRESSION): a sum begins with 0, the others with their first term.
Expected<Postcondition::Typed> Postcondition::ofRangeOfTerms(Node& node) {
  const std::string& name = node.source->name;
  if (node.children.size() != 2) return wrong("spec_c5", "expected " + name + "(k < K, EXPRESSION)");
  const std::string& index = node.source->children[0].children[0].name;
  if (node.rebinds) return wrong("spec_c2", "the index " + index + " of the sum is a name already");
  CUTECHECK_TRY(count, integer(node.children[0]));
  if (count < 1 || count > kMostTerms)
    return wrong("spec_c3", "a sum has 1 to " + std::to_string(kMostTerms) + " terms, not " + std::to_string(count));
  const bool adds = name == "sum";
  Typed sum;
  scope_.names.push_back(index);
  scope_.numbers.push_back(0);
  for (int64_t k = 0; k < count; ++k) {
    if (++summed_ > kMostOfElement || ++summedOfAll_ > kMostOfAll) {
      const bool one = summed_ > kMostOfElement;
      return wrong("spec_c3", std::string("the sums of ") + (one ? "an element" : "all elements") +
                                  " have more than " + std::to_string(one ? kMostOfElement : kMostOfAll) +
                                  " terms together; choose smaller sizes");
    }
    scope_.numbers.back() = k;
    CUTECHECK_TRY(one, of(node.children[1]));
    if (!one.type) return wrong("spec_c5", "the terms of the sum have no type; write f32(...)");
    if (k == 0) {
      CUTECHECK_TRY(zero, typed(Typed{}, *one.type));
      sum = adds ? zero : one;
      if (!adds) continue;
    }
    const TermId args[2] = {sum.term, one.term};
    sum.term = terms_.make(node.op, !adds || isFloat(*one.type) ? *one.type : unsignedOf(*one.type), args);
  }
  scope_.names.pop_back();
  scope_.numbers.pop_back();
  return sum;
}

Expected<Postcondition::Typed> Postcondition::ofMany(Node& node) {
  const Op op = node.op;
  std::array<Typed, 3> all;
  std::array<TermId, 3> ids{};
  const size_t count = node.children.size();
  std::optional<Element> type;
  for (size_t i = 0; i < count; ++i) {
    CUTECHECK_TRY(one, of(node.children[i]));
    if (one.type) type = type ? type : one.type;
    all[i] = one;
  }
  if (!type) return wrong("spec_c5", "a number without a type; write f32(...)");
  for (size_t i = 0; i < count; ++i) {
    CUTECHECK_TRY(fits, typed(all[i], *type));
    ids[i] = fits.term;
  }
  const bool floats = isFloat(*type), hasSign = op == Op::kMin || op == Op::kMax || op == Op::kAbs;
  if (op == Op::kAbs && !floats && !isSigned(*type)) return Typed{ids[0], type, 0};
  if (!floats && (op == Op::kFma || op == Op::kDiv || op == Op::kSqrt || op == Op::kRcp || op == Op::kExp2))
    return wrong("spec_c5", std::string(nameOf(op)) + " is of floats alone");
  if (spec_.theory == Theory::kReal && (op == Op::kDiv || op == Op::kRcp) &&
      terms_.isNumber(ids[count - 1]) && emulate::valueOf(*type, terms_.at(ids[count - 1]).payload) == 0)
    return wrong("spec_c5", "a division by 0 is no real number");
  if (floats && (op == Op::kAnd || op == Op::kOr || op == Op::kXor || op == Op::kInc || op == Op::kDec || op == Op::kPopc))
    return wrong("spec_c5", std::string(nameOf(op)) + " is of integers alone");
  return Typed{terms_.make(op, floats || hasSign ? *type : unsignedOf(*type), std::span(ids).first(count)),
               type, 0};
}

// s4(x, i): bits 4 i to 4 i + 3 of the integer x, as a number of s32.
Expected<Postcondition::Typed> Postcondition::ofFourBits(Node& node) {
  if (node.children.size() != 2)
    return wrong("spec_c5", node.source->name + "(x, i) takes an integer, and which four bits of it");
  CUTECHECK_TRY(from, of(node.children[0]));
  CUTECHECK_TRY(at, integer(node.children[1]));
  if (!from.type || isFloat(*from.type))
    return wrong("spec_c5", node.source->name + "(x, i) takes an integer, and which four bits of it");
  if (at < 0 || at >= bitsOf(*from.type) / 4)
    return wrong("spec_c5", node.source->name + "(x, i): of " + nameOf(*from.type) + " i is 0 to " +
                                std::to_string(bitsOf(*from.type) / 4 - 1) + ", not " + std::to_string(at));
  TermId low = from.term;
  if (at > 0) {
    const TermId args[2] = {low, terms_.number(static_cast<uint64_t>(4 * at), 4)};
    low = terms_.make(Op::kShr, unsignedOf(*from.type), args);
  }
  return Typed{terms_.make(Op::kConvert, Element::kS32, std::span(&low, 1), "", node.type), Element::kS32, 0};
}

// satfinite(x): the number of s64 as one of s32, the nearest where it is none.
Expected<Postcondition::Typed> Postcondition::ofRange(Node& node) {
  if (node.children.size() != 1) return wrong("spec_c5", "satfinite takes one operand");
  CUTECHECK_TRY(from, of(node.children[0]));
  if (from.type != Element::kS64) return wrong("spec_c5", "satfinite takes a number of s64; write s64(...)");
  return Typed{terms_.make(Op::kConvert, Element::kS32, std::span(&from.term, 1), "satfinite", Element::kS64), Element::kS32, 0};
}

// e2m1(x, s): the float of fewer than 8 bits that begins at bit s of the integer x.
Expected<Postcondition::Typed> Postcondition::ofSmall(Node& node) {
  const Element type = node.type;
  const auto refuse = [&] {
    return wrong("spec_c5",
                 node.source->name + "(x, s) takes an integer, and the bit of it where the number begins");
  };
  if (node.children.size() != 2) return refuse();
  CUTECHECK_TRY(from, of(node.children[0]));
  CUTECHECK_TRY(at, integer(node.children[1]));
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
Expected<Postcondition::Typed> Postcondition::ofJoin(Node& node) {
  if (node.children.size() != 2) return wrong("spec_c5", "join(x, y) takes two integers of one type");
  CUTECHECK_TRY(low, of(node.children[0]));
  CUTECHECK_TRY(high, of(node.children[1]));
  if (!low.type || low.type != high.type || isFloat(*low.type) || bitsOf(*low.type) > 32)
    return wrong("spec_c5", "join(x, y) takes two integers of one type, of at most 32 bits");
  const int bytes = bytesOf(*low.type);
  std::vector<Piece> pieces;
  for (const TermId one : {low.term, high.term})
    for (uint8_t i = 0; i < bytes; ++i) pieces.push_back({one, i});
  return Typed{terms_.fromPieces(pieces, 0), bytes == 1 ? Element::kU16 : bytes == 2 ? Element::kU32 : Element::kU64, 0};
}

// pick(m, p, x, y): of metadata m what a chunk of four elements has at position p, where x and y are held; pick(m, p, x) of two.
Expected<Postcondition::Typed> Postcondition::ofPick(Node& node) {
  const size_t count = node.children.size();
  if (count != 3 && count != 4)
    return wrong("spec_c5", "pick(m, p, x, y) takes four bits of metadata, a position, and what is held");
  CUTECHECK_TRY(said, of(node.children[0]));
  CUTECHECK_TRY(at, integer(node.children[1]));
  CUTECHECK_TRY(first, of(node.children[2]));
  if (said.type != Element::kS32 || !first.type || at < 0 || at >= (count == 4 ? 4 : 2))
    return wrong("spec_c5", "pick(m, p, x, y): m is u4(...), p a position of the chunk");
  std::vector<TermId> args = {said.term, terms_.number(static_cast<uint64_t>(at), 4), first.term};
  if (count == 4) {
    CUTECHECK_TRY(second, of(node.children[3]));
    if (second.type != first.type) return wrong("spec_c5", "pick(m, p, x, y): x and y are of one type");
    args.push_back(second.term);
  }
  return Typed{terms_.make(Op::kPick, *first.type, args, count == 4 ? "2:4" : "1:2"), first.type, 0};
}

Expected<Postcondition::Typed> Postcondition::ofConversion(Node& node) {
  if (node.children.size() != 1) return wrong("spec_c5", node.source->name + " takes one operand");
  CUTECHECK_TRY(from, of(node.children[0]));
  return converted(from, node.type);
}

Expected<Postcondition::Typed> Postcondition::ofNothing(Node& node) {
  const Expression& e = *node.source;
  if (e.kind != Kind::kCall)
    return wrong("spec_c5", "expected elements, numbers, conversions, sums, and + - * / of them");
  if (const auto found = functions().find(e.name); found != functions().end())
    return wrong("spec_c5", e.name + " takes " + std::to_string(found->second.second) + " operands");
  return wrong("spec_c2",
               "nothing defines " + e.name +
                   ": a tensor, an element type, or sum, max, min, fma, abs, sqrt, exp2, rcp, and, or, "
                   "xor, inc, dec, popc, satfinite, s4, u4, e2m1, e2m3, e3m2, join, pick");
}

void Postcondition::readCall(Node& node) {
  const Expression& e = *node.source;
  const auto tensor = std::find_if(spec_.tensors.begin(), spec_.tensors.end(),
                                   [&](const SpecTensor& one) { return one.name == e.name; });
  const bool ranges = e.children.size() == 2 && e.children[0].kind == Kind::kRelation;
  const bool isTensor = tensor != spec_.tensors.end();
  if (!isTensor && (e.name == "sum" || ((e.name == "max" || e.name == "min") && ranges))) {
    node.of = &Postcondition::ofRangeOfTerms;
    node.op = e.name == "sum" ? Op::kAdd : e.name == "max" ? Op::kMax : Op::kMin;
    if (!ranges || e.children[0].relation != Relation::kLess ||
        e.children[0].children[0].kind != Kind::kSymbol)
      return;
    const std::string& index = e.children[0].children[0].name;
    node.rebinds = scope_.has(index);
    node.children.push_back(read(e.children[0].children[1]));
    scope_.names.push_back(index);
    node.children.push_back(read(e.children[1]));
    scope_.names.pop_back();
    return;
  }
  for (const Expression& child : e.children) node.children.push_back(read(child));
  const auto type = emulate::elementNamed(e.name);
  if (isTensor) {
    node.of = &Postcondition::ofTensor;
    node.tensor = static_cast<size_t>(tensor - spec_.tensors.begin());
  } else if (const auto found = functions().find(e.name); found != functions().end()) {
    node.op = found->second.first;
    if (e.children.size() == found->second.second) node.of = &Postcondition::ofMany;
  } else if (e.name == "satfinite") {
    node.of = &Postcondition::ofRange;
  } else if (type) {
    node.type = *type;
    const bool small = bitsOf(*type) < 8;
    if (small ? isFloat(*type) || bitsOf(*type) == 4 : bitsOf(*type) % 8 == 0)
      node.of = !small           ? &Postcondition::ofConversion
                : isFloat(*type) ? &Postcondition::ofSmall
                                 : &Postcondition::ofFourBits;
  } else if (e.name == "join") {
    node.of = &Postcondition::ofJoin;
  } else if (e.name == "pick") {
    node.of = &Postcondition::ofPick;
  }
}

Postcondition::Node Postcondition::read(const Expression& e) {
  if (e.kind == Kind::kTuple && e.children.size() == 1 && hasCall(e)) return read(e.children[0]);
  Node node{&e, &Postcondition::ofNothing};
  if (!hasCall(e)) {
    node.of = &Postcondition::ofNumber;
    node.number.emplace(e, scope_);
    node.divides = hasQuotient(e);
  } else if (e.kind == Kind::kCall) {
    readCall(node);
    remembers(node);
  } else if (e.kind == Kind::kUnary || (e.kind == Kind::kBinary && e.op != '%')) {
    node.of = &Postcondition::ofMany;
    node.op = e.kind == Kind::kUnary ? Op::kNeg
              : e.op == '+'          ? Op::kAdd
              : e.op == '-'          ? Op::kSub
              : e.op == '*'          ? Op::kMul
                                     : Op::kDiv;
    for (const Expression& child : e.children) node.children.push_back(read(child));
  }
  return node;
}

Expected<TermId> Postcondition::at(const Ensures& ensures, const SpecTensor& left,
                                   std::span<const int64_t> indices) {
  scope_.names.resize(spec_.sizes.size());
  scope_.names.insert(scope_.names.end(), ensures.indices.begin(), ensures.indices.end());
  scope_.numbers.resize(spec_.sizes.size());
  scope_.numbers.insert(scope_.numbers.end(), indices.begin(), indices.end());
  const auto inLine = [&](const Diagnostic& error) {
    return makeError(error.code, error.rule, "line " + std::to_string(ensures.line) + ": " + error.message);
  };
  summed_ = 0;
  auto found = read_.find(&ensures);
  if (found == read_.end()) found = read_.emplace(&ensures, read(ensures.value)).first;
  const Expected<Typed> made = of(found->second);
  if (!made.ok()) return inLine(made.error());
  const Expected<Typed> fits = typed(*made, left.type);
  if (!fits.ok()) return inLine(fits.error());
  return fits->term;
}

}  // namespace cutecheck::terms
