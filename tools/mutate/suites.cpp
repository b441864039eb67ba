#include "tools/mutate/suites.h"

#include <sys/wait.h>

#include <array>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>

namespace cutecheck::mutate {
namespace {

constexpr Suite kNotation{"core_notation_test", "core/core_notation_test_mutated", ""};
constexpr Suite kNotationFaults{"core_notation_faults_test", "core/core_notation_faults_test_mutated", ""};
constexpr Suite kAlgebra{"core_algebra_test", "core/core_algebra_test_mutated", ""};
constexpr Suite kOperandFaults{"core_operand_faults_test", "core/core_operand_faults_test_mutated", ""};
constexpr Suite kTiledFaults{"core_tiled_faults_test", "core/core_tiled_faults_test_mutated", ""};
constexpr Suite kLaws{"laws", "properties/properties_planted_test_mutated",
                      "--gtest_filter=Unplanted.EveryLawHolds"};
constexpr Suite kMixed{"lowering_mixed_test", "lowering/lowering_mixed_test_mutated", ""};
constexpr Suite kMixedPlanted{"properties_mixed_planted_test",
                              "properties/properties_mixed_planted_test_mutated", ""};
constexpr Suite kLoweringPlanted{"properties_lowering_planted_test",
                                 "properties/properties_lowering_planted_test_mutated", ""};
constexpr Suite kKernelPlanted{"properties_kernel_planted_test",
                               "properties/properties_kernel_planted_test_mutated", ""};
constexpr Suite kCute{"lowering_cute_test", "lowering/cute/lowering_cute_test_mutated", ""};
constexpr Suite kToLlvm{"lowering_to_llvm_test", "lowering/to_llvm/lowering_to_llvm_test_mutated", ""};
constexpr Suite kMeaning{"lowering_meaning_test", "lowering/meaning/lowering_meaning_test_mutated", ""};
constexpr Suite kDriver{"lowering_driver_test", "lowering/driver/lowering_driver_test_mutated", ""};
constexpr Suite kCommands{"cutecheck_planted_test", "tools/cutecheck/cutecheck_planted_test_mutated", ""};
constexpr Suite kLit{"lowering_lit", "lit", ""};
constexpr Suite kOracleFaults{"oracle_faults_test", "oracle/oracle_faults_test_mutated", ""};
constexpr Suite kOracle{"oracle_test", "oracle/oracle_test_mutated", ""};
constexpr Suite kRules{"oracle_rules_test", "oracle/oracle_rules_test_mutated", ""};
constexpr Suite kLlvmIrFaults{"oracle_llvm_ir_faults_test",
                              "oracle/llvm_ir/oracle_llvm_ir_faults_test_mutated", ""};
constexpr Suite kLlvmIr{"oracle_llvm_ir_test", "oracle/llvm_ir/oracle_llvm_ir_test_mutated", ""};

std::string shellWord(const std::string& text) { return "'" + text + "'"; }

std::string commandOf(const Suite& suite) {
  const std::string build = CUTECHECK_BUILD_DIR;
  if (suite.program == "lit")
    return std::string(CUTECHECK_LIT) + " -sv -j1 --max-failures=1 --filter-out=lsp --param cutecheck_bin=" +
           shellWord(build + "/tools/cutecheck-opt/mutated") + " " + shellWord(build + "/lowering/test");
  return shellWord(build + "/" + std::string(suite.program)) + " --gtest_fail_fast " +
         std::string(suite.arguments);
}

bool isBuilt(const Suite& suite) {
  const std::filesystem::path build = CUTECHECK_BUILD_DIR;
  if (suite.program != "lit") return std::filesystem::exists(build / suite.program);
  return CUTECHECK_LIT[0] != '\0' &&
         std::filesystem::exists(build / "tools/cutecheck-opt/mutated/cutecheck-opt");
}

}  // namespace

std::vector<Suite> suitesOf(std::string_view component) {
  static const std::map<std::string_view, std::vector<Suite>> all{
      {"core", {kAlgebra, kNotation, kTiledFaults, kLaws}},
      {"parser", {kNotation, kNotationFaults, kAlgebra, kLaws}},
      {"descriptors", {kNotation, kOperandFaults, kAlgebra}},
      {"engine", {kMixed, kMixedPlanted, kLoweringPlanted, kKernelPlanted, kDriver, kLit}},
      {"verifiers", {kCute, kLit}},
      {"desugaring", {kLoweringPlanted, kLit, kDriver}},
      {"patterns", {kToLlvm, kLoweringPlanted, kKernelPlanted, kLit, kDriver, kCommands}},
      {"meaning", {kMeaning, kLoweringPlanted, kKernelPlanted, kLit}},
      {"oracle", {kOracleFaults, kLlvmIrFaults, kLlvmIr, kOracle, kRules, kCommands}},
  };
  const auto found = all.find(component);
  return found == all.end() ? std::vector<Suite>{} : found->second;
}

std::string firstFailure(std::string_view output) {
  std::string running;
  for (size_t begin = 0; begin < output.size();) {
    const size_t end = std::min(output.find('\n', begin), output.size());
    std::string_view line = output.substr(begin, end - begin);
    begin = end + 1;
    constexpr std::string_view kRun = "[ RUN      ] ", kFailed = "[  FAILED  ] ", kFail = "FAIL: ";
    if (line.starts_with(kRun)) running = line.substr(kRun.size());
    const bool lit = line.starts_with(kFail);
    if (!lit && !line.starts_with(kFailed)) continue;
    line.remove_prefix(lit ? kFail.size() : kFailed.size());
    return std::string(line.substr(0, std::min(line.find(','), line.find(" ("))));
  }
  return running;
}

Outcome runSuite(const Suite& suite, std::string_view fault, double limit) {
  if (!isBuilt(suite)) return {};
  // Seconds of the processor, so that a busy machine kills nothing; as a last resort those of the clock.
  const long seconds = std::lround(std::ceil(limit));
  const std::string command = "cd " + shellWord(CUTECHECK_SOURCE_DIR) + " && ulimit -t " +
                              std::to_string(seconds) +
                              " && CUTECHECK_PLANT=" + shellWord(std::string(fault)) + " exec timeout -k 2 " +
                              std::to_string(20 * seconds) + " " + commandOf(suite) + " 2>&1";
  const auto begin = std::chrono::steady_clock::now();
  FILE* pipe = popen(command.c_str(), "r");
  if (!pipe) return {};
  std::string output;
  std::array<char, 4096> buffer;
  for (size_t n; (n = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) output.append(buffer.data(), n);
  const int status = pclose(pipe);
  Outcome outcome;
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) {
    outcome.kind = Outcome::Kind::kPassed;
    return outcome;
  }
  // timeout passes on the signal that ended the program, as 128 and its number.
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  const bool late = code == 124 || code == 128 + SIGKILL || code == 128 + SIGXCPU;
  outcome.kind = late ? Outcome::Kind::kOutOfTime : Outcome::Kind::kKilled;
  outcome.test = firstFailure(output);
  return outcome;
}

}  // namespace cutecheck::mutate
