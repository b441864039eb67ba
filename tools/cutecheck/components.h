// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts of the machine that cutecheck can use, and their versions.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cutecheck::cli {

struct Component {
  std::string name;                    // as --require takes it
  std::optional<std::string> version;  // nothing: missing
  std::string without;                 // what its absence disables
};

// cutecheck, compiler, z3, llvm, cvc5, ptxas, librsvg, driver, device.
std::vector<Component> findComponents();

}  // namespace cutecheck::cli
