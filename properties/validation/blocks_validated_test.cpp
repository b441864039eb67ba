// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/blocks: what the mutants of kernels whose threads meet in shared memory are found to be.
#include <fstream>
#include <sstream>

#include "properties/validation/kernel_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

struct Edit {
  bool code = false;  // of the LLVM IR
  std::string from, to;
};
struct Mutant {
  std::string name, verdict, text;
  std::vector<Edit> edits;
};

std::string unescaped(std::string text) {
  for (size_t at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at))
    text.replace(at, 2, "\n");
  return text;
}

std::vector<Mutant> mutantsOf(const std::string& file) {
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/corpus/blocks/") + file);
  std::vector<Mutant> all;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto rest = [&](size_t n) { return line.size() > n ? unescaped(line.substr(n)) : std::string(); };
    if (line.starts_with("= "))
      all.push_back({rest(2), {}, {}, {}});
    else if (line.starts_with("? "))
      std::istringstream(line.substr(2)) >> all.back().verdict;
    else if (line.starts_with("-ir"))
      all.back().edits.push_back({true, rest(4), {}});
    else if (line.starts_with("+ir"))
      all.back().edits.back().to = rest(4);
    else if (line.starts_with("-"))
      all.back().edits.push_back({false, rest(2), {}});
    else if (line.starts_with("+"))
      all.back().edits.back().to = rest(2);
    else
      ADD_FAILURE() << line;
    if (line.starts_with("? ") && line.find(' ', 2) != std::string::npos)
      all.back().text = line.substr(line.find(' ', 2) + 1);
  }
  return all;
}

void edit(std::string& text, const Edit& e, const std::string& name) {
  const size_t at = text.find(e.from);
  ASSERT_NE(at, std::string::npos) << name << ": " << e.from;
  text.replace(at, e.from.size(), e.to);
}

class Mutants : public testing::TestWithParam<const char*> {};

TEST_P(Mutants, NoneIsProved) {
  const std::string name = GetParam();
  const bool ofKernels = name == "transpose" || name.ends_with("_bf16");
  const std::string module = readKernel((ofKernels ? name : "../blocks/" + name) + ".mlir");
  size_t refuted = 0, others = 0;
  for (const Mutant& mutant : mutantsOf(name + ".mutants")) {
    std::string text = module;
    for (const Edit& e : mutant.edits)
      if (!e.code) edit(text, e, mutant.name);
    Expected<lowering::Lowered> lowered = lowering::lower(text);
    if (mutant.verdict == "Refused") {
      // Where it is lowered, or where its reference semantics is read.
      std::string refusal = lowered.ok() ? "" : lowered.error().str();
      if (lowered.ok())
        if (const auto report = oracle::validate(lowered->llvmIr, lowered->meaning); !report.ok())
          refusal = report.error().str();
      EXPECT_NE(refusal, "") << mutant.name;
      EXPECT_NE(refusal.find(mutant.text), std::string::npos) << mutant.name << "\n" << refusal;
      ++others;
      continue;
    }
    ASSERT_TRUE(lowered.ok()) << mutant.name << "\n" << lowered.error().str();
    for (const Edit& e : mutant.edits)
      if (e.code) edit(lowered->llvmIr, e, mutant.name);
    const Expected<oracle::ValidationReport> report = oracle::validate(lowered->llvmIr, lowered->meaning);
    ASSERT_TRUE(report.ok()) << mutant.name << "\n" << report.error().str();
    EXPECT_NE(report->verdict, Verdict::kProved) << mutant.name;
    EXPECT_EQ(oracle::verdictName(report->verdict), mutant.verdict) << mutant.name << "\n"
                                                                    << oracle::toString(*report);
    EXPECT_NE(oracle::toString(*report).find(mutant.text), std::string::npos) << mutant.name << "\n"
                                                                              << oracle::toString(*report);
    if (report->verdict == Verdict::kRefuted)
      EXPECT_TRUE(report->functions[0].answer.counterexample.has_value()) << mutant.name;
    (report->verdict == Verdict::kRefuted ? refuted : others) += 1;
  }
  EXPECT_GE(refuted, name.ends_with("any_length") ? 6u : name.ends_with("_bf16") ? 11u : 15u);
  EXPECT_GE(others, 2u);
}

INSTANTIATE_TEST_SUITE_P(Kernels, Mutants,
                         testing::Values("transpose", "tiled_product", "warp_row_sum",
                                         "warp_row_sum_of_any_length", "warp_row_max", "warp_softmax",
                                         "softmax_bf16", "layernorm_bf16"));

}  // namespace
}  // namespace cutecheck::run
