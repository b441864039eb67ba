// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a divide of one mode by one layout has to be; shared by the laws of both divides.
#pragma once

#include "properties/laws/composition.h"

namespace cutecheck::laws {

// composition(A, (T, C)) with C the subject's own complement of T in size(A), which its own laws
// judge; the least one (cover.h) when the subject has none.
struct Division {
  enum class Truth : uint8_t { kExists, kNone, kUnknown };
  Truth truth = Truth::kUnknown;
  Flat left, tile, rest;
};

Division divide(const Subject& subject, const Layout& a, const Layout& tiler);

// kExists when every part of the tiler divides its mode; kNone also when it has too many modes.
Division::Truth dividesByMode(const Subject& subject, const Layout& a, const Tiler& tiler);

// Pass when `tile` is A(T(.)), respectively `rest` is A(C(.)).
Outcome isTile(const Subject& subject, const Layout& tile, const Layout& a, const Layout& tiler);
Outcome isRest(const Subject& subject, const Layout& rest, const Layout& a, const Layout& tiler);

}  // namespace cutecheck::laws
