// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/text_cursor.h"

#include <limits>

namespace cutecheck {

std::optional<int64_t> TextCursor::digits(bool negative) {
  constexpr auto kLargest = static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
  const uint64_t limit = negative ? kLargest + 1 : kLargest;
  uint64_t magnitude = 0;
  for (; !atEnd() && isDigit(text_[position_]); advance(1)) {
    const auto digit = static_cast<uint64_t>(text_[position_] - '0');
    if (magnitude > (limit - digit) / 10) return std::nullopt;
    magnitude = magnitude * 10 + digit;
  }
  return static_cast<int64_t>(negative ? 0 - magnitude : magnitude);
}

std::string TextCursor::found() const {
  if (atEnd()) return "the end of the text";
  const char c = text_[position_];
  if (c > ' ' && c <= '~') return {'\'', c, '\''};
  constexpr char kHex[] = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return {'b', 'y', 't', 'e', ' ', '0', 'x', kHex[byte >> 4], kHex[byte & 15]};
}

std::string TextCursor::foundWord() const {
  constexpr size_t kLongest = 32;
  if (atEnd() || !isLetter(text_[position_])) return found();
  const std::string word(TextCursor(*this).word().substr(0, kLongest));
  return "'" + word + "'";
}

}  // namespace cutecheck
