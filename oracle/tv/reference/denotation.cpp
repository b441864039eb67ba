// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/denotation.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;
using Node = MeaningNode;

MeaningValue node(Node::Kind kind, std::vector<MeaningValue> operands) {
  Node n{kind, {}, {}, {}, 0, std::move(operands)};
  return std::make_shared<const Node>(std::move(n));
}

MeaningValue scalarNode(Scalar scalar) {
  Node n{Node::Kind::kScalar, std::move(scalar), {}, {}, 0, {}};
  return std::make_shared<const Node>(std::move(n));
}

MeaningValue apply(Function function, MeaningValue index) {
  Node n{Node::Kind::kApply, {}, std::move(function), {}, 0, {std::move(index)}};
  return std::make_shared<const Node>(std::move(n));
}

// Whether one of the calls that only meanings have occurs, so that the notation's own reader can not be
// asked.
bool hasOwnCall(const Expression& e) {
  if (e.kind == Kind::kCall && e.name != "size" && e.name != "cosize") return true;
  for (const Expression& child : e.children)
    if (hasOwnCall(child)) return true;
  return false;
}

Diagnostic usage(const Expression& e, const std::string& message) {
  return errorAt(e, Code::kUsage, "meaning_c10", message);
}

bool isMachineWord(std::string_view name) {
  for (std::string_view word : {"quot", "rem", "signed", "unsigned", "select", "fits"})
    if (name == word) return true;
  return false;
}

bool isShape(const Expression& e) {
  if (denotesInteger(e) || isComputedLeaf(e)) return true;
  if (e.kind == Kind::kCall && isMachineWord(e.name)) return true;
  if (e.kind != Kind::kTuple || e.children.empty()) return false;
  for (const Expression& child : e.children)
    if (!isShape(child)) return false;
  return true;
}

// Which of the loads are spoken of, whatever is chosen: not those behind a guard.
void spokenOf(const Expression& e, const std::set<std::string>& loads, std::vector<std::string>& out) {
  if (e.kind == Kind::kSymbol && loads.contains(e.name)) out.push_back(e.name);
  const bool guards = e.kind == Kind::kCall && (e.name == "and" || e.name == "or" || e.name == "select");
  for (size_t k = 0; k < e.children.size() && (k == 0 || !guards); ++k) spokenOf(e.children[k], loads, out);
}

}  // namespace

Expected<MeaningValue> Denotation::value(const Expression& e) {
  CUTECHECK_TRY(plain, read(e));
  // Others are made of operands that know it.
  const bool own = e.kind == Kind::kCall && (e.name == "crd2idx" || e.name == "get" || e.name == "swizzle_apply");
  if (loads.empty() || (plain->kind != Node::Kind::kScalar && !own)) return plain;
  Node knowing = *plain;
  spokenOf(e, loads, knowing.loads);
  return MeaningValue(std::make_shared<const Node>(std::move(knowing)));
}

Expected<MeaningValue> Denotation::read(const Expression& e) {
  if (e.kind == Kind::kTuple && e.children.size() == 1) return value(e.children[0]);
  if (e.kind == Kind::kRelation) return relation(e);
  if (e.kind == Kind::kCall) {
    if (e.name == "and" || e.name == "or" || e.name == "not") return connective(e);
    if (e.name == "crd2idx") return crd2idx(e);
    if (e.name == "get") return get(e);
    if (e.name == "swizzle_apply") return swizzleApply(e);
    if (isMachineWord(e.name)) return machineWord(e);
  }
  if ((e.kind == Kind::kUnary || e.kind == Kind::kBinary) && hasOwnCall(e)) return arithmetic(e);
  CUTECHECK_TRY(scalar, denoter_.integer(e));
  noteClaim(e);
  return scalarNode(scalar);
}

Expected<MeaningValue> Denotation::integer(const Expression& e) {
  CUTECHECK_TRY(v, value(e));
  if (v->truth()) return usage(e, "expected an integer, found a truth value");
  return v;
}

