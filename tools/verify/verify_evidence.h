// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a row of `cutecheck verify` rests on, for a reader: the texts that its run wrote, its lines, its
// times.
#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

struct EvidenceText {
  std::string title;  // "PTX, sm_90a"
  std::string text;
};

struct EvidenceLine {
  SubjectReport report;
  size_t line = 0;  // counted from 1; 0 for a raw input
  double seconds = 0;
};

struct StageTime {
  std::string stage;  // "ptxas, sm_90a"
  double seconds = 0;
};

struct VerifyEvidence {
  std::vector<EvidenceText> texts{};
  std::vector<EvidenceLine> lines{};  // of a data file
  std::vector<StageTime> times{};
};

// The seconds since it was made, or since they were last taken.
class StageClock {
 public:
  double take() {
    const auto now = std::chrono::steady_clock::now();
    return std::chrono::duration<double>(now - std::exchange(begin_, now)).count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace cutecheck::cli
