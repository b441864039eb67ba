// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A fuzz target made by cutecheck_add_fuzzer: coalesce over columns keeps the size of whatever layout parses.
#include <cstdint>
#include <string_view>

#include "core/notation/parse.h"
#include "tools/adapters/columns.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto layout = cutecheck::parseLayout(std::string_view(reinterpret_cast<const char*>(data), size));
  if (!layout.ok()) return 0;
  for (const auto& tree : {layout->shape(), layout->stride()})
    for (const cutecheck::IntTuple& leaf : leaves(tree))
      if (!leaf.isInt() || leaf.value() < -1000 || leaf.value() > 1000) return 0;
  const subjects::Columns columns;
  const auto before = columns.size(*layout);
  if (!before.ok()) return 0;
  const auto merged = columns.coalesce(*layout);
  if (!merged.ok() || *columns.size(*merged) != *before) __builtin_trap();
  return 0;
}
