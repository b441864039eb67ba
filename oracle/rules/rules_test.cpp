// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rules of oracle/rules: each proved for all integers, each false twin refuted, each label where it
// belongs.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <set>

#include "oracle/certificate/lemma_proof.h"
#include "oracle/claims/prove.h"
#include "oracle/smt/cvc5.h"
#include "oracle/smt/integers.h"
#include "oracle/terms/normalise.h"

namespace cutecheck::oracle {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = CUTECHECK_SOURCE_DIR;

struct Statement {
  std::string claim, where;
};

struct LabelledRule {
  std::string label, words;
  std::vector<Statement> holds, twins;
  friend std::ostream& operator<<(std::ostream& out, const LabelledRule& rule) { return out << rule.label; }
};

std::vector<std::string> linesOf(const fs::path& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::vector<LabelledRule> allRules() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(kRoot / "oracle/rules"))
    if (entry.path().extension() == ".claims") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  static const std::regex label(R"(# (\w+_r\d+): (.*))"),
      statement(R"(expect (Proved|Refuted): (.*?)(?: where (.*))?)");
  std::vector<LabelledRule> rules;
  for (const fs::path& file : files) {
    for (const std::string& line : linesOf(file)) {
      std::smatch match;
      if (std::regex_match(line, match, label)) {
        rules.push_back({match[1], match[2], {}, {}});
      } else if (std::regex_match(line, match, statement)) {
        LabelledRule& rule = rules.at(rules.size() - 1);
        (match[1] == "Proved" ? rule.holds : rule.twins).push_back({match[2], match[3]});
      } else if (!line.empty() && line[0] != '#') {
        rules.push_back({"unread line: " + line, "", {}, {}});
      }
    }
  }
  return rules;
}

std::string why(const Answer& answer) {
  std::string text(verdictName(answer.verdict));
  for (const std::string& reason : answer.missing) text += "; " + reason;
  return text;
}

class Rules : public testing::TestWithParam<LabelledRule> {};

TEST_P(Rules, HoldForAllIntegersByTwoEngines) {
  const LabelledRule& rule = GetParam();
  ASSERT_EQ(rule.holds.size(), 1u);
  const Statement& s = rule.holds[0];
  for (bool strict : {false, true}) {
    Options options;
    options.strict = strict;
    Expected<Answer> answer = prove(s.claim, s.where, options);
    ASSERT_TRUE(answer.ok()) << answer.error().str();
    if (answer->verdict == Verdict::kUnknown && !cvc5Version()) GTEST_SKIP() << "needs cvc5: " << s.claim;
    ASSERT_EQ(answer->verdict, Verdict::kProved) << s.claim << ": " << why(*answer);
    std::map<std::string, std::set<std::string>> deciders;
    std::map<std::string, std::set<Engine>> engines;
    for (const Derivation& d : answer->derivations) {
      deciders[d.goal()].insert(d.decider());
      engines[d.goal()].insert(d.engine());
    }
    ASSERT_FALSE(deciders.empty());
    for (const auto& [goal, names] : deciders) EXPECT_GE(names.size(), 2u) << goal;
    if (!strict) continue;
    for (const auto& [goal, names] : engines) EXPECT_GE(names.size(), 2u) << goal;
  }
}

TEST_P(Rules, TwinsWithoutAConditionAreRefuted) {
  const LabelledRule& rule = GetParam();
  ASSERT_FALSE(rule.twins.empty());
  for (const Statement& twin : rule.twins) {
    Expected<Answer> answer = prove(twin.claim, twin.where);
    ASSERT_TRUE(answer.ok()) << answer.error().str();
    EXPECT_EQ(answer->verdict, Verdict::kRefuted) << twin.claim << ": " << why(*answer);
    ASSERT_TRUE(answer->counterexample.has_value());
    EXPECT_FALSE(answer->counterexample->evaluated.empty()) << twin.claim << ": not replayed";
  }
}

INSTANTIATE_TEST_SUITE_P(, Rules, testing::ValuesIn(allRules()),
                         [](const testing::TestParamInfo<LabelledRule>& info) {
                           std::string name = info.param.label;
                           for (char& c : name)
                             if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
                           return name;
                         });

