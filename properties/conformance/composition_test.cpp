// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition over core in bulk: every small pair, then a million random ones.
#include <gtest/gtest.h>

#include <iostream>

#include "core/notation/print.h"
#include "properties/generators/enumerate.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/core_subject.h"
#include "properties/harness/settings.h"
#include "properties/laws/composition.h"

namespace cutecheck::run {
namespace {

using laws::CompositionVerdict;

struct Counts {
  int64_t cases = 0, accepted = 0, refused = 0, wrong = 0, wronglyRefused = 0, undecided = 0;
  int64_t lateWitness = 0, notJudged = 0;
  std::string firstProblem;
};

void judge(const laws::Subject& subject, const Layout& a, const Layout& b, Counts& counts) {
  using Kind = CompositionVerdict::Kind;
  const CompositionVerdict verdict =
      laws::judgeComposition(subject.composition(a, b, Domain::kExtendLast), a, b);
  ++counts.cases;
  counts.accepted += verdict.kind == Kind::kAccepted;
  counts.refused += verdict.kind == Kind::kRefused;
  counts.wrong += verdict.kind == Kind::kWrong;
  counts.wronglyRefused += verdict.kind == Kind::kWronglyRefused;
  counts.undecided += verdict.kind == Kind::kUndecided;
  counts.notJudged += verdict.kind == Kind::kNotJudged;
  counts.lateWitness += verdict.kind == Kind::kRefused && !verdict.witnessIsLeast;
  const bool fine =
      (verdict.kind == Kind::kAccepted || verdict.kind == Kind::kRefused) && verdict.witnessIsLeast;
  if (!fine && counts.firstProblem.empty())
    counts.firstProblem = verdict.detail + "; reproduce: properties_laws_test --law=composition_" +
                          (verdict.kind == Kind::kWrong     ? "agrees"
                           : verdict.kind == Kind::kRefused ? "witness_is_least"
                                                            : "refusal_is_exact") +
                          " --input='" + toString(a) + " | " + toString(b) + "'";
}

void report(const char* what, const Counts& counts) {
  std::cout << what << ": " << counts.cases << " cases, accepted " << counts.accepted << ", refused "
            << counts.refused << ", wrong " << counts.wrong << ", wrongly refused " << counts.wronglyRefused
            << ", undecided " << counts.undecided << ", seed " << settings().seed << std::endl;
}

void expectExact(const Counts& counts) {
  EXPECT_EQ(counts.wrong, 0);
  EXPECT_EQ(counts.wronglyRefused, 0);
  EXPECT_EQ(counts.undecided, 0);
  EXPECT_EQ(counts.lateWitness, 0) << "refusals whose witness is not the least";
  EXPECT_EQ(counts.notJudged, 0);
  EXPECT_TRUE(counts.firstProblem.empty()) << counts.firstProblem << "; seed " << settings().seed;
  // A run that only ever accepts, or only ever refuses, shows nothing about the other.
  EXPECT_GT(counts.accepted, counts.cases / 10);
  EXPECT_GT(counts.refused, counts.cases / 10);
}

TEST(Composition, IsExactOnEverySmallPair) {
  const CoreSubject core;
  Counts counts;
  const auto pairs = [&](const generators::Bounds& left, const generators::Bounds& right) {
    const std::vector<Layout> rights = layoutsWithin(right);
    forEachLayout(left, [&](const Layout& a) {
      for (const Layout& b : rights) judge(core, a, b, counts);
      return true;
    });
  };
  pairs({2, 6, {0, 1, 2, 5, 7, -3}}, {1, 12, {0, 1, 2, 3, 4, 6, -1}});
  pairs({3, 3, {1, 2, 10}}, {2, 3, {1, 2, 3, 4}});
  pairs({2, 4, {-2, -1, 1, 3, 4}}, {2, 4, {-2, -1, 1, 2, 3}});
  report("composition, every small pair", counts);
  expectExact(counts);
}

TEST(Composition, IsExactOnAMillionRandomPairs) {
  const CoreSubject core;
  Counts counts;
  generators::Random random(settings().seed);
  const int64_t cases = settings().casesOr(1000000);
  while (counts.cases < cases) {
    const generators::LayoutStyle style{4, 6, random.oneIn(2), true};
    const Layout a = generators::randomLayout(random, style);
    const Layout b = random.oneIn(3) ? generators::randomLayout(random, {3, 6, style.negative, true})
                                     : generators::randomRightOperand(random, a, style);
    judge(core, a, b, counts);
  }
  report("composition", counts);
  expectExact(counts);
}

}  // namespace
}  // namespace cutecheck::run
