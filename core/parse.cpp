// Values read off expressions.
#include "core/parse.h"

#include <utility>

#include "core/fault.h"
#include "core/integers.h"
#include "core/print.h"

namespace cutecheck {
namespace {

using Kind = Expression::Kind;

Diagnostic failAt(const Expression& e, Code code, std::string rule, std::string message) {
  Diagnostic d = makeError(code, std::move(rule), std::move(message));
  d.position = e.begin;
  return d;
}

Diagnostic at(Diagnostic d, const Expression& e) {
  if (!d.position) d.position = e.begin;
  return d;
}

std::string describe(const Expression& e) {
  switch (e.kind) {
    case Kind::kInt:
    case Kind::kSymbol:
    case Kind::kDynamic:
    case Kind::kUnary:
    case Kind::kBinary:
      return "an integer";
    case Kind::kUnderscore:
      return "_";
    case Kind::kBasis:
      return "a basis stride";
    case Kind::kTuple:
      return "a tuple";
    case Kind::kTiler:
      return "a tiler";
    case Kind::kLayout:
      return "a layout";
    case Kind::kSwizzle:
      return "a swizzle";
    case Kind::kCompose:
      return "a composition";
    case Kind::kCall:
      return "a call of " + e.name;
    case Kind::kRelation:
      return "a relation";
  }
  return "an expression";
}

// Why `e` is not the `wanted` thing: an operation still to compute, or another kind of thing.
Diagnostic unwanted(const Expression& e, const std::string& wanted) {
  if (e.kind == Kind::kCall || e.kind == Kind::kRelation || e.kind == Kind::kCompose)
    return failAt(
        e, Code::kUsage, "parse_c2",
        "expected " + wanted + ", found " + describe(e) + ": an operation to evaluate, not a value");
  return failAt(e, Code::kSyntax, "parse_c1", "expected " + wanted + ", found " + describe(e));
}

bool isTruth(const Expression& e) {
  return e.kind == Kind::kSymbol && e.value == 1 && (e.name == "true" || e.name == "false");
}

// Something else than integers and tuples of them, possibly in parentheses.
bool isNonInteger(const Expression& e) {
  switch (e.kind) {
    case Kind::kTiler:
    case Kind::kLayout:
    case Kind::kSwizzle:
    case Kind::kCompose:
    case Kind::kCall:
    case Kind::kRelation:
      return true;
    case Kind::kTuple:
      return e.children.size() == 1 && isNonInteger(e.children[0]);
    default:
      return false;
  }
}

// (4:1,2:4): a tuple of several things, one of them a layout.
bool isTupleOfLayouts(const Expression& e) {
  if (e.kind != Kind::kTuple) return false;
  for (const Expression& child : e.children)
    if (isNonInteger(child) || isTupleOfLayouts(child)) return true;
  return false;
}

// --- integers ---------------------------------------------------------------------------------

ScalarNode::Op scalarOp(char op) {
  switch (op) {
    case '+':
      return ScalarNode::Op::kAdd;
    case '-':
      return ScalarNode::Op::kSub;
    case '*':
      return ScalarNode::Op::kMul;
    case '/':
      return ScalarNode::Op::kDiv;
    default:
      return ScalarNode::Op::kMod;
  }
}

// The number under an operator, parentheses around it being grouping. The kinds it may have:
// a static or a symbolic leaf without basis.
Expected<IntTuple> operand(const Expression& e) {
  CUTECHECK_TRY(t, toIntTuple(e));
  IntTuple leaf = std::move(t);
  while (leaf.isTuple() && leaf.rank() == 1) leaf = leaf.mode(0);
  if (leaf.isTuple()) return failAt(e, Code::kSyntax, "parse_c3", "arithmetic needs integers, found a tuple");
  if (leaf.isUnderscore()) return failAt(e, Code::kSyntax, "parse_c3", "arithmetic needs integers, found _");
  if (leaf.kind() == IntTuple::Kind::kDynamic)
    return failAt(e, Code::kSyntax, "parse_c3", "arithmetic on ? names no one integer; name it, as in 2*M");
  return leaf;
}

Scalar asScalar(const IntTuple& leaf) {
  return leaf.kind() == IntTuple::Kind::kInt ? ScalarNode::constant(leaf.value()) : leaf.scalar();
}

Expected<IntTuple> negated(const Expression& e) {
  CUTECHECK_TRY(leaf, operand(e.children[0]));
  if (leaf.kind() == IntTuple::Kind::kInt) {
    const auto value = CUTECHECK_FAULT("parse.negation_wraps")
                           ? std::optional(static_cast<int64_t>(0 - static_cast<uint64_t>(leaf.value())))
                           : narrow(-Int128{leaf.value()});
    if (!value) return failAt(e, Code::kOverflow, "parse_c4", "the negated integer leaves 64 bits");
    return CUTECHECK_FAULT("parse.negated_basis_lost") ? IntTuple(*value)
                                                       : IntTuple(*value).withPath(leaf.path());
  }
  return IntTuple::symbolic(ScalarNode::negate(leaf.scalar())).withPath(leaf.path());
}

Expected<IntTuple> arithmetic(const Expression& e) {
  CUTECHECK_TRY(lhs, operand(e.children[0]));
  CUTECHECK_TRY(rhs, operand(e.children[1]));
  if (!lhs.path().empty() || !rhs.path().empty())
    return failAt(e, Code::kSyntax, "parse_c3",
                  "arithmetic on a basis stride; scale it first, as in (2*M)@0");
  if ((e.op == '/' || (e.op == '%' && !CUTECHECK_FAULT("parse.remainder_by_zero"))) && rhs.isInt(0))
    return failAt(e, Code::kDivisionByZero, "parse_c5", "the divisor is 0");
  if (CUTECHECK_FAULT("parse.truncating_division") && e.op == '/' && lhs.isInt() && rhs.isInt())
    return IntTuple(lhs.value() / rhs.value());
  const Scalar result = ScalarNode::binary(scalarOp(e.op), asScalar(lhs), asScalar(rhs));
  if (lhs.isInt() && rhs.isInt() && result->op() != ScalarNode::Op::kConstant)
    return failAt(e, Code::kOverflow, "parse_c4", "the result leaves 64 bits");
  return IntTuple::symbolic(result);
}

Expected<IntTuple> onBasis(const Expression& e) {
  CUTECHECK_TRY(t, toIntTuple(e.children[0]));
  IntTuple leaf = std::move(t);
  while (leaf.isTuple() && leaf.rank() == 1) leaf = leaf.mode(0);
  if (leaf.isTuple() || leaf.isUnderscore())
    return failAt(e, Code::kSyntax, "parse_c3",
                  std::string("a basis stride scales an integer, not ") + (leaf.isTuple() ? "a tuple" : "_"));
  std::vector<uint32_t> path = e.path;
  if (!CUTECHECK_FAULT("parse.inner_basis_lost"))
    path.insert(path.end(), leaf.path().begin(), leaf.path().end());
  return leaf.withPath(std::move(path));
}

// --- layouts ----------------------------------------------------------------------------------

Expected<Layout> layoutOf(const Expression& e) {
  CUTECHECK_TRY(shape, toIntTuple(e.children[0]));
  CUTECHECK_TRY(stride, toIntTuple(e.children[1]));
  Expected<Layout> layout = Layout::make(std::move(shape), std::move(stride));
  if (!layout.ok()) return at(std::move(layout).error(), e);
  return layout;
}

// Written down, not computed: no operation stands outermost.
bool isPlain(const Expression& e) {
  const Kind kind = ungrouped(e).kind;
  return kind != Kind::kCompose && kind != Kind::kCall && kind != Kind::kRelation;
}

// S o L and S o n o L: the compositions that are values.
bool isComposedLayout(const Expression& e) {
  if (e.kind != Kind::kCompose || ungrouped(e.children[0]).kind != Kind::kSwizzle) return false;
  const Expression& rest = e.children[1];
  if (rest.kind != Kind::kCompose) return isPlain(rest);
  const Expression& offset = rest.children[0];
  return !isNonInteger(offset) && offset.kind != Kind::kTuple && isPlain(rest.children[1]);
}

// --- whole texts ------------------------------------------------------------------------------

template <typename T>
Expected<T> parsed(std::string_view text, Expected<T> (*read)(const Expression&)) {
  CUTECHECK_TRY(e, parseExpression(text));
  return read(e);
}

}  // namespace

const Expression& ungrouped(const Expression& e) {
  const Expression* inner = &e;
  while (inner->kind == Kind::kTuple && isNonInteger(*inner)) inner = &inner->children[0];
  return *inner;
}

Expected<IntTuple> toIntTuple(const Expression& e) {
  switch (e.kind) {
    case Kind::kInt:
      return IntTuple(e.value);
    case Kind::kSymbol:
      if (isTruth(e))
        return failAt(e, Code::kSyntax, "parse_c1", "expected an integer, found the truth value " + e.name);
      return IntTuple::symbolic(ScalarNode::symbol(e.name, e.value));
    case Kind::kDynamic:
      return IntTuple::dynamic(e.dynamic);
    case Kind::kUnderscore:
      return IntTuple::underscore();
    case Kind::kUnary:
      return negated(e);
    case Kind::kBinary:
      return arithmetic(e);
    case Kind::kBasis:
      return onBasis(e);
    case Kind::kTuple: {
      std::vector<IntTuple> modes;
      modes.reserve(e.children.size());
      for (const Expression& child : e.children) {
        CUTECHECK_TRY(mode, toIntTuple(child));
        modes.push_back(std::move(mode));
      }
      return IntTuple::tuple(std::move(modes));
    }
    default:
      return unwanted(e, "an integer or a tuple of integers");
  }
}

Expected<Layout> toLayout(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (e.kind == Kind::kLayout) return layoutOf(e);
  if (isTupleOfLayouts(e))
    return failAt(e, Code::kSyntax, "parse_c1",
                  "a tuple of layouts is no layout; a tiler is written <4:1,2:4>");
  if (isNonInteger(e)) return unwanted(e, "a layout");
  CUTECHECK_TRY(shape, toIntTuple(e));
  Expected<Layout> layout = compactLayout(shape);
  if (!layout.ok()) return at(std::move(layout).error(), e);
  return layout;
}

Expected<Tiler> toTiler(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (e.kind == Kind::kUnderscore) return Tiler::keep();
  if (e.kind == Kind::kLayout) {
    CUTECHECK_TRY(layout, layoutOf(e));
    return Tiler(std::move(layout));
  }
  if (e.kind == Kind::kTiler || e.kind == Kind::kTuple) {
    std::vector<Tiler> modes;
    modes.reserve(e.children.size());
    for (const Expression& child : e.children) {
      CUTECHECK_TRY(mode, toTiler(child));
      modes.push_back(std::move(mode));
    }
    return Tiler::tuple(std::move(modes));
  }
  if (isNonInteger(e)) return unwanted(e, "a tiler");
  CUTECHECK_TRY(extent, toIntTuple(e));
  Expected<Layout> layout =
      Layout::make(std::move(extent), IntTuple(CUTECHECK_FAULT("parse.tiler_stride_0") ? 0 : 1));
  if (!layout.ok()) return at(std::move(layout).error(), e);
  return Tiler(std::move(layout).value());
}

Expected<Swizzle> toSwizzle(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (e.kind != Kind::kSwizzle) return unwanted(e, "a swizzle");
  Expected<Swizzle> s = Swizzle::make(e.value, e.base, e.shift);
  if (!s.ok()) return at(std::move(s).error(), e);
  return s;
}

Expected<ComposedLayout> toComposedLayout(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (!isComposedLayout(e)) return unwanted(e, "a composed layout S<B,M,S> o n o L");
  CUTECHECK_TRY(swizzle, toSwizzle(e.children[0]));
  ComposedLayout composed;
  composed.swizzle = swizzle;
  const Expression* rest = &e.children[1];
  if (rest->kind == Kind::kCompose) {
    CUTECHECK_TRY(offset, toIntTuple(rest->children[0]));
    if (offset.isUnderscore() || !offset.path().empty())
      return failAt(*rest, Code::kSyntax, "parse_c1", "the offset of a composed layout is an integer");
    if (!CUTECHECK_FAULT("parse.offset_dropped")) composed.offset = offset;
    rest = &rest->children[1];
  }
  CUTECHECK_TRY(layout, toLayout(*rest));
  composed.layout = std::move(layout);
  return composed;
}

Expected<Value> toValue(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (isTruth(e)) return Value(e.name == "true" || CUTECHECK_FAULT("parse.false_is_true"));
  switch (e.kind) {
    case Kind::kLayout: {
      CUTECHECK_TRY(layout, layoutOf(e));
      return Value(std::move(layout));
    }
    case Kind::kTiler: {
      CUTECHECK_TRY(tiler, toTiler(e));
      return Value(std::move(tiler));
    }
    case Kind::kSwizzle: {
      CUTECHECK_TRY(swizzle, toSwizzle(e));
      return Value(swizzle);
    }
    case Kind::kCompose: {
      CUTECHECK_TRY(composed, toComposedLayout(e));
      return Value(std::move(composed));
    }
    case Kind::kCall:
    case Kind::kRelation:
      return unwanted(e, "a value");
    default:
      break;
  }
  if (isTupleOfLayouts(e))
    return failAt(e, Code::kSyntax, "parse_c1",
                  "a tuple of layouts is no value; a tiler is written <4:1,2:4>");
  CUTECHECK_TRY(tuple, toIntTuple(e));
  return Value(std::move(tuple));
}

Expected<IntTuple> parseIntTuple(std::string_view text) { return parsed(text, toIntTuple); }
Expected<Layout> parseLayout(std::string_view text) { return parsed(text, toLayout); }
Expected<Tiler> parseTiler(std::string_view text) { return parsed(text, toTiler); }
Expected<Value> parseValue(std::string_view text) { return parsed(text, toValue); }

Expected<Swizzle> parseSwizzle(std::string_view text) { return parsed(text, toSwizzle); }
Expected<ComposedLayout> parseComposedLayout(std::string_view text) { return parsed(text, toComposedLayout); }

}  // namespace cutecheck
