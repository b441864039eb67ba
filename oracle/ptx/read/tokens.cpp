// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/tokens.h"

#include <algorithm>
#include <cctype>

#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }
bool isAlnum(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Where the number that begins there ends: "12U", "0x1F", "0f3f800000", "1.5e-3".
size_t numberEnd(std::string_view text, size_t at) {
  const bool based =
      text[at] == '0' && at + 1 < text.size() && isAlnum(text[at + 1]) && !isDigit(text[at + 1]);
  size_t end = at;
  while (end < text.size() && isAlnum(text[end])) ++end;
  if (based || end == text.size()) return end;
  if (text[end] == '.' && end + 1 < text.size() && isDigit(text[end + 1]))
    for (++end; end < text.size() && isAlnum(text[end]);) ++end;
  const bool isPower = text[end - 1] == 'e' || text[end - 1] == 'E';
  if (isPower && end + 1 < text.size() && (text[end] == '-' || text[end] == '+') && isDigit(text[end + 1]))
    for (++end; end < text.size() && isDigit(text[end]);) ++end;
  return end;
}

// Of a directive, or of a word of an opcode: ".L2::cache_hint".
size_t directiveEnd(std::string_view text, size_t at) {
  size_t end = at + 1;
  while (end < text.size()) {
    if (text.substr(end, 2) == "::")
      end += 2;
    else if (isWord(text[end]))
      ++end;
    else
      break;
  }
  return end;
}

int depthOf(const PtxToken& one) {
  if (one.kind != PtxToken::Kind::kSign) return 0;
  if (one.text == "(" || one.text == "[" || one.text == "{") return 1;
  return one.text == ")" || one.text == "]" || one.text == "}" ? -1 : 0;
}

}  // namespace

std::vector<PtxToken> ptxTokens(std::string_view text) {
  std::vector<PtxToken> all;
  size_t line = 1;
  for (size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (c == '\n') ++line;
    if (std::isspace(static_cast<unsigned char>(c)) != 0) {
      ++at;
      continue;
    }
    PtxToken made{PtxToken::Kind::kSign, "", line};
    size_t end = at + 1;
    if (c == '"') {
      made.kind = PtxToken::Kind::kString;
      end = std::min(text.find('"', at + 1), text.size() - 1) + 1;
      line += static_cast<size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                                             text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    } else if (isDigit(c)) {
      made.kind = PtxToken::Kind::kNumber;
      end = numberEnd(text, at);
    } else if (isWord(c)) {
      made.kind = PtxToken::Kind::kName;
      while (end < text.size() && isWord(text[end]) && text[end] != '%') ++end;
    } else if (c == '.' && end < text.size() && isWord(text[end])) {
      made.kind = PtxToken::Kind::kDirective;
      end = directiveEnd(text, at);
    }
    made.text = text.substr(at, end - at);
    all.push_back(std::move(made));
    at = end;
  }
  all.push_back({PtxToken::Kind::kEnd, "", line});
  return all;
}

std::vector<PtxTokens> ptxParts(PtxTokens all, std::string_view sign) {
  std::vector<PtxTokens> parts;
  if (all.empty()) return parts;
  size_t begin = 0;
  int depth = 0;
  for (size_t i = 0; i < all.size(); ++i) {
    depth += depthOf(all[i]);
    if (depth != 0 || !all[i].is(sign)) continue;
    parts.push_back(all.subspan(begin, i - begin));
    begin = i + 1;
  }
  parts.push_back(all.subspan(begin));
  return parts;
}

namespace {
const PtxToken kNothing{};
}  // namespace

const PtxToken& PtxCursor::now() const { return at_ < all_.size() ? all_[at_] : kNothing; }
const PtxToken& PtxCursor::behind() const { return at_ + 1 < all_.size() ? all_[at_ + 1] : kNothing; }
const PtxToken& PtxCursor::next() { return at_ < all_.size() ? all_[at_++] : kNothing; }

bool PtxCursor::take(std::string_view sign) {
  if (!now().is(sign)) return false;
  ++at_;
  return true;
}

PtxTokens PtxCursor::upTo(std::string_view sign) {
  const size_t begin = at_;
  for (int depth = 0; at_ < all_.size() && !atEnd(); ++at_) {
    if (depth <= 0 && now().is(sign)) return all_.subspan(begin, at_++ - begin);
    depth += depthOf(now());
  }
  return all_.subspan(begin, at_ - begin);
}

}  // namespace cutecheck::ptx
