// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which law is good for what: corpus/mutants/laws.tsv, and why the others are kept.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace cutecheck::mutate {

struct LawRow {
  std::string law;
  int kills = 0, alone = 0;  // faults that it kills; those that no other law kills
  std::string example;       // a fault that it alone kills; else the one that the fewest others kill too
  std::string with;          // those others, separated by blanks, or "-"
};

struct LawRecord {
  std::string versions;
  std::vector<LawRow> rows;
};

// `# ` and the versions, a line of names, then a line for each law; five fields between tabs.
std::string write(const LawRecord& record);
LawRecord readLawRecord(const std::string& text);

// What is wrong with the record as a record of these laws: one without a row, a row without a law, a law that
// kills nothing alone and has no reason, a reason that is not needed, too few faults to speak of.
std::vector<std::string> complaints(const LawRecord& record, const std::vector<std::string>& laws,
                                    const std::map<std::string, std::string>& reasons);

// As docs/evidence/mutation.md has it.
std::string lawTable(const LawRecord& record, const std::map<std::string, std::string>& reasons);

}  // namespace cutecheck::mutate
