// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_modes.h"

#include <algorithm>

namespace cutecheck {
namespace {

// The modes, a leaf as the one mode that it is.
std::vector<IntTuple> modesOf(const IntTuple& t) { return t.isTuple() ? t.modes() : std::vector<IntTuple>{t}; }

IntTuple slicedModes(const std::vector<IntTuple>& modes, size_t begin, size_t end) {
  return IntTuple::tuple({modes.begin() + static_cast<std::ptrdiff_t>(begin),
                          modes.begin() + static_cast<std::ptrdiff_t>(end)});
}

Diagnostic tooMany() {
  return makeError(Code::kLimit, "tuple_modes_c4",
                   "a count is negative or makes more than " + std::to_string(kMaxModes) + " leaves");
}

// How many x bring t to `rank`.
Expected<size_t> missing(const IntTuple& t, const IntTuple& x, int64_t rank) {
  if (rank < 0 || static_cast<uint64_t>(rank) < t.rank())
    return makeError(
        Code::kRank, "tuple_modes_c3",
        "adding modes cannot reduce rank " + std::to_string(t.rank()) + " to " + std::to_string(rank));
  const size_t count = static_cast<size_t>(rank) - t.rank();
  const size_t each = leaves(x).size() + 1;
  if (count > kMaxModes / each) return tooMany();
  return count;
}

}  // namespace

Expected<size_t> modeIndex(int64_t i, size_t rank) {
  const auto r = static_cast<int64_t>(rank);
  if (i >= -r && i < r) return static_cast<size_t>(i < 0 ? i + r : i);
  return makeError(Code::kRank, "tuple_modes_c1",
                   "mode " + std::to_string(i) + " does not exist: the rank is " + std::to_string(rank));
}

Expected<ModeRange> modeRange(int64_t begin, int64_t end, size_t rank) {
  const auto r = static_cast<int64_t>(rank);
  const auto refuse = [&](const std::string& why) {
    return makeError(Code::kRank, "tuple_modes_c2",
                     "modes " + std::to_string(begin) + " to " + std::to_string(end) + " of rank " +
                         std::to_string(rank) + ": " + why);
  };
  if (begin < -r || begin >= r) return refuse("the begin is not in [-rank, rank)");
  if (end <= -r || end > r) return refuse("the end is not in (-rank, rank]");
  const int64_t first = begin < 0 ? begin + r : begin, last = end < 0 ? end + r : end;
  if (first >= last) return refuse("the range is empty");
  return ModeRange{static_cast<size_t>(first), static_cast<size_t>(last)};
}

Expected<IntTuple> take(const IntTuple& t, int64_t begin, int64_t end) {
  CUTECHECK_TRY(range, modeRange(begin, end, t.rank()));
  return slicedModes(modesOf(t), range.begin, range.end);
}

Expected<IntTuple> select(const IntTuple& t, const std::vector<int64_t>& indices) {
  std::vector<IntTuple> modes;
  for (const int64_t index : indices) {
    CUTECHECK_TRY(i, modeIndex(index, t.rank()));
    modes.push_back(t.mode(i));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> insert(const IntTuple& t, int64_t i, const IntTuple& x) {
  CUTECHECK_TRY(at, modeIndex(i, t.rank() + 1));
  std::vector<IntTuple> modes = modesOf(t);
  modes.insert(modes.begin() + static_cast<std::ptrdiff_t>(at), x);
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> remove(const IntTuple& t, int64_t i) {
  CUTECHECK_TRY(at, modeIndex(i, t.rank()));
  std::vector<IntTuple> modes = modesOf(t);
  modes.erase(modes.begin() + static_cast<std::ptrdiff_t>(at));
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> replace(const IntTuple& t, int64_t i, const IntTuple& x) {
  CUTECHECK_TRY(at, modeIndex(i, t.rank()));
  if (t.isLeaf()) return x;
  std::vector<IntTuple> modes = t.modes();
  modes[at] = x;
  return IntTuple::tuple(std::move(modes));
}

IntTuple append(const IntTuple& t, const IntTuple& x) {
  std::vector<IntTuple> modes = modesOf(t);
  modes.push_back(x);
  return IntTuple::tuple(std::move(modes));
}

IntTuple prepend(const IntTuple& t, const IntTuple& x) {
  std::vector<IntTuple> modes = modesOf(t);
  modes.insert(modes.begin(), x);
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> append(const IntTuple& t, const IntTuple& x, int64_t rank) {
  CUTECHECK_TRY(count, missing(t, x, rank));
  if (count == 0) return t;
  std::vector<IntTuple> modes = modesOf(t);
  modes.insert(modes.end(), count, x);
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> prepend(const IntTuple& t, const IntTuple& x, int64_t rank) {
  CUTECHECK_TRY(count, missing(t, x, rank));
  if (count == 0) return t;
  std::vector<IntTuple> modes = modesOf(t);
  modes.insert(modes.begin(), count, x);
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> group(const IntTuple& t, int64_t begin, int64_t end) {
  CUTECHECK_TRY(range, modeRange(begin, end, t.rank()));
  const std::vector<IntTuple> modes = modesOf(t);
  std::vector<IntTuple> grouped(modes.begin(), modes.begin() + static_cast<std::ptrdiff_t>(range.begin));
  grouped.push_back(slicedModes(modes, range.begin, range.end));
  grouped.insert(grouped.end(), modes.begin() + static_cast<std::ptrdiff_t>(range.end), modes.end());
  return IntTuple::tuple(std::move(grouped));
}

IntTuple reverse(const IntTuple& t) {
  if (t.isLeaf()) return t;
  std::vector<IntTuple> modes = t.modes();
  std::reverse(modes.begin(), modes.end());
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> repeat(const IntTuple& x, int64_t n) {
  const size_t each = leaves(x).size() + 1;
  if (n < 0 || static_cast<uint64_t>(n) > kMaxModes / each) return tooMany();
  return IntTuple::tuple(std::vector<IntTuple>(static_cast<size_t>(n), x));
}

IntTuple wrap(const IntTuple& t) { return t.isTuple() ? t : IntTuple::tuple({t}); }

IntTuple unwrap(const IntTuple& t) {
  if (t.isTuple() && t.rank() == 1) return unwrap(t.mode(0));
  return t;
}

}  // namespace cutecheck
