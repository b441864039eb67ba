// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The line that says what a launch leaves in an output (docs/reference/meaning.md).
//
//     ensures f32 y[i] == x[n*i] for i < m by block = i/256, t = i%256
//     ensures f32 y[i] == fold(k < n, s, f32_bits(0), fadd(s, f32 x[n*i + k])) for i < m by ...
#pragma once

#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

// ELEMENT NAME [ EXPR ] "==" VALUE "for" INDEX { "," INDEX } "by" WRITER { "," WRITER }, in the kernel read
// so far, with INDEX ::= NAME "<" EXPR and WRITER ::= NAME "=" EXPR. Fails with meaning_c17.
Expected<MeaningEnsures> parseEnsures(std::string_view text, const MeaningFunction& kernel);

// The symbol that stands for an element in MeaningEnsures::value, by its index in MeaningEnsures::in.
std::string elementSymbol(size_t index);
// fold(INDEX < TURNS, SUM, FIRST, NEXT), or in real numbers sum(INDEX < NUMBER, VALUE) and max; with one
// operand, the number of the reduction, where its parts stand in MeaningEnsures.
bool isFoldCall(const Expression& e);

}  // namespace cutecheck::oracle
