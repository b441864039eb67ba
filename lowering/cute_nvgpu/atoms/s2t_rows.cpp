// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/s2t_rows.h"

#include <string>

#include "core/notation/parse.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"

namespace cutecheck::cute_nvgpu {

namespace {

struct Row {
  int64_t rows, bits;
  S2tBroadcast broadcast;
  const char* placement;
};
constexpr Row kRows[] = {
    {128, 256, S2tBroadcast::kNone, "(128,256,1):(1,128,0)"},
    {128, 128, S2tBroadcast::kNone, "(128,128,1):(1,128,0)"},
    {4, 256, S2tBroadcast::kNone, "(4,256,1):(32,128,0)"},
    {64, 128, S2tBroadcast::kTwo0213, "(64,128,2):(1,128,64)"},
    {64, 128, S2tBroadcast::kTwo0123, "((32,2),128,2):((1,64),128,32)"},
    {32, 128, S2tBroadcast::kFour, "(32,128,4):(1,128,32)"},
};

const Row* rowOf(const S2tCopyAtom& atom) {
  for (const Row& row : kRows)
    if (row.rows == atom.rows && row.bits == atom.bits && row.broadcast == atom.broadcast) return &row;
  return nullptr;
}

}  // namespace

std::string_view spelled(S2tBroadcast broadcast) {
  constexpr const char* kNames[] = {"none", "warpx2_02_13", "warpx2_01_23", "warpx4"};
  return kNames[static_cast<size_t>(broadcast)];
}
std::string_view spelled(S2tFormat format) {
  constexpr const char* kNames[] = {"plain", "b6x16_p32", "b4x16_p64"};
  return kNames[static_cast<size_t>(format)];
}

Expected<S2tCopyAtom> checked(const S2tCopyAtom& atom) {
  if (rowOf(atom) == nullptr) {
    std::string broadcasts;
    for (const Row& row : kRows)
      if (row.rows == atom.rows && row.bits == atom.bits)
        broadcasts += (broadcasts.empty() ? "" : " or ") + std::string(spelled(row.broadcast));
    if (broadcasts.empty())
      return makeError(
          Code::kBadRequest, "s2t_copy_c1",
          "expects 128 DP of 256 or 128 bit, 4 DP of 256 bit, or 64 or 32 DP of 128 bit, but got " +
              std::to_string(atom.rows) + " DP of " + std::to_string(atom.bits) + " bit");
    return makeError(
        Code::kBadRequest, "s2t_copy_c2",
        "expects broadcast = " + broadcasts + ", but got " + std::string(spelled(atom.broadcast)));
  }
  if (atom.group != 1 && atom.group != 2)
    return makeError(Code::kBadRequest, "s2t_copy_c3",
                     "expects a group of 1 or 2 blocks, but got " + std::to_string(atom.group));
  return atom;
}

std::vector<S2tCopyAtom> s2tCopyAtoms() {
  std::vector<S2tCopyAtom> atoms;
  for (const Row& row : kRows)
    for (const S2tFormat format : kS2tFormats)
      for (const int64_t group : {1, 2}) atoms.push_back({row.rows, row.bits, row.broadcast, format, group});
  return atoms;
}

Layout s2tPlacement(const S2tCopyAtom& atom) { return *parseLayout(rowOf(atom)->placement); }

Layout s2tTile(const S2tCopyAtom& atom, int64_t elementBits) {
  const int64_t lane = kTmemLaneColumns * kTmemColumnBits / elementBits;
  const int64_t lanes = atom.rows == 4 ? 4 : kTmemLanes;
  return Layout::unchecked(IntTuple::tuple({IntTuple(atom.bits / elementBits), IntTuple(lanes)}),
                           IntTuple::tuple({IntTuple(int64_t{1}), IntTuple(kTmemLanes / lanes * lane)}));
}

}  // namespace cutecheck::cute_nvgpu
