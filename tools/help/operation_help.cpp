// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/operation_help.h"

#include "core/eval/operation_alias.h"
#include "core/support/trimmed.h"
#include "tools/help/spec_pages.h"

namespace cutecheck::help {

namespace {

constexpr auto kNone = std::string_view::npos;

// What stands in `text` behind `begin`, as far as `end`, which may not be there.
std::string_view between(std::string_view text, std::string_view begin, std::string_view end) {
  const size_t at = text.find(begin);
  if (at == kNone) return {};
  const std::string_view rest = text.substr(at + begin.size());
  return rest.substr(0, std::min(rest.find(end), rest.size()));
}

std::string_view heading(std::string_view section) {
  return between(section, " ", "\n");  // "## composition\n"
}

// The parts of a page with a heading of their own, `### name` too.
std::vector<std::string_view> sections() {
  std::vector<std::string_view> all;
  for (std::string_view page : specPages()) {
    for (size_t at = page.find("\n### "); at != kNone; at = page.find("\n### ")) {
      all.push_back(page.substr(0, at + 1));
      page.remove_prefix(at + 1);
    }
    all.push_back(page);
  }
  return all;
}

// The section whose table of inputs has the operation.
std::string_view sectionOf(std::string_view name) {
  const std::string row = "\n| `" + std::string(name) + "` |";
  for (const std::string_view section : sections())
    if (section.find("**Inputs and result.**") != kNone && section.find(row) != kNone) return section;
  return {};
}

// The first line `name(...) => answer`, else the first in which the call stands inside.
std::string_view exampleOf(std::string_view section, std::string_view name) {
  const std::string_view block = between(section, "**Examples.**", "\n**");
  const std::string call = std::string(name) + "(";
  std::string_view inside;
  for (std::string_view rest = block; !rest.empty();) {
    const std::string_view line = rest.substr(0, std::min(rest.find('\n'), rest.size()));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.find(" => ") == kNone) continue;
    if (line.starts_with(call)) return line;
    const size_t at = line.find(call);
    const bool word =
        at != kNone &&
        (at == 0 || (std::isalnum(static_cast<unsigned char>(line[at - 1])) == 0 && line[at - 1] != '_'));
    if (inside.empty() && word) inside = line;
  }
  return inside;
}

}  // namespace

OperationHelp operationHelp(const Operation& operation) {
  OperationHelp help;
  help.name = operation.name;
  help.signature = operation.signature;
  for (const OperationAlias& alias : operationAliases())
    if (alias.operation == operation.name) help.aliases += (help.aliases.empty() ? "" : ", ") + std::string(alias.name);
  const std::string_view section = sectionOf(operation.name);
  help.section = heading(section);
  help.meaning = trimmed(between(section, "**Meaning.**", "\n**"), " \n");
  const std::string_view refusals = between(section, "**Refusals.**", "\n**");
  const size_t items = refusals.find("\n- ");
  // What follows the list explains it.
  help.refusals = trimmed(items == kNone ? refusals : between(refusals.substr(items + 1), "", "\n\n"), " \n");
  if (help.refusals.empty())
    help.refusals = "- an argument of another kind (`kUsage`); the section names no condition of its own";
  const std::string_view example = exampleOf(section, operation.name);
  const size_t arrow = example.find(" => ");
  if (arrow != kNone) {
    help.example = example.substr(0, arrow);
    help.answer = example.substr(arrow + 4);
  }
  return help;
}

std::string toText(const OperationHelp& op) {
  std::string text = op.name + "    operation (cutecheck eval)\n\nSignature: " + op.signature + "\n";
  if (!op.aliases.empty()) text += "Other names: " + op.aliases + "\n";
  text += "\n" + op.meaning +
          "\n\nUnits: extents and coordinates are counts; offsets have the unit of the strides, usually elements; "
          "no operation takes bytes, and recast takes bits.\n";
  if (!op.refusals.empty()) text += "Refusals:\n" + op.refusals + "\n";
  text += "Example: cutecheck eval '" + op.example + "'    ->  " + op.answer + "\n";
  return text + "More: docs/reference/spec.md#" + op.section + "\n";
}

std::string labelHelp(std::string_view label) {
  const std::string item = "\n- " + std::string(label) + ":";
  for (const std::string_view section : sections()) {
    const size_t at = section.find(item);
    if (at == kNone) continue;
    std::string_view rest = section.substr(at + 1);
    const size_t end = std::min(std::min(rest.find("\n- "), rest.find("\n\n")), rest.size());
    return std::string(heading(section)) + "\n" + std::string(rest.substr(0, end)) + "\n";
  }
  const std::string row = "\n| " + std::string(label) + " | ";
  for (const std::string_view page : rulePages())
    if (const size_t at = page.find(row); at != kNone) {
      const std::string_view line = page.substr(at + row.size(), page.find('\n', at + 1) - at - row.size());
      return "- " + std::string(label) + ": " + std::string(line.substr(0, line.rfind(" |"))) + "\n";
    }
  return {};
}

}  // namespace cutecheck::help
