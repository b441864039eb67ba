// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Paths of mode indices: [1, 0] is mode 0 of mode 1.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "llvm/ADT/ArrayRef.h"

#include "core/notation/int_tuple.h"

namespace cutecheck::cute {

// The mode that `path` leads to, or nothing where it leaves the tree, or goes on behind a leaf.
std::optional<IntTuple> modeAt(const IntTuple& tuple, llvm::ArrayRef<int32_t> path);

// "1, 0".
std::string modeText(llvm::ArrayRef<int32_t> path);

// The leaves [begin, end) of `tuple`, counted from the left, that lie under `path`; modeAt must exist.
struct LeafSpan {
  size_t begin = 0, end = 0;
};
LeafSpan leavesUnder(const IntTuple& tuple, llvm::ArrayRef<int32_t> path);

}  // namespace cutecheck::cute
