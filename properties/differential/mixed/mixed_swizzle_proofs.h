// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The swizzle's part of mixed_proofs.h: crd2idx of an index through S o n o L.
#pragma once

#include "core/notation/layout.h"
#include "properties/differential/mixed/mixed_proofs.h"

namespace cutecheck::run {

// For each layout, several swizzles and offsets.
std::vector<Obligation> swizzleObligations(const std::vector<Layout>& layouts);

}  // namespace cutecheck::run
