// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/explain_steps.h"

#include <algorithm>
#include <array>

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/eval/evaluate.h"
#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

using Kind = Expression::Kind;
constexpr int64_t kShown = 12;  // values of a function
constexpr int64_t kMostPlaces = int64_t{1} << 30;

bool computes(const Expression& e) {
  if (e.kind == Kind::kCall || e.kind == Kind::kRelation) return true;
  if (e.kind == Kind::kCompose && !toValue(e).ok()) return true;
  return std::any_of(e.children.begin(), e.children.end(), computes);
}

std::string row(int64_t size, const auto& at) {
  std::string text;
  for (int64_t c = 0; c < std::min(size, kShown); ++c) {
    const auto value = at(c);
    if (!value.ok()) return {};
    text += (c == 0 ? "" : " ") + std::to_string(*value);
  }
  return size > kShown ? text + " ..." : text;
}

// The first values of a layout.
std::string valuesOf(const Value& value) {
  if (const auto* layout = std::get_if<Layout>(&value);
      layout && layout->isStatic() && !layout->stride().hasBasis())
    if (const auto n = size(*layout); n.ok()) return row(*n, [&](int64_t c) { return offsetAt(*layout, c); });
  if (const auto* composed = std::get_if<ComposedLayout>(&value); composed && composed->layout.isStatic())
    if (const auto n = size(composed->layout); n.ok())
      return row(*n, [&](int64_t c) { return offsetAt(*composed, c); });
  return {};
}

std::string overhang(int64_t n) {
  return std::to_string(n) + (n == 1 ? " coordinate overhangs" : " coordinates overhang");
}

class Walk {
 public:
  Explanation take() && { return std::move(explanation_); }

  std::optional<Value> value(const Expression& e) {
    if (!computes(e)) {
      const Expected<Value> literal = toValue(e);
      if (literal.ok()) return *literal;
      return fail(literal.error(), e, e), std::nullopt;
    }
    if (e.kind == Kind::kCompose && e.children[0].kind == Kind::kSwizzle &&
        e.children[1].kind == Kind::kCompose && e.children[1].children[0].kind == Kind::kInt)
      return swizzled(e);
    Expression folded = e;
    std::vector<Value> values;
    for (Expression& child : folded.children) {
      const uint32_t begin = child.begin;
      const std::optional<Value> inner = value(child);
      if (!inner) return std::nullopt;
      const Expected<Expression> literal = parseExpression(toString(*inner));
      if (!literal.ok()) return fail(literal.error(), child, child), std::nullopt;
      child = *literal;
      child.begin = child.end = begin;
      values.push_back(*inner);
    }
    return step(e, folded, values);
  }

 private:
  void fail(Diagnostic error, const Expression& place, const Expression& call) {
    const bool together = error.code == Code::kNotComposable && place.children.size() == 2;
    error.position = together ? place.children[1].begin : place.begin;  // as evaluate() places it
    explanation_.error = std::move(error);
    explanation_.refused = call;
  }

  // S o n o L with something to compute in L alone: what is composed is a value.
  std::optional<Value> swizzled(const Expression& e) {
    const Expression& behind = e.children[1];
    const Expected<Swizzle> swizzle = toSwizzle(e.children[0]);
    if (!swizzle.ok()) return fail(swizzle.error(), e, e), std::nullopt;
    const std::optional<Value> inner = value(behind.children[1]);
    if (!inner) return std::nullopt;
    const Expected<Layout> layout = asLayout(*inner);
    if (!layout.ok()) return fail(layout.error(), e, e), std::nullopt;
    return Value(ComposedLayout{*swizzle, IntTuple(behind.children[0].value), *layout});
  }

  // The operation on values, with what its definition takes from them.
  std::optional<Value> step(const Expression& e, const Expression& folded, const std::vector<Value>& values) {
    ExplainStep made;
    made.call = toString(folded);
    const std::string name = e.kind == Kind::kCompose ? "composition" : e.kind == Kind::kCall ? e.name : "";
    if (name == "composition" && values.size() == 2) composed(values[0], values[1], made);
    constexpr std::array<std::string_view, 4> kDivides = {"logical_divide", "zipped_divide", "tiled_divide",
                                                          "flat_divide"};
    if (std::find(kDivides.begin(), kDivides.end(), name) != kDivides.end() && values.size() == 2)
      divided(values[0], values[1], made);
    if (name == "logical_product" && values.size() == 2) multiplied(values[0], values[1], made);
    const Expected<Value> result = evaluate(folded);
    if (!result.ok()) {
      explanation_.steps.push_back(std::move(made));
      fail(result.error(), e, folded);
      return std::nullopt;
    }
    // What was met on the way belongs to a refusal alone.
    explanation_.differ.reset();
    explanation_.operands.clear();
    made.result = toString(*result);
    if (made.values.empty())
      if (std::string shown = valuesOf(*result); !shown.empty())
        made.values.emplace_back("values", std::move(shown));
    explanation_.steps.push_back(std::move(made));
    return *result;
  }

