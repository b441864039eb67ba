// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is known of the register fragments of mma.m16n8k16, apart from any layout: the rows and columns of
// each register, as the PTX ISA (mma.m16n8k16, 16-bit operands) lists them.
#pragma once

#include <optional>
#include <string_view>

#include "core/notation/layout.h"
#include "properties/laws/law.h"

namespace cutecheck::run {

// (thread, value) -> column-major index in 16 x 16: row thread/4, 8 more for values 2, 3, 6, 7; column
// 2*(thread%4) + value%2, 8 more for values 4 to 7.
laws::Outcome fragmentA(const Layout& tv);

// Two accumulators side by side hold what A wants: value v of A is value v%4 of accumulator v/4, for C as a
// map to 16 x 8.
laws::Outcome fragmentPairsOfC(const Layout& tv);

// The check of that name, if it is one.
using FragmentCheck = laws::Outcome (*)(const Layout&);
FragmentCheck findFragmentCheck(std::string_view name);

}  // namespace cutecheck::run
