// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/figures.h"

#include <algorithm>
#include <cctype>
#include <regex>
#include <set>
#include <sstream>

namespace cutecheck::checks {
namespace {

constexpr const char* kPages[] = {"README.md", "docs/evidence/status.md", "docs/evidence/trust.md"};
const std::set<std::string> kReasons{"version", "name", "notation", "bound"};

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string without(const std::string& text, const std::string& characters) {
  std::string kept;
  for (const char c : text)
    if (characters.find(c) == std::string::npos) kept += c;
  return kept;
}

// The numbers of a line, at their columns: 1,234 and 1'234 are one, 3.25 is one; what a letter touches is none.
std::vector<Figure> numbersIn(const std::string& line, int number) {
  std::vector<Figure> found;
  for (size_t at = 0; at < line.size();) {
    if (!isDigit(line[at])) {
      ++at;
      continue;
    }
    size_t end = at + 1;
    while (end < line.size() &&
           (isDigit(line[end]) ||
            ((line[end] == ',' || line[end] == '.' || line[end] == '\'') && end + 1 < line.size() && isDigit(line[end + 1]))))
      ++end;
    const bool part = (at > 0 && isWord(line[at - 1])) ||
                      (end < line.size() && isWord(line[end]) && line[end] != 'U' && line[end] != 'u');
    if (!part) found.push_back({number, at, without(line.substr(at, end - at), ",'")});
    at = end;
  }
  return found;
}

struct Row {
  int line = 0;
  std::string page, text, kind, keeper;
};

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> parts;
  std::stringstream stream(line);
  for (std::string part; std::getline(stream, part, '\t');) parts.push_back(part);
  return parts;
}

bool holds(const SourceFile& file, const std::string& digits) {
  for (const std::string& line : file.lines)
    for (const Figure& figure : numbersIn(line, 0))
      if (figure.digits == digits) return true;
  return false;
}

bool mentions(const SourceFile& file, const std::string& text) {
  return std::any_of(file.lines.begin(), file.lines.end(),
                     [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

// The file that defines the test, or null.
const SourceFile* definitionOf(const SourceTree& tree, const std::string& test) {
  const size_t dot = test.find('.');
  if (dot == std::string::npos) return nullptr;
  const std::string arguments = "(" + test.substr(0, dot) + ", " + test.substr(dot + 1) + ")";
  for (const SourceFile& file : tree.files)
    if (file.path.ends_with("_test.cpp") && (mentions(file, "TEST" + arguments) || mentions(file, "TEST_P" + arguments)))
      return &file;
  return nullptr;
}

// Why the keeper of a row does not keep `digits`; "" where it does.
std::string complaint(const SourceTree& tree, const Row& row, const std::string& digits) {
  if (kReasons.contains(row.kind)) return row.keeper.empty() ? "has no reason" : "";
  if (row.kind == "test") {
    const SourceFile* file = definitionOf(tree, row.keeper);
    if (!file) return "names no test of the tree: " + row.keeper;
    const std::string name = row.page.substr(row.page.rfind('/') + 1);
    if (mentions(*file, name) || holds(*file, digits)) return "";
    return "names " + row.keeper + ", whose file neither reads the page nor holds " + digits;
  }
  if (row.kind == "record") {
    const SourceFile* file = tree.find(row.keeper);
    if (!file) return "names no file: " + row.keeper;
    return holds(*file, digits) ? "" : "names " + row.keeper + ", where " + digits + " does not stand";
  }
  if (row.kind == "count") {
    const size_t space = row.keeper.find(' ');
    if (space == std::string::npos) return "has no expression";
    const std::string path = row.keeper.substr(0, space);
    const std::regex expression(row.keeper.substr(space + 1));
    const bool many = path.ends_with("*");
    size_t count = 0;
    for (const SourceFile& file : tree.files)
      if (many ? file.path.starts_with(path.substr(0, path.size() - 1)) : file.path == path)
        for (const std::string& line : file.lines) count += std::regex_search(line, expression);
    return std::to_string(count) == digits ? "" : "counts " + std::to_string(count) + " in " + path + ", not " + digits;
  }
  return "has no kind that is known: " + row.kind;
}

// Whether the row speaks of the figure.
bool covers(const Row& row, const SourceFile& page, const Figure& figure) {
  const std::string& line = page.lines[static_cast<size_t>(figure.line - 1)];
  if (row.text.starts_with("#")) {
    if (!line.starts_with("|")) return false;
    for (size_t above = static_cast<size_t>(figure.line - 1); above-- > 0;)
      if (page.lines[above].starts_with("#")) return page.lines[above] == row.text;
    return false;
  }
  for (size_t at = line.find(row.text); at != std::string::npos; at = line.find(row.text, at + 1))
    if (at <= figure.column && figure.column < at + row.text.size()) return true;
  return false;
}

}  // namespace

std::string readable(const std::string& line) {
  std::string text = line;
  for (size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at + 1)) {
    const size_t end = text.find('`', at + 1);
    if (end == std::string::npos) break;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(at) + 1, text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    at = end;
  }
  for (size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
    const size_t end = text.find(')', at);
    if (end == std::string::npos) break;
    std::fill(text.begin() + static_cast<std::ptrdiff_t>(at) + 2, text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
  }
  return text;
}

std::vector<Figure> figuresOf(const SourceFile& page) {
  std::vector<Figure> found;
  bool code = false;
  for (size_t i = 0; i < page.lines.size(); ++i) {
    if (page.lines[i].starts_with("```")) code = !code;
    if (code || page.lines[i].starts_with("```")) continue;
    for (Figure& figure : numbersIn(readable(page.lines[i]), static_cast<int>(i + 1))) found.push_back(std::move(figure));
  }
  return found;
}

std::vector<Violation> unkeptFigures(const SourceTree& tree, const std::vector<std::string>& list) {
  const std::string name = "tools/checks/figures.tsv";
  std::vector<Violation> found;
  std::vector<Row> rows;
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i].empty() || list[i].front() == '#') continue;
    const std::vector<std::string> parts = cells(list[i]);
    if (parts.size() != 4)
      found.push_back({name, static_cast<int>(i + 1), "has " + std::to_string(parts.size()) + " cells, not 4"});
    else
      rows.push_back({static_cast<int>(i + 1), parts[0], parts[1], parts[2], parts[3]});
  }
  std::set<int> used;
  for (const char* path : kPages) {
    const SourceFile* page = tree.find(path);
    if (!page) continue;
    for (const Figure& figure : figuresOf(*page)) {
      bool covered = false;
      for (const Row& row : rows) {
        if (row.page != path || !covers(row, *page, figure)) continue;
        covered = true;
        used.insert(row.line);
        // A table is compared by the test that reads it, as a whole.
        if (const std::string why = complaint(tree, row, figure.digits); !why.empty())
          found.push_back({name, row.line, "'" + row.text + "' " + why});
      }
      if (!covered) found.push_back({path, figure.line, "nothing keeps the figure " + figure.digits});
    }
  }
  for (const Row& row : rows)
    if (!used.contains(row.line)) found.push_back({name, row.line, "no figure of " + row.page + " stands in '" + row.text + "'"});
  return found;
}

}  // namespace cutecheck::checks
