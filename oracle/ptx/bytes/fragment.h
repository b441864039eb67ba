// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which element of a matrix a lane holds in which register (PTX ISA 9.0, "Matrix Fragments").
//
// Registers of 32 bits hold 32 / bits elements along k; those of f64 one. Lane l belongs to group l / 4, and
// is the l % 4th of it.
#pragma once

#include <cstdint>
#include <utility>

namespace cutecheck::emulate {

// Element `i` of register `r` of A of `m` rows (8 or 16), `each` elements in a register: row and k.
inline std::pair<uint64_t, uint64_t> placeInA(uint64_t lane, uint64_t r, uint64_t i, uint64_t m,
                                              uint64_t each) {
  const uint64_t group = lane / 4, own = lane % 4, halves = m / 8;
  return {group + 8 * (r % halves), own * each + i + 4 * each * (r / halves)};
}
// Of B: n and k.
inline std::pair<uint64_t, uint64_t> placeInB(uint64_t lane, uint64_t r, uint64_t i, uint64_t each) {
  return {lane / 4, lane % 4 * each + i + 4 * each * r};
}
// Value `v` of D: two of a row, then the row 8 below, then the next 8 columns.
inline std::pair<uint64_t, uint64_t> placeInD(uint64_t lane, uint64_t v, uint64_t m) {
  const uint64_t halves = m / 8;
  return {lane / 4 + 8 * (v / 2 % halves), lane % 4 * 2 + v % 2 + 8 * (v / 2 / halves)};
}

}  // namespace cutecheck::emulate
