// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adversary's evaluator beside the examples of the specification, and its tables beside the oracle's.
//
// The adversary is itself judged here: by what docs/reference/spec.md says of each operation, and by claims
// whose truth at numbers is known. Nothing here asks the oracle for a verdict, but for the claims that were
// once proved and false.
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "oracle/algebra/operations.h"
#include "oracle/predicates/predicates.h"
#include "properties/claim_adversary/campaign.h"
#include "properties/claim_adversary/infer.h"

namespace cutecheck::adversary {
namespace {

struct Example {
  std::string expression, answer;
};

std::vector<Example> examples() {
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR) + "/docs/reference/spec.md");
  std::vector<Example> all;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("```")) inside = !inside;
    const size_t arrow = line.find(" => ");
    if (inside && arrow != std::string::npos) all.push_back({line.substr(0, arrow), line.substr(arrow + 4)});
  }
  return all;
}

bool mentions(const Term& t, const std::set<std::string>& names) {
  if (t.is(Term::Kind::kBasis) || (t.is(Term::Kind::kCall) && names.count(t.name) == 0)) return true;
  for (const Term& part : t.parts)
    if (mentions(part, names)) return true;
  return false;
}

// What the evaluator answers: "" where it has no value.
bool agrees(const Term& asked, const std::string& answer, bool& compared) {
  const Assignment none;
  const bool relation = asked.is(Term::Kind::kRelation);
  const bool predicate =
      asked.is(Term::Kind::kCall) &&
      std::count(Evaluator::predicates().begin(), Evaluator::predicates().end(), asked.name) > 0;
  if (relation || predicate) {
    const Truth truth = Evaluator(none).truth(asked);
    compared = truth != Truth::kNone;
    return !compared || (truth == Truth::kTrue) == (answer == "true");
  }
  if (answer[0] == 'k') {
    // Refused: there must be no value. What the evaluator leaves open counts as none.
    compared = true;
    if (Evaluator::isInteger(asked)) return !Evaluator(none).numberOf(asked).has_value();
    return !Evaluator(none).layoutOf(asked).has_value();
  }
  // layout,offset of the reference is S<0,0,0> o offset o layout in a claim.
  int depth = 0;
  size_t comma = std::string::npos;
  for (size_t i = 0; i < answer.size(); ++i) {
    depth += answer[i] == '(' || answer[i] == '<';
    depth -= answer[i] == ')' || answer[i] == '>';
    if (answer[i] == ',' && depth == 0) comma = i;
  }
  std::string text = answer;
  if (comma != std::string::npos) {
    if (asked.name == "make_layout_tv") text = answer.substr(comma + 1);
    const std::string offset = answer.substr(comma + 1);
    if (offset.find_first_not_of("-0123456789") == std::string::npos)
      text = (offset == "0" ? "" : "S<0,0,0> o " + offset + " o ") + answer.substr(0, comma);
  }
  const auto expected = readTerm(text);
  if (!expected) return true;
  const Truth truth = Evaluator(none, 1 << 14).truth(Term::relation("===", asked, *expected));
  compared = truth != Truth::kNone;
  return truth != Truth::kFalse;
}

TEST(ClaimAdversary, EvaluatesTheExamplesOfTheSpecification) {
  std::set<std::string> names;
  for (const std::string& name : allNames()) names.insert(name);
  size_t compared = 0;
  std::set<std::string> operations;
  for (const Example& e : examples()) {
    const auto asked = readTerm(e.expression);
    if (!asked || mentions(*asked, names)) continue;
    // Operations on tuples that are not divisions: in a claim such a tuple is a layout.
    const bool number = !e.answer.empty() && e.answer.find_first_not_of("-0123456789") == std::string::npos;
    const bool layout = e.answer.find(':') != std::string::npos || e.answer[0] == 'k' || e.answer == "true" ||
                        e.answer == "false";
    if (!number && !layout && !Evaluator::isTupleDivision(*asked)) continue;
    bool did = false;
    EXPECT_TRUE(agrees(*asked, e.answer, did)) << e.expression << " => " << e.answer;
    compared += did;
    if (did && asked->is(Term::Kind::kCall)) operations.insert(asked->name);
  }
  EXPECT_GE(compared, 150u);
  EXPECT_GE(operations.size(), 40u);
  std::cout << compared << " examples of " << operations.size() << " operations\n";
}

