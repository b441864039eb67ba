// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atLeastOne, aboveZero, bytesOfElement: the checks of options that count or measure something.
#pragma once

#include <charconv>
#include <cmath>
#include <limits>
#include <string>

#include "tools/help/hint.h"

namespace cutecheck::cli {

// For CLI::Option::check: empty where the text is an integer of 1 or more, else what to write.
inline auto atLeastOne(std::string what) {
  return [what = std::move(what)](const std::string& text) -> std::string {
    int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number >= 1) return "";
    return "'" + text + "' is no " + what;
  };
}

// The same for any integer of 64 bits, from `least` on.
inline auto wholeNumber(std::string what, int64_t least = std::numeric_limits<int64_t>::min()) {
  return [what = std::move(what), least](const std::string& text) -> std::string {
    int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= least
               ? ""
               : "'" + text + "' is no " + what;
  };
}

// The same for a number that need not be whole, above 0.
inline auto aboveZero(std::string what) {
  return [what = std::move(what)](const std::string& text) -> std::string {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size() && number > 0 && std::isfinite(number))
      return "";
    return "'" + text + "' is no " + what;
  };
}

// For CLI::Option::transform: the bytes of an element whose type is named, "2" of "f16".
inline std::string bytesOfElement(std::string text) {
  const int bytes = help::bytesOfType(text);
  return bytes > 0 ? std::to_string(bytes) : text;
}

}  // namespace cutecheck::cli
