// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/paths: what an operation needs is shown where it stands, and assumed nowhere.
//
// Each module gets the verdict that its file expects, or is refused for the reason that it gives. Each mutant
// that the file writes down, a replacement in the LLVM IR that our lowering emits, is refuted, in whichever
// branch it stands.
#include <filesystem>
#include <fstream>
#include <sstream>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

struct Case {
  std::string name, text;
  Verdict expected = Verdict::kProved;
  std::string refused;  // why there is no reference semantics; empty where there is one
  std::vector<std::pair<std::string, std::string>> mutants;
};

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& entry : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/paths")) {
    if (entry.path().extension() != ".mlir") continue;
    std::ifstream file(entry.path());
    std::ostringstream text;
    text << file.rdbuf();
    Case one{entry.path().filename().string(), text.str(), Verdict::kProved, {}, {}};
    std::istringstream lines(one.text);
    for (std::string line; std::getline(lines, line);) {
      if (line == "// expect: Refuted") one.expected = Verdict::kRefuted;
      if (line == "// expect: Unknown") one.expected = Verdict::kUnknown;
      const std::string refused = "// expect: kBadRequest ";
      if (line.starts_with(refused)) one.refused = line.substr(refused.size());
      const std::string mutant = "// mutant: ";
      const size_t arrow = line.find(" => ");
      if (!line.starts_with(mutant)) continue;
      EXPECT_NE(arrow, std::string::npos) << one.name << line;
      if (arrow == std::string::npos) continue;
      one.mutants.emplace_back(line.substr(mutant.size(), arrow - mutant.size()), line.substr(arrow + 4));
    }
    all.push_back(std::move(one));
  }
  return all;
}

TEST(PathsValidated, EachModuleHasItsVerdict) {
  size_t proved = 0, refuted = 0;
  for (const Case& one : cases()) {
    if (!one.refused.empty()) continue;
    const Validated validated = verdictOf(one.text);
    EXPECT_EQ(validated.verdict, one.expected) << one.name << "\n" << validated.report;
    EXPECT_TRUE(one.expected != Verdict::kRefuted || validated.witnessed) << one.name;
    proved += one.expected == Verdict::kProved;
    refuted += one.expected == Verdict::kRefuted;
  }
  EXPECT_GE(proved, 12u);
  EXPECT_GE(refuted, 10u);
}

TEST(PathsValidated, WhatIsNotUnderstoodIsNamed) {
  size_t refused = 0;
  for (const Case& one : cases()) {
    if (one.refused.empty()) continue;
    const Expected<lowering::Lowered> lowered = lowering::lower(one.text);
    ASSERT_FALSE(lowered.ok()) << one.name << "\n" << lowered->meaning;
    EXPECT_EQ(lowered.error().rule, "lower_meaning") << one.name << lowered.error().str();
    EXPECT_NE(lowered.error().str().find(one.refused), std::string::npos) << one.name << lowered.error().str();
    ++refused;
  }
  EXPECT_GE(refused, 4u);
}

TEST(PathsValidated, NoBranchHidesAFaultOfAnother) {
  size_t mutants = 0;
  for (const Case& one : cases()) {
    if (one.mutants.empty()) continue;
    const Expected<lowering::Lowered> lowered = lowering::lower(one.text);
    ASSERT_TRUE(lowered.ok()) << one.name << lowered.error().str();
    for (const auto& [from, to] : one.mutants) {
      lowering::Lowered mutant = *lowered;
      const size_t at = mutant.llvmIr.find(from);
      ASSERT_NE(at, std::string::npos) << one.name << ": " << from << "\n" << mutant.llvmIr;
      mutant.llvmIr.replace(at, from.size(), to);
      const Validated validated = verdictOf(mutant);
      EXPECT_EQ(validated.verdict, Verdict::kRefuted) << one.name << ": " << to << "\n" << validated.report;
      EXPECT_TRUE(validated.witnessed) << one.name << ": " << to;
      ++mutants;
    }
  }
  EXPECT_GE(mutants, 15u);
}

