// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planted faults of the validation, each with the check that catches it.
#include <gtest/gtest.h>

#include <iostream>

#include "oracle/tv/decide/test_support.h"
#include "oracle/tv/decide/validate.h"
#include "properties/mutation/fault.h"

namespace cutecheck::oracle {
namespace {

struct Planted {
  const char* fault;
  const char* ir;        // of corpus/validation
  bool execute;          // whether samples and enumeration run
  const char* expected;  // without the fault
  const char* planted;   // with it
  const char* check;
};

std::string outcome(const Planted& p) {
  ValidationOptions options;
  options.totalBudget = 5'000'000;  // what is proved needs less; what a fault leaves undecided need not take long
  if (!p.execute) {
    options.samples = 0;
    options.enumerationLimit = 0;
  }
  std::filesystem::path ir = validationCorpus() / p.ir;
  Expected<ValidationReport> report = validate(contents(ir), contents(meaningOf(ir)), options);
  if (!report) return std::string(codeName(report.error().code));
  return std::string(verdictName(report->verdict));
}

class LlvmIrFaults : public testing::TestWithParam<Planted> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(LlvmIrFaults, IsCaught) {
  const Planted& p = GetParam();
  ASSERT_EQ(outcome(p), p.expected);
  plantedFault() = p.fault;
  std::string planted = outcome(p);
  plantedFault() = {};
  EXPECT_EQ(planted, p.planted);
  ASSERT_NE(planted, p.expected) << p.fault << " survived";
  std::cout << p.fault << " caught by " << p.check << ": " << p.expected << " became " << planted << "\n";
}

INSTANTIATE_TEST_SUITE_P(
    , LlvmIrFaults,
    testing::Values(
        Planted{"obligations.no_wrap_assumed", "crd2idx_wide.fault-i32_overflow.ll", false, "Refuted", "Proved",
                "the faulty twin without execution"},
        Planted{"instructions.shift_off_by_one", "swizzle_static.ll", true, "Proved", "Inconsistent",
                "enumeration against the formula"},
        Planted{"instructions.shift_off_by_one", "swizzle_dynamic.ll", false, "Proved", "Inconsistent",
                "the replay of the solver's model"},
        Planted{"fast_division.addend_ignored", "fast_divmod_32.fault-multiplier_without_one.ll", false, "Unknown",
                "Proved", "the faulty twin without execution"},
        Planted{"interpret.nsw_ignored", "crd2idx_at_32768.fault-nsw_added.ll", true, "Refuted", "Inconsistent",
                "the formula against the execution"},
        Planted{"carry_free.carry_ignored", "elementwise_add.ll", true, "Proved", "Unknown",
                "the solver against the normal form"},
        Planted{"unroll.one_turn_too_few", "loop_sum.ll", false, "Proved", "Inconsistent",
                "the way back of the last turn, which must not be taken"},
        Planted{"unroll.one_turn_too_few", "loop_copy.ll", true, "Proved", "Inconsistent",
                "the execution of the function beside that of its copy without loops"},
        Planted{"run_memory.alignment_ignored", "elementwise_add.fault-alignment_not_promised.ll", true, "Refuted",
                "Inconsistent", "the formula against the execution"}));

}  // namespace
}  // namespace cutecheck::oracle
