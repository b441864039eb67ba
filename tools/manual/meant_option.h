// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// meant_option: an option, or a value of one, that other programs have, and how it is said here.
#pragma once

#include <string>
#include <string_view>

namespace cutecheck::cli {

// One sentence without its end, of the option `word` ("--swizzle") that `command` ("smem", "descriptor
// decode") does not have; empty where nothing is known.
std::string meantOption(std::string_view word, std::string_view command);

// The word that was meant by a value that is none of `choices`, "k,mn": of K, k; of row, the one that it
// names; else empty.
std::string meantValue(std::string_view option, std::string_view value, std::string_view choices);

}  // namespace cutecheck::cli
