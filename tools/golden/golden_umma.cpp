// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of tcgen05.mma: operands into swizzled shared memory, the lanes of tensor memory filled, one
// thread's product, its commit to a barrier, and all lanes out.
//
// c and d are tensor memory lane by lane, its columns one behind the other: the accumulator, and what else
// lies there (an A, metadata, scale factors). What the product does not write comes back as it was.
#include <algorithm>

#include "core/notation/print.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "tools/golden/golden_barrier.h"
#include "tools/golden/golden_s2t_text.h"
#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_tmem_kernel.h"
#include "tools/golden/golden_umma_text.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr int64_t kWidestRow = 128;
// In shared memory: the address of tensor memory, the barrier, and then operands.
constexpr int64_t kBarrierAt = 64, kOperandsAt = 1024;
// The scale factors of A and then those of B, where the product's own thread copies them.
constexpr int64_t kFactorsAt = kOperandsAt + (128 + 64) * kWidestRow, kFactors = 1024;
constexpr S2tCopyAtom kFactorsCopy = {32, 128, S2tBroadcast::kFour, S2tFormat::kPlain, 1};
constexpr const char* kTensor = "!cute.ptr<f32, tmem, align<16>>";

std::string number(int64_t value) { return std::to_string(value); }

struct Variant {
  UmmaAtom atom;
  SwizzleMode mode = SwizzleMode::k128B;
  bool copiesFactors = false;  // by tcgen05.cp, of one block; else they are in tensor memory before
};

// In memory there are no 8-bit floats, no tf32 and nothing below a byte.
std::string inMemory(const std::string& element) {
  if (element == "f16" || element == "bf16") return element;
  return element == "tf32" ? "i32" : "i8";
}
std::string inView(const std::string& element) {
  return element == "tf32" || element.starts_with("f8") ? element : inMemory(element);
}

// A pointer to a column of tensor memory.
std::string columnAt(KernelText& kernel, int64_t column) {
  if (column == 0) return "%tensor";
  const std::string tuple = "!cute.int_tuple<\"" + number(column) + "\">";
  const std::string offset = kernel.defined("column", "cute.static : " + tuple);
  return kernel.defined(
      "columns", "cute.add_offset(%tensor, " + offset + ") : (" + kTensor + ", " + tuple + ") -> " + kTensor);
}

KernelView inTensor(KernelText& kernel, const std::string& pointer, const std::string& element,
                    const std::string& layout) {
  const std::string type = "!cute.ptr<" + element + ", tmem, align<16>>";
  const std::string typed =
      element == "f32"
          ? pointer
          : kernel.defined("typed", "cute.recast_iter(" + pointer + ") : (" + kTensor + ") -> " + type);
  const std::string at = kernel.defined("layout", "cute.static : !cute.layout<\"" + layout + "\">");
  KernelView view{"", "!cute.memref<" + element + ", tmem, align<16>, \"" + layout + "\">", element, "tmem",
                  layout};
  view.value = kernel.defined("view", "cute.make_view(" + typed + ", " + at + ") : (" + type +
                                          ", !cute.layout<\"" + layout + "\">) -> " + view.type);
  return view;
}

// Of rows of `columns` columns: as many in one call as there can be.
TmemCopyAtom rowsOf(int64_t columns, bool halves) {
  int64_t repeat = 128;
  const int64_t registers = halves ? columns / 2 : columns;
  while (registers % repeat != 0) repeat /= 2;
  return {32, 32, repeat, halves};
}

std::string madeAtom(KernelText& kernel, const UmmaAtom& atom, const UmmaColumns& columns) {
  const std::string type = ummaType(atom);
  std::string value = kernel.defined("made", "cute.make_atom() : " + type);
  const auto set = [&](const std::string& field, const std::string& pointer) {
    value = kernel.defined("made", "cute_nvgpu.atom.set_value <" + field + "> (" + value + ", " + pointer +
                                       ") : (" + type + ", " + kTensor + ") -> " + type);
  };
  if (atom.sparse) set("metadata", columnAt(kernel, columns.d + columns.a));
  if (isBlockScaled(atom)) {
    set("sf_a", columnAt(kernel, columns.factors(false)));
    set("sf_b", columnAt(kernel, columns.factors(true)));
  }
  return value;
}

// Of 128 rows: four columns, to every 32 lanes.
void copyFactors(KernelText& kernel, const KernelView& rows, int64_t column) {
  const std::string type = s2tType(kFactorsCopy, "f32"),
                    value = kernel.defined("copy", "cute.make_atom() : " + type);
  kernel.statement(
      s2tCall(value, type, rows, s2tWritten(kernel, kFactorsCopy, "f32", 32, columnAt(kernel, column))));
}

