// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck verify: a row a file, what is expected of it, and the counts.
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Ran verifyText(const std::string& name, const std::string& text) {
  return run({"verify", temporaryFile(name, text)});
}

constexpr const char* kUnparsable = "func.func @f() { %x = cute.nothing : i32 return }\n";

constexpr const char* kMeaning =
    "meaning 1\nfunction @twice\n  param 0 i32 x\n  premise x >= 0, x < 1000\n  result 0 i32 == 2*x\nend\n";
constexpr const char* kTwice = "define i32 @twice(i32 %x) {\n  %r = add nsw i32 %x, %x\n  ret i32 %r\n}\n";
constexpr const char* kThrice = "define i32 @twice(i32 %x) {\n  %r = mul nsw i32 %x, 3\n  ret i32 %r\n}\n";

// A folder with a template, a faulty twin and a claim; returns its path.
std::string folderOfThree(const char* twin = kThrice) {
  const std::string meaning = temporaryFile("set/twice.meaning", kMeaning);
  const std::string folder = meaning.substr(0, meaning.rfind('/'));
  const auto add = [&](const std::string& name, const std::string& text) {
    EXPECT_EQ(runShell("cat > '" + folder + "/" + name + "' <<'END'\n" + text + "END").status, 0);
  };
  add("twice.ll", kTwice);
  add("twice.fault-mul.ll", twin);
  add("a.claims", "expect Proved: 4:1 == 4:1\nexpect Refuted: 4:1 == 5:1\n");
  return folder;
}

TEST(Verify, AModuleIsProvedAndAssembled) {
  const Ran proved = verifyText("offset.mlir", kModule);
  EXPECT_EQ(proved.status, 0) << proved.out << proved.err;
  EXPECT_TRUE(contains(proved.out, "ok   module ")) << proved.out;
  EXPECT_TRUE(contains(proved.out, "offset.mlir  Proved, 1 function, ")) << proved.out;
  EXPECT_TRUE(contains(proved.out, "; sm_90a: ")) << proved.out;
  EXPECT_TRUE(contains(proved.out, "; sm_100a: ")) << proved.out;
  EXPECT_TRUE(contains(proved.out, "1 subject in 1 file: 1 as expected, 0 not\n")) << proved.out;
}

// Counted are those of which no checker came to a goal without a solver, and no other.
TEST(Verify, CountsWhatRestsOnASolver) {
  const std::string claims = "expect Proved: 4:1 == 4:1\nexpect Proved: S<3,3,3> o 0 o S<3,3,3> o 0 o M:1 == M:1 where M <= 64\n";
  const Ran counted = verifyText("solvers.claims", claims);
  EXPECT_EQ(counted.status, 0) << counted.out;
  EXPECT_TRUE(contains(counted.out, "Proved on a solver's answer: claims 1\n")) << counted.out;
  const Ran none = verifyText("checked.claims", "expect Proved: 4:1 == 4:1\nexpect Proved: (M,N):(1,M) == M*N:1\n");
  EXPECT_EQ(none.status, 0) << none.out;
  EXPECT_FALSE(contains(none.out, "a solver's answer")) << none.out;
  const Ran json = run({"verify", "--json", temporaryFile("solvers.claims", claims)});
  EXPECT_TRUE(contains(json.out, "\"on_solvers\":1")) << json.out;
}

TEST(Verify, OnlyTheTargetsAskedFor) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const Ran one = run({"verify", file, "--target=sm_100a"});
  EXPECT_EQ(one.status, 0) << one.out;
  EXPECT_TRUE(contains(one.out, "sm_100a: ") && !contains(one.out, "sm_90a")) << one.out;
  EXPECT_EQ(run({"verify", file, "--target=sm_80"}).status, 3);
}

