// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The mutators of a target by its name, for what mutates outside libFuzzer.
#pragma once

#include <string>
#include <string_view>

#include "fuzz/mutators/tree_mutator.h"

namespace cutecheck::fuzz {

// How the inputs of the target are laid out; null for targets of text.
const TreeFormat* formatOf(std::string_view target);

// One change of an input of the target; a time in four it is crossed with `other`, a time in eight a byte
// changes.
std::string mutant(std::string_view target, std::string_view bytes, std::string_view other,
                   generators::Random& random);

}  // namespace cutecheck::fuzz
