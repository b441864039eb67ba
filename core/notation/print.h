// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The one printer. What it prints, core/notation/parse.h reads back to an equal value, within the limits of
// core/notation/expression.h on nesting and length.
#pragma once

#include <string>

#include "core/notation/expression.h"
#include "core/notation/value.h"

namespace cutecheck {

std::string toString(const Scalar& scalar);
std::string toString(const IntTuple& tuple);
std::string toString(const Layout& layout);           // shape:stride
std::string toString(const Swizzle& swizzle);         // S<3,4,3>
std::string toString(const ComposedLayout& composed); // S<3,4,3> o 0 o (8,64):(64,1)
std::string toString(const Tiler& tiler);             // [4:1;_]
std::string toString(const Value& value);
std::string toString(const Expression& expression);

}  // namespace cutecheck
