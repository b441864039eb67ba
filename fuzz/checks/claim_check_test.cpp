// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The judge of small claims, and that the claim target finds planted faults.
#include "fuzz/checks/claim_check.h"

#include <random>

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "fuzz/checks/checks.h"
#include "fuzz/checks/claim_judge.h"
#include "properties/mutation/fault.h"

namespace cutecheck::fuzz {
namespace {

using Kind = ClaimInput::Kind;
using Op = ClaimOperand::Op;
using Word = ClaimOutcome::Word;

ClaimTree leaf(ClaimNumber extent, ClaimNumber stride) {
  ClaimTree tree;
  tree.extent = extent;
  tree.stride = stride;
  return tree;
}

ClaimTree pair(const ClaimTree& a, const ClaimTree& b) {
  ClaimTree tree;
  tree.isLeaf = false;
  tree.modes = {a, b};
  return tree;
}

ClaimInput claim(Kind kind, const ClaimTree& left, const ClaimTree& right = {}, int64_t number = 0) {
  ClaimInput input;
  input.kind = kind;
  input.left.a = left;
  input.right.a = right;
  input.number = ClaimNumber(number);
  return input;
}

const ClaimNumber kM = ClaimNumber::symbol(0), kN = ClaimNumber::symbol(1);

TEST(ClaimJudge, StaticClaimsHoldAndTheirTwinsFail) {
  const ClaimTree columns = pair(leaf(4, 1), leaf(8, 4)), rows = pair(leaf(4, 8), leaf(8, 1));
  const auto at = [](const ClaimInput& input) { return truthAt(input, {}); };
  EXPECT_EQ(at(claim(Kind::kEqual, columns, leaf(32, 1))), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kEqual, rows, leaf(32, 1))), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kIdentical, columns, columns)), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kIdentical, columns, leaf(32, 1))), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kInjective, rows)), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kInjective, pair(leaf(2, 1), leaf(2, 1)))), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kBijective, rows, {}, 32)), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kBijective, rows, {}, 33)), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kCovers, leaf(4, 1), {}, 4)), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kCovers, leaf(4, 2), {}, 2)), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kDisjoint, leaf(4, 2), leaf(2, 7))), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kDisjoint, leaf(4, 2), leaf(2, 6))), Truth::kFails);
  EXPECT_EQ(at(claim(Kind::kCompatible, leaf(32, 1), rows)), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kCompatible, rows, leaf(32, 1))), Truth::kFails);
  const ClaimTree a = pair(leaf(6, 11), leaf(2, 2));
  EXPECT_EQ(at(claim(Kind::kComposable, a, leaf(3, 2))), Truth::kHolds);
  EXPECT_EQ(at(claim(Kind::kComposable, a, pair(leaf(3, 2), leaf(2, 3)))), Truth::kFails);
}

TEST(ClaimJudge, OperationsAreCoresAndTheirRefusalsAreSeen) {
  ClaimInput composed = claim(Kind::kEqual, pair(leaf(6, 11), leaf(2, 2)), leaf(3, 22));
  composed.left.op = Op::kComposition;
  composed.left.b = leaf(3, 2);
  EXPECT_EQ(composed.claim(), "composition((6,2):(11,2),3:2) == 3:22");
  EXPECT_EQ(truthAt(composed, {}), Truth::kHolds);
  composed.left.b = pair(leaf(3, 2), leaf(2, 3));
  EXPECT_EQ(truthAt(composed, {}), Truth::kRefused);
  ClaimInput swizzled = claim(Kind::kInjective, leaf(64, 1));
  swizzled.left.op = Op::kSwizzle;
  swizzled.left.swizzle = Swizzle::make(2, 0, 3).value();
  EXPECT_EQ(swizzled.claim(), "injective(S<2,0,3> o 0 o 64:1)");
  EXPECT_EQ(truthAt(swizzled, {}), Truth::kHolds);
  swizzled.left.a = leaf(64, -1);
  EXPECT_EQ(truthAt(swizzled, {}), Truth::kNotJudged);
}

