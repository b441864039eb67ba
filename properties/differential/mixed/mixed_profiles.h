// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts of every profile up to rank 3 and depth 2, with leaves left to run time, for proofs about the
// engine of lowering/algebra.
#pragma once

#include <string>
#include <vector>

#include "core/notation/layout.h"

namespace cutecheck::run {

// A mode for each entry: a leaf for 1, a tuple of so many leaves otherwise.
using Profile = std::vector<int>;

// Rank 1 to 3, each mode of 1 to 3 leaves: 39 of them.
std::vector<Profile> allProfiles();

// Which leaves run time knows.
enum class Dynamic : uint8_t {
  kAll,      // extents and strides
  kDivided,  // all, extents multiples of 8 and strides of 64
  kExtents,  // the extents; the strides are numbers
  kStrides,  // the strides; the extents are 2, 3, 4 in turn
  kLast,     // the last extent; what is before it is compact
  kEven,     // extent and stride of every other leaf
};
inline constexpr Dynamic kDynamics[] = {Dynamic::kAll,     Dynamic::kDivided, Dynamic::kExtents,
                                        Dynamic::kStrides, Dynamic::kLast,    Dynamic::kEven};
std::string_view nameOf(Dynamic dynamic);

// A layout whose leaves left to run time are symbols: extents PREFIXs0, PREFIXs1, ... and strides PREFIXd0,
// ...
Layout layoutOf(const Profile& profile, Dynamic dynamic, const std::string& prefix);

// How a static layout lies: column-major, row-major, column-major with every stride doubled, column-major
// with its second leaf broadcast.
enum class Static : uint8_t { kColumns, kRows, kGaps, kBroadcast };
inline constexpr Static kStatics[] = {Static::kColumns, Static::kRows, Static::kGaps, Static::kBroadcast};
Layout layoutOf(const Profile& profile, Static how);

}  // namespace cutecheck::run
