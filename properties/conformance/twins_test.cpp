// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The negative twin of every law: a law that no wrong implementation can break says nothing.
#include <gtest/gtest.h>

#include "properties/conformance/distorted_subject.h"
#include "properties/harness/harness.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

using laws::Law;

constexpr Distortion kDistortions[] = {Distortion::kStrideOff,  Distortion::kSizeOff, Distortion::kPadded,
                                       Distortion::kUnordered,  Distortion::kRefuses, Distortion::kAccepts,
                                       Distortion::kWitnessLate, Distortion::kOtherNames};

class Twins : public testing::TestWithParam<std::string_view> {
 protected:
  const Law& law() const { return *laws::findLaw(GetParam()); }
};

TEST_P(Twins, SomeWrongImplementationBreaksTheLaw) {
  for (const Distortion distortion : kDistortions) {
    const DistortedSubject subject(distortion);
    const laws::Tally tally = runLaw(law(), subject, {211, 2000, 0}, settings().seed);
    if (tally.failed == 0) continue;
    // The shrunk input still fails, and its text reads back as the same input.
    const laws::Input least = shrink(law(), subject, tally.firstFailure);
    EXPECT_TRUE(law().check(subject, least).failed());
    const std::string text = laws::describe(least, law().arguments);
    const Expected<laws::Input> again = laws::readInput(text, law().arguments);
    ASSERT_TRUE(again.ok()) << text << ": " << again.error().str();
    EXPECT_EQ(laws::describe(*again, law().arguments), text);
    EXPECT_NE(explain(law(), subject, least).find("--law=" + std::string(law().name)), std::string::npos);
    return;
  }
  ADD_FAILURE() << "no distortion breaks " << law().name;
}

// A subject without the operation is not praised for it.
class NothingSubject : public laws::Subject {
 public:
  std::string_view name() const override { return "nothing"; }
};

TEST_P(Twins, NothingCheckedIsNoSuccess) {
  const laws::Tally tally = runLaw(law(), NothingSubject(), {509, 500, 0}, settings().seed);
  EXPECT_EQ(tally.checked, 0);
  EXPECT_EQ(tally.failed, 0);
  EXPECT_GT(tally.notApplicable, 0);
  EXPECT_FALSE(tally.ok());
}

std::vector<std::string_view> names() {
  std::vector<std::string_view> all;
  for (const Law& law : laws::allLaws()) all.push_back(law.name);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Core, Twins, testing::ValuesIn(names()),
                         [](const testing::TestParamInfo<std::string_view>& info) {
                           return std::string(info.param);
                         });

TEST(LawList, NamesAreDistinctAndNameTheirOperation) {
  std::vector<std::string_view> seen = names();
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
  EXPECT_GT(seen.size(), 40u);
  EXPECT_EQ(laws::findLaw("no_such_law"), nullptr);
}

}  // namespace
}  // namespace cutecheck::run
