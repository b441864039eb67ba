// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bytes as layouts: total, so that every input is a case, and simple enough to write by hand.
//
// A layout is a tree:
//   1xxxxxnn           a tuple of nn + 1 trees, at most four levels deep; below that a leaf
//   0Snnnnnn dddddddd  a leaf of extent nnnnnn + 1 and the stride d, a signed byte, times 256 if S
//
// Bytes past the end read as 0, the leaf 1:0.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/notation/layout.h"

namespace cutecheck::fuzz {

class ByteReader {
 public:
  explicit ByteReader(std::string_view bytes) : bytes_(bytes) {}

  unsigned byte() { return next_ < bytes_.size() ? static_cast<unsigned char>(bytes_[next_++]) : 0; }

  // A tree whose extents multiply to at most `room`, the strides shifted left by at most 47.
  Layout layout(int64_t room, unsigned shift = 0) {
    Trees trees = tree(0, room, shift);
    return Layout::unchecked(std::move(trees.shape), std::move(trees.stride));
  }

 private:
  struct Trees {
    IntTuple shape, stride;
  };
  // Takes from `room` what the extents below need.
  Trees tree(int depth, int64_t& room, unsigned shift);

  std::string_view bytes_;
  size_t next_ = 0;
};

}  // namespace cutecheck::fuzz
