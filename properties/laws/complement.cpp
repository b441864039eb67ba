// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/laws/cover.h"
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

// The input and the answer, where a law can look at both.
struct Case {
  std::optional<Flat> block, rest;  // filter(A) and R
};

Case ask(const Subject& subject, const Input& in) {
  Case c;
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 1 || in.number > kLargestLeaf) return c;
  const Expected<Layout> got = subject.complement(in.a, in.number);
  if (!got.ok()) return c;
  c.block = filtered(*a);
  c.rest = flatAnswer(*got);
  return c;
}

bool enumerable(const Flat& both) { return sizeOf(both) <= 4 * kEnumerated; }

// Sorts the modes by stride; what follows reads sums of modes as digits of a number.
std::vector<std::pair<int64_t, int64_t>> byStride(const Flat& a) {
  std::vector<std::pair<int64_t, int64_t>> modes;
  for (size_t i = 0; i < a.shape.size(); ++i)
    if (a.shape[i] > 1) modes.emplace_back(a.stride[i], a.shape[i]);
  std::sort(modes.begin(), modes.end());
  return modes;
}

Outcome isDisjoint(const Subject& subject, const Input& in) {
  const Case c = ask(subject, in);
  if (!c.rest) return Outcome::notApplicable();
  const Flat both = joined(*c.block, *c.rest);
  if (enumerable(both)) {
    const auto repeated = repeatedOffset(both);
    if (!repeated) return Outcome::pass();
    return Outcome::fail("offset " + text(at(both, repeated->first)) + " is taken at " +
                         std::to_string(repeated->first) + " and at " + std::to_string(repeated->second));
  }
  // Each stride beyond the reach of the smaller ones: enough, and what large cases have.
  Int128 reach = 0;
  for (const auto& [stride, extent] : byStride(both)) {
    if (stride <= reach) return Outcome::notApplicable();
    reach += Int128{extent - 1} * stride;
  }
  return Outcome::pass();
}

Outcome covers(const Subject& subject, const Input& in) {
  const Case c = ask(subject, in);
  if (!c.rest) return Outcome::notApplicable();
  const Flat both = joined(*c.block, *c.rest);
  // Each stride within one of the reach of the smaller ones: then every offset below is taken.
  Int128 reach = 0;
  bool dense = true;
  for (const auto& [stride, extent] : byStride(both)) {
    dense = dense && stride <= reach + 1;
    reach += Int128{extent - 1} * stride;
  }
  if (dense && reach + 1 >= in.number) return Outcome::pass();
  if (reach + 1 < in.number)
    return Outcome::fail("offset " + text(reach + 1) + " is not taken, the cotarget is " +
                         std::to_string(in.number));
  if (!enumerable(both)) return Outcome::notApplicable();
  std::vector<bool> taken(static_cast<size_t>(std::min<Int128>(in.number, 4 * kEnumerated + 1)));
  for (const Int128 offset : offsetsOf(both)) {
    if (offset >= 0 && offset < static_cast<Int128>(taken.size())) taken[static_cast<size_t>(offset)] = true;
  }
  for (size_t i = 0; i < taken.size(); ++i)
    if (!taken[i]) return Outcome::fail("offset " + std::to_string(i) + " is not taken");
  return Outcome::pass();
}

Outcome isOrdered(const Subject& subject, const Input& in) {
  const Case c = ask(subject, in);
  if (!c.rest) return Outcome::notApplicable();
  if (*c.rest == Flat{{1}, {0}}) return Outcome::pass();
  for (size_t i = 0; i < c.rest->shape.size(); ++i) {
    if (c.rest->shape[i] < 2) return Outcome::fail("mode " + std::to_string(i) + " has size 1");
    if (c.rest->stride[i] <= (i == 0 ? 0 : c.rest->stride[i - 1]))
      return Outcome::fail("the strides do not increase at mode " + std::to_string(i));
  }
  return Outcome::pass();
}

// Past the cotarget the gaps of A may be filled too, as CuTe does, but nothing more.
Outcome wastesNothing(const Subject& subject, const Input& in) {
  const Case c = ask(subject, in);
  if (!c.rest) return Outcome::notApplicable();
  const Cover least = cover(*c.block, in.number);
  if (!least.decided) return Outcome::notApplicable();
  if (!least.rest) return Outcome::fail("accepted although no complement exists");
  if (sizeOf(*least.rest) == sizeOf(*c.rest)) return Outcome::pass();
  Int128 gaps = in.number;
  for (int64_t stride : c.block->stride) gaps = std::max<Int128>(gaps, stride);
  const Cover filled = cover(*c.block, gaps);
  if (!filled.decided || (!filled.rest && gaps > in.number)) return Outcome::notApplicable();
  return sizeOf(*c.rest) <= sizeOf(*filled.rest)
             ? Outcome::pass()
             : Outcome::fail("expected size " + text(sizeOf(*least.rest)) + " or " +
                             text(sizeOf(*filled.rest)) + ", got " + text(sizeOf(*c.rest)));
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 1) return Outcome::notApplicable();
  const Expected<Layout> got = subject.complement(in.a, in.number);
  if (got.ok() || got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  // Whether a negative stride of a size-1 mode counts is left to the subject.
  for (size_t i = 0; i < a->shape.size(); ++i)
    if (a->shape[i] == 1 && a->stride[i] < 0) return Outcome::notApplicable();
  const Cover truth = cover(*a, in.number);
  if (!truth.decided) return Outcome::notApplicable();
  if (truth.rest) return Outcome::fail("refused although a complement exists: " + got.error().str());
  return Outcome::pass();
}

constexpr Law kComplementLaws[] = {
    {"complement_disjoint", "complement", "(filter(A), R) takes no offset twice.",
     Arguments::kLayoutAndNumber, isDisjoint},
    {"complement_covers", "complement", "(filter(A), R) takes every offset below the cotarget.",
     Arguments::kLayoutAndNumber, covers},
    {"complement_is_ordered", "complement", "R is flat with strictly increasing strides.",
     Arguments::kLayoutAndNumber, isOrdered},
    {"complement_wastes_nothing", "complement",
     "R is no larger than what covers the cotarget, or the gaps of A where they go further.",
     Arguments::kLayoutAndNumber, wastesNothing},
    {"complement_refusal_is_exact", "complement", "A refusal means that no R exists.",
     Arguments::kLayoutAndNumber, refusalIsExact},
};

}  // namespace

std::span<const Law> complementLaws() { return kComplementLaws; }

}  // namespace cutecheck::laws
