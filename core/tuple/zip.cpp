// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/zip.h"

namespace cutecheck {

Expected<IntTuple> zip(const IntTuple& t) {
  const size_t count = t.isTuple() && t.rank() > 0 && t.mode(0).isTuple() ? t.mode(0).rank() : 0;
  std::vector<std::vector<IntTuple>> columns(count);
  for (const IntTuple& row : t.modes()) {
    if (!row.isTuple() || row.rank() != count)
      return makeError(Code::kRank, "zip_c1", "zip needs tuples of one rank");
    for (size_t i = 0; i < count; ++i) columns[i].push_back(row.mode(i));
  }
  if (t.isLeaf() || t.rank() == 0) return makeError(Code::kRank, "zip_c1", "zip needs tuples of one rank");
  std::vector<IntTuple> modes;
  for (auto& column : columns) modes.push_back(IntTuple::tuple(std::move(column)));
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> zip2By(const IntTuple& t, const IntTuple& guide) {
  if (guide.isLeaf()) {
    if (t.isTuple() && t.rank() == 2) return t;
    return makeError(Code::kRank, "zip_c2",
                     "the tuple must have a pair at the place of each leaf of the guide");
  }
  if (!t.isTuple() || t.rank() < guide.rank())
    return makeError(Code::kRank, "zip_c2", "the guide has more modes than the tuple");
  std::vector<IntTuple> firsts, seconds;
  for (size_t i = 0; i < t.rank(); ++i) {
    if (i >= guide.rank()) {
      seconds.push_back(t.mode(i));
      continue;
    }
    CUTECHECK_TRY(pair, zip2By(t.mode(i), guide.mode(i)));
    firsts.push_back(pair.mode(0));
    seconds.push_back(pair.mode(1));
  }
  return IntTuple::tuple({IntTuple::tuple(std::move(firsts)), IntTuple::tuple(std::move(seconds))});
}

}  // namespace cutecheck
