// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/denote.h"

#include <algorithm>

#include "core/notation/compact_layout.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/composition.h"
#include "oracle/algebra/coordinate_operations.h"
#include "oracle/algebra/number_operations.h"
#include "oracle/algebra/operations.h"
#include "oracle/algebra/tuple_divisions.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/canonical.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

constexpr int64_t kReadUnits = 20, kComposeUnits = 60;  // of work, for each expression that is read, and composition

// Whether s speaks of a symbol that Denoter::define made.
bool isDefined(const Scalar& s) {
  if (s->op() == ScalarNode::Op::kConstant) return false;
  if (s->op() == ScalarNode::Op::kSymbol) return s->isOperation();
  return isDefined(s->lhs()) || (s->op() != ScalarNode::Op::kNeg && isDefined(s->rhs()));
}

// Whether `form` is b with each leaf replaced by a coalesced layout of as many coordinates: as a function a composition
// has one form that is. `decided` as in LayoutValue; `keeps` becomes false where a leaf is replaced by more modes than
// one, of which those of size 1 are dropped.
bool refines(const Form& b, const Form& form, const Facts& facts, bool& decided, bool& keeps) {
  if (!b.isLeaf) {
    bool all = !form.isLeaf && form.modes.size() == b.modes.size();
    for (size_t i = 0; all && i < b.modes.size(); ++i)
      all = refines(b.modes[i], form.modes[i], facts, decided, keeps);
    return all;
  }
  const std::vector<Mode> modes = leavesOf(form);
  decided = decided && mergesDecided(modes, facts);
  keeps = keeps && form.isLeaf;
  if (!facts.equal(sizeOf(form), b.leaf.extent) || (!form.isLeaf && form.modes.size() != modes.size())) return false;
  if (facts.equal(b.leaf.extent, Polynomial(1))) return form.isLeaf && form.leaf.stride.is(0);
  return form.isLeaf || coalesced(form, facts).size() == modes.size();
}

}  // namespace

Diagnostic errorAt(const Expression& e, Code code, std::string rule, std::string message) {
  Diagnostic error = makeError(code, std::move(rule), std::move(message));
  error.position = e.begin;
  return error;
}

bool hasCall(const Expression& e) {
  return e.kind == Kind::kCall || std::any_of(e.children.begin(), e.children.end(), hasCall);
}

bool denotesInteger(const Expression& e) {
  switch (e.kind) {
    case Kind::kInt:
    case Kind::kSymbol:
    case Kind::kDynamic:
    case Kind::kUnary:
    case Kind::kBinary:
      return true;
    case Kind::kCall:
      for (std::string_view name :
           {"size", "cosize", "rank", "depth", "crd2idx", "max_alignment", "max_common_vector"})
        if (e.name == name) return true;
      return isNumberOperation(e.name) && (!isTupleDivision(e) || denotesInteger(e.children[0]));
    case Kind::kTuple:
      return e.children.size() == 1 && denotesInteger(e.children[0]);
    default:
      return false;
  }
}

LayoutValue valueOf(const Form& form, Certain certain, std::vector<Head> heads) {
  LayoutValue value;
  value.form = form;
  value.certain = certain;
  value.meaning = functionOf(form);
  value.text = toString(form);
  if (!heads.empty()) {
    std::vector<Function> parts{value.meaning};
    for (const Head& head : heads) {
      parts.push_back(Function::shiftBy(head.shift));
      parts.push_back(Function::swizzled(head.swizzle));
      value.text = toString(head.swizzle) + " o " + toString(head.shift) + " o " + value.text;
    }
    value.meaning = Function::chain(std::move(parts));
  }
  value.heads = std::move(heads);
  return value;
}

LayoutValue modeOf(const LayoutValue& value, size_t i) { return valueOf(value.form->mode(i), value.certain); }

std::string Need::condition() const { return toString(scalar) + " >= 1"; }

Constraint Need::constraint() const { return {scalar, ScalarNode::constant(1), Relation::kGreaterEqual, condition()}; }

