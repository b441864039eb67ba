// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/checks/checks.h"

namespace cutecheck::fuzz {

const std::vector<Target>& targets() {
  static const std::vector<Target> table = {
      {"algebra", checkAlgebra},
#ifdef CUTECHECK_WITH_ORACLE
      {"claim", checkClaim},
#endif
      {"composition", checkComposition},
      {"layout_descriptor", checkLayoutDescriptor},
      {"matrix_descriptor", checkMatrixDescriptor},
#ifdef CUTECHECK_WITH_ENGINE
      {"mixed", checkMixed},
#endif
      {"notation", checkNotation},
      {"swizzle", checkSwizzle},
  };
  return table;
}

}  // namespace cutecheck::fuzz
