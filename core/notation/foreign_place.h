// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// foreignPlace: where in a pasted text stands what a place in its rewriting (core/notation/foreign.h) speaks
// of.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck {

// The byte of `given` for the byte `at` of `native`. The tokens of both texts are aligned in order, so that
// most of them have a partner of the same letters; what has none takes the place behind the partner before
// it. Nothing where the texts are too long to be aligned.
std::optional<size_t> foreignPlace(std::string_view given, std::string_view native, size_t at);

// The diagnostic about `native`, its position counted in `given`.
Diagnostic placedInGiven(Diagnostic error, std::string_view given, std::string_view native);

}  // namespace cutecheck
