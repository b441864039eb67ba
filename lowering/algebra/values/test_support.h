// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reading mixed tuples and layouts off the notation, for the tests of the engine.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/notation/tiler.h"
#include "lowering/algebra/values/checking_builder.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

inline IntTuple T(const std::string& text) {
  auto tuple = parseIntTuple(text);
  EXPECT_TRUE(tuple.ok()) << text;
  return tuple.ok() ? *tuple : IntTuple();
}

// The tuple whose dynamic leaves take `values`, left to right; without values, of its type alone.
inline MixedTuple tuple(const std::string& text, Role role, CheckingBuilder* builder = nullptr,
                        const std::vector<int64_t>& values = {}) {
  std::vector<Handle> handles;
  size_t next = 0;
  for (const IntTuple& leaf : leaves(T(text)))
    if (leaf.kind() == IntTuple::Kind::kDynamic && builder)
      handles.push_back(builder->input(values.at(next++), leaf.dynamicLeaf().width));
  return MixedTuple::of(T(text), role, handles);
}

inline MixedLayout layout(const std::string& shape, const std::string& stride,
                          CheckingBuilder* builder = nullptr, const std::vector<int64_t>& extents = {},
                          const std::vector<int64_t>& strides = {}) {
  return {tuple(shape, Role::kExtent, builder, extents), tuple(stride, Role::kStride, builder, strides)};
}

// The values of the leaves.
inline std::vector<int64_t> values(const CheckingBuilder& builder, const MixedTuple& answer) {
  std::vector<int64_t> result;
  for (const Number& n : answer.numbers()) result.push_back(builder.valueOf(n));
  return result;
}

// The layout of a type, nothing emitted.
inline MixedLayout typed(const std::string& text) {
  const auto layout = parseLayout(text);
  EXPECT_TRUE(layout.ok()) << text;
  return layout.ok() ? MixedLayout::of(*layout) : MixedLayout();
}

inline Tiler tiler(const std::string& text) {
  const auto tiler = parseTiler(text);
  EXPECT_TRUE(tiler.ok()) << text;
  return tiler.ok() ? *tiler : Tiler();
}

inline std::string typeText(const Expected<MixedLayout>& answer) {
  if (!answer) return std::string(codeName(answer.error().code));
  return toString(answer->shape.type()) + ":" + toString(answer->stride.type());
}

// The type of an answer, or the name of its diagnostic.
inline std::string typeText(const Expected<MixedTuple>& answer) {
  return answer ? toString(answer->type()) : std::string(codeName(answer.error().code));
}

}  // namespace cutecheck::mixed
