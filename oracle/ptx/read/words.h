// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texts cut into words and parts.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace cutecheck::ptx {

// Whether a name has the character.
bool isWord(char c);

// Without the blanks around it.
std::string trimmed(const std::string& text);

// At the separators outside brackets and braces; behind the last one something has to stand.
std::vector<std::string> split(const std::string& text, char separator);

// Extents behind a directive: one to three numbers above 0. None where they are something else.
std::vector<uint64_t> extentsIn(const std::string& text);

// Registers that the hardware has, and whose names end in a digit as those of a kernel do.
bool isSpecial(const std::string& name);

}  // namespace cutecheck::ptx
