// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which bytes of a module in bytecode are characters of spellings.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace cutecheck::fuzz {

// The places of characters of strings (names of operations, notation of types) and of types and attributes
// that are written as text; nothing where the sections of the file cannot be told. What is around them,
// numbers and the zeros behind strings, is the frame. Source: "MLIR Bytecode Format",
// mlir.llvm.org/docs/BytecodeFormat, sections 0 (strings) and 2 (attributes and types).
std::vector<size_t> spelledBytes(std::string_view bytecode);

}  // namespace cutecheck::fuzz
