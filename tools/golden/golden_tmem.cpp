// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of copies between tensor memory and registers: rows of global memory to the lanes of tensor
// memory and back, one of the ways by the atom, the other by 32 lanes of whole rows.
#include <algorithm>

#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_tmem_kernel.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

// Registers of the kernels that are kept: those of more are hundreds of lines of the same.
constexpr int64_t kMostKept = 16;

GoldenVariant variantOf(const TmemCopyAtom& atom, bool load) {
  const std::string element = atom.halves ? "f16" : "f32";
  const std::string type = tmemAtom(atom, element, load);
  KernelText kernel("tmem",
                    type + (load ? "\nRows to the lanes of tensor memory, and back by the atom."
                                 : "\nRows to the lanes of tensor memory by the atom, and back."),
                    kTmemThreads);
  const int64_t elements = rowBits(atom) / (8 * bytesOfElement(element));
  TensorTile tile(kernel, element, elements);
  const KernelView source = tile.parameter("source"), result = tile.parameter("result");
  allocateTensor(kernel, columnsOf(atom));
  const TmemCopyAtom whole{32, 32, std::min<int64_t>(128, rowBits(atom) / 32), atom.halves};
  moveRows(kernel, tile, load ? whole : atom, source, false);
  moveRows(kernel, tile, load ? atom : whole, result, true);
  deallocateTensor(kernel);
  return {std::string(load ? "tmem_load/" : "tmem_store/") + ptxShape(atom) + "_x" +
              std::to_string(atom.repeat) +
              (!atom.halves ? ""
               : load       ? "_pack"
                            : "_unpack"),
          type, ptxShape(atom) + ".x" + std::to_string(atom.repeat), kernel.text()};
}

}  // namespace

std::vector<GoldenVariant> everyTmemVariant() {
  std::vector<GoldenVariant> all;
  for (const bool load : {true, false})
    for (const TmemCopyAtom& atom : tmemCopyAtoms()) all.push_back(variantOf(atom, load));
  return all;
}

std::vector<GoldenVariant> tmemVariants() {
  std::vector<GoldenVariant> all;
  for (const bool load : {true, false})
    for (const TmemCopyAtom& atom : tmemCopyAtoms())
      if (registersOf(atom) <= kMostKept) all.push_back(variantOf(atom, load));
  return all;
}

}  // namespace cutecheck::cli
