// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tile_unzip.h"

namespace cutecheck {
namespace {

void spread(const Layout& a, std::vector<Layout>& modes) {
  if (a.rank() == 1) {
    modes.push_back(a);
    return;
  }
  for (size_t i = 0; i < a.rank(); ++i) modes.push_back(a.mode(i));
}

}  // namespace

Expected<Layout> tileUnzip(const Layout& a, const Tiler& tiler, Splitter split, const char* rule) {
  if (tiler.isKeep()) return concat({Layout(), a});
  if (tiler.isLayout()) return split(a, tiler.layout());
  if (tiler.modes().size() > a.rank())
    return makeError(Code::kRank, rule,
                     "a tiler of rank " + std::to_string(tiler.modes().size()) + " does not fit a layout of rank " +
                         std::to_string(a.rank()));
  std::vector<Layout> firsts, seconds;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      seconds.push_back(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, tileUnzip(a.mode(i), tiler.modes()[i], split, rule));
    firsts.push_back(mode.mode(0));
    seconds.push_back(mode.mode(1));
  }
  return concat({concat(firsts), concat(seconds)});
}

Layout spreadSecond(const Layout& zipped) {
  std::vector<Layout> modes{zipped.mode(0)};
  spread(zipped.mode(1), modes);
  return concat(modes);
}

Layout spreadBoth(const Layout& zipped) {
  std::vector<Layout> modes;
  spread(zipped.mode(0), modes);
  spread(zipped.mode(1), modes);
  return concat(modes);
}

}  // namespace cutecheck
