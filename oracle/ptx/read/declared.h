// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declarations of variables, parameters and registers, token by token, as ptxas 13.0 takes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/ptx/read/tokens.h"

namespace cutecheck::ptx {

struct PtxNamed {
  std::string name;
  std::optional<uint64_t> family{};  // "%r<35>"
  std::vector<uint64_t> extents{};   // 0 of "[]"
  bool isOpen() const { return !extents.empty() && extents[0] == 0; }
};

// What stands before the names.
struct PtxDeclared {
  std::string space, type;  // "shared", "b32"
  unsigned parts = 1;       // of a vector
  uint64_t align = 0;       // 0 where it does not stand
  bool isManaged = false;

  uint64_t bytes(const PtxNamed& one) const;
  uint64_t alignment() const;
};

// Each reads what it is named after, and returns what is wrong with it; "" where nothing is.
// ".attribute(...)", behind the word.
std::string ptxWrongAttribute(PtxCursor& at, PtxDeclared& of);
// Behind the space, up to the names. `version`: 806 of 8.6, 0 where it is not read. Of a parameter .ptr
// stands before the type or behind it.
std::string ptxWrongHeadOf(PtxCursor& at, PtxDeclared& of, unsigned version, bool isParameter);
// "name", "name<4>", "name[4][2]".
std::string ptxWrongNameOf(PtxCursor& at, const PtxDeclared& of, PtxNamed& one);

}  // namespace cutecheck::ptx
