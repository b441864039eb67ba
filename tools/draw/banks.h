// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// banks: what an access asks of the 32 banks of shared memory, counted lane by lane.
//
// The rule is that of conflict_free in docs/reference/spec.md (Predicates of claims): banks of 4 bytes, phases of lanes
// that are served at once, lanes that reach one word share it. Here nothing is proved: every lane is looked
// at.
#pragma once

#include <array>
#include <optional>

#include "tools/draw/drawn_layout.h"

namespace cutecheck::draw {

inline constexpr int64_t kBanks = 32, kBankBytes = 4;

struct Access {
  int64_t bytes = 4;    // of a lane
  int64_t element = 4;  // bytes that an offset counts in

  // Lanes that are served at once: as many as ask for 128 bytes together, 32 at most.
  int64_t lanes() const { return bytes <= kBankBytes ? kBanks : kBanks * kBankBytes / bytes; }
};

// "8", "16", "32", "64" or "128" bits, "ldmatrix" or "stmatrix"; elements of so many bytes. Fails with kUsage
// for another access, or elements that do not divide it (draw_c8).
Expected<Access> parseAccess(const std::string& text, int64_t element);

struct BankReport {
  std::vector<std::array<int64_t, kBanks>> words;  // by phase: different words that each bank is asked for
  std::vector<int64_t> banks;                      // by lane: the bank of its first word
  std::vector<bool> conflicts;        // by lane: does it share a bank with another word of its phase?
  int64_t degree = 0;                 // the most words that a bank is asked for
  int64_t phase = 0, bank = 0;        // where that is, first
  std::optional<int64_t> misaligned;  // the first lane that begins between two accesses

  bool conflictFree() const { return degree <= 1 && !misaligned; }
};

// Fails with kOutOfDomain for an address below 0 (draw_c8), kOverflow for one beyond int64_t.
Expected<BankReport> banksOf(const DrawnLayout& lanes, const Access& access);

// The lanes in the colours of their banks, and the banks by phase with the words they are asked for; lanes
// and banks in conflict are marked. Banks are columns, of a narrow picture rows. Fails as banksOf, with
// kLimit for more than kMaxSide phases (draw_c2).
Expected<Picture> banksPicture(const DrawnLayout& lanes, const Access& access, bool narrow = false);

}  // namespace cutecheck::draw
