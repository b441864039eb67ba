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

// Bytes of an element type, 0 for a word that is none.
unsigned elementBytes(std::string_view type);

// Operations on floating-point values that a stored value may name, and how many operands each has; 0 for
// another word.
size_t valueOperands(std::string_view name);

// Whether the call stands for a constant by its bits: f32_bits(1065353216).
bool isBitsCall(const Expression& e);

}  // namespace cutecheck::oracle
