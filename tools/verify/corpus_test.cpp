// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The main job: everything in corpus/ is as expected.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <vector>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

std::vector<Json> linesOf(const Ran& ran) {
  std::vector<Json> lines;
  std::istringstream text(ran.out);
  for (std::string line; std::getline(text, line);) lines.push_back(Json::parse(line));
  return lines;
}

#ifdef CUTECHECK_WITH_LOWERING
TEST(Corpus, IsAsExpected) {
  const Ran verified = run({"verify", "--json", "corpus"});
  const std::vector<Json> lines = linesOf(verified);
  std::map<std::string, int> everyday;  // verdicts of that folder
  std::set<std::string> modules, withTwin;
  for (const Json& line : lines) {
    if (!line.contains("file")) continue;
    EXPECT_TRUE(line["as_expected"]) << line;
    const std::filesystem::path file = line["file"].get<std::string>();
    if (file.parent_path() != "corpus/kernels/everyday") continue;
    for (const auto& [verdict, count] : line["got"].items())
      everyday[line["kind"].get<std::string>() + verdict] += count.get<int>();
    if (line["kind"] == "module") modules.insert(file.stem().string());
    const std::string name = file.filename().string();
    if (const size_t fault = name.find(".fault-"); fault != std::string::npos) withTwin.insert(name.substr(0, fault));
  }
  EXPECT_EQ(verified.status, 0);
  EXPECT_EQ(modules, withTwin);
  EXPECT_EQ(everyday["moduleProved"], 57);
  EXPECT_EQ(everyday["templateRefuted"], 79);
  // Files that vanish must not make the check easier.
  const Json kinds = lines.back()["summary"]["kinds"];
  int subjects = 0;  // of `cutecheck check`
  for (const auto& [kind, found] : kinds.items())
    if (kind != "module" && kind != "template" && kind != "order") subjects += found["subjects"].get<int>();
  EXPECT_GE(subjects, 4500);
  EXPECT_GE(kinds["claims"]["got"]["Proved"].get<int>(), 30);
  EXPECT_GE(kinds["claims"]["got"]["Refuted"].get<int>(), 30);
  EXPECT_GE(kinds["module"]["got"]["Proved"].get<int>(), 57);
  EXPECT_GE(kinds["template"]["got"]["Proved"].get<int>(), 13);
  EXPECT_GE(kinds["template"]["got"]["Refuted"].get<int>(), 115);
}
#else
TEST(Corpus, EveryLineIsAsExpected) {
  const Ran checked = run({"check", "--json", "corpus"});
  EXPECT_EQ(checked.status, 0);
  const Json summary = linesOf(checked).back()["summary"];
  EXPECT_EQ(summary["unexpected"], 0) << runShell("cutecheck check corpus | grep -v '^ok'").out;
  EXPECT_GE(summary["subjects"].get<int>(), 4500);
}
#endif

}  // namespace
}  // namespace cutecheck::cli
