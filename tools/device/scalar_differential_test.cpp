// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// scalar_differential: the machine equals itself over every form; a device that computes nothing is seen.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/device/run_over_fake.h"

namespace cutecheck::run_ptx {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ScalarDifferential, TheMachineEqualsItself) {
  const Outcome outcome = runOverFake("", SCALAR_DIFFERENTIAL_PROGRAM, "--emulate --count 12");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr(" equal, 0 different, "));
  EXPECT_THAT(outcome.output, HasSubstr(" 0 not assembled, "));
  EXPECT_THAT(outcome.output, Not(HasSubstr("\n0 forms")));
}

TEST(ScalarDifferential, ADeviceThatComputesNothingIsSeen) {
  const Outcome outcome = runOverFake("", SCALAR_DIFFERENTIAL_PROGRAM,
                                      std::string("--only add.rn.f32 --count 50 --driver ") + FAKE_DRIVER);
  EXPECT_EQ(outcome.status, 1) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("add.rn.f32: of 0x"));
  EXPECT_THAT(outcome.output, HasSubstr("0x0 on the device"));
  EXPECT_THAT(outcome.output, HasSubstr("1 forms, 50 operands"));
}

TEST(ScalarDifferential, WithoutAFormNothingIsEqual) {
  const Outcome outcome = runOverFake("", SCALAR_DIFFERENTIAL_PROGRAM, "--emulate --only frobnicate");
  EXPECT_EQ(outcome.status, 1) << outcome.output;
}

}  // namespace
}  // namespace cutecheck::run_ptx
