// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck descriptor tensor-map: the arguments of cuTensorMapEncodeTiled, from layouts.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct TensorMapOptions {
  std::string global;        // a layout, one leaf a mode, strides in elements
  std::string box;           // elements in each mode
  std::string shared;        // a layout, may be swizzled, offsets in elements
  std::string type = "f16";  // of an element
  bool json = false;
};

ExitStatus tensorMapCommand(const TensorMapOptions& options, Console& console);

}  // namespace cutecheck::cli
