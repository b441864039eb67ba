// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Figures of a campaign: counted from journals, kept as a record, printed as the section of docs/evidence/adversary_kernels.md.
#pragma once

#include <istream>

#include "properties/kernel_adversary/campaign.h"

namespace cutecheck::kernel_adversary {

class Figures {
 public:
  explicit Figures(uint64_t seed = 0) : seed_(seed) {}

  void add(const std::vector<Judged>& judged);
  // Milliseconds of validations; their median is recorded.
  void addTimes(const std::vector<double>& milliseconds);
  std::string text() const;
  // Lines of fields with tabs between them, and back. Fails with kBadRequest on any other line.
  std::string record() const;
  static Expected<Figures> read(std::istream& record);
  // What the campaign must show holds: no false Proved, no finding, at least 80 % and 60 %, a median of at most 500 ms.
  bool holds(std::string& why) const;
  size_t mutants() const;
  size_t apart() const;

 private:
  enum Column : uint8_t { kAll, kProved, kRefuted, kUnknown, kApart, kApartProved, kApartRefuted, kApartUnknown, kColumns };
  struct Row {
    size_t n[kColumns] = {};
  };
  Row sum() const;

  uint64_t seed_;
  size_t modules_ = 0, findings_ = 0;
  double median_ = 0;
  Row unmutated_;
  std::map<std::string, Row> operators_;
  std::map<std::string, size_t> unmutatedReasons_, apartReasons_;
};

}  // namespace cutecheck::kernel_adversary
