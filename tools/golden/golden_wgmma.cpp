// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of wgmma: operands into swizzled shared memory, the product, and out.
#include "core/notation/print.h"
#include "core/nvgpu/matrix_descriptor.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "tools/golden/golden_kernel.h"
#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

// A tile is given as many bytes as its rows have under the widest swizzle.
constexpr int64_t kWidestRow = 128;

std::string number(int64_t value) { return std::to_string(value); }

struct Variant {
  WgmmaAtom atom;
  SwizzleMode mode = SwizzleMode::k128B;
};

// Behind frag_kind in the type.
std::string spelledVariant(const WgmmaVariant& variant) {
  std::string text;
  if (variant.negatedA && variant.negatedB)
    text += ", neg = (a, b)";
  else if (variant.negatedA || variant.negatedB)
    text += variant.negatedA ? ", neg = (a)" : ", neg = (b)";
  if (variant.saturates) text += ", satfinite";
  if (variant.sparse()) text += ", sparse = " + number(variant.selector);
  return text;
}

std::string typeOf(const WgmmaAtom& atom) {
  return "!cute_nvgpu.sm90.mma<" + toString(atom.shape) + ", ab_major = (" +
         std::string(spelled(atom.majorA)) + ", " + std::string(spelled(atom.majorB)) + "), elem_type = (" +
         atom.a + ", " + atom.b + ", " + atom.d + "), frag_kind = " + (atom.registersA ? "rs" : "ss") +
         spelledVariant(atom.variant) + ">";
}

std::string nameOf(const Variant& variant) {
  const WgmmaAtom& atom = variant.atom;
  const auto ptx = [](const std::string& element) { return "_" + std::string(ptxElement(element)); };
  std::string name = "wgmma/m64n" + number(atom.shape[1]) + "k" + number(atom.shape[2]) + ptx(atom.a) +
                     ptx(atom.b) + ptx(atom.d) + "_" + std::string(spelled(atom.majorA)) + "_" +
                     std::string(spelled(atom.majorB)) + (atom.registersA ? "_rs" : "_ss");
  if (atom.variant.negatedA || atom.variant.negatedB)
    name += std::string("_neg_") + (atom.variant.negatedA ? "a" : "") + (atom.variant.negatedB ? "b" : "");
  if (atom.variant.saturates) name += "_satfinite";
  if (atom.variant.sparse()) name += "_sp" + number(atom.variant.selector);
  if (variant.mode != SwizzleMode::k128B)
    name += variant.mode == SwizzleMode::kNone ? "_sw0" : "_sw" + number(rowBytes(variant.mode));
  return name;
}

std::string aboutOf(const WgmmaAtom& atom) {
  std::string text =
      typeOf(atom) + "\nD = A B + C; A and C row by row, B column by column, all in global memory at first.";
  if (atom.variant.sparse())
    text += "\nA holds half of each chunk of K; e has a word of metadata for each thread.";
  return text;
}

void makeAtom(KernelText& kernel, const WgmmaAtom& atom, const std::string& type) {
  if (!atom.variant.sparse()) return kernel.statement("%atom = cute.make_atom() : " + type);
  const KernelView words = kernel.parameter("e", "i32", number(kWarpgroup) + ":1");
  const std::string coord = "!cute.coord<\"?\">";
  const std::string at = kernel.defined("at", "cute.make_coord(%tid) : (i32) -> " + coord);
  const std::string word = kernel.defined("word", "cute.memref.load(" + words.value + ", " + at + ") : (" +
                                                      words.type + ", " + coord + ") -> i32");
  const std::string bare = kernel.defined("bare", "cute.make_atom() : " + type);
  kernel.statement("%atom = cute_nvgpu.atom.with_metadata (" + bare + ", " + word + ") : (" + type +
                   ", i32) -> " + type);
}

GoldenVariant wgmmaVariant(const Variant& variant) {
  const WgmmaAtom& atom = variant.atom;
  const auto& [m, n, k] = atom.shape;
  const std::string type = typeOf(atom), stored = storedAs(atom.a);
  KernelText kernel("wgmma", aboutOf(atom), kWarpgroup);
  const int64_t pack = packedIn(atom.a), row = rowBytes(variant.mode) / bytesOfElement(stored);
  const Swizzle swizzle = byteSwizzle(variant.mode);
  const auto throughShared = [&](const char* name, Major major, int64_t extent, int64_t length, int64_t at) {
    const int64_t depth = length / pack;
    const std::string rows = "(" + number(extent) + "," + number(depth) + "):(" + number(depth) + ",1)";
    const KernelView source = kernel.parameter(name, stored, rows);
    const KernelView tile = kernel.shared(name, stored, sharedLayout(major, extent, depth, row), at,
                                          swizzle.bits == 0 ? std::string() : toString(swizzle));
    kernel.fill(source, tile, extent * depth);
    return tile;
  };
  const auto throughRegisters = [&](const char* name, const std::string& element, const KernelSplit& lies) {
    const KernelView held = kernel.registers(name, element, countOf(lies.values));
    kernel.copy(kernel.sliced(kernel.parameter(name, element, lies), lies), held, countOf(lies.values));
    return held;
  };
  const int64_t held = heldDepth(atom);
  const KernelView a =
      atom.registersA
          ? throughRegisters("a", stored, inRows(wgmmaLayoutA(bitsOfElement(atom.a)), m, held, pack))
          : throughShared("a", atom.majorA, m, held, 0);
  const KernelView b = throughShared("b", atom.majorB, n, k, m * kWidestRow);
  const KernelSplit tile = inRows(wgmmaLayoutD(n), m, n, 1);
  const KernelView c = throughRegisters("c", atom.d, tile);
  const KernelView typedA = kernel.recast(a, viewedAs(atom.a)), typedB = kernel.recast(b, viewedAs(atom.b));
  makeAtom(kernel, atom, type);
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  kernel.statement("nvvm.barrier0");
  kernel.statement("nvvm.wgmma.fence.aligned");
  kernel.statement("cute.mma_atom_call" + callOf(type, {c, typedA, typedB, c}));
  kernel.statement("nvvm.wgmma.commit.group.sync.aligned");
  kernel.statement("nvvm.wgmma.wait.group.sync.aligned 0");
  kernel.statement("cute_nvgpu.arch.warpgroup_fence_operand(" + c.value + ") : (" + c.type + ") -> ()");
  kernel.copy(c, kernel.sliced(kernel.parameter("d", atom.d, tile), tile), countOf(tile.values));
  return {nameOf(variant), type, toString(atom.shape), kernel.text()};
}

// Every swizzle below the widest, in both majors, of each size of an element.
std::vector<Variant> swizzled() {
  std::vector<Variant> all;
  for (const WgmmaAtom& types : wgmmaTypes()) {
    if (types.a != types.b || types.d == "f16") continue;
    for (const SwizzleMode mode : {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B})
      for (const Major a : {Major::kK, Major::kMN})
        for (const Major b : {Major::kK, Major::kMN}) {
          WgmmaAtom atom = types;
          atom.shape[1] = 32;
          atom.majorA = a;
          atom.majorB = b;
          if (checked(atom).ok()) all.push_back({atom, mode});
        }
  }
  return all;
}

}  // namespace

std::vector<GoldenVariant> wgmmaVariants() {
  std::vector<GoldenVariant> all;
  for (const WgmmaAtom& atom : wgmmaAtoms()) all.push_back(wgmmaVariant({atom}));
  for (const Variant& variant : swizzled()) all.push_back(wgmmaVariant(variant));
  return all;
}

}  // namespace cutecheck::cli
