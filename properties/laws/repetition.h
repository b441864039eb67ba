// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a product of a block by a tiler has to be; shared by the laws of the products.
#pragma once

#include "properties/laws/law.h"

namespace cutecheck::laws {

// The copies are C(B(.)), C the subject's own complement of the block in size(A)*cosize(B), which
// its own laws judge; the least one (cover.h) when the subject has none.
struct Repetition {
  enum class Truth : uint8_t { kExists, kNone, kUnknown };
  Truth truth = Truth::kUnknown;
  Flat block, complement, tiler;
};

Repetition repeat(const Subject& subject, const Layout& block, const Layout& tiler);

// The modes of the raked product, each its copies first, as leaves; nothing unless it exists.
std::optional<std::vector<Flat>> rakedModes(const Subject& subject, const Layout& block, const Layout& tiler);

}  // namespace cutecheck::laws
