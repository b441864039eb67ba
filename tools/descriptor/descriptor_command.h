// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck descriptor: matrix descriptors from layouts, read back, and what the hardware reads by one.
#pragma once

#include <string>

#include "core/operand/operand_read.h"
#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct DescriptorOptions {
  std::string layout;         // encode: (mn, k), offsets in elements
  std::string word;           // decode, explain: decimal or 0x...
  std::string type = "f16";   // of an element
  std::string major = "k";    // "k" or "mn"
  std::string arch = "sm90";  // "sm90" or "sm100"
  std::string shape;          // explain: "(mn,k)"
  int64_t address = 0;        // encode: bytes of shared memory where offset 0 lies
  bool json = false;
};

ExitStatus encodeDescriptorCommand(const DescriptorOptions& options, Console& console);
ExitStatus decodeDescriptorCommand(const DescriptorOptions& options, Console& console);
ExitStatus explainDescriptorCommand(const DescriptorOptions& options, Console& console);

}  // namespace cutecheck::cli
