// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planted faults seen from the command line: a check that passes without the fault fails with it.
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "properties/mutation/fault.h"
#include "tools/answers/answer.h"
#include "tools/cutecheck/run_here.h"

namespace cutecheck::cli {
namespace {

RanHere runWith(std::string_view fault, std::vector<std::string> words) {
  plantedFault() = fault;
  RanHere ran = runHere(std::move(words));
  plantedFault() = {};
  return ran;
}

// The page cannot show a real one: what it shows is this.
TEST(Planted, ThePageShowsThisInconsistency) {
  const RanHere planted = runWith("canonical.merge_unchecked", {"prove", "(4,2):(1,8) == 8:1"});
  std::ifstream in(CUTECHECK_SOURCE_DIR "/docs/reference/verdicts.md");
  const std::string page((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  std::istringstream lines(planted.out);
  size_t at = page.find("## Inconsistent");
  ASSERT_NE(at, std::string::npos);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("spent")) continue;
    at = page.find("    " + line + "\n", at);
    ASSERT_NE(at, std::string::npos) << line << "\nof\n" << planted.out;
  }
}

#ifdef CUTECHECK_WITH_LOWERING
// One letter of a pattern, .cg as .ca, is drift of that atom and of no other.
TEST(Planted, ALetterOfAPatternIsDriftOfItsAtom) {
  const std::vector<std::string> command = {"golden", "--only=cp_async/*",
                                            "--out=" CUTECHECK_SOURCE_DIR "/corpus/golden"};
  const RanHere sound = runWith("", command);
  EXPECT_EQ(sound.status, ExitStatus::kPassed) << sound.out;
  const RanHere planted = runWith("cp_async.cache", command);
  EXPECT_EQ(planted.status, ExitStatus::kRefuted);
  EXPECT_NE(planted.out.find("drift      sm_90a/cp_async/cg16: ptx line "), std::string::npos) << planted.out;
  EXPECT_NE(planted.out.find(", cp: field 3 is ca, was cg"), std::string::npos) << planted.out;
  EXPECT_NE(
      planted.out.find("atom !cute_nvgpu.atom.simt_async_copy<f32, cache = global, 128 b>, shape 128 bits"),
      std::string::npos)
      << planted.out;
  EXPECT_NE(planted.out.find("3 of 4 variants as kept"), std::string::npos) << planted.out;
}
#endif

TEST(Planted, FourWhenTwoDerivationsDisagree) {
  const std::vector<std::string> command = {"prove", "(4,2):(1,8) == 8:1"};
  EXPECT_EQ(runWith("", command).status, ExitStatus::kRefuted);
  const RanHere planted = runWith("canonical.merge_unchecked", command);
  EXPECT_EQ(planted.status, ExitStatus::kInconsistent) << planted.out;
  EXPECT_NE(planted.out.find("Inconsistent"), std::string::npos);
}

TEST(Planted, VacuityIsNotSkipped) {
  const std::vector<std::string> command = {"prove", "M:1 == N:1", "--where", "M>4,M<3"};
  EXPECT_EQ(runWith("", command).status, ExitStatus::kBadInput);
  EXPECT_NE(runWith("vacuity.skipped", command).status, ExitStatus::kBadInput);
}

#ifdef CUTECHECK_WITH_LOWERING
// A program put together without a dialect says so, in one text whatever the module is: the fault is not the
// module's. With everything there the same module is lowered.
TEST(Planted, AMissingRegistrationIsAConfigurationError) {
  for (const std::string& module : {std::string(CUTECHECK_SOURCE_DIR "/corpus/kernels/elementwise_add.mlir"),
                                    std::string(CUTECHECK_SOURCE_DIR "/README.md")}) {
    const RanHere planted = runWith("lower.nothing_registered", {"lower", module});
    EXPECT_EQ(planted.status, ExitStatus::kBadInput) << module;
    EXPECT_EQ(planted.out, "");
    EXPECT_TRUE(planted.err.starts_with(
        "error: kUsage [lower_registration]: configuration error: 'func' is not registered\n"))
        << planted.err;
  }
  const RanHere whole = runWith("", {"lower", CUTECHECK_SOURCE_DIR "/corpus/kernels/elementwise_add.mlir"});
  EXPECT_EQ(whole.status, ExitStatus::kPassed) << whole.err;
  EXPECT_EQ(runWith("", {"lower", CUTECHECK_SOURCE_DIR "/README.md"}).err.find("lower_registration"),
            std::string::npos);
}
#endif

// The corpus line that a fault in the reference breaks.
struct Case {
  const char* fault;
  const char* line;
};

class PlantedInTheReference : public testing::TestWithParam<Case> {};

TEST_P(PlantedInTheReference, IsCaughtByACallOfTheCorpus) {
  plantedFault() = {};
  EXPECT_TRUE(judgeCallLine(GetParam().line).asExpected());
  plantedFault() = GetParam().fault;
  EXPECT_FALSE(judgeCallLine(GetParam().line).asExpected());
  plantedFault() = {};
}

INSTANTIATE_TEST_SUITE_P(
    Corpus, PlantedInTheReference,
    testing::Values(
        Case{"composition.carry_unchecked", "composition((6,2):(11,2), (3,2):(2,3)) -> kNotComposable at 5"},
        Case{"composition.weak_divisibility", "composition((4,6,8):(2,3,5), 6:3) -> kNotComposable at 3"},
        Case{"complement.divisibility_unchecked", "complement((4,10):(1,10), 188) -> kNoComplement"},
        Case{"logical_product.divides", "logical_product(4:1, 2) -> (4,2):(1,4)"},
        Case{"right_inverse.sorted_prefix", "right_inverse((2,4,4,6):(4,1,0,8)) -> (4,2,6):(2,1,32)"},
        Case{"zipped_divide.tiler_stride_lost",
             "zipped_divide((8,4):(1,8), [2:4;2:1]) -> ((2,2),(4,2)):((4,8),(1,16))"},
        Case{"swizzle_apply.source_at_base", "swizzle_apply(S<3,4,3>, 72) -> 72"}));

}  // namespace
}  // namespace cutecheck::cli
