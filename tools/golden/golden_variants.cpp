// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_variants.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <iterator>
#include <map>
#include <string_view>

#include "lowering/cute_nvgpu/atoms/matrix_copy_rows.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/answers/collect.h"
#include "tools/golden/golden_kernel.h"
#include "tools/golden/golden_tiles.h"
#include "tools/verify/expectation.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

GoldenVariant mmaSyncVariant(const MmaSyncAtom& atom) {
  const auto shape = mmaSyncShape(atom);
  assert(shape.ok());
  const auto& [m, n, k] = atom.shape;
  const std::string variant(spelled(atom.variant));
  const std::string type = std::string("!cute_nvgpu.sm") + (shape->tier == 89 ? "89" : "80") + ".mma<" +
                           toString(atom.shape) + ", elem_type = (" + atom.a + ", " + atom.b + ", " + atom.d +
                           ")" + (variant.empty() ? "" : ", " + variant) + ">";
  KernelText kernel("mma", type + "\nD = A B + C; A and C row by row, B column by column.", kWarp);
  const auto operand = [&](const char* name, const std::string& element, const KernelSplit& lies) {
    const KernelView whole = kernel.parameter(name, storedAs(element), lies);
    const KernelView held = kernel.registers(name, whole.element, countOf(lies.values));
    kernel.copy(kernel.sliced(whole, lies), held, countOf(lies.values));
    return held;
  };
  const KernelView a = operand("a", atom.a, inRows(parsedLayout(shape->tvA), m, k, packedIn(atom.a)));
  const KernelView b = operand("b", atom.b, inRows(parsedLayout(shape->tvB), n, k, packedIn(atom.b)));
  const KernelSplit tile = inRows(parsedLayout(shape->tvC), m, n, 1);
  const KernelView c = operand("c", atom.d, tile);
  kernel.statement("%atom = cute.make_atom() : " + type);
  const KernelView typedA = kernel.recast(a, viewedAs(atom.a)), typedB = kernel.recast(b, viewedAs(atom.b));
  kernel.statement("cute.mma_atom_call" + callOf(type, {c, typedA, typedB, c}));
  kernel.copy(c, kernel.sliced(kernel.parameter("d", c.element, tile), tile), countOf(tile.values));
  std::string name = "mma_sync/m" + std::to_string(m) + "n" + std::to_string(n) + "k" + std::to_string(k) +
                     "_" + std::string(ptxElement(atom.a)) + "_" + std::string(ptxElement(atom.b)) + "_" +
                     std::string(ptxElement(atom.d)) + (variant.empty() ? "" : "_" + variant);
  return {std::move(name), type, toString(atom.shape), kernel.text()};
}

// Rows of eight f16 as the threads name them.
KernelSplit rowsOf(const char* memory) {
  const KernelSplit bits = splitOf(parsedLayout(memory));
  const auto halves = [](int64_t extent, int64_t stride) { return std::pair(extent, stride / 16); };
  return {changed(bits.threads, halves), parsedLayout("8:1")};
}
// The values of one thread behind those of the thread before.
KernelSplit inThreads(int64_t count) {
  return {parsedLayout("32:" + std::to_string(count)),
          parsedLayout(std::to_string(count) + (count == 1 ? ":0" : ":1"))};
}

GoldenVariant matrixCopyVariant(const MatrixCopyAtom& atom, bool load) {
  const auto layouts = matrixCopyLayouts(atom);
  assert(layouts.ok());
  const std::string tail = "mode = <\"(8,8)\">, " + std::string(load ? "sz_pattern = u16, " : "") +
                           "num_matrices = " + std::to_string(atom.matrices) + ", " +
                           (atom.transposed ? "t" : "n") + ">";
  const std::string type =
      load ? "!cute_nvgpu.atom.ldsm<val_type = f16, " + tail : "!cute_nvgpu.atom.stsm<f16, " + tail;
  KernelText kernel(
      load ? "ldmatrix" : "stmatrix",
      type + (load ? "\nRows of eight elements, through shared memory, to each thread's registers."
                   : "\nEach thread's registers, through shared memory, to rows of eight elements."),
      kWarp);
  const int64_t count = 2 * atom.matrices;
  const KernelSplit rows = rowsOf(layouts->memory), held = inThreads(count);
  const KernelSplit& before = load ? rows : held;
  const KernelSplit& after = load ? held : rows;
  const KernelView source = kernel.sliced(kernel.parameter("source", "f16", before), before);
  const KernelView row = kernel.sliced(kernel.shared("rows", "f16", rows), rows);
  const KernelView registers = kernel.registers("registers", "f16", count);
  kernel.copy(source, load ? row : registers, load ? 8 : count);
  kernel.statement("%atom = cute.make_atom() : " + type);
  if (load) kernel.statement("nvvm.barrier0");
  kernel.statement("cute.copy_atom_call" +
                   (load ? callOf(type, {row, registers}) : callOf(type, {registers, row})));
  if (!load) kernel.statement("nvvm.barrier0");
  const KernelView result = kernel.sliced(kernel.parameter("result", "f16", after), after);
  kernel.copy(load ? registers : row, result, load ? count : 8);
  return {std::string(load ? "ldmatrix" : "stmatrix") + "/x" + std::to_string(atom.matrices) +
              (atom.transposed ? "_trans" : ""),
          type, std::to_string(atom.matrices) + " matrices", kernel.text()};
}