TEST(ClaimAdversary, PrintsWhatItReads) {
  size_t read = 0;
  for (uint64_t k = 0; k < 3000; ++k) {
    const Case drawn = drawCase(7, k);
    const std::string text = textOf(drawn.claim);
    const auto again = readTerm(text);
    // What is drawn outside of the grammar, to be refused, is not read either.
    if (!again) continue;
    ++read;
    EXPECT_EQ(textOf(*again), text);
  }
  EXPECT_GE(read, 2800u);
}

TEST(ClaimAdversary, DrawsTheSameCaseAgain) {
  EXPECT_EQ(textOf(drawCase(3, 99).claim), textOf(drawCase(3, 99).claim));
  std::set<std::string> texts;
  for (uint64_t k = 0; k < 500; ++k)
    texts.insert(textOf(drawCase(3, k).claim) + textOf(drawCase(3, k).premises));
  EXPECT_GE(texts.size(), 490u);
}

// Every name that the oracle reads has a row of the table.
TEST(ClaimAdversary, KnowsEveryNameOfTheOracle) {
  std::set<std::string> names;
  for (const std::string& name : allNames()) names.insert(name);
  size_t looked = 0;
  for (const auto& rows :
       {oracle::modeOperations(), oracle::tilingOperations(), oracle::arrangementOperations(),
        oracle::elementOperations(), oracle::placeOperations(), oracle::partitionOperations(),
        oracle::stencilOperations()}) {
    for (const oracle::OperationRow& row : rows) {
      EXPECT_EQ(names.count(std::string(row.name)), 1u) << row.name;
      ++looked;
    }
  }
  for (const std::string_view name : oracle::predicateNames()) {
    EXPECT_EQ(names.count(std::string(name)), 1u) << name;
    ++looked;
  }
  EXPECT_GE(looked, 50u);
}

// Each name stands at each position, as often as one case in some thousands.
TEST(ClaimAdversary, DrawsEveryNameAtEveryPosition) {
  constexpr uint64_t kCases = 40'000;
  Coverage coverage;
  for (uint64_t k = 0; k < kCases; ++k) coverage.add(drawCase(11, k), Said::kUnknown, "");
  for (const std::string& name : allNames())
    for (size_t p = 0; p < kPositions; ++p)
      EXPECT_GE(coverage.at(name, static_cast<Position>(p)).drawn, 2u)
          << name << " as " << positionName(static_cast<Position>(p));
}

struct Known {
  const char *claim, *where;
  bool holds;  // for all values that keep the premises
};

constexpr Known kKnown[] = {
    {"M <= 1", "M <= min(N,K)", false},
    {"M <= N", "M <= min(N,K)", true},
    {"P == 1", "gcd(P,Q) == 1, Q == P, P >= 1", true},
    {"M*size(M*N:1) >= 1", "", false},
    {"size(M*N:1) >= 1", "", true},
    {"left_inverse(M:2) == (2,M):(0,1)", "N >= 100", false},
    {"left_inverse(M:2) == (2,M):(0,1)", "N >= 100, M >= 2", true},
    {"conflict_free((4,8,2):(1,124,1),1,8)", "", false},
    {"conflict_free((4,8,2):(1,4,128),1,8)", "", true},
    {"(M,N):(N,1) == M*N:1", "N >= 1000000", false},
    {"(M,N):(1,M) == M*N:1", "K >= 1000000", true},
    {"cosize(M:2) == 2*M", "K >= 100", false},
    {"cosize(M:2) == 2*M-1", "K >= 100", true},
};

