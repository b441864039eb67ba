// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constant expressions of PTX, as extents, offsets and operands have them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cutecheck::ptx {

// The value of a whole text: numbers of any base, with "U" behind them, the operators of PTX and parentheses
// (PTX ISA 9.0, "Constant Expressions": numbers of 64 bits, with a sign or without); or the bits of floating
// point, which are no part of an expression. Nothing where any of it is something else, or where the ISA and
// ptxas 13.0 do not say one value: a remainder of numbers below 0, a shift by more than 63, two alternatives
// of which one has a sign.
std::optional<uint64_t> ptxConstant(std::string_view text);

// The same of what stands behind the base of an address, "+8" or "+-8": nothing binds less than a sum there.
std::optional<uint64_t> ptxOffset(std::string_view text);

// One number without any operator, as extents and alignments are.
std::optional<uint64_t> ptxNumber(std::string_view text);

// Why a text that has no value is no constant expression that is read; "" where it does not begin as one.
std::string ptxWhyNoConstant(std::string_view text);

// 'f' of "0f3f800000", 'd' of "0d3ff0000000000000", 0 of a constant that is none of them.
char ptxFloatLiteral(std::string_view constant);

}  // namespace cutecheck::ptx
