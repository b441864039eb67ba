// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a matrix descriptor is shown.
#pragma once

#include <string>

#include "core/operand/operand_read.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

// "0x4000004000010000".
std::string hexadecimal(uint64_t word);

// The fields in units of the word and in bytes.
Json fieldsJson(uint64_t word, const MatrixDescriptor& descriptor);

// A table of the fields: bits, name, value, meaning. `form` and the extents, when known, say what the
// distances lie between.
std::string fieldsText(uint64_t word, const MatrixDescriptor& descriptor);
std::string fieldsText(uint64_t word, const MatrixDescriptor& descriptor, const OperandForm& form,
                       int64_t mn);

// The bytes of the chunks that one instruction reads: of K-major operands a line for each row, of MN-major
// ones for each k; at most 16 lines.
std::string readText(const MatrixDescriptor& descriptor, const OperandForm& form, int64_t mn);

}  // namespace cutecheck::cli
