// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles together with layouts and with each other.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

constexpr int kBits = 8;
constexpr int64_t kMostElements = 1 << 10;

std::vector<Swizzle> swizzlesWithin(int bits) {
  std::vector<Swizzle> all{Swizzle{}};
  for (int b = 1; 2 * b <= bits; ++b)
    for (int m = 0; m + 2 * b <= bits; ++m)
      for (int s = b; b + m + s <= bits; ++s) {
        all.push_back({b, m, s});
        all.push_back({b, m, -s});
      }
  return all;
}

// The least x in [0, count) at which every swizzle has failed to map from(x) to to(x), count when one maps all.
template <typename From, typename To>
int64_t leastMisfit(int64_t count, int bits, From from, To to) {
  std::vector<Swizzle> left = swizzlesWithin(bits);
  for (int64_t x = 0; x < count; ++x) {
    std::erase_if(left, [&](const Swizzle& s) { return move(s, from(x)) != to(x); });
    if (left.empty()) return x;
  }
  return count;
}

Outcome judgeRefusal(const Diagnostic& error, int64_t misfit, int64_t count) {
  if (misfit == count) return Outcome::fail("refused although a swizzle exists: " + error.str());
  if (error.witness.empty() || error.witness[0] != misfit)
    return Outcome::fail("expected the witness " + std::to_string(misfit) + ", got " + error.str());
  return Outcome::pass();
}

Outcome swizzlesCompose(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle a = in.swizzle, b = swizzleOf(in.number);
  if (reach(a) > kBits || reach(b) > kBits) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("composition", {Value(a), Value(b)});
  if (lacks(got)) return Outcome::notApplicable();
  const int64_t count = int64_t{1} << kBits;
  const auto truth = [&](int64_t x) { return move(a, move(b, x)); };
  if (!got.ok()) return judgeRefusal(got.error(), leastMisfit(count, kBits, [](int64_t x) { return x; }, truth), count);
  const auto* s = std::get_if<Swizzle>(&*got);
  if (!s) return Outcome::fail("the answer is no swizzle");
  for (int64_t x = 0; x < count; ++x)
    if (move(*s, x) != truth(x)) return Outcome::differs(x, truth(x), move(*s, x));
  return Outcome::pass();
}

// A layout of non-negative offsets that the search can look at, with the bits it takes.
std::optional<Flat> swizzled(const Layout& layout, int& bits, const Swizzle& s) {
  std::optional<Flat> a = flat(layout);
  if (!a || sizeOf(*a) > kMostElements) return std::nullopt;
  Int128 largest = 0;
  int64_t x = 0;
  for (const Int128 here : offsetsOf(*a)) {
    const Int128 there = at(*a, move(s, x++));
    if (here < 0 || there < 0) return std::nullopt;
    largest = std::max({largest, here, there});
  }
  for (bits = 0; largest >> bits != 0;) ++bits;
  return bits <= 14 ? a : std::nullopt;
}

Outcome swizzleMovesLeft(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle s = swizzleOf(in.number);
  int bits = 0;
  const std::optional<Flat> a = swizzled(in.a, bits, s);
  if (!a) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("composition", {Value(in.a), Value(s)});
  if (lacks(got)) return Outcome::notApplicable();
  const auto count = static_cast<int64_t>(sizeOf(*a));
  const auto from = [&](int64_t x) { return static_cast<int64_t>(at(*a, x)); };
  const auto to = [&](int64_t x) { return static_cast<int64_t>(at(*a, move(s, x))); };
  if (!got.ok()) return judgeRefusal(got.error(), leastMisfit(count, bits, from, to), count);
  const auto* composed = std::get_if<ComposedLayout>(&*got);
  const std::optional<Flat> r = composed ? flatAnswer(composed->layout) : std::nullopt;
  if (!r || !composed->offset.isInt() || sizeOf(*r) != count) return Outcome::fail("the answer is no composed layout of that size");
  for (int64_t x = 0; x < count; ++x) {
    const int64_t have = move(composed->swizzle, composed->offset.value() + static_cast<int64_t>(at(*r, x)));
    if (have != to(x)) return Outcome::differs(x, to(x), have);
  }
  return Outcome::pass();
}

