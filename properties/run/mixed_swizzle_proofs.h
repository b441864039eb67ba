// The swizzle's part of mixed_proofs.h: crd2idx of an index through S o n o L.
#pragma once

#include "core/layout.h"
#include "properties/run/mixed_proofs.h"

namespace cutecheck::run {

// For each layout, several swizzles and offsets.
std::vector<Obligation> swizzleObligations(const std::vector<Layout>& layouts);

}  // namespace cutecheck::run
