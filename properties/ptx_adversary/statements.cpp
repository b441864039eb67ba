// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/ptx_adversary/statements.h"

#include <algorithm>

namespace cutecheck::ptx_adversary {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isInName(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' || c == '$';
}

// Behind blanks and comments.
size_t skipped(const std::string& text, size_t at) {
  for (;;) {
    while (at < text.size() && isBlank(text[at])) ++at;
    if (text.compare(at, 2, "//") == 0) {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.compare(at, 2, "/*") == 0) {
      const size_t end = text.find("*/", at + 2);
      at = end == std::string::npos ? text.size() : end + 2;
    } else {
      return at;
    }
  }
}

Span trimmed(const std::string& text, Span span) {
  while (span.begin < span.end && isBlank(text[span.begin])) ++span.begin;
  while (span.begin < span.end && isBlank(text[span.end - 1])) --span.end;
  return span;
}

size_t endOfName(const std::string& text, size_t at) {
  if (at < text.size() && text[at] == '%') ++at;
  while (at < text.size() && isInName(text[at])) ++at;
  return at;
}

}  // namespace

std::vector<std::string> wordsOf(const std::string& opcode) {
  std::vector<std::string> words(1);
  for (size_t i = 0; i < opcode.size(); ++i) {
    if (opcode[i] == '.')
      words.emplace_back();
    else
      words.back() += opcode[i];
  }
  return words;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ".") + word;
  return text;
}

Kernel::Kernel(const std::string& text, const std::string& name) : text_(text) {
  size_t at = 0;
  for (;;) {
    at = text.find(".entry", at);
    if (at == std::string::npos) return;
    at = skipped(text, at + 6);
    const size_t end = endOfName(text, at);
    if (text.substr(at, end - at) == name) {
      at = end;
      break;
    }
  }
  const size_t open = text.find('{', at);
  if (open == std::string::npos) return;
  head_ = {at, open};
  size_t depth = 1;
  bool behindLabel = false;
  for (at = skipped(text, open + 1); at < text.size() && depth > 0; at = skipped(text, at)) {
    if (text[at] == '{' || text[at] == '}') {
      depth += text[at] == '{' ? 1 : size_t{0} - 1;
      behindLabel = true;
      ++at;
      continue;
    }
    const size_t word = endOfName(text, at), colon = skipped(text, word);
    if (word != at && colon < text.size() && text[colon] == ':' && text.compare(colon, 2, "::") != 0) {
      labels_.push_back(text.substr(at, word - at));
      behindLabel = true;
      at = colon + 1;
      continue;
    }
    const size_t end = text.find(';', at);
    if (end == std::string::npos) return;
    readStatement(at, end + 1, behindLabel);
    behindLabel = false;
    at = end + 1;
  }
}

void Kernel::readStatement(size_t begin, size_t end, bool behindLabel) {
  Statement made;
  made.all = {begin, end};
  made.behindLabel = behindLabel;
  made.directive = text_[begin] == '.';
  size_t at = begin;
  if (text_[at] == '@') {
    const size_t first = at + (text_[at + 1] == '!' ? 2 : 1);
    made.guard = {at, endOfName(text_, first)};
    at = skipped(text_, made.guard.end);
  }
  size_t stop = at;
  while (stop < end - 1 && !isBlank(text_[stop])) ++stop;
  made.opcode = {at, stop};
  const Span rest = trimmed(text_, {stop, end - 1});
  if (!rest.empty()) made.operands = parts(rest);
  if (made.directive) declare(made);
  statements_.push_back(std::move(made));
}

void Kernel::declare(const Statement& statement) {
  const std::string words = of(statement.opcode);
  if (words != ".reg" || statement.operands.empty()) return;
  std::string type;
  for (size_t i = 0; i < statement.operands.size(); ++i) {
    std::string name = of(statement.operands[i]);
    if (i == 0) {
      const size_t blank = name.find_first_of(" \t");
      if (blank == std::string::npos || name[0] != '.') return;
      type = name.substr(1, blank - 1);
      name = name.substr(name.find_first_not_of(" \t", blank));
    }
    const size_t open = name.find('<');
    if (open == std::string::npos)
      registers_[name] = type;
    else
      families_[name.substr(0, open)] = type;
  }
}

std::string Kernel::typeOf(const std::string& name) const {
  if (const auto found = registers_.find(name); found != registers_.end()) return found->second;
  size_t end = name.size();
  while (end > 0 && isDigit(name[end - 1])) --end;
  if (end == name.size()) return "";
  const auto found = families_.find(name.substr(0, end));
  return found == families_.end() ? "" : found->second;
}

std::vector<Token> Kernel::tokens(const Span& span) const {
  std::vector<Token> all;
  for (size_t at = span.begin; at < span.end;) {
    const char c = text_[at];
    if (isBlank(c)) {
      ++at;
      continue;
    }
    size_t end = at + 1;
    Token::Kind kind = Token::Kind::kSign;
    if (isDigit(c)) {
      kind = Token::Kind::kNumber;
      while (end < span.end && (isInName(text_[end]) || text_[end] == '.')) ++end;
    } else if (isInName(c) || c == '%') {
      kind = Token::Kind::kName;
      while (end < span.end && (isInName(text_[end]) || text_[end] == '.')) ++end;
    }
    all.push_back({kind, {at, end}});
    at = end;
  }
  return all;
}

std::vector<Span> Kernel::parts(const Span& span) const {
  std::vector<Span> all;
  size_t begin = span.begin;
  int depth = 0;
  for (size_t at = span.begin; at <= span.end; ++at) {
    const char c = at == span.end ? ',' : text_[at];
    if (c == '[' || c == '{' || c == '(') ++depth;
    if (c == ']' || c == '}' || c == ')') --depth;
    if (c != ',' || (depth != 0 && at != span.end)) continue;
    all.push_back(trimmed(text_, {begin, at}));
    begin = at + 1;
  }
  return all;
}

}  // namespace cutecheck::ptx_adversary
