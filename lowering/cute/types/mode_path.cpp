// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/mode_path.h"

namespace cutecheck::cute {

std::optional<IntTuple> modeAt(const IntTuple& tuple, llvm::ArrayRef<int32_t> path) {
  IntTuple mode = tuple;
  for (size_t k = 0; k < path.size(); ++k) {
    // The one mode of a leaf is the leaf, but a path ends where it met one.
    if (path[k] < 0 || static_cast<size_t>(path[k]) >= mode.rank() || (k > 0 && mode.isLeaf())) return std::nullopt;
    mode = IntTuple(mode.mode(static_cast<size_t>(path[k])));
  }
  return mode;
}

std::string modeText(llvm::ArrayRef<int32_t> path) {
  std::string text;
  for (const int32_t index : path) text += (text.empty() ? "" : ", ") + std::to_string(index);
  return text;
}

LeafSpan leavesUnder(const IntTuple& tuple, llvm::ArrayRef<int32_t> path) {
  size_t begin = 0;
  IntTuple mode = tuple;
  for (const int32_t index : path) {
    for (int32_t i = 0; i < index; ++i) begin += leaves(mode.mode(static_cast<size_t>(i))).size();
    mode = IntTuple(mode.mode(static_cast<size_t>(index)));
  }
  return {begin, begin + leaves(mode).size()};
}

}  // namespace cutecheck::cute
