// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults of the oracle that were once there, planted again: the adversary alone kills each.
//
// Each row is a part of a campaign in which the planted fault is found. The same part without the fault, and
// the same claims, say nothing: it is the fault that is seen.
#include <gtest/gtest.h>

#include "properties/campaign/child.h"
#include "properties/claim_adversary/campaign.h"
#include "properties/claim_adversary/coincidence.h"
#include "properties/claim_adversary/forged.h"
#include "properties/claim_adversary/limits.h"
#include "properties/claim_adversary/offsets.h"
#include "properties/mutation/fault.h"

namespace cutecheck::adversary {
namespace {

constexpr uint64_t kLongProduct = 3299;  // of seed kLimitSeeds + 1

struct Planted {
  const char* fault;
  uint64_t seed, begin, end;
  uint64_t units;  // of a query; 1 asks no solver
};

class ClaimAdversaryPlanted : public testing::TestWithParam<Planted> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(ClaimAdversaryPlanted, IsFound) {
  const Planted& p = GetParam();
  JudgeOptions options;
  options.oracle.budget = p.units;
  options.oracle.total = p.units == 1 ? 1 : 2 * p.units;
  const Summary sound = runCases(p.seed, p.begin, p.end, options);
  for (const Found& found : sound.findings)
    ADD_FAILURE() << found.kind << " without a fault: " << found.claim;
  EXPECT_EQ(sound.cases, p.end - p.begin);
  plantedFault() = p.fault;
  const Summary broken = runCases(p.seed, p.begin, p.end, options);
  plantedFault() = {};
  ASSERT_FALSE(broken.findings.empty()) << p.fault << " survived";
  const Found& first = broken.findings[0];
  std::cout << p.fault << " caught: " << first.kind << " at case " << first.number << ", " << first.claim
            << (first.where.empty() ? "" : " where ") << first.where << "; " << first.detail << "\n";
}

INSTANTIATE_TEST_SUITE_P(
    Faults, ClaimAdversaryPlanted,
    testing::Values(Planted{"denote.operation_read_as_one", 1, 380, 390, 1},
                    Planted{"denote.extent_split", 1, 1410, 1420, 1},
                    Planted{"premises.needs_assumed", 1, 6350, 6360, 1},
                    Planted{"left_inverse.extent_1_forgotten", 1, 3655, 3665, 1},
                    Planted{"conflict_free.offset_inside_a_word", 1, 4115, 4120, 1000},
                    Planted{"denote.parts_of_either_order", kCoincidenceSeeds, 10, 20, 1},
                    Planted{"tuple_divisions.keep_is_0", kCoincidenceSeeds, 30, 40, 1},
                    Planted{"denote.offsets_below_0", 1, 0, 10, 1},
                    Planted{"denote.offsets_of_results", kOffsetSeeds + 1, 30, 35, 1},
                    Planted{"denote.offsets_after_a_swizzle", kOffsetSeeds + 1, 80, 85, 1},
                    Planted{"function.chain_nested", kOffsetSeeds + 1, 17360, 17370, 1},
                    Planted{"conflict_free.size_beyond", kLimitSeeds + 1, 1980, 1990, 1},
                    Planted{"max_alignment.size_beyond", kLimitSeeds + 1, 0, 10, 1},
                    Planted{"cosize.none_below_0", kLimitSeeds + 1, 50, 60, 1},
                    Planted{"arrangements.basis_in_an_order", kLimitSeeds + 1, 10, 20, 1}),
    [](const testing::TestParamInfo<Planted>& info) {
      std::string name = info.param.fault;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

// A product of many sums ends the program, in a process of its own.
TEST(ClaimAdversaryCrash, OfALongProductIsFound) {
  const auto wholeWith = [](const char* fault) {
    plantedFault() = fault;
    const campaign::Ended ended = campaign::inChild(
        [](const campaign::Tell& tell) {
          JudgeOptions options;
          options.oracle.budget = options.oracle.total = 1;
          tell(runCases(kLimitSeeds + 1, kLongProduct, kLongProduct + 1, options, [](uint64_t) {}).packed());
        },
        {.standSeconds = 60, .place = [] { return std::optional<int64_t>(0); }});
    plantedFault() = {};
    return ended.whole() && Summary::unpacked(ended.told).findings.empty();
  };
  EXPECT_TRUE(wholeWith(""));
  EXPECT_FALSE(wholeWith("polynomial.any_number_of_terms"));
  if (!testing::Test::HasFailure())
    std::cout << "polynomial.any_number_of_terms caught: a crash, or a slow claim, at case " << kLongProduct
              << "\n";
}

// What recheck once accepted: a forged certificate that is accepted with the fault alone.
struct PlantedInRecheck {
  const char* fault;
  uint64_t seed, begin, end;
};

class ForgedPlanted : public testing::TestWithParam<PlantedInRecheck> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(ForgedPlanted, IsFound) {
  const PlantedInRecheck& p = GetParam();
  const ForgedSummary sound = recheckForged(p.seed, p.begin, p.end);
  for (const Found& found : sound.findings)
    ADD_FAILURE() << found.kind << " without a fault: " << found.claim;
  plantedFault() = p.fault;
  const ForgedSummary broken = recheckForged(p.seed, p.begin, p.end);
  plantedFault() = {};
  ASSERT_FALSE(broken.findings.empty()) << p.fault << " survived";
  const Found& first = broken.findings[0];
  std::cout << p.fault << " caught: " << first.kind << " at case " << first.number << ", " << first.claim
            << (first.where.empty() ? "" : " where ") << first.where << "; " << first.detail << "\n";
}

INSTANTIATE_TEST_SUITE_P(Faults, ForgedPlanted,
                         testing::Values(PlantedInRecheck{"certificate_text.any_name", 1, 10, 20},
                                         PlantedInRecheck{"satisfiable.without_a_value", 1, 240, 250}),
                         [](const testing::TestParamInfo<PlantedInRecheck>& info) {
                           std::string name = info.param.fault;
                           for (char& c : name)
                             if (c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::adversary