GoldenVariant ummaVariant(const Variant& variant) {
  const UmmaAtom& atom = variant.atom;
  const auto& [m, n, k] = atom.shape;
  const UmmaColumns columns = columnsOf(atom);
  const std::string type = ummaType(atom);
  KernelText kernel("umma",
                    type + "\nD = A B + D; A row by row, B column by column, tensor memory lane by lane.",
                    kTmemThreads);
  const bool pair = atom.ctas == 2;
  if (pair) kernel.statement(kRankOfPair);
  const Swizzle swizzle = byteSwizzle(variant.mode);
  const auto throughShared = [&](const char* name, const std::string& element, Major major, int64_t extent,
                                 int64_t length, int64_t at) {
    const std::string stored = inMemory(element);
    const int64_t depth = length * ummaStoredBits(atom, element) / (8 * bytesOfElement(stored));
    const KernelView source =
        parameterOfBlock(kernel, pair, name, stored,
                         {number(extent) + "," + number(depth), number(depth) + ",1", extent * depth});
    const KernelView tile = kernel.shared(
        name, stored, sharedLayout(major, extent, depth, rowBytes(variant.mode) / bytesOfElement(stored)), at,
        swizzle.bits == 0 ? std::string() : toString(swizzle));
    kernel.fill(source, tile, extent * depth);
    return kernel.recast(tile, inView(element));
  };
  const bool halves = atom.d == "f16" && !atom.sparse;  // metadata are words
  KernelView a;
  if (!atom.tensorA)
    a = throughShared("a", atom.a, atom.majorA, m / atom.ctas, ummaHeldDepth(atom), kOperandsAt);
  const KernelView b =
      throughShared("b", atom.b, atom.majorB, n / atom.ctas, k, kOperandsAt + 128 * kWidestRow);
  std::vector<KernelView> factors;
  if (variant.copiesFactors)
    for (const char* name : {"sa", "sb"}) {
      const KernelView source = parameterOfBlock(kernel, false, name, "f32", s2tInGlobal(32, 1));
      const int64_t at = kFactorsAt + kFactors * static_cast<int64_t>(factors.size());
      factors.push_back(kernel.shared(name, "f32", s2tInShared(32, 1), at, ""));
      kernel.fill(source, factors.back(), 128);
    }
  TensorTile tile(kernel, halves ? "f16" : "f32", columns.all());
  const auto image = [&](const char* name) { return tile.parameter(name, pair); };
  const KernelView before = image("c"), after = image("d");
  allocateTensor(kernel, columns.all(), pair);
  defineTensorBarrier(kernel, kBarrierAt);
  const TmemCopyAtom rows = rowsOf(columns.all(), halves);
  moveRows(kernel, tile, rows, before, false);
  const KernelView d = inTensor(kernel, "%tensor", atom.d, viewOfD(atom));
  if (atom.tensorA) a = inTensor(kernel, columnAt(kernel, columns.d), inView(atom.a), viewOfA(atom));
  const std::string made = madeAtom(kernel, atom, columns);
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  meetTensor(kernel);
  if (pair) meetPair(kernel);
  beginIssue(kernel, pair);
  for (size_t i = 0; i < factors.size(); ++i) copyFactors(kernel, factors[i], columns.factors(i == 1));
  kernel.statement("cute.mma_atom_call(" + made + ", " + d.value + ", " + a.value + ", " + b.value + ", " +
                   d.value + ") : (" + type + ", " + d.type + ", " + a.type + ", " + b.type + ", " + d.type +
                   ") -> ()");
  commitTensor(kernel, pair);
  endFirst(kernel);
  awaitParity(kernel, 0);
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>");
  moveRows(kernel, tile, rows, after, true);
  if (pair) meetPair(kernel);
  deallocateTensor(kernel, pair);
  std::string name = "umma/" + ummaName(atom);
  if (variant.mode == SwizzleMode::kNone)
    name += "_sw0";
  else if (variant.mode != SwizzleMode::k128B)
    name += variant.mode == SwizzleMode::k128BAtom32B ? "_sw128_32" : "_sw" + number(rowBytes(variant.mode));
  if (variant.copiesFactors) name += "_cp";
  return {name, type, cute_nvgpu::toString(atom.shape), kernel.text(pair ? kClusterOfPair : "")};
}

bool isSmall(const std::string& element) { return ummaBits(element) < 8; }

