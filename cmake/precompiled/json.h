// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The standard library and nlohmann/json, for what writes JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "cmake/precompiled/std.h"
