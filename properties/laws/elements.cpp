// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The width of elements: groups of them, parts of them, and the widest whole groups.
#include <algorithm>

#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

constexpr int64_t kMostElements = 1 << 11;

int64_t groupOf(const Input& in) { return in.number % 12 + 1; }

std::optional<Flat> small(const Input& in) {
  std::optional<Flat> a = flat(in.a);
  return a && in.number >= 0 && sizeOf(*a) <= kMostElements ? a : std::nullopt;
}

// How many coordinates of each leaf share a group, looked for among all ways to cut every leaf: a new group begins at
// a multiple of n, and the remainders of all leaves together stay in [0, n).
bool cut(const Flat& a, int64_t n, size_t leaf, int64_t low, int64_t high, std::vector<int64_t>& fine) {
  if (low < 0 || high >= n) return false;
  if (leaf == a.shape.size()) return true;
  const int64_t extent = a.shape[leaf], stride = a.stride[leaf];
  for (int64_t t = 1; t <= (stride == 0 ? 1 : extent); ++t) {
    if (t < extent && stride * t % n != 0) continue;
    fine[leaf] = t;
    const int64_t reach = stride * (t - 1);
    if (cut(a, n, leaf + 1, low + std::min<int64_t>(reach, 0), high + std::max<int64_t>(reach, 0), fine)) return true;
  }
  return false;
}

Outcome upcastGroups(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = small(in);
  if (!a) return Outcome::notApplicable();
  const int64_t n = groupOf(in);
  const Expected<Layout> got = layoutOf(subject.call("upcast", {Value(in.a), Value(IntTuple(n))}));
  if (lacks(got)) return Outcome::notApplicable();
  std::vector<int64_t> fine(a->shape.size(), 1);
  const bool exists = cut(*a, n, 0, 0, 0, fine);
  if (!got.ok()) return exists ? Outcome::fail("refused although groups exist: " + got.error().str()) : Outcome::pass();
  if (!exists) return Outcome::fail("accepted although elements of one group lie in several");
  const std::optional<Flat> u = flatAnswer(*got);
  if (!u || !congruent(got->shape(), in.a.shape())) return Outcome::fail("the answer has not the profile of the layout");
  for (size_t k = 0; k < a->shape.size(); ++k)
    if (u->shape[k] != (a->shape[k] + fine[k] - 1) / fine[k])
      return Outcome::fail("leaf " + std::to_string(k) + " has " + std::to_string(u->shape[k]) + " groups");
  for (Int128 i = 0; i < sizeOf(*a); ++i) {
    Int128 rest = i, group = 0, inside = 0;
    for (size_t k = 0; k < a->shape.size(); ++k) {
      const int64_t x = static_cast<int64_t>(rest % a->shape[k]);
      rest /= a->shape[k];
      group += Int128{x / fine[k]} * u->stride[k];
      inside += Int128{x % fine[k]} * a->stride[k];
    }
    if (at(*a, i) != n * group + inside) return Outcome::differs(i, at(*a, i), n * group + inside);
  }
  return Outcome::pass();
}

Outcome upcastWitness(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = small(in);
  if (!a || sizeOf(*a) > 64) return Outcome::notApplicable();
  const int64_t n = groupOf(in);
  const Expected<Layout> got = layoutOf(subject.call("upcast", {Value(in.a), Value(IntTuple(n))}));
  if (got.ok() || got.error().code != Code::kNotDivisible) return Outcome::notApplicable();
  // Every way to cut the leaves; each element in turn strikes out those that it does not agree with.
  std::vector<std::vector<int64_t>> ways{{}};
  for (size_t k = 0; k < a->shape.size(); ++k) {
    std::vector<std::vector<int64_t>> longer;
    for (const auto& way : ways)
      for (int64_t t = 1; t <= (a->stride[k] == 0 ? 1 : a->shape[k]); ++t) {
        longer.push_back(way);
        longer.back().push_back(t);
      }
    ways = std::move(longer);
  }
  for (int64_t c = 0; c < sizeOf(*a); ++c) {
    std::erase_if(ways, [&](const std::vector<int64_t>& fine) {
      int64_t rest = c, start = 0, inside = 0;
      for (size_t k = 0; k < fine.size(); ++k) {
        const int64_t x = rest % a->shape[k];
        rest /= a->shape[k];
        if (x / fine[k] > 0 && a->stride[k] * fine[k] % n != 0) start = 1;
        inside += a->stride[k] * (x % fine[k]);
      }
      return start != 0 || inside < 0 || inside >= n;
    });
    if (!ways.empty()) continue;
    if (!got.error().witness.empty() && got.error().witness[0] == c) return Outcome::pass();
    return Outcome::fail("expected the witness " + std::to_string(c) + ", got " + got.error().str());
  }
  return Outcome::fail("refused without an element that breaks a group: " + got.error().str());
}