Expected<Scalar> Denotation::scalar(const Expression& e) {
  CUTECHECK_TRY(v, integer(e));
  if (v->kind != Node::Kind::kScalar) return unnamed(e);
  return v->scalar;
}

Expected<LayoutValue> Denotation::layout(const Expression& e) {
  const std::string text = toString(e);
  if (const auto at = layouts_.find(text); at != layouts_.end()) return at->second;
  CUTECHECK_TRY(value, denoter_.layout(e));
  noteClaim(e);
  layouts_.emplace(text, value);
  return value;
}

// An extent, a stride or a premise is a number of the notation: what is no such number makes the meaning
// unknown.
Scalar Denotation::unnamed(const Expression& e) {
  denoter_.missing.push_back(toString(e) + " is no number of the notation, as an extent, a stride or a premise is");
  return denoter_.lacking(1);
}

LeafReader Denotation::leafReader() {
  return [this](const Expression& e) { return scalar(e); };
}

void Denotation::noteClaim(const Expression& e) {
  if (denoter_.obligations.empty()) return;
  denoter_.obligations.clear();
  claims.push_back(toString(e) + " == " + toString(e));
}

// Of two scalars a scalar, so that layouts and premises can be made of what is computed.
Expected<MeaningValue> Denotation::arithmetic(const Expression& e) {
  using Op = ScalarNode::Op;
  CUTECHECK_TRY(a, integer(e.children[0]));
  bool scalars = a->kind == Node::Kind::kScalar;
  if (e.kind == Kind::kUnary)
    return scalars ? scalarNode(ScalarNode::negate(a->scalar)) : node(Node::Kind::kNegate, {a});
  CUTECHECK_TRY(b, integer(e.children[1]));
  scalars = scalars && b->kind == Node::Kind::kScalar;
  bool total = e.op != '/' && e.op != '%';
  if (scalars && (total || (b->scalar->op() == Op::kConstant && b->scalar->value() >= 1))) {
    Op op = e.op == '+'   ? Op::kAdd
            : e.op == '-' ? Op::kSub
            : e.op == '*' ? Op::kMul
            : e.op == '/' ? Op::kDiv
                          : Op::kMod;
    return scalarNode(ScalarNode::binary(op, a->scalar, b->scalar));
  }
  switch (e.op) {
    case '+':
      return node(Node::Kind::kAdd, {a, b});
    case '-':
      return node(Node::Kind::kSub, {a, b});
    case '*':
      return node(Node::Kind::kMul, {a, b});
    case '/':
      return node(Node::Kind::kDiv, {a, b});
    default:
      return node(Node::Kind::kMod, {a, b});
  }
}

Expected<MeaningValue> Denotation::relation(const Expression& e) {
  CUTECHECK_TRY(a, integer(e.children[0]));
  CUTECHECK_TRY(b, integer(e.children[1]));
  Node n{Node::Kind::kRelation, {}, {}, e.relation, 0, {a, b}};
  return MeaningValue(std::make_shared<const Node>(std::move(n)));
}

Expected<MeaningValue> Denotation::behindAGuard(Expected<MeaningValue> (Denotation::*read)(const Expression&),
                                                const Expression& e) {
  const size_t needs = denoter_.needs.size(), extents = denoter_.implicit.size();
  Expected<MeaningValue> result = (this->*read)(e);
  for (size_t i = needs; i < denoter_.needs.size(); ++i) guarded.push_back(denoter_.needs[i].constraint());
  guarded.insert(guarded.end(), denoter_.implicit.begin() + static_cast<std::ptrdiff_t>(extents), denoter_.implicit.end());
  denoter_.needs.resize(needs);
  denoter_.implicit.resize(extents);
  return result;
}

