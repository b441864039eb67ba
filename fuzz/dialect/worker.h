// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One chunk of a campaign in a child process.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "fuzz/dialect/mutant_source.h"

namespace cutecheck::fuzz {

// What the child tells its parent, in memory they share (campaign::Shared): it outlives a crash.
struct Report {
  static constexpr int kFindings = 16, kText = 2000;
  std::atomic<int64_t> at;  // the mutant in hand
  std::atomic<bool> done;
  std::array<int64_t, kStages> reached, faulted;
  double seconds;
  int findings;
  std::array<int64_t, kFindings> number;
  std::array<std::array<char, kText>, kFindings> text;
};

// Runs the mutants [begin, end) and returns how it ended: "", or what is wrong with the process itself
// ("crashed, signal 6"), the mutant in report.at.
std::string runInChild(const CampaignOptions& options, const MutantSource& source, int64_t begin, int64_t end,
                       Report& report);

}  // namespace cutecheck::fuzz
