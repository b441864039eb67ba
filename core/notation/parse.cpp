// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values read off expressions.
#include "core/notation/parse.h"

#include <utility>

#include "core/notation/print.h"
#include "core/support/integers.h"

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

std::string_view describe(const Expression& e) {
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
      return "a call of ";  // and its name
    case Kind::kRelation:
      return "a relation";
  }
  return "an expression";
}

// Why `e` is not the `wanted` thing: an operation still to compute, or another kind of thing.
Diagnostic unwanted(const Expression& e, std::string_view wanted) {
  const std::string_view called = e.kind == Kind::kCall ? std::string_view(e.name) : std::string_view();
  if (e.kind == Kind::kCall || e.kind == Kind::kRelation || e.kind == Kind::kCompose)
    return failAt(e, Code::kUsage, "parse_c2",
                  joined({"expected ", wanted, ", found ", describe(e), called,
                          ": an operation to evaluate, not a value"}));
  return failAt(e, Code::kSyntax, "parse_c1", joined({"expected ", wanted, ", found ", describe(e)}));
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

// The number under an operator: a static or a symbolic integer, perhaps times a basis element.
struct Number {
  Scalar scalar;      // null for a static one
  int64_t value = 0;  // which is this
  std::vector<uint32_t> path;

  bool isStatic() const { return !scalar; }
  Scalar term() const { return scalar ? scalar : ScalarNode::constant(value); }
  IntTuple leaf() && {
    const IntTuple leaf = scalar ? IntTuple::symbolic(std::move(scalar)) : IntTuple(value);
    return path.empty() ? leaf : leaf.withPath(std::move(path));
  }
};

Expected<Number> negated(const Expression& e);
Expected<Number> arithmetic(const Expression& e);

// Reads `e`, an operand that was written as `whole`: parentheses round a number are grouping.
Expected<Number> operand(const Expression& e, const Expression& whole) {
  Number number;
  if (e.kind == Kind::kInt) {
    number.value = e.value;
    return number;
  }
  if (e.kind == Kind::kSymbol && !isTruth(e)) {
    number.scalar = ScalarNode::symbol(e.name, e.value);
    return number;
  }
  if (e.kind == Kind::kUnary) return negated(e);
  if (e.kind == Kind::kBinary) return arithmetic(e);
  if (e.kind == Kind::kTuple && e.children.size() == 1) return operand(e.children[0], whole);
  CUTECHECK_TRY(leaf, toIntTuple(e));
  if (leaf.isTuple())
    return failAt(whole, Code::kSyntax, "parse_c3", "arithmetic needs integers, found a tuple");
  if (leaf.isUnderscore())
    return failAt(whole, Code::kSyntax, "parse_c3", "arithmetic needs integers, found _");
  if (leaf.kind() == IntTuple::Kind::kDynamic)
    return failAt(whole, Code::kSyntax, "parse_c3",
                  "arithmetic on ? names no one integer; name it, as in 2*M");
  if (leaf.kind() == IntTuple::Kind::kInt)
    number.value = leaf.value();
  else
    number.scalar = leaf.scalar();
  number.path = leaf.path();
  return number;
}

Expected<Number> negated(const Expression& e) {
  CUTECHECK_TRY(number, operand(e.children[0], e.children[0]));
  if (!number.isStatic()) {
    number.scalar = ScalarNode::negate(std::move(number.scalar));
    return number;
  }
  const auto value = narrow(-Int128{number.value});
  if (!value) return failAt(e, Code::kOverflow, "parse_c4", "the negated integer leaves 64 bits");
  number.value = *value;
  return number;
}

Expected<Number> arithmetic(const Expression& e) {
  CUTECHECK_TRY(lhs, operand(e.children[0], e.children[0]));
  CUTECHECK_TRY(rhs, operand(e.children[1], e.children[1]));
  if (!lhs.path.empty() || !rhs.path.empty())
    return failAt(e, Code::kSyntax, "parse_c3",
                  "arithmetic on a basis stride; scale it first, as in (2*M)@0");
  if ((e.op == '/' || e.op == '%') && rhs.isStatic() && rhs.value == 0)
    return failAt(e, Code::kDivisionByZero, "parse_c5", "the divisor is 0");
  // Languages disagree on the quotient, and claims refuse it.
  if ((e.op == '/' || e.op == '%') && rhs.isStatic() && rhs.value < 0)
    return failAt(e, Code::kUsage, "parse_c5", "a divisor must be at least 1, found " + std::to_string(rhs.value));
  const ScalarNode::Op op = scalarOp(e.op);
  Number result;
  if (!lhs.isStatic() || !rhs.isStatic()) {
    result.scalar = ScalarNode::binary(op, lhs.term(), rhs.term());
    return result;
  }
  const std::optional<int64_t> value = ScalarNode::fold(op, lhs.value, rhs.value);
  if (!value) return failAt(e, Code::kOverflow, "parse_c4", "the result leaves 64 bits");
  result.value = *value;
  return result;
}

Expected<IntTuple> leafOf(Expected<Number> number) {
  if (!number.ok()) return std::move(number).error();
  return (*std::move(number)).leaf();
}

Expected<IntTuple> onBasis(const Expression& e) {
  CUTECHECK_TRY(t, toIntTuple(e.children[0]));
  IntTuple leaf = std::move(t);
  while (leaf.isTuple() && leaf.rank() == 1) leaf = leaf.mode(0);
  if (leaf.isTuple() || leaf.isUnderscore())
    return failAt(e, Code::kSyntax, "parse_c3",
                  std::string("a basis stride scales an integer, not ") + (leaf.isTuple() ? "a tuple" : "_"));
  std::vector<uint32_t> path = e.path;
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
      return IntTuple::dynamic({e.width, e.value});
    case Kind::kUnderscore:
      return IntTuple::underscore();
    case Kind::kUnary:
      return leafOf(negated(e));
    case Kind::kBinary:
      return leafOf(arithmetic(e));
    case Kind::kBasis:
      return onBasis(e);
    case Kind::kTuple: {
      TupleBuilder tuple(e.children.size());
      for (const Expression& child : e.children) {
        // A number, the most common, needs no answer.
        if (child.kind == Kind::kInt) {
          tuple.push(child.value);
          continue;
        }
        CUTECHECK_TRY(mode, toIntTuple(child));
        tuple.push(mode);
      }
      return std::move(tuple).finish();
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
  Expected<Layout> layout = Layout::make(std::move(extent), IntTuple(1));
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
    composed.offset = offset;
    rest = &rest->children[1];
  }
  CUTECHECK_TRY(layout, toLayout(*rest));
  composed.layout = std::move(layout);
  return composed;
}

Expected<Value> toValue(const Expression& grouped) {
  const Expression& e = ungrouped(grouped);
  if (isTruth(e)) return Value(e.name == "true");
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
