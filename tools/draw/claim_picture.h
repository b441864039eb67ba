// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// claim_picture: a claim at given numbers, with the coordinates that refute it.
#pragma once

#include "tools/draw/bindings.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

// A == B: both layouts, marked where they differ. injective(L) and bijective(L, n): L, marked where two
// coordinates share an offset, or one is not in [0, n). conflict_free(L, elt, access): the banks. Everything
// is found by looking at each coordinate, nothing is proved beyond it. Fails with kUsage for another claim
// (draw_c5), and as the layouts do.
Expected<Picture> claimPicture(const std::string& claim, const Bindings& bindings);

}  // namespace cutecheck::draw
