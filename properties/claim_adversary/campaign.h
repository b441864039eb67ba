// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Campaign: many cases judged, in blocks, and what they came to.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "properties/claim_adversary/coverage.h"

namespace cutecheck::adversary {

struct Found {
  uint64_t number = 0;
  std::string kind, plan, claim, where, detail, least;  // least: the smallest that shows the same
};

struct Summary {
  uint64_t cases = 0, judged = 0, lawful = 0, lawfulProved = 0, falsified = 0;
  std::array<uint64_t, kSayings> said{};
  std::map<std::string, std::pair<uint64_t, uint64_t>> plans;  // lawful ones, and those of them Proved
  std::vector<Found> findings;
  Coverage coverage;

  void take(uint64_t number, const Case& drawn, const Judgement& judgement);
  void merge(const Summary& other);
  std::string line() const;
  // One text without quotes or line ends, and back.
  std::string packed() const;
  static Summary unpacked(const std::string& text);
  // The table of docs/evidence/adversary.md, with the lines about what was run; `least` draws make a cell.
  std::string table() const;
};

// Judges cases [begin, end) of the seed. `current` is told each before it is judged; those in `skipped` are
// not.
Summary runCases(uint64_t seed, uint64_t begin, uint64_t end, const JudgeOptions& options,
                 const std::function<void(uint64_t)>& current = {},
                 const std::vector<uint64_t>& skipped = {});

}  // namespace cutecheck::adversary
