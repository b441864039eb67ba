// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts cut into words and parts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::ptx {

// Whether a name has the character.
bool isWord(char c);

// Without the blanks around it.
std::string trimmed(const std::string& text);

// At the separators outside brackets and braces; behind the last one something has to stand.
std::vector<std::string> split(const std::string& text, char separator);

// Calls `take` with each part of the text, until one is true.
template <typename Take>
bool anyPart(std::string_view text, char separator, const Take& take) {
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find(separator, at), text.size());
    if (take(text.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

// Extents behind a directive: one to three numbers above 0. None where they are something else.
std::vector<uint64_t> extentsIn(const std::string& text);

// Registers that the hardware has, and whose names end in a digit as those of a kernel do.
bool isSpecial(const std::string& name);

}  // namespace cutecheck::ptx
