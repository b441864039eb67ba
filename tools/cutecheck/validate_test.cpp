// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck validate.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>

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

std::string with(std::string text, const std::string& what, const std::string& by) {
  const size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), by);
}

// What a module states is wrong: the answer stands at the string, in the module, and says no line of a text that nobody wrote.
TEST(Validate, WhatIsStatedWronglyIsNamedAtItsPlace) {
  const std::string right = readAll(sourcePath("corpus/blocks/reverse.mlir"));
  const std::string premises = R"(["a0_s0 == a1_s0", "r0 < a0_s0/256"])", ensures = R"(["a1[i] == a0[256*(i/256) + 255 - i%256]"])";
  const std::string writers = R"(["r0 = i/256", "r1 = i%256"])";
  struct Row {
    std::string what, by, said, excerpt;
  };
  const std::vector<Row> rows = {
      {premises, R"(["a0_s0 == a1_s0", "r0 < a0_s0/"])",
       "line 8, column 39: in cute.premises: ", "\n                                        ^\n"},
      {premises, R"(["a0_s0 == a1_s0", "r0 < N"])",
       "line 8, column 44: in cute.premises: ", "\n                                             ^\n"},
      {ensures, R"(["a1[i] == a0[256*(j/256) + 255 - i%256]"])", "line 9, column 37: in cute.ensures: ", ""},
      {ensures, R"(["a1[i] == a0[256*(i/256) + 255 - ]"])", "line 9, column 20: in cute.ensures: ", ""},
      {writers, R"(["r0 = i/256", "r1 = i%"])", "line 10, column 37: in cute.written_by: ", ""},
      {writers, R"(["r0 = i/256", "r1 = k%256"])", "line 10, column 42: in cute.written_by: ", ""},
      {writers, R"(["r0 = i/256", "r7 = i%256"])",
       "line 10, column 37: in cute.written_by: r7 is no register", ""}};
  for (const Row& row : rows) {
    const Ran ran = run({"validate", temporaryFile("stated.mlir", with(right, row.what, row.by))});
    EXPECT_EQ(ran.status, 3) << row.by << ran.out;
    EXPECT_TRUE(contains(ran.err, row.said)) << row.said << "\n" << ran.err;
    EXPECT_TRUE(contains(ran.err, row.excerpt)) << ran.err;
  }
  EXPECT_EQ(run({"validate", temporaryFile("stated.mlir", right)}).status, 0);
}

TEST(Validate, WhatIsNotStatedIsAskedForByItsName) {
  const std::string right = readAll(sourcePath("corpus/blocks/reverse.mlir"));
  for (const auto& [what, by, said] : std::vector<std::array<std::string, 3>>{
           {",\n  cute.written_by = [\"r0 = i/256\", \"r1 = i%256\"]", "",
            "states cute.ensures without cute.written_by, the registers of the thread that writes an "
            "element: add it, such as "
            "[\"r0 = i/256\", \"r1 = i%256\"], a value for each register (r0 is ctaid.x, r1 is tid.x)"},
           {"cute.ensures = [\"a1[i] == a0[256*(i/256) + 255 - i%256]\"],\n", "",
            "states cute.written_by without cute.ensures"},
           {"nvvm.reqntid = array<i32: 256>, ", "", "add nvvm.reqntid = array<i32: 128>, with your number"},
           {"array<i32: 256>", "array<i32: 0>",
            "expects nvvm.reqntid to be one to three numbers of at least 1, as a launch may have them (a block 1024 "
            "threads, 64 along z; a cluster 16 blocks), found array<i32: 0>"}}) {
    const Ran ran = run({"validate", temporaryFile("stated.mlir", with(right, what, by))});
    EXPECT_EQ(ran.status, 3) << said << ran.out;
    EXPECT_TRUE(contains(ran.err, said)) << said << "\n" << ran.err;
  }
}

// A fault of the meaning's file is shown in its own line.
TEST(Validate, AnErrorOfAMeaningShowsItsLine) {
  const std::string file = temporaryFile("offset.mlir", kModule), ir = temporaryFile("offset.ll", run({"lower", file}).out);
  const std::string meaning = run({"lower", file, "--emit=meaning"}).out;
  const std::string broken = temporaryFile("broken.meaning", with(meaning, "(1,16)", "(1,16"));
  const Ran ran = run({"validate", ir, "--meaning", broken});
  EXPECT_EQ(ran.status, 3);
  EXPECT_TRUE(contains(ran.err, broken + ", line ")) << ran.err;
  EXPECT_TRUE(contains(ran.err, "(1,16")) << ran.err;
  EXPECT_FALSE(contains(ran.err, "\n  \n")) << ran.err;
  EXPECT_EQ(run({"validate", ir, "--meaning", temporaryFile("right.meaning", meaning)}).status, 0);
}

TEST(Validate, AFileThatIsNotThereIsRefused) {
  EXPECT_EQ(run({"validate", "does-not-exist.mlir"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
