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
  // `blanks` are the characters that mean nothing between tokens.
  TextCursor(std::string_view text, std::string_view blanks) : text_(text), blanks_(blanks) {}

  size_t position() const { return position_; }
  // Where the last token ended, before any blanks that were skipped since.
  size_t tokenEnd() const { return tokenEnd_; }
  bool atEnd() const { return position_ >= text_.size(); }
  bool startsWith(std::string_view s) const { return text_.substr(position_, s.size()) == s; }
  char current() const { return atEnd() ? '\0' : text_[position_]; }
  void advance(size_t bytes) { tokenEnd_ = position_ += bytes; }

  void skipBlanks() {
    while (!atEnd() && blanks_.find(text_[position_]) != std::string_view::npos) ++position_;
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
  // Letters, digits and underscores, as many as follow.
  std::string_view word() {
    skipBlanks();
    const size_t begin = position_;
    while (!atEnd() && (isLetter(text_[position_]) || isDigit(text_[position_]) || text_[position_] == '_'))
      advance(1);
    return text_.substr(begin, position_ - begin);
  }
  // The digits that follow, none being 0, negated if asked; nothing when the number leaves int64_t.
  std::optional<int64_t> digits(bool negative);

  // What stands here, for "expected ..., found ...": 'x', byte 0x01, the end of the text.
  std::string found() const;

 private:
  std::string_view text_, blanks_;
  size_t position_ = 0;
  size_t tokenEnd_ = 0;
};

}  // namespace cutecheck
