// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/words.h"

#include <cctype>
#include <optional>

#include "core/support/trimmed.h"
#include "oracle/ptx/read/constant.h"

namespace cutecheck::ptx {

bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '%';
}

std::string trimmed(const std::string& text) { return std::string(cutecheck::trimmed(text)); }

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  int depth = 0;
  std::string one;
  for (const char c : text) {
    depth += c == '{' || c == '[' || c == '(' ? 1 : c == '}' || c == ']' || c == ')' ? -1 : 0;
    if (c == separator && depth == 0) {
      parts.push_back(trimmed(one));
      one.clear();
    } else {
      one += c;
    }
  }
  if (!trimmed(one).empty() || !parts.empty()) parts.push_back(trimmed(one));
  return parts;
}

std::vector<uint64_t> extentsIn(const std::string& text) {
  std::vector<uint64_t> all;
  for (const std::string& part : split(text, ',')) {
    const std::optional<uint64_t> one = ptxNumber(part);
    if (!one || *one == 0 || *one > 1U << 20) return {};
    all.push_back(*one);
  }
  if (all.size() > 3) return {};
  return all;
}

bool isSpecial(const std::string& name) {
  return name == "%clock64" || name.starts_with("%envreg") || name.starts_with("%reserved_smem") ||
         (name.starts_with("%pm") && name.size() > 3 &&
          std::isdigit(static_cast<unsigned char>(name[3])) != 0);
}

}  // namespace cutecheck::ptx
