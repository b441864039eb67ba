// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/mutation/fault_table.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace cutecheck::mutation {
namespace {

constexpr std::string_view kSwitch = "CUTECHECK_FAULT(";

// The names that the switches of a replacement ask for; a switch need not have its name on its own line.
std::set<std::string> switchesIn(const std::string& text) {
  std::set<std::string> names;
  for (size_t i = text.find(kSwitch); i != std::string::npos; i = text.find(kSwitch, i + 1)) {
    const size_t begin = text.find('"', i), end = text.find('"', begin + 1);
    if (end != std::string::npos) names.insert(text.substr(begin + 1, end - begin - 1));
  }
  return names;
}

void dropEmptyEnd(std::string& text) {
  while (text.ends_with("\n\n") || text == "\n") text.pop_back();
}

// Reads one row after the other; `finish` looks at a row as a whole.
class Reader {
 public:
  explicit Reader(const std::string& name) : name_(name) {}

  FaultTable read(std::string_view text) {
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) {
      ++number_;
      if (line.starts_with('@')) {
        finish();
        begin(line);
      } else if (!line.starts_with('#')) {
        take(line);
      }
    }
    finish();
    return std::move(table_);
  }

 private:
  void complain(const std::string& what) { table_.complaints.push_back(where() + ": " + what); }
  std::string where() const { return name_ + ":" + std::to_string(open_ ? begin_ : number_); }

  void begin(const std::string& line) {
    begin_ = number_;
    open_ = true;
    row_ = {};
    row_.where = where();
    row_.places.emplace_back();
    std::istringstream words(line.substr(1));
    words >> row_.file;
    for (std::string word; words >> word;) row_.names.push_back(word);
  }

  void take(const std::string& line) {
    if (!open_) {
      if (!line.empty()) complain("a line before the first row");
      return;
    }
    if (line == "...") {
      row_.places.emplace_back();
      return;
    }
    FaultPlace& place = row_.places.back();
    const char kind = line.empty() ? ' ' : line[0];
    const std::string rest = (line.empty() ? "" : line.substr(1)) + "\n";
    if (kind != ' ' && kind != '-' && kind != '+') return complain("a line that begins with '" + line.substr(0, 1) + "'");
    if (kind != '+') place.text += rest;
    if (kind != '-') place.replacement += rest;
  }

  void finish() {
    if (!open_) return;
    for (FaultPlace& place : row_.places) {
      if (place.text.ends_with("\n\n") && place.replacement.ends_with("\n\n")) {
        dropEmptyEnd(place.text);
        dropEmptyEnd(place.replacement);
      }
      if (place.text.find_first_not_of(" \n") == std::string::npos) complain("a place that names no line of the source");
      if (place.text == place.replacement) complain("a place that changes nothing");
    }
    if (row_.file.empty() || row_.names.empty()) complain("a row names a source and at least one fault");
    std::set<std::string> asked, named;
    for (const FaultPlace& place : row_.places) asked.merge(switchesIn(place.replacement));
    for (const std::string& name : row_.names)
      if (!name.ends_with(".*")) named.insert(name);
    if (asked != named) complain("the faults that the row names are not those that it asks for");
    table_.rows.push_back(std::move(row_));
    open_ = false;
  }

  std::string name_;
  FaultTable table_;
  FaultRow row_;
  bool open_ = false;
  size_t number_ = 0, begin_ = 0;
};

// Where `text` stands in the source as whole lines.
std::vector<size_t> placesOf(const std::string& text, const std::string& source) {
  std::vector<size_t> found;
  for (size_t i = source.find(text); i != std::string::npos; i = source.find(text, i + 1))
    if (i == 0 || source[i - 1] == '\n') found.push_back(i);
  return found;
}

}  // namespace

FaultTable readFaultTable(std::string_view text, const std::string& name) { return Reader(name).read(text); }

Mutant plantFaults(const std::string& plain, const std::vector<FaultRow>& rows) {
  Mutant mutant;
  std::map<size_t, const FaultPlace*> changes;  // by position
  for (const FaultRow& row : rows)
    for (const FaultPlace& place : row.places) {
      const std::vector<size_t> at = placesOf(place.text, plain);
      if (at.size() != 1)
        mutant.complaints.push_back(row.where + ": " + row.file + " has these lines " + std::to_string(at.size()) +
                                    " times, not once:\n" + place.text);
      else if (!changes.emplace(at[0], &place).second)
        mutant.complaints.push_back(row.where + ": another place begins at the same line of " + row.file);
    }
  size_t done = 0;
  for (const auto& [at, place] : changes) {
    if (at < done) mutant.complaints.push_back("two places overlap at:\n" + place->text);
    mutant.source += plain.substr(std::min(done, at), at - std::min(done, at)) + place->replacement;
    done = at + place->text.size();
  }
  mutant.source += plain.substr(done);
  return mutant;
}

}  // namespace cutecheck::mutation
