// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coordinate_operations: calls that denote a coordinate: idx2crd, crd2crd.
#pragma once

#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

bool isCoordinateOperation(const Expression& e);

// Fails with kRank, kOutOfDomain or kDivisionByZero as the operation does; a condition on symbols that does
// not follow is noted as missing.
Expected<IntTuple> coordinateOperation(Operations& operations, const Expression& e);

}  // namespace cutecheck::oracle