TEST(ClaimAdversary, FindsNumbersAtWhichAFalseClaimIsFalse) {
  for (const Known& known : kKnown) {
    const auto read = readCase(known.claim, known.where);
    ASSERT_TRUE(read.has_value()) << known.claim;
    Random random(1);
    size_t judged = 0, broken = 0;
    for (const Assignment& numbers : assignmentsFor(*read, random, 260)) {
      if (premisesHold(read->premises, numbers) != Truth::kTrue) continue;
      const Truth truth = Evaluator(numbers).truth(read->claim);
      judged += truth != Truth::kNone;
      broken += truth == Truth::kFalse;
    }
    EXPECT_GE(judged, 1u) << known.claim;
    EXPECT_EQ(broken == 0, known.holds) << known.claim << " where " << known.where;
  }
}

TEST(ClaimAdversary, InfersAFormFromGenericNumbers) {
  const auto shown = [](const char* text) {
    const auto form = inferLayout(*readTerm(text));
    return form ? textOf(*form) : std::string("none");
  };
  EXPECT_EQ(shown("left_inverse(M:2)"), "(2,M):(0,1)");
  EXPECT_EQ(shown("coalesce((M,N):(1,M))"), "M*N:1");
  EXPECT_EQ(shown("slice_and_offset((I,_), (M,N):(1,M))"), "S<0,0,0> o I o (N):(M)");
  EXPECT_EQ(shown("make_layout_tv((4,8):(1,0), 4:1)"), "none");
}

// A basis element is no number, whichever number stands for it.
TEST(ClaimAdversary, TakesNoBasisForANumber) {
  const auto truth = [](const std::string& claim, const Assignment& numbers = {}) {
    const auto read = readCase(claim, "");
    EXPECT_TRUE(read) << claim;
    return read ? Evaluator(numbers).truth(read->claim) : Truth::kNone;
  };
  for (const char* claim : {"6:1@0 == 6:1099511627776", "6:1@0 === 6:1099511627776", "6:1@0 == 6:1102998412177",
                            "get((6,4,2):(1@0,4@1,1@0),0) == 6:1099511627776"})
    EXPECT_EQ(truth(claim), Truth::kFalse) << claim;
  EXPECT_EQ(truth("slice((_,4),(K,N):(1@0,8@1)) == (K):(1099511627776)", {{"K", 2}, {"N", 1}}), Truth::kFalse);
  for (const char* claim : {"6:1@0 == 6:1@0", "6:0@0 == 6:0", "1:1@0 == 1:1099511627776",
                            "get((6,4,2):(1@0,4@1,1@0),0) == 6:1@0"})
    EXPECT_EQ(truth(claim), Truth::kTrue) << claim;
  // Nor is it written as one in a law that is drawn.
  for (const char* layout : {"6:1@0", "get((6,Q,2):(1@0,4@1,1@0),0)"})
    EXPECT_FALSE(inferLayout(*readTerm(layout))) << layout;
  EXPECT_TRUE(inferLayout(*readTerm("get((6,Q,2):(1,4,1),0)")));
  EXPECT_FALSE(inferInteger(*readTerm("crd2idx((1),6:1@0)")));
  EXPECT_TRUE(inferInteger(*readTerm("size((M,N):(1@0,1@1))")));
}

TEST(ClaimAdversary, PacksASummaryAndReadsItBack) {
  JudgeOptions options;
  options.oracle.budget = options.oracle.total = 1;
  const Summary one = runCases(5, 0, 40, options);
  EXPECT_EQ(one.cases, 40u);
  const Summary again = Summary::unpacked(one.packed());
  EXPECT_EQ(again.packed(), one.packed());
  Summary two = one;
  two.merge(again);
  EXPECT_EQ(two.cases, 80u);
  EXPECT_EQ(two.judged, 2 * one.judged);
}

}  // namespace
}  // namespace cutecheck::adversary
