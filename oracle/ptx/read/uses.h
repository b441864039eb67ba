// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether what a name stands for may stand where an instruction has it, as ptxas 13.0 takes it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/ptx/read/scopes.h"
#include "oracle/ptx/read/tokens.h"

namespace cutecheck::ptx {

// A name among the operands.
struct PtxUse {
  std::string name;
  size_t line = 0;
  std::optional<size_t> address;  // the base of which of the addresses in brackets
  bool isBranch = false;          // where a label stands
  std::string part{};             // ".x", where a part of it is meant
};

// "ld.global.u32 %r1, [x+4]" without its guard.
struct PtxStatement {
  std::string opcode;              // "ld"
  std::vector<std::string> words;  // "global", "u32"
  PtxTokens operands;

  bool has(std::string_view word) const;
  std::string shown() const;  // "ld.global.u32"
};

PtxStatement ptxStatement(PtxTokens all);

// The names among its operands that a text declares: none of registers of the hardware.
std::vector<PtxUse> ptxUses(const PtxStatement& of);

// Whether a number stands as an address where none may: numbers are addresses of local memory alone.
bool ptxHasNumberAsAddress(const PtxStatement& of);

// What is wrong with it; "" where nothing is, and of an opcode that is not known.
std::string ptxWrongUse(const PtxStatement& of, const PtxUse& use, const PtxSymbol& symbol);

// What is wrong with the number of the operands of a call of a function that is declared.
std::string ptxWrongCall(const PtxStatement& of, const PtxScopes& scopes);

}  // namespace cutecheck::ptx
