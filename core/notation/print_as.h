// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// print_as: a value as a line of CuTe C++ or of the CuTe DSL that makes it. core/notation/foreign.h reads it back.
#pragma once

#include <string>

#include "core/notation/value.h"
#include "core/support/expected.h"

namespace cutecheck {

enum class Language : uint8_t { kCpp, kDsl };

// Fails with kUsage for what no line of the language makes: unknown integers `?`, basis strides, images, pairs.
Expected<std::string> toStringAs(const Value& value, Language language);

}  // namespace cutecheck
