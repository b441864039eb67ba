// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/evaluate.h"

#include <algorithm>

#include "core/eval/same_value.h"
#include "core/layout/coalesce.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/tuple/tuple_modes.h"

namespace cutecheck {
namespace {

using Kind = Expression::Kind;

// Of two operands that have no result together, the second one is shown: its values are what the first has no layout for.
Diagnostic placed(Diagnostic error, const Expression& e) {
  const bool together = error.code == Code::kNotComposable && e.children.size() == 2 &&
                        (e.kind == Kind::kCall || e.kind == Kind::kCompose);
  if (!error.position) error.position = together ? e.children[1].begin : e.begin;
  return error;
}

// What one evaluation may produce, in leaves: a text of a few characters can ask for thousands of them, and a text has
// room for thousands of calls.
constexpr size_t kMaxProduced = 1u << 18;
constexpr size_t kOffsetsPerLeaf = 16;  // an offset of an image is a number, a leaf a node of a tree

struct Run {
  Domain domain;
  size_t left = kMaxProduced;
};

size_t weightOf(const Tiler& tiler) {
  if (tiler.isLayout()) return 2 * leaves(tiler.layout().shape()).size();
  size_t weight = 1;
  if (tiler.isTuple())
    for (const Tiler& mode : tiler.modes()) weight += weightOf(mode);
  return weight;
}

size_t weightOf(const Value& value) {
  const auto layout = [](const Layout& a) { return 2 * leaves(a.shape()).size(); };
  if (const auto* tuple = std::get_if<IntTuple>(&value)) return leaves(*tuple).size();
  if (const auto* plain = std::get_if<Layout>(&value)) return layout(*plain);
  if (const auto* composed = std::get_if<ComposedLayout>(&value)) return layout(composed->layout);
  if (const auto* tiler = std::get_if<Tiler>(&value)) return weightOf(*tiler);
  if (const auto* image = std::get_if<Image>(&value)) return image->offsets.size() / kOffsetsPerLeaf;
  return 1;
}

// Is there anything to compute inside?
bool isLiteral(const Expression& e) {
  if (e.kind == Kind::kCall || e.kind == Kind::kRelation) return false;
  return std::all_of(e.children.begin(), e.children.end(), isLiteral);
}

Expected<Value> compute(const Expression& e, Run& run);

// "composition(A, B) takes 2 arguments, got 1", "complement(A[, B]) takes 1 or 2 arguments, got 0".
std::string wrongArguments(const Operation& op, size_t got) {
  constexpr size_t kNamed = 8;  // operations of more arguments take any number of them
  const bool any = op.most > kNamed;
  const size_t shown = any ? std::max<size_t>(op.least, 1) : op.most;
  std::string call = std::string(op.name) + "(";
  for (size_t i = 0; i < shown; ++i) {
    const std::string name = (i == 0 ? "" : ", ") + std::string(1, static_cast<char>('A' + i));
    call += i < op.least ? name : "[" + name + "]";
  }
  if (any) call += ", ...";
  std::string count = std::to_string(op.least);
  if (any)
    count = got > op.most ? "at most " + std::to_string(op.most) : "at least " + count;
  else if (op.most > op.least)
    count += (op.most == op.least + 1 ? " or " : " to ") + std::to_string(op.most);
  const bool one = op.least == 1 && (op.most == 1 || (any && got < op.least));
  return call + ") takes " + count + (one ? " argument" : " arguments") + ", got " + std::to_string(got);
}

Expected<Value> apply(std::string_view name, const std::vector<Value>& args, Run& run) {
  CUTECHECK_TRY(op, findOperation(name));
  if (args.size() < op->least || args.size() > op->most)
    return makeError(Code::kUsage, "arguments", wrongArguments(*op, args.size()));
  CUTECHECK_TRY(value, op->compute(args, run.domain));
  const size_t weight = weightOf(value);
  if (weight > run.left)
    return makeError(Code::kLimit, "evaluate_c1",
                     "the operations of one expression produce more than " + std::to_string(kMaxProduced) + " leaves");
  run.left -= weight;
  return value;
}

Expected<Value> computeCall(const Expression& e, Run& run) {
  std::vector<Value> args;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(arg, compute(child, run));
    args.push_back(std::move(arg));
  }
  return apply(e.name, args, run);
}

// a o b, and S o n o L with something left to compute in n or L.
Expected<Value> computeCompose(const Expression& e, Run& run) {
  CUTECHECK_TRY(left, compute(e.children[0], run));
  const Expression& right = e.children[1];
  if (const auto* swizzle = std::get_if<Swizzle>(&left); swizzle && right.kind == Kind::kCompose) {
    CUTECHECK_TRY(middle, compute(right.children[0], run));
    if (const auto* offset = std::get_if<IntTuple>(&middle); offset && offset->isInt()) {
      CUTECHECK_TRY(value, compute(right.children[1], run));
      CUTECHECK_TRY(layout, asLayout(value));
      return Value(ComposedLayout{*swizzle, *offset, std::move(layout)});
    }
  }
  CUTECHECK_TRY(value, compute(right, run));
  return apply("composition", {left, value}, run);
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

Expected<Value> computeRelation(const Expression& e, Run& run) {
  CUTECHECK_TRY(a, compute(e.children[0], run));
  CUTECHECK_TRY(b, compute(e.children[1], run));
  const auto* tupleA = std::get_if<IntTuple>(&a);
  const auto* tupleB = std::get_if<IntTuple>(&b);
  if (tupleA && tupleB && unwrap(*tupleA).isLeaf() && unwrap(*tupleB).isLeaf()) {
    // Parentheses around one integer are a grouping.
    a = unwrap(*tupleA);
    b = unwrap(*tupleB);
  }
  const bool equality = e.relation == Relation::kEqual || e.relation == Relation::kNotEqual;
  if (equality || e.relation == Relation::kIdentical) {
    Expected<bool> same = sameValue(a, b);
    const bool plain = (tupleA && tupleB) || std::holds_alternative<bool>(a) || std::holds_alternative<Swizzle>(a);
    if (equality && !plain && (!same.ok() || !*same))
      same = isDecided(a) && isDecided(b) ? sameFunction(a, b) : Expected<bool>(dependsOnSymbols());
    if (!same.ok()) return std::move(same).error();
    return Value(*same == (e.relation != Relation::kNotEqual));
  }
  if (tupleA && tupleB && tupleA->isLeaf() && tupleB->isLeaf() && !(isDecided(a) && isDecided(b))) return dependsOnSymbols();
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
Expected<Value> computeAround(const Expression& e, Run& run) {
  Expression folded = e;
  for (Expression& child : folded.children) {
    if (isLiteral(child)) continue;
    CUTECHECK_TRY(value, compute(child, run));
    CUTECHECK_TRY(literal, parseExpression(toString(value)));
    child = std::move(literal);
    child.begin = child.end = e.begin;
  }
  return toValue(folded);
}

Expected<Value> compute(const Expression& e, Run& run) {
  Expected<Value> result = [&]() -> Expected<Value> {
    switch (e.kind) {
      case Kind::kCall: return computeCall(e, run);
      case Kind::kRelation: return computeRelation(e, run);
      case Kind::kCompose: return computeCompose(e, run);
      default: return isLiteral(e) ? toValue(e) : computeAround(e, run);
    }
  }();
  if (!result.ok()) return placed(std::move(result).error(), e);
  return result;
}

}  // namespace

Expected<Value> evaluate(const Expression& expression, Domain domain) {
  Run run{domain};
  return compute(expression, run);
}

Expected<Value> evaluateCall(std::string_view op, const std::vector<std::string>& args, Domain domain) {
  std::vector<Value> values;
  for (const std::string& text : args) {
    CUTECHECK_TRY(expression, parseExpression(text));
    CUTECHECK_TRY(value, evaluate(expression, domain));
    values.push_back(std::move(value));
  }
  Run run{domain};
  return apply(op, values, run);
}

}  // namespace cutecheck
