// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in how the lowering makes the descriptors of wgmma: without one every form is proved, with
// one some form is refuted with an element.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>

#include "lowering/pipeline/lower.h"
#include "properties/differential/atoms/descriptor_forms.h"
#include "properties/differential/atoms/wgmma_products.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

struct Tally {
  size_t proved = 0, refuted = 0, other = 0;
  std::string first;  // of a refutation
};

// f16 of 64 rows in every mode and major, and their steps along K; products of all majors.
Tally verdicts() {
  Tally tally;
  const auto count = [&](const oracle::Answer& answer, const std::string& name) {
    if (answer.verdict == Verdict::kProved) ++tally.proved;
    if (answer.verdict != Verdict::kProved && answer.verdict != Verdict::kRefuted) ++tally.other;
    if (answer.verdict != Verdict::kRefuted) return;
    ++tally.refuted;
    if (!tally.first.empty()) return;
    tally.first = name;
    if (!answer.counterexample) tally.first += ": " + answer.missing.at(0);
    if (answer.counterexample)
      for (const auto& side : answer.counterexample->evaluated)
        tally.first += ", " + side.what + " " + side.value;
  };
  std::vector<DescriptorForm> forms;
  for (DescriptorForm& form : descriptorForms())
    if (form.name.starts_with("f16_") && form.name.find("_64") != std::string::npos)
      forms.push_back(std::move(form));
  const auto text = lowering::lowerToLLVMIR(descriptorModule(forms));
  EXPECT_TRUE(text.ok()) << (text.ok() ? "" : text.error().str());
  if (!text.ok()) return tally;
  const auto module = oracle::IrModule::parse(*text);
  EXPECT_TRUE(module.ok());
  if (!module.ok()) return tally;
  for (const DescriptorForm& form : forms) {
    const auto code = oracle::AddressCode::resultOf(*module->definition(form.function));
    EXPECT_TRUE(code.ok()) << (code.ok() ? "" : code.error().message);
    if (!code.ok()) continue;
    const auto answer = proveDescriptor(*code, form.claim);
    EXPECT_TRUE(answer.ok());
    if (answer.ok()) count(*answer, form.name);
  }
  for (const bool a : {false, true})
    for (const bool b : {false, true}) {
      const WgmmaProduct product{a, b};
      const auto lowered = lowering::lowerToLLVMIR(product.module());
      EXPECT_TRUE(lowered.ok()) << (lowered.ok() ? "" : lowered.error().str());
      if (!lowered.ok()) continue;
      const auto of = oracle::IrModule::parse(*lowered);
      EXPECT_TRUE(of.ok());
      if (of.ok()) count(verdictOf(product, *of->definition("product")), "product");
    }
  return tally;
}

class DescriptorPlanted : public testing::TestWithParam<const char*> {
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(DescriptorPlanted, IsRefutedWithAnElement) {
  plantedFault() = GetParam();
  const Tally tally = verdicts();
  plantedFault() = {};
  EXPECT_GE(tally.refuted, 1U) << GetParam() << " passes";
  EXPECT_EQ(tally.other, 0U);
  // tools/mutate reads this line.
  if (tally.refuted > 0)
    std::printf("%s caught: %zu refuted, %s\n", GetParam(), tally.refuted, tally.first.c_str());
}

constexpr const char* kFaults[] = {
    "wgmma_instruction.swapped_distances", "wgmma_instruction.stride_in_bytes",
    "wgmma_instruction.leading_in_bytes",  "wgmma_instruction.stride_halved",
    "wgmma_instruction.no_swizzle",        "wgmma_instruction.code_of_sm100",
    "wgmma_instruction.codes_ascending",   "wgmma_instruction.base_offset",
    "wgmma_instruction.start_unmasked",    "wgmma_instruction.start_in_bytes",
    "wgmma_instruction.never_transposed",  "wgmma_instruction.scale_d_constant",
    "smem_operand.roles_not_exchanged",    "view_packing.bytes_for_elements"};

INSTANTIATE_TEST_SUITE_P(Faults, DescriptorPlanted, testing::ValuesIn(kFaults), [](const auto& info) {
  std::string name = info.param;
  for (char& c : name) c = c == '.' ? '_' : c;
  return name;
});

// The table of faults has a row of each.
TEST(DescriptorFaults, StandInTheTable) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/sm90.tsv");
  std::set<std::string> proofs;
  for (std::string line; std::getline(in, line);)
    if (line.find("\tproof\t") != std::string::npos) proofs.insert(line.substr(0, line.find('\t')));
  EXPECT_EQ(proofs, std::set<std::string>(std::begin(kFaults), std::end(kFaults)));
}

TEST(DescriptorFaults, WithoutOneEverythingIsProved) {
  plantedFault() = {};
  const Tally tally = verdicts();
  EXPECT_EQ(tally.refuted + tally.other, 0U) << tally.first;
  EXPECT_GE(tally.proved, 20U);
}

}  // namespace
}  // namespace cutecheck::run
