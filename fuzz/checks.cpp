#include "fuzz/checks.h"

namespace cutecheck::fuzz {

const std::vector<Target>& targets() {
  static const std::vector<Target> table = {
#ifdef CUTECHECK_WITH_ORACLE
      {"claim", checkClaim},
#endif
      {"composition", checkComposition},
      {"layout_descriptor", checkLayoutDescriptor},
#ifdef CUTECHECK_WITH_ENGINE
      {"mixed", checkMixed},
#endif
      {"notation", checkNotation},
  };
  return table;
}

}  // namespace cutecheck::fuzz
