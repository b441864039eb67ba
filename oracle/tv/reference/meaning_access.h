// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a kernel: its pointers, and its accesses to memory (docs/reference/meaning.md).
#pragma once

#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

// NAME [ "shared" ] [ "align" UINT ]. Fails with meaning_c4.
Expected<MeaningPointer> parsePointer(std::string_view text);

// ELEMENT NAME [ EXPR ], cut off `rest`: the type, the pointer and the offset of an access. Fails with meaning_c12.
Expected<MeaningAccess> parsePlace(std::string_view& rest, const MeaningFunction& f);

// What follows `load` or `store`, in the kernel read so far. Fails with meaning_c12.
Expected<MeaningAccess> parseAccess(std::string_view text, bool store, const MeaningFunction& kernel);

// What is wrong with a value, of which the loads and what is carried of one fold are known beside what stands outside of
// folds. Fails with meaning_c12.
std::optional<Diagnostic> valueProblem(const Expression& value, const MeaningFunction& kernel, std::optional<size_t> fold,
                                       bool truth = false);

// Whether a load, or a parameter of floating point, has the name.
bool isNamed(const MeaningFunction& kernel, const std::string& name);

// Bytes of an element type, 0 for a word that is none.
unsigned elementBytes(std::string_view type);

// Whether the call stands for a constant by its bits: f32_bits(1065353216).
bool isBitsCall(const Expression& e);
// The bits of such a call: one number that its type has, of 64 bits also the negative one that has them.
std::optional<uint64_t> bitsOf(const Expression& e);
// Reads a value, in which a constant of 64 bits may be more than the notation's numbers:
// f64_bits(9223372036854775808).
Expected<Expression> parseValue(std::string_view text);
// Whether it is a number of a type: i32_of(EXPR).
bool isNumberCall(const Expression& e);
// Whether it is a value by a condition on integers: choice(CONDITION, a, b).
bool isChoiceCall(const Expression& e);
// Calls `visit` with each condition and number of a value, in order; a value inside a choice is `guarded`.
template <typename Value, typename Visit>
void forEachNumber(Value& value, const Visit& visit, bool guarded = false) {
  if (isNumberCall(value)) return visit(value.children[0], false, guarded);
  const bool choice = isChoiceCall(value);
  if (choice) visit(value.children[0], true, guarded);
  for (size_t k = choice ? 1 : 0; k < value.children.size(); ++k) forEachNumber(value.children[k], visit, guarded || choice);
}

}  // namespace cutecheck::oracle
