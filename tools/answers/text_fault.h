// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// textFault: why the bytes of a file are no text that is read here, where the bytes themselves say it.
#pragma once

#include <string>
#include <string_view>

#include "tools/answers/collect.h"

namespace cutecheck::cli {

// `before` and "the file begins with a byte order mark; save it as UTF-8 without one", or "the file is
// binary"; else nothing.
inline std::string textFault(std::string_view bytes, std::string_view before = {}) {
  std::string fault;
  if (bytes.starts_with("\xef\xbb\xbf"))
    fault = "the file begins with a byte order mark; save it as UTF-8 without one";
  if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff"))
    fault = "the file is UTF-16; save it as UTF-8";
  if (fault.empty() && bytes.find('\0') != std::string_view::npos) fault = "the file is binary, and no text";
  return fault.empty() ? fault : std::string(before) + fault;
}

// The same of a file, where it can be read.
inline std::string textFaultOf(const std::string& path) {
  const Expected<std::string> bytes = readFile(path);
  return bytes.ok() ? textFault(*bytes) : std::string();
}

}  // namespace cutecheck::cli
