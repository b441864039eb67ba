// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// same_value: whether two values with symbols are one value, whatever the symbols stand for.
#pragma once

#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck {

// Whether two values are written alike: equal trees and leaves, swizzles and offsets. True where each leaf with a symbol
// stands beside the same term, which has a value at every number; false where the trees or two numbers differ. Fails with
// kNotStatic (relation_c3) where it depends on a symbol, or on a `?`, each of which is a number of its own.
Expected<bool> sameValue(const Value& a, const Value& b);

// Whether no leaf of a tuple, a layout or a composed layout holds a symbol or a `?`.
bool isDecided(const Value& v);

// The diagnostic of an answer that depends on a symbol.
Diagnostic dependsOnSymbols();

}  // namespace cutecheck