  // A o B: the values of B, of A behind them; of a refused one both values where no layout goes on.
  void composed(const Value& left, const Value& right, ExplainStep& made) {
    const Expected<Layout> a = asLayout(left);
    if (const Expected<Tiler> tiler = asTiler(right);
        a.ok() && std::holds_alternative<Tiler>(right) && tiler.ok() && tiler->isTuple()) {
      for (size_t i = 0; i < std::min(tiler->modes().size(), a->rank()); ++i)
        if (const Tiler& one = tiler->modes()[i]; one.isLayout())
          composedOf(a->mode(i), one.layout(), "mode " + std::to_string(i) + ": ", made);
      return;
    }
    const Expected<Layout> b = asLayout(right);
    if (a.ok() && b.ok()) return composedOf(*a, *b, "", made);
    const auto* swizzled = std::get_if<ComposedLayout>(&left);
    if (swizzled == nullptr || !b.ok() || !b->isStatic()) return;
    const auto n = size(*b);
    if (!n.ok()) return;
    made.values.emplace_back("B(c)", row(*n, [&](int64_t c) { return offsetAt(*b, c); }));
    made.values.emplace_back("A(B(c))", row(*n, [&](int64_t c) -> Expected<int64_t> {
                               CUTECHECK_TRY(inner, offsetAt(*b, c));
                               return offsetAt(*swizzled, inner);
                             }));
  }

  void composedOf(const Layout& a, const Layout& b, const std::string& lead, ExplainStep& made) {
    const auto n = size(b);
    if (!a.isStatic() || !b.isStatic() || !n.ok()) return;
    const Expected<Layout> result = composition(a, b);
    const std::string operands = "A = " + toString(a) + ", B = " + toString(b);
    made.notes.push_back(lead + operands + (result.ok() ? ", A o B = " + toString(*result) : ""));
    made.values.emplace_back(lead + "B(c)", row(*n, [&](int64_t c) { return offsetAt(b, c); }));
    made.values.emplace_back(lead + "A(B(c))", row(*n, [&](int64_t c) -> Expected<int64_t> {
                               CUTECHECK_TRY(inner, offsetAt(b, c));
                               return offsetAt(a, inner);
                             }));
    if (result.ok() || result.error().witness.empty() || explanation_.differ) return;
    explanation_.operands = lead + operands;
    explanation_.differ = twoValues(a, b, result.error().witness[0]);
  }

  // logical_divide(A, B) = A o (B, complement(B, size(A))), by mode where the tiler is.
  void divided(const Value& whole, const Value& by, ExplainStep& made) {
    const Expected<Layout> a = asLayout(whole);
    const Expected<Tiler> tiler = asTiler(by);
    if (!a.ok() || !tiler.ok()) return;
    if (tiler->isLayout()) return dividedBy(*a, tiler->layout(), "", made);
    if (!tiler->isTuple()) return;
    for (size_t i = 0; i < std::min(tiler->modes().size(), a->rank()); ++i)
      if (const Tiler& one = tiler->modes()[i]; one.isLayout())
        dividedBy(a->mode(i), one.layout(), "mode " + std::to_string(i) + ": ", made);
  }

  void dividedBy(const Layout& a, const Layout& tile, const std::string& lead, ExplainStep& made) {
    const auto whole = size(a), part = size(tile);
    if (!whole.ok() || !part.ok()) return;
    const Expected<Layout> rest = complement(tile, *whole);
    if (!rest.ok()) {
      made.notes.push_back(lead + "complement(" + toString(tile) + ", " + std::to_string(*whole) +
                           ") is refused: " + rest.error().message);
      return;
    }
    made.notes.push_back(lead + "tile " + toString(tile) + ", rest complement(" + toString(tile) + ", " +
                         std::to_string(*whole) + ") = " + toString(*rest));
    const auto count = size(*rest);
    if (count.ok() && *count * *part > *whole)
      made.notes.push_back(lead + std::to_string(*count) + " tiles of " + std::to_string(*part) + " cover " +
                           std::to_string(*count * *part) + " of " + std::to_string(*whole) + ": " +
                           overhang(*count * *part - *whole));
    composedOf(a,
               Layout::unchecked(IntTuple::tuple({tile.shape(), rest->shape()}),
                                 IntTuple::tuple({tile.stride(), rest->stride()})),
               lead, made);
  }

  // logical_product(A, B) = (A, complement(A, size(A)*cosize(B)) o B).
  void multiplied(const Value& block, const Value& tiler, ExplainStep& made) {
    const Expected<Layout> a = asLayout(block), b = asLayout(tiler);
    if (!a.ok() || !b.ok()) return;
    const auto n = size(*a), m = cosize(*b);
    if (!n.ok() || !m.ok() || *n > kMostPlaces || *m > kMostPlaces) return;
    const Expected<Layout> free = complement(*a, *n * *m);
    const std::string call = "complement(" + toString(*a) + ", " + std::to_string(*n * *m) + ")";
    made.notes.push_back(free.ok() ? "places for the copies: " + call + " = " + toString(*free)
                                   : call + " is refused: " + free.error().message);
    if (free.ok()) composedOf(*free, *b, "", made);
  }

  Explanation explanation_;
};

}  // namespace

Explanation explainSteps(const Expression& expression) {
  Walk walk;
  (void)walk.value(expression);
  return std::move(walk).take();
}

}  // namespace cutecheck::cli
