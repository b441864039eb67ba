// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// write_file: a file written whole, or the reason why it is not. Every command that writes a file writes it
// here.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cutecheck::cli {

// Writes `text` as the file: beside it, then renamed, so that a reader finds the old file or the whole new
// one, and a write that fails leaves the old one. A link is followed. What is no file, such as /dev/stdout or
// a pipe, is written as it is, and so is a file in a folder that takes no new one. Where it is not written:
// "cannot write a/b.svg: there is no folder 'a'; make it first, or leave it out", or with what the system
// says: "cannot write a/b.svg: No space left on device".
std::optional<std::string> notWritten(const std::string& file, std::string_view text);

// The same answer of a file that is written later; nothing is changed.
std::optional<std::string> notWritable(const std::string& file);

// "cannot write a/b.svg: " with the reason, an errno.
std::string cannotWrite(const std::string& file, int reason);

}  // namespace cutecheck::cli
