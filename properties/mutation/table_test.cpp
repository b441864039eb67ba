// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// corpus/mutants: every example fault is rejected by the law named beside it, which the right answer passes.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

#include "core/notation/parse.h"
#include "properties/conformance/faulty_answer.h"
#include "properties/conformance/fragment_checks.h"
#include "properties/laws/law.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

struct Row {
  std::string fault, law, input, answer;
};

// A cell without blanks and backquotes around it, `\|` read as `|`.
std::string cell(std::string text) {
  for (size_t i; (i = text.find("\\|")) != std::string::npos;) text.erase(i, 1);
  const size_t begin = text.find_first_not_of(" `"), end = text.find_last_not_of(" `");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

// The rows of the one table in the text, without its head.
std::vector<Row> rowsOf(std::istream& in) {
  std::vector<Row> rows;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| ") || line.starts_with("| fault |")) continue;
    std::vector<std::string> cells;
    size_t begin = 1;
    for (size_t i = 1; i < line.size(); ++i)
      if (line[i] == '|' && line[i - 1] != '\\') {
        cells.push_back(cell(line.substr(begin, i - begin)));
        begin = i + 1;
      }
    if (cells.size() == 4)
      rows.push_back({cells[0], cells[1], cells[2], cells[3]});
    else
      ADD_FAILURE() << "a row has four cells: " << line;
  }
  return rows;
}

std::vector<Row> table() {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/README.md");
  return rowsOf(in);
}

// The layout of an atom, `NAME OPERAND` as its line begins.
Expected<Layout> atom(const std::string& name) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/layouts/mma_atoms.layouts");
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(name + " | "))
      return parseLayout(line.substr(name.size() + 3, line.rfind(" | ") - name.size() - 3));
  return makeError(Code::kUsage, "", "no atom is called '" + name + "'");
}

struct Judged {
  laws::Outcome right, faulty;
};

// What the law says of the right answer and of the faulty one.
Expected<Judged> judge(const Row& row) {
  if (const FragmentCheck check = findFragmentCheck(row.law)) {
    CUTECHECK_TRY(right, atom(row.input));
    CUTECHECK_TRY(faulty, parseLayout(row.answer));
    return Judged{check(right), check(faulty)};
  }
  const laws::Law* law = laws::findLaw(row.law);
  if (!law) return makeError(Code::kUsage, "", "there is no law '" + row.law + "'");
  CUTECHECK_TRY(input, laws::readInput(row.input, law->arguments));
  const CoreSubject core;
  Judged judged{law->check(core, input), {}};
  const laws::Law* refusal = laws::findLaw(std::string(law->operation) + "_refusal_is_exact");
  if (judged.right.kind == laws::Outcome::Kind::kNotApplicable && refusal)
    judged.right = refusal->check(core, input);
  constexpr std::string_view kPlanted = "planted ";
  if (row.answer.starts_with(kPlanted)) {
    const std::string name = row.answer.substr(kPlanted.size());
    plantedFault() = name;
    judged.faulty = law->check(core, input);
    plantedFault() = {};
    return judged;
  }
  CUTECHECK_TRY(subject, FaultyAnswer::make(std::string(law->operation), row.answer));
  judged.faulty = law->check(subject, input);
  return judged;
}

TEST(MutantTable, EachFaultIsRejectedByItsLaw) {
  const std::vector<Row> rows = table();
  std::map<std::string, int> laws;
  int killed = 0;
  for (const Row& row : rows) {
    const Expected<Judged> judged = judge(row);
    ASSERT_TRUE(judged.ok()) << row.fault << ": " << judged.error().str();
    EXPECT_TRUE(judged->right.passed())
        << row.fault << ": the right answer fails " << row.law << " " << judged->right.detail;
    EXPECT_TRUE(judged->faulty.failed()) << row.fault << ": " << row.answer << " passes " << row.law;
    if (judged->right.passed() && judged->faulty.failed()) {
      ++killed;
      ++laws[row.law];
    }
    std::printf("%s: killed by %s: %s\n", row.fault.c_str(), row.law.c_str(), judged->faulty.detail.c_str());
  }
  std::printf("%d of %zu example faults are killed by %zu laws\n", killed, rows.size(), laws.size());
  EXPECT_GE(rows.size(), 50u);
  EXPECT_EQ(killed, static_cast<int>(rows.size()));
}

// A right answer in the place of the faulty one, an unknown switch and an unknown law are noticed.
TEST(MutantTable, ARowThatShowsNothingIsSeen) {
  std::stringstream text(
      "| fault | law | input | faulty answer |\n|---|---|---|---|\n"
      "| a right answer | coalesce_agrees | `(2,3):(1,2)` | `6:1` |\n"
      "| no switch | composition_agrees | `4:1 \\| 2:1` | `planted no.such_fault` |\n"
      "| no law | coalesce_sings | `4:1` | `4:2` |\n");
  const std::vector<Row> rows = rowsOf(text);
  ASSERT_EQ(rows.size(), 3u);
  for (size_t i = 0; i < 2; ++i) {
    const Expected<Judged> judged = judge(rows[i]);
    ASSERT_TRUE(judged.ok()) << judged.error().str();
    EXPECT_TRUE(judged->right.passed());
    EXPECT_FALSE(judged->faulty.failed()) << rows[i].fault;
  }
  EXPECT_FALSE(judge(rows[2]).ok());
}

}  // namespace
}  // namespace cutecheck::run
