// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/foreign/edit.h"

#include <regex>
#include <sstream>

#include "oracle/ptx/read/text.h"

namespace cutecheck::foreign {

namespace {

Diagnostic wrong(const Edit& edit, const std::string& why) {
  return makeError(Code::kUsage, "foreign_edit", edit.what + ": " + why);
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

std::string unescaped(std::string text) {
  for (const auto& [from, to] : {std::pair{"\\n", "\n"}, std::pair{"\\t", "\t"}})
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
      text.replace(at, 2, to);
  return text;
}

// The name behind `.entry` in a line.
std::string entryIn(const std::string& line) {
  static const std::regex kEntry(R"(^\s*(?:\.visible\s+|\.weak\s+)*\.entry\s+([A-Za-z0-9_$]+))");
  std::smatch found;
  return std::regex_search(line, found, kEntry) ? found[1].str() : "";
}

// Where the instruction in a line begins, its guard left out where `opcode` has none; npos where there is
// none.
size_t instructionIn(const std::string& line, const std::string& opcode) {
  size_t at = line.find_first_not_of(" \t{");
  if (at == std::string::npos || line[at] != '@' || opcode.starts_with("@")) return at;
  at = line.find_first_of(" \t", at);
  return at == std::string::npos ? at : line.find_first_not_of(" \t", at);
}

}  // namespace

std::vector<std::string> kernelNames(const std::string& ptx) {
  std::vector<std::string> all;
  for (ptx::PtxKernel& one : ptx::readPtx(ptx))
    if (!one.isFunction) all.push_back(std::move(one.name));
  return all;
}

Expected<std::string> edited(const std::string& ptx, const std::string& kernel, const Edit& edit) {
  std::vector<std::string> lines = linesOf(ptx);
  bool inside = false;
  size_t seen = 0;
  for (std::string& line : lines) {
    if (const std::string name = entryIn(line); !name.empty()) inside = name == kernel;
    const size_t at = instructionIn(line, edit.opcode);
    if (!inside || at == std::string::npos || line.compare(at, edit.opcode.size(), edit.opcode) != 0)
      continue;
    if (++seen != edit.number) continue;
    const std::string before = line;
    line = std::regex_replace(line, std::regex(unescaped(edit.from)), unescaped(edit.to),
                              std::regex_constants::format_first_only);
    if (line == before) return wrong(edit, "the instruction stays as it is");
    std::string made;
    for (const std::string& one : lines) made += one + "\n";
    return made;
  }
  return wrong(edit, "the kernel has " + std::to_string(seen) + " instructions " + edit.opcode +
                         ", and the one of number " + std::to_string(edit.number) + " is asked for");
}

std::vector<std::vector<std::string>> rowsOf(const std::string& table) {
  std::vector<std::vector<std::string>> all;
  for (const std::string& line : linesOf(table)) {
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string>& cells = all.emplace_back();
    std::istringstream in(line);
    for (std::string cell; std::getline(in, cell, '\t');) cells.push_back(cell);
  }
  return all;
}

}  // namespace cutecheck::foreign
