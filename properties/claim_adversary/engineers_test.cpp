// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that engineers ask, drawn at each position, and judged.
#include "properties/claim_adversary/engineers.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "properties/claim_adversary/coverage.h"
#include "properties/claim_adversary/nothing_found.h"

namespace cutecheck::adversary {
namespace {

using Kind = Term::Kind;

constexpr uint64_t kDraws = 20'000;

bool occursIn(const Term& t, const std::function<bool(const Term&)>& is) {
  if (is(t)) return true;
  for (const Term& part : t.parts)
    if (occursIn(part, is)) return true;
  return false;
}

bool isSymbolic(const Term& t) {
  return occursIn(t, [](const Term& s) { return s.is(Kind::kSymbol); });
}

bool isSwizzledBy(const Term& t) { return t.is(Kind::kCompose) && t.parts[0].is(Kind::kSwizzle) && t.parts[0].value > 0; }

TEST(ClaimAdversaryEngineers, EachKindIsDrawnAsItIsAndChanged) {
  std::map<std::string, size_t> plans;
  for (uint64_t k = 0; k < kDraws; ++k) ++plans[drawCase(kEngineerSeeds + 1, k).plan];
  for (const char* kind : {"count of tiles", "call as an integer", "case distinction", "stages", "indices"}) {
    EXPECT_GE(plans[kind], 1000U) << kind;
    EXPECT_GE(plans[std::string(kind) + ", changed"], 500U) << kind;
  }
  EXPECT_EQ(plans.size(), 10U);
}

// The table of cells: each call that makes an integer, wherever an integer may stand.
TEST(ClaimAdversaryEngineers, CallsStandWhereverAnIntegerMay) {
  Coverage coverage;
  for (uint64_t k = 0; k < kDraws; ++k) coverage.add(drawCase(kEngineerSeeds + 1, k), Said::kVacuous, "");
  for (const char* name : {"ceil_div", "round_up", "min", "max", "gcd", "size", "cosize", "rank", "crd2idx",
                           "product", "sum", "shape_div"})
    for (const Position position : {Position::kSide, Position::kPremise, Position::kExtent, Position::kStride,
                                    Position::kCoordinate, Position::kInside})
      EXPECT_GE(coverage.at(name, position).drawn, 20U) << name << " at " << positionName(position);
  for (const char* name : {"min", "gcd"}) EXPECT_GE(coverage.at(name, Position::kTiler).drawn, 100U) << name;
}

TEST(ClaimAdversaryEngineers, SwizzlesHaveStagesWithoutABoundAndAreSliced) {
  size_t stages = 0, shifts = 0, slices = 0, pitches = 0, tiles = 0;
  for (uint64_t k = 0; k < kDraws; ++k) {
    const Term claim = drawCase(kEngineerSeeds + 1, k).claim;
    stages += occursIn(claim, [](const Term& t) {
      return isSwizzledBy(t) && occursIn(t, [](const Term& l) { return l.is(Kind::kLayout) && isSymbolic(l.parts[0]); });
    });
    shifts += occursIn(claim, [](const Term& t) {
      return isSwizzledBy(t) && t.parts[1].is(Kind::kCompose) && isSymbolic(t.parts[1].parts[0]);
    });
    slices += occursIn(claim, [](const Term& t) {
      return t.is(Kind::kCall) && t.name.starts_with("slice") && isSymbolic(t.parts[0]) && occursIn(t.parts[1], isSwizzledBy);
    });
    pitches += claim.name == "conflict_free" && isSymbolic(claim.parts[0]);
    tiles += occursIn(claim, [](const Term& t) { return t.is(Kind::kCall) && t.name == "local_tile" && isSymbolic(t.parts[2]); });
  }
  for (const auto& [what, drawn] : std::map<std::string, size_t>{
           {"stages", stages}, {"shifts", shifts}, {"slices", slices}, {"conflict_free", pitches}, {"tiles", tiles}})
    EXPECT_GE(drawn, 500U) << what;
}

// A form is true as it stands: nothing that is evaluated of it is false.
TEST(ClaimAdversaryEngineers, AFormIsTrueAsItStands) {
  size_t evaluated = 0;
  for (const EngineersForm& form : engineersForms())
    for (const char* swizzle : {"S<1,0,3>", "S<2,1,2>"}) {
      const Case drawn = engineersCase(form, 2, 4, swizzle);
      Random random(1);
      for (const Assignment& numbers : assignmentsFor(drawn, random, 60)) {
        if (premisesHold(drawn.premises, numbers) != Truth::kTrue) continue;
        Evaluator evaluator(numbers);
        const Truth truth = evaluator.truth(drawn.claim);
        EXPECT_NE(truth, Truth::kFalse) << textOf(drawn.claim) << " where " << textOf(drawn.premises);
        evaluated += truth == Truth::kTrue;
      }
    }
  EXPECT_GE(evaluated, 1000U);
}

TEST(ClaimAdversaryEngineers, FindNothing) {
  const Summary all = judgedWithNothingFound(kEngineerSeeds + 3, 400);
  EXPECT_GE(all.said[static_cast<size_t>(Said::kProved)], 60U);
  EXPECT_GE(all.said[static_cast<size_t>(Said::kRefuted)], 60U);
  EXPECT_GE(100 * all.lawfulProved, 60 * all.lawful) << "soundness is bought with Unknown";
}

}  // namespace
}  // namespace cutecheck::adversary
