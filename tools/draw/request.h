// request: what a user asks to see, and the picture of it.
#pragma once

#include <string>
#include <vector>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

struct Request {
  std::vector<std::string> expressions{};  // one, or two to be compared
  std::string bindings{};                  // numbers of symbols: "M=8, N=4"
};

// Reads, evaluates and draws. Fails as the notation and the operations fail, with kUsage for what cannot be
// drawn together (draw_c5), and as drawnLayout; `position` is a byte of the expression that failed.
Expected<Picture> pictureOf(const Request& request);

}  // namespace cutecheck::draw
