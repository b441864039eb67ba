// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck lower: each stage, each target, and refusals by stage.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Lower, EachStageIsPrinted) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const std::pair<const char*, const char*> stages[] = {{"meaning", "meaning 1\n"},
                                                        {"cute", "cute.crd2idx"},
                                                        {"nvvm", "llvm.func @offset"},
                                                        {"llvm", "define i64 @offset("},
                                                        {"ptx", ".func  (.param .b64 func_retval0) offset("}};
  for (const auto& [stage, part] : stages) {
    const Ran lowered = run({"lower", file, std::string("--emit=") + stage});
    EXPECT_EQ(lowered.status, 0) << stage << lowered.err;
    for (const auto& [other, otherPart] : stages)
      EXPECT_EQ(lowered.out.find(otherPart) != std::string::npos, stage == other)
          << "--emit=" << stage << " and the text of " << other << "\n"
          << lowered.out;
  }
  EXPECT_EQ(run({"lower", file}).out, run({"lower", file, "--emit=llvm"}).out);
}

TEST(Lower, PtxIsForTheTarget) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  EXPECT_NE(run({"lower", file, "--emit=ptx"}).out.find(".target sm_90a\n"), std::string::npos);
  const Ran blackwell = run({"lower", file, "--emit=ptx", "--target=sm_100a", "--json"});
  EXPECT_EQ(blackwell.status, 0);
  EXPECT_NE(Json::parse(blackwell.out)["ptx"].get<std::string>().find(".target sm_100a\n"),
            std::string::npos);
}

TEST(Lower, AnUnknownTargetOrStageIsRefused) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const Ran refused = run({"lower", file, "--emit=ptx", "--target=sm_80"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_NE(refused.err.find("known: sm_90a, sm_100a"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("--emit=ptx --target=sm_80"), std::string::npos) << refused.err;
  EXPECT_EQ(run({"lower", file, "--emit=sass"}).status, 3);
}

TEST(Lower, RefusesByStage) {
  const std::string file = temporaryFile("bad.mlir", "func.func @f() { %x = cute.nothing : i32 return }");
  for (const char* stage : {"meaning", "cute", "nvvm", "llvm", "ptx"}) {
    const Ran refused = run({"lower", file, std::string("--emit=") + stage});
    EXPECT_EQ(refused.status, 3) << refused.out;
    EXPECT_NE(refused.err.find("lower_parse"), std::string::npos) << refused.err;
  }
}

}  // namespace
}  // namespace cutecheck::cli
