#include "tools/cutecheck/nearest_name.h"

#include <algorithm>

namespace cutecheck::cli {

namespace {

size_t edits(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i + 1;
    for (size_t j = 0; j < b.size(); ++j) {
      const size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string nearestName(std::string_view word, const std::vector<std::string>& names) {
  constexpr size_t kLongest = 64;
  std::string nearest;
  size_t least = std::min<size_t>(3, word.size());
  for (const std::string& name : names) {
    if (word.size() > kLongest) break;
    if (const size_t n = edits(word, name); n < least) {
      least = n;
      nearest = name;
    }
  }
  return nearest;
}

}  // namespace cutecheck::cli
