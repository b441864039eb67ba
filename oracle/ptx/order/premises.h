// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an order, or a proof, takes for granted where the text does not say it, in words: OrderReport::restsOn.
#pragma once

namespace cutecheck::ptx {

inline constexpr const char* kBeginsAligned =
    "arrays of shared memory without an extent begin at a multiple of 1024 bytes, whatever their .align says";
inline constexpr const char* kTakesMultiples =
    "pointers to global memory, and addresses there that data gives, are the multiples that copies ask for";
inline constexpr const char* kPointersApart =
    "pointers of different parameters lead to different memory: threads store what they loaded alike";
inline constexpr const char* kWarpSpeaksForGroup =
    "where one warp of a warpgroup has waited for a wgmma, that has read its operands for all four warps";
inline constexpr const char* kFactorIsNamedTwice =
    "the two highest bits of an address of scale factors, where they name the same byte as the instruction descriptor, are "
    "no part of the address: kernels for block scaling write them so, and no document says it";
inline constexpr const char* kRowsSideBySide =
    "no swizzle of a tensor map is wider than a row of its box: else shared memory beyond the bytes of the "
    "box is reached";
inline constexpr const char* kNoTrap = "no data, and no state of a barrier, lead a thread to a trap";
inline constexpr const char* kEvenByMask =
    "the address in an even block of a cluster is that in the odd one behind it without bit 24: kernels for pairs of blocks "
    "clear it so, and no document says it";

}  // namespace cutecheck::ptx
