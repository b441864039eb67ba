// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inputs for a law: every small one, then random ones, then large ones.
#pragma once

#include <functional>

#include "properties/generators/random.h"
#include "properties/laws/law.h"

namespace cutecheck::run {

// Calls `visit` with every input within the bounds in inputs.cpp, each `stride`-th one only when
// stride > 1; stops when it returns false. Returns how many were visited.
int64_t forEachSmallInput(laws::Arguments arguments, const std::function<bool(const laws::Input&)>& visit,
                          int64_t stride = 1);

laws::Input randomInput(laws::Arguments arguments, generators::Random& random);

// Sizes from 2^15 to 2^40.
laws::Input largeInput(laws::Arguments arguments, generators::Random& random);

// Simpler inputs than `input`, the simplest first.
std::vector<laws::Input> smallerInputs(laws::Arguments arguments, const laws::Input& input);

}  // namespace cutecheck::run
