// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The figures that `draw --tensor-memory` draws are where the atoms of tcgen05.mma have D.
#include <gtest/gtest.h>

#include "core/layout/crd2idx.h"
#include "core/notation/parse.h"
#include "lowering/cute_nvgpu/atoms/umma_rows.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::cli {
namespace {

using cute_nvgpu::UmmaAtom;

constexpr int64_t kColumns = 64;

UmmaAtom atomOf(int64_t m, int64_t ctas, bool ws, bool sparse) {
  UmmaAtom atom;
  atom.shape = {m, kColumns, sparse ? 32 : 16};
  atom.ctas = ctas;
  atom.ws = ws;
  atom.sparse = sparse;
  atom.a = atom.b = "f16";
  atom.d = "f32";
  return atom;
}

// The atom that a letter is of.
UmmaAtom atomOf(char letter) {
  switch (letter) {
    case 'A':
      return atomOf(256, 2, false, false);
    case 'B':
      return atomOf(128, 2, false, false);
    case 'C':
      return atomOf(128, 2, false, true);
    case 'D':
      return atomOf(128, 1, false, false);
    case 'E':
      return atomOf(64, 1, true, false);
    case 'F':
      return atomOf(64, 1, false, false);
    default:
      return atomOf(32, 1, true, false);
  }
}

// How many elements of the first block's part lie elsewhere than a figure of `path` says.
size_t elsewhere(const draw::DataPath& path, const UmmaAtom& atom) {
  const Expected<UmmaAtom> legal = checked(atom);
  EXPECT_TRUE(legal.ok()) << path.letter;
  const Expected<Layout> figure = parseLayout(draw::layoutText(path, kColumns));
  EXPECT_TRUE(figure.ok()) << path.letter;
  if (!figure.ok()) return 0;
  const Layout placed = ummaLayoutD(atom);
  const int64_t own = atom.shape[0] / atom.ctas;
  EXPECT_EQ(own, path.rows) << path.letter;
  size_t count = 0;
  for (int64_t n = 0; n < kColumns; ++n)
    for (int64_t m = 0; m < own; ++m)
      count += *offsetAt(*figure, m + own * n) != *offsetAt(placed, m + atom.shape[0] * n) ? 1 : 0;
  return count;
}

TEST(DataPath, FiguresAreWhereTheAtomsHaveTheirAccumulators) {
  ASSERT_EQ(draw::dataPaths().size(), 7U);
  for (const draw::DataPath& path : draw::dataPaths())
    EXPECT_EQ(elsewhere(path, atomOf(path.letter)), 0U) << path.letter;
}

TEST(DataPath, TheFigureOfAnotherPathIsNot) {
  const std::vector<draw::DataPath>& paths = draw::dataPaths();
  EXPECT_GT(elsewhere(paths[1], atomOf('C')), 0U);
  EXPECT_GT(elsewhere(paths[2], atomOf('B')), 0U);
  EXPECT_GT(elsewhere(paths[4], atomOf('F')), 0U);
}

}  // namespace
}  // namespace cutecheck::cli
