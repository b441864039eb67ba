// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a fold: a loop of run-time length that loads and computes, and exchanges through shared memory
// (docs/reference/meaning.md).
//
//     fold k < n when i < m
//       carry s f32 = f32_bits(0)
//       load l f32 x[n*i + k]
//       next s = fadd(s, l)
//     done
#pragma once

#include "oracle/tv/reference/meaning.h"

namespace cutecheck::oracle {

// INDEX "<" EXPR [ "when" EXPR ]. Fails with meaning_c18, as the others do.
Expected<MeaningFold> parseFold(std::string_view text, const MeaningFunction& kernel);
// NAME FLOAT "=" VALUE, in the open fold: what it begins with, of values before it.
Expected<MeaningCarried> parseCarry(std::string_view text, const MeaningFunction& kernel);
// NAME "=" VALUE, in the open fold: what a turn makes of it. Returns what is wrong.
std::optional<Diagnostic> readNext(std::string_view text, size_t line, MeaningFunction& kernel);
// "done".
std::optional<Diagnostic> closeFold(MeaningFunction& kernel);

// The fold whose lines are read.
std::optional<size_t> openFold(const MeaningFunction& kernel);
// An access of the open fold happens once a turn.
void putInTurn(MeaningAccess& access, const MeaningFunction& kernel);
// That no parameter carries the name, for it is of floating point, or beside the names that there are.
std::string notCarried(const MeaningFunction& kernel, const std::string& name);
// A name of a fold that means something else, too; empty where none does.
std::string ambiguousName(const MeaningFunction& kernel);

}  // namespace cutecheck::oracle
