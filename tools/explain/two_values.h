// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// twoValues: of a refused composition A o B what A(B(c)) is at the coordinate that breaks it, and what every
// layout that agrees before c must give there.
#pragma once

#include <optional>
#include <string>

#include "core/notation/layout.h"

namespace cutecheck::cli {

struct TwoValues {
  int64_t at = 0;                 // the coordinate c
  std::string coordinate;         // of B
  int64_t inner = 0;              // B(c)
  int64_t truth = 0;              // A(B(c))
  std::optional<int64_t> layout;  // what a layout gives that agrees before c, where one number follows
  std::string because;            // how it follows
};

// Of layouts with known numbers; nothing where a value leaves int64_t.
std::optional<TwoValues> twoValues(const Layout& a, const Layout& b, int64_t at);

}  // namespace cutecheck::cli
