// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TextCursor: a place in a text, and the few steps the parsers take from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cutecheck {

inline bool isDigit(char c) { return c >= '0' && c <= '9'; }
inline bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

class TextCursor {
 public:
  // `blanks` are the characters that mean nothing between tokens, none of them above the space.
  TextCursor(std::string_view text, std::string_view blanks) : text_(text) {
    for (const char blank : blanks) blanks_ |= bitOf(blank);
  }

  size_t position() const { return position_; }
  // Where the last token ended, before any blanks that were skipped since.
  size_t tokenEnd() const { return tokenEnd_; }
  bool atEnd() const { return position_ >= text_.size(); }
  bool startsWith(std::string_view s) const { return text_.substr(position_, s.size()) == s; }
  char current() const { return atEnd() ? '\0' : text_[position_]; }
  void advance(size_t bytes) { tokenEnd_ = position_ += bytes; }

  void skipBlanks() {
    while (!atEnd() && (blanks_ & bitOf(text_[position_])) != 0) ++position_;
  }
  // The next character after blanks; 0 at the end, and for a zero byte, which no grammar has.
  char peek() {
    skipBlanks();
    return atEnd() ? '\0' : text_[position_];
  }
  // Steps over `c` and the blanks before it, if it is next.
  bool accept(char c) {
    skipBlanks();
    if (atEnd() || text_[position_] != c) return false;
    advance(1);
    return true;
  }
  // The same, where blanks have been skipped.
  bool acceptHere(char c) {
    if (atEnd() || text_[position_] != c) return false;
    advance(1);
    return true;
  }
  // Letters, digits and underscores, as many as follow.
  std::string_view word() {
    skipBlanks();
    const size_t begin = position_;
    size_t end = begin;
    while (end < text_.size() && (isLetter(text_[end]) || isDigit(text_[end]) || text_[end] == '_')) ++end;
    if (end > begin) advance(end - begin);
    return text_.substr(begin, end - begin);
  }
  // The digits that follow, none being 0, negated if asked; nothing when the number leaves int64_t.
  std::optional<int64_t> digits(bool negative);

  // What stands here, for "expected ..., found ...": 'x', byte 0x01, the end of the text.
  std::string found() const;
  // The same, of a word the whole: 'and'.
  std::string foundWord() const;

 private:
  // Blanks are control characters and the space: a set of them is a word of bits.
  static uint64_t bitOf(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte <= ' ' ? uint64_t{1} << byte : 0;
  }

  std::string_view text_;
  uint64_t blanks_ = 0;
  size_t position_ = 0;
  size_t tokenEnd_ = 0;
};

}  // namespace cutecheck
