// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// trimmed: a text without what stands around it.
#pragma once

#include <string_view>

namespace cutecheck {

// Without the characters of `blanks` at both ends.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n") {
  const size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace cutecheck
