// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// svg_of: the whole way in one call, for who only wants the document.
//
//   svgOf({.expressions = {"(8,8):(8,1)"}})                          a layout
//   svgOf({.expressions = {"(4,4):(4,1)", "(4,4):(1,4)"}})           two, compared
//   svgOf({.bindings = "M=2,N=2", .claim = "(M,N):(N,1) == M*N:1"})  the witness of a refuted claim
//
// On a page with several documents each needs its own SvgOptions::prefix.
#pragma once

#include "tools/draw/request.h"
#include "tools/draw/svg.h"

namespace cutecheck::draw {

// Fails as pictureOf.
Expected<std::string> svgOf(const Request& request, const SvgOptions& options = {});

}  // namespace cutecheck::draw
