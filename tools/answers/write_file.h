// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// write_file: a file written whole, or the reason why it is not.
#pragma once

#include <optional>
#include <string>

namespace cutecheck::cli {

// Writes `text` as the file. Where it is not written: "cannot write a/b.svg: there is no folder 'a'; make it first, or leave
// it out", or with what the system says.
std::optional<std::string> notWritten(const std::string& file, const std::string& text);

}  // namespace cutecheck::cli
