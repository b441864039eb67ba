// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The machine runs every golden kernel of sm_90a and the kernels of corpus/kernels to the bytes that an H200
// gave (corpus/campaigns/hardware.tsv); a kernel that was changed is seen to be wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "tools/device/run_over_fake.h"

namespace cutecheck::emulate {
namespace {

namespace fs = std::filesystem;
using run_ptx::Outcome;
using run_ptx::runOverFake;
using ::testing::HasSubstr;

const std::string kGolden = std::string(CUTECHECK_SOURCE_DIR) + "/corpus/golden/";

std::string textOf(const fs::path& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// A folder with one kernel of a target whose PTX has `old` replaced once.
class Changed {
 public:
  Changed(const std::string& name, const std::string& old, const std::string& now,
          const std::string& target = "sm_90a/")
      : root_(fs::path(testing::TempDir()) / ("emulate_" + std::to_string(::getpid()))) {
    const fs::path to = root_ / name;
    fs::create_directories(to.parent_path());
    std::string ptx = textOf(kGolden + target + name + ".ptx");
    const size_t at = ptx.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    if (at != std::string::npos) ptx.replace(at, old.size(), now);
    std::ofstream(to.string() + ".ptx") << ptx;
    std::ofstream(to.string() + ".mlir") << textOf(kGolden + target + name + ".mlir");
  }
  ~Changed() { fs::remove_all(root_); }
  Outcome run() const { return runOverFake("", RUN_GOLDEN_PROGRAM, root_.string() + " --emulate"); }

 private:
  fs::path root_;
};

// Of every target whose golden files are kept: those of sm_90a ran on an H200, those of sm_100a only here.
TEST(Emulate, EveryGoldenKernelIsEqual) {
  std::set<std::string> targets;
  for (const auto& folder : fs::directory_iterator(kGolden))
    if (folder.path().filename().string().starts_with("sm_"))
      targets.insert(folder.path().filename().string());
  ASSERT_TRUE(targets.contains("sm_90a"));
  for (const std::string& target : targets) {
    size_t kernels = 0;
    for (const auto& entry : fs::recursive_directory_iterator(kGolden + target))
      kernels += entry.path().extension() == ".ptx" ? 1 : 0;
    ASSERT_GT(kernels, 100U) << target;
    const Outcome outcome = runOverFake("", RUN_GOLDEN_PROGRAM, kGolden + target + " --emulate");
    const std::string all = std::to_string(kernels);
    EXPECT_EQ(outcome.status, 0) << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr(all + " kernels, " + all + " equal, 0 wrong, 0 without a model"))
        << target;
  }
}

// A sample in the other orders of what is asynchronous.
TEST(Emulate, TheOrderMakesNoDifference) {
  for (const char* order : {"copies", "once"})
    for (const char* sample : {"f16_f16_f32_k", "bulk", "tma_load/bf16", "cp_async"}) {
      ASSERT_EQ(setenv("CUTECHECK_EMULATE_ORDER", order, 1), 0);
      const Outcome outcome =
          runOverFake("", RUN_GOLDEN_PROGRAM, kGolden + "sm_90a --emulate --only " + sample);
      EXPECT_EQ(outcome.status, 0) << outcome.output;
      EXPECT_THAT(outcome.output, HasSubstr(" 0 wrong, 0 without a model")) << order;
    }
  unsetenv("CUTECHECK_EMULATE_ORDER");
}

TEST(Emulate, AChangeIsSeen) {
  struct Row {
    const char *name, *old, *now, *says;
  };
  // Of descriptors a bit of the start, of the swizzle and of a distance; then the other families.
  for (const Row& row : {
           Row{"wgmma_descriptors/m64n64k64_f16_f16_f32_k_number", "4611686293305360388",
               "4611686293305360390", "the host has"},
           Row{"wgmma_descriptors/m64n64k64_f16_f16_f32_k_number", "4611686293305360384",
               "9223372311732748288", "the host has"},
           Row{"wgmma_descriptors/m64n64k64_f16_f16_f32_k_number", "4611686293305360384",
               "4611686430744313856", "the host has"},
           Row{"wgmma_descriptors/m64n64k64_f16_f16_f32_k_number", "wgmma.wait_group.sync.aligned 	0",
               "wgmma.wait_group.sync.aligned 	1", "the host has"},
           Row{"ldmatrix/x4", "x4.shared", "x4.trans.shared", "the host has"},
           Row{"mma_sync/m16n8k16_f16_f16_f32", "f32.f16.f16.f32", "f32.bf16.bf16.f32", "the host has"},
           Row{"mbarrier/arrive_count", "mov.b32 	%r2, 64", "mov.b32 	%r2, 65", "emulate_c3"},
           Row{"mbarrier/arrive_count", "mov.b32 	%r2, 64", "mov.b32 	%r2, 63", "emulate_c5"},
           Row{"cp_async/cg16", "cp.async.wait_group 	0", "cp.async.wait_group 	1", "the host has"},
           Row{"cp_async/cg16", "cp.async.cg", "cp.async.cx", "emulate_c1"},
       }) {
    const Outcome outcome = Changed(row.name, row.old, row.now).run();
    EXPECT_EQ(outcome.status, 1) << row.name << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr(row.says)) << row.name << ": " << row.old;
  }
}

// Of tcgen05.cp of a pair: one block's alone, other lanes, one block's barrier alone, and no meeting before.
TEST(Emulate, AChangeOfAPairIsSeen) {
  struct Row {
    const char *name, *old, *now, *says;
  };
  for (const Row& row : {
           Row{"64x128b_warpx2_01_23", "cp.cta_group::2", "cp.cta_group::1", "the host has"},
           Row{"64x128b_warpx2_01_23", "warpx2::01_23", "warpx2::02_13", "the host has"},
           Row{"128x256b", "mov.b16 	%rs1, 3", "mov.b16 	%rs1, 1", "emulate_c3"},
           Row{"128x256b", "barrier.cluster.arrive.aligned;", "", "emulate_c5"},
       }) {
    const Outcome outcome =
        Changed(std::string("tmem_cp/") + row.name + "_pair", row.old, row.now, "sm_100a/").run();
    EXPECT_EQ(outcome.status, 1) << row.name << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr(row.says)) << row.name << ": " << row.old;
  }
}

// Of tcgen05.mma: metadata from the next column, scale factors of A for those of B, and A's copied for B.
TEST(Emulate, AChangeOfAProductIsSeen) {
  struct Row {
    const char *name, *old, *now, *says;
  };
  for (const Row& row : {
           Row{"m128n16k32_f16_f16_f32_k_k_ss_sp0", "%r45, %r3, 16", "%r45, %r3, 17", "emulate_c7"},
           Row{"m256n32k32_e4m3_e4m3_f32_k_k_ss_pair_mxf8f6f4_32", "[%r73], [%r72], %p6",
               "[%r72], [%r73], %p6", "emulate_c7"},
           Row{"m128n16k32_e4m3_e4m3_f32_k_k_ss_mxf8f6f4_32_cp", "[%r3+20], %rd39", "[%r3+20], %rd37",
               "the host has"},
       }) {
    const Outcome outcome = Changed(std::string("umma/") + row.name, row.old, row.now, "sm_100a/").run();
    EXPECT_EQ(outcome.status, 1) << row.name << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr(row.says)) << row.name << ": " << row.old;
  }
}

}  // namespace
}  // namespace cutecheck::emulate