// The linear index in `shape` of a coordinate with `values` under its underscores.
IntTuple filled(const IntTuple& crd, const std::vector<IntTuple>& values, size_t& next) {
  if (crd.isUnderscore()) return values[next++];
  if (crd.isLeaf()) return crd;
  TupleBuilder modes;
  for (size_t i = 0; i < crd.rank(); ++i) modes.push(filled(crd.mode(i), values, next));
  return std::move(modes).finish();
}

bool underscored(const IntTuple& crd, const IntTuple& shape, std::vector<IntTuple>& out) {
  if (crd.isUnderscore()) out.push_back(shape);
  if (crd.isLeaf()) return crd.isUnderscore() || (crd.isInt() && crd.value() >= 0);
  if (!shape.isTuple() || shape.rank() != crd.rank()) return false;
  for (size_t i = 0; i < crd.rank(); ++i)
    if (!underscored(crd.mode(i), shape.mode(i), out)) return false;
  return true;
}

Outcome sliceKeepsSwizzle(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  std::vector<IntTuple> modes;
  if (!a || sizeOf(*a) > kMostElements || !underscored(in.coordinate, in.a.shape(), modes)) return Outcome::notApplicable();
  for (int64_t stride : a->stride)
    if (stride < 0) return Outcome::notApplicable();
  Int128 count = 1;
  std::vector<Int128> sizes;
  sizes.reserve(modes.size());
  for (const IntTuple& mode : modes) {
    sizes.push_back(*sizeOf(mode));
    count *= sizes.back();
  }
  // L at each coordinate of the slice.
  std::vector<int64_t> inner;
  inner.reserve(static_cast<size_t>(count));
  std::vector<IntTuple> values;
  values.reserve(modes.size());
  for (Int128 i = 0; i < count; ++i) {
    values.clear();
    Int128 rest = i;
    for (size_t k = 0; k < modes.size(); ++k) {
      values.push_back(digitsOf(modes[k], rest % sizes[k]));
      rest /= sizes[k];
    }
    size_t next = 0;
    const std::optional<Int128> offset = at(in.a, filled(in.coordinate, values, next));
    if (!offset || *offset > (Int128{1} << 40)) return Outcome::notApplicable();
    inner.push_back(static_cast<int64_t>(*offset));
  }
  constexpr std::pair<Swizzle, int> kOuter[] = {{{1, 0, 2}, 4}, {{2, 0, -2}, 3}, {{2, 1, 2}, 0}, {{1, 3, 1}, 1}};
  const Cases cases = casesOf(in, std::ssize(kOuter));
  for (int64_t k = cases.begin; k < cases.end; ++k) {
    const auto& [s, n] = kOuter[k];
    const Expected<Value> got = subject.call("slice_and_offset", {Value(in.coordinate), Value(ComposedLayout{s, n, in.a})});
    const Expected<Value> inside = subject.call("slice", {Value(in.coordinate), Value(ComposedLayout{s, n, in.a})});
    if (lacks(got) || lacks(inside)) return Outcome::notApplicable();
    const auto* composedInside = inside.ok() ? std::get_if<ComposedLayout>(&*inside) : nullptr;
    const auto kept = composedInside ? flat(*composedInside) : std::nullopt;
    for (Int128 i = 0; i < count; ++i)
      if (!kept || at(*kept, i) != move(s, n + inner[static_cast<size_t>(i)]))
        return Outcome::fail("slice is not S(m + L'(" + text(i) + "))");
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const auto* pair = std::get_if<Pair>(&*got);
    const auto* offset = pair ? std::get_if<IntTuple>(&pair->second) : nullptr;
    const auto* plain = pair ? std::get_if<Layout>(&pair->first) : nullptr;
    const auto* composed = pair ? std::get_if<ComposedLayout>(&pair->first) : nullptr;
    const std::optional<Flat> r = plain ? flatAnswer(*plain) : composed ? flatAnswer(composed->layout) : std::nullopt;
    if (!r || !offset || !offset->isInt() || sizeOf(*r) != count) return Outcome::fail("the answer is no slice of that size");
    bool whole = true;
    Int128 first = 0;
    for (Int128 i = 0; i < count; ++i) {
      const int64_t truth = move(s, n + inner[static_cast<size_t>(i)]);
      const auto y = static_cast<int64_t>(at(*r, i));
      const int64_t have = offset->value() + (plain ? y : move(composed->swizzle, composed->offset.value() + y));
      if (have != truth) return Outcome::differs(i, truth, have);
      if (i == 0) first = truth;
      whole &= truth == first + at(*r, i);
    }
    if (whole != (plain != nullptr))
      return Outcome::fail(whole ? "the swizzle was kept though it moves the slice as a whole"
                                 : "the swizzle was lost");
  }
  return Outcome::pass();
}

