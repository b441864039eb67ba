// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the linear coordinate of a counterexample to the hierarchical ones of the claim's layouts.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/notation/expression.h"

namespace cutecheck::cli {

// For each index, the coordinates of the layouts that the claim speaks about, e.g.
// "(1,0) of (2,3):(1,2), (1,0) of (3,2):(1,3)"; empty text where there is none. Symbols take the
// values of `assignment`.
std::vector<std::string> hierarchicalCoordinates(Expression claim,
                                                 const std::map<std::string, int64_t>& assignment,
                                                 const std::vector<int64_t>& indices);

}  // namespace cutecheck::cli
