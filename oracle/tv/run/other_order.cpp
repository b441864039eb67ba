// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/other_order.h"

#include <algorithm>

namespace cutecheck::oracle {

namespace {

// Pointers may be one, where nothing says that they are not.
bool mayMeet(const RunAccess& a, const RunAccess& b) {
  const auto end = [](const RunAccess& one) {
    return one.offset + static_cast<int64_t>(elementBytes(one.type));
  };
  return a.pointer != b.pointer || (a.offset < end(b) && b.offset < end(a));
}

// What each access does, and of a load, where it counts, how many stores were before it.
std::vector<std::string> accessesOf(const Trace& trace, bool counted) {
  std::vector<std::string> all;
  for (const TracedAccess& a : trace) {
    std::string text = a.place + (a.store ? " = " + a.value : "");
    for (size_t at = text.find('@'); !counted && at != std::string::npos; at = text.find('@', at + 1)) {
      const size_t end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
      text.erase(at + 1, end - at - 1);
    }
    all.push_back(std::move(text));
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

bool differInOrderAlone(const Trace& meant, const Trace& executed, const Run& run) {
  if (accessesOf(meant, false) != accessesOf(executed, false)) return false;
  const bool storesAlone = accessesOf(meant, true) == accessesOf(executed, true);
  for (const TracedAccess& a : executed)
    for (const TracedAccess& b : executed)
      if (a.store && a.source != b.source && (b.store || !storesAlone) &&
          mayMeet(run.accesses[a.source], run.accesses[b.source]))
        return false;
  return true;
}

}  // namespace cutecheck::oracle
