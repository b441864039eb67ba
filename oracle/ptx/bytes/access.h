// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory spaces by the words of instructions.
#pragma once

#include <optional>
#include <string>

#include "oracle/ptx/bytes/machine/operand.h"

namespace cutecheck::emulate {

inline std::optional<Space> spaceNamed(const std::string& word) {
  if (word == "global") return Space::kGlobal;
  if (word == "shared" || word == "shared::cta") return Space::kShared;
  if (word == "shared::cluster") return Space::kSharedCluster;
  if (word == "param") return Space::kParameter;
  if (word == "local") return Space::kLocal;
  return std::nullopt;
}

}  // namespace cutecheck::emulate
