// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/term_help.h"

#include <set>

#include <gtest/gtest.h>

#include "core/support/expected.h"
#include "oracle/claims/verdict.h"
#include "tools/help/topic.h"

namespace cutecheck::help {
namespace {

TEST(TermHelp, EachCodeAndEachVerdictHasARow) {
  size_t codes = 0;
  for (int i = 0; i <= static_cast<int>(Code::kEmpty); ++i, ++codes)
    EXPECT_NE(findTerm(codeName(static_cast<Code>(i))), nullptr) << codeName(static_cast<Code>(i));
  EXPECT_EQ(codes, 23u);
  for (const auto verdict : {oracle::Verdict::kProved, oracle::Verdict::kRefuted, oracle::Verdict::kUnknown,
                             oracle::Verdict::kInconsistent})
    EXPECT_NE(findTerm(oracle::verdictName(verdict)), nullptr);
  for (const char* none : {"kNoSuchCode", "", " ", "proved", "<>="})
    EXPECT_EQ(findTerm(none), nullptr) << none;
}

TEST(TermHelp, EachNameStandsOnceAndIsATopic) {
  std::set<std::string> seen;
  for (const TermHelp& term : termHelp()) {
    EXPECT_FALSE(term.meaning.empty() || term.kind.empty() || term.example.empty() || term.answer.empty())
        << term.names;
    std::string_view rest = term.names;
    for (size_t end = 0; !rest.empty(); rest.remove_prefix(std::min(end + 1, rest.size()))) {
      end = std::min(rest.find(' '), rest.size());
      const std::string name(rest.substr(0, end));
      EXPECT_TRUE(seen.insert(name).second) << name;
      const auto page = topicText(name);
      ASSERT_TRUE(page.ok()) << name;
      EXPECT_NE(page->find(term.meaning), std::string::npos) << name;
    }
  }
  EXPECT_GE(seen.size(), 60u);
}

}  // namespace
}  // namespace cutecheck::help
