// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/repetition.h"

#include <algorithm>

#include "properties/laws/cover.h"
#include "properties/laws/fit.h"

namespace cutecheck::laws {

Repetition repeat(const Subject& subject, const Layout& block, const Layout& tiler) {
  Repetition r;
  const std::optional<Flat> a = flat(block), b = flat(tiler);
  if (!a || !b || sizeOf(*a) > kEnumerated || sizeOf(*b) > kEnumerated) return r;
  r.block = *a;
  r.tiler = *b;
  const Cover found = complementOf(subject, block, *a, sizeOf(*a) * cosizeOf(*b));
  if (!found.decided) return r;
  if (!found.rest) {
    r.truth = Repetition::Truth::kNone;
    return r;
  }
  r.complement = *found.rest;
  r.truth = compositionMisfit(r.complement, r.tiler) ? Repetition::Truth::kNone : Repetition::Truth::kExists;
  return r;
}

std::optional<std::vector<Flat>> rakedModes(const Subject& subject, const Layout& block,
                                            const Layout& tiler) {
  const Repetition r = repeat(subject, block, tiler);
  if (r.truth != Repetition::Truth::kExists) return std::nullopt;
  const Fit copies =
      fit(r.tiler.shape, composedValues(r.complement, r.tiler, static_cast<int64_t>(sizeOf(r.tiler))));
  std::vector<Flat> modes;
  size_t leaf = 0;
  for (size_t i = 0; i < std::max(block.rank(), tiler.rank()); ++i) {
    Flat mode;
    const size_t count = i < tiler.rank() ? leaves(tiler.mode(i).shape()).size() : 0;
    for (size_t k = 0; k < count; ++k, ++leaf) {
      for (const Mode& copy : copies.modes[leaf]) {
        const std::optional<int64_t> stride = narrow(copy.stride);
        if (!stride) return std::nullopt;
        mode.shape.push_back(copy.size);
        mode.stride.push_back(*stride);
      }
    }
    if (i < block.rank()) mode = joined(mode, *flat(block.mode(i)));
    modes.push_back(std::move(mode));
  }
  return modes;
}

}  // namespace cutecheck::laws