namespace {

bool isBeyond(const Function& f) {
  for (const Scalar* s : {&f.extent, &f.stride, &f.shift})
    if (*s && oracle::isBeyond(*s)) return true;
  return std::any_of(f.parts.begin(), f.parts.end(), [](const Function& part) { return isBeyond(part); });
}

bool isBeyond(const LayoutValue& value) {
  if (isBeyond(value.meaning)) return true;
  for (const Head& head : value.heads)
    if (head.shift && oracle::isBeyond(head.shift)) return true;
  const std::vector<Mode> modes = value.form ? leavesOf(*value.form) : std::vector<Mode>{};
  return std::any_of(modes.begin(), modes.end(),
                     [](const Mode& mode) { return !mode.extent.known() || !mode.stride.known(); });
}

constexpr const char* kWithin = "a number within 128 bits";

// Whether the value has one at each coordinate; nothing where there are symbols, or too many to look at.
std::optional<bool> hasValues(const LayoutValue& value, int64_t limit) {
  const Expected<Concrete> f = Concrete::make(value.meaning);
  if (!f || f->size() > limit) return std::nullopt;
  for (int64_t i = 0; i < f->size(); ++i)
    if (!f->at(i)) return false;
  return true;
}

}  // namespace

bool isBeyond(const Goal& goal) {
  for (const Scalar* s : {&goal.lower, &goal.upper})
    if (*s && isBeyond(*s)) return true;
  return isBeyond(goal.f) || isBeyond(goal.g);
}

void Denoter::need(const Scalar& s, std::string of) {
  if (isBeyond(s)) {
    if (missing.empty()) missing.push_back(std::string(kWithin) + " for " + of);
    return;
  }
  if (Polynomial::of(s).constant().value_or(0) >= 1) return;
  Need noted{s, std::move(of)};
  for (const Need& known : needs)
    if (known.condition() == noted.condition()) return;
  needs.push_back(std::move(noted));
}

std::optional<Diagnostic> Denoter::noteExtent(const Scalar& s, const Expression& at) {
  const std::optional<Int128> value = Polynomial::of(s).constant();
  if (value && *value < 1)
    return errorAt(at, Code::kInvalidExtent, "layout_c1", "an extent must be at least 1");
  if (value) return std::nullopt;
  if (isBeyond(s)) {
    if (missing.empty()) missing.push_back(std::string(kWithin) + " for an extent");
    return std::nullopt;
  }
  if (inPremise) {
    need(s, "a layout with the extent " + toString(s));
    return std::nullopt;
  }
  std::string text = toString(s) + " >= 1";  // of 32*M exactly where M >= 1
  for (const Constraint& known : implicit)
    if (known.text == text) return std::nullopt;
  const bool multiple = s->op() == ScalarNode::Op::kMul && s->lhs()->op() == ScalarNode::Op::kConstant && s->lhs()->value() >= 1;
  implicit.push_back({multiple ? s->rhs() : s, ScalarNode::constant(1), Relation::kGreaterEqual, std::move(text), isDefined(s)});
  return std::nullopt;
}

std::optional<Diagnostic> Denoter::noteOffsets(const LayoutValue& value, const Expression& at) {
  const auto swizzles = [](const Head& head) { return head.swizzle.bits != 0; };
  if (std::none_of(value.heads.begin(), value.heads.end(), swizzles)) return std::nullopt;
  std::vector<Mode> modes = value.form ? leavesOf(*value.form) : std::vector<Mode>();
  std::erase_if(modes, [](const Mode& mode) { return mode.extent.is(1); });
  const auto ends = value.form ? endsOf(Form::flat(modes), facts_) : std::nullopt;
  if (!ends) missing.push_back("the sign of each stride of " + value.text);
  if (!ends) return std::nullopt;
  Polynomial least = ends->first;
  bool exact = true;  // after a swizzle what is known is that it is at or above 0
  for (const Head& head : value.heads) {
    least = facts_.normal(least + Polynomial::of(head.shift));
    if (!swizzles(head)) continue;
    if (least.constant() && *least.constant() < 0) {
      const std::optional<bool> has = exact ? false : hasValues(value, limit_);
      if (!has) missing.push_back("whether each offset inside of " + value.text + " is at or above 0");
      if (has.value_or(true)) return std::nullopt;
      return errorAt(at, Code::kOutOfDomain, "swizzle_apply_c1",
                     "the swizzle acts on an offset below 0, of " + value.text + "; add a shift that keeps offsets at or above 0");
    }
    if (!facts_.nonNegative(least)) need((least + Polynomial(1)).scalar(), "the least offset of " + value.text);
    least = Polynomial(0);
    exact = false;
  }
  return std::nullopt;
}

