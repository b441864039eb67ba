// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck draw: pictures of layouts, as SVG or in the terminal.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"
#include "tools/draw/request.h"

namespace CLI {
class App;
}

namespace cutecheck::cli {

struct DrawOptions {
  draw::Request request;
  std::string where;           // premises of a claim with symbols
  std::string svg;             // a file, `-` for the output
  std::string png, pdf;        // files, by librsvg's rsvg-convert
  bool list = false;           // what --atom, --shared and --tensor-memory take, instead of a picture
  bool terminal = false;       // also there, with svg
  std::string theme = "auto";  // auto, light, dark
  bool colour = false, noColour = false;
  int64_t width = 100;  // characters of the terminal
  bool json = false;
};

// Declares the command's own options on `command`.
void addDrawOptions(CLI::App* command, DrawOptions& options);

// Exit 0 with a picture; 3 with the diagnostic where there is none.
ExitStatus drawCommand(const DrawOptions& options, Console& console);

}  // namespace cutecheck::cli
