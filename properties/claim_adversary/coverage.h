// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Coverage: how often each name stood at each position, and how often the claim was then answered.
#pragma once

#include <array>
#include <map>
#include <string>

#include "properties/claim_adversary/generator.h"
#include "properties/claim_adversary/judge.h"

namespace cutecheck::adversary {

struct Cell {
  uint64_t drawn = 0;
  uint64_t answered = 0;                     // Proved, Refuted or Unknown, not refused
  uint64_t decided = 0;                      // Proved or Refuted
  std::map<std::string, uint64_t> refusals;  // by code and rule
};

class Coverage {
 public:
  void add(const Case& drawn, Said said, const std::string& refusal);
  void merge(const Coverage& other);
  const Cell& at(const std::string& name, Position position) const;
  // name@position=drawn/answered/decided/refusal:count; one text without blanks or quotes, and back.
  std::string text() const;
  void read(const std::string& text);

 private:
  std::map<std::string, std::array<Cell, kPositions>> cells_;
};

}  // namespace cutecheck::adversary