TEST(Verify, AModuleThatIsNotAsExpectedFails) {
  const Ran refused = verifyText("bad.mlir", kUnparsable);
  EXPECT_EQ(refused.status, 3) << refused.out;
  EXPECT_TRUE(contains(refused.out, "FAIL module ")) << refused.out;
  EXPECT_TRUE(contains(refused.out, "expected Proved, got kBadRequest")) << refused.out;
  EXPECT_TRUE(contains(refused.out, "reproduce: cutecheck verify ")) << refused.out;
  EXPECT_EQ(verifyText("a.mlir", std::string("// expect: Refuted\n") + kModule).status, 1);
  EXPECT_EQ(verifyText("a.mlir", std::string("// expect: kBadRequest\n") + kModule).status, 1);
  EXPECT_EQ(verifyText("a.mlir", std::string("// expect: kBadRequest lower_convert\n") + kUnparsable).status, 3);
  EXPECT_EQ(verifyText("a.mlir", std::string("// expect: Maybe\n") + kModule).status, 3);
}

TEST(Verify, ARefusalThatIsExpectedPasses) {
  const Ran refused = verifyText("bad.mlir", std::string("// expect: kBadRequest lower_parse\n") + kUnparsable);
  EXPECT_EQ(refused.status, 0) << refused.out;
  EXPECT_TRUE(contains(refused.out, "ok   module ") && contains(refused.out, "refused, lower_parse"))
      << refused.out;
}

// The reference semantics does not model shared memory.
constexpr const char* kShared =
    "func.func @f() attributes {cute.kernel} {\n"
    "  %p = cute_nvgpu.arch.get_dyn_smem() : () -> !cute.ptr<i8, smem, align<1024>>\n  return\n}\n";

TEST(Verify, AModuleWithoutAMeaningIsUnknownAndAssembled) {
  const Ran unknown = verifyText("shared.mlir", std::string("// expect: Unknown\n") + kShared);
  EXPECT_EQ(unknown.status, 0) << unknown.out;
  EXPECT_TRUE(contains(unknown.out, "  Unknown: ") && contains(unknown.out, "get_dyn_smem")) << unknown.out;
  EXPECT_TRUE(contains(unknown.out, "; sm_90a: ") && contains(unknown.out, "; sm_100a: ")) << unknown.out;
  const Ran bare = verifyText("shared.mlir", kShared);
  EXPECT_EQ(bare.status, 2) << bare.out;
  EXPECT_TRUE(contains(bare.out, "expected Proved, got Unknown")) << bare.out;
  EXPECT_EQ(verifyText("proved.mlir", std::string("// expect: Unknown\n") + kModule).status, 1);
}

// A product of a warpgroup without its fence, which sm_100a does not have.
constexpr const char* kUnfenced =
    "!a = !cute_nvgpu.sm90.mma<64x8x16, ab_major = (k, k), elem_type = (f16, f16, f32), frag_kind = ss>\n"
    "!t = !cute.memref<f16, smem, align<1024>, S<3,4,3>, \"((8,8),16):((64,512),1)\">\n"
    "!u = !cute.memref<f16, smem, align<1024>, S<3,4,3>, \"(8,16):(64,1)\">\n"
    "!c = !cute.memref<f32, rmem, align<16>, \"4:1\">\n"
    "!b = !cute.ptr<i8, smem, align<1024>>\n"
    "!p = !cute.ptr<f16, smem, align<1024>, S<3,4,3>>\n"
    "func.func @f(%d: !cute.memref<f32, gmem, align<16>, \"4:1\">) attributes {cute.kernel} {\n"
    "  %b = cute_nvgpu.arch.get_dyn_smem() : () -> !b\n"
    "  %p = cute.recast_iter(%b) : (!b) -> !p\n"
    "  %m = cute.static : !cute.layout<\"((8,8),16):((64,512),1)\">\n"
    "  %k = cute.static : !cute.layout<\"(8,16):(64,1)\">\n"
    "  %x = cute.make_view(%p, %m) : (!p, !cute.layout<\"((8,8),16):((64,512),1)\">) -> !t\n"
    "  %y = cute.make_view(%p, %k) : (!p, !cute.layout<\"(8,16):(64,1)\">) -> !u\n"
    "  %n = cute.static : !cute.layout<\"4:1\">\n"
    "  %c = cute.make_fragment(%n) : (!cute.layout<\"4:1\">) -> !c\n"
    "  %v = cute.memref.load_vec(%d) : (!cute.memref<f32, gmem, align<16>, \"4:1\">) -> vector<4xf32>\n"
    "  cute.memref.store_vec(%v, %c) : (vector<4xf32>, !c) -> ()\n"
    "  %atom = cute.make_atom() : !a\n"
    "  FENCE\n"
    "  cute.mma_atom_call(%atom, %c, %x, %y, %c) : (!a, !c, !t, !u, !c) -> ()\n"
    "  nvvm.wgmma.commit.group.sync.aligned\n"
    "  nvvm.wgmma.wait.group.sync.aligned 0\n"
    "  return\n}\n";

