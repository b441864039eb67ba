// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the last run over all planted faults showed: corpus/mutants/score.tsv, and why some survive.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/mutate/switches.h"

namespace cutecheck::mutate {

struct Row {
  std::string component, fault, file;
  std::string verdict;  // killed, survived, not run
  std::string suite, test, seconds;
};

struct Record {
  std::string versions;  // the first line: seed, versions
  std::vector<Row> rows;
};

// `# ` and the versions, a line of names, then a line for each fault; seven fields between tabs.
std::string write(const Record& record);
// Lines of another number of fields are left out.
Record readRecord(const std::string& text);

// The fields of a line, between tabs.
std::vector<std::string> fieldsOf(const std::string& line);

// Why a survivor is left: `component.fault` to the reason, from lines of two fields between tabs.
std::map<std::string, std::string> readReasons(const std::string& text);

struct Score {
  int faults = 0, killed = 0;
  // In percent.
  double value() const { return faults == 0 ? 0 : 100.0 * killed / faults; }
};

// By component; "all" for everything.
std::map<std::string, Score> scores(const Record& record);

// Everything that is wrong with the record as a record of these switches: one without a row, a row without a
// switch, a survivor without a reason, a reason without a survivor, a score below `least` percent.
std::vector<std::string> complaints(const Record& record, const std::vector<Switch>& switches,
                                    const std::map<std::string, std::string>& reasons, double least);

// Scores by component, then what survives and why, as docs/evidence/mutation.md has them.
std::string scoreTable(const Record& record, const std::map<std::string, std::string>& reasons);

}  // namespace cutecheck::mutate
