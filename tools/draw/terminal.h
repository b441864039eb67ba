// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// terminal: a picture in characters, with ANSI colours or plain.
//
// With room for the labels, a cell is its label; tiles are ruled with | and -. Else a cell is one character:
// half of one in colour, plain a letter for one of several things, or one of " .:-=+*#%@" for a place on the
// scale. A mark is `*` behind the label, the witness `!`, so that it is seen without colour.
#pragma once

#include <string>

#include "tools/draw/palette.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct TerminalOptions {
  bool colour = false;
  Theme theme = Theme::kAuto;
  int64_t width = 100;  // columns of the terminal; a row of one-character cells may be wider
};

std::string toTerminal(const Picture& picture, const TerminalOptions& options = {});

}  // namespace cutecheck::draw