std::string fenced(const std::string& fence) {
  std::string text = kUnfenced;
  return text.replace(text.find("FENCE"), 5, fence);
}

TEST(Verify, AModuleMayBeForSomeTargetsOnly) {
  const std::string body = "// expect: Unknown\n" + fenced("nvvm.wgmma.fence.aligned");
  const Ran one = verifyText("one.mlir", "// targets: sm_90a\n" + body);
  EXPECT_EQ(one.status, 0) << one.out;
  EXPECT_TRUE(contains(one.out, "; sm_90a: ") && contains(one.out, "; sm_100a: not for this target"))
      << one.out;
  const Ran both = verifyText("both.mlir", body);
  EXPECT_EQ(both.status, 3) << both.out;
  EXPECT_TRUE(contains(both.out, "needs sm_90a, but the target is sm_100a")) << both.out;
  EXPECT_EQ(run({"verify", temporaryFile("asked.mlir", body), "--target=sm_90a"}).status, 0);
  EXPECT_EQ(verifyText("none.mlir", "// targets: sm_80\n" + body).status, 3);
  EXPECT_EQ(verifyText("none.mlir", "// targets:\n" + body).status, 3);
}

TEST(Verify, PtxInAnOrderThatTheHardwareForbidsIsRefuted) {
  const Ran unfenced = verifyText("unfenced.mlir", "// targets: sm_90a\n// expect: Unknown\n" + fenced(""));
  EXPECT_EQ(unfenced.status, 1) << unfenced.out;
  EXPECT_TRUE(contains(unfenced.out, "sm_90a: breaks order_c1")) << unfenced.out;
}

TEST(Verify, AModuleWithoutAFunctionProvesNothing) {
  const Ran empty = verifyText("empty.mlir", "// nothing\n");
  EXPECT_EQ(empty.status, 3) << empty.out;
  EXPECT_TRUE(contains(empty.out, "kEmpty")) << empty.out;
}

TEST(Verify, WithoutPtxasItIsSkippedByName) {
  const std::string file = temporaryFile("offset.mlir", kModule);
  const Ran without =
      runShell("PATH=/nonexistent; export PATH; CUDA_HOME= CUDA_PATH= cutecheck verify '" + file + "'");
  EXPECT_EQ(without.status, 0) << without.out;
  // Where /usr/local/cuda has it, it is found even so.
  const bool assembled = contains(without.out, "assembled by ptxas: sm_100a 1, sm_90a 1\n");
  const bool skipped = contains(without.out, "skipped: 1 x ptxas sm_90a (ptxas is not installed)\n") &&
                       contains(without.out, "skipped: 1 x ptxas sm_100a (ptxas is not installed)\n");
  EXPECT_NE(assembled, skipped) << without.out;
}

TEST(Verify, TemplatesAreJudgedByTheirNames) {
  const Ran good = run({"verify", folderOfThree()});
  EXPECT_EQ(good.status, 0) << good.out;
  EXPECT_TRUE(contains(good.out, "twice.ll  Proved, ")) << good.out;
  EXPECT_TRUE(contains(good.out, "twice.fault-mul.ll  Refuted, ")) << good.out;
  EXPECT_TRUE(contains(good.out, "not verified: read with a template: ")) << good.out;
  const Ran twinHolds = run({"verify", folderOfThree(kTwice)});
  EXPECT_EQ(twinHolds.status, 1) << twinHolds.out;
  EXPECT_TRUE(contains(twinHolds.out, "expected Refuted, got Proved")) << twinHolds.out;
  const Ran said = run({"verify", folderOfThree((std::string("; expect: Proved\n") + kTwice).c_str())});
  EXPECT_EQ(said.status, 0) << said.out;
}

