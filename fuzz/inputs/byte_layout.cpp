// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/byte_layout.h"

#include <algorithm>

namespace cutecheck::fuzz {

ByteReader::Trees ByteReader::tree(int depth, int64_t& room, unsigned shift) {
  const unsigned head = byte();
  if ((head & 0x80) != 0 && depth < 4) {
    TupleBuilder shape, stride;
    for (unsigned n = (head & 3) + 1; n > 0; --n) {
      const Trees mode = tree(depth + 1, room, shift);
      shape.push(mode.shape);
      stride.push(mode.stride);
    }
    return {std::move(shape).finish(), std::move(stride).finish()};
  }
  const int64_t extent = std::min<int64_t>((head & 0x3f) + 1, room);
  room /= extent;
  const auto low = static_cast<signed char>(byte());
  // 2^15 times 2^47 still leaves a bit.
  const int64_t stride = int64_t{low} * ((head & 0x40) != 0 ? 256 : 1);
  return {extent, stride * (int64_t{1} << shift)};
}

}  // namespace cutecheck::fuzz
