// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the elements of a view are moved by few wide accesses.
#pragma once

#include <vector>

#include "core/support/expected.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::to_llvm {

// One access: `count` elements, the coordinates first, first+1, ... of the view, at `offset` and behind it.
struct VectorRun {
  int64_t first = 0;
  int64_t count = 1;
  mixed::Number offset;   // in elements
  int64_t alignment = 1;  // bytes that divide the address
};

// Splits the elements of a layout of static shape, in the order of its coordinates, into runs that are
// contiguous, aligned to their own size and at most 16 bytes (PTX ISA, "ld": vector forms), given a
// base address of `alignment` bytes. Fails as crd2idx.
Expected<std::vector<VectorRun>> vectorRuns(mixed::Arithmetic& arithmetic, const mixed::MixedLayout& layout,
                                            int64_t elementBytes, int64_t alignment);

}  // namespace cutecheck::to_llvm
