// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the patterns and the engine of the lowering, each refuted by translation validation with
// a witness that was replayed.
#include <gtest/gtest.h>

#include <set>

#include "properties/mutation/fault.h"
#include "properties/validation/lowering_faults.h"
#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

std::vector<LoweringFault> allFaults() {
  std::vector<LoweringFault> faults = arithmeticFaults();
  for (LoweringFault& f : structureFaults()) faults.push_back(std::move(f));
  return faults;
}

class LoweringPlanted : public testing::TestWithParam<LoweringFault> {
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(LoweringPlanted, IsRefutedWithAWitness) {
  const LoweringFault& fault = GetParam();
  plantedFault() = {};
  const Validated sound = verdictOf(fault.module, fault.meaning);
  EXPECT_EQ(sound.verdict, oracle::Verdict::kProved) << sound.report;
  plantedFault() = fault.name;
  const Validated planted = verdictOf(fault.module, fault.meaning);
  plantedFault() = {};
  EXPECT_EQ(planted.verdict, oracle::Verdict::kRefuted) << fault.name << " passes\n" << planted.report;
  EXPECT_TRUE(planted.witnessed) << planted.report;
  if (!testing::Test::HasFailure())
    std::printf("%s (%s) caught by validate\n", fault.name.c_str(), fault.stands.c_str());
}

INSTANTIATE_TEST_SUITE_P(Faults, LoweringPlanted, testing::ValuesIn(allFaults()),
                         [](const testing::TestParamInfo<LoweringFault>& info) {
                           std::string name = info.param.name;
                           for (char& c : name) c = c == '.' ? '_' : c;
                           return name;
                         });

// With those of kernels there are at least 30, each of its own name.
TEST(LoweringFaults, AreManyAndDifferent) {
  std::set<std::string> names;
  for (const LoweringFault& f : allFaults()) names.insert(f.name);
  EXPECT_EQ(names.size(), allFaults().size());
  EXPECT_GE(names.size(), 36u);
}

}  // namespace
}  // namespace cutecheck::run