std::optional<Diagnostic> Denoter::noteDivisors(const Scalar& s, const Expression& at) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant || s->op() == Op::kSymbol) return std::nullopt;
  if (auto error = noteDivisors(s->lhs(), at)) return error;
  if (s->op() == Op::kNeg) return std::nullopt;
  if (auto error = noteDivisors(s->rhs(), at)) return error;
  if (s->op() != Op::kDiv && s->op() != Op::kMod) return std::nullopt;
  std::optional<Int128> divisor = Polynomial::of(s->rhs()).constant();
  if (divisor && *divisor < 1)
    return errorAt(at, *divisor == 0 ? Code::kDivisionByZero : Code::kUsage, "claim_c3",
                   "a divisor must be at least 1, found " + decimal(*divisor));
  need(s->rhs(), toString(s));
  return std::nullopt;
}

std::optional<Polynomial> Denoter::define(Chosen chosen, const Polynomial& a, const Polynomial& b) {
  if (!mayDefine || !a.known() || !b.known()) return std::nullopt;
  // The parts of a name, too, belong to its operands in one order: gcd(M,N) and gcd(N,M) are one symbol.
  if (b.str() < a.str()) return define(chosen, b, a);
  static constexpr std::string_view kNames[] = {"min", "max", "gcd"};
  const Scalar symbol = ScalarNode::operation(std::string(kNames[static_cast<size_t>(chosen)]) + "(" + a.str() +
                                              "," + b.str() + ")");
  const Polynomial value = Polynomial::of(symbol), zero(0);
  auto say = [&](const Polynomial& x, Relation relation, const Polynomial& y) {
    Constraint c{x.scalar(), y.scalar(), relation, "", true};
    c.text = toString(c.lhs) + " " + std::string(relationText(relation)) + " " + toString(c.rhs);
    for (const Constraint& known : definitions)
      if (known.text == c.text) return;
    definitions.push_back(std::move(c));
  };
  if (chosen != Chosen::kGcd) {
    const Relation beyond = chosen == Chosen::kMin ? Relation::kLessEqual : Relation::kGreaterEqual;
    say(value, beyond, a);
    say(value, beyond, b);
    say((a - value) * (b - value), Relation::kEqual, zero);
    return value;
  }
  // A common divisor that is a sum of multiples, by Euclid and Bezout. Two inequalities for an equation: no
  // symbol of the claim is to be replaced by what is said of it here.
  auto part = [&](const char* name) {
    return Polynomial::of(ScalarNode::operation(symbol->name() + "." + name));
  };
  auto both = [&](const Polynomial& x, const Polynomial& y) {
    say(x, Relation::kLessEqual, y);
    say(x, Relation::kGreaterEqual, y);
  };
  say(value, Relation::kGreaterEqual, facts_.positive(a) || facts_.positive(b) ? Polynomial(1) : zero);
  for (const Polynomial& p : {a, b})
    if (facts_.positive(p)) say(value, Relation::kLessEqual, p);
  both(a, value * part("a"));
  both(b, value * part("b"));
  both(value, part("u") * a + part("v") * b);
  return value;
}

