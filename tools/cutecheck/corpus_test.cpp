// The main job: every line of corpus/ is as expected.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/cutecheck/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Corpus, EveryLineIsAsExpected) {
  const Ran checked = run({"check", "--json", "corpus"});
  EXPECT_EQ(checked.status, 0);
  const size_t last = checked.out.rfind('\n', checked.out.size() - 2);
  const Json summary = Json::parse(checked.out.substr(last + 1))["summary"];
  EXPECT_EQ(summary["unexpected"], 0) << runShell("cutecheck check corpus | grep -v '^ok'").out;
  // Files that vanish must not make the check easier.
  EXPECT_GE(summary["subjects"].get<int>(), 4500);
  EXPECT_GE(summary["got"]["Proved"].get<int>(), 30);
  EXPECT_GE(summary["got"]["Refuted"].get<int>(), 30);
}

}  // namespace
}  // namespace cutecheck::cli