TEST(Verify, ALinkThatLeadsNowhereIsTold) {
  const std::string file = temporaryFile("links/a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string folder = file.substr(0, file.rfind('/'));
  EXPECT_EQ(run({"verify", folder}).status, 0);
  EXPECT_EQ(runShell("ln -sf nowhere.mlir '" + folder + "/lost.mlir'").status, 0);
  const Ran ran = run({"verify", folder});
  EXPECT_EQ(ran.status, 3) << ran.out;
  EXPECT_TRUE(contains(ran.out, "lost.mlir")) << ran.out;
}

TEST(Verify, ATemplateAndAMeaningNeedEachOther) {
  const Ran alone = verifyText("alone.ll", kTwice);
  EXPECT_EQ(alone.status, 3);
  EXPECT_TRUE(contains(alone.out, "it has no meaning")) << alone.out;
  const Ran meaning = verifyText("alone.meaning", kMeaning);
  EXPECT_EQ(meaning.status, 3);
  EXPECT_TRUE(contains(meaning.out, "a meaning of no template here")) << meaning.out;
}

TEST(Verify, DataFilesAreJudgedAsByCheck) {
  const std::string file =
      temporaryFile("a.claims", "expect Proved: 4:1 == 4:1\nexpect Proved: 4:1 == 5:1\n");
  const Ran verified = run({"verify", file}), checked = run({"check", file});
  EXPECT_EQ(verified.status, 1);
  EXPECT_EQ(checked.status, 1);
  EXPECT_TRUE(contains(verified.out, "1 of 2 as expected")) << verified.out;
  for (const char* part :
       {"a.claims:2: expected Proved, got Refuted", "reproduce: cutecheck prove '4:1 == 5:1'"})
    EXPECT_TRUE(contains(verified.out, part) && contains(checked.out, part)) << verified.out << checked.out;
}

TEST(Verify, TheWorstOfManyWins) {
  const std::string wrong = temporaryFile("a.claims", "expect Proved: 4:1 == 5:1\n");
  const std::string bad = temporaryFile("bad.mlir", kUnparsable);
  const std::string good = temporaryFile("b.claims", "expect Proved: 4:1 == 4:1\n");
  EXPECT_EQ(run({"verify", good, wrong}).status, 1);
  EXPECT_EQ(run({"verify", bad, good, wrong}).status, 3);
}

TEST(Verify, NothingVerifiedFails) {
  EXPECT_EQ(run({"verify", "/nonexistent"}).status, 3);
  const Ran documented = verifyText("README.md", "text\n");
  EXPECT_EQ(documented.status, 3);
  EXPECT_TRUE(contains(documented.out, "error: kEmpty [verify_c5]")) << documented.out;
  EXPECT_EQ(verifyText("a.claims", "# nothing\n").status, 3);
  EXPECT_EQ(verifyText("a.unknown", "text\n").status, 3);
}

TEST(Verify, JsonIsOneObjectARowAndASummary) {
  const Ran verified = run({"verify", "--json", folderOfThree()});
  EXPECT_EQ(verified.status, 0) << verified.out;
  std::istringstream lines(verified.out);
  std::vector<Json> all;
  for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line));
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0]["kind"], "claims");
  EXPECT_EQ(all[1]["got"]["Refuted"], 1) << all[1];
  EXPECT_EQ(all[2]["got"]["Proved"], 1) << all[2];
  const Json summary = all[3]["summary"];
  EXPECT_EQ(summary["files"], 3);
  EXPECT_EQ(summary["subjects"], 4);
  EXPECT_EQ(summary["kinds"]["template"]["subjects"], 2);
  EXPECT_EQ(summary["kinds"]["claims"]["got"]["Proved"], 1);
  EXPECT_EQ(summary["not_verified"]["read with a template"].size(), 1u);
}

}  // namespace
}  // namespace cutecheck::cli
