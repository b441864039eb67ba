// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

using Coalesce = Expected<Layout> (Subject::*)(const Layout&) const;

// The leaves of the answer, or why there is no outcome.
struct Answer {
  std::optional<Flat> input, output;
  bool depthOne = false, wrapped = false;
  Outcome problem = Outcome::notApplicable();
};

Answer ask(const Subject& subject, Coalesce coalesce, const Input& in) {
  Answer answer;
  answer.input = flat(in.a);
  if (!answer.input || sizeOf(*answer.input) > (Int128{1} << 62)) return answer;
  const Expected<Layout> got = (subject.*coalesce)(in.a);
  if (!got.ok()) {
    if (got.error().code != Code::kUnknownOperation)
      answer.problem = Outcome::fail("refused: " + got.error().str());
    return answer;
  }
  answer.output = flatAnswer(*got);
  if (!answer.output) answer.problem = Outcome::fail("the result has leaves that are not integers");
  answer.depthOne =
      answer.output && (got->shape().isLeaf() || got->shape().rank() == answer.output->shape.size());
  answer.wrapped = got->shape().isTuple() && got->shape().rank() == 1;
  return answer;
}

Outcome agrees(const Subject& subject, const Input& in) {
  const Answer answer = ask(subject, &Subject::coalesce, in);
  if (!answer.output) return answer.problem;
  if (sizeOf(*answer.output) != sizeOf(*answer.input))
    return Outcome::fail("expected size " + text(sizeOf(*answer.input)) + ", got " +
                         text(sizeOf(*answer.output)));
  return agree(
      answer.input->shape, [&](Int128 i) { return at(*answer.input, i); },
      [&](Int128 i) { return at(*answer.output, i); });
}

Outcome isCanonical(const Subject& subject, const Input& in) {
  const Answer answer = ask(subject, &Subject::coalesce, in);
  if (!answer.output) return answer.problem;
  const Flat& c = *answer.output;
  if (!answer.depthOne || answer.wrapped) return Outcome::fail("the result is nested");
  if (c == Flat{{1}, {0}}) return Outcome::pass();
  for (size_t i = 0; i < c.shape.size(); ++i) {
    if (c.shape[i] == 1) return Outcome::fail("mode " + std::to_string(i) + " has size 1");
    if (i > 0 && Int128{c.shape[i - 1]} * c.stride[i - 1] == c.stride[i])
      return Outcome::fail("modes " + std::to_string(i - 1) + " and " + std::to_string(i) + " could merge");
  }
  return c.shape.empty() ? Outcome::fail("no mode is left") : Outcome::pass();
}

// Another layout of the same function: composite extents split, modes of size 1 put between.
Flat disguised(const Flat& a) {
  Flat out{{1}, {3}};
  for (size_t i = 0; i < a.shape.size(); ++i) {
    int64_t factor = 2;
    while (factor * factor <= a.shape[i] && a.shape[i] % factor != 0 && factor < 100) ++factor;
    if (a.shape[i] % factor != 0 || factor >= a.shape[i]) factor = 1;
    if (factor > 1) {
      out.shape.push_back(factor);
      out.stride.push_back(a.stride[i]);
    }
    out.shape.insert(out.shape.end(), {a.shape[i] / factor, 1});
    out.stride.insert(out.stride.end(), {a.stride[i] * factor, -5});
  }
  return out;
}

Outcome identifiesEqualFunctions(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > (Int128{1} << 62)) return Outcome::notApplicable();
  const Layout other = toLayout(disguised(*a));
  const Expected<Layout> first = subject.coalesce(in.a), second = subject.coalesce(other);
  if (!first.ok() || !second.ok()) return Outcome::notApplicable();
  return *first == *second ? Outcome::pass()
                           : Outcome::fail("two layouts of one function have different forms");
}

Outcome extendedAgrees(const Subject& subject, const Input& in) {
  const Answer answer = ask(subject, &Subject::coalesceExtended, in);
  if (!answer.output) return answer.problem;
  // Past the size the last leaf goes on; twice the size meets the first wrong step of every kind.
  std::vector<int64_t> reach = answer.input->shape;
  reach.push_back(3);
  return agree(
      reach, [&](Int128 i) { return at(*answer.input, i); }, [&](Int128 i) { return at(*answer.output, i); });
}

constexpr Law kCoalesceLaws[] = {
    {"coalesce_agrees", "coalesce", "C has the size of A and C(i) = A(i) on [0, size).", Arguments::kLayout,
     agrees},
    {"coalesce_is_canonical", "coalesce",
     "C is flat, without modes of size 1 and without modes that could merge.", Arguments::kLayout,
     isCanonical},
    {"coalesce_identifies_equal_functions", "coalesce",
     "Layouts of one function on [0, size) have one coalesced form.", Arguments::kLayout,
     identifiesEqualFunctions},
    {"coalesce_extended_agrees", "coalesce_extended",
     "The extending form agrees with A beyond its size as well.", Arguments::kLayout, extendedAgrees},
};

}  // namespace

std::span<const Law> coalesceLaws() { return kCoalesceLaws; }

}  // namespace cutecheck::laws
