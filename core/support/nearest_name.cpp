// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/nearest_name.h"

#include <algorithm>
#include <vector>

namespace cutecheck {
namespace {

// Levenshtein distance; names are short.
size_t distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

std::string_view nearestName(std::string_view word, std::span<const std::string_view> names, size_t most) {
  std::string_view nearest;
  if (word.empty() || word.size() > 64) return nearest;
  size_t least = std::min({most, word.size() - 1, std::max<size_t>(1, word.size() / 3)}) + 1;
  for (const std::string_view name : names)
    if (const size_t d = distance(word, name); d < least) {
      least = d;
      nearest = name;
    }
  return nearest;
}

}  // namespace cutecheck
