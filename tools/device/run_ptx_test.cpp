// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What run_ptx says of right and wrong kernels, without a GPU: the driver is fake_driver.cpp.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tools/device/half.h"
#include "tools/device/run_over_fake.h"

namespace cutecheck::run_ptx {
namespace {

Outcome runWith(const std::string& fault, const std::string& arguments) {
  return runOverFake(fault, RUN_PTX_PROGRAM, arguments);
}

// The fake driver runs no PTX, so any file will do.
const std::string kFile = std::string(CUTECHECK_SOURCE_DIR) + "/corpus/kernels/elementwise_add.mlir";
const std::string kFake = kFile + " --times 0 --driver " FAKE_DRIVER;
const std::string kAdd = kFake + " --kernel elementwise_add";

TEST(RunPtx, ARightKernelIsEqualAtEverySize) {
  for (const char* kernel : {"elementwise_add", "elementwise_add_f16", "transpose", "transpose_vectors"}) {
    const Outcome outcome = runWith("none", kFake + " --kernel " + kernel + " --sizes ragged");
    EXPECT_EQ(outcome.status, 0) << outcome.output;
    EXPECT_NE(outcome.output.find("18 sizes, 0 wrong, 0 skipped"), std::string::npos) << outcome.output;
  }
}

TEST(RunPtx, ARightProductIsRightAtEverySize) {
  const Outcome outcome = runWith("none", kFake + " --kernel gemm_bf16 --sizes ragged");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
  EXPECT_NE(outcome.output.find("4 sizes, 0 wrong, 0 skipped"), std::string::npos) << outcome.output;
}

TEST(RunPtx, AWrongTransposeOrProductIsFound) {
  for (const char* kernel : {"transpose", "gemm_bf16"})
    for (const char* fault : {"wrong", "unwritten", "outside"}) {
      const Outcome outcome = runWith(fault, kFake + " --kernel " + kernel + " --sizes ragged");
      EXPECT_EQ(outcome.status, 1) << kernel << " " << fault << ": " << outcome.output;
    }
}

TEST(RunPtx, TheKernelIsReadOffThePtx) {
  const std::string other = std::string(CUTECHECK_SOURCE_DIR) + "/README.md";
  const Outcome none = runWith("none", other + " --driver " FAKE_DRIVER);
  EXPECT_EQ(none.status, 3) << none.output;
  EXPECT_NE(none.output.find("has no entry of a kernel"), std::string::npos) << none.output;
}

TEST(RunPtx, AWrongElementIsFound) {
  const Outcome outcome = runWith("wrong", kAdd + " --sizes ragged");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.output.find("C(0,0) has the bits"), std::string::npos) << outcome.output;
}

TEST(RunPtx, AnElementThatIsNotWrittenIsFound) {
  const Outcome outcome = runWith("unwritten", kAdd + " --sizes ragged");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.output.find("C(14,126) has the bits"), std::string::npos) << outcome.output;
}

TEST(RunPtx, AByteOutsideIsFound) {
  const Outcome outcome = runWith("outside", kAdd + " --sizes even");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_NE(outcome.output.find("byte -4 of C, outside its elements, was written"), std::string::npos)
      << outcome.output;
}

TEST(RunPtx, NoDeviceIsSkippedAndCounted) {
  for (const std::string& arguments :
       {kAdd, kFile + " --kernel elementwise_add --driver no_such_library.so"}) {
    const Outcome outcome = runWith("no_device", arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.output;
    EXPECT_NE(outcome.output.find("23 sizes skipped: no CUDA"), std::string::npos) << outcome.output;
    EXPECT_EQ(runWith("no_device", arguments + " --require-device").status, 3);
  }
}

TEST(RunPtx, AFailedLaunchIsSaidInTheDriversWords) {
  const Outcome outcome = runWith("launch", kAdd);
  EXPECT_EQ(outcome.status, 3);
  EXPECT_NE(outcome.output.find("cuLaunchKernel: unspecified launch failure"), std::string::npos)
      << outcome.output;
}

TEST(RunPtx, BadArgumentsAreAUsageError) {
  EXPECT_EQ(runWith("none", "/no/such/file").status, 3);
  EXPECT_EQ(runWith("none", kFake + " --kernel f8").status, 3);
}

TEST(Half, EveryHalfIsItself) {
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    const float value = floatOfHalf(static_cast<uint16_t>(bits));
    if (std::isnan(value)) continue;
    ASSERT_EQ(halfOfFloat(value), bits);
  }
}

TEST(Half, RoundsToTheNearestTiesToEven) {
  EXPECT_EQ(halfOfFloat(1.0f + 0x1p-11f), 0x3c00) << "a tie, down to even";
  EXPECT_EQ(halfOfFloat(1.0f + 3 * 0x1p-11f), 0x3c02) << "a tie, up to even";
  EXPECT_EQ(halfOfFloat(65519.0f), 0x7bff);
  EXPECT_EQ(halfOfFloat(65520.0f), 0x7c00);
  EXPECT_EQ(halfOfFloat(0x1p-25f), 0) << "half of the least subnormal, a tie";
  EXPECT_EQ(halfOfFloat(0x1.8p-25f), 1);
  EXPECT_EQ(addHalves(0x3c00, 0xbc00), 0);
  EXPECT_EQ(halfOfFloat(std::numeric_limits<float>::quiet_NaN()) & 0x7c00, 0x7c00);
}

}  // namespace
}  // namespace cutecheck::run_ptx
