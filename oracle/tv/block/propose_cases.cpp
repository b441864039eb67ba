// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <set>

#include "oracle/tv/block/thread_cases.h"

namespace cutecheck::oracle {

namespace {

constexpr int kSteps = 8;  // that are tried for one digit

class Search {
 public:
  explicit Search(const SharedLoad& load) : load_(load) {
    for (size_t t = 0; t < load.writer.size(); ++t) rest_.insert(static_cast<int64_t>(t));
  }

  std::vector<ThreadCase> run() {
    std::vector<ThreadCase> cases;
    while (!rest_.empty()) cases.push_back(grow(*rest_.begin()));
    return cases;
  }

 private:
  int64_t writer(int64_t t) const { return load_.writer[static_cast<size_t>(t)]; }
  bool alike(int64_t a, int64_t b) const {
    return load_.lines[static_cast<size_t>(a)] == load_.lines[static_cast<size_t>(b)];
  }

  // One digit after another, each as long as all threads so far go along.
  ThreadCase grow(int64_t first) {
    ThreadCase c{first, writer(first), {}, load_.lines[static_cast<size_t>(first)]};
    std::set<int64_t> taken{first};
    for (bool grown = true; grown;) {
      grown = false;
      int tried = 0;
      for (auto next = rest_.upper_bound(first); next != rest_.end() && tried < kSteps && !grown; ++next) {
        if (taken.contains(*next) || !alike(*next, first)) continue;
        ++tried;
        ThreadDigit d{1, *next - first, writer(*next) - writer(first)};
        while (goAlong(taken, d)) ++d.extent;
        if (d.extent == 1) continue;
        const std::set<int64_t> before = taken;
        for (int64_t x = 1; x < d.extent; ++x)
          for (const int64_t t : before) taken.insert(t + x * d.reader);
        c.digits.push_back(d);
        grown = true;
      }
    }
    for (const int64_t t : taken) rest_.erase(t);
    return c;
  }

  bool goAlong(const std::set<int64_t>& taken, const ThreadDigit& d) const {
    return std::ranges::all_of(taken, [&](int64_t t) {
      const int64_t other = t + d.extent * d.reader;
      return rest_.contains(other) && !taken.contains(other) && alike(other, t) &&
             writer(other) == writer(t) + d.extent * d.writer;
    });
  }

  const SharedLoad& load_;
  std::set<int64_t> rest_;
};

}  // namespace

std::vector<ThreadCase> proposeCases(const SharedLoad& load) { return Search(load).run(); }

}  // namespace cutecheck::oracle