Outcome downcastSplits(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = small(in);
  if (!a) return Outcome::notApplicable();
  const int64_t n = groupOf(in);
  const Expected<Layout> got = layoutOf(subject.call("downcast", {Value(in.a), Value(IntTuple(n))}));
  if (lacks(got)) return Outcome::notApplicable();
  bool exists = n == 1;
  for (size_t k = 0; k < a->shape.size(); ++k) exists |= a->shape[k] == 1 || a->stride[k] == 1;
  if (!got.ok()) return exists ? Outcome::fail("refused: " + got.error().str()) : Outcome::pass();
  if (!exists) return Outcome::fail("accepted although no leaf can take the parts");
  const std::optional<Flat> d = flatAnswer(*got);
  if (!d || !congruent(got->shape(), in.a.shape())) return Outcome::fail("the answer has not the profile of the layout");
  size_t split = a->shape.size();
  for (size_t k = 0; k < a->shape.size(); ++k)
    if (d->shape[k] != a->shape[k]) split = split == a->shape.size() && d->shape[k] == n * a->shape[k] ? k : a->shape.size() + 1;
  if (split > a->shape.size() || (n > 1 && split == a->shape.size())) return Outcome::fail("not one leaf alone is n times longer");
  for (Int128 i = 0; i < sizeOf(*d); ++i) {
    Int128 rest = i, index = 0, place = 1, part = 0;
    for (size_t k = 0; k < a->shape.size(); ++k) {
      const Int128 x = rest % d->shape[k];
      rest /= d->shape[k];
      index += place * (k == split ? x / n : x);
      if (k == split) part = x % n;
      place *= a->shape[k];
    }
    const Int128 expected = n * at(*a, index) + part;
    if (at(*d, i) != expected) return Outcome::differs(i, expected, at(*d, i));
  }
  return Outcome::pass();
}

// From 4n bits to 4 and back: the elements of 4 bits count every bit, and the way back ends where it began.
Outcome recastReturns(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = small(in);
  if (!a) return Outcome::notApplicable();
  const Value wide(IntTuple(4 * groupOf(in))), narrowed(IntTuple(4));
  const Expected<Layout> parts = layoutOf(subject.call("recast", {narrowed, wide, Value(in.a)}));
  if (!parts.ok()) return Outcome::notApplicable();
  const std::optional<Flat> p = flatAnswer(*parts);
  if (!p) return Outcome::fail("the result has leaves that are not integers");
  if (sizeOf(*p) != sizeOf(*a) * groupOf(in)) return Outcome::fail("the number of bits changed");
  const Expected<Layout> back = layoutOf(subject.call("recast", {wide, narrowed, Value(*parts)}));
  if (!back.ok()) return Outcome::fail("refused the way back: " + back.error().str());
  const std::optional<Flat> b = flatAnswer(*back);
  if (!b || sizeOf(*b) != sizeOf(*a)) return Outcome::fail("the way back has another size");
  return agree(a->shape, [&](Int128 i) { return at(*a, i); }, [&](Int128 i) { return at(*b, i); });
}

Outcome alignmentIsLargest(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = small(in);
  if (!a) return Outcome::notApplicable();
  const Expected<IntTuple> got = tupleOf(subject.call("max_alignment", {Value(in.a)}));
  if (lacks(got)) return Outcome::notApplicable();
  const std::vector<Int128> offsets = imageOf(*a);
  int64_t largest = 1;
  std::vector<int64_t> fine(a->shape.size(), 1);
  for (int64_t n = 2; n <= sizeOf(*a); ++n) {
    int64_t filled = 0;
    while (filled < n && std::binary_search(offsets.begin(), offsets.end(), filled)) ++filled;
    if (filled < n) break;
    if (!cut(*a, n, 0, 0, 0, fine)) continue;
    Int128 inside = 1;
    bool whole = true;
    for (size_t k = 0; k < a->shape.size(); ++k) {
      inside *= fine[k];
      whole &= a->shape[k] % fine[k] == 0;
    }
    if (whole && inside == n) largest = n;
  }
  return is(got, IntTuple(largest));
}

constexpr Law kElementsLaws[] = {
    {"upcast_groups", "upcast",
     "U(x') is the group of the element x; refused exactly when elements of a group do not stay together.",
     Arguments::kLayoutAndNumber, upcastGroups},
    {"upcast_witness_is_least", "upcast", "A refusal names the least element that breaks a group.",
     Arguments::kLayoutAndNumber, upcastWitness},
    {"downcast_splits", "downcast", "One leaf takes the n parts of each element, and its offsets count them.",
     Arguments::kLayoutAndNumber, downcastSplits},
    {"recast_returns", "recast", "The parts count every bit, and the way back ends where it began.",
     Arguments::kLayoutAndNumber, recastReturns},
    {"max_alignment_is_largest", "max_alignment",
     "The largest n in which the elements are whole aligned groups.", Arguments::kLayoutAndNumber,
     alignmentIsLargest},
};

}  // namespace

std::span<const Law> elementLaws() { return kElementsLaws; }

}  // namespace cutecheck::laws
