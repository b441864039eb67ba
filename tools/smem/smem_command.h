// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck smem: swizzles, descriptors, tensor maps and alignment of a tile of shared memory, in one answer.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct SmemOptions {
  std::string layout;         // (mn,k), offsets in elements; or a shape
  std::string type = "f16";   // of an element
  std::string wanted;         // "wgmma,tma,ldmatrix"; empty: nothing is proposed
  std::string major;          // of a shape: "k" (default) or "mn"
  std::string arch = "sm90";  // "sm90" or "sm100"
  bool json = false;
};

// 0 with the facts, and where the layout, or a proposed one of a shape, is good for all that is wanted; 1
// where the layout is not; 3 with the diagnostic of a refusal, also where no layout of the shape is.
ExitStatus smemCommand(const SmemOptions& options, Console& console);

}  // namespace cutecheck::cli
