// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each predicate and each operation that the parsers take has a page, and each example on it is run.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "core/eval/evaluate.h"
#include "core/notation/print.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/predicates/predicates.h"
#include "tools/help/operation_help.h"
#include "tools/help/predicate_help.h"
#include "tools/help/spec_pages.h"
#include "tools/help/topic.h"

namespace cutecheck::help {
namespace {

// The predicates that the reader of claims itself names when it refuses one.
std::set<std::string> predicatesOfTheParser() {
  const auto refused = oracle::makeClaim("no_such_thing_at_all(4:1)");
  EXPECT_FALSE(refused.ok());
  const std::string& message = refused.error().message;
  std::istringstream words(message.substr(message.find("there are ") + 10));
  std::set<std::string> names;
  for (std::string word; words >> word;) names.insert(word);
  return names;
}

TEST(Help, EachPredicateOfTheParserHasAPage) {
  const std::set<std::string> parser = predicatesOfTheParser();
  std::set<std::string> pages;
  for (const PredicateHelp& row : predicateHelp()) pages.insert(std::string(row.name));
  EXPECT_GE(parser.size(), 15u);
  EXPECT_EQ(parser, pages);
}

TEST(Help, EachPredicateSaysEverythingAndItsExampleHasItsVerdict) {
  for (const PredicateHelp& row : predicateHelp()) {
    EXPECT_FALSE(row.meaning.empty() || row.units.empty() || row.refusals.empty()) << row.name;
    EXPECT_TRUE(row.example.starts_with(row.name)) << row.name;
    const auto claim = oracle::makeClaim(row.example);
    const auto proved = oracle::prove(row.example);
    ASSERT_TRUE(claim.ok() && proved.ok()) << row.example;
    EXPECT_EQ(oracle::verdictName(proved->verdict), row.answer) << row.example;
    const size_t commas = static_cast<size_t>(std::count(row.arguments.begin(), row.arguments.end(), ','));
    EXPECT_EQ(claim->expression.children.size(), commas + 1) << row.name;
  }
}

std::string answer(const std::string& expression) {
  const auto parsed = parseExpression(expression);
  const auto result = parsed.ok() ? evaluate(*parsed) : Expected<Value>(parsed.error());
  if (result.ok()) return toString(*result);
  std::string out(codeName(result.error().code));
  for (size_t i = 0; i < result.error().witness.size(); ++i)
    out += (i == 0 ? " at " : ", ") + std::to_string(result.error().witness[i]);
  return out;
}

TEST(Help, EachOperationOfTheParserHasAPageWithAnExampleThatHolds) {
  ASSERT_GE(operationTable().size(), 100u);
  for (const Operation& operation : operationTable()) {
    const OperationHelp page = operationHelp(operation);
    EXPECT_FALSE(page.section.empty()) << operation.name;
    EXPECT_FALSE(page.meaning.empty()) << operation.name;
    EXPECT_FALSE(page.refusals.empty()) << operation.name;
    EXPECT_FALSE(page.example.empty()) << operation.name;
    EXPECT_NE(page.example.find(operation.name), std::string::npos) << operation.name;
    EXPECT_EQ(answer(page.example), page.answer) << page.example;
  }
}

TEST(Help, TheGeneratedPageIsWhatTheProgramPrints) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/docs/reference/predicates.md");
  std::stringstream page;
  page << in.rdbuf();
  EXPECT_EQ(page.str(), predicatePage()) << "write it anew: cutecheck help predicates > docs/reference/predicates.md";
}

TEST(Help, TheSpecificationIsCarriedWhole) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/docs/reference/spec.md");
  std::stringstream spec;
  spec << in.rdbuf();
  std::string carried;
  for (const std::string_view page : specPages()) carried += page;
  EXPECT_TRUE(carried == spec.str()) << carried.size() << " bytes of " << spec.str().size();
}

TEST(Help, FindsAliasesAtomsRulesAndNothingElse) {
  EXPECT_NE(topicText("get_shape")->find("Other names: get_shape"), std::string::npos);
  EXPECT_NE(topicText("SM80_16x8x16_F32F16F16F32_TN")->find("(thread, value)"), std::string::npos);
  EXPECT_NE(topicText("composition_c2")->find("kNotComposable"), std::string::npos);
  EXPECT_NE(topicText("composition_r4")->find("no carry"), std::string::npos);
  // Both a predicate and an operation.
  const std::string both = *topicText("compatible");
  EXPECT_NE(both.find("predicate of a claim"), std::string::npos);
  EXPECT_NE(both.find("operation (cutecheck eval)"), std::string::npos);
  const auto misspelt = topicText("injectve");
  ASSERT_FALSE(misspelt.ok());
  EXPECT_NE(misspelt.error().message.find("did you mean 'injective'?"), std::string::npos);
  EXPECT_FALSE(topicText("composition_c99").ok());
  EXPECT_FALSE(topicText("").ok());
}

}  // namespace
}  // namespace cutecheck::help
