// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calling instances through the JIT, against the reference.
#pragma once

#include "properties/validation/instances/instance.h"

namespace cutecheck::run {

struct Calls {
  int64_t called = 0, differ = 0;
  int64_t refused = 0;  // the reference answers nothing for the numbers drawn
  std::string first;    // the first difference
};

// Compiles the instances and calls each with `each` draws of its run-time leaves.
Calls callInstances(const Operation& operation, const std::vector<Instance>& instances,
                    generators::Random& random, int64_t each);

}  // namespace cutecheck::run