// The normal form and certificates may use only rules that neither was needed to prove.
TEST(RuleBase, BothSolversProveWhatTheNormalFormAndCertificatesRestOn) {
  if (!cvc5Version()) GTEST_SKIP() << "cvc5 is not installed";
  std::set<std::string> bases;
  for (Rule base : {Rule::kPullOut, Rule::kSmall, Rule::kNested, Rule::kCancel, Rule::kEuclid})
    bases.insert(ruleLabel(base));
  for (const auto* lemmas : {&integerLemmas(), &modeLemmas()})
    for (const Lemma& lemma : *lemmas)
      if (chainOf(lemma.label).empty()) bases.insert(std::string(lemma.label));
  // A chain of the others proves what one solver proves in some runs only.
  for (const Lemma& lemma : integerLemmas())
    if (!chainOf(lemma.label).empty()) bases.erase(std::string(lemma.label));
  size_t proved = 0;
  for (const std::string& base : bases) {
    for (const LabelledRule& rule : allRules()) {
      if (rule.label != base) continue;
      Claim claim = makeClaim(rule.holds.at(0).claim, rule.holds.at(0).where).value();
      Goals goals = goalsOf(claim, 0).value();
      ASSERT_GE(goals.goals.size(), 1u);
      for (Engine engine : {Engine::kZ3, Engine::kCvc5}) {
        bool all = true;
        for (const Goal& goal : goals.goals) {
          bool any = false;
          for (Encoding encoding : kEncodings) {
            Attempt attempt = decideByIntegers(goal, {claim.constraints, claim.symbols}, encoding, 2'000'000, engine);
            EXPECT_FALSE(attempt.denied) << rule.label;
            any = any || attempt.outcome == Attempt::Outcome::kProved;
            if (any) break;
          }
          EXPECT_TRUE(any) << rule.label << ", " << goal.text << " by " << engineName(engine);
          all = all && any;
        }
        proved += all;
      }
    }
  }
  EXPECT_EQ(proved, 2 * bases.size());
  EXPECT_GE(bases.size(), 13u);
}

// Labels in the lines of a text that `reads` lets through.
void collectLabels(const fs::path& file, bool commentsOnly,
                   std::map<std::string, std::set<std::string>>& found) {
  static const std::regex label(R"(\b[a-z][a-z0-9_]*_r[0-9]+\b)");
  for (std::string line : linesOf(file)) {
    if (commentsOnly) {
      const size_t comment = line.find("//");
      if (comment == std::string::npos) continue;
      line = line.substr(comment);
    }
    for (std::sregex_iterator at(line.begin(), line.end(), label), end; at != end; ++at)
      found[at->str()].insert(fs::relative(file, kRoot).string());
  }
}

TEST(RuleLabels, EachStandsInTheSpecificationAndInTheCodeThatReliesOnIt) {
  std::map<std::string, std::set<std::string>> specified, used;
  collectLabels(kRoot / "docs/reference/spec.md", false, specified);
  for (const char* folder : {"core", "lowering/algebra", "oracle"})
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string name = entry.path().filename().string();
      if (name.ends_with(".cpp") && !name.ends_with("_test.cpp")) collectLabels(entry.path(), true, used);
    }
  std::string specification;
  for (const std::string& line : linesOf(kRoot / "docs/reference/spec.md")) specification += line + "\n";
  std::set<std::string> labels;
  size_t twins = 0;
  for (const LabelledRule& rule : allRules()) {
    EXPECT_TRUE(labels.insert(rule.label).second) << rule.label << " twice";
    EXPECT_NE(specification.find("- " + rule.label + ": " + rule.words + "\n"), std::string::npos)
        << rule.label << " is not in docs/reference/spec.md in these words: " << rule.words;
    EXPECT_TRUE(used.contains(rule.label))
        << "no comment in core/, lowering/algebra/ or oracle/ names " << rule.label;
    twins += rule.twins.size();
  }
  // And none is named that does not exist.
  for (const auto* place : {&specified, &used})
    for (const auto& [label, files] : *place)
      EXPECT_TRUE(labels.contains(label)) << label << " in " << *files.begin() << " is no rule";
  std::cout << labels.size() << " rules, " << twins << " false twins\n";
  EXPECT_GE(labels.size(), 50u);
  EXPECT_GE(twins, labels.size());
}

}  // namespace
}  // namespace cutecheck::oracle
