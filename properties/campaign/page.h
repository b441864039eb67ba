// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page that a campaign writes its figures into, between two lines that say so.
#pragma once

#include <string>

namespace cutecheck::campaign {

// The figures between the two lines of the program.
std::string markedFigures(const std::string& program, const std::string& figures);

// Puts them in place of what stands between these lines; false when the page cannot be read or written, or
// lacks the lines.
bool recordPage(const std::string& path, const std::string& program, const std::string& figures);

}  // namespace cutecheck::campaign