Expected<Scalar> Denoter::numbered(const Scalar& s, const Expression& at) const {
  if (!numbers_) return s;
  std::optional<Int128> v = oracle::valueOf(s, *numbers_);
  std::optional<int64_t> fits = v ? narrow(*v) : std::nullopt;
  if (!fits) return errorAt(at, Code::kOverflow, "evaluate_c2", toString(s) + " has no value in 64 bits");
  return ScalarNode::constant(*fits);
}

Expected<IntTuple> Denoter::numbered(const IntTuple& t, const Expression& at) const {
  if (t.kind() == IntTuple::Kind::kSymbolic) {
    CUTECHECK_TRY(constant, numbered(t.scalar(), at));
    return IntTuple(constant->value());
  }
  if (t.isLeaf()) return t;
  std::vector<IntTuple> modes;
  for (const IntTuple& mode : t.modes()) {
    CUTECHECK_TRY(inner, numbered(mode, at));
    modes.push_back(std::move(inner));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<Scalar> Denoter::integer(const Expression& e) {
  WorkLimit::spend(kReadUnits);
  if (e.kind == Kind::kTuple && e.children.size() == 1) return integer(e.children[0]);
  if (e.kind == Kind::kCall && !denotesInteger(e))
    if (auto read = layout(e); !read) return read.error();
  if (!denotesInteger(e)) return errorAt(e, Code::kUsage, "claim_c1", "expected an integer");
  if (!hasCall(e)) {
    CUTECHECK_TRY(leaf, toIntTuple(e));
    if (leaf.kind() != IntTuple::Kind::kInt && leaf.kind() != IntTuple::Kind::kSymbolic)
      return errorAt(e, Code::kUsage, "claim_c1", "expected an integer");
    Scalar scalar = scalarOf(leaf);
    if (numbers_) return numbered(scalar, e);
    if (auto error = noteDivisors(scalar, e)) return *error;
    return scalar;
  }
  if (e.kind == Kind::kUnary) {
    CUTECHECK_TRY(operand, integer(e.children[0]));
    return ScalarNode::negate(operand);
  }
  if (e.kind == Kind::kBinary) {
    CUTECHECK_TRY(a, integer(e.children[0]));
    CUTECHECK_TRY(b, integer(e.children[1]));
    using Op = ScalarNode::Op;
    // Before two numbers fold into one.
    if ((e.op == '/' || e.op == '%') && b->op() == Op::kConstant && b->value() < 0)
      return errorAt(e, Code::kUsage, "claim_c3", "a divisor must be at least 1, found " + decimal(b->value()));
    Op op = e.op == '+'   ? Op::kAdd
            : e.op == '-' ? Op::kSub
            : e.op == '*' ? Op::kMul
            : e.op == '/' ? Op::kDiv
                          : Op::kMod;
    Scalar scalar = ScalarNode::binary(op, a, b);
    if (auto error = noteDivisors(scalar, e)) return *error;
    return scalar;
  }
  return Operations(*this).integer(e);
}

Expected<Scalar> Denoter::positive(const Expression& e) {
  CUTECHECK_TRY(scalar, integer(e));
  return positive(scalar, e);
}

Expected<Scalar> Denoter::positive(const Scalar& scalar, const Expression& at) {
  const std::optional<Int128> value = Polynomial::of(scalar).constant();
  if (value && *value < 1)
    return errorAt(at, Code::kUsage, "claim_c3", "expected at least 1, found " + decimal(*value));
  need(scalar, toString(at));
  return scalar;
}

Expected<IntTuple> Denoter::coordinate(const Expression& e) {
  if (isCoordinateOperation(e)) {
    Operations operations(*this);
    return coordinateOperation(operations, e);
  }
  if (hasCall(e)) return tupleOf(*this, e, true);
  CUTECHECK_TRY(tuple, toIntTuple(e));
  if (numbers_) return numbered(tuple, e);
  for (const IntTuple& leaf : leaves(tuple))
    if (leaf.kind() == IntTuple::Kind::kSymbolic)
      if (auto error = noteDivisors(leaf.scalar(), e)) return *error;
  return tuple;
}

Expected<IntTuple> Denoter::shape(const Expression& e) {
  CUTECHECK_TRY(extents, hasCall(e) ? tupleOf(*this, e) : toIntTuple(ungrouped(e)));
  if (numbers_) {
    CUTECHECK_TRY(known, numbered(extents, e));
    extents = known;
  }
  for (const IntTuple& leaf : leaves(extents)) {
    if (leaf.hasBasis() || (leaf.kind() != IntTuple::Kind::kInt && leaf.kind() != IntTuple::Kind::kSymbolic))
      return errorAt(e, Code::kUsage, "claim_c1", "expected a shape");
    const Scalar extent = scalarOf(leaf);
    if (auto error = noteDivisors(extent, e)) return *error;
    if (auto error = noteExtent(extent, e)) return *error;
  }
  return extents;
}

Expected<Layout> Denoter::written(const Expression& e) {
  if (e.kind != Kind::kLayout || !hasCall(e)) return toLayout(e);
  CUTECHECK_TRY(extents, coordinate(e.children[0]));
  CUTECHECK_TRY(strides, coordinate(e.children[1]));
  Expected<Layout> layout = Layout::make(std::move(extents), std::move(strides));
  if (!layout) return errorAt(e, layout.error().code, layout.error().rule, layout.error().message);
  return layout;
}

Expected<LayoutValue> Denoter::literal(const Expression& e) {
  CUTECHECK_TRY(layout, written(e));
  if (layout.shape().hasUnderscore() || layout.stride().hasUnderscore())
    return errorAt(e, Code::kUsage, "claim_c1", "a layout has no _");
  if (layout.stride().hasBasis())
    return errorAt(e, Code::kBasisStride, "claim_c4", "a claim on offsets cannot have basis strides");
  if (numbers_) {
    // Strides that are not written are those of the numbers: 0 where an extent is 1.
    CUTECHECK_TRY(shape, numbered(layout.shape(), e));
    CUTECHECK_TRY(stride, numbered(layout.stride(), e));
    Expected<Layout> made = e.kind == Kind::kLayout ? Layout::make(shape, stride) : compactLayout(shape);
    if (!made) return errorAt(e, made.error().code, made.error().rule, made.error().message);
    layout = *made;
  }
  for (const IntTuple& extent : leaves(layout.shape())) {
    Scalar scalar = scalarOf(extent);
    if (auto error = noteDivisors(scalar, e)) return *error;
    if (auto error = noteExtent(scalar, e)) return *error;
  }
  for (const IntTuple& stride : leaves(layout.stride()))
    if (auto error = noteDivisors(scalarOf(stride), e)) return *error;
  LayoutValue value;
  value.form = formOf(layout);
  // Strides that are not written are 0 where an extent is 1, be it written M/M.
  if (e.kind != Kind::kLayout) value.form = denseLayout(layout.shape()).form;
  value.meaning = functionOf(layout);
  for (const Mode& mode : leavesOf(*value.form))
    if (mode.extent.is(1)) value.meaning = functionOf(*value.form);
  value.text = toString(layout);
  value.certain = {true, true, e.kind == Kind::kLayout};
  value.certain = asResult(value).certain;
  return value;
}

Expected<LayoutValue> Denoter::infix(const Expression& e) {
  const Expression& left = ungrouped(e.children[0]);
  const Expression* right = &e.children[1];
  if (left.kind != Kind::kSwizzle) {
    CUTECHECK_TRY(a, layout(left));
    CUTECHECK_TRY(b, tiler(*right));
    CUTECHECK_TRY(composed, Operations(*this).composeTiler(a, b, e));
    return asResult(std::move(composed));
  }
  Expected<Swizzle> swizzle = Swizzle::make(left.value, left.base, left.shift);
  if (!swizzle) return errorAt(left, swizzle.error().code, swizzle.error().rule, swizzle.error().message);
  Scalar shift = ScalarNode::constant(0);
  if (right->kind == Kind::kCompose && denotesInteger(right->children[0])) {
    CUTECHECK_TRY(offset, integer(right->children[0]));
    shift = offset;
    right = &right->children[1];
  }
  CUTECHECK_TRY(inner, layout(*right));
  inner.meaning = Function::chain({inner.meaning, Function::shiftBy(shift), Function::swizzled(*swizzle)});
  inner.heads.push_back({*swizzle, shift});
  inner.text = toString(*swizzle) + " o " + toString(shift) + " o " + inner.text;
  return inner;
}

Expected<LayoutValue> Denoter::layout(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  WorkLimit::spend(kReadUnits);
  if (const auto known = tuples.find(&e); known != tuples.end()) return known->second;
  if (denotesTuple(e) && hasCall(e)) {
    CUTECHECK_TRY(extents, shape(grouped));
    return asResult(denseLayout(extents));
  }
  if (e.kind != Kind::kCompose && e.kind != Kind::kCall) return literal(e);
  CUTECHECK_TRY(value, e.kind == Kind::kCompose ? infix(e) : Operations(*this).call(e));
  if (auto error = noteOffsets(value, e)) return *error;
  const OperationRow* row = findLayoutOperation(e.name);
  const bool asIs = e.kind == Kind::kCompose || e.name == "slice" || (row && row->keepsTree);
  return asIs ? value : asResult(std::move(value));
}

Denoter::TilerValue tilerOf(const IntTuple& extents) {
  Denoter::TilerValue value;
  if (extents.isLeaf()) {
    value.kind = Denoter::TilerValue::Kind::kLayout;
    value.layout = valueOf(Form(Polynomial::of(scalarOf(extents)), Polynomial(1)), Certain::all());
    return value;
  }
  value.kind = Denoter::TilerValue::Kind::kByMode;
  for (const IntTuple& mode : extents.modes()) value.modes.push_back(tilerOf(mode));
  return value;
}

Expected<Denoter::TilerValue> Denoter::tiler(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  TilerValue value;
  if (e.kind == Kind::kUnderscore) return value;
  if (denotesTuple(e) && e.kind != Kind::kTuple) {
    CUTECHECK_TRY(extents, shape(grouped));
    return tilerOf(extents);
  }
  if (e.kind == Kind::kTiler || e.kind == Kind::kTuple) {
    value.kind = TilerValue::Kind::kByMode;
    for (const Expression& child : e.children) {
      CUTECHECK_TRY(mode, tiler(child));
      value.modes.push_back(std::move(mode));
    }
    return value;
  }
  value.kind = TilerValue::Kind::kLayout;
  if (denotesInteger(e)) {
    // An integer n is n:1, also for n = 1.
    CUTECHECK_TRY(extent, integer(e));
    Expression one;
    one.value = 1;
    Expression pair;
    pair.kind = Kind::kLayout;
    pair.children = {e, one};
    pair.begin = e.begin;
    pair.end = e.end;
    if (!hasCall(e)) {
      CUTECHECK_TRY(written, literal(pair));
      value.layout = std::move(written);
    } else {
      if (auto error = noteExtent(extent, e)) return *error;
      value.layout = valueOf(Form(Polynomial::of(extent), Polynomial(1)), Certain::all());
    }
    return value;
  }
  CUTECHECK_TRY(inner, layout(e));
  value.layout = std::move(inner);
  return value;
}

LayoutValue Denoter::asResult(LayoutValue value) const {
  value.written = false;
  if (!value.form) return value;
  const std::vector<Mode> modes = leavesOf(*value.form);
  bool larger = true, zeros = true;
  for (const Mode& mode : modes) {
    larger = larger && (mode.extent.constant() || facts_.lessEqual(Polynomial(2), mode.extent));
    zeros = zeros && (!mode.extent.is(1) || mode.stride.is(0));
  }
  value.certain.fixed = value.certain.fixed || (value.certain.decided && larger);
  // A stride is what the function has at coordinate 1, where it has that coordinate.
  value.certain.strides = value.certain.strides || (value.certain.fixed && larger && zeros);
  return value;
}

bool Denoter::needsFixed(const LayoutValue& value) {
  if (value.certain.fixed) return true;
  const std::vector<Mode> modes = value.form ? leavesOf(*value.form) : std::vector<Mode>();
  if (!value.certain.decided) {
    for (size_t k = 1; k < modes.size(); ++k) {
      const Polynomial end = modes[k - 1].extent * modes[k - 1].stride;
      if (facts_.holds(end, Relation::kNotEqual, modes[k].stride)) continue;
      missing.push_back(value.text + " needs " + end.str() + " != " + modes[k].stride.str() + ": else two modes are one");
      return false;
    }
    missing.push_back("whether modes of " + value.text + " continue each other");
    return false;
  }
  missing.push_back(needsLarger(value, "a mode is dropped, or has another stride"));
  return false;
}

// The first extent that may be 1.
std::string Denoter::needsLarger(const LayoutValue& value, const std::string& why) const {
  if (value.form)
    for (const Mode& mode : leavesOf(*value.form))
      if (!mode.extent.constant() && !facts_.lessEqual(Polynomial(2), mode.extent))
        return value.text + " needs " + mode.extent.str() + " >= 2: at size 1 " + why;
  return "each extent of " + value.text + " >= 2: at size 1 " + why;
}

bool Denoter::needsStrides(const LayoutValue& value) {
  if (value.certain.strides) return true;
  missing.push_back(needsLarger(value, "a stride that is not written is 0"));
  return false;
}

Expected<LayoutValue> Denoter::compose(const LayoutValue& a, const LayoutValue& b, const Expression& at) {
  WorkLimit::spend(kComposeUnits);
  if (!b.heads.empty())
    return errorAt(at, Code::kUsage, "claim_c5", "the right operand of a composition carries no swizzle");
  // Out of its domain a result is extended as its own form says, not as what it was computed from.
  bool inside = false;
  if (a.form && b.form) {
    std::optional<Polynomial> reach = cosize(*b.form, facts_);
    inside = reach && facts_.lessEqual(*reach, sizeOf(*a.form));
    for (const Mode& mode : leavesOf(*b.form)) inside = inside && facts_.nonNegative(mode.stride);
  }
  Function outer = inside || a.written || !a.form ? a.meaning : valueOf(*a.form, a.certain, a.heads).meaning;
  LayoutValue result;
  result.heads = a.heads;
  result.text = "composition(" + a.text + "," + b.text + ")";
  result.meaning = Function::chain({b.meaning, outer});
  if (!a.form || !b.form) {
    if (missing.empty()) missing.push_back("the form of " + (a.form ? b : a).text);
    return result;
  }
  if (!inside && (!needsFixed(a) || !needsStrides(a))) return result;

  Computed computed = composition(*a.form, *b.form, facts_, limit_);
  if (computed.refused) {
    computed.refused->position = at.begin;
    return *computed.refused;
  }
  bool decided = true, keeps = true;
  if (!computed.form || !refines(*b.form, *computed.form, facts_, decided, keeps)) {
    missing.push_back(computed.form ? "a form of " + result.text : computed.missing);
    return result;
  }
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.obligation = true;
  goal.rule = computed.how;
  goal.f = sideOf(*computed.form);
  goal.g = result;
  if (!a.heads.empty()) goal.g.meaning = Function::chain({b.meaning, functionOf(*a.form)});
  goal.g.heads.clear();
  goal.text = goal.g.text + " is " + goal.f.text;
  obligations.push_back(std::move(goal));
  result.form = std::move(computed.form);
  result.certain = {keeps && b.certain.fixed, decided && b.certain.decided, false};
  return asResult(std::move(result));
}

}  // namespace cutecheck::oracle