Expected<MeaningValue> Denotation::connective(const Expression& e) {
  if (e.children.empty() || (e.name == "not" && e.children.size() != 1))
    return usage(e, "wrong number of arguments of " + e.name);
  std::vector<MeaningValue> operands;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(operand, operands.empty() ? value(child) : behindAGuard(&Denotation::value, child));
    if (!operand->truth()) return usage(child, "expected a truth value, found an integer");
    operands.push_back(operand);
  }
  Node::Kind kind = e.name == "and" ? Node::Kind::kAnd : e.name == "or" ? Node::Kind::kOr : Node::Kind::kNot;
  return node(kind, std::move(operands));
}

Expected<MeaningValue> Denotation::crd2idx(const Expression& e) {
  if (e.children.size() != 2) return usage(e, "crd2idx takes a coordinate and a layout");
  return offset(e.children[0], e.children[1]);
}

Expected<MeaningValue> Denotation::offset(const Expression& coordinate, const Expression& at) {
  const Expression& layout = ungrouped(at);
  if (layout.kind == Kind::kCompose && ungrouped(layout.children[0]).kind == Kind::kSwizzle)
    return swizzledOffset(coordinate, layout);
  bool shape = isShape(layout);
  if (coordinate.kind != Kind::kTuple || coordinate.children.size() == 1) {
    CUTECHECK_TRY(index, integer(coordinate));
    if (shape) {
      CUTECHECK_TRY(column, columnMajor(layout));
      return apply(functionOf(column), index);
    }
    if (layout.kind == Kind::kLayout && hasOwnCall(layout)) {
      CUTECHECK_TRY(written, layoutWithLeaves(layout, leafReader()));
      return written.shape().isTuple() ? Expected(apply(functionOf(written), index)) : byMode(coordinate, written);
    }
    CUTECHECK_TRY(meaning, this->layout(layout));
    // An integer beside an integer is multiplied with the stride, whatever it is: A(-i) = -A(i).
    if (layout.kind == Kind::kLayout && denotesInteger(layout.children[0])) {
      CUTECHECK_TRY(written, toLayout(layout));
      if (!written.shape().isTuple()) return byMode(coordinate, written);
    }
    // A computed layout is its form, which is shown to be right beside; the chain says the same at more cost.
    if (layout.kind != Kind::kLayout && meaning.form && meaning.heads.empty())
      return apply(functionOf(layoutOf(*meaning.form)), index);
    return apply(meaning.meaning, index);
  }
  if (shape) {
    CUTECHECK_TRY(column, columnMajor(layout));
    return byMode(coordinate, column);
  }
  if (layout.kind != Kind::kLayout) return inForm(coordinate, layout);
  if (hasOwnCall(layout)) {
    CUTECHECK_TRY(written, layoutWithLeaves(layout, leafReader()));
    return byMode(coordinate, written);
  }
  CUTECHECK_TRY(checked, this->layout(layout));
  (void)checked;
  CUTECHECK_TRY(written, toLayout(layout));
  return byMode(coordinate, written);
}

Expected<MeaningValue> Denotation::inForm(const Expression& coordinate, const Expression& layout) {
  CUTECHECK_TRY(value, this->layout(layout));
  if (value.form && value.heads.empty()) {
    Expected<MeaningValue> found = byMode(coordinate, layoutOf(*value.form));
    if (found || found.error().code != Code::kRank) return found;
  }
  denoter_.missing.push_back("a form of " + value.text + " that the coordinate " + toString(coordinate) +
                             " pairs with");
  return scalarNode(denoter_.lacking(0));
}

Expected<MeaningValue> Denotation::swizzledOffset(const Expression& coordinate, const Expression& e) {
  const Expression& s = ungrouped(e.children[0]);
  CUTECHECK_TRY(swizzle, Swizzle::make(s.value, s.base, s.shift));
  const Expression* rest = &e.children[1];
  MeaningValue shift;
  if (rest->kind == Kind::kCompose && denotesInteger(rest->children[0])) {
    CUTECHECK_TRY(n, integer(rest->children[0]));
    shift = n;
    rest = &rest->children[1];
  }
  CUTECHECK_TRY(inner, offset(coordinate, *rest));
  if (shift) inner = node(Node::Kind::kAdd, {inner, shift});
  return apply(Function::swizzled(swizzle), inner);
}

