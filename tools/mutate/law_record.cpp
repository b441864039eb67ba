// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/mutate/law_record.h"

#include <charconv>
#include <set>
#include <sstream>

#include "tools/mutate/record.h"

namespace cutecheck::mutate {
namespace {

int numberIn(const std::string& field) {
  int value = -1;
  std::from_chars(field.data(), field.data() + field.size(), value);
  return value;
}

}  // namespace

std::string write(const LawRecord& record) {
  std::string text = "# " + record.versions + "\nlaw\tkills\talone\texample\twith\n";
  for (const LawRow& r : record.rows)
    text += r.law + "\t" + std::to_string(r.kills) + "\t" + std::to_string(r.alone) + "\t" + r.example +
            "\t" + r.with + "\n";
  return text;
}

LawRecord readLawRecord(const std::string& text) {
  LawRecord record;
  std::stringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ")) record.versions = line.substr(2);
    const std::vector<std::string> f = fieldsOf(line);
    if (f.size() == 5 && f[0] != "law")
      record.rows.push_back({f[0], numberIn(f[1]), numberIn(f[2]), f[3], f[4]});
  }
  return record;
}

std::vector<std::string> complaints(const LawRecord& record, const std::vector<std::string>& laws,
                                    const std::map<std::string, std::string>& reasons) {
  std::vector<std::string> found;
  const std::set<std::string> known(laws.begin(), laws.end());
  std::set<std::string> rows, excused;
  for (const LawRow& row : record.rows) {
    if (!rows.insert(row.law).second) found.push_back(row.law + " has two rows");
    if (!known.contains(row.law)) found.push_back(row.law + " is no law");
    if (row.kills < 1) found.push_back(row.law + " kills nothing");
    if (row.alone > 0) continue;
    excused.insert(row.law);
    if (!reasons.contains(row.law))
      found.push_back(row.law + " kills nothing alone, and nobody says why it is kept");
  }
  for (const std::string& law : laws)
    if (!rows.contains(law)) found.push_back(law + " was held against no fault");
  for (const auto& [law, reason] : reasons) {
    if (!excused.contains(law)) found.push_back(law + " has a reason to be kept, and needs none");
    if (reason.empty()) found.push_back(law + " is kept for an empty reason");
  }
  return found;
}

std::string lawTable(const LawRecord& record, const std::map<std::string, std::string>& reasons) {
  size_t alone = 0;
  for (const LawRow& r : record.rows) alone += r.alone > 0 ? 1 : 0;
  std::string text = std::to_string(alone) + " of " + std::to_string(record.rows.size()) +
                     " laws kill a fault that no other law kills.\n\n"
                     "| law | kills | alone | such a fault |\n|---|---|---|---|\n";
  for (const LawRow& r : record.rows)
    if (r.alone > 0)
      text += "| " + r.law + " | " + std::to_string(r.kills) + " | " + std::to_string(r.alone) + " | " +
              r.example + " |\n";
  text += "\n| law | kills | kept, though another kills them too, because |\n|---|---|---|\n";
  for (const LawRow& r : record.rows) {
    const auto reason = reasons.find(r.law);
    if (r.alone == 0 && reason != reasons.end())
      text += "| " + r.law + " | " + std::to_string(r.kills) + " | " + reason->second + " |\n";
  }
  return text;
}

}  // namespace cutecheck::mutate
