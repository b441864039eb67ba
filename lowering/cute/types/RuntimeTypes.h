// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types of values that no notation describes: integers with a divisor, divisors, descriptor iterators, tiled
// MMAs.
#pragma once

#include <array>

#include "lowering/cute/dialect/CuteDialect.h"

#include "lowering/cute/ods/MmaInterfaces.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute/ods/RuntimeTypes.h.inc"
