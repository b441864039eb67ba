// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/mutate/suites.h"

#include <array>
#include <cctype>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <map>

#include "oracle/smt/process.h"

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
                              "properties/properties_mixed_planted_test_mutated", "", true};
constexpr Suite kLoweringPlanted{"properties_lowering_planted_test",
                                 "properties/properties_lowering_planted_test_mutated", "", true};
constexpr Suite kKernelPlanted{"properties_kernel_planted_test",
                               "properties/properties_kernel_planted_test_mutated", "", true};
constexpr Suite kPassPlanted{"properties_pass_planted_test",
                             "properties/pass_adversary/properties_pass_planted_test_mutated", "", true};
constexpr Suite kDescriptorPlanted{"properties_descriptor_planted_test",
                                   "properties/properties_descriptor_planted_test_mutated", "", true};
constexpr Suite kUmmaPlanted{"properties_umma_planted_test",
                             "properties/properties_umma_planted_test_mutated", "", true};
constexpr Suite kCute{"lowering_cute_test", "lowering/cute/lowering_cute_test_mutated", ""};
constexpr Suite kToLlvm{"lowering_to_llvm_test", "lowering/to_llvm/lowering_to_llvm_test_mutated", ""};
constexpr Suite kMeaning{"lowering_meaning_test", "lowering/semantics/lowering_meaning_test_mutated", ""};
constexpr Suite kDriver{"lowering_driver_test", "lowering/pipeline/lowering_driver_test_mutated", ""};
constexpr Suite kCommands{"cutecheck_planted_test", "tools/cutecheck/cutecheck_planted_test_mutated", ""};
constexpr Suite kLitInvalid{"lowering_lit (invalid)", "lit", "--filter=invalid"};
constexpr Suite kLitMeaning{"lowering_lit (meaning)", "lit", "--filter=meaning/"};
constexpr Suite kLitDesugar{"lowering_lit (desugar)", "lit", "'--filter=desugar/|expand/'"};
constexpr Suite kLitToLlvm{"lowering_lit (to_llvm)", "lit", "'--filter=to_llvm/|to_nvvm/'"};
constexpr Suite kOracleFaults{"oracle_faults_test", "oracle/oracle_faults_test_mutated", ""};
constexpr Suite kOracle{"oracle_test", "oracle/oracle_test_mutated", ""};
constexpr Suite kClaimAdversary{"properties_claim_adversary_planted_test",
                                "properties/claim_adversary/properties_claim_adversary_planted_test_mutated", "", true};
constexpr Suite kKernelAdversary{"properties_kernel_adversary_planted_test",
                                 "properties/kernel_adversary/properties_kernel_adversary_planted_test_mutated", "", true};
constexpr Suite kRules{"oracle_rules_test", "oracle/oracle_rules_test_mutated", ""};
constexpr Suite kLlvmIrFaults{"oracle_llvm_ir_faults_test",
                              "oracle/tv/oracle_llvm_ir_faults_test_mutated", ""};
constexpr Suite kLlvmIr{"oracle_llvm_ir_test", "oracle/tv/oracle_llvm_ir_test_mutated", ""};

constexpr Suite kOrderPlanted{"oracle_ptx_order_planted_test",
                              "oracle/ptx/order/oracle_ptx_order_planted_test_mutated", "", true};

std::string shellWord(const std::string& text) { return "'" + text + "'"; }

std::string commandOf(const Suite& suite) {
  const std::string build = CUTECHECK_BUILD_DIR;
  if (suite.program == "lit")
    return std::string(CUTECHECK_LIT) + " -sv -j1 --max-failures=1 --filter-out=lsp " +
           std::string(suite.arguments) +
           " --param cutecheck_bin=" + shellWord(build + "/tools/cutecheck-opt/mutated") + " " +
           shellWord(build + "/lowering/test");
  return shellWord(build + "/" + std::string(suite.program)) + " --gtest_fail_fast " +
         std::string(suite.arguments);
}

// carry_free as CarryFree.
std::string camel(std::string_view words) {
  std::string text;
  bool first = true;
  for (const char c : words) {
    if (c != '_') text += first ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    first = c == '_';
  }
  return text;
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
      {"engine", {kMixed, kMixedPlanted, kLoweringPlanted, kKernelPlanted, kDriver}},
      {"verifiers", {kCute, kLitInvalid, kDescriptorPlanted}},
      {"desugaring", {kLitDesugar, kDriver, kLoweringPlanted, kPassPlanted}},
      {"patterns",
       {kToLlvm, kLitToLlvm, kDriver, kLoweringPlanted, kKernelPlanted, kDescriptorPlanted, kUmmaPlanted,
        kPassPlanted, kCommands}},
      {"meaning", {kKernelAdversary, kMeaning, kLitMeaning, kLoweringPlanted, kKernelPlanted}},
      {"oracle",
       {kClaimAdversary, kKernelAdversary, kOracleFaults, kOrderPlanted, kLlvmIrFaults, kLlvmIr, kOracle,
        kRules, kCommands}},
  };
  const auto found = all.find(component);
  return found == all.end() ? std::vector<Suite>{} : found->second;
}

