// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Symbolic claims from kernels, half of them false by one perturbation: how many are decided, and that none
// is wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <regex>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

namespace fs = std::filesystem;

struct Listed {
  std::string verdict, claim, where;
};

std::vector<Listed> kernelClaims() {
  static const std::regex line(R"(expect (Proved|Refuted): (.*?)(?: where (.*))?)");
  std::vector<Listed> claims;
  for (const auto& entry : fs::directory_iterator(fs::path(CUTECHECK_SOURCE_DIR) / "corpus/claims")) {
    if (!entry.path().filename().string().starts_with("kernels_")) continue;
    std::ifstream in(entry.path());
    std::smatch match;
    for (std::string text; std::getline(in, text);)
      if (std::regex_match(text, match, line)) claims.push_back({match[1], match[2], match[3]});
  }
  return claims;
}

TEST(KernelClaims, NoneIsWrongAndFewAreOpen) {
  size_t decided = 0, held = 0;
  std::vector<double> milliseconds;
  const std::vector<Listed> claims = kernelClaims();
  for (const Listed& c : claims) {
    held += c.verdict == "Proved";
    const auto begin = std::chrono::steady_clock::now();
    Expected<Answer> answer = prove(c.claim, c.where);
    milliseconds.push_back(
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    ASSERT_TRUE(answer.ok()) << c.claim << ": " << answer.error().str();
    if (answer->verdict == Verdict::kUnknown) {
      std::cout << "open: " << c.claim << " where " << c.where << "\n";
      continue;
    }
    EXPECT_EQ(verdictName(answer->verdict), c.verdict) << c.claim << " where " << c.where;
    ++decided;
  }
  ASSERT_GE(claims.size(), 200u);
  EXPECT_EQ(held * 2, claims.size());
  std::sort(milliseconds.begin(), milliseconds.end());
  std::cout << claims.size() << " claims, " << decided << " decided; median "
            << milliseconds[milliseconds.size() / 2] << " ms, worst " << milliseconds.back() << " ms\n";
  EXPECT_GE(decided * 100, claims.size() * 95);
}

}  // namespace
}  // namespace cutecheck::oracle
