// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// palette: the colours of cells, safe for colour-blind readers, and of what stands on them.
//
// Things that must be told apart (kCategory) have eight pastel colours, chosen so that the nearest two are as
// far apart as possible in Oklab for trichromats and for each kind of dichromat (palette_test.cpp has the
// models); then the same eight lighter, darker and darker again. Scales (kRamp) run along Paul Tol's
// iridescent scheme ("Colour Schemes", SRON technical note 3.2, 2021): its lightness falls from end to end,
// so that order is seen without hue. On a dark page the scale runs the other way. A text is black or white,
// whichever is clearer: one of them has a contrast of 4.58 at least with any colour. The bars that tell warps
// apart (bandOf) are the dark colours of Paul Tol's muted scheme (the same note).
#pragma once

#include <cstdint>
#include <string>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

// kAuto: as the reader's system is set. A terminal's kAuto is kLight.
enum class Theme : uint8_t { kAuto, kLight, kDark };

struct Rgb {
  uint8_t red = 0, green = 0, blue = 0;

  friend bool operator==(const Rgb&, const Rgb&) = default;
};

// What is neither cell nor text on a cell.
struct Page {
  Rgb background, text, faint, empty, line, mark;
};

const Page& pageOf(Theme theme);
Rgb fillOf(Tint tint, Theme theme);
// Of a bar, 1 to kBands.
Rgb bandOf(uint8_t band);
// Black or white.
Rgb inkOn(Rgb fill);
// Of the marks of both pages, the one that is seen better on `fill`.
Rgb markOn(Rgb fill);

// WCAG 2.1: relative luminance in [0, 1], and the ratio of contrast in [1, 21].
double luminance(Rgb colour);
double contrast(Rgb a, Rgb b);

std::string hex(Rgb colour);  // #rrggbb

}  // namespace cutecheck::draw
