// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What nearly every source includes of the standard library. A source still names what it uses: the GCC leg and
// core_alone compile without precompiled headers.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
