// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// complement and right_inverse: the oracle's own, on polynomial leaves.
#pragma once

#include "oracle/claims/computed.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

// The flat layout R, strides increasing, such that (filter(A), R) is injective and covers
// [0, cotarget): one mode for each gap between the sorted modes of A and one for what lies above
// them, as CuTe. Needs that cotarget >= 1, the order of the strides, the divisibility of each gap
// and of the cotarget follow from the premises; by a number the cotarget is rounded up. Where that does not
// work for numbers, the least R is taken, or the complement refused with kNoComplement. That (filter(A), R)
// is injective and covers is not assumed: the caller states it as goals.
Computed complement(const Form& a, const Polynomial& cotarget, const Facts& facts);

// R with A(R(i)) = i on the longest prefix made of whole modes of coalesce(A). Needs that no mode left
// over may continue the chain, nor be one mode with one of it: then that is no whole mode of coalesce(A).
// kAny: for who asks for some right inverse, not for the longest by whole modes.
enum class Inverse : uint8_t { kLongest, kAny };
Computed rightInverse(const Form& a, const Facts& facts, Inverse which);

// 1 + sum of (extent-1)*|stride|; nothing when the sign of a stride does not follow.
std::optional<Polynomial> cosize(const Form& a, const Facts& facts);

// The least and the largest offset; nothing when the sign of a stride does not follow.
std::optional<std::pair<Polynomial, Polynomial>> endsOf(const Form& a, const Facts& facts);

// A with every leaf of extent 1 or stride 0 dropped, flat, coalesced.
std::vector<Mode> filtered(const Form& a, const Facts& facts);

}  // namespace cutecheck::oracle
