// cutecheck descriptor tensor-map: the arguments of cuTensorMapEncodeTiled, from layouts.
#pragma once

#include <string>

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

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
