// Who may include whom.
//
// The oracle is worth something only while it can disagree with the core: it, the production side
// and the laws see the notation of core/, never its algebra. The rules are read from the sources,
// since a link list does not stop an include of a header-only part.
#pragma once

#include <vector>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {

// Every include of every C++ file, and every package and link of every CMake file, against the rules:
//
//   core             the C++ standard library; its notation never its algebra
//   oracle           core's notation, Z3 (in files that refuse to compile without exceptions)
//   oracle/llvm_ir   also LLVM
//   lowering         core's notation, MLIR, LLVM
//   properties/laws  core's notation
//   properties, fuzz core, oracle, lowering, RapidCheck
//   tools            anything; tools, properties/run and fuzz are included by nobody else, but for the
//                    planting tests of properties/mutants, which run the runner
//
// Tests may add GoogleTest, which comes before rapidcheck/gtest.h.
std::vector<Violation> includeViolations(const SourceTree& tree);

}  // namespace cutecheck::checks
