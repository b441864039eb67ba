// The kernels of copies between tensor memory and registers: rows of global memory to the lanes of tensor
// memory and back, one of the ways by the atom, the other by 32 lanes of whole rows.
#include <algorithm>

#include "tools/cutecheck/golden_tiles.h"
#include "tools/cutecheck/golden_tmem_kernel.h"
#include "tools/cutecheck/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

std::string call(const std::string& atom, const std::string& type, const KernelView& from,
                 const KernelView& to) {
  return "cute.copy_atom_call(" + atom + ", " + from.value + ", " + to.value + ") : (" + type + ", " +
         from.type + ", " + to.type + ") -> ()";
}

// Every lane's row by one or more calls of an atom.
void move(KernelText& kernel, TensorTile& tile, const TmemCopyAtom& atom, const KernelView& rows, bool load) {
  const std::string type = tmemAtom(atom, rows.element, load);
  const std::string value = kernel.defined("atom", "cute.make_atom() : " + type);
  const int64_t count = tile.valuesOf(atom);
  for (int64_t i = 0; i < tile.calls(atom); ++i) {
    const KernelView held = kernel.registers("registers", rows.element, count);
    const KernelView mine = tile.ofThread(rows, atom, i), lanes = tile.named(atom, i);
    if (!load) kernel.copy(mine, held, count);
    kernel.statement(load ? call(value, type, lanes, held) : call(value, type, held, lanes));
    if (!load) continue;
    kernel.statement("cute_nvgpu.arch.sm100.wait_tmem_load(" + held.value + ") : (" + held.type + ") -> ()");
    kernel.copy(held, mine, count);
  }
  if (!load) kernel.statement("cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()");
}

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
  move(kernel, tile, load ? whole : atom, source, false);
  move(kernel, tile, load ? atom : whole, result, true);
  deallocateTensor(kernel);
  return {std::string(load ? "tmem_load/" : "tmem_store/") + ptxShape(atom) + "_x" +
              std::to_string(atom.repeat) +
              (!atom.halves ? ""
               : load       ? "_pack"
                            : "_unpack"),
          type, ptxShape(atom) + ".x" + std::to_string(atom.repeat), kernel.text()};
}

}  // namespace

std::vector<GoldenVariant> tmemVariants() {
  std::vector<GoldenVariant> all;
  for (const bool load : {true, false})
    for (const TmemCopyAtom& atom : tmemCopyAtoms()) all.push_back(variantOf(atom, load));
  return all;
}

}  // namespace cutecheck::cli
