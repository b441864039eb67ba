// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// number_operations: what a claim computes of integers and of tuples of them.
#pragma once

#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

// ceil_div, round_up, shape_div and shape_div_elementwise of integers, gcd, max, min, tuple_max, tuple_min,
// product, sum, inner_product.
bool isNumberOperation(std::string_view name);

// Fails as the operation refuses numbers; a condition on symbols that does not follow is noted as missing.
Expected<Scalar> numberOperation(Operations& operations, const Expression& e);

// Reads `exact`, `ceil` and `floor` in shape_div as names, not as symbols of the claim.
void readRounding(Expression& e);

}  // namespace cutecheck::oracle
