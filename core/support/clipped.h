// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// clipped: what a message quotes of a user's text, at a width that a terminal has.
#pragma once

#include <string>
#include <string_view>

namespace cutecheck {

inline constexpr size_t kQuoted = 160;  // bytes of a quoted line
inline constexpr size_t kReason = 400;  // of a sentence that quotes

// At most `most` bytes of it, whole characters of UTF-8, and "..." where some are left out.
inline std::string clipped(std::string_view text, size_t most = kQuoted) {
  if (text.size() <= most) return std::string(text);
  size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace cutecheck
