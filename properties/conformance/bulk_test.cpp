// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations beside composition in bulk: a million random inputs each, judged by their laws.
//
// What an answer has to satisfy, and whether one exists, is decided by the laws alone, by enumeration and
// search.
#include <gtest/gtest.h>

#include <iostream>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/logical_product.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/core_subject.h"
#include "properties/harness/settings.h"
#include "properties/laws/law.h"

namespace cutecheck::run {
namespace {

using laws::Input;
using laws::Law;
using laws::Outcome;

// One operation: the laws that speak about answers, and the one that speaks about refusals (none where the
// operation's laws judge refusals together with answers).
struct Bulk {
  std::string_view name;
  std::vector<std::string_view> answers;
  std::string_view refusals;
  bool refuses;  // some inputs have no answer
  Input (*input)(generators::Random& random);
  int64_t cases = 1;  // that one input stands for
};

Layout smallLayout(generators::Random& random, bool negative = false) {
  return generators::randomLayout(random, {3, random.oneIn(2) ? 4 : 6, negative, true});
}

Input one(generators::Random& random) {
  Input in;
  in.a = smallLayout(random, random.oneIn(4));
  return in;
}

Input two(generators::Random& random) {
  Input in;
  in.a = generators::randomLayout(random, {2, 4, false, true});
  in.b = random.oneIn(2) ? generators::randomRightOperand(random, in.a, {2, 4, false, true})
                         : generators::randomLayout(random, {2, 4, false, true});
  return in;
}

Input tiled(generators::Random& random) {
  Input in;
  in.a = smallLayout(random, random.oneIn(8));
  in.tiler = random.oneIn(3) ? generators::randomTiler(random, in.a)
                             : Tiler(generators::randomLayout(random, {2, 4, false, false}));
  return in;
}

Input numbered(generators::Random& random) {
  Input in;
  in.a = smallLayout(random, random.oneIn(8));
  in.number = random.between(1, 120);
  return in;
}

Input sliced(generators::Random& random) {
  Input in;
  in.a = smallLayout(random);
  in.coordinate = generators::randomCoordinate(random, in.a.shape(), true);
  return in;
}

const std::vector<Bulk>& bulks() {
  static const std::vector<Bulk> all = {
      {"logical_divide",
       {"logical_divide_tile_is_composition", "logical_divide_rest_is_composition"},
       "logical_divide_refusal_is_exact",
       true,
       tiled},
      {"logical_product",
       {"logical_product_block_kept", "logical_product_copies_agree"},
       "logical_product_refusal_is_exact",
       true,
       two},
      {"complement",
       {"complement_disjoint", "complement_covers"},
       "complement_refusal_is_exact",
       true,
       numbered},
      {"right_inverse", {"right_inverse_inverts", "right_inverse_is_longest"}, "", false, one},
      {"left_inverse", {"left_inverse_inverts"}, "left_inverse_refusal_is_exact", true, one},
      {"slice_of_swizzled", {"slice_keeps_swizzle"}, "", false, sliced, 4},
      {"upcast", {"upcast_groups"}, "", false, numbered},
      {"recast", {"recast_returns"}, "downcast_splits", false, numbered},
  };
  return all;
}

struct Counts {
  int64_t cases = 0, accepted = 0, refused = 0, wrong = 0, wronglyRefused = 0, notJudged = 0;
  std::string firstProblem;
};

class BulkRuns : public testing::TestWithParam<size_t> {};

TEST_P(BulkRuns, AreExactOnAMillionRandomInputs) {
  const Bulk& bulk = bulks()[GetParam()];
  const CoreSubject core;
  std::vector<const Law*> answers;
  for (const std::string_view name : bulk.answers) answers.push_back(laws::findLaw(name));
  const Law* refusals = bulk.refusals.empty() ? nullptr : laws::findLaw(bulk.refusals);
  generators::Random random(settings().seed);
  Counts counts;
  const int64_t cases = settings().casesOr(1000000);
  while (counts.cases < cases) {
    const Input in = bulk.input(random);
    counts.cases += bulk.cases;
    bool passed = false, failed = false;
    const auto note = [&](const Law& law, const Outcome& outcome) {
      if (outcome.failed() && counts.firstProblem.empty())
        counts.firstProblem = outcome.detail +
                              "; reproduce: properties_laws_test --law=" + std::string(law.name) +
                              " --input='" + laws::describe(in, law.arguments) + "'";
    };
    for (const Law* law : answers) {
      const Outcome outcome = law->check(core, in);
      note(*law, outcome);
      passed |= outcome.passed();
      failed |= outcome.failed();
      if (!outcome.passed()) break;
    }
    counts.wrong += failed;
    counts.accepted += passed && !failed ? bulk.cases : 0;
    if (passed || failed) continue;
    if (!refusals) {
      counts.notJudged += bulk.cases;
      continue;
    }
    const Outcome outcome = refusals->check(core, in);
    note(*refusals, outcome);
    counts.refused += outcome.passed();
    counts.wronglyRefused += outcome.failed();
    counts.notJudged += outcome.kind == Outcome::Kind::kNotApplicable;
  }
  std::cout << bulk.name << ": " << counts.cases << " cases, accepted " << counts.accepted << ", refused "
            << counts.refused << ", wrong " << counts.wrong << ", wrongly refused " << counts.wronglyRefused
            << ", not judged " << counts.notJudged << ", undecided " << core.undecided() << ", seed "
            << settings().seed << std::endl;
  EXPECT_EQ(counts.wrong, 0) << counts.firstProblem;
  EXPECT_EQ(counts.wronglyRefused, 0) << counts.firstProblem;
  EXPECT_GT(counts.accepted, counts.cases / 20);
  EXPECT_LT(counts.notJudged, counts.cases / 3);
  if (bulk.refuses) {
    EXPECT_GT(counts.refused, counts.cases / 20);
  }
}

INSTANTIATE_TEST_SUITE_P(Core, BulkRuns, testing::Range<size_t>(0, 8),
                         [](const testing::TestParamInfo<size_t>& info) {
                           return std::string(bulks()[info.param].name);
                         });

TEST(Named, CasesAreWhatTheTruthSays) {
  const auto layout = [](const char* text) { return *parseLayout(text); };
  // The second mode of the product would be 0,2,13,24,...: no layout.
  EXPECT_FALSE(logicalProduct(layout("4:3"), layout("(4,2):(2,1)")).ok());
  // The tile would be 0,8,5,2,10,7: no layout.
  EXPECT_FALSE(logicalDivide(layout("(3,4):(4,1)"), Tiler(layout("6:2"))).ok());
  const auto divided = logicalDivide(layout("(3,8):(1,3)"), Tiler(layout("4:1")));
  ASSERT_TRUE(divided.ok());
  EXPECT_EQ(toString(*divided), "(4,6):(1,4)");
}

}  // namespace
}  // namespace cutecheck::run
