// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of descriptors as values: a product longer than one instruction, whose tiles along k are named
// by one descriptor each, found from the first by number or by an addition.
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "tools/golden/golden_kernel.h"
#include "tools/golden/golden_tiles.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr const char* kSwizzle = "S<3,4,3>";
constexpr const char* kDescriptor = "!cute_nvgpu.smem_desc";
constexpr int64_t kRowBytes = 128, kTiles = 4, kColumns = 64;

std::string number(int64_t value) { return std::to_string(value); }

struct Tiles {
  std::string whole;  // (mn, k) of all of k
  std::string tiles;  // ((mn, k), tiles)
  int64_t units;      // of 16 bytes between two
};

// Of 64 rows under the swizzle of 128 bytes: a k-major row holds all of k, an mn-major one all rows.
Tiles tilesOf(Major major, int64_t depth, int64_t bytes) {
  const int64_t row = kRowBytes / bytes, step = major == Major::kK ? depth : depth * row;
  const auto of = [&](int64_t length) {
    if (major == Major::kK) return std::pair("(64," + number(length) + ")", "(" + number(row) + ",1)");
    return std::pair("(64," + number(length) + ")", "(1," + number(row) + ")");
  };
  const auto whole = of(depth * kTiles), tile = of(depth);
  return {whole.first + ":" + whole.second,
          "(" + tile.first + "," + number(kTiles) + "):(" + tile.second + "," + number(step) + ")",
          step * bytes / 16};
}

GoldenVariant descriptorVariant(const WgmmaAtom& types, Major major, bool byNumber) {
  WgmmaAtom atom = types;
  atom.shape[1] = kColumns;
  atom.majorA = atom.majorB = major;
  const auto& [m, n, k] = atom.shape;
  const std::string name(spelled(major));
  const std::string type = "!cute_nvgpu.sm90.mma<" + toString(atom.shape) + ", ab_major = (" + name + ", " +
                           name + "), elem_type = (" + atom.a + ", " + atom.b + ", " + atom.d +
                           "), frag_kind = ss>";
  KernelText kernel("wgmma", type + "\nD = A B + C, of four instructions along k.", kWarpgroup);
  const std::string stored = storedAs(atom.a);
  const int64_t pack = packedIn(atom.a), depth = k / pack, all = depth * kTiles;
  const Tiles tiles = tilesOf(major, depth, bytesOfElement(stored));
  const std::string view = "!cute_nvgpu.smem_desc_view<" + std::string(kDescriptor) + ", \"(1," +
                           number(kTiles) + "):(0," + number(tiles.units) + ")\">";
  const auto described = [&](const char* operand, int64_t at) {
    const KernelView source =
        kernel.parameter(operand, stored, "(64," + number(all) + "):(" + number(all) + ",1)");
    const KernelView tile =
        kernel.recast(kernel.shared(operand, stored, tiles.whole, at, kSwizzle), viewedAs(atom.a));
    kernel.fill(source, kernel.recast(tile, stored), 64 * all);
    const std::string pointer = "!cute.ptr<" + tile.element + ", smem, align<1024>, " + kSwizzle + ">";
    const std::string first = kernel.defined("first", "cute.get_iter(" + tile.value + ") : " + tile.type);
    return kernel.defined(operand, std::string("cute_nvgpu.make_gmma_smem_desc") +
                                       (major == Major::kMN ? " mn" : "") + "(" + first +
                                       ") !cute.layout<\"" + tiles.tiles + "\"> : (" + pointer + ") -> " +
                                       (byNumber ? view : kDescriptor));
  };
  const std::string a = described("a", 0), b = described("b", m * kRowBytes);
  const KernelSplit split = inRows(wgmmaLayoutD(n), m, n, 1);
  const KernelView c = kernel.registers("c", atom.d, countOf(split.values));
  kernel.copy(kernel.sliced(kernel.parameter("c", atom.d, split), split), c, countOf(split.values));
  kernel.statement("%add = arith.constant true");
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  kernel.statement("nvvm.barrier0");
  kernel.statement("nvvm.wgmma.fence.aligned");
  for (int64_t i = 0; i < kTiles; ++i) {
    const std::string far =
        kernel.defined("far", "arith.constant " + number(byNumber ? i : i * tiles.units) + " : i32");
    const auto moved = [&](const std::string& descriptor) {
      return kernel.defined("tile", byNumber ? "cute_nvgpu.smem_desc_at(" + descriptor + ", " + far +
                                                   ") : (" + view + ", i32) -> " + kDescriptor
                                             : "cute_nvgpu.advance_smem_desc(" + descriptor + ", " + far +
                                                   ") : (" + kDescriptor + ", i32) -> " + kDescriptor);
    };
    const std::string left = moved(a), right = moved(b);
    kernel.statement("cute_nvgpu.arch.mma.SM90 " + type + "(" + left + ", " + right + ", " + c.value +
                     ", %add) : (" + kDescriptor + ", " + kDescriptor + ", " + c.type + ", i1) -> ()");
  }
  kernel.statement("nvvm.wgmma.commit.group.sync.aligned");
  kernel.statement("nvvm.wgmma.wait.group.sync.aligned 0");
  kernel.statement("cute_nvgpu.arch.warpgroup_fence_operand(" + c.value + ") : (" + c.type + ") -> ()");
  kernel.copy(c, kernel.sliced(kernel.parameter("d", atom.d, split), split), countOf(split.values));
  return {"wgmma_descriptors/m64n64k" + number(k * kTiles) + "_" + std::string(ptxElement(atom.a)) + "_" +
              std::string(ptxElement(atom.b)) + "_" + std::string(ptxElement(atom.d)) + "_" + name +
              (byNumber ? "_number" : "_advance"),
          type, toString(atom.shape), kernel.text()};
}

}  // namespace

std::vector<GoldenVariant> descriptorVariants() {
  std::vector<GoldenVariant> all;
  for (const WgmmaAtom& types : wgmmaTypes()) {
    if (types.a != types.b || types.d == "f16") continue;
    for (const Major major : {Major::kK, Major::kMN})
      for (const bool byNumber : {true, false})
        if (major == Major::kK || bitsOfElement(types.a) == 16)
          all.push_back(descriptorVariant(types, major, byNumber));
  }
  return all;
}

}  // namespace cutecheck::cli
