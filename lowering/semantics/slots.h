// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which integer of an LLVM value is which leaf: the calling convention.
//
// Written a second time, apart from lowering/to_llvm/packing, so that a field out of place there
// contradicts the reference semantics.
#pragma once

#include <string>
#include <vector>

#include "core/notation/composed_layout.h"

namespace cutecheck::meaning {

// The form in which values of the cute types cross a function's border.
//
//   kInterleaved  what our lowering emits: every leaf has a field, extents and strides mode by mode
//   kSparse       what CuTe IR's own lowering emits: dynamic leaves alone, of which one is a bare integer and
//                 none is struct<()>; a layout is a struct of its shape and its stride
enum class Abi : uint8_t { kInterleaved, kSparse };

struct AbiSlot {
  std::string path;     // ".2.0": field 0 of field 2; empty for a lone integer
  std::string type;     // "i32" or "i64"
  bool stride = false;  // of a layout: a stride rather than an extent
  size_t leaf = 0;      // counted from the left among the leaves of the tuple, the shape or the stride
};

// In the order of the fields, depth first.
std::vector<AbiSlot> slotsOf(const IntTuple& tuple, Abi abi);
std::vector<AbiSlot> slotsOf(const Layout& layout, Abi abi);
// The LLVM type that holds them: "{ i32, { i32, i64 } }".
std::string typeOf(const IntTuple& tuple, Abi abi);
std::string typeOf(const Layout& layout, Abi abi);
// "{ A, B }", "{}" of nothing.
std::string structOf(const std::vector<std::string>& fields);

// A composed layout is a struct of its layout, its offset and, empty, its swizzle, in either form; the
// paths inside them come from the two above.
inline const std::string kComposedLayoutPath = ".0", kComposedOffsetPath = ".1";

}  // namespace cutecheck::meaning
