// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an inferred type says of a value, as claims: its static leaves, and the divisors of the others.
#pragma once

#include "core/notation/layout.h"
#include "lowering/semantics/mapping.h"

namespace cutecheck::meaning {

// "TERM == 4" for a static leaf, "TERM % 8 == 0" for ?{div=8}; nothing for what the term itself spells. Trees
// of another profile than the type's give nothing.
std::vector<std::string> claimsOf(const IntTuple& type, const TermTuple& value);
std::vector<std::string> claimsOf(const Layout& type, const TermLayout& value);
// The same of a view of the tensor `base`: a stride is how far apart the elements at 0 and at 1 of its mode
// are.
std::vector<std::string> claimsOf(const Layout& type, const Mapping& view, const TermLayout& base);

}  // namespace cutecheck::meaning
