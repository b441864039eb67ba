// The kernels of wgmma: operands into swizzled shared memory, the product, and out.
#include <cassert>

#include "core/print.h"
#include "lowering/cute_nvgpu/mma_sync_rows.h"
#include "lowering/cute_nvgpu/wgmma_rows.h"
#include "tools/cutecheck/golden_kernel.h"
#include "tools/cutecheck/golden_tiles.h"
#include "tools/cutecheck/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr const char* kSwizzle = "S<3,4,3>";
constexpr int64_t kRowBytes = 128;

std::string number(int64_t value) { return std::to_string(value); }

// A tile under the swizzle of 128 bytes: rows of the pattern hold the operand's k, or its mn.
std::string sharedLayout(Major major, int64_t extent, int64_t depth, int64_t bytes) {
  const int64_t row = kRowBytes / bytes, group = 8 * row;
  if (major == Major::kK)
    return "((8," + number(extent / 8) + ")," + number(depth) + "):((" + number(row) + "," + number(group) +
           "),1)";
  assert(extent <= row);
  return "(" + number(extent) + ",(8," + number(depth / 8) + ")):(1,(" + number(row) + "," + number(group) +
         "))";
}

std::string typeOf(const WgmmaAtom& atom) {
  return "!cute_nvgpu.sm90.mma<" + toString(atom.shape) + ", ab_major = (" +
         std::string(spelled(atom.majorA)) + ", " + std::string(spelled(atom.majorB)) + "), elem_type = (" +
         atom.a + ", " + atom.b + ", " + atom.d + "), frag_kind = " + (atom.registersA ? "rs" : "ss") + ">";
}

GoldenVariant wgmmaVariant(const WgmmaAtom& atom) {
  const auto& [m, n, k] = atom.shape;
  const std::string type = typeOf(atom);
  KernelText kernel(
      "wgmma", type + "\nD = A B + C; A and C row by row, B column by column, all in global memory at first.",
      kWarpgroup);
  const std::string stored = storedAs(atom.a);
  const int64_t pack = packedIn(atom.a), depth = k / pack, bytes = bytesOfElement(stored);
  const auto throughShared = [&](const char* name, Major major, int64_t extent, int64_t at) {
    const std::string rows = "(" + number(extent) + "," + number(depth) + "):(" + number(depth) + ",1)";
    const KernelView source = kernel.parameter(name, stored, rows);
    const KernelView tile =
        kernel.shared(name, stored, sharedLayout(major, extent, depth, bytes), at, kSwizzle);
    kernel.fill(source, tile, extent * depth);
    return tile;
  };
  const auto throughRegisters = [&](const char* name, const std::string& element, const KernelSplit& lies) {
    const KernelView held = kernel.registers(name, element, countOf(lies.values));
    kernel.copy(kernel.sliced(kernel.parameter(name, element, lies), lies), held, countOf(lies.values));
    return held;
  };
  const KernelView a =
      atom.registersA ? throughRegisters("a", stored, inRows(wgmmaLayoutA(bitsOfElement(atom.a)), m, k, pack))
                      : throughShared("a", atom.majorA, m, 0);
  const KernelView b = throughShared("b", atom.majorB, n, m * kRowBytes);
  const KernelSplit tile = inRows(wgmmaLayoutD(n), m, n, 1);
  const KernelView c = throughRegisters("c", atom.d, tile);
  const KernelView typedA = kernel.recast(a, viewedAs(atom.a)), typedB = kernel.recast(b, viewedAs(atom.b));
  kernel.statement("%atom = cute.make_atom() : " + type);
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  kernel.statement("nvvm.barrier0");
  kernel.statement("nvvm.wgmma.fence.aligned");
  kernel.statement("cute.mma_atom_call" + callOf(type, {c, typedA, typedB, c}));
  kernel.statement("nvvm.wgmma.commit.group.sync.aligned");
  kernel.statement("nvvm.wgmma.wait.group.sync.aligned 0");
  kernel.statement("cute_nvgpu.arch.warpgroup_fence_operand(" + c.value + ") : (" + c.type + ") -> ()");
  kernel.copy(c, kernel.sliced(kernel.parameter("d", atom.d, tile), tile), countOf(tile.values));
  std::string name = "wgmma/m64n" + number(n) + "k" + number(k) + "_" + std::string(ptxElement(atom.a)) +
                     "_" + std::string(ptxElement(atom.b)) + "_" + std::string(ptxElement(atom.d)) + "_" +
                     std::string(spelled(atom.majorA)) + "_" + std::string(spelled(atom.majorB)) +
                     (atom.registersA ? "_rs" : "_ss");
  return {std::move(name), type, toString(atom.shape), kernel.text()};
}

}  // namespace

std::vector<GoldenVariant> wgmmaVariants() {
  std::vector<GoldenVariant> all;
  for (const WgmmaAtom& atom : wgmmaAtoms()) all.push_back(wgmmaVariant(atom));
  return all;
}

}  // namespace cutecheck::cli
