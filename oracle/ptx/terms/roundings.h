// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What separates the value of a term, which is that of one draw and rounded, from the real number that it
// stands for.
#pragma once

#include <span>
#include <unordered_map>

#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

class Roundings {
 public:
  explicit Roundings(const Terms& terms) : terms_(terms) {}

  // How far the two may lie apart: the errors of the operands through the operation, and its own rounding.
  // HUGE_VAL where nobody knows.
  double errorOf(TermId root);
  // Whether no value on the way to the term is a NaN, or infinite but by a constant.
  bool staysReal(TermId root) const;
  // Terms are forgotten, and others have their names.
  void forget() { errors_.clear(); }

 private:
  double stepOf(TermId id) const;
  double productOf(const Term& term, std::span<const TermId> args) const;
  double valueOf(TermId id, Element type) const;
  bool hasInfinity(std::span<const TermId> args, Element type) const;

  const Terms& terms_;
  std::unordered_map<TermId, double> errors_{};
};

}  // namespace cutecheck::terms
