// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shared_hint: how a tile, a box or an operand of shared memory is given, where smem, descriptor or draw
// refuses one.
#pragma once

#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// Of a refusal by a rule of operands, tensor maps, tiles or pictures of tiles; empty for every other.
std::string sharedHint(const Diagnostic& error, std::string_view text);

}  // namespace cutecheck::help
