// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bindings: numbers for the symbols of an expression, "M=8, N=4".
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/notation/expression.h"

namespace cutecheck::draw {

using Bindings = std::map<std::string, int64_t>;

// Fails with kSyntax unless the text is `name=integer`, separated by commas (draw_c4).
Expected<Bindings> parseBindings(std::string_view text);

// `expression` with each symbol as its number. Fails with kNotStatic for a symbol without one or an anonymous
// `?`, which nothing can name (draw_c1), and with kNotDivisible where the number breaks the promise of
// `M{div=8}` (draw_c4).
Expected<Expression> bound(Expression expression, const Bindings& bindings);

}  // namespace cutecheck::draw
