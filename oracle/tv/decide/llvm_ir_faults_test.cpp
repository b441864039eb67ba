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
  options.totalBudget = 2'500'000;  // what is proved needs less; what a fault leaves undecided need not take long
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

// A module of corpus/promises or corpus/bounds that is Proved with the fault alone.
struct PlantedInAPromise {
  const char *fault, *ir;
  const char* expected;  // a verdict or a code
  bool execute;
};

class PromiseFaults : public testing::TestWithParam<PlantedInAPromise> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(PromiseFaults, IsCaught) {
  const PlantedInAPromise& p = GetParam();
  const std::filesystem::path ir = std::filesystem::path(CUTECHECK_SOURCE_DIR) / "corpus" / p.ir;
  ValidationOptions options;
  if (!p.execute) options.samples = options.enumerationLimit = 0;
  const auto said = [&] {
    Expected<ValidationReport> report = validate(contents(ir), contents(meaningOf(ir)), options);
    return std::string(report ? verdictName(report->verdict) : codeName(report.error().code));
  };
  EXPECT_EQ(said(), p.expected);
  plantedFault() = p.fault;
  const std::string planted = said();
  plantedFault() = {};
  EXPECT_EQ(planted, "Proved") << p.fault << " survived";
  std::cout << p.fault << " caught by " << p.ir << "\n";
}

INSTANTIATE_TEST_SUITE_P(
    , PromiseFaults,
    testing::Values(PlantedInAPromise{"instructions.poison_divided", "promises/division_of_poison.ll", "Refuted", true},
                    PlantedInAPromise{"memory.inrange_unread", "promises/inrange.ll", "Unknown", true},
                    PlantedInAPromise{"launches.extents_unasked", "promises/launch_of_a_third_of_a_cluster.ll", "Unknown", true},
                    PlantedInAPromise{"validate.value_unasked", "bounds/fold_that_may_not_happen.ll", "kOutOfDomain", false}));

// Of a sum of n elements, where n may be negative, the fault and the edit of the code that it lets pass.
struct PlantedInAFold {
  const char* fault;
  const char *from, *to;
  const char* check;
};

std::string outcome(const PlantedInAFold& p) {
  std::string code = R"(define ptx_kernel void @k(ptr addrspace(1) %a, i32 %n) {
entry:
  %few = icmp slt i32 %n, 900000
  %zero = select i1 %few, float 0.0, float 0.0
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %s = phi float [ %zero, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %out
body:
  %e = sext i32 %k to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %e
  %x = load float, ptr addrspace(1) %p, align 4
  %s1 = fadd float %s, %x
  %far = icmp sgt i32 %k, 700000
  %k1 = add i32 %k, 1
  br label %head
out:
  store float %s, ptr addrspace(1) %a, align 4
  ret void
}
)";
  if (p.from) {
    const size_t at = code.find(p.from);
    if (at == std::string::npos) return p.from;
    code.replace(at, std::string(p.from).size(), p.to);
  }
  Expected<ValidationReport> report =
      validate(code,
               "meaning 1\nkernel @k\nparam 0 ptr a align 4\nparam 1 i32 n\nfold t < n\ncarry s f32 = f32_bits(0)\n"
               "load l f32 a[t]\nnext s = fadd(s, l)\ndone\nstore f32 a[0] = s\nend\n",
               {});
  return report ? std::string(verdictName(report->verdict)) : report.error().message;
}

class FoldFaults : public testing::TestWithParam<PlantedInAFold> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(FoldFaults, IsCaught) {
  const PlantedInAFold& p = GetParam();
  ASSERT_EQ(outcome(PlantedInAFold{nullptr, nullptr, nullptr, nullptr}), "Proved");
  EXPECT_EQ(outcome(p), "Unknown");
  plantedFault() = p.fault;
  const std::string planted = outcome(p);
  plantedFault() = {};
  EXPECT_EQ(planted, "Proved") << p.fault << " survived";
  std::cout << p.fault << " caught by " << p.check << "\n";
}

// Each edit shows at more turns alone than are executed.
INSTANTIATE_TEST_SUITE_P(
    , FoldFaults,
    testing::Values(PlantedInAFold{"obligations.loops_believed", "icmp slt i32 %k, %n", "icmp ult i32 %k, %n",
                                   "the number of turns of a negative number"},
                    PlantedInAFold{"opaque.first_value_believed", "float 0.0, float 0.0",
                                   "float 0.0, float 1.0", "the value before the first turn"},
                    PlantedInAFold{"opaque.turn_believed",
                                   "%s1 = fadd float %s, %x\n  %far = icmp sgt i32 %k, 700000",
                                   "%far = icmp sgt i32 %k, 700000\n  %y = fadd float %s, %x\n"
                                   "  %s1 = select i1 %far, float %s, float %y",
                                   "what a turn makes"}));

}  // namespace
}  // namespace cutecheck::oracle
