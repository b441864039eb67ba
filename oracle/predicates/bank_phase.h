// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bank_phase: the lanes of one shared-memory transaction, and the banks that they reach.
//
// Shared memory has 32 banks of 4 bytes. A transaction serves 32 lanes of at most 4 bytes, 16 of 8 or 8 of 16
// (a half or a quarter warp; the 8 rows of one matrix of ldmatrix and stmatrix): 128 bytes. Lanes that reach
// one word share it; different words of one bank take turns. Source: CUDA C++ Programming Guide, shared
// memory; PTX ISA, ldmatrix.
#pragma once

#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

inline constexpr int64_t kBankRow = 128;  // bytes of one word of each bank

struct Access {
  int64_t bytes = 4;  // of one lane
  int64_t elt = 1;    // bytes of an element

  // Bytes that take turns as one: a word, or the access where it is wider.
  int64_t unit() const { return bytes < 4 ? 4 : bytes; }
  int64_t lanes() const { return kBankRow / unit(); }  // of one phase, and units of a row of banks
};

// From offsets in elements to the number of their unit in memory, or in its row of banks.
std::vector<Function> unitOf(const Access& access);
std::vector<Function> bankOf(const Access& access);

// What is known of a phase at numbers.
struct Phase {
  std::vector<Int128> units;   // of each lane
  bool shared = false;         // two lanes reach one unit
  int64_t degree = 1;          // units of the busiest bank
  std::vector<int64_t> lanes;  // that reach it
  int64_t bank = 0;            // its number, the first of the unit
};

// Fails when a lane has no offset or a negative one.
Expected<Phase> phaseOf(const Function& offsets, const Access& access);

// That the lanes of the phase meet no bank twice: `offsets` maps a lane to its offset, at numbers.
Expected<Goal> phaseGoal(const Function& offsets, int64_t firstLane, const Access& access, std::string text);

}  // namespace cutecheck::oracle
