// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// lanes: vectors and floating point, which are moved and built but not looked into.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/tv/terms/symbolic_value.h"

namespace llvm {
class Function;
class Instruction;
class IntrinsicInst;
}  // namespace llvm

namespace cutecheck::oracle {

// Whether an instruction on vectors is the same instruction on each of their lanes.
bool isLaneWise(const llvm::Instruction& i);

// Whether an instruction is extractelement, insertelement or shufflevector.
bool isLaneMove(const llvm::Instruction& i);
// Such an instruction at constant places; nothing for others.
std::optional<SymbolicValue> moveLanes(const llvm::Instruction& i, const std::vector<SymbolicValue>& x);

// A function of data (ir/value_functions.h) on scalars, or a choice by one; nothing for others.
std::optional<SymbolicValue> valueOperation(const llvm::Instruction& i, const std::vector<SymbolicValue>& x);

// An open function (ir/value_functions.h) of scalars, and of all lanes of vectors.
std::optional<SymbolicValue> openValue(const llvm::Instruction& i, const std::vector<SymbolicValue>& x);

// Whether fast-math flags allow another value than the instruction's, as it is modelled.
bool isRelaxed(const llvm::Instruction& i);

// "ctaid.x" of llvm.nvvm.read.ptx.sreg.ctaid.x; empty for other intrinsics, and for registers that may change while a
// thread runs (a clock).
std::string registerName(const llvm::IntrinsicInst& call);

}  // namespace cutecheck::oracle
