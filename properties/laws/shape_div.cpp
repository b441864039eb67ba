// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Division of shapes, and products of their parts.
#include "properties/laws/call.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

int64_t divisorOf(const Input& in) { return in.number % 30 + 1; }

Expected<IntTuple> ask(const Subject& subject, const char* op, const IntTuple& a, const IntTuple& b, const char* rounding) {
  const Value word(IntTuple::symbolic(ScalarNode::symbol(rounding)));
  return tupleOf(subject.call(op, {Value(a), Value(b), word}));
}

// The fold written out on the leaves: what each takes of the divisor, and what it leaves. Nothing where neither
// divides the other.
std::optional<IntTuple> folded(const IntTuple& shape, int64_t divisor, const std::string& rounding) {
  std::vector<IntTuple> quotients;
  int64_t left = divisor;
  const auto part = [&](int64_t a, int64_t b) -> int64_t {
    if (rounding == "ceil") return (a + b - 1) / b;
    if (rounding == "floor") return std::max<int64_t>(a / b, 1);
    return a % b == 0 ? a / b : b % a == 0 ? 1 : 0;
  };
  for (const IntTuple& leaf : leaves(shape)) {
    const int64_t quotient = part(leaf.value(), left), rest = part(left, leaf.value());
    if (quotient == 0 || rest == 0) return std::nullopt;
    quotients.emplace_back(quotient);
    left = rest;
  }
  return IntTuple::tuple(quotients);
}

