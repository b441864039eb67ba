// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Number: a leaf that is a constant or a run-time integer, with what is known of it.
//
// The engine of lowering/algebra computes on Numbers. What it does with a run-time integer is asked
// of a Builder, so that one text of each operation serves type inference (a builder that emits
// nothing) and expansion (a builder that emits instructions).
#pragma once

#include <cstdint>
#include <optional>

#include "core/notation/int_tuple.h"
#include "core/support/integers.h"

namespace cutecheck::mixed {

// A run-time integer in the builder's keeping; null where the builder emits nothing.
using Handle = void*;

// Both ends inclusive. Ends saturate far outside int64_t instead of wrapping.
struct Range {
  Int128 low = 0, high = 0;

  bool fits32() const;
  friend bool operator==(const Range&, const Range&) = default;
};

Range add(const Range& a, const Range& b);
Range multiply(const Range& a, const Range& b);

// What a leaf stands for decides which values it takes in the domain.
enum class Role : uint8_t {
  kExtent,      // at least 1
  kCoordinate,  // at least 0
  kStride,      // any
};

struct Number {
  std::optional<int64_t> constant;
  int width = 32;   // of the handle; of a constant, the narrowest of 32 and 64 that holds it
  int64_t div = 1;  // the value is a multiple of it; 0 only for the constant 0
  Range range;      // every value taken inside the domain
  Handle handle = nullptr;

  bool is(int64_t value) const { return constant == value; }

  static Number of(int64_t value);
  // The number a leaf of a type stands for: a static integer, or `handle` of the leaf's width.
  // The underscore of a coordinate counts as 0.
  static Number of(const IntTuple& leaf, Role role, Handle handle);

  // The leaf of a type that this number fills.
  IntTuple type() const;
};

}  // namespace cutecheck::mixed
