// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix descriptors of tcgen05.mma proved to read each element where the layout has it, for every start;
// twins refuted; instruction descriptors read back by the oracle.
#include <cstdio>
#include <cstdlib>
#include <map>

#include <gtest/gtest.h>

#include "properties/differential/atoms/umma_words.h"
#include "properties/harness/status_figure.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

std::vector<UmmaForm> forms() {
  std::vector<int64_t> extents = {8, 24, 64, 256};
  if (std::getenv("CUTECHECK_EVERY_START") != nullptr) {
    extents.clear();
    for (int64_t extent = 8; extent <= 256; extent += 8) extents.push_back(extent);
  }
  return ummaForms(extents);
}

TEST(UmmaWords, EachIsProved) {
  const WordTally tally = wordsProved(forms());
  std::printf("%zu words proved, %llu elements read, %llu solver units\n", tally.proved,
              static_cast<unsigned long long>(tally.points), static_cast<unsigned long long>(tally.units));
  EXPECT_EQ(tally.refuted + tally.other, 0U) << tally.first;
  // docs/evidence/status.md says how many of these extents.
  if (std::getenv("CUTECHECK_EVERY_START") == nullptr) {
    EXPECT_EQ(tally.proved, statusFigure("of tcgen05.mma: ", " "));
  }
  EXPECT_GE(tally.proved, 250U);
}

// The same words under another claim: 16 bytes on, the other major, another swizzle.
TEST(UmmaWords, TwinsAreRefutedWithAnElement) {
  std::map<std::string, size_t> refuted;
  for (const UmmaForm& form : ummaForms({8, 64})) {
    std::map<std::string, oracle::DescriptorClaim> twins;
    for (const char* name : {"start", "major", "swizzle"}) twins[name] = form.claims[0];
    twins["start"].offset += 16;
    twins["major"].shape.mnMajor = !form.claims[0].shape.mnMajor;
    twins["swizzle"].swizzle =
        byteSwizzle(form.claims[0].swizzle.bits == 3 ? SwizzleMode::k64B : SwizzleMode::k128B);
    for (const auto& [name, claim] : twins) {
      const Expected<oracle::Answer> answer = wordAnswer(form, 0, claim);
      ASSERT_TRUE(answer.ok()) << form.name << " " << answer.error().message;
      EXPECT_EQ(answer->verdict, Verdict::kRefuted) << form.name << " " << name;
      if (answer->verdict != Verdict::kRefuted) continue;
      ASSERT_TRUE(answer->counterexample.has_value());
      EXPECT_NE(answer->counterexample->evaluated.at(0).value, answer->counterexample->evaluated.at(1).value);
      ++refuted[name];
    }
  }
  for (const auto& [name, count] : refuted) std::printf("%s: %zu refuted\n", name.c_str(), count);
  EXPECT_EQ(refuted.size(), 3U);
}

TEST(UmmaFields, EachInstructionDescriptorIsReadBack) {
  const FieldTally tally = instructionsRead();
  std::printf("%zu instruction descriptors read\n", tally.equal);
  EXPECT_EQ(tally.differ, 0U) << tally.first;
  EXPECT_EQ(tally.equal, statusFigure("Proof: ", " words by the oracle's own table"));
  EXPECT_GE(tally.equal, 100'000U);
}

}  // namespace
}  // namespace cutecheck::run
