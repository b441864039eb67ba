// cutecheck lower and cutecheck validate.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

const char* const kModule = R"mlir(func.func @offset(%i: i32, %m: i32) -> i64 {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"((2,4),?)">
  %t = cute.static : !cute.stride<"((1,16),2)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((2,4),?):((1,16),2)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"((2,4),?):((1,16),2)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";

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

TEST(Lower, RefusesByStage) {
  const std::string file = temporaryFile("bad.mlir", "func.func @f() { %x = cute.nothing : i32 return }");
  const Ran refused = run({"lower", file});
  EXPECT_EQ(refused.status, 3) << refused.out;
  EXPECT_NE(refused.err.find("lower_parse"), std::string::npos) << refused.err;
  EXPECT_EQ(run({"validate", "does-not-exist.mlir"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
