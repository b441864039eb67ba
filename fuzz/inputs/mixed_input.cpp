// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/inputs/mixed_input.h"

#include <algorithm>

namespace cutecheck::fuzz {
namespace {

// The trees of the values and of the types.
struct Trees {
  IntTuple shape, stride, shapeType, strideType;
};

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : bytes_(bytes) {}

  unsigned byte() { return next_ < bytes_.size() ? static_cast<unsigned char>(bytes_[next_++]) : 0; }

  // The leaf of a type for `value`: itself, or what four bits say of it.
  IntTuple typeOf(int64_t value, unsigned bits, bool mayBeDynamic) {
    if (!mayBeDynamic || (bits & 1) == 0) return value;
    isStatic = false;
    const bool wide = (bits & 2) != 0 || value > INT32_MAX || value < INT32_MIN;
    const int64_t whole = value == 0 ? 8 : (value < 0 ? -value : value);
    const int64_t divisors[] = {1, 2, 4, whole};
    int64_t div = divisors[bits >> 2 & 3];
    while (value % div != 0) div /= 2;
    return IntTuple::dynamic({wide ? 64 : 32, div});
  }

  // Its extents multiply to at most `room`.
  MixedOperand operand(int64_t room, bool extents, bool strides) {
    Trees trees = tree(0, room, extents, strides);
    return {Layout::unchecked(std::move(trees.shape), std::move(trees.stride)),
            Layout::unchecked(std::move(trees.shapeType), std::move(trees.strideType))};
  }

  // Takes from `room` what the extents below need.
  Trees tree(int depth, int64_t& room, bool extents, bool strides) {
    const unsigned head = byte();
    if ((head & 0x80) != 0 && depth < 3) {
      TupleBuilder shape, stride, shapeType, strideType;
      for (unsigned n = (head & 3) + 1; n > 0; --n) {
        const Trees mode = tree(depth + 1, room, extents, strides);
        shape.push(mode.shape);
        stride.push(mode.stride);
        shapeType.push(mode.shapeType);
        strideType.push(mode.strideType);
      }
      return {std::move(shape).finish(), std::move(stride).finish(), std::move(shapeType).finish(),
              std::move(strideType).finish()};
    }
    const int64_t extent = std::min<int64_t>((head & 0x3f) + 1, room);
    room /= extent;
    const auto low = static_cast<signed char>(byte());
    const int64_t stride = int64_t{low} * ((head & 0x40) != 0 ? 256 : 1);
    const unsigned looseness = byte();
    return {extent, stride, typeOf(extent, looseness & 15, extents), typeOf(stride, looseness >> 4, strides)};
  }

  // A coordinate of a shape, each leaf inside it, now and then `_`.
  std::pair<IntTuple, IntTuple> coordinate(const IntTuple& shape, bool mayBeDynamic) {
    if (shape.isTuple()) {
      TupleBuilder values, types;
      for (size_t i = 0; i < shape.rank(); ++i) {
        const auto [value, type] = coordinate(shape.mode(i), mayBeDynamic);
        values.push(value);
        types.push(type);
      }
      return {std::move(values).finish(), std::move(types).finish()};
    }
    const unsigned b = byte();
    if (b % 4 == 3) return {IntTuple::underscore(), IntTuple::underscore()};
    const int64_t value = b / 4 % shape.value();
    return {value, typeOf(value, b / 4 & 3, mayBeDynamic)};
  }

  bool isStatic = true;

 private:
  std::string_view bytes_;
  size_t next_ = 0;
};

}  // namespace

Tiler MixedInput::tiler() const {
  if (!tilerByMode || !b.values.shape().isTuple()) return Tiler(b.values);
  std::vector<Tiler> modes;
  modes.reserve(b.values.rank());
  for (size_t i = 0; i < b.values.rank(); ++i) modes.emplace_back(b.values.mode(i));
  return Tiler::tuple(std::move(modes));
}

MixedInput decodeMixed(std::string_view bytes) {
  Decoder decoder(bytes);
  MixedInput in;
  in.operation = decoder.byte();
  const unsigned loose = decoder.byte();
  in.number = static_cast<int64_t>(decoder.byte()) + 1;
  const unsigned more = decoder.byte();
  in.numberType = decoder.typeOf(in.number, more & 15, (loose & 16) != 0);
  if ((more & 0x80) != 0) in.number *= 4096, in.numberType = in.number;
  const unsigned bits = decoder.byte(), widths = decoder.byte();
  const int shift = static_cast<int>(bits >> 4 & 3) + static_cast<int>(bits & 3);
  in.swizzle = {static_cast<int>(bits & 3), static_cast<int>(bits >> 2 & 3),
                (bits & 0x80) != 0 ? -shift : shift};
  in.newBits = int64_t{1} << (widths & 7);
  in.oldBits = int64_t{1} << (widths >> 3 & 7);
  in.a = decoder.operand(1 << 6, (loose & 1) != 0, (loose & 2) != 0);
  in.b = decoder.operand(1 << 4, (loose & 4) != 0, (loose & 8) != 0);
  in.tilerByMode = (widths & 0x40) == 0;
  std::tie(in.coordinate, in.crdType) = decoder.coordinate(in.a.values.shape(), (loose & 16) != 0);
  in.isStatic = decoder.isStatic;
  return in;
}

}  // namespace cutecheck::fuzz
