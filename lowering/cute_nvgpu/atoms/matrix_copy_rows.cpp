// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/matrix_copy_rows.h"

#include <algorithm>
#include <string>

namespace cutecheck::cute_nvgpu {

namespace {

struct MatrixRow {
  MatrixCopyAtom atom;
  MatrixCopyLayouts layouts;
};
// Threads 0 to 7 name the rows of the first matrix, 8 to 15 those of the second, and so on; the rest is not
// read.
constexpr const char* kMemory[] = {"((8,4),128):((128,0),1)", "((16,2),128):((128,0),1)", "(32,128):(128,1)"};
constexpr MatrixRow kMatrices[] = {
    {{1, false}, {kMemory[0], "(32,32):(32,1)"}},
    {{2, false}, {kMemory[1], "(32,(32,2)):(32,(1,1024))"}},
    {{4, false}, {kMemory[2], "(32,(32,4)):(32,(1,1024))"}},
    {{1, true}, {kMemory[0], "((4,8),(16,2)):((256,16),(1,128))"}},
    {{2, true}, {kMemory[1], "((4,8),(16,2,2)):((256,16),(1,128,1024))"}},
    {{4, true}, {kMemory[2], "((4,8),(16,2,4)):((256,16),(1,128,1024))"}},
};

// PTX ISA 9.0, cp.async: .ca of 4, 8 and 16 bytes, .cg of 16.
constexpr AsyncCopyAtom kAsync[] = {{AsyncCache::kAlways, 32},
                                    {AsyncCache::kAlways, 64},
                                    {AsyncCache::kAlways, 128},
                                    {AsyncCache::kGlobal, 128}};

}  // namespace

Expected<MatrixCopyLayouts> matrixCopyLayouts(const MatrixCopyAtom& atom) {
  for (const MatrixRow& row : kMatrices)
    if (row.atom == atom) return row.layouts;
  return makeError(Code::kBadRequest, "matrix_copy_c1",
                   "expects 1, 2 or 4 matrices, but got " + std::to_string(atom.matrices));
}

std::vector<MatrixCopyAtom> matrixCopyAtoms() {
  std::vector<MatrixCopyAtom> atoms;
  for (const MatrixRow& row : kMatrices) atoms.push_back(row.atom);
  return atoms;
}

std::string_view spelled(AsyncCache cache) { return cache == AsyncCache::kAlways ? "always" : "global"; }
std::string_view ptxModifier(AsyncCache cache) { return cache == AsyncCache::kAlways ? "ca" : "cg"; }

Expected<AsyncCopyAtom> checked(const AsyncCopyAtom& atom) {
  if (std::find(std::begin(kAsync), std::end(kAsync), atom) != std::end(kAsync)) return atom;
  std::string sizes;
  for (const AsyncCopyAtom& row : kAsync)
    if (row.cache == atom.cache) sizes += (sizes.empty() ? "" : ", ") + std::to_string(row.bits);
  return makeError(Code::kBadRequest, "async_copy_c1",
                   "expects bits among " + sizes + " with cache = " + std::string(spelled(atom.cache)) +
                       ", but got " + std::to_string(atom.bits));
}

std::vector<AsyncCopyAtom> asyncCopyAtoms() { return {std::begin(kAsync), std::end(kAsync)}; }

}  // namespace cutecheck::cute_nvgpu