// Dense and sparse, and block-scaled ones that are dense; of an A in tensor memory what lies there once, in
// whole elements. Small elements are packed along k here.
bool hasKernel(const UmmaAtom& atom) {
  if (isBlockScaled(atom) && (atom.sparse || atom.shape[2] == 96)) return false;
  if (atom.ctas == 2 && atom.tensorA && atom.shape[0] == 128) return false;
  if ((isSmall(atom.a) && atom.majorA == Major::kMN) || (isSmall(atom.b) && atom.majorB == Major::kMN))
    return false;
  if (!atom.tensorA) return true;
  return !isSmall(atom.a) && atom.d != "f16" && (!atom.ws || atom.shape[0] == 128);
}

bool isWide(const UmmaAtom& atom) {
  return atom.kind == UmmaKind::kTf32 && (atom.majorA == Major::kMN || atom.majorB == Major::kMN);
}

// Narrow, as far as it goes: what a kernel spells out grows with N.
constexpr int64_t kNarrow = 16, kMiddle = 64, kWidest = 256;

// Of sparse products each pair of types once, and the first of each kind in every variant.
bool isShownSparse(const UmmaAtom& atom) {
  const bool first = (atom.a == "f16" && atom.d == "f32") || atom.a == "tf32" ||
                     (atom.a == "f8E4M3FN" && atom.b == atom.a) || (atom.a == "i8" && atom.b == atom.a);
  const bool plain = atom.shape[0] == 128 * atom.ctas && atom.shape[1] == kMiddle && !atom.ws &&
                     atom.majorA == Major::kK && atom.majorB == Major::kK && !atom.tensorA &&
                     !atom.saturates && atom.scaleExp == 0 && atom.selector == 0;
  if (atom.ws && atom.shape[0] == 128) return false;  // what a kernel spells out grows with N
  return plain || (first && atom.shape[1] != 32 && atom.shape[1] != kWidest && atom.maximumShift == 0);
}

// One atom of a kind shows how wide D may be.
bool isShown(const UmmaAtom& atom) {
  if (atom.sparse) return isShownSparse(atom);
  const bool first = (atom.a == "f16" && atom.d == "f32") || (isBlockScaled(atom) && atom.a == "f8E4M3FN");
  if (atom.maximumShift != 0 || atom.shape[1] == 32) return false;
  if (atom.ctas == 2 && atom.shape[1] == kWidest) return false;  // more shared memory than the others ask for
  if (atom.shape[1] == kWidest) return first;
  return !atom.ws || atom.shape[0] < 128 || atom.tensorA || first;
}

// Of the powers and of the floats one each.
bool copiesFactors(const UmmaAtom& atom) {
  return atom.ctas == 1 && atom.shape[1] == kNarrow && !atom.tensorA && atom.majorA == Major::kK &&
         atom.majorB == Major::kK && (atom.a == "f8E4M3FN" || atom.scaleVector == 16) && atom.a == atom.b;
}

std::vector<Variant> variants() {
  std::vector<Variant> all;
  for (UmmaAtom atom : ummaAtoms()) {
    if (!hasKernel(atom) || !isShown(atom)) continue;
    const int64_t narrow = kNarrow * atom.ctas;
    // Scale factors of B that lie in two parts have 32 rows in each.
    const bool parts = isBlockScaled(atom) && atom.ctas == 2 && atom.shape[0] == 128;
    if (!atom.ws && !parts && atom.shape[1] == kMiddle) atom.shape[1] = narrow;
    // Metadata of 8 bits take two columns.
    if (atom.selector != 0 && ummaBits(atom.a) <= 8) atom.selector = 2;
    // One kernel has one mode: of tf32 both operands have the mode of mn-major ones, or neither.
    if (isWide(atom)) {
      if (atom.majorA == atom.majorB) all.push_back({atom, SwizzleMode::k128BAtom32B});
      continue;
    }
    all.push_back({atom});
    if (isBlockScaled(atom) && copiesFactors(atom)) all.push_back({atom, SwizzleMode::k128B, true});
    const bool plain = atom.shape[1] == narrow && atom.shape[0] == 128 * atom.ctas && !atom.tensorA &&
                       !atom.ws && !atom.sparse && !atom.saturates && atom.scaleExp == 0 &&
                       atom.a == atom.b && atom.d != "f16";
    if (plain)
      for (const SwizzleMode mode : {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B})
        all.push_back({atom, mode});
  }
  return all;
}

}  // namespace

std::vector<GoldenVariant> ummaVariants() {
  std::vector<GoldenVariant> all;
  for (const Variant& variant : variants()) all.push_back(ummaVariant(variant));
  return all;
}

}  // namespace cutecheck::cli
