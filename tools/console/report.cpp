// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/console/report.h"

#include <algorithm>

namespace cutecheck::cli {

namespace {

constexpr size_t kWindow = 100;  // columns of text shown around a caret

bool isPrintable(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f; }

bool isPlainWord(std::string_view word) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:=,@%+";
  return !word.empty() && word.find_first_not_of(plain) == std::string_view::npos;
}

}  // namespace

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string answerLine(const Json& answer) {
  Json line{{"format", kAnswersFormat}};
  line.update(answer);
  return dump(line) + "\n";
}

Json toJson(const Diagnostic& diagnostic) {
  Json json;
  json["code"] = std::string(codeName(diagnostic.code));
  json["rule"] = diagnostic.rule;
  json["message"] = diagnostic.message;
  if (!diagnostic.witness.empty()) json["witness"] = diagnostic.witness;
  if (diagnostic.position) json["position"] = *diagnostic.position;
  return json;
}

std::string caretLines(std::string_view text, size_t position) {
  position = std::min(position, text.size());
  const size_t before = text.substr(0, position).rfind('\n');
  const size_t lineBegin = before == std::string_view::npos ? 0 : before + 1;
  const size_t lineEnd = std::min(text.find('\n', position), text.size());
  // A caret far to the right would wrap in a terminal: show the neighbourhood.
  const size_t begin = position - lineBegin > kWindow * 3 / 4 ? position - kWindow * 3 / 4 : lineBegin;
  const size_t end = std::min(lineEnd, begin + kWindow);
  std::string shown(text.substr(begin, end - begin));
  for (char& c : shown) {
    if (!isPrintable(c)) c = '.';
  }
  const std::string lead = begin == lineBegin ? "  " : "  ...";
  // Bytes that continue a UTF-8 character take no column.
  size_t column = 0;
  for (char c : text.substr(begin, position - begin)) {
    if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) ++column;
  }
  return lead + shown + (end < lineEnd ? "..." : "") + "\n" + std::string(lead.size() + column, ' ') + "^\n";
}

std::string renderDiagnostic(const Diagnostic& diagnostic, std::string_view text) {
  std::string shown = "error: " + diagnostic.str() + "\n";
  if (diagnostic.position) shown += caretLines(text, *diagnostic.position);
  return shown;
}

std::string shellQuote(std::string_view word) {
  if (isPlainWord(word)) return std::string(word);
  std::string quoted = "'";
  for (char c : word) {
    if (c == '\'')
      quoted += "'\\''";
    else
      quoted += c;
  }
  return quoted + "'";
}

std::string reproduceLine(std::string_view arguments) {
  return "reproduce: cutecheck " + std::string(arguments) + "\n";
}

}  // namespace cutecheck::cli
