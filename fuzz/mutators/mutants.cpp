// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/mutators/mutants.h"

#include "fuzz/mutators/text_mutator.h"

namespace cutecheck::fuzz {

const TreeFormat* formatOf(std::string_view target) {
  struct Row {
    std::string_view target;
    TreeFormat format;
  };
  static constexpr Row kRows[] = {
      {"algebra", {.header = 6}},
      {"claim", {.header = 3}},
      {"composition", {.header = 1}},
      {"matrix_descriptor", {.header = 9}},
      {"mixed", {.header = 6, .leafBytes = 3, .depth = 3}},
      {"swizzle", {.header = 6}},
  };
  for (const Row& row : kRows)
    if (row.target == target) return &row.format;
  return nullptr;
}

std::string mutant(std::string_view target, std::string_view bytes, std::string_view other,
                   generators::Random& random) {
  const TreeFormat* format = formatOf(target);
  const int64_t which = random.below(8);
  if (which == 0 && !bytes.empty()) {
    std::string changed(bytes);
    changed[static_cast<size_t>(random.below(static_cast<int64_t>(bytes.size())))] =
        static_cast<char>(random.below(256));
    return changed;
  }
  if (which < 3) return format ? crossTrees(bytes, other, *format, random) : crossText(bytes, other, random);
  return format ? mutateTrees(bytes, *format, random) : mutateText(bytes, random);
}

}  // namespace cutecheck::fuzz
