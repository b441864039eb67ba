// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rows of opcodes: which words stand behind one, in which order (PTX ISA 9.0).
#pragma once

#include <span>
#include <string_view>

namespace cutecheck::ptx {

// A row: the opcodes, and what stands behind them: slots between blanks. A slot has alternatives between
// bars, of one word or of several with dots between them; one that ends in ? may be left out. "$name" is any
// word of a set.
struct OpcodeRow {
  std::string_view opcodes, slots;
  bool anyOrder = false;  // of the slots before the last, as ptxas takes them and inline assembly writes them
};

// Words of one name.
struct OpcodeSet {
  std::string_view name, words;
};

std::span<const OpcodeRow> opcodeRows();

// The set of the name; null where there is none.
const OpcodeSet* opcodeSet(std::string_view name);

}  // namespace cutecheck::ptx
