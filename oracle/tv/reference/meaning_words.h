// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words of the reference semantics: cutting lines into blanks-separated words, numbers and types.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/trimmed.h"

namespace cutecheck::oracle {

// What a line may begin with, beside those of accesses, folds and blocks; and what is expected.
inline constexpr std::string_view kLineWords[] = {"end",    "param",    "premise", "claim", "let",
                                                  "result", "register", "launch",  "form"};
inline constexpr const char* kLineExpected =
    "expected function, kernel, form, param, launch, register, let, premise, claim, result, load, "
    "store, fold, carry, next, done, shared, barrier, exchange, ensures or end";

inline std::string_view trimmed(std::string_view s) { return cutecheck::trimmed(s, " \t\r"); }

// Cuts the first word off `rest`.
inline std::string_view word(std::string_view& rest) {
  size_t end = std::min(rest.find_first_of(" \t"), rest.size());
  std::string_view first = rest.substr(0, end);
  rest = trimmed(rest.substr(end));
  return first;
}

inline std::optional<unsigned> number(std::string_view s) {
  unsigned value = 0;
  auto [end, error] = std::from_chars(s.data(), s.data() + s.size(), value);
  if (s.empty() || error != std::errc() || end != s.data() + s.size()) return std::nullopt;
  return value;
}

// "2.0.1"
inline std::optional<std::vector<unsigned>> path(std::string_view s) {
  std::vector<unsigned> indices;
  while (true) {
    size_t dot = s.find('.');
    std::optional<unsigned> index = number(s.substr(0, dot));
    if (!index) return std::nullopt;
    indices.push_back(*index);
    if (dot == std::string_view::npos) return indices;
    s = s.substr(dot + 1);
  }
}

// "128", "16,8,1": one to three extents of at least 1; those that are not written are 1.
inline std::optional<std::array<uint32_t, 3>> extentsOf(std::string_view s) {
  std::array<uint32_t, 3> extents{1, 1, 1};
  for (uint32_t& extent : extents) {
    const size_t comma = std::min(s.find(','), s.size());
    const std::optional<unsigned> value = number(trimmed(s.substr(0, comma)));
    if (!value || *value < 1) return std::nullopt;
    extent = *value;
    if (comma == s.size()) return extents;
    s = s.substr(comma + 1);
  }
  return std::nullopt;
}

// Of an integer that a parameter carries.
inline std::optional<unsigned> typeWidth(std::string_view s) {
  for (unsigned width : {1u, 8u, 16u, 32u, 64u})
    if (s == "i" + std::to_string(width)) return width;
  return std::nullopt;
}

// A letter, then letters, digits and underscores.
inline bool isName(std::string_view s) {
  auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
  return !s.empty() && letter(s[0]) &&
         std::all_of(s.begin(), s.end(), [&](char c) { return letter(c) || (c >= '0' && c <= '9'); });
}

}  // namespace cutecheck::oracle
