// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What holds of a static layout, found by enumeration.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck::cli {

inline constexpr int64_t kMaxEnumerated = int64_t{1} << 22;

struct LayoutFacts {
  int64_t size = 0;
  int64_t smallest = 0, largest = 0;  // offsets
  std::optional<int64_t> cosize;      // 1 + sum (s-1)*|d|; composed: 1 + largest; nothing beyond int64_t
  int64_t images = 0;                 // distinct offsets
  int64_t replicas = 0;               // how often each offset occurs, 0 when that differs
  std::optional<std::pair<int64_t, int64_t>> collision;  // two coordinates of one offset
  bool contiguous = false;                               // offset(i) = offset(0) + i
  int64_t alignment = 1;  // largest n | size with offset(n*k+j) = offset(n*k)+j and n | offset(n*k)

  bool injective() const { return images == size; }
  // Onto [0, images).
  bool bijective() const { return injective() && smallest == 0 && largest == size - 1; }
  bool within(int64_t n) const { return smallest >= 0 && largest < n; }
  bool covers(int64_t n) const { return coveredPrefix >= n; }
  int64_t coveredPrefix = 0;  // the image contains [0, coveredPrefix)
};

// Fails with kUsage for other values, kNotStatic or kLimit beyond kMaxEnumerated coordinates.
Expected<LayoutFacts> layoutFacts(const Value& layout);

// Judges one expected fact: size(n) cosize(n) injective bijective(n) within(n) covers(n)
// replicated(n) contiguous alignment(n), each with `!` in front for its negation. Fails with kSyntax
// on any other word.
Expected<bool> holds(const LayoutFacts& facts, std::string_view fact);

}  // namespace cutecheck::cli
