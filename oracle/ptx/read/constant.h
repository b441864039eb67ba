// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constant expressions of PTX, as extents, offsets and operands have them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace cutecheck::ptx {

// The value of a whole text: numbers of any base, with "U" behind them, + - * / % << >> & ^ | ~ and parentheses; or the
// bits of floating point, which are no part of an expression. Nothing where any of it is something else, or where the sign of a number
// decides.
std::optional<uint64_t> ptxConstant(std::string_view text);

// The same of what stands behind the base of an address, "+8" or "+-8": nothing binds less than a sum there.
std::optional<uint64_t> ptxOffset(std::string_view text);

// 'f' of "0f3f800000", 'd' of "0d3ff0000000000000", 0 of a constant that is none of them.
char ptxFloatLiteral(std::string_view constant);

}  // namespace cutecheck::ptx
