// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// value_functions: the functions of data that a stored value may be made of, each with the instruction of LLVM that it is.
//
// They are never computed: a function is its name, which says what tells it from others: the types of a conversion, the
// predicate of a comparison. The other types are those of the operands. What has no row is not modelled.
#pragma once

#include <string>
#include <string_view>

namespace llvm {
class Instruction;
}

namespace cutecheck::oracle {

// How many operands the function has; 0 for a word that is none.
size_t valueOperands(std::string_view word);
// Whether it is a truth value: fcmp_olt. Such a value chooses (fselect) and nothing else.
bool isDataTruth(std::string_view word);
// The function that has the same value when its first two operands are exchanged: "fadd" of "fadd", "fcmp_ogt" of "fcmp_olt";
// empty where no function is known to. Which NaN a function of floats yields is not said by LLVM, nor which of two zeros fmaxnum
// does.
std::string exchangedWord(std::string_view word);

// "fadd", "fext_f16_f32": the function that the instruction is on each lane; empty for others, and for those that
// promise something besides (fast-math flags, nneg). A choice by data is named where its condition is seen.
std::string valueWord(const llvm::Instruction& i);
constexpr std::string_view kDataSelect = "fselect";

// The open functions: LLVM chooses their values at each instruction, so that two instructions of the same
// operands are not taken for one value (Alikeness::open). "fsum" of a value and of the lanes of a vector is
// `llvm.vector.reduce.fadd` with `reassoc` alone, "fmax" of the lanes `llvm.vector.reduce.fmax` without
// flags: in any order. "fexp2afn" of each lane is `llvm.exp2` with `afn` alone: an approximation. Empty for
// others.
std::string_view openWord(const llvm::Instruction& i);
constexpr std::string_view kOpenSum = "fsum", kOpenMaximum = "fmax", kOpenPower = "fexp2afn";
// The least number of operands, 0 for a word that is none; a power has no more.
size_t openOperands(std::string_view word);

}  // namespace cutecheck::oracle
