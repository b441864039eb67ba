// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tables of instructions answer where an atom has no row.
#pragma once

#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

inline Diagnostic refused(const char* rule, std::string message) {
  return makeError(Code::kBadRequest, rule, std::move(message));
}

}  // namespace cutecheck::cute_nvgpu
