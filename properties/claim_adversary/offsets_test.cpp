// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a swizzle has no value for: drawn in each predicate and relation, and judged.
#include "properties/claim_adversary/offsets.h"

#include <gtest/gtest.h>

#include <functional>

#include "properties/claim_adversary/coincidence.h"
#include "properties/claim_adversary/nothing_found.h"

namespace cutecheck::adversary {
namespace {

using Kind = Term::Kind;

bool anywhere(const Term& t, const std::function<bool(const Term&)>& is) {
  if (is(t)) return true;
  for (const Term& part : t.parts)
    if (anywhere(part, is)) return true;
  return false;
}

bool isBelow(const Term& t) {
  return (t.is(Kind::kNumber) && t.value < 0) || (t.is(Kind::kBinary) && t.parts[0].is(Kind::kNumber) && t.parts[0].value < 0);
}

bool isSwizzled(const Term& t) { return t.is(Kind::kCompose) && t.parts[0].is(Kind::kSwizzle); }

TEST(ClaimAdversaryOffsets, StandInEachPredicateAndRelation) {
  std::map<std::string, std::pair<size_t, size_t>> drawn;  // with a negative shift, with a negative stride
  for (uint64_t k = 0; k < 6000; ++k) {
    const Term claim = drawOffsets(kOffsetSeeds + 1, k).claim;
    auto& [shifts, strides] = drawn[claim.name];
    shifts += anywhere(claim, [](const Term& t) {
      return isSwizzled(t) && t.parts[1].is(Kind::kCompose) && isBelow(t.parts[1].parts[0]);
    });
    strides += anywhere(claim, [](const Term& t) {
      return isSwizzled(t) && anywhere(t, [](const Term& l) { return l.is(Kind::kLayout) && anywhere(l.parts[1], isBelow); });
    });
  }
  std::vector<std::string> names = Evaluator::predicates();
  names.insert(names.end(), {"==", "==="});
  for (const std::string& name : names) {
    EXPECT_GE(drawn[name].first, 40U) << name;
    EXPECT_GE(drawn[name].second, 40U) << name;
  }
}

TEST(ClaimAdversaryOffsets, AreAShareOfEachSeedButThoseOfCoincidences) {
  size_t of3 = 0, ofCoincidences = 0;
  for (uint64_t k = 0; k < 1200; ++k) of3 += drawsOffsets(3, k), ofCoincidences += drawsOffsets(kCoincidenceSeeds + 1, k);
  EXPECT_GE(of3, 60U);
  EXPECT_LE(of3, 140U);
  EXPECT_EQ(ofCoincidences, 0U);
  EXPECT_TRUE(drawsOffsets(kOffsetSeeds, 0));
}

// A layout that has no value at a coordinate is none: each predicate is void of it, and none of its twin.
TEST(ClaimAdversaryOffsets, HaveNoValueInAnyPredicate) {
  const char* claims[] = {"injective(X)",        "fits32(X)",          "aligned(X,1,1)",     "conflict_free(X,4,32)",
                          "within(X,100)",       "covers(X,1)",        "bijective(X,4)",     "partition(X,(2,2))",
                          "composable(X,4:1)",   "congruent(X,4)",     "compatible(X,4)",    "weakly_congruent(X,4)",
                          "evenly_divides(X,2)", "disjoint(X,4:100)",  "vectorizable(4:1,X,1)", "X == X",
                          "X === X",             "size(X) == 4",       "cosize(X) >= 0",     "coalesce(X) == 4:1"};
  const auto why = [](std::string claim, const char* layout) {
    for (size_t at; (at = claim.find('X')) != std::string::npos;) claim.replace(at, 1, layout);
    const auto read = readCase(claim, "");
    EXPECT_TRUE(read) << claim;
    const Assignment none;
    Evaluator evaluator(none);
    const Truth truth = evaluator.truth(read->claim);
    EXPECT_TRUE(truth == Truth::kNone || evaluator.why() == Void::kNone);
    return evaluator.why();
  };
  for (const char* claim : claims) {
    for (const char* below : {"S<1,0,2> o -8 o 4:1", "S<1,0,2> o 0 o 4:-1", "S<1,0,2> o -4 o S<1,0,2> o 0 o 4:1",
                              "composition(S<1,0,2> o 0 o 4:1,4:-1)", "S<1,0,2> o 0 o S<0,0,0> o -1 o S<1,0,2> o 4:1"})
      EXPECT_EQ(why(claim, below), Void::kRefused) << claim << " of " << below;
    for (const char* twin : {"S<1,0,2> o 8 o 4:1", "S<1,0,2> o 3 o 4:-1", "S<0,0,0> o 8 o S<1,0,2> o 4:1",
                             "S<1,0,2> o (4,1):(1,-8)"})
      EXPECT_NE(why(claim, twin), Void::kRefused) << claim << " of " << twin;
  }
  // The modes alone are without the swizzle.
  EXPECT_EQ(why("composable(X,<2:-1,2>)", "S<1,0,2> o (4,4):(1,4)"), Void::kRefused);
  EXPECT_NE(why("composable(X,<2:1,2>)", "S<1,0,2> o (4,4):(1,4)"), Void::kRefused);
}

// Too many coordinates to look at each: what the first swizzle acts on is least at a corner.
TEST(ClaimAdversaryOffsets, AreSoughtAtTheCornersOfALargeLayout) {
  const auto why = [](const char* claim) {
    const Assignment none;
    Evaluator evaluator(none);
    (void)evaluator.truth(readCase(claim, "")->claim);
    return evaluator.why();
  };
  EXPECT_EQ(why("size(S<1,0,2> o 4000 o 5000:-1) == 5000"), Void::kRefused);
  EXPECT_EQ(why("size(S<1,0,2> o 4999 o 5000:-1) == 5000"), Void::kNone);
}

TEST(ClaimAdversaryOffsets, FindNothing) {
  const Summary all = judgedWithNothingFound(kOffsetSeeds + 3, 600);
  EXPECT_GE(all.said[static_cast<size_t>(Said::kProved)], 60U);
  EXPECT_GE(all.said[static_cast<size_t>(Said::kRefused)], 60U);
}

}  // namespace
}  // namespace cutecheck::adversary
