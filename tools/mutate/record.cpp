// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/mutate/record.h"

#include <algorithm>
#include <cstdio>
#include <set>
#include <sstream>

namespace cutecheck::mutate {
namespace {

std::string keyOf(const std::string& component, const std::string& fault) { return component + ":" + fault; }

std::string percent(double value) {
  char text[16];
  std::snprintf(text, sizeof text, "%.1f %%", value);
  return text;
}

// The suites that kill faults of the component, with how many.
std::string killersOf(const Record& record, const std::string& component) {
  std::map<std::string, int> killers;
  for (const Row& row : record.rows)
    if ((component == "all" || row.component == component) && row.verdict == "killed") ++killers[row.suite];
  std::vector<std::pair<int, std::string>> sorted;
  for (const auto& [suite, count] : killers) sorted.emplace_back(-count, suite);
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (const auto& [count, suite] : sorted)
    text += (text.empty() ? "" : ", ") + suite + " " + std::to_string(-count);
  return text;
}

}  // namespace

std::vector<std::string> fieldsOf(const std::string& line) {
  std::vector<std::string> fields;
  std::stringstream in(line);
  for (std::string field; std::getline(in, field, '\t');) fields.push_back(field);
  return fields;
}

std::string write(const Record& record) {
  std::string text = "# " + record.versions + "\ncomponent\tfault\tfile\tverdict\tsuite\ttest\tseconds\n";
  for (const Row& r : record.rows)
    text += r.component + "\t" + r.fault + "\t" + r.file + "\t" + r.verdict + "\t" + r.suite + "\t" + r.test +
            "\t" + r.seconds + "\n";
  return text;
}

Record readRecord(const std::string& text) {
  Record record;
  std::stringstream in(text);
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("# ")) record.versions = line.substr(2);
    const std::vector<std::string> f = fieldsOf(line);
    if (f.size() == 7 && f[0] != "component")
      record.rows.push_back({f[0], f[1], f[2], f[3], f[4], f[5], f[6]});
  }
  return record;
}

std::map<std::string, std::string> readReasons(const std::string& text) {
  std::map<std::string, std::string> reasons;
  std::stringstream in(text);
  for (std::string line; std::getline(in, line);) {
    const std::vector<std::string> f = fieldsOf(line);
    if (f.size() == 2 && !f[0].starts_with("#")) reasons[f[0]] = f[1];
  }
  return reasons;
}

std::map<std::string, Score> scores(const Record& record) {
  std::map<std::string, Score> all;
  for (const Row& row : record.rows)
    for (const std::string& key : {row.component, std::string("all")}) {
      ++all[key].faults;
      all[key].killed += row.verdict == "killed" ? 1 : 0;
    }
  return all;
}

std::vector<std::string> complaints(const Record& record, const std::vector<Switch>& switches,
                                    const std::map<std::string, std::string>& reasons, double least) {
  std::vector<std::string> found;
  std::set<std::string> rows, known, survivors;
  for (const Row& row : record.rows) {
    const std::string key = keyOf(row.component, row.fault);
    if (!rows.insert(key).second) found.push_back(key + " has two rows");
    if (row.verdict == "killed" && (row.suite.empty() || row.test.empty()))
      found.push_back(key + " is said to be killed, and not by what");
    if (row.verdict == "killed") continue;
    survivors.insert(key);
    if (!reasons.contains(key)) found.push_back(key + " survives without a reason");
  }
  for (const Switch& s : switches) {
    const std::string key = keyOf(s.component, s.name);
    known.insert(key);
    if (s.component.empty()) found.push_back(s.name + " stands in no component, in " + s.file);
    if (!rows.contains(key)) found.push_back(key + " of " + s.file + " was shown to no suite");
  }
  for (const std::string& key : rows)
    if (!known.contains(key)) found.push_back(key + " is no switch of the sources");
  for (const auto& [key, reason] : reasons) {
    if (!survivors.contains(key)) found.push_back(key + " has a reason to survive, and does not");
    if (reason.empty()) found.push_back(key + " survives for an empty reason");
  }
  const Score all = scores(record)["all"];
  if (all.faults == 0 || all.value() < least) found.push_back("the score is " + percent(all.value()));
  return found;
}

std::string scoreTable(const Record& record, const std::map<std::string, std::string>& reasons) {
  std::map<std::string, Score> all = scores(record);
  std::string text = "| component | faults | killed | score | first killed by |\n|---|---|---|---|---|\n";
  std::vector<std::string> order = components();
  order.push_back("all");
  for (const std::string& component : order)
    text += "| " + component + " | " + std::to_string(all[component].faults) + " | " +
            std::to_string(all[component].killed) + " | " + percent(all[component].value()) + " | " +
            killersOf(record, component) + " |\n";
  if (reasons.empty()) return text + "\nNothing survives.\n";
  text += "\n| survivor | why |\n|---|---|\n";
  for (const auto& [key, reason] : reasons) text += "| " + key + " | " + reason + " |\n";
  return text;
}

}  // namespace cutecheck::mutate
