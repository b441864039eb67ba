// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The words that an opcode may have, where its maker looks only for those that it needs.
#pragma once

#include <optional>
#include <string>

#include "oracle/ptx/bytes/product.h"

namespace cutecheck::emulate {

// The first word of the opcode that no instruction of its name is known to have. Makers of scalar
// instructions, loads, stores and atomics read every word themselves: of those it knows nothing.
std::optional<std::string> unknownWord(const Form& form);

}  // namespace cutecheck::emulate
