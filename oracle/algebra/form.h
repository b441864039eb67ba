// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Form: a layout with polynomial leaves, what the oracle computes with.
#pragma once

#include <string>
#include <vector>

#include "oracle/claims/function.h"
#include "oracle/terms/polynomial.h"

namespace cutecheck::oracle {

struct Mode {
  Polynomial extent{1}, stride{0};
};

struct Form {
  bool isLeaf = true;
  Mode leaf;
  std::vector<Form> modes;  // of a tuple

  Form() = default;  // 1:0
  explicit Form(Mode mode) : leaf(std::move(mode)) {}
  Form(Polynomial extent, Polynomial stride) : leaf{std::move(extent), std::move(stride)} {}
  static Form tuple(std::vector<Form> modes);
  // The modes as a tuple, the one mode itself, or 1:0.
  static Form flat(const std::vector<Mode>& modes);

  size_t rank() const { return isLeaf ? 1 : modes.size(); }
  const Form& mode(size_t i) const { return isLeaf ? *this : modes[i]; }
};

Form formOf(const Layout& layout);
Function functionOf(const Form& form);
Polynomial sizeOf(const Form& form);
std::vector<Mode> leavesOf(const Form& form);
// All extents and strides are numbers, and no extent is below 1, as premises that contradict an extent can make it.
bool isStatic(const Form& form);
// shape:stride
std::string toString(const Form& form);

}  // namespace cutecheck::oracle