Expected<MeaningValue> Denotation::swizzleApply(const Expression& e) {
  if (e.children.size() != 2 || ungrouped(e.children[0]).kind != Kind::kSwizzle)
    return usage(e, "swizzle_apply takes a swizzle and an integer");
  const Expression& s = ungrouped(e.children[0]);
  CUTECHECK_TRY(swizzle, Swizzle::make(s.value, s.base, s.shift));
  CUTECHECK_TRY(x, integer(e.children[1]));
  return apply(Function::swizzled(swizzle), x);
}

Expected<MeaningValue> Denotation::machineWord(const Expression& e) {
  const bool ofWidth = e.name == "signed" || e.name == "unsigned" || e.name == "fits";
  if (e.children.size() != (e.name == "select" ? 3 : 2))
    return usage(e, e.name + (ofWidth              ? " takes a width and an integer"
                              : e.name == "select" ? " takes a truth value and two integers"
                                                   : " takes two integers"));
  if (e.name == "select") {
    CUTECHECK_TRY(condition, value(e.children[0]));
    if (!condition->truth()) return usage(e.children[0], "expected a truth value, found an integer");
    CUTECHECK_TRY(a, behindAGuard(&Denotation::integer, e.children[1]));
    CUTECHECK_TRY(b, behindAGuard(&Denotation::integer, e.children[2]));
    return node(Node::Kind::kSelect, {condition, a, b});
  }
  CUTECHECK_TRY(b, integer(e.children[1]));
  if (!ofWidth) {
    CUTECHECK_TRY(a, integer(e.children[0]));
    // Of numbers that are known to be positive the quotient of the notation, so that shapes can be made of it.
    if (isScalarAtLeast(a, 0) && isScalarAtLeast(b, 1))
      return scalarNode(ScalarNode::binary(e.name == "quot" ? ScalarNode::Op::kDiv : ScalarNode::Op::kMod, a->scalar, b->scalar));
    return node(e.name == "quot" ? Node::Kind::kQuotient : Node::Kind::kRemainder, {a, b});
  }
  const Expression& width = e.children[0];
  if (width.kind != Kind::kInt || width.value < 2 || width.value > 64) return usage(width, "a width is 2 to 64 bits");
  if (e.name == "fits") {
    // -2^(w-1) as a 64-bit number whatever w.
    const int64_t low = static_cast<int64_t>(-(Int128(1) << (width.value - 1))), high = -(low + 1);
    Node above{Node::Kind::kRelation, {}, {}, Relation::kLessEqual, 0, {scalarNode(ScalarNode::constant(low)), b}};
    Node below{Node::Kind::kRelation, {}, {}, Relation::kLessEqual, 0, {b, scalarNode(ScalarNode::constant(high))}};
    return node(Node::Kind::kAnd, {std::make_shared<const Node>(std::move(above)), std::make_shared<const Node>(std::move(below))});
  }
  const bool isSigned = e.name == "signed";
  const Int128 end = Int128(1) << (width.value - (isSigned ? 1 : 0));
  if (isScalarAtLeast(b, 0) && isScalarBelow(b, end)) return b;
  Node n{isSigned ? Node::Kind::kSigned : Node::Kind::kUnsigned, {}, {}, Relation::kEqual, static_cast<unsigned>(width.value), {b}};
  return MeaningValue(std::make_shared<const Node>(std::move(n)));
}

bool Denotation::isScalarAtLeast(const MeaningValue& v, int64_t least) const {
  return v->kind == Node::Kind::kScalar && denoter_.facts().nonNegative(Polynomial::of(v->scalar) - Polynomial(least));
}

bool Denotation::isScalarBelow(const MeaningValue& v, Int128 end) const {
  return v->kind == Node::Kind::kScalar && denoter_.facts().nonNegative(Polynomial(end - 1) - Polynomial::of(v->scalar));
}