// Beside NAME.mlir may lie NAME.ll: what another compiler might make of it, which our own lowering does not.
TEST(PathsValidated, CodeOfAnotherCompilerIsRefuted) {
  size_t refuted = 0;
  for (const Case& one : cases()) {
    std::filesystem::path theirs = std::filesystem::path(CUTECHECK_SOURCE_DIR "/corpus/paths") / one.name;
    std::ifstream file(theirs.replace_extension(".ll"));
    if (!file) continue;
    Expected<lowering::Lowered> lowered = lowering::lower(one.text);
    std::ostringstream text;
    text << file.rdbuf();
    ASSERT_TRUE(lowered.ok()) << one.name << lowered.error().str();
    lowered->llvmIr = text.str();
    const Validated validated = verdictOf(*lowered);
    EXPECT_EQ(validated.verdict, Verdict::kRefuted) << one.name << "\n" << validated.report;
    EXPECT_TRUE(validated.witnessed) << one.name;
    ++refuted;
  }
  EXPECT_GE(refuted, 3u);
}

// Every attribute that the reference semantics does not read is named, wherever it stands.
TEST(PathsValidated, AttributesThatAreNotReadAreNamed) {
  const std::string module = R"mlir(module MODULE {
func.func @f(%x: !cute.memref<f32, gmem, "256:1"> PARAMETER) attributes {cute.kernel, nvvm.reqntid = array<i32: 128> FUNCTION} {
  %t = nvvm.read.ptx.sreg.tid.x REGISTER : i32
  %c = cute.make_coord(%t) : (i32) -> !cute.coord<"?">
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %in = arith.cmpi eq, %t, %zero : i32
  scf.if %in {
    %v = cute.memref.load(%x, %c) : (!cute.memref<f32, gmem, "256:1">, !cute.coord<"?">) -> f32
    %s = arith.addf %v, %v ADDF : f32
    cute.memref.store(%x, %c, %s) : (!cute.memref<f32, gmem, "256:1">, !cute.coord<"?">, f32) -> ()
  } IF
  scf.for LOOP %i = %zero to %one step %one : i32 {
  } FOR
  return RETURN
}
})mlir";
  const std::vector<std::string> places = {"MODULE", "PARAMETER", "FUNCTION", "REGISTER", "ADDF",
                                           "IF",     "LOOP",      "FOR",      "RETURN"};
  const auto filled = [&](const std::string& place, const std::string& with) {
    std::string text = module;
    for (const std::string& each : places) {
      const size_t at = text.find(each);
      EXPECT_NE(at, std::string::npos) << each;
      text.replace(at, each.size(), each == place ? with : "");
    }
    return text;
  };
  ASSERT_EQ(verdictOf(filled("", "")).verdict, Verdict::kProved);
  const std::vector<std::tuple<std::string, std::string, std::string>> attributes = {
      {"MODULE", "attributes {nobody.knows = 1 : i32}", "nobody.knows"},
      {"PARAMETER", "{llvm.noalias}", "arg_attrs"},
      {"FUNCTION", ", nvvm.maxnreg = 32", "nvvm.maxnreg"},
      {"FUNCTION", ", cute.in_bounds = false", "cute.in_bounds"},
      {"FUNCTION", ", nobody.knows", "nobody.knows"},
      {"REGISTER", "range <i32, 0, 64>", "range"},
      {"ADDF", "fastmath<nnan>", "fastmath"},
      {"ADDF", "fastmath<reassoc, contract>", "fastmath"},
      {"ADDF", "{nobody.knows}", "nobody.knows"},
      {"IF", "{nobody.knows}", "nobody.knows"},
      {"LOOP", "unsigned", "unsignedCmp"},
      {"FOR", "{nobody.knows}", "nobody.knows"},
      {"RETURN", "{nobody.knows}", "nobody.knows"}};
  for (const auto& [place, with, name] : attributes) {
    const Expected<lowering::Lowered> lowered = lowering::lower(filled(place, with));
    ASSERT_FALSE(lowered.ok()) << place << with;
    EXPECT_EQ(lowered.error().rule, "lower_meaning") << lowered.error().str();
    EXPECT_NE(lowered.error().str().find("'" + name + "'"), std::string::npos) << lowered.error().str();
  }
}

}  // namespace
}  // namespace cutecheck::run
