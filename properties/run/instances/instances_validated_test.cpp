// Instances of every operation that the bank lowers, of random types: proved for all values of their run-time
// leaves to compute what the operation means, and called by the JIT with some of them, as the reference says.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>

#include "lowering/driver/lower.h"
#include "oracle/llvm_ir/validate.h"
#include "properties/run/instances/calls.h"
#include "properties/run/settings.h"

namespace cutecheck::run {
namespace {

constexpr size_t kInstances = 20;
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
  // The numbers that are run before the proof find faults early; here there are none to find, and the JIT runs more.
  oracle::ValidationOptions limits;
  limits.samples = 300;
  const Expected<oracle::ValidationReport> report = oracle::validate(lowered->llvmIr, lowered->meaning, limits);
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

void judge(const Operation& operation) {
  const auto count = static_cast<size_t>(settings().casesOr(kInstances));
  const auto before = std::chrono::steady_clock::now();
  const Row row = rowOf(operation, settings().seed, count);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
  std::printf(
      "%-24s %3zu instances, %3zu Proved, %zu Unknown, %5lld JIT calls, %lld differ, %lld refused, %.1f s\n",
      operation.name, row.instances, row.proved, row.unknown, static_cast<long long>(row.calls.called),
      static_cast<long long>(row.calls.differ), static_cast<long long>(row.calls.refused), seconds);
  EXPECT_GE(row.instances, count) << operation.name;
  EXPECT_EQ(row.proved, row.instances) << operation.name << "\n" << row.open;
  EXPECT_EQ(row.calls.differ, 0) << row.calls.first;
  if (operation.called) EXPECT_GE(row.calls.called, 100) << operation.name;
}

TEST(Instances, OfTuples) {
  for (const Operation& operation : tupleOperations()) judge(operation);
}
TEST(Instances, OfValues) {
  for (const Operation& operation : valueOperations()) judge(operation);
}
TEST(Instances, OfLayouts) {
  for (const Operation& operation : algebraOperations()) judge(operation);
}

}  // namespace
}  // namespace cutecheck::run
