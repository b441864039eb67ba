// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random modules as text, for whoever has no header of MLIR.
#pragma once

#include <memory>
#include <string>

#include "properties/generators/random.h"

namespace cutecheck::fuzz {

class ModuleTexts {
 public:
  ModuleTexts();
  ~ModuleTexts();
  // A module that is valid by construction, or, every second time, one with a fault.
  std::string random(generators::Random& random);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cutecheck::fuzz
