// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every edit of one kernel in a text of PTX that an operator makes: small mistakes of a hand or of a
// compiler.
#pragma once

#include <string>
#include <vector>

#include "properties/ptx_adversary/statements.h"

namespace cutecheck::ptx_adversary {

struct Edit {
  std::string operation;  // the operator
  Span at;
  std::string with;
  std::string perhaps{};  // a register that data decide whether it is written there
};

// All operators, in the order of the tables.
const std::vector<std::string>& operators();
// The edits of all operators, in one order; each leaves another text.
std::vector<Edit> editsOf(const Kernel& kernel);
std::string edited(const std::string& text, const Edit& edit);

// The parts of editsOf: of operands, of opcodes, of statements and what stands around them, and of who
// carries them out.
void addOperandEdits(const Kernel& kernel, std::vector<Edit>& edits);
void addOpcodeEdits(const Kernel& kernel, std::vector<Edit>& edits);
void addStatementEdits(const Kernel& kernel, std::vector<Edit>& edits);
void addThreadEdits(const Kernel& kernel, std::vector<Edit>& edits);

// Whether an instruction is of threads together: its numbers are counts, masks and numbers of barriers.
bool isOfThreadsTogether(const std::string& opcode);

}  // namespace cutecheck::ptx_adversary
