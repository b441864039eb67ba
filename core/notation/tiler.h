// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiler: what composition and the divides take by mode.
//
// A tiler is `_` (keep the mode), a layout (an integer n is n:1), or a tuple of tilers, one for
// each of the leading modes of what it is applied to. Read `<a,b>` or `[a;b]`, printed `[a;b]`.
#pragma once

#include <variant>
#include <vector>

#include "core/notation/layout.h"

namespace cutecheck {

class Tiler {
 public:
  struct Keep {
    friend bool operator==(const Keep&, const Keep&) = default;
  };

  Tiler() : state_(Keep{}) {}
  Tiler(Layout layout) : state_(std::move(layout)) {}
  static Tiler keep() { return Tiler(); }
  static Tiler tuple(std::vector<Tiler> modes) {
    Tiler t;
    t.state_ = std::move(modes);
    return t;
  }

  bool isKeep() const { return std::holds_alternative<Keep>(state_); }
  bool isLayout() const { return std::holds_alternative<Layout>(state_); }
  bool isTuple() const { return std::holds_alternative<std::vector<Tiler>>(state_); }
  const Layout& layout() const { return *std::get_if<Layout>(&state_); }
  const std::vector<Tiler>& modes() const { return *std::get_if<std::vector<Tiler>>(&state_); }

  friend bool operator==(const Tiler&, const Tiler&) = default;

 private:
  std::variant<Keep, Layout, std::vector<Tiler>> state_;
};

}  // namespace cutecheck
