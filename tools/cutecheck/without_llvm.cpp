// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/without_llvm.h"

#include <algorithm>
#include <memory>
#include <string_view>

#include <CLI/CLI.hpp>

namespace cutecheck::cli {

namespace {

struct Absent {
  const char* name;
  const char* instead;  // what this build does of it
};

constexpr Absent kAbsent[] = {
    {"lower", ""},
    {"golden", ""},
    {"validate", ""},
    {"verify", "; of claims and data, `cutecheck check PATH` gives the same verdicts here"},
};

}  // namespace

Diagnostic withoutLlvm(const std::string& command) {
  const auto* absent = std::find_if(std::begin(kAbsent), std::end(kAbsent),
                                    [&](const Absent& one) { return one.name == command; });
  const std::string instead = absent == std::end(kAbsent) ? "" : absent->instead;
  return makeError(Code::kUsage, "command_line",
                   "'" + command + "' needs LLVM, and this build of cutecheck has none: install the Debian package, or build "
                   "with tools/quickstart" + instead);
}

void addCommandsWithoutLlvm(CLI::App& app, std::function<void(const std::string& command, bool json)> chosen) {
  const auto shared = std::make_shared<std::function<void(const std::string&, bool)>>(std::move(chosen));
  for (const Absent& absent : kAbsent) {
    CLI::App* command = app.add_subcommand(absent.name, "not in this build, which has no LLVM");
    // What follows is read by a build that has the command.
    command->prefix_command();
    command->set_help_flag();
    command->callback([command, shared] {
      const std::vector<std::string> words = command->remaining();
      (*shared)(command->get_name(), std::find(words.begin(), words.end(), "--json") != words.end());
    });
  }
}

}  // namespace cutecheck::cli
