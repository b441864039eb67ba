// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts with `?`: what is answered holds whatever stands there, and what is printed keeps the marks.
#include <algorithm>

#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 512;
constexpr int64_t kMostAssignments = 4096;

// `a` with `?` for the leaves whose bit of the number is set, extents first; `leaf` makes the k-th of them.
template <typename Leaf>
Layout forgotten(const Layout& a, int64_t number, Leaf leaf) {
  std::vector<IntTuple> shape = leaves(a.shape()), stride = leaves(a.stride());
  size_t bit = 0;
  for (std::vector<IntTuple>* side : {&shape, &stride})
    for (IntTuple& value : *side) {
      if (bit < 32 && (number >> bit) % 2 != 0) value = IntTuple::dynamic(leaf(bit, value));
      ++bit;
    }
  return Layout::unchecked(withLeaves(a.shape(), shape), withLeaves(a.stride(), stride));
}

// Whether `answer` is the function of `a` for some numbers in the place of its `?`, each a product of leaves
// of `a`.
bool holdsForSome(const Layout& answer, const Flat& a) {
  std::vector<int64_t> candidates{0, 1};
  for (const int64_t extent : a.shape) {
    candidates.push_back(extent);
    for (const std::vector<int64_t>& side : {a.shape, a.stride})
      for (const int64_t value : side) candidates.push_back(extent * value);
  }
  candidates.insert(candidates.end(), a.stride.begin(), a.stride.end());
  std::sort(candidates.begin(), candidates.end());
  candidates.erase(std::unique(candidates.begin(), candidates.end()), candidates.end());
  std::vector<IntTuple> shape = leaves(answer.shape()), stride = leaves(answer.stride());
  std::vector<IntTuple*> unknown;
  for (std::vector<IntTuple>* side : {&shape, &stride})
    for (IntTuple& value : *side)
      if (!value.isInt()) unknown.push_back(&value);
  Int128 ways = 1;
  for (size_t i = 0; i < unknown.size(); ++i) ways *= static_cast<Int128>(candidates.size());
  if (ways > kMostAssignments) return true;  // too many to tell
  for (Int128 way = 0; way < ways; ++way) {
    Int128 rest = way;
    for (IntTuple* leaf : unknown) {
      *leaf = IntTuple(candidates[static_cast<size_t>(rest % static_cast<Int128>(candidates.size()))]);
      rest /= static_cast<Int128>(candidates.size());
    }
    if (std::any_of(shape.begin(), shape.end(), [](const IntTuple& s) { return s.value() < 1; })) continue;
    const auto r =
        flatAnswer(Layout::unchecked(withLeaves(answer.shape(), shape), withLeaves(answer.stride(), stride)));
    if (!r || sizeOf(*r) != sizeOf(a)) continue;
    bool same = true;
    for (Int128 i = 0; i < sizeOf(a) && same; ++i) same = at(*r, i) == at(a, i);
    if (same) return true;
  }
  return false;
}

Outcome coalesceHolds(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a, 1 << 20);
  if (!a || in.number <= 0 || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  const Layout unknown = forgotten(in.a, in.number, [](size_t, const IntTuple&) { return DynamicLeaf{}; });
  const Expected<Layout> got = subject.coalesce(unknown);
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok())
    return got.error().code == Code::kNotStatic ? Outcome::pass()
                                                : Outcome::fail("refused: " + got.error().str());
  return holdsForSome(*got, *a)
             ? Outcome::pass()
             : Outcome::fail("no numbers for its ? make it the function of " + text(sizeOf(*a)) + " offsets");
}

// Each kind of mark in turn: `?`, `?{i64}`, `?{div=n}`, `?{i64 div=n}`.
Outcome printKeeps(const Subject& subject, const Input& in) {
  if (in.number < 0) return Outcome::notApplicable();
  const Layout marked = forgotten(in.a, in.number, [&](size_t bit, const IntTuple& value) {
    const int64_t n = value.isInt() && value.value() > 0 ? value.value() : 1;
    return DynamicLeaf{bit % 2 == 0 ? 32 : 64, bit % 4 < 2 ? 1 : n};
  });
  const Expected<std::string> text = subject.print(marked);
  if (!text.ok()) return Outcome::notApplicable();
  const Expected<Layout> back = subject.parse(*text);
  if (lacks(back)) return Outcome::notApplicable();
  if (!back.ok()) return Outcome::fail("refused '" + *text + "': " + back.error().str());
  return *back == marked ? Outcome::pass() : Outcome::fail("'" + *text + "' reads as another layout");
}

constexpr Law kUnknownsLaws[] = {
    {"coalesce_holds_for_every_value", "coalesce",
     "With `?` for some leaves it is refused, or the answer is the function of the numbers that stood there.",
     Arguments::kLayoutAndNumber, coalesceHolds},
    {"print_keeps_unknowns", "print",
     "A layout with `?` is read back with the same leaves unknown, of the same width and divisor.",
     Arguments::kLayoutAndNumber, printKeeps},
};

}  // namespace

std::span<const Law> unknownLaws() { return kUnknownsLaws; }

}  // namespace cutecheck::laws
