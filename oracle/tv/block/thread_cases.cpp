// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/thread_cases.h"

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

std::string digitName(size_t k, int64_t extent) {
  return "digit " + std::to_string(k) + " of " + std::to_string(extent);
}

// a0 + a1*x1 + a2*x2 + ...
Term sumOf(int64_t first, const ThreadCase& c, int64_t ThreadDigit::* part) {
  Term sum = integer(first);
  for (size_t k = 0; k < c.digits.size(); ++k)
    sum = add(sum, multiply(integer(c.digits[k].*part), variable(digitName(k, c.digits[k].extent))));
  return sum;
}

}  // namespace

Term readerOf(const ThreadCase& c) { return sumOf(c.reader, c, &ThreadDigit::reader); }
Term writerOf(const ThreadCase& c) { return sumOf(c.writer, c, &ThreadDigit::writer); }

void addBounds(const ThreadCase& c, std::map<std::string, Interval>& bounds) {
  for (size_t k = 0; k < c.digits.size(); ++k)
    bounds[digitName(k, c.digits[k].extent)] = {0, c.digits[k].extent - 1};
}

bool covers(const std::vector<ThreadCase>& cases, const SharedLoad& load) {
  const auto count = static_cast<int64_t>(load.writer.size());
  std::vector<bool> met(load.writer.size());
  int64_t all = 0;
  for (const ThreadCase& c : cases) {
    std::vector<std::pair<int64_t, int64_t>> pairs{{c.reader, c.writer}};
    for (const ThreadDigit& d : c.digits) {
      const size_t before = pairs.size();
      if (d.extent < 1 || static_cast<int64_t>(before) * d.extent > count) return false;
      for (int64_t x = 1; x < d.extent; ++x)
        for (size_t k = 0; k < before; ++k)
          pairs.emplace_back(pairs[k].first + x * d.reader, pairs[k].second + x * d.writer);
    }
    for (const auto& [reader, writer] : pairs) {
      if (reader < 0 || reader >= count) return false;
      const auto at = static_cast<size_t>(reader);
      if (met[at] || load.writer[at] != writer || load.lines[at] != c.lines) return false;
      met[at] = true;
      ++all;
    }
  }
  return all == count;
}

}  // namespace cutecheck::oracle