Outcome folds(const Subject& subject, const Input& in) {
  const IntTuple flat = IntTuple::tuple(leaves(in.a.shape()));
  for (const char* rounding : {"exact", "ceil", "floor"}) {
    const auto expected = folded(flat, divisorOf(in), rounding);
    const auto got = ask(subject, "shape_div", flat, IntTuple(divisorOf(in)), rounding);
    const Outcome outcome = expected ? is(got, *expected) : isRefused(got, {Code::kNotDivisible});
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

// size(A/b)*b = size(A), unless the divisor is more than all of A.
Outcome keepsTheSize(const Subject& subject, const Input& in) {
  const auto got = tupleOf(subject.call("shape_div", {Value(in.a.shape()), Value(IntTuple(divisorOf(in)))}));
  if (!got.ok()) return Outcome::notApplicable();
  const std::optional<Int128> whole = sizeOf(in.a.shape()), part = sizeOf(*got);
  if (!whole || !part) return Outcome::fail("the quotient has leaves that are not integers");
  if (*part * divisorOf(in) == *whole || (*part == 1 && divisorOf(in) % *whole == 0)) return Outcome::pass();
  return Outcome::fail("size " + text(*part) + " times " + std::to_string(divisorOf(in)) + " is not " + text(*whole));
}

Outcome elementwise(const Subject& subject, const Input& in) {
  const int64_t by = in.number % 7 - 3;
  // Positive and negative leaves, in their tree.
  const IntTuple& t = in.a.stride();
  for (const char* rounding : {"exact", "ceil", "floor"}) {
    const auto got = ask(subject, "shape_div_elementwise", t, IntTuple(by), rounding);
    if (by == 0) {
      const Outcome refused = leaves(t).empty() ? is(got, t) : isRefused(got, {Code::kDivisionByZero});
      if (!refused.passed()) return refused;
      continue;
    }
    std::vector<IntTuple> quotients;
    bool exact = true;
    for (const IntTuple& leaf : leaves(t)) {
      const int64_t truncated = leaf.value() / by, remainder = leaf.value() % by;
      const bool positive = (leaf.value() < 0) == (by < 0);
      exact &= remainder == 0;
      const bool up = std::string_view(rounding) == "ceil" && remainder != 0 && positive;
      const bool down = std::string_view(rounding) == "floor" && remainder != 0 && !positive;
      quotients.emplace_back(truncated + int64_t{up} - int64_t{down});
    }
    const bool refuses = !exact && std::string_view(rounding) == "exact";
    const Outcome outcome = refuses ? isRefused(got, {Code::kNotDivisible}) : is(got, withLeaves(t, quotients));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

// The least k with k*b >= a, for integers and mode by mode.
Outcome ceilCovers(const Subject& subject, const Input& in) {
  const int64_t b = divisorOf(in);
  std::vector<IntTuple> expected, extents, tiles;
  for (const IntTuple& mode : modesOf(in.a.shape())) {
    const int64_t extent = static_cast<int64_t>(*sizeOf(mode));
    int64_t count = extent / b;
    if (count * b < extent) ++count;
    extents.emplace_back(extent);
    tiles.emplace_back(b);
    expected.emplace_back(count);
  }
  return is(tupleOf(subject.call("ceil_div", {Value(IntTuple::tuple(extents)), Value(IntTuple::tuple(tiles))})),
            IntTuple::tuple(expected));
}

Outcome ceilAgrees(const Subject& subject, const Input& in) {
  const IntTuple shape = IntTuple::tuple(leaves(in.a.shape()));
  const auto exact = folded(shape, divisorOf(in), "exact");
  if (!exact) return Outcome::notApplicable();
  return is(tupleOf(subject.call("ceil_div", {Value(shape), Value(IntTuple(divisorOf(in)))})), *exact);
}

Outcome roundsUp(const Subject& subject, const Input& in) {
  const int64_t b = divisorOf(in);
  std::vector<IntTuple> numbers = leaves(in.a.stride()), tiles, expected;
  for (const IntTuple& leaf : numbers) {
    int64_t up = leaf.value();
    up += ((b - up % b) % b + b) % b;
    tiles.emplace_back(b);
    expected.emplace_back(up);
  }
  return is(tupleOf(subject.call("round_up", {Value(IntTuple::tuple(numbers)), Value(IntTuple::tuple(tiles))})),
            IntTuple::tuple(expected));
}

Outcome productEach(const Subject& subject, const Input& in) {
  std::vector<IntTuple> products;
  for (const IntTuple& mode : modesOf(in.a.shape())) products.emplace_back(static_cast<int64_t>(*sizeOf(mode)));
  return is(tupleOf(subject.call("product_each", {Value(in.a)})), IntTuple::tuple(products));
}

// With its own tree as the guide nothing is multiplied; with one leaf everything is.
Outcome productLike(const Subject& subject, const Input& in) {
  const Value shape(in.a.shape());
  const Outcome outcome = is(tupleOf(subject.call("product_like", {shape, Value(in.a.stride())})), in.a.shape());
  if (!outcome.passed()) return outcome;
  return is(tupleOf(subject.call("product_like", {shape, Value(IntTuple(0))})),
            IntTuple(static_cast<int64_t>(*sizeOf(in.a.shape()))));
}

Outcome extremes(const Subject& subject, const Input& in) {
  std::vector<IntTuple> all = leaves(in.a.stride());
  for (const IntTuple& leaf : leaves(in.b.stride())) all.push_back(leaf);
  if (all.empty()) return Outcome::notApplicable();
  int64_t least = all[0].value(), greatest = all[0].value();
  for (const IntTuple& leaf : all) {
    least = std::min(least, leaf.value());
    greatest = std::max(greatest, leaf.value());
  }
  const std::vector<Value> both = {Value(in.a.stride()), Value(in.b.stride())};
  const Outcome outcome = is(tupleOf(subject.call("max", both)), IntTuple(greatest));
  return outcome.passed() ? is(tupleOf(subject.call("min", both)), IntTuple(least)) : outcome;
}

constexpr Law kShapeDivLaws[] = {
    {"shape_div_folds", "shape_div",
     "Each leaf takes from the divisor what it can and leaves the rest to the next.",
     Arguments::kLayoutAndNumber, folds, 3},
    {"shape_div_keeps_the_size", "shape_div", "The quotient times the divisor is the size.",
     Arguments::kLayoutAndNumber, keepsTheSize},
    {"shape_div_elementwise_divides", "shape_div_elementwise", "Each leaf is divided and rounded as asked.",
     Arguments::kLayoutAndNumber, elementwise, 3},
    {"ceil_div_covers", "ceil_div", "The least number of tiles that covers each mode.",
     Arguments::kLayoutAndNumber, ceilCovers},
    {"ceil_div_folds_exactly", "ceil_div",
     "Where each extent divides what is left of the divisor or is divided by it, it divides exactly.",
     Arguments::kLayoutAndNumber, ceilAgrees},
    {"round_up_is_least_multiple", "round_up", "The least multiple that is not below.",
     Arguments::kLayoutAndNumber, roundsUp},
    {"product_each_is_by_mode", "product_each", "The size of each mode.", Arguments::kLayout, productEach},
    {"product_like_follows_the_guide", "product_like",
     "The product of what stands beside each leaf of the guide.", Arguments::kLayout, productLike},
    {"max_and_min_are_reached", "max", "The greatest and the least of all leaves.", Arguments::kTwoLayouts,
     extremes, 13},
};

}  // namespace

std::span<const Law> shapeDivLaws() { return kShapeDivLaws; }

}  // namespace cutecheck::laws
