// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expand: a term of sums and products, multiplied out; what the checker of certificates calculates with.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

// Coefficients of products of variables, none of them 0.
using Expanded = std::map<std::vector<std::string>, Int128>;

// Nothing when the term is none of sums and products, has more than 256 of them or leaves 128 bits.
std::optional<Expanded> expand(const Term& term);

// The difference a - b multiplied out.
std::optional<Expanded> expandedDifference(const Term& a, const Term& b);

}  // namespace cutecheck::oracle
