// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The layouts that a row of `cutecheck verify` is about, drawn: those of its claims, lines or types.
#pragma once

#include <string>
#include <vector>

#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

struct RowPicture {
  size_t line = 0;  // of the source; 0: the row as a whole
  std::string title, description, svg;
};

struct RowPictures {
  std::vector<RowPicture> drawn;
  size_t leftOut = 0;  // that could be drawn beyond kMostPictures
};

inline constexpr size_t kMostPictures = 12;
inline constexpr int64_t kMostPictureCells = 1024;

// Claims are drawn as tools/draw/claim_picture.h does, a refuted one with the numbers of its counterexample
// and its witness marked. What holds for all values of a symbol has no picture. Refuted claims come first,
// each picture once. `source` is the row's file.
RowPictures picturesOf(const VerifyRow& row, const std::string& source);

}  // namespace cutecheck::cli
