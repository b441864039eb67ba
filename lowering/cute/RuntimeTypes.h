// Types of values that no notation describes: integers with a divisor, divisors, descriptor iterators, tiled
// MMAs.
#pragma once

#include <array>

#include "lowering/cute/CuteDialect.h"

#include "lowering/cute/MmaInterfaces.h.inc"

#define GET_TYPEDEF_CLASSES
#include "lowering/cute/RuntimeTypes.h.inc"
