// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Edits of a kernel's PTX that name no line of it: the n-th instruction of an opcode, and what of it is
// replaced.
//
// So the tables of edits hold nothing of the text that they change, which may be somebody else's.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::foreign {

struct Edit {
  std::string what;      // in words
  std::string opcode;    // the first words of an opcode; where it begins with @ of a guard
  size_t number = 1;     // which instruction of the kernel that begins so
  std::string from, to;  // a regular expression, and what stands for its first match; \n and \t in both
};

// The names of the kernels of a text, in their order.
std::vector<std::string> kernelNames(const std::string& ptx);

// The text with one edit of a kernel. An error where the kernel has no such instruction, or it would stay as
// it is.
Expected<std::string> edited(const std::string& ptx, const std::string& kernel, const Edit& edit);

// Cells of a table of columns that tabs part; lines led by # are comments.
std::vector<std::vector<std::string>> rowsOf(const std::string& table);

}  // namespace cutecheck::foreign
