// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FloorForm: a layout as a sum of floors, the form in which carries can be read off.
//
// Let A have flat modes (s1,d1),...,(sm,dm), the last one unbounded, and P_i = s1*...*si. Since the
// i-th digit of k is floor(k/P_{i-1}) - s_i*floor(k/P_i),
//
//   A(k) = d1*k + sum over i < m of (d_{i+1} - s_i*d_i) * floor(k / P_i)        for k >= 0.
//
// A mode that continues the one before it has jump 0 and disappears, and modes of extent 1 are
// left out, so the form is canonical without coalescing. For k = sum of x_j*r_j it gives
//
//   A(k) - sum of x_j*A(r_j) = sum over i of jump_i * floor( sum_j x_j*(r_j mod P_i) / P_i ):
//
// A is linear on a box of steps r_j exactly when these carry terms cancel everywhere on it.
// Strides over several basis elements are vectors, one component each.
#pragma once

#include <map>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/integers.h"

namespace cutecheck {

class FloorForm {
 public:
  // An element of the codomain: one component for each basis path of A's strides.
  using Vector = std::vector<Int128>;

  struct Row {
    Int128 period;
    Vector jump;
  };

  // Fails with kNotStatic, or kOverflow when a jump leaves 128 bits.
  static Expected<FloorForm> make(const Layout& a);

  // The rows in increasing order of period; jumps are not zero. Periods beyond 128 bits, which
  // no index reaches, are left out.
  const std::vector<Row>& rows() const { return rows_; }

  // A(k); nothing when a component leaves 128 bits.
  std::optional<Vector> at(Int128 k) const;

  // The stride leaf that stands for the vector, if a multiple of one basis element does.
  // Fails with kOverflow (composition_c3) or kNotComposable (composition_c2).
  Expected<IntTuple> strideFor(const Vector& v) const;

 private:
  struct Digit {
    int64_t extent;
    int64_t stride;
    size_t component;
  };
  std::vector<Digit> digits_;
  std::vector<std::vector<uint32_t>> paths_;
  std::vector<Row> rows_;
};

}  // namespace cutecheck
