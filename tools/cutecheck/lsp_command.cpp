// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/lsp_command.h"

#include <charconv>

#include "core/support/trimmed.h"
#include "tools/help/topic.h"
#include "tools/lsp/server.h"
#ifdef CUTECHECK_WITH_LOWERING
#include "tools/verify/verify_subject.h"
#endif

namespace cutecheck::cli {

namespace {

std::string topic(const std::string& word) {
  if (word.empty()) return {};
  const Expected<std::string> text = help::topicText(word);
  return text.ok() ? *text : std::string();
}

#ifdef CUTECHECK_WITH_LOWERING
// The number behind `words`, from 1; 0 where there is none.
size_t numberBehind(std::string_view text, std::string_view words) {
  const size_t at = text.find(words);
  size_t number = 0;
  if (at != text.npos) std::from_chars(text.data() + at + words.size(), text.data() + text.size(), number);
  return number;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::string_view lineWith(std::string_view text, std::string_view begin) {
  for (const std::string_view line : linesOf(text))
    if (trimmed(line).starts_with(begin)) return trimmed(line);
  return {};
}

lsp::Finding wholeLine(const std::vector<std::string_view>& lines, size_t line) {
  lsp::Finding finding;
  finding.line = line;
  const std::string_view words = trimmed(lines[line]);
  finding.begin = lsp::unitsOf(lines[line].substr(0, lines[line].find(words)));
  finding.end = finding.begin + lsp::unitsOf(words);
  return finding;
}

// The verdict of a module at its first function, or what is wrong where it is.
std::vector<lsp::Finding> moduleFindings(const std::string& path, const std::string& text) {
  VerifySettings settings;
  const VerifyRow row = verifyModule(path, text, settings);
  const std::vector<std::string_view> lines = linesOf(text);
  const auto lineOf = [&](std::string_view words) {
    for (size_t i = 0; i < lines.size(); ++i)
      if (lines[i].find(words) != std::string_view::npos) return i;
    return size_t{0};
  };
  lsp::Finding finding = wholeLine(lines, lineOf("func.func"));
  finding.code = row.got.empty() ? "" : row.got.begin()->first;
  finding.account = row.detail;
  if (row.asExpected()) {
    finding.message = row.stages.empty() ? finding.code : row.stages.front();
    finding.severity = finding.code == "Unknown" ? lsp::Severity::kInformation : lsp::Severity::kHint;
    return {finding};
  }
  const std::string_view error = lineWith(row.detail, "error: ");
  if (const size_t line = numberBehind(error, "line "); line > 0 && line <= lines.size()) {
    const size_t column = numberBehind(error, ", column ");
    const lsp::Finding whole = wholeLine(lines, line - 1);
    finding.line = whole.line, finding.begin = whole.begin, finding.end = whole.end;
    if (column > 0 && column <= lines[line - 1].size())
      finding.begin = lsp::unitsOf(lines[line - 1].substr(0, column - 1));
  } else if (const std::string_view refuted = lineWith(row.detail, finding.code + " @"); !refuted.empty()) {
    const size_t at = refuted.find('@'), end = refuted.find(':', at);
    finding = wholeLine(lines, lineOf(std::string("func.func ") + std::string(refuted.substr(at, end - at))));
    finding.code = row.got.begin()->first, finding.account = row.detail;
  }
  finding.severity = lsp::Severity::kError;
  finding.message = std::string(lineWith(row.detail, "expected "));
  for (const std::string_view more : {error, lineWith(row.detail, "witness: "),
                                      lineWith(row.detail, "replayed: "), lineWith(row.detail, "missing")})
    if (!more.empty()) finding.message += (finding.message.empty() ? "" : "; ") + std::string(more);
  return {finding};
}
#endif

}  // namespace

ExitStatus lspCommand(Console& console) {
  lsp::Judge::Modules modules;
#ifdef CUTECHECK_WITH_LOWERING
  modules = moduleFindings;
#endif
  lsp::Server server(console.in, console.out, std::move(modules), topic);
  return server.run() ? ExitStatus::kPassed : ExitStatus::kRefuted;
}

}  // namespace cutecheck::cli
