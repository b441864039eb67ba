// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// verify --hardware over a driver that is none: what it says of right and wrong kernels, and where no device
// is.
#include <cstdlib>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

// FAKE_CUDA plants a fault in the driver.
Ran verify(const std::string& path, const char* fault = "none", const std::string& driver = FAKE_DRIVER) {
  setenv("FAKE_CUDA", fault, 1);
  const Ran ran = run({"verify", "--hardware", "--driver=" + driver, path});
  unsetenv("FAKE_CUDA");
  return ran;
}

constexpr const char* kCopy = "corpus/golden/sm_90a/cp_async/ca4.ptx";
constexpr const char* kSum = "corpus/golden/kernels/sm_90a/elementwise_add.ptx";

TEST(VerifyHardware, ARightKernelIsARow) {
  const Ran copy = verify(kCopy);
  EXPECT_EQ(copy.status, 0) << copy.out << copy.err;
  EXPECT_TRUE(contains(copy.out, "golden")) << copy.out;
  EXPECT_TRUE(contains(copy.out, ": equal")) << copy.out;
  const Ran sum = verify(kSum);
  EXPECT_EQ(sum.status, 0) << sum.out << sum.err;
  EXPECT_TRUE(contains(sum.out, "equal, 2 sizes")) << sum.out;
}

// The driver that is none copies four bytes a thread and adds wrongly where told.
TEST(VerifyHardware, AWrongKernelIsRefuted) {
  const Ran wide = verify("corpus/golden/sm_90a/cp_async/ca16.ptx");
  EXPECT_EQ(wide.status, 1) << wide.out;
  EXPECT_TRUE(contains(wide.out, "the host has")) << wide.out;
  EXPECT_TRUE(
      contains(wide.out, "reproduce: cutecheck verify --hardware corpus/golden/sm_90a/cp_async/ca16.ptx"))
      << wide.out;
  EXPECT_EQ(verify(kSum, "wrong").status, 1);
  EXPECT_EQ(verify(kSum, "outside").status, 1);
}

// One verdict a kernel; texts beside it are not run.
TEST(VerifyHardware, AFolderIsARowForEachKernel) {
  const Ran folder = verify("corpus/golden/sm_90a/cp_async");
  EXPECT_EQ(folder.status, 1) << folder.out;
  EXPECT_TRUE(contains(folder.out, "ca4.ptx"));
  EXPECT_TRUE(contains(folder.out, "cg16.ptx"));
}

TEST(VerifyHardware, WithoutADeviceAKernelIsLeftOutByName) {
  const Ran none = verify(kCopy, "no_device");
  EXPECT_EQ(none.status, 3) << none.out;
  EXPECT_TRUE(contains(none.out + none.err, "hardware: ")) << none.out;
  const Ran missing = verify(kCopy, "none", "no_such_driver.so");
  EXPECT_EQ(missing.status, 3) << missing.out;
  EXPECT_TRUE(contains(missing.out + missing.err, "hardware: ")) << missing.out;
  // Beside what needs no device it is no failure.
  setenv("FAKE_CUDA", "no_device", 1);
  const Ran beside = run(
      {"verify", "--hardware", std::string("--driver=") + FAKE_DRIVER, kCopy, "corpus/claims/basis.claims"});
  unsetenv("FAKE_CUDA");
  EXPECT_EQ(beside.status, 0) << beside.out << beside.err;
}

TEST(VerifyHardware, AFaultOfTheDeviceEndsTheWork) {
  const Ran failed = verify("corpus/golden/sm_90a/cp_async", "launch");
  EXPECT_EQ(failed.status, 1) << failed.out;
  EXPECT_TRUE(contains(failed.out, " failed at ")) << failed.out;
}

// Nobody asked for a device.
TEST(VerifyHardware, OnlyWhereItIsAskedFor) {
  const Ran plain = run({"verify", kCopy});
  EXPECT_EQ(plain.status, 3);
  EXPECT_TRUE(contains(plain.out, "golden: cutecheck golden --check")) << plain.out;
}

}  // namespace
}  // namespace cutecheck::cli
