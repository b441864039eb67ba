// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/svg_of.h"

namespace cutecheck::draw {

Expected<std::string> svgOf(const Request& request, const SvgOptions& options) {
  CUTECHECK_TRY(picture, pictureOf(request));
  return toSvg(picture, options);
}

}  // namespace cutecheck::draw
