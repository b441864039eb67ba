// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RapidCheck generators with shrinking: fewer modes, smaller extents, smaller strides.
//
// The values come from random_layout.h, so both kinds of run meet the same hazards; RapidCheck
// adds its shrinking and its own reproduction string.
#pragma once

#include <rapidcheck.h>

#include <ostream>

#include "core/notation/print.h"
#include "properties/generators/random_layout.h"
#include "properties/generators/shrink.h"

namespace cutecheck {

inline void showValue(const Layout& a, std::ostream& os) { os << toString(a); }
inline void showValue(const Tiler& a, std::ostream& os) { os << toString(a); }
inline void showValue(const IntTuple& a, std::ostream& os) { os << toString(a); }

namespace generators {

// What `make` returns for a fresh seed, with `smaller` as its shrinks.
template <typename Make>
auto seeded(Make make) {
  using T = std::invoke_result_t<Make, Random&>;
  return rc::gen::shrink(
      rc::gen::map(rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<uint64_t>())),
                   [make](uint64_t seed) {
                     Random random(seed);
                     return make(random);
                   }),
      [](const T& value) { return rc::seq::fromContainer(smaller(value)); });
}

inline rc::Gen<Layout> layouts(const LayoutStyle& style = {}) {
  return seeded([style](Random& random) { return randomLayout(random, style); });
}
inline rc::Gen<Layout> rightOperands(const Layout& left) {
  return seeded([left](Random& random) {
    return random.oneIn(2) ? randomRightOperand(random, left) : randomLayout(random);
  });
}
inline rc::Gen<Tiler> tilers(const Layout& a) {
  return seeded([a](Random& random) { return randomTiler(random, a); });
}
inline rc::Gen<IntTuple> coordinates(const IntTuple& shape) {
  return seeded([shape](Random& random) { return randomCoordinate(random, shape, random.oneIn(2)); });
}

}  // namespace generators
}  // namespace cutecheck

namespace rc {
template <>
struct Arbitrary<cutecheck::Layout> {
  static Gen<cutecheck::Layout> arbitrary() { return cutecheck::generators::layouts(); }
};
}  // namespace rc