// S(L(R(i))) = i, and the other way around.
template <bool kRight>
Outcome inverts(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle s = swizzleOf(in.number);
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  for (int64_t stride : a->stride)
    if (stride < 0) return Outcome::notApplicable();
  const ComposedLayout composed{s, 0, in.a};
  const Expected<Value> got = subject.call(kRight ? "right_inverse" : "left_inverse", {Value(composed)});
  if (!got.ok()) return Outcome::notApplicable();
  const auto* inverse = std::get_if<ComposedLayout>(&*got);
  const std::optional<Flat> r = inverse ? flatAnswer(inverse->layout) : std::nullopt;
  if (!r || !inverse->offset.isInt()) return Outcome::fail("the answer is no composed layout");
  const auto forth = [&](int64_t i) { return move(s, static_cast<int64_t>(at(*a, i))); };
  const auto back = [&](int64_t i) { return move(inverse->swizzle, inverse->offset.value() + static_cast<int64_t>(at(*r, i))); };
  const Int128 count = sizeOf(kRight ? *r : *a);
  for (int64_t i = 0; i < count; ++i) {
    const int64_t around = kRight ? forth(back(i)) : back(forth(i));
    if (around != i) return Outcome::differs(i, i, around);
  }
  return Outcome::pass();
}

// The inverse has the form S' o 0 o left_inverse(L): refused exactly when that of L is, or when no S' leads each offset back.
Outcome leftInverseRefusals(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle s = swizzleOf(in.number);
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  for (int64_t stride : a->stride)
    if (stride < 0) return Outcome::notApplicable();
  const Outcome moved = isRefused(subject.call("left_inverse", {Value(ComposedLayout{s, 1, in.a})}), {Code::kNotComposable});
  if (!moved.passed()) return moved;
  const Expected<Value> got = subject.call("left_inverse", {Value(ComposedLayout{s, 0, in.a})});
  const Expected<Layout> inner = subject.leftInverse(in.a);
  if (lacks(got) || lacks(inner)) return Outcome::notApplicable();
  if (!inner.ok()) return got.ok() ? Outcome::fail("accepted although the layout inside has no left inverse") : Outcome::pass();
  const std::optional<Flat> q = flatAnswer(*inner);
  if (!q) return Outcome::notApplicable();
  const auto count = static_cast<int64_t>(sizeOf(*a));
  const auto back = [&](int64_t i) { return static_cast<int64_t>(at(*q, move(s, static_cast<int64_t>(at(*a, i))))); };
  int64_t largest = count;
  for (int64_t i = 0; i < count; ++i) largest = std::max(largest, back(i));
  int bits = 0;
  while (largest >> bits != 0) ++bits;
  if (bits > 12) return Outcome::notApplicable();
  const int64_t misfit = leastMisfit(count, bits, back, [](int64_t i) { return i; });
  if (!got.ok()) return judgeRefusal(got.error(), misfit, count);
  return misfit == count ? Outcome::pass() : Outcome::fail("accepted although no swizzle leads back to " + std::to_string(misfit));
}

