// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Figures of a campaign: counted from a journal, kept as a record, printed as the section of
// docs/evidence/adversary_ptx.md.
#pragma once

#include <istream>
#include <map>
#include <set>

#include "properties/ptx_adversary/campaign.h"

namespace cutecheck::ptx_adversary {

class Figures {
 public:
  explicit Figures(uint64_t seed = 0) : seed_(seed) {}

  void add(const Judged& judged);
  std::string text() const;
  // Lines of fields with tabs between them, and back. Fails with kBadRequest on any other line.
  std::string record() const;
  static Expected<Figures> read(std::istream& record);
  // What the campaign must show: each kernel is Proved as it stands, no mutant that is told apart is, and
  // nothing else is found.
  bool holds(std::string& why) const;
  size_t mutants() const { return sum().n[kAll]; }
  size_t apart() const { return sum().n[kApart]; }
  size_t kernels() const { return kernels_.size(); }

 private:
  enum Column : uint8_t {
    kAll,
    kProved,
    kRefuted,
    kUnknown,
    kRefused,
    kApart,
    kApartRefuted,
    kApartUnknown,
    kApartRefused,
    kApartProved,
    kColumns
  };
  struct Row {
    size_t n[kColumns] = {};
  };
  Row sum() const;

  uint64_t seed_;
  size_t proved_ = 0, findings_ = 0;  // proved_: kernels as they stand
  std::map<std::string, Row> operators_, kernels_;
  std::map<std::string, size_t> reasons_;
};

}  // namespace cutecheck::ptx_adversary
