// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// places: what lies at a coordinate of a layout.
#pragma once

#include "oracle/algebra/coordinate.h"
#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

// The slice of a layout at a coordinate, with what it starts at. Fails with kRank (slice_c1); a condition on
// symbols that does not follow is noted as missing.
Expected<LayoutValue> placed(Operations& operations, const Coordinate& coordinate, const LayoutValue& from,
                             const Expression& e);

}  // namespace cutecheck::oracle
