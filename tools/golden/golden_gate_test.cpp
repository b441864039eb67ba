// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What stops a golden build: a word of ptxas, a fence that slows a loop; each beside a twin that passes.
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;

// A ptxas that says this and accepts, the first on PATH while it lives.
class SpeakingPtxas {
 public:
  explicit SpeakingPtxas(const std::string& says) : before_(std::getenv("PATH")) {
    const std::string program = temporaryFile(
        "gate/ptxas", "#!/bin/sh\ncase \"$1\" in --version) echo 'release 13.0, V13.0.88'; exit;; esac\n" +
                          (says.empty() ? std::string() : "echo '" + says + "' >&2\n"));
    chmod(program.c_str(), 0755);
    setenv("PATH", (fs::path(program).parent_path().string() + ":" + before_).c_str(), 1);
  }
  ~SpeakingPtxas() { setenv("PATH", before_.c_str(), 1); }

 private:
  std::string before_;
};

constexpr const char* kInjected =
    "ptxas info    : (C7517) Potential Performance Loss: warpgroup.wait is injected in around line 7";

TEST(GoldenGate, AWordOfPtxasStopsACheckThatAssembles) {
  const std::vector<std::string> check = {"golden", "--check", "--assemble", "--only=ldmatrix/x4_trans"};
  {
    const SpeakingPtxas quiet("");
    const Ran passed = run(check);
    EXPECT_EQ(passed.status, 0) << passed.out << passed.err;
    EXPECT_NE(passed.out.find("each assembled by ptxas 13.0.88"), std::string::npos) << passed.out;
  }
  const SpeakingPtxas speaking(kInjected);
  const Ran stopped = run(check);
  EXPECT_EQ(stopped.status, 1) << stopped.out;
  EXPECT_NE(stopped.out.find("golden_c5"), std::string::npos) << stopped.out;
  EXPECT_NE(stopped.out.find("C7517"), std::string::npos) << stopped.out;
  EXPECT_NE(stopped.out.find("atom !cute_nvgpu.atom.ldsm"), std::string::npos) << stopped.out;
  // Nobody asked it.
  EXPECT_EQ(run({"golden", "--check", "--only=ldmatrix/x4_trans"}).status, 0);
}

TEST(GoldenGate, AWordOfPtxasStopsAnUpdate) {
  const std::string folder = fs::path(temporaryFile("gated/here", "")).parent_path();
  const std::vector<std::string> update = {"golden", "--update", "--reason=first", "--only=ldmatrix/x4_trans",
                                           "--out=" + folder};
  {
    const SpeakingPtxas speaking(kInjected);
    const Ran stopped = run(update);
    EXPECT_EQ(stopped.status, 3) << stopped.out;
    EXPECT_NE(stopped.err.find("C7517"), std::string::npos) << stopped.err;
    EXPECT_FALSE(fs::exists(folder + "/sm_90a"));
  }
  const SpeakingPtxas quiet("");
  EXPECT_EQ(run(update).status, 0);
}

// A kernel that fences the whole GPU, in each turn of a loop or behind it.
std::string fencing(bool inside) {
  const std::string fence =
      "  llvm.inline_asm has_side_effects asm_dialect = att \"fence.acq_rel.gpu;\", \"\" : () -> ()\n";
  return "func.func @k(%n: i32) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {\n"
         "  %zero = arith.constant 0 : i32\n  %one = arith.constant 1 : i32\n"
         "  scf.for %i = %zero to %n step %one : i32 {\n"
         "  nvvm.barrier0\n" +
         (inside ? fence : "") + "  }\n" + (inside ? "" : fence) + "  return\n}\n";
}

TEST(GoldenGate, AFenceOfTheGpuInALoopStopsAnUpdate) {
  for (const bool inside : {true, false}) {
    const std::string file =
        temporaryFile(inside ? "fenced/in.mlir" : "fenced_behind/out.mlir", fencing(inside));
    const std::string kernels = fs::path(file).parent_path(), out = kernels + "_kept";
    const Ran ran = run({"golden", "--update", "--reason=mine", "--kernels=" + kernels, "--out=" + out});
    EXPECT_EQ(ran.status, inside ? 3 : 0) << ran.out << ran.err;
    if (inside) EXPECT_NE(ran.err.find("loop_c1"), std::string::npos) << ran.err;
  }
}

}  // namespace
}  // namespace cutecheck::cli
