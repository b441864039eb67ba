// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The manual page, in the macros of man(7).
#include <sstream>

#include "tools/manual/command_table.h"

namespace cutecheck::cli {

namespace {

// Text that troff prints as it stands: no line begins with a control character, no minus sign becomes a
// hyphen.
std::string plain(std::string_view text) {
  std::string result;
  bool start = true;
  for (const char c : text) {
    if (start && (c == '.' || c == '\'')) result += "\\&";
    if (c == '\\')
      result += "\\e";
    else if (c == '-')
      result += "\\-";
    else
      result += c;
    start = c == '\n';
  }
  return result;
}

// Lines that are indented are examples and stand as they are; the others flow.
void addText(std::string& page, const std::string& text) {
  std::istringstream lines(text);
  bool verbatim = false;
  for (std::string line; std::getline(lines, line);) {
    const bool example = line.starts_with("    ");
    if (example != verbatim) page += example ? ".PP\n.nf\n" : ".fi\n.PP\n";
    verbatim = example;
    const size_t begin = line.find_first_not_of(' ');
    page += begin == std::string::npos ? ".PP\n" : plain(line.substr(begin)) + '\n';
  }
  if (verbatim) page += ".fi\n";
}

std::string synopsis(const CommandRow& row) {
  std::string text = ".B cutecheck " + plain(row.name) + "\n";
  if (row.options.size() > 1 || (!row.options.empty() && !row.options.front().isArgument()))
    text += "[\\fIoption\\fR]...\n";
  if (!row.parts.empty()) text += "\\fIcommand\\fR\n";
  for (const OptionRow& option : row.options) {
    if (!option.isArgument()) continue;
    const std::string name = "\\fI" + plain(option.value) + "\\fR" + (option.repeated ? "..." : "");
    text += (option.required ? name : "[" + name + "]") + "\n";
  }
  return text;
}

void addOptions(std::string& page, const CommandRow& row) {
  for (const OptionRow& option : row.options) {
    std::string head;
    for (const std::string& name : option.names)
      head += (head.empty() ? "" : ", ") + ("\\fB" + plain(name) + "\\fR");
    if (!option.value.empty()) head += (head.empty() ? "" : " ") + ("\\fI" + plain(option.value) + "\\fR");
    page += ".TP\n" + head + "\n" + plain(option.help) + "\n";
    // Some values are named after what they may be: k|mn.
    if (option.value.find('|') != std::string::npos) continue;
    std::string choices;
    for (const std::string& word : option.choices) choices += (choices.empty() ? "" : ", ") + word;
    if (!choices.empty()) page += ".br\nOne of: " + plain(choices) + ".\n";
  }
}

}  // namespace

std::string manualPage(const std::vector<CommandRow>& table, const std::string& foot) {
  std::string page = ".TH CUTECHECK 1 \"\" \"cutecheck " CUTECHECK_VERSION "\"\n.SH NAME\ncutecheck \\- ";
  const CommandRow& program = table.front();
  const std::string what = program.summary();
  page += plain(what.substr(what.find(' ') + 1)) + "\n.SH SYNOPSIS\n" + synopsis(program) + ".SH OPTIONS\n";
  addOptions(page, program);
  page += ".SH COMMANDS\n";
  for (size_t i = 1; i < table.size(); ++i) {
    page += ".SS cutecheck " + plain(table[i].name) + "\n" + synopsis(table[i]) + ".PP\n";
    addText(page, table[i].manual);
    addOptions(page, table[i]);
  }
  // The foot's headings stand at the margin, what belongs to them is indented.
  std::istringstream lines(foot);
  bool inText = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) continue;
    if (line.front() != ' ') {
      page += std::string(inText ? ".fi\n" : "") + ".SH " + plain(line) + "\n.nf\n";
      inText = true;
    } else {
      page += plain(line.substr(2)) + '\n';
    }
  }
  return page + (inText ? ".fi\n" : "");
}

}  // namespace cutecheck::cli
