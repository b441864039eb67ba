// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/ptxas.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "properties/ptx_adversary/statements.h"

namespace cutecheck::ptx_adversary {

namespace {

std::vector<std::string> wordsBetweenBlanks(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> all;
  for (std::string one; in >> one;) all.push_back(one);
  return all;
}

// The two fields of a row; nothing of a comment and of a row of others.
std::vector<std::pair<std::string, std::string>> rowsOf(const std::string& path) {
  std::ifstream in(path);
  std::vector<std::pair<std::string, std::string>> all;
  for (std::string line; std::getline(in, line);)
    if (const size_t tab = line.find('\t'); !line.empty() && line[0] != '#' && tab != std::string::npos)
      all.emplace_back(line.substr(0, tab), line.substr(tab + 1));
  return all;
}

// "8.6" as 806.
unsigned long numberOf(const std::string& version) {
  const size_t point = version.find('.');
  const unsigned long major = std::strtoul(version.c_str(), nullptr, 10);
  return 100 * major +
         (point == std::string::npos ? 0 : std::strtoul(version.c_str() + point + 1, nullptr, 10));
}

// How many stand between commas that no bracket holds; "-" stands for none.
size_t countIn(const std::string& operands) {
  if (operands == "-") return 0;
  size_t count = 1;
  int depth = 0;
  for (const char c : operands) {
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    count += c == ',' && depth == 0 ? 1 : 0;
  }
  return count;
}

// What stands behind a directive of the head, up to a blank or a comma.
std::string behind(const std::string& text, const std::string& directive) {
  const size_t at = text.find(directive + " ");
  if (at == std::string::npos) return "";
  const size_t begin = text.find_first_not_of(" \t", at + directive.size());
  const size_t end = begin == std::string::npos ? begin : text.find_first_of(" \t\r\n,", begin);
  return begin == std::string::npos ? "" : text.substr(begin, end - begin);
}

}  // namespace

Expected<Ptxas> Ptxas::read(const std::string& sources) {
  Ptxas made;
  const auto forms = rowsOf(sources + "/corpus/ptx_targets.tsv"),
             operands = rowsOf(sources + "/corpus/ptx_operands.tsv");
  for (const auto& [under, opcodes] : forms) {
    if (made.machines_.empty()) {
      made.machines_ = wordsBetweenBlanks(under);
      continue;
    }
    for (const std::string& one : wordsBetweenBlanks(opcodes))
      made.versions_[one] = wordsBetweenBlanks(under);
  }
  for (const auto& [texts, opcodes] : operands)
    for (const std::string& one : wordsBetweenBlanks(opcodes))
      if (texts != "operands") made.counts_[one].insert(countIn(texts));
  if (made.versions_.empty() || made.counts_.empty())
    return makeError(Code::kBadRequest, "adversary_c3",
                     "cannot read the tables of ptxas below " + sources + "/corpus");
  return made;
}

std::string Ptxas::refuses(const std::string& text, const std::string& kernel) const {
  const std::string machine = behind(text, ".target");
  const auto column = std::find(machines_.begin(), machines_.end(), machine);
  const unsigned long version = numberOf(behind(text, ".version"));
  const Kernel read(text, kernel);
  for (const Statement& one : read.statements()) {
    if (one.directive) continue;
    const std::string opcode = read.of(one.opcode);
    if (const auto known = versions_.find(opcode); known != versions_.end() && column != machines_.end()) {
      const std::string& least = known->second[static_cast<size_t>(column - machines_.begin())];
      if (least == "-" || version < numberOf(least)) return opcode + " is none of " + machine;
    }
    if (const auto known = counts_.find(opcode);
        known != counts_.end() && !known->second.contains(one.operands.size()))
      return opcode + " has other operands";
  }
  return "";
}

}  // namespace cutecheck::ptx_adversary