GoldenVariant asyncCopyVariant(const AsyncCopyAtom& atom) {
  const std::string type =
      "!cute_nvgpu.atom.simt_async_copy<f32, cache = " + std::string(spelled(atom.cache)) + ", " +
      std::to_string(atom.bits) + " b>";
  KernelText kernel("cp_async", type + "\nThrough shared memory, each thread its own.", kWarp);
  const int64_t count = atom.bits / 32;
  const KernelSplit lies = inThreads(count);
  const KernelView source = kernel.sliced(kernel.parameter("source", "f32", lies), lies);
  const KernelView shared = kernel.sliced(kernel.shared("rows", "f32", lies), lies);
  kernel.statement("%atom = cute.make_atom() : " + type);
  kernel.statement("cute.copy_atom_call" + callOf(type, {source, shared}));
  kernel.statement("nvvm.cp.async.commit.group");
  kernel.statement("nvvm.cp.async.wait.group 0");
  kernel.copy(shared, kernel.sliced(kernel.parameter("result", "f32", lies), lies), count);
  return {"cp_async/" + std::string(ptxModifier(atom.cache)) + std::to_string(atom.bits / 8), type,
          std::to_string(atom.bits) + " bits", kernel.text()};
}

// The variant of a family whose module and LLVM IR are kept: a plain one, for readers. A family without a
// row, such as a folder of the user's own modules, keeps those of its first variant.
constexpr std::string_view kWhole[] = {
    "bulk/g2s_2048",
    "cp_async/cg16",
    "ldmatrix/x4_trans",
    "mbarrier/two_phases",
    "mma_sync/m16n8k16_f16_f16_f32",
    "stmatrix/x4",
    "tma_load/bf16_64x24_128b",
    "tma_multicast/bf16_64x24_128b",
    "tma_prefetch/bf16_32x16",
    "tma_reduce/add_f32_32x24_128b",
    "tma_store/bf16_64x24_128b",
    "tma_update/f16_32x16",
    "wgmma/m64n8k16_f16_f16_f32_k_k_ss",
    "wgmma_descriptors/m64n64k64_f16_f16_f32_k_advance",
    "tmem_cp/128x256b",
    "tmem_load/16x64b_x2",
    "tmem_store/16x64b_x2",
    "umma/m128n16k16_f16_f16_f32_k_k_ss",
};

std::string familyOf(const std::string& name) {
  const size_t slash = name.rfind('/');
  return slash == std::string::npos ? "" : name.substr(0, slash);
}

// Sets `whole` of one variant of each family of a sorted list.
void markWhole(std::vector<GoldenVariant>& all) {
  std::map<std::string, GoldenVariant*> chosen;
  for (GoldenVariant& variant : all) {
    GoldenVariant*& one = chosen[familyOf(variant.name)];
    if (!one || std::find(std::begin(kWhole), std::end(kWhole), variant.name) != std::end(kWhole))
      one = &variant;
  }
  for (const auto& [family, one] : chosen) one->whole = true;
}

}  // namespace

bool keepsText(const GoldenVariant& variant, size_t kind) {
  constexpr size_t kModule = 0, kPtx = 2;
  if (kind == kPtx || variant.whole) return true;
  return kind == kModule && variant.module.find("// tensor map: ") != std::string::npos;
}

const std::vector<std::string>& goldenTargets() {
  static const std::vector<std::string> all = {"sm_90a", "sm_100a"};
  return all;
}

std::vector<GoldenVariant> mmaSyncVariants() {
  std::vector<GoldenVariant> all;
  for (const MmaSyncAtom& atom : mmaSyncAtoms()) all.push_back(mmaSyncVariant(atom));
  return all;
}

std::vector<GoldenVariant> matrixCopyVariants() {
  std::vector<GoldenVariant> all;
  for (const bool load : {true, false})
    for (const MatrixCopyAtom& atom : matrixCopyAtoms()) all.push_back(matrixCopyVariant(atom, load));
  return all;
}

std::vector<GoldenVariant> asyncCopyVariants() {
  std::vector<GoldenVariant> all;
  for (const AsyncCopyAtom& atom : asyncCopyAtoms()) all.push_back(asyncCopyVariant(atom));
  return all;
}

std::vector<GoldenVariant> goldenVariants(const std::string& target) {
  using Family = std::vector<GoldenVariant> (*)();
  const std::vector<Family> hopper = {mmaSyncVariants, matrixCopyVariants, asyncCopyVariants,
                                      wgmmaVariants,   descriptorVariants, mbarrierVariants,
                                      bulkVariants,    tmaVariants};
  const std::vector<Family> blackwell = {tmemVariants, s2tVariants, ummaVariants};
  std::vector<GoldenVariant> all;
  for (const Family family : target == "sm_90a" ? hopper : blackwell) {
    const std::vector<GoldenVariant> part = family();
    all.insert(all.end(), part.begin(), part.end());
  }
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  markWhole(all);
  return all;
}

Expected<std::vector<GoldenVariant>> kernelsIn(const std::string& folder, const std::string& target) {
  CUTECHECK_TRY(files, collectFiles({folder}));
  std::vector<GoldenVariant> all;
  for (const std::string& file : files) {
    const std::filesystem::path path(file);
    // What lies in a folder of its own has other tests.
    if (path.extension() != ".mlir" || path.lexically_relative(folder).has_parent_path()) continue;
    CUTECHECK_TRY(text, readFile(file));
    CUTECHECK_TRY(targets, targetsIn(text, "//", ptx::knownPtxTargets()));
    if (!targets.empty() && std::find(targets.begin(), targets.end(), target) == targets.end()) continue;
    const std::string name = path.lexically_relative(folder).replace_extension().generic_string();
    all.push_back({name == "." ? path.stem().string() : name, "", "", std::move(text)});
  }
  markWhole(all);
  return all;
}

}  // namespace cutecheck::cli
