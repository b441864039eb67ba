// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of the algebra share: reading layouts, and the meaning of a layout by digits.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/notation/layout.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck {

inline Layout L(const std::string& text) {
  auto layout = parseLayout(text);
  EXPECT_TRUE(layout.ok()) << text << ": " << (layout.ok() ? "" : layout.error().str());
  return layout.ok() ? *layout : Layout();
}

inline IntTuple T(const std::string& text) {
  auto tuple = parseIntTuple(text);
  EXPECT_TRUE(tuple.ok()) << text << ": " << (tuple.ok() ? "" : tuple.error().str());
  return tuple.ok() ? *tuple : IntTuple();
}

inline Tiler tilerOf(const std::string& text) {
  auto tiler = parseTiler(text);
  EXPECT_TRUE(tiler.ok()) << text << ": " << (tiler.ok() ? "" : tiler.error().str());
  return tiler.ok() ? *tiler : Tiler();
}

// The answer as text, or the name of its diagnostic.
template <typename V>
std::string text(const Expected<V>& answer) {
  if (!answer.ok()) return std::string(codeName(answer.error().code));
  if constexpr (std::is_same_v<V, int64_t>) {
    return std::to_string(*answer);
  } else {
    return toString(*answer);
  }
}

template <typename V>
std::vector<int64_t> witness(const Expected<V>& answer) {
  return answer.ok() ? std::vector<int64_t>{} : answer.error().witness;
}

// The offset of a linear index by definition, written apart from the algebra under test.
inline int64_t meaning(const Layout& a, int64_t index) {
  const auto extents = leaves(a.shape());
  const auto strides = leaves(a.stride());
  int64_t sum = 0;
  for (size_t i = 0; i < extents.size(); ++i) {
    const bool last = i + 1 == extents.size();
    sum += (last ? index : index % extents[i].value()) * strides[i].value();
    index /= extents[i].value();
  }
  return sum;
}

}  // namespace cutecheck
