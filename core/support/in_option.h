// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// inOption: an error in the text of an option, which is no place in the expression.
#pragma once

#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck {

// The error with "in --box: " before its message, where it has a place; any other as it is.
inline Diagnostic inOption(Diagnostic error, std::string_view option) {
  if (error.position) error.message = "in --" + std::string(option) + ": " + error.message;
  return error;
}

// Whether the error is one of that option.
inline bool isInOption(const Diagnostic& error, std::string_view option) {
  return error.message.starts_with("in --" + std::string(option) + ": ");
}

}  // namespace cutecheck
