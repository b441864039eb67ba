// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// nearestName: what a misspelt word was perhaps meant to be.
#pragma once

#include <span>
#include <string_view>

namespace cutecheck {

// The name that fewest edits of one letter lead to, the first of several; empty when it takes more than
// `most` or more than one for each three letters of the word (one for a shorter word), for a word of one
// letter or none, and for words of more than 64 letters.
std::string_view nearestName(std::string_view word, std::span<const std::string_view> names, size_t most);

}  // namespace cutecheck
