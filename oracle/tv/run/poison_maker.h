// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// poisonMaker: of a result that is poison, the instruction that made it so. What a message says; no verdict
// asks.
#pragma once

#include <string>
#include <vector>

#include "oracle/tv/run/interpret.h"

namespace cutecheck::oracle {

// "%5 = add nsw i32 %1, %2 makes the poison", of the scalar at `path` of what the run returned; "" where
// nothing is known.
std::string poisonMaker(const Run& run, const std::vector<unsigned>& path);

}  // namespace cutecheck::oracle