TEST(ClaimJudge, PremisesAreReadAndExtentsAreAtLeastOne) {
  ClaimInput input = claim(Kind::kInjective, pair(leaf(kM, 1), leaf(kN, kM)));
  input.symbols[0] = {2, 6, 2, true};
  EXPECT_EQ(input.claim() + " where " + input.premises(),
            "injective((M,N):(1,M)) where M%2==0, M>=2, M<=6, N>=1, N<=1");
  EXPECT_EQ(triedValues(input).size(), 3u);
  EXPECT_EQ(truthAt(input, {4, 1}), Truth::kHolds);
  for (const SymbolValues& outside : {SymbolValues{3, 1}, SymbolValues{8, 1}, SymbolValues{4, 2}})
    EXPECT_EQ(truthAt(input, outside), Truth::kOutside);
  input.symbols[1].bounded = false;
  EXPECT_EQ(truthAt(input, {4, 0}), Truth::kOutside);
  EXPECT_FALSE(isBounded(input));
  // A product in shape position promises each of its factors.
  EXPECT_EQ(truthAt(claim(Kind::kInjective, leaf(*ClaimNumber::product(kM, kN), 1)), {1, 1}), Truth::kHolds);
  ClaimInput negative = claim(Kind::kInjective, leaf(*ClaimNumber::product(kM, kN), 1));
  negative.symbols[0].bounded = negative.symbols[1].bounded = false;
  EXPECT_EQ(truthAt(negative, {-2, -3}), Truth::kOutside);
}

std::string bytesOf(uint64_t index, bool symbolic) {
  std::mt19937_64 random(index);
  std::string bytes(64, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  bytes[0] = static_cast<char>(symbolic ? bytes[0] | 0xf0 : bytes[0] & 0x7f);
  return bytes;
}

TEST(ClaimCheck, EveryInputDecodesToATextThatParses) {
  for (uint64_t index = 0; index < 2000; ++index) {
    const ClaimInput input = decodeClaim(bytesOf(index, index % 2 == 0));
    EXPECT_TRUE(parseExpression(input.claim()).ok()) << input.claim();
    EXPECT_TRUE(parsePremises(input.premises()).ok()) << input.premises();
    if (!input.names(0) && !input.names(1)) EXPECT_EQ(input.premises(), "") << input.claim();
  }
}

TEST(ClaimCheck, RandomVerdictsAreRightAndOfEveryKind) {
  size_t proved = 0, refuted = 0, unknown = 0, noAnswer = 0, symbolicProved = 0, symbolicRefuted = 0;
  for (uint64_t index = 0; index < 3000; ++index) {
    const bool symbolic = index % 75 == 0;
    const ClaimOutcome outcome = outcomeOfClaim(bytesOf(index, symbolic));
    EXPECT_EQ(outcome.finding, "");
    proved += outcome.word == Word::kProved;
    refuted += outcome.word == Word::kRefuted;
    unknown += outcome.word == Word::kUnknown;
    noAnswer += outcome.word == Word::kNoAnswer;
    symbolicProved += outcome.symbolic && outcome.word == Word::kProved;
    symbolicRefuted += outcome.symbolic && outcome.word == Word::kRefuted;
  }
  EXPECT_GT(proved, 1000u);
  EXPECT_GT(refuted, 1000u);
  EXPECT_GT(noAnswer, 30u);
  EXPECT_GT(symbolicProved, 5u);
  EXPECT_GT(symbolicRefuted, 5u);
  EXPECT_LT(unknown, 60u);
}

TEST(ClaimCheck, PlantedOracleFaultsAreFound) {
  for (const char* fault : {"canonical.merge_unchecked", "enumerate.off_by_one", "odometer.last_missing",
                            "composition.carry_unchecked"}) {
    plantedFault() = fault;
    size_t findings = 0;
    for (uint64_t index = 0; index < 1500 && findings == 0; ++index)
      findings += !checkClaim(bytesOf(index, false)).empty();
    plantedFault() = {};
    EXPECT_GT(findings, 0u) << fault;
  }
}

}  // namespace
}  // namespace cutecheck::fuzz
