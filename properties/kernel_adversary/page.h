// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page that the campaign writes its figures into, between two lines that say so.
#pragma once

#include <string>

namespace cutecheck::kernel_adversary {

inline constexpr const char* kBegin = "<!-- written by kernel_campaign --record -->\n";
inline constexpr const char* kEnd = "<!-- end of what kernel_campaign writes -->\n";

// False when the page cannot be read or written, or lacks the lines.
bool recordPage(const std::string& path, const std::string& figures);

}  // namespace cutecheck::kernel_adversary
