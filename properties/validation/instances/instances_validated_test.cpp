// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instances of every operation that the bank lowers, of random types: proved for all values of their run-time
// leaves to compute what the operation means, and called by the JIT with some of them, as the reference says.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "lowering/pipeline/lower.h"
#include "oracle/tv/decide/validate.h"
#include "properties/harness/settings.h"
#include "properties/validation/instances/calls.h"

namespace cutecheck::run {
namespace {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CUTECHECK_SANITIZED
#endif
#endif
// The sanitizers look at the code, not at the proofs: a few instances show them all of it.
#ifdef CUTECHECK_SANITIZED
constexpr size_t kInstances = 3;
#else
constexpr size_t kInstances = 20;
#endif
constexpr size_t kOnThePage = 20;
constexpr int64_t kCallsEach = 40;

struct Row {
  size_t instances = 0, proved = 0, unknown = 0, refuted = 0;
  Calls calls;
  std::string open;  // the first that is not proved
};

Row rowOf(const Operation& operation, uint64_t seed, size_t count) {
  Row row;
  generators::Random random(seed);
  lowering::TypeInference inference;
  const std::vector<Instance> instances = instancesOf(operation, random, count, inference);
  row.instances = instances.size();
  std::string module;
  for (size_t i = 0; i < instances.size(); ++i) module += functionOf(operation, instances[i], i);
  const Expected<lowering::Lowered> lowered = lowering::lower(module);
  if (!lowered) {
    row.open = lowered.error().str() + "\n" + module;
    return row;
  }
  // The numbers that are run before the proof find faults early; here there are none to find, and the JIT
  // runs more.
  oracle::ValidationOptions limits;
  limits.samples = 300;
  const Expected<oracle::ValidationReport> report =
      oracle::validate(lowered->llvmIr, lowered->meaning, limits);
  if (!report) {
    row.open = report.error().str() + "\n" + lowered->meaning;
    return row;
  }
  for (size_t i = 0; i < report->functions.size(); ++i) {
    const oracle::Verdict verdict = report->functions[i].answer.verdict;
    row.proved += verdict == oracle::Verdict::kProved;
    row.unknown += verdict == oracle::Verdict::kUnknown;
    row.refuted += verdict == oracle::Verdict::kRefuted || verdict == oracle::Verdict::kInconsistent;
    if (verdict == oracle::Verdict::kProved || !row.open.empty()) continue;
    oracle::ValidationReport one;
    one.functions = {report->functions[i]};
    one.verdict = verdict;
    row.open = toString(one) + functionOf(operation, instances[i], i);
  }
  if (operation.called) row.calls = callInstances(operation, instances, random, kCallsEach);
  return row;
}

std::string number(int64_t n) { return std::to_string(n); }

// The rows under a heading of docs/reference/patterns.md.
std::vector<std::string> rowsUnder(const std::string& heading) {
  std::ifstream page(CUTECHECK_SOURCE_DIR "/docs/reference/patterns.md");
  std::vector<std::string> rows;
  bool under = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) under = line == "## " + heading;
    if (under && line.starts_with("| `")) rows.push_back(line);
  }
  return rows;
}

// Judges each operation; with the fixed seed the page has the same rows.
void judge(const std::string& heading, const std::vector<Operation>& operations) {
  const auto count = static_cast<size_t>(settings().casesOr(kInstances));
  std::vector<std::string> rows;
  for (const Operation& operation : operations) {
    const Row row = rowOf(operation, settings().seed, count);
    const std::string name = operation.label(), none = "–";
    rows.push_back("| `" + name + "` | " + number(row.instances) + " | " + number(row.proved) + " | " +
                   number(row.unknown) + " | " + (operation.called ? number(row.calls.called) : none) +
                   " | " + (operation.called ? number(row.calls.differ) : none) + " |");
    std::printf("%s\n", rows.back().c_str());
    std::fflush(stdout);
    EXPECT_GE(row.instances, count) << name;
    EXPECT_EQ(row.proved, row.instances) << name << "\n" << row.open;
    EXPECT_EQ(row.calls.differ, 0) << row.calls.first;
    if (operation.called) EXPECT_GE(row.calls.called, 100) << name;
  }
  EXPECT_FALSE(rows.empty());
  const Settings plain;
  if (settings().seed == plain.seed && count == kOnThePage)
    EXPECT_EQ(rowsUnder(heading), rows) << "docs/reference/patterns.md, " << heading;
}

TEST(Instances, OfTuples) { judge("Tuples", tupleOperations()); }
TEST(Instances, OfValues) { judge("Values and offsets", valueOperations()); }
TEST(Instances, OfLayouts) { judge("The algebra on layouts", algebraOperations()); }
TEST(Instances, OfViews) { judge("Views and parts", viewOperations()); }
TEST(Instances, OfPointers) { judge("Pointers and iterators", pointerOperations()); }
TEST(Instances, OfMemory) { judge("Memory", memoryOperations()); }

// The twin: instances with another meaning are refuted, with numbers.
TEST(Instances, OfAnotherMeaningAreRefuted) {
  generators::Random random(settings().seed);
  lowering::TypeInference inference;
  size_t refuted = 0, asked = 0;
  for (const Operation& operation : valueOperations()) {
    if (std::string(operation.name) != "crd2idx" && std::string(operation.name) != "idx2crd") continue;
    for (const Instance& instance : instancesOf(operation, random, 5, inference)) {
      const Expected<lowering::Lowered> lowered = lowering::lower(functionOf(operation, instance, 0));
      ASSERT_TRUE(lowered.ok());
      std::string meaning = lowered->meaning;
      const size_t form = meaning.find("\n  form ");  // behind what the result is
      ASSERT_NE(form, std::string::npos) << meaning;
      meaning.insert(form, " + 1");
      const Expected<oracle::ValidationReport> report = oracle::validate(lowered->llvmIr, meaning);
      ASSERT_TRUE(report.ok()) << report.error().str() << meaning;
      ++asked;
      refuted += report->verdict == oracle::Verdict::kRefuted &&
                 report->functions[0].answer.counterexample.has_value();
    }
  }
  EXPECT_GE(asked, 20u);
  EXPECT_EQ(refuted, asked);
}

}  // namespace
}  // namespace cutecheck::run
