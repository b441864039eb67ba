// cutecheck validate.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/module_text.h"
#include "tools/cutecheck/run_program.h"

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

TEST(Validate, AFileThatIsNotThereIsRefused) {
  EXPECT_EQ(run({"validate", "does-not-exist.mlir"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
