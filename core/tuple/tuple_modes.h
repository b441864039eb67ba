// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tuple_modes: taking tuples apart and putting them together, mode by mode.
//
// A leaf has rank 1 and is its own mode 0, as everywhere; what takes modes out of it or puts modes
// beside it treats it as the tuple of rank 1. A mode index i may be negative and then counts from
// the end, -1 being the last mode; an end of a range likewise, from `rank`. So (2,3,5) from 1 to -1 is
// (3). An index that names no mode is refused, never clipped.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// The index that `i` stands for: i, or i + rank when it is negative. Fails with kRank unless
// -rank <= i < rank (tuple_modes_c1).
Expected<size_t> modeIndex(int64_t i, size_t rank);

// The range [begin, end) of modes. Fails with kRank unless -rank <= begin < rank, -rank < end <= rank,
// and begin < end once both count from the front (tuple_modes_c2).
struct ModeRange {
  size_t begin, end;
};
Expected<ModeRange> modeRange(int64_t begin, int64_t end, size_t rank);

// The modes [begin, end), and the modes of the given indices in their order, repetitions allowed.
// Source: docs/reference/spec.md#tuple_modes; CuTe `take`, `select`.
Expected<IntTuple> take(const IntTuple& t, int64_t begin, int64_t end);
Expected<IntTuple> select(const IntTuple& t, const std::vector<int64_t>& indices);

// t with x as a new mode i; i may also be the rank (CuTe `insert`). t without mode i. t with x instead of
// mode i; a leaf stays a leaf.
Expected<IntTuple> insert(const IntTuple& t, int64_t i, const IntTuple& x);
Expected<IntTuple> remove(const IntTuple& t, int64_t i);
Expected<IntTuple> replace(const IntTuple& t, int64_t i, const IntTuple& x);

// t with x as a new last, or first, mode.
IntTuple append(const IntTuple& t, const IntTuple& x);
IntTuple prepend(const IntTuple& t, const IntTuple& x);
// t with as many x as make its rank `rank`; t itself when it has that rank already. Fails with
// kRank when it has more (tuple_modes_c3), with kLimit beyond kMaxModes (tuple_modes_c4).
Expected<IntTuple> append(const IntTuple& t, const IntTuple& x, int64_t rank);
Expected<IntTuple> prepend(const IntTuple& t, const IntTuple& x, int64_t rank);

// The modes [begin, end) as one mode. Source: CuTe `group`.
Expected<IntTuple> group(const IntTuple& t, int64_t begin, int64_t end);

// The modes in reverse order, each as it was; a leaf is its own reverse.
IntTuple reverse(const IntTuple& t);

// More leaves than any tuple of a kernel has; it bounds what one short text can make.
inline constexpr size_t kMaxModes = 1u << 12;

// The tuple of n times x. Fails with kLimit unless n >= 0 and the result has at most kMaxModes leaves
// (tuple_modes_c4).
Expected<IntTuple> repeat(const IntTuple& x, int64_t n);

// (x) for a leaf x, a tuple as it is; and the reverse, x for ((x)), all levels of rank 1 removed.
IntTuple wrap(const IntTuple& t);
IntTuple unwrap(const IntTuple& t);

}  // namespace cutecheck
