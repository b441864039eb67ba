// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What run_golden says of right and wrong kernels, without a GPU, and the host's model of them.
#include <gtest/gtest.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tools/device/golden_model.h"
#include "tools/device/run_over_fake.h"
#include "tools/device/tma_golden.h"

namespace cutecheck::run_ptx {
namespace {

Outcome runWith(const std::string& fault, const std::string& arguments) {
  return runOverFake(fault, RUN_GOLDEN_PROGRAM " " CUTECHECK_SOURCE_DIR "/corpus/golden/sm_90a", arguments);
}

const std::string kFake = "--driver " FAKE_DRIVER;

TEST(RunGolden, ARightKernelIsEqual) {
  const Outcome outcome = runWith("none", kFake + " --only cp_async/ca4");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
  EXPECT_NE(outcome.output.find("1 kernels, 1 equal, 0 wrong"), std::string::npos) << outcome.output;
}

// The one tensor copy that the fake driver knows, and those whose map it refuses.
TEST(RunGolden, ATensorCopyIsComparedWithTheHost) {
  const Outcome outcome = runWith("none", kFake + " --only tma_load/f16_64_arch");
  EXPECT_EQ(outcome.status, 0) << outcome.output;
  EXPECT_NE(outcome.output.find("1 kernels, 1 equal, 0 wrong"), std::string::npos) << outcome.output;
  for (const char* name : {"tma_load/f16_32x16_arch", "tma_store/f16_64_arch", "tma_multicast/f32"})
    EXPECT_EQ(runWith("none", kFake + " --only " + name).status, 1) << name;
  const Outcome refused = runWith("encode", kFake + " --only tma_load/f16_64_arch");
  EXPECT_EQ(refused.status, 1);
  EXPECT_NE(refused.output.find("cuTensorMapEncodeTiled"), std::string::npos) << refused.output;
  // What the driver refuses is one wrong kernel, and the others run.
  EXPECT_NE(refused.output.find("1 kernels, 0 equal, 1 wrong, 0 without a model, 0 not run"),
            std::string::npos)
      << refused.output;
}

// The fake driver runs none of these, and copies too little for the wider ones.
TEST(RunGolden, AKernelThatWritesOtherwiseIsFound) {
  for (const char* name : {"mma_sync/m16n8k16_f16", "ldmatrix/x4", "stmatrix/x1_trans", "cp_async/cg16",
                           "mbarrier/inval", "bulk/reduce_add_f32"}) {
    const Outcome outcome = runWith("none", kFake + " --only " + name);
    EXPECT_EQ(outcome.status, 1) << outcome.output;
    EXPECT_NE(outcome.output.find("the host has"), std::string::npos) << outcome.output;
  }
}

TEST(RunGolden, NoDeviceIsSkippedAndCountedNothingIsNoPass) {
  const Outcome skipped = runWith("no_device", kFake);
  EXPECT_EQ(skipped.status, 0);
  EXPECT_NE(skipped.output.find("kernels skipped: no CUDA"), std::string::npos) << skipped.output;
  EXPECT_EQ(runWith("no_device", kFake + " --require-device").status, 3);
  EXPECT_EQ(runWith("none", kFake + " --only nothing").status, 3);
}

std::string textOf(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(RunGolden, EveryKeptKernelHasAModel) {
  namespace fs = std::filesystem;
  const fs::path folder = CUTECHECK_SOURCE_DIR "/corpus/golden/sm_90a";
  size_t kernels = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".ptx") continue;
    const std::string name = entry.path().lexically_relative(folder).replace_extension().generic_string();
    auto one = goldenCase(name, 1);
    if (!one) one = tmaGoldenCase(textOf((folder / (name + ".mlir")).string()), 1);
    ASSERT_TRUE(one) << name;
    EXPECT_FALSE(one->expected.empty()) << name;
    ++kernels;
  }
  EXPECT_GE(kernels, 86U);
  EXPECT_FALSE(goldenCase("mma_sync/m16n8", 1));
}

// A tensor map that LLVM copied to the stack would be at an address that TMA does not take: nothing else says
// so.
TEST(RunGolden, NoTensorMapIsCopiedToTheStack) {
  namespace fs = std::filesystem;
  size_t maps = 0;
  for (const auto& entry : fs::recursive_directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/golden/sm_90a")) {
    if (entry.path().extension() != ".ptx") continue;
    const std::string ptx = textOf(entry.path().string());
    if (ptx.find(".param .align 64 .b8") == std::string::npos) continue;
    EXPECT_EQ(ptx.find(".local"), std::string::npos) << entry.path();
    ++maps;
  }
  EXPECT_GE(maps, 158U);
}

// One element of each kind of product, by hand: A and B are ones where the seed makes them so; here by bits.
TEST(RunGolden, ModelsOfSaturationAndBits) {
  const auto clamped = goldenCase("mma_sync/m8n8k16_s8_s8_s32_satfinite", 1);
  ASSERT_TRUE(clamped);
  bool most = false, least = false;
  for (size_t i = 0; i < clamped->expected.size(); i += 4) {
    int32_t value = 0;
    std::memcpy(&value, clamped->expected.data() + i, 4);
    most |= value == INT32_MAX;
    least |= value == INT32_MIN;
  }
  EXPECT_TRUE(most && least);
  // A bit is in both, in one, or in none: xor counts what and does not, so the two differ.
  const auto differs = goldenCase("mma_sync/m8n8k128_b1_b1_s32_xor_popc", 1);
  const auto both = goldenCase("mma_sync/m8n8k128_b1_b1_s32_and_popc", 1);
  ASSERT_TRUE(differs && both);
  EXPECT_EQ(differs->inputs, both->inputs);
  EXPECT_NE(differs->expected, both->expected);
}

// Half of A, from the words of the selected threads alone: decoded once more, it is the matrix multiplied.
TEST(RunGolden, ModelsOfSparseProducts) {
  const auto plain = goldenCase("wgmma/m64n8k32_f16_f16_f32_k_k_ss_sp0", 1);
  const auto other = goldenCase("wgmma/m64n8k32_f16_f16_f32_k_k_ss_sp1", 1);
  const auto negated = goldenCase("wgmma/m64n8k32_f16_f16_f32_k_k_ss_neg_b_sp0", 1);
  ASSERT_TRUE(plain && other && negated);
  ASSERT_EQ(plain->inputs.size(), 4U);
  EXPECT_EQ(plain->inputs[0].size(), 64U * 16 * 2);
  EXPECT_EQ(plain->inputs[1].size(), 8U * 32 * 2);
  EXPECT_EQ(plain->inputs[3].size(), 128U * 4);
  EXPECT_EQ(plain->inputs[0], other->inputs[0]);
  EXPECT_EQ(plain->expected, other->expected);
  EXPECT_NE(plain->inputs[3], other->inputs[3]);
  EXPECT_NE(plain->expected, negated->expected);
  const auto word = [&](const GoldenCase& one, size_t thread) {
    uint32_t value = 0;
    std::memcpy(&value, one.inputs[3].data() + 4 * thread, 4);
    return value;
  };
  for (size_t thread = 0; thread < 128; thread += 4)
    for (size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(word(*plain, thread + i), word(*other, thread + 2 + i));
      for (size_t chunk = 0; chunk < 8; ++chunk) {
        const uint32_t said = word(*plain, thread + i) >> (4 * chunk) & 15;
        EXPECT_LT(said & 3, said >> 2) << thread;
      }
    }
}

TEST(RunGolden, ModelsOfReductions) {
  EXPECT_FALSE(goldenCase("bulk/reduce_mul_f32", 1));
  const auto one = goldenCase("bulk/reduce_inc_u32", 1);
  ASSERT_TRUE(one);
  size_t wrapped = 0;
  for (size_t i = 0; i < one->expected.size(); i += 4) {
    uint32_t before = 0, source = 0, after = 0;
    std::memcpy(&before, one->inputs[0].data() + i, 4);
    std::memcpy(&source, one->inputs[1].data() + i, 4);
    std::memcpy(&after, one->expected.data() + i, 4);
    EXPECT_EQ(after, before >= source ? 0 : before + 1);
    wrapped += after == 0 ? 1 : 0;
  }
  EXPECT_GT(wrapped, 0U);
}

}  // namespace
}  // namespace cutecheck::run_ptx
