// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/shard_main.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

#include "properties/campaign/run_shard.h"
#include "properties/harness/settings.h"

namespace cutecheck::run {
namespace {

struct Obligation {
  std::string test;
  int64_t block;
};

// What the failed and skipped parts of a test say.
class Listener : public testing::EmptyTestEventListener {
 public:
  std::string text;
  bool failed = false, skipped = false;
  int tests = 0;

  void clear() { text.clear(), failed = skipped = false, tests = 0; }

 private:
  void OnTestPartResult(const testing::TestPartResult& part) override {
    if (part.passed()) return;
    (part.skipped() ? skipped : failed) = true;
    text += std::string(part.message()) + "\n";
  }
  void OnTestEnd(const testing::TestInfo&) override { ++tests; }
};

// The tests that the filter of the command line selects, in the order of the program. GoogleTest applies the
// filter only when it runs, so it is told to list them.
std::vector<std::string> selectedTests() {
  GTEST_FLAG_SET(list_tests, true);
  [[maybe_unused]] const int listed = RUN_ALL_TESTS();
  GTEST_FLAG_SET(list_tests, false);
  const testing::UnitTest& unit = *testing::UnitTest::GetInstance();
  std::vector<std::string> names;
  for (int s = 0; s < unit.total_test_suite_count(); ++s) {
    const testing::TestSuite& suite = *unit.GetTestSuite(s);
    for (int t = 0; t < suite.total_test_count(); ++t)
      if (suite.GetTestInfo(t)->should_run())
        names.push_back(std::string(suite.name()) + "." + suite.GetTestInfo(t)->name());
  }
  return names;
}

}  // namespace

int shardMain() {
  const Settings told = settings();
  campaign::Enumeration enumeration;
  enumeration.command = "properties";
  enumeration.seed = told.seed;
  enumeration.budget = told.cases > 0 ? std::to_string(told.cases) + " cases" : "each test's own cases";
  std::vector<Obligation> obligations;
  const std::vector<std::string> tests = selectedTests();
  for (int64_t block = 0; block < told.blocks; ++block)
    for (const std::string& test : tests) {
      obligations.push_back({test, block});
      enumeration.ids.push_back(told.blocks == 1 ? test : test + " block " + std::to_string(block));
    }
  auto* listener = new Listener;  // GoogleTest owns it
  testing::UnitTest::GetInstance()->listeners().Append(listener);
  const auto work = [&](size_t number) -> std::optional<campaign::Result> {
    const Obligation& obligation = obligations[number];
    settings().seed = told.seed + static_cast<uint64_t>(obligation.block);
    GTEST_FLAG_SET(filter, obligation.test);
    listener->clear();
    const bool passed = RUN_ALL_TESTS() == 0;
    if (listener->tests != 1) return campaign::Result{3, "refused", {}, "no test of this name"};
    if (!passed || listener->failed) return campaign::Result{1, "failed", {}, listener->text};
    return campaign::Result{0, listener->skipped ? "skipped" : "passed", {}, listener->text};
  };
  const Expected<campaign::ShardTally> tally = campaign::runShard(enumeration, told.shard, work);
  if (!tally.ok()) {
    std::fprintf(stderr, "%s\n", tally.error().str().c_str());
    return 3;
  }
  std::fputs(tally->text(told.shard.shard).c_str(), stdout);
  return tally->status();
}

}  // namespace cutecheck::run
