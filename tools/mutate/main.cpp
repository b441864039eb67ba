// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mutate: plants the faults of the sources one at a time and prints which suite notices each, in what time,
// and the score by component.
//
//   mutate [--component=NAME] [--only=TEXT] [--missing] [--record]
//   mutate --laws [--record]
//   mutate --list
//
//   --component=NAME   the faults of this component alone
//   --only=TEXT        those whose name contains TEXT
//   --missing          those that the record does not call killed
//   --record           writes what was seen into corpus/mutants/score.tsv, over the rows of the same faults
//   --laws             holds every law against every fault of core, of its answers and of the textbook: which
//                      kill one that no other law kills; with --record into corpus/mutants/laws.tsv
//   --list             prints the switches, plants nothing
//
// A suite counts where it passes without a fault; it is run up to its first failure, and the first suite of
// the component that fails ends the search. CUTECHECK_SEED is the seed of what is random. Exit status: 0 when
// every fault was noticed, 1 when one was not, 3 for a usage error or when nothing was run.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <string>

#include "tools/mutate/judge_laws.h"
#include "tools/mutate/record.h"
#include "tools/mutate/suites.h"
#include "tools/mutate/switches.h"

namespace cutecheck::mutate {
namespace {

constexpr const char* kRecord = CUTECHECK_SOURCE_DIR "/corpus/mutants/score.tsv";

struct Options {
  std::string component, only;
  bool missing = false, record = false, list = false, laws = false;
};

std::optional<Options> read(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.starts_with("--component="))
      options.component = word.substr(12);
    else if (word.starts_with("--only="))
      options.only = word.substr(7);
    else if (word == "--record")
      options.record = true;
    else if (word == "--missing")
      options.missing = true;
    else if (word == "--list")
      options.list = true;
    else if (word == "--laws")
      options.laws = true;
    else
      return std::nullopt;
  }
  if (!options.component.empty() &&
      std::find(components().begin(), components().end(), options.component) == components().end())
    return std::nullopt;
  return options;
}

std::string contents(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// How long these tests of a suite take without a fault; nothing where it was not built or does not pass.
std::optional<double> soundSeconds(const Suite& suite, const std::string& tests) {
  static std::map<std::string, std::optional<double>> known;
  const std::string key = std::string(suite.name) + " " + tests;
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  const Outcome outcome = runSuite(suite, "no.such_fault", 600, tests);
  std::optional<double>& seconds = known[key];
  if (outcome.kind == Outcome::Kind::kPassed) seconds = outcome.seconds;
  if (tests.empty() || outcome.killed())
    std::printf("%-32s %s without a fault, %.1f s%s%s\n", key.c_str(),
                seconds            ? "passes"
                : outcome.killed() ? "FAILS"
                                   : "is not built",
                outcome.seconds, outcome.test.empty() ? "" : ": ", outcome.test.c_str());
  return seconds;
}

// Shows the fault to the suites of its component, one after the other: of each first the tests that it is
// named after, and only where these all pass the whole.
Row judge(const Switch& s) {
  Row row{s.component, s.name, s.file, "not run", "-", "-", "0.0"};
  double spent = 0;
  const auto killedBy = [&](const Suite& suite, const std::string& tests) {
    const std::optional<double> sound = soundSeconds(suite, tests);
    if (!sound) return false;
    const Outcome outcome = runSuite(suite, s.name, std::max(10.0, 4 * *sound), tests);
    spent += outcome.seconds;
    row.verdict = outcome.killed() ? "killed" : "survived";
    if (!outcome.killed()) return false;
    row.suite = suite.name;
    row.test = outcome.test.empty() ? "before its first test" : outcome.test;
    if (outcome.kind == Outcome::Kind::kOutOfTime) row.test += " (out of time)";
    return true;
  };
  for (const Suite& suite : suitesOf(s.component)) {
    const std::string tests = testsNamedAfter(suite, s.name);
    if ((!tests.empty() && killedBy(suite, tests)) || killedBy(suite, "")) break;
  }
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", spent);
  row.seconds = text;
  return row;
}

std::string versions() {
  const char* seed = std::getenv("CUTECHECK_SEED");
  return std::string("seed ") + (seed ? seed : "of the suites") +
         ", cutecheck " CUTECHECK_VERSION ", " __VERSION__;
}

// The rows of faults that are no longer switches go, those that were not asked for now stay. Written after
// each fault: what is stopped goes on with --missing.
void keep(const std::vector<Row>& seen, const std::vector<Switch>& switches) {
  std::map<std::string, Row> rows;
  for (const Row& row : readRecord(contents(kRecord)).rows) rows[row.component + ":" + row.fault] = row;
  for (const Row& row : seen) rows[row.component + ":" + row.fault] = row;
  Record record{versions(), {}};
  for (const Switch& s : switches)
    if (const auto row = rows.find(s.component + ":" + s.name); row != rows.end())
      record.rows.push_back(row->second);
  std::ofstream(kRecord) << write(record);
}

int runLaws(const std::vector<Switch>& switches, bool keep) {
  const LawRecord record = judgeLaws(switches, versions());
  for (const LawRow& row : record.rows)
    std::printf("%-48s kills %4d, alone %4d  %s%s%s\n", row.law.c_str(), row.kills, row.alone,
                row.example.c_str(), row.alone > 0 ? "" : " with ", row.alone > 0 ? "" : row.with.c_str());
  if (keep) std::ofstream(CUTECHECK_SOURCE_DIR "/corpus/mutants/laws.tsv") << write(record);
  return record.rows.empty() ? 3 : 0;
}

int run(const Options& options) {
  const std::vector<Switch> switches = readSwitches(CUTECHECK_SOURCE_DIR);
  if (options.laws) return runLaws(switches, options.record);
  std::map<std::string, std::string> verdicts;
  for (const Row& row : readRecord(contents(kRecord)).rows)
    verdicts[row.component + ":" + row.fault] = row.verdict;
  std::vector<Row> rows;
  int survived = 0;
  for (const Switch& s : switches) {
    if (!options.component.empty() && s.component != options.component) continue;
    if (s.name.find(options.only) == std::string::npos) continue;
    if (options.missing && verdicts[s.component + ":" + s.name] == "killed") continue;
    if (options.list) {
      std::printf("%-12s %-44s %s\n", s.component.c_str(), s.name.c_str(), s.file.c_str());
      continue;
    }
    const Row& row = rows.emplace_back(judge(s));
    survived += row.verdict == "survived" ? 1 : 0;
    std::printf("%-12s %-44s %-8s %6s s  %s %s\n", row.component.c_str(), row.fault.c_str(),
                row.verdict.c_str(), row.seconds.c_str(), row.suite.c_str(), row.test.c_str());
    std::fflush(stdout);
    if (options.record) keep(rows, switches);
  }
  if (options.list) return 0;
  for (const auto& [component, score] : scores({"", rows}))
    std::printf("%-12s %d of %d killed, %.1f %%\n", component.c_str(), score.killed, score.faults,
                score.value());
  const bool all =
      std::none_of(rows.begin(), rows.end(), [](const Row& r) { return r.verdict == "not run"; });
  return rows.empty() || !all ? 3 : survived > 0 ? 1 : 0;
}

}  // namespace
}  // namespace cutecheck::mutate

int main(int argc, char** argv) {
  if (const auto options = cutecheck::mutate::read(argc, argv)) return cutecheck::mutate::run(*options);
  std::fprintf(
      stderr,
      "usage: mutate [--component=NAME] [--only=TEXT] [--missing] [--record] | --laws [--record] | --list\n");
  return 3;
}
