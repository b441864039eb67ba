// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Thread cases: readers of shared memory, and the writers of what they read, as sums of digits.
//
// Threads that find what the same lines stored, and whose number and whose writer's number are linear in the
// same digits, are one question to a solver:
//   reader = r0 + r1*x1 + r2*x2 + ...   writer = w0 + w1*x1 + w2*x2 + ...   0 <= xk < ek
// A case is proposed by a search; `covers` looks at every thread of it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "oracle/terms/intervals.h"
#include "oracle/tv/block/writers.h"

namespace cutecheck::oracle {

struct ThreadDigit {
  int64_t extent = 1, reader = 0, writer = 0;
};
struct ThreadCase {
  int64_t reader = 0, writer = 0;  // at digits 0
  std::vector<ThreadDigit> digits;
  std::vector<size_t> lines;  // which may have stored the element
};

// The two sums, over a symbol for each digit, and the bounds of these symbols.
Term readerOf(const ThreadCase& c);
Term writerOf(const ThreadCase& c);
void addBounds(const ThreadCase& c, std::map<std::string, Interval>& bounds);

// Whether each thread is a reader of exactly one case, in which its writer and the lines are those of the
// load.
bool covers(const std::vector<ThreadCase>& cases, const SharedLoad& load);

// Cases of the load, as few as the search finds.
std::vector<ThreadCase> proposeCases(const SharedLoad& load);

}  // namespace cutecheck::oracle
