// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every canonical operand of wgmma: the word that the lowering's LLVM IR computes is proved to read each
// element where the layout has it, for every start.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>

#include "core/operand/operand_read.h"
#include "lowering/pipeline/lower.h"
#include "oracle/tv/ir/ir_module.h"
#include "properties/differential/atoms/descriptor_forms.h"
#include "properties/differential/atoms/wgmma_products.h"
#include "properties/harness/status_figure.h"

namespace cutecheck::run {
namespace {

using oracle::Answer;
using oracle::Verdict;

struct Lowered {
  std::vector<DescriptorForm> forms = descriptorForms();
  std::optional<oracle::IrModule> module;
};

// One module of all forms, lowered once.
const Lowered& lowered() {
  static const Lowered all = [] {
    Lowered made;
    const auto text = lowering::lowerToLLVMIR(descriptorModule(made.forms));
    EXPECT_TRUE(text.ok()) << (text.ok() ? "" : text.error().str());
    if (!text.ok()) return made;
    auto module = oracle::IrModule::parse(*text);
    EXPECT_TRUE(module.ok());
    if (module.ok()) made.module = std::move(*module);
    return made;
  }();
  return all;
}

Expected<oracle::AddressCode> codeOf(const DescriptorForm& form) {
  const llvm::Function* f = lowered().module->definition(form.function);
  if (f == nullptr) return makeError(Code::kBadRequest, "", "no function " + form.function);
  return oracle::AddressCode::resultOf(*f);
}

TEST(Descriptors, EveryCanonicalFormIsProved) {
  ASSERT_TRUE(lowered().module.has_value());
  std::map<std::string, size_t> verdicts;
  uint64_t points = 0, units = 0;
  for (const DescriptorForm& form : lowered().forms) {
    const auto code = codeOf(form);
    ASSERT_TRUE(code.ok()) << form.name << ": " << code.error().message;
    oracle::DescriptorClaim claim = form.claim;
    claim.everyStart = std::getenv("CUTECHECK_EVERY_START") != nullptr;
    const Expected<Answer> answer = proveDescriptor(*code, claim);
    ASSERT_TRUE(answer.ok()) << form.name << ": " << answer.error().message;
    EXPECT_EQ(answer->verdict, Verdict::kProved)
        << form.name << " " << form.layout << " " << (answer->missing.empty() ? "" : answer->missing.front());
    ++verdicts[std::string(verdictName(answer->verdict))];
    points += answer->samples;
    units += answer->units;
  }
  for (const auto& [name, count] : verdicts) std::printf("%zu %s\n", count, name.c_str());
  std::printf("%zu forms, %llu elements read, %llu solver units\n", lowered().forms.size(),
              static_cast<unsigned long long>(points), static_cast<unsigned long long>(units));
  // docs/evidence/status.md says how many.
  EXPECT_EQ(verdicts["Proved"], statusFigure("of wgmma: ", " operands"));
  EXPECT_GE(verdicts["Proved"], 250U);
}

// The same words under another claim: the other major, a neighbouring swizzle, a layout with one stride more.
TEST(Descriptors, TwinsAreRefutedWithAnElement) {
  ASSERT_TRUE(lowered().module.has_value());
  std::map<std::string, size_t> refuted;
  for (const DescriptorForm& form : lowered().forms) {
    const auto code = codeOf(form);
    ASSERT_TRUE(code.ok());
    std::map<std::string, oracle::DescriptorClaim> twins;
    twins["start"] = form.claim;
    twins["start"].offset += 16;
    twins["swizzle"] = form.claim;
    twins["swizzle"].swizzle =
        byteSwizzle(form.claim.swizzle.bits == 3 ? SwizzleMode::k64B : SwizzleMode::k128B);
    twins["major"] = form.claim;
    twins["major"].shape.mnMajor = !form.claim.shape.mnMajor;
    for (const auto& [name, claim] : twins) {
      const Expected<Answer> answer = proveDescriptor(*code, claim);
      ASSERT_TRUE(answer.ok()) << answer.error().message;
      EXPECT_EQ(answer->verdict, Verdict::kRefuted) << form.name << " " << name;
      if (answer->verdict != Verdict::kRefuted) continue;
      ASSERT_TRUE(answer->counterexample.has_value());
      const auto& sides = answer->counterexample->evaluated;
      EXPECT_NE(sides.at(0).value, sides.at(1).value);
      ++refuted[name];
    }
  }
  for (const auto& [name, count] : refuted) std::printf("%s: %zu refuted\n", name.c_str(), count);
  EXPECT_EQ(refuted.size(), 3U);
}

// The instruction's own text names the majors, its operands are of their own tiles, and D is scaled as told.
TEST(Descriptors, ProductsReadBothTiles) {
  for (const bool a : {false, true})
    for (const bool b : {false, true}) {
      const WgmmaProduct product{a, b};
      const auto text = lowering::lowerToLLVMIR(product.module());
      ASSERT_TRUE(text.ok()) << text.error().str();
      const auto module = oracle::IrModule::parse(*text);
      ASSERT_TRUE(module.ok());
      const Answer answer = verdictOf(product, *module->definition("product"));
      EXPECT_EQ(answer.verdict, Verdict::kProved)
          << (answer.missing.empty() ? *text : answer.missing.front());
      const WgmmaProduct twin{!a, b};
      EXPECT_EQ(verdictOf(twin, *module->definition("product")).verdict, Verdict::kRefuted);
    }
}

// The oracle's model, read off the bits, beside core's, which reads the decoded fields.
TEST(Descriptors, TwoModelsOfTheHardwareAgree) {
  size_t compared = 0;
  for (const SwizzleMode mode :
       {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B})
    for (const bool mn : {false, true})
      for (const int bytes : {1, 2, 4})
        for (const int base : {0, 1, 7}) {
          const MatrixDescriptor descriptor{
              MatrixArch::kSm90, 4096 + 16 * 9, 16 * 5, 16 * 77, base, false, mode};
          const OperandForm form{mn ? Major::kMn : Major::kK, 8 * bytes};
          const uint64_t word = *encode(descriptor);
          for (int64_t k = 0; k < 32 / bytes; ++k)
            for (int64_t row = 0; row < 80; ++row, ++compared)
              ASSERT_EQ(8 * oracle::operandAddress(word, {mn, static_cast<uint64_t>(bytes)}, row, k),
                        static_cast<uint64_t>(operandBit(descriptor, form, row, k)));
        }
  EXPECT_GE(compared, 80'000U);
}

}  // namespace
}  // namespace cutecheck::run
