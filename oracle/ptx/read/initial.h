// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Initial values of variables (PTX ISA 9.0, "Initializers"), as ptxas 13.0 takes them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "oracle/ptx/read/tokens.h"

namespace cutecheck::ptx {

// What is given values: ".v2 .b32 name[4][]".
struct PtxInitialOf {
  std::string type;               // "b32"
  unsigned parts = 1;             // of a vector
  std::vector<uint64_t> extents;  // 0 of "[]"
};

// What is wrong with what stands behind the "="; "" where nothing is. `place` says what is wrong with a name
// whose address is a value, of a variable in generic(): "" where its address is one.
using PtxPlaceOf = std::function<std::string(const std::string& name, bool isGeneric)>;
std::string ptxWrongInitial(PtxTokens value, const PtxInitialOf& of, const PtxPlaceOf& place);

}  // namespace cutecheck::ptx
