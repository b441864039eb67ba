// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// svg: a picture as one SVG document, the same bytes for the same picture.
//
// It stands alone: no script, no font, no link. Each cell is a rectangle whose tooltip says its coordinate
// and its label, so that nothing is lost where labels have no room. With Theme::kAuto the document follows
// the reader's system (prefers-color-scheme).
#pragma once

#include <string>

#include "tools/draw/palette.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct SvgOptions {
  Theme theme = Theme::kAuto;
  // Of its identifiers: pictures on one page need different ones.
  std::string prefix = "picture";
};

std::string toSvg(const Picture& picture, const SvgOptions& options = {});

// `text` between tags or in an attribute: & < > " as entities, and no control character.
std::string escaped(const std::string& text);

}  // namespace cutecheck::draw
