// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A figure of docs/evidence/status.md, for the test that computes it.
#pragma once

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

namespace cutecheck::run {

// The number between the two texts, which may have commas in it; 0 where the page has no such place.
inline uint64_t statusFigure(const std::string& before, const std::string& after) {
  std::ifstream file(CUTECHECK_SOURCE_DIR "/docs/evidence/status.md");
  const std::string page{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  for (size_t at = page.find(before); at != std::string::npos; at = page.find(before, at + 1)) {
    size_t end = at + before.size();
    uint64_t number = 0;
    for (; end < page.size() && ((page[end] >= '0' && page[end] <= '9') || page[end] == ','); ++end)
      if (page[end] != ',') number = 10 * number + static_cast<uint64_t>(page[end] - '0');
    if (end > at + before.size() && page.compare(end, after.size(), after) == 0) return number;
  }
  return 0;
}

}  // namespace cutecheck::run
