// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of corpus/kernels, and their verdicts by translation validation.
#pragma once

#include <fstream>
#include <sstream>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {

inline std::string readKernel(const std::string& name) {
  std::ifstream file(std::string(CUTECHECK_SOURCE_DIR) + "/corpus/kernels/" + name);
  EXPECT_TRUE(file.good()) << name;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace cutecheck::run
