// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/manual/command_table.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <CLI/CLI.hpp>

namespace cutecheck::cli {

namespace {

// CLI11 describes a membership check as "{one,two}" behind the name of the type.
std::vector<std::string> choicesIn(const std::string& type) {
  std::vector<std::string> choices;
  const size_t begin = type.find('{'), end = type.find('}', begin);
  if (begin == std::string::npos || end == std::string::npos) return choices;
  for (size_t at = begin + 1; at <= end;) {
    const size_t stop = std::min(type.find(',', at), end);
    choices.push_back(type.substr(at, stop - at));
    at = stop + 1;
  }
  return choices;
}

// "k|mn": the words that it takes; none of "N|all" and "K_SW128|...", which stand for others.
std::vector<std::string> wordsOf(const std::string& type) {
  std::vector<std::string> words;
  for (size_t at = 0; type.find('|') != std::string::npos && at <= type.size();) {
    const size_t stop = std::min(type.find('|', at), type.size());
    words.push_back(type.substr(at, stop - at));
    if (words.back() == "N" || words.back() == "...") return {};
    at = stop + 1;
  }
  return words;
}

OptionRow rowOf(const CLI::Option& option) {
  OptionRow row;
  for (const std::string& name : option.get_snames()) row.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) row.names.push_back("--" + name);
  const std::string type = option.get_type_name();
  row.choices = choicesIn(type);
  row.help = option.get_description();
  row.required = option.get_required();
  row.repeated = option.get_items_expected_max() > 1;
  if (row.choices.empty()) row.choices = wordsOf(type);
  if (row.names.empty())
    row.value = option.get_name(true);
  else if (option.get_items_expected_max() > 0)
    row.value = type.substr(0, type.find(':'));
  return row;
}

void addRows(const CLI::App& app, const std::string& prefix, std::vector<CommandRow>& table) {
  CommandRow row;
  row.name = prefix;
  row.manual = app.get_description();
  for (const CLI::Option* option : app.get_options()) row.options.push_back(rowOf(*option));
  const std::vector<const CLI::App*> parts = app.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* part : parts) row.parts.push_back(part->get_name());
  table.push_back(std::move(row));
  for (const CLI::App* part : parts)
    addRows(*part, prefix.empty() ? part->get_name() : prefix + " " + part->get_name(), table);
}

}  // namespace

bool OptionRow::takesFiles() const {
  constexpr std::array<std::string_view, 5> kFiles = {"FILE", "PATH", "DIR", "JOURNAL", "LOWERED"};
  const std::string word = value.substr(0, value.find_first_of(" ."));
  return std::find(kFiles.begin(), kFiles.end(), word) != kFiles.end();
}

std::string OptionRow::listed() const {
  for (const char* name : {"atom", "shared", "tensor-memory"})
    if (std::find(names.begin(), names.end(), std::string("--") + name) != names.end()) return name;
  return {};
}

std::string CommandRow::summary() const { return manual.substr(0, manual.find('\n')); }

std::vector<CommandRow> commandTable(const CLI::App& app) {
  std::vector<CommandRow> table;
  addRows(app, "", table);
  return table;
}

std::string overview(const std::vector<CommandRow>& table) {
  std::string text = table[0].summary() + "\n\n";
  size_t width = 0;
  for (const CommandRow& row : table) width = std::max(width, row.name.size());
  for (const CommandRow& row : table)
    if (!row.name.empty() && row.parts.empty())
      text += "  " + row.name + std::string(width - row.name.size() + 2, ' ') + row.summary() + "\n";
  return text +
         "\ncutecheck help COMMAND   its options and examples, such as cutecheck help prove\n"
         "cutecheck help NAME      a predicate, an operation, an atom or a rule: injective, zipped_divide, composition_c2\n"
         "cutecheck --help         everything, with the notation and the exit statuses\n";
}

}  // namespace cutecheck::cli
