// Which integer of an LLVM value is which leaf: the calling convention.
//
// Written a second time, apart from lowering/to_llvm/packing, so that a field out of place there
// contradicts the meaning text.
#pragma once

#include <string>
#include <vector>

#include "core/layout.h"

namespace cutecheck::meaning {

struct AbiSlot {
  std::string path;     // ".2.0": field 0 of field 2; empty for a lone integer
  std::string type;     // "i32" or "i64"
  bool stride = false;  // of a layout: a stride rather than an extent
  size_t leaf = 0;      // counted from the left among the leaves of the tuple, the shape or the stride
};

// In the order of the fields, depth first.
std::vector<AbiSlot> slotsOf(const IntTuple& tuple);
std::vector<AbiSlot> slotsOf(const Layout& layout);

}  // namespace cutecheck::meaning
