// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which registers one thread has written, where data decide whether an instruction is carried out. Rule
// order_c7 of order.h.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "oracle/ptx/order/decode.h"

namespace cutecheck::ptx {

class PtxWritten {
 public:
  using Registers = std::vector<size_t>;
  enum class Is { kNo, kPerhaps, kYes };
  struct Guard {
    size_t reg;
    bool negated;
    bool operator==(const Guard&) const = default;
  };

  explicit PtxWritten(size_t registers) : yes_(registers) {}

  // As the instruction finds it: what was written under a guard is there for who has the same guard.
  Is of(size_t one, const PtxInstruction& reader) const;
  // `certain`: the instruction is carried out; else its guard decides.
  void write(const PtxInstruction& by, const Registers& all, bool certain);
  // Two ways meet: what was written on both.
  void meet(const PtxWritten& other);
  // What was written under this guard was written, where it holds.
  void holds(const Guard& guard);
  bool operator==(const PtxWritten&) const = default;


 private:
  void changes(size_t guard);

  std::vector<bool> yes_;
  std::map<size_t, std::optional<Guard>>
      perhaps_;  // of those that are not written for certain: under which guard
};

}  // namespace cutecheck::ptx
