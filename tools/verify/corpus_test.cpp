// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The main job: everything in corpus/ is as expected.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Json summaryOf(const Ran& ran) {
  const size_t last = ran.out.rfind('\n', ran.out.size() - 2);
  return Json::parse(ran.out.substr(last + 1))["summary"];
}

TEST(Corpus, EveryLineIsAsExpected) {
  const Ran checked = run({"check", "--json", "corpus"});
  EXPECT_EQ(checked.status, 0);
  const Json summary = summaryOf(checked);
  EXPECT_EQ(summary["unexpected"], 0) << runShell("cutecheck check corpus | grep -v '^ok'").out;
  // Files that vanish must not make the check easier.
  EXPECT_GE(summary["subjects"].get<int>(), 4500);
  EXPECT_GE(summary["got"]["Proved"].get<int>(), 30);
  EXPECT_GE(summary["got"]["Refuted"].get<int>(), 30);
}

#ifdef CUTECHECK_WITH_LOWERING
TEST(Corpus, EveryModuleAndTemplateIsVerified) {
  const Ran verified = run({"verify", "--json", "corpus/kernels", "corpus/validation"});
  EXPECT_EQ(verified.status, 0) << verified.out;
  const Json kinds = summaryOf(verified)["kinds"];
  for (const char* kind : {"module", "template"}) EXPECT_EQ(kinds[kind]["unexpected"], 0) << kinds;
  EXPECT_GE(kinds["module"]["got"]["Proved"].get<int>(), 2);
  EXPECT_GE(kinds["template"]["got"]["Proved"].get<int>(), 13);
  EXPECT_GE(kinds["template"]["got"]["Refuted"].get<int>(), 40);
}

TEST(Corpus, EverydayKernelsAreProvedAndTheirTwinsRefuted) {
  const std::filesystem::path folder = CUTECHECK_SOURCE_DIR "/corpus/kernels/everyday";
  std::set<std::string> modules, withTwin;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() == ".mlir") modules.insert(entry.path().stem().string());
    if (const size_t fault = name.find(".fault-"); fault != std::string::npos) withTwin.insert(name.substr(0, fault));
  }
  EXPECT_EQ(modules, withTwin);
  const Ran verified = run({"verify", "--json", "corpus/kernels/everyday"});
  EXPECT_EQ(verified.status, 0) << verified.out;
  const Json kinds = summaryOf(verified)["kinds"];
  EXPECT_EQ(kinds["module"]["got"]["Proved"], 55);
  EXPECT_EQ(kinds["template"]["got"]["Refuted"], 75);
}
#endif

}  // namespace
}  // namespace cutecheck::cli
