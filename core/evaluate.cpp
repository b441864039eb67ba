#include "core/evaluate.h"

#include <algorithm>

#include "core/coalesce.h"
#include "core/parse.h"
#include "core/print.h"
#include "core/size.h"

namespace cutecheck {
namespace {

using Kind = Expression::Kind;

Diagnostic placed(Diagnostic error, const Expression& e) {
  if (!error.position) error.position = e.begin;
  return error;
}

// Is there anything to compute inside?
bool isLiteral(const Expression& e) {
  if (e.kind == Kind::kCall || e.kind == Kind::kRelation) return false;
  return std::all_of(e.children.begin(), e.children.end(), isLiteral);
}

Expected<Value> compute(const Expression& e, Domain domain);

Expected<Value> apply(std::string_view name, const std::vector<Value>& args, Domain domain) {
  CUTECHECK_TRY(op, findOperation(name));
  if (args.size() < op->least || args.size() > op->most)
    return makeError(Code::kUsage, "arguments",
                     std::string(op->name) + " takes " + std::string(op->signature) + ", got " +
                         std::to_string(args.size()) + (args.size() == 1 ? " argument" : " arguments"));
  return op->compute(args, domain);
}

Expected<Value> computeCall(const Expression& e, Domain domain) {
  std::vector<Value> args;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(arg, compute(child, domain));
    args.push_back(std::move(arg));
  }
  return apply(e.name, args, domain);
}

// a o b, and S o n o L with something left to compute in n or L.
Expected<Value> computeCompose(const Expression& e, Domain domain) {
  CUTECHECK_TRY(left, compute(e.children[0], domain));
  const Expression& right = e.children[1];
  if (const auto* swizzle = std::get_if<Swizzle>(&left); swizzle && right.kind == Kind::kCompose) {
    CUTECHECK_TRY(middle, compute(right.children[0], domain));
    if (const auto* offset = std::get_if<IntTuple>(&middle); offset && offset->isInt()) {
      CUTECHECK_TRY(value, compute(right.children[1], domain));
      CUTECHECK_TRY(layout, asLayout(value));
      return Value(ComposedLayout{*swizzle, *offset, std::move(layout)});
    }
  }
  CUTECHECK_TRY(value, compute(right, domain));
  return apply("composition", {left, value}, domain);
}

// Equal size and equal offset at every linear index.
Expected<bool> sameFunction(const Value& a, const Value& b) {
  const auto* composedA = std::get_if<ComposedLayout>(&a);
  const auto* composedB = std::get_if<ComposedLayout>(&b);
  if (composedA && composedB && composedA->swizzle == composedB->swizzle && composedA->offset == composedB->offset)
    return sameFunction(Value(composedA->layout), Value(composedB->layout));
  if (composedA || composedB)
    return makeError(Code::kUsage, "relation_c2",
                     "== of composed layouts with different swizzles or offsets is a claim: use prove");
  CUTECHECK_TRY(layoutA, asLayout(a));
  CUTECHECK_TRY(layoutB, asLayout(b));
  CUTECHECK_TRY(canonicalA, coalesce(layoutA));
  CUTECHECK_TRY(canonicalB, coalesce(layoutB));
  return canonicalA == canonicalB;
}

Expected<Value> computeRelation(const Expression& e, Domain domain) {
  CUTECHECK_TRY(a, compute(e.children[0], domain));
  CUTECHECK_TRY(b, compute(e.children[1], domain));
  if (e.relation == Relation::kIdentical) return Value(a == b);
  const auto* tupleA = std::get_if<IntTuple>(&a);
  const auto* tupleB = std::get_if<IntTuple>(&b);
  const bool equality = e.relation == Relation::kEqual || e.relation == Relation::kNotEqual;
  if (equality) {
    bool same = a == b;
    const bool plain = (tupleA && tupleB) || std::holds_alternative<bool>(a) || std::holds_alternative<Swizzle>(a);
    if (!plain && !same) {
      CUTECHECK_TRY(equal, sameFunction(a, b));
      same = equal;
    }
    return Value(same == (e.relation == Relation::kEqual));
  }
  if (!tupleA || !tupleB || !tupleA->isInt() || !tupleB->isInt())
    return makeError(Code::kUsage, "relation_c1", "<, <=, > and >= compare integers");
  const int64_t x = tupleA->value(), y = tupleB->value();
  switch (e.relation) {
    case Relation::kLess: return Value(x < y);
    case Relation::kLessEqual: return Value(x <= y);
    case Relation::kGreater: return Value(x > y);
    default: return Value(x >= y);
  }
}

// A literal around calls: each child with something to compute is replaced by what it comes to.
Expected<Value> computeAround(const Expression& e, Domain domain) {
  Expression folded = e;
  for (Expression& child : folded.children) {
    if (isLiteral(child)) continue;
    CUTECHECK_TRY(value, compute(child, domain));
    CUTECHECK_TRY(literal, parseExpression(toString(value)));
    child = std::move(literal);
    child.begin = child.end = e.begin;
  }
  return toValue(folded);
}

Expected<Value> compute(const Expression& e, Domain domain) {
  Expected<Value> result = [&]() -> Expected<Value> {
    switch (e.kind) {
      case Kind::kCall: return computeCall(e, domain);
      case Kind::kRelation: return computeRelation(e, domain);
      case Kind::kCompose: return computeCompose(e, domain);
      default: return isLiteral(e) ? toValue(e) : computeAround(e, domain);
    }
  }();
  if (!result.ok()) return placed(std::move(result).error(), e);
  return result;
}

}  // namespace

Expected<Value> evaluate(const Expression& expression, Domain domain) { return compute(expression, domain); }

Expected<Value> evaluateCall(std::string_view op, const std::vector<std::string>& args, Domain domain) {
  std::vector<Value> values;
  for (const std::string& text : args) {
    CUTECHECK_TRY(expression, parseExpression(text));
    CUTECHECK_TRY(value, evaluate(expression, domain));
    values.push_back(std::move(value));
  }
  return apply(op, values, domain);
}

}  // namespace cutecheck