// The inverse has the form S' o 0 o Q, Q the longest beginning of right_inverse(L) made of whole modes that S
// maps to itself: refused for an offset, and exactly when no S' undoes S behind it.
Outcome rightInverseRefusals(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Swizzle s = swizzleOf(in.number);
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  const Outcome moved = isRefused(subject.call("right_inverse", {Value(ComposedLayout{s, 1, in.a})}), {Code::kNotComposable});
  if (!moved.passed()) return moved;
  const Expected<Value> got = subject.call("right_inverse", {Value(ComposedLayout{s, 0, in.a})});
  const Expected<Layout> inner = subject.rightInverse(in.a);
  if (lacks(got) || !inner.ok()) return Outcome::notApplicable();
  std::optional<Flat> q = flatAnswer(*inner);
  if (!q) return Outcome::notApplicable();
  const auto leaves = [&](int64_t count) {
    for (int64_t i = 0; i < count; ++i)
      if (move(s, i) >= count) return true;
    return false;
  };
  while (leaves(static_cast<int64_t>(sizeOf(*q)))) {
    q->shape.pop_back();
    q->stride.pop_back();
  }
  const auto count = static_cast<int64_t>(sizeOf(*q));
  const auto back = [&](int64_t i) { return q->shape.empty() ? 0 : static_cast<int64_t>(at(*q, i)); };
  int64_t largest = count;
  for (int64_t i = 0; i < count; ++i) largest = std::max(largest, back(i));
  int bits = 0;
  while (largest >> bits != 0) ++bits;
  if (bits > 12) return Outcome::notApplicable();
  const int64_t misfit = leastMisfit(count, bits, back, [&](int64_t i) { return back(move(s, i)); });
  if (!got.ok()) return judgeRefusal(got.error(), misfit, count);
  if (misfit != count) return Outcome::fail("accepted although no swizzle undoes it at " + std::to_string(misfit));
  const auto* inverse = std::get_if<ComposedLayout>(&*got);
  const std::optional<Flat> r = inverse ? flatAnswer(inverse->layout) : std::nullopt;
  return r && sizeOf(*r) == count ? Outcome::pass() : Outcome::fail("expected the size " + std::to_string(count));
}

constexpr Law kComposedLaws[] = {
    {"composition_of_swizzles_is_exact", "composition",
     "S1 o S2 is the one swizzle that has its function; refused at the least offset where none has.",
     Arguments::kSwizzleAndNumber, swizzlesCompose},
    {"composition_moves_swizzles_left", "composition",
     "S' o A has the function of A o S; refused at the least coordinate where no S' has.",
     Arguments::kLayoutAndNumber, swizzleMovesLeft},
    {"slice_keeps_swizzle", "slice",
     "A slice of S o n o L has its offsets, n inside the swizzle; it is plain exactly when that moves it as "
     "a whole.",
     Arguments::kLayoutAndCoordinate, sliceKeepsSwizzle},
    {"right_inverse_of_swizzled_inverts", "right_inverse", "S(L(R(i))) = i on [0, size(R)).",
     Arguments::kLayoutAndNumber, inverts<true>},
    {"right_inverse_of_swizzled_refusal_is_exact", "right_inverse",
     "Refused for an offset, and exactly when no swizzle undoes S before the longest beginning that S keeps.",
     Arguments::kLayoutAndNumber, rightInverseRefusals, 11},
    {"left_inverse_of_swizzled_refusal_is_exact", "left_inverse",
     "Refused for an offset, and exactly when L has no left inverse or no swizzle behind it leads back.",
     Arguments::kLayoutAndNumber, leftInverseRefusals, 5},
    {"left_inverse_of_swizzled_inverts", "left_inverse", "R(S(L(i))) = i on [0, size(L)).",
     Arguments::kLayoutAndNumber, inverts<false>},
};

}  // namespace

std::span<const Law> composedLaws() { return kComposedLaws; }

}  // namespace cutecheck::laws
