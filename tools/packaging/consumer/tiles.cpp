// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The algebra alone: a tile of a matrix, and a composition that no layout of its form has.
#include <iostream>

#include "core/composition/composition.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/tiling/logical_divide.h"

int main() {
  using namespace cutecheck;
  const auto tile = logicalDivide(*parseLayout("(64,32):(32,1)"), *parseTiler("<8,4>"));
  if (!tile.ok()) return 1;
  std::cout << toString(*tile) << '\n';
  const auto none = composition(*parseLayout("(6,2):(11,2)"), *parseLayout("(3,2):(2,3)"));
  if (none.ok()) return 1;
  std::cout << none.error().rule << '\n';
}
