// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For tests: cases of a seed, judged without solvers, of which each finding is a failure.
#pragma once

#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

#include "properties/claim_adversary/campaign.h"

namespace cutecheck::adversary {

// A number of the environment.
inline uint64_t setting(const char* name, uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

inline Summary judgedWithNothingFound(uint64_t seed, uint64_t cases) {
  // No solver: one unit, and no second one to start.
  const char* before = std::getenv("PATH");
  const std::string path = before != nullptr ? before : "";
  setenv("PATH", "", 1);
  JudgeOptions options;
  options.oracle.budget = options.oracle.total = 1;
  Summary all = runCases(seed, 0, cases, options);
  setenv("PATH", path.c_str(), 1);
  for (const Found& found : all.findings)
    ADD_FAILURE() << found.kind << " in case " << found.number << " of seed " << seed << ": " << found.claim
                  << (found.where.empty() ? "" : " where ") << found.where << "; " << found.detail;
  EXPECT_EQ(all.cases, cases);
  return all;
}

}  // namespace cutecheck::adversary
