// nearestName: what a misspelt word was perhaps meant to be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::cli {

// The name that fewest edits of one letter lead to, the first of several; empty when it takes more than two,
// or as many as the word has letters.
std::string nearestName(std::string_view word, const std::vector<std::string>& names);

}  // namespace cutecheck::cli