Expected<MeaningValue> Denotation::byMode(const Expression& coordinate, const Layout& layout) {
  if (coordinate.kind != Kind::kTuple || (coordinate.children.size() == 1 && layout.rank() == 1)) {
    CUTECHECK_TRY(index, integer(coordinate));
    if (layout.shape().isTuple()) return apply(functionOf(layout), index);
    return node(Node::Kind::kMul, {index, scalarNode(scalarOf(layout.stride()))});
  }
  if (!layout.shape().isTuple() || coordinate.children.size() != layout.rank() || layout.rank() == 0)
    return errorAt(coordinate, Code::kRank, "meaning_c10", "the coordinate does not pair with the modes");
  MeaningValue sum;
  for (size_t i = 0; i < layout.rank(); ++i) {
    CUTECHECK_TRY(part, byMode(coordinate.children[i], layout.mode(i)));
    sum = sum ? node(Node::Kind::kAdd, {sum, part}) : part;
  }
  return sum;
}

Expected<Layout> Denotation::columnMajor(const Expression& e) {
  Expected<IntTuple> tree = hasOwnCall(e) ? tupleWithLeaves(e, leafReader()) : toIntTuple(e);
  CUTECHECK_TRY(shape, std::move(tree));
  std::vector<IntTuple> strides;
  Scalar running = ScalarNode::constant(1);
  for (const IntTuple& extent : leaves(shape)) {
    Scalar scalar = scalarOf(extent);
    strides.push_back(running->op() == ScalarNode::Op::kConstant ? IntTuple(running->value())
                                                                 : IntTuple::symbolic(running));
    running = ScalarNode::binary(ScalarNode::Op::kMul, running, scalar);
  }
  CUTECHECK_TRY(layout, Layout::make(shape, withLeaves(shape, strides)));
  if (!hasOwnCall(e)) {
    // Notes the implicit premises of the extents.
    CUTECHECK_TRY(noted, denoter_.layout(e));
    (void)noted;
  }
  return layout;
}

// get(idx2crd(i, shape), k, ...), get(shape(L), k, ...) or get(stride(L), k, ...)
Expected<MeaningValue> Denotation::get(const Expression& e) {
  if (isComputedLeaf(e)) {
    CUTECHECK_TRY(of, layout(e.children[0].children[0]));
    CUTECHECK_TRY(leaf, computedLeaf(denoter_, of, e));
    return scalarNode(leaf);
  }
  if (e.children.size() < 2 || e.children[0].kind != Kind::kCall || e.children[0].name != "idx2crd" ||
      e.children[0].children.size() != 2)
    return usage(e, "expected get of idx2crd(index, shape), shape(layout) or stride(layout)");
  CUTECHECK_TRY(index, integer(e.children[0].children[0]));
  const Expression& shapeText = ungrouped(e.children[0].children[1]);
  if (!isShape(shapeText)) return usage(shapeText, "idx2crd takes a shape");
  CUTECHECK_TRY(layout, columnMajor(shapeText));
  IntTuple at = layout.shape();
  size_t before = 0;  // leaves left of the one asked for
  for (size_t i = 1; i < e.children.size(); ++i) {
    const Expression& k = e.children[i];
    if (k.kind != Kind::kInt || k.value < 0 || !at.isTuple() || k.value >= static_cast<int64_t>(at.rank()))
      return errorAt(k, Code::kRank, "meaning_c10", "no such mode");
    for (int64_t j = 0; j < k.value; ++j) before += leaves(at.mode(static_cast<size_t>(j))).size();
    at = at.mode(static_cast<size_t>(k.value));
  }
  if (at.isTuple()) return usage(e, "the path ends at a tuple");
  // The function with stride 1 at the leaf asked for, 0 elsewhere.
  std::vector<IntTuple> extents = leaves(layout.shape());
  std::vector<Function> modes;
  for (size_t i = 0; i < extents.size(); ++i)
    modes.push_back(Function::mode(scalarOf(extents[i]), ScalarNode::constant(i == before ? 1 : 0)));
  return apply(Function::parallel(std::move(modes)), index);
}

}  // namespace cutecheck::oracle
