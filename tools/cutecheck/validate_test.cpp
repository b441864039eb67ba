// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck validate.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Validate, AModuleIsProvedEqualToItsMeaning) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const Ran proved = run({"validate", file});
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
  EXPECT_NE(proved.out.find("Proved: 1 function validated"), std::string::npos) << proved.out;
  const Json json = Json::parse(run({"validate", file, "--json"}).out);
  EXPECT_EQ(json["verdict"], "Proved");
  EXPECT_GT(json["functions"][0]["obligations"], 0);
  EXPECT_EQ(json["functions"][0]["open"], 0);
}

TEST(Validate, AChangedMeaningIsRefutedWithAWitness) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const Ran code = run({"lower", file});
  Ran meaning = run({"lower", file, "--emit=meaning"});
  ASSERT_EQ(code.status, 0) << code.err;
  ASSERT_EQ(meaning.status, 0) << meaning.err;
  const size_t stride = meaning.out.find("(1,16)");
  ASSERT_NE(stride, std::string::npos) << meaning.out;
  meaning.out.replace(stride, 6, "(1,17)");
  const std::string ir = temporaryFile("offset.ll", code.out);
  const Ran refuted = run({"validate", ir, "--meaning", temporaryFile("offset.meaning", meaning.out)});
  EXPECT_EQ(refuted.status, 1) << refuted.out << refuted.err;
  EXPECT_NE(refuted.out.find("witness: "), std::string::npos) << refuted.out;
  EXPECT_NE(refuted.err.find("reproduce: cutecheck validate "), std::string::npos) << refuted.err;
}

// y = FACTOR * x + y, on the left or on the right of the product.
std::string scaledSum(const std::string& product) {
  return R"(!v = !cute.memref<f32, gmem, "?:1">
func.func @axpy(%x: !v, %y: !v) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %k = arith.constant -2.5 : f32
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %l = cute.get_layout(%y) : !v
  %s = cute.get_shape(%l) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %in = cute.elem_less(%c, %s) : (!cute.coord<"?">, !cute.shape<"?">) -> i1
  scf.if %in {
    %a = cute.memref.load(%x, %c) : (!v, !cute.coord<"?">) -> f32
    %b = cute.memref.load(%y, %c) : (!v, !cute.coord<"?">) -> f32
    %p = arith.mulf )" +
         product + R"( : f32
    %r = arith.addf %p, %b : f32
    cute.memref.store(%y, %c, %r) : (!v, !cute.coord<"?">, f32) -> ()
  }
  return
}
)";
}

TEST(Validate, AKernelMayComputeWithConstants) {
  for (const char* product : {"%k, %a", "%a, %k"}) {
    const Ran proved = run({"validate", temporaryFile("axpy.mlir", scaledSum(product))});
    EXPECT_EQ(proved.status, 0) << product << '\n' << proved.out << proved.err;
  }
  const std::string file = temporaryFile("axpy.mlir", scaledSum("%k, %a"));
  std::string meaning = run({"lower", file, "--emit=meaning"}).out;
  const size_t bits = meaning.find("f32_bits(3223322624)");  // -2.5 is 0xc0200000
  ASSERT_NE(bits, std::string::npos) << meaning;
  meaning.replace(bits, 20, "f32_bits(3223322625)");
  const std::string ir = temporaryFile("axpy.ll", run({"lower", file}).out);
  EXPECT_EQ(run({"validate", ir, "--meaning", temporaryFile("axpy.meaning", meaning)}).status, 1);
}

// MLIR folds the two away; the code without them was refuted.
TEST(Validate, ASignMayBeChangedTwice) {
  std::string text = scaledSum("%k, %a");
  const std::string line = "    %p = arith.mulf %k, %a : f32\n";
  ASSERT_NE(text.find(line), std::string::npos);
  text.replace(text.find(line), line.size(), "    %n = arith.negf %a : f32\n    %p = arith.negf %n : f32\n");
  const Ran proved = run({"validate", temporaryFile("twice.mlir", text)});
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
}

// The code computes the same for one thread of any block, but the launch that the module means fails.
TEST(Validate, ACodeForAnotherLaunchIsUnknown) {
  std::string text = R"(!v = !cute.memref<f32, gmem, "4:1">
func.func @k(%x: !v) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %n = arith.constant 2 : i32
  %c = cute.make_coord(%n) : (i32) -> !cute.coord<"?">
  %a = cute.memref.load(%x, %c) : (!v, !cute.coord<"?">) -> f32
  %b = arith.negf %a : f32
  cute.memref.store(%x, %c, %b) : (!v, !cute.coord<"?">, f32) -> ()
  return
}
)";
  const std::string file = temporaryFile("launch.mlir", text), code = run({"lower", file}).out;
  const std::string required = "\"nvvm.reqntid\"=\"32\"";
  ASSERT_NE(code.find(required), std::string::npos) << code;
  const auto with = [&](const std::string& attributes) {
    std::string changed = code;
    changed.replace(changed.find(required), required.size(), attributes);
    return run({"validate", file, temporaryFile("launch.ll", changed)});
  };
  for (const char* kept : {"\"nvvm.reqntid\"=\"32\"", "\"nvvm.reqntid\"=\"32,1,1\"", "\"nvvm.maxntid\"=\"32\"", "nounwind"})
    EXPECT_EQ(with(kept).status, 0) << kept << with(kept).out;
  for (const char* other : {"\"nvvm.reqntid\"=\"1\"", "\"nvvm.reqntid\"=\"32,2\"", "\"nvvm.maxntid\"=\"31\"",
                            "\"nvvm.reqntid\"=\"32\" \"nvvm.cluster_dim\"=\"2\""}) {
    const Ran ran = with(other);
    EXPECT_EQ(ran.status, 2) << other << ran.out << ran.err;
    EXPECT_NE(ran.out.find("excludes a launch that is allowed"), std::string::npos) << other << ran.out;
  }
}

TEST(Validate, AFileThatIsNotThereIsRefused) {
  EXPECT_EQ(run({"validate", "does-not-exist.mlir"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