std::string testsNamedAfter(const Suite& suite, std::string_view fault) {
  const size_t dot = fault.find('.');
  if (suite.program == "lit" || suite.plantsItself || !suite.arguments.empty() ||
      dot == std::string_view::npos)
    return "";
  std::string_view file = fault.substr(0, dot);
  if (file.starts_with("mixed_")) file.remove_prefix(6);
  std::string whole(fault);
  whole[dot] = '_';
  return "*" + camel(file) + "*:*" + camel(fault.substr(dot + 1)) + "*:*" + whole + "*";
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

static Outcome runProgram(const Suite& suite, std::string_view fault, double limit, const std::string& tests,
                          std::string& output) {
  const std::string chosen = tests.empty() ? "" : " " + shellWord("--gtest_filter=" + tests);
  // Seconds of the processor, so that a busy machine kills nothing; as a last resort those of the clock.
  const long seconds = std::lround(std::ceil(limit));
  const std::string command =
      "cd " + shellWord(CUTECHECK_SOURCE_DIR) + " && ulimit -t " + std::to_string(seconds) +
      (fault.empty() ? " &&" : " && CUTECHECK_PLANT=" + shellWord(std::string(fault))) +
      " exec timeout -k 2 " + std::to_string(20 * seconds) + " " + commandOf(suite) + chosen + " 2>&1";
  const auto begin = std::chrono::steady_clock::now();
  const Expected<oracle::Ran> ran = oracle::runShellLine(command);
  if (!ran.ok()) return {};
  output += ran->output;
  Outcome outcome;
  outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  if (ran->status == 0 && !ran->stopped) {
    outcome.kind = Outcome::Kind::kPassed;
    return outcome;
  }
  // timeout passes on the signal that ended the program, as 128 and its number.
  const int code = ran->status;
  const bool late = code == 124 || code == 128 + SIGKILL || code == 128 + SIGXCPU;
  outcome.kind = late ? Outcome::Kind::kOutOfTime : Outcome::Kind::kKilled;
  outcome.test = firstFailure(output);
  return outcome;
}

std::map<std::string, std::string> caughtIn(std::string_view output) {
  std::map<std::string, std::string> caught;
  std::vector<std::string> said;
  for (size_t begin = 0; begin < output.size();) {
    const size_t end = std::min(output.find('\n', begin), output.size());
    std::string_view line = output.substr(begin, end - begin);
    begin = end + 1;
    constexpr std::string_view kRun = "[ RUN      ] ", kPassed = "[       OK ] ", kCaught = " caught";
    if (line.starts_with(kRun)) said.clear();
    if (line.find(kCaught) != std::string_view::npos) said.emplace_back(line.substr(0, line.find(' ')));
    if (!line.starts_with(kPassed)) continue;
    line.remove_prefix(kPassed.size());
    for (const std::string& fault : said)
      caught.try_emplace(fault, line.substr(0, std::min(line.find(','), line.find(" ("))));
  }
  return caught;
}

static Outcome askOnce(const Suite& suite, std::string_view fault, double limit) {
  static std::map<std::string_view, std::map<std::string, std::string>> known;
  if (fault == "no.such_fault") return {Outcome::Kind::kPassed, "", 0};
  if (!known.contains(suite.name)) {
    std::string output;
    const Outcome whole = runProgram(suite, "", 20 * limit, "", output);
    known[suite.name] =
        whole.kind == Outcome::Kind::kPassed ? caughtIn(output) : std::map<std::string, std::string>{};
  }
  const auto test = known[suite.name].find(std::string(fault));
  if (test == known[suite.name].end()) return {Outcome::Kind::kPassed, "", 0};
  return {Outcome::Kind::kKilled, test->second, 0};
}

Outcome runSuite(const Suite& suite, std::string_view fault, double limit, const std::string& tests) {
  if (!isBuilt(suite)) return {};
  if (suite.plantsItself) return askOnce(suite, fault, limit);
  std::string output;
  return runProgram(suite, fault, limit, tests, output);
}

}  // namespace cutecheck::mutate
