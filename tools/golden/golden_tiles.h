// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the kernels of the golden files lay tiles in memory, and what elements lie in.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/notation/layout.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "tools/golden/golden_kernel.h"

namespace cutecheck::cli {

// A text of this program; one that is no layout asserts.
Layout parsedLayout(const std::string& text);
// A layout (thread, value) as its two modes.
KernelSplit splitOf(const Layout& tv);
int64_t countOf(const Layout& layout);

// The leaves (extent, stride) of a layout, changed by `change`; those of one element are left out.
template <typename Change>
Layout changed(const Layout& layout, Change change) {
  std::vector<IntTuple> extents, strides;
  const std::vector<IntTuple> shape = leaves(layout.shape()), stride = leaves(layout.stride());
  for (size_t i = 0; i < shape.size(); ++i) {
    const std::pair<int64_t, int64_t> mode = change(shape[i].value(), stride[i].value());
    if (mode.first == 1) continue;
    extents.emplace_back(mode.first);
    strides.emplace_back(mode.second);
  }
  if (extents.empty()) return Layout::unchecked(IntTuple(int64_t{1}), IntTuple(int64_t{0}));
  if (extents.size() == 1) return Layout::unchecked(extents[0], strides[0]);
  return Layout::unchecked(IntTuple::tuple(extents), IntTuple::tuple(strides));
}

// A thread-value layout of a tile counted with its rows fastest, `rows` of them, in memory that holds it row
// by row, `length` elements each, `pack` of them in one word.
KernelSplit inRows(const Layout& tv, int64_t rows, int64_t length, int64_t pack);

// What an element lies in: memory has no 8-bit floats, no tf32 and nothing below a byte.
std::string storedAs(const std::string& element);
// What views of operands hold (lowering/cute_nvgpu: heldAs).
std::string viewedAs(const std::string& element);
// Elements of one word of what they lie in.
int64_t packedIn(const std::string& element);

// A tile (mn, k) in shared memory, "((8,2),16):((64,512),1)": rows of the pattern hold the operand's k, or
// its mn. What is wider than a row goes on behind all rows of k, or without a swizzle behind the next 8 rows.
std::string sharedLayout(cute_nvgpu::Major major, int64_t extent, int64_t depth, int64_t row);

// "(%atom, %x, ...) : (ATOM, X, ...) -> ()".
std::string callOf(const std::string& atom, const std::vector<KernelView>& views);

}  // namespace cutecheck::cli
