// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line as data: what the manual page and the completions are written from.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace cutecheck::cli {

struct OptionRow {
  std::vector<std::string> names;    // "-h", "--help"; empty for an argument
  std::string value;                 // what it takes, "FILE"; empty for a flag; an argument's name
  std::vector<std::string> choices;  // the words it takes, where it takes no others
  std::string help;
  bool required = false;
  bool repeated = false;

  bool isArgument() const { return names.empty(); }
  bool takesFiles() const;  // FILE, PATH, DIR, JOURNAL, LOWERED
  // "atom", "shared" or "tensor-memory", whose names `draw --list` has; empty for every other option.
  std::string listed() const;
};

struct CommandRow {
  std::string name;    // "prove", "descriptor encode"; empty for the program itself
  std::string manual;  // the first line says what it does, the others are indented examples and prose
  std::vector<OptionRow> options;
  std::vector<std::string> parts;  // the names of its subcommands

  std::string summary() const;  // the first line of `manual`
};

// The program, then each command in the order of the manual, each before its parts.
std::vector<CommandRow> commandTable(const CLI::App& app);

// What `cutecheck help` prints: a line for each command.
std::string overview(const std::vector<CommandRow>& table);

// The pages of `cutecheck manual`.
std::string manualPage(const std::vector<CommandRow>& table, const std::string& foot);
std::string bashCompletion(const std::vector<CommandRow>& table);
std::string zshCompletion(const std::vector<CommandRow>& table);
std::string fishCompletion(const std::vector<CommandRow>& table);

}  // namespace cutecheck::cli
