// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function and its meaning with edits, for tests of what is Proved and of what must not be.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {

using Edits = std::vector<std::pair<std::string, std::string>>;

// The text with each edit. What an edit replaces must stand there once.
inline std::string edited(std::string text, const Edits& edits) {
  for (const auto& [from, to] : edits) {
    const size_t at = text.find(from);
    EXPECT_TRUE(at != std::string::npos && text.find(from, at + 1) == std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
  }
  return text;
}

// Where hardly anything is executed, so that the proof has to see what is wrong.
inline void expectNotProvedBySamples(const std::string& code, const std::string& meaning,
                                     std::initializer_list<int> samples) {
  for (const int few : samples) {
    ValidationOptions options;
    options.samples = few;
    const Expected<ValidationReport> report = validate(code, meaning, options);
    ASSERT_TRUE(report.ok());
    EXPECT_NE(report->verdict, Verdict::kProved) << few << code << meaning << toString(*report);
    EXPECT_NE(report->verdict, Verdict::kInconsistent) << few << code << meaning << toString(*report);
  }
}

}  // namespace cutecheck::oracle
