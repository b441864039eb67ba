// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
//   core/FOLDER      the C++ standard library, and the folders below it: support, notation, nvgpu, tuple, layout,
//                    composition, recast, tiling, thread_value, operand, eval
//   oracle           core's notation, Z3 (in files that refuse to compile without exceptions)
//   oracle/tv        also LLVM
//   oracle/ptx/bytes/machine  of the oracle only what reads PTX, and none of the instructions above it
//   lowering         core's notation, MLIR, LLVM
//   properties/laws  core's notation
//   properties       core, oracle, lowering, RapidCheck
//   fuzz             also the laws, generators and campaigns of properties, and the reference as their subject
//   tools            anything; tools and fuzz are included by nobody else
//
// Core's notation is its folders support, notation and nvgpu.
// Tests may add GoogleTest, which comes before rapidcheck/gtest.h.
std::vector<Violation> includeViolations(const SourceTree& tree);

}  // namespace cutecheck::checks
