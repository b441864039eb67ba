// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of copies from shared to tensor memory: rows of global memory to shared memory, in the order
// that a matrix descriptor without a swizzle names, from there to tensor memory, and every lane back.
#include <algorithm>

#include "tools/golden/golden_barrier.h"
#include "tools/golden/golden_s2t_text.h"
#include "tools/golden/golden_tmem_kernel.h"
#include "tools/golden/golden_variants.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr int64_t kBarrierAt = 1024, kWords = 2048;  // bytes, behind the slot

std::string number(int64_t value) { return std::to_string(value); }

// A view of shared memory as bytes: 16 for each 16 elements that are packed.
KernelView asBytes(KernelText& kernel, const KernelView& words, int64_t rows, int64_t pieces) {
  const std::string pointer = "!cute.ptr<f32, smem, align<1024>>", bytes = "!cute.ptr<i8, smem, align<1024>>";
  const int64_t groups = std::max<int64_t>(1, rows / 8);
  KernelView view = words;
  view.element = "i8";
  view.layout = "((" + number(rows / groups) + "," + number(groups) + "),(16," + number(pieces) +
                ")):((16,128),(1," + number(16 * rows) + "))";
  const std::string layout = "!cute.layout<\"" + view.layout + "\">";
  view.type = "!cute.memref<i8, smem, align<1024>, \"" + view.layout + "\">";
  const std::string first = kernel.defined("first", "cute.get_iter(" + words.value + ") : " + words.type);
  const std::string cast =
      kernel.defined("first", "cute.recast_iter(" + first + ") : (" + pointer + ") -> " + bytes);
  const std::string value = kernel.defined("layout", "cute.static : " + layout);
  view.value = kernel.defined("view", "cute.make_view(" + cast + ", " + value + ") : (" + bytes + ", " +
                                          layout + ") -> " + view.type);
  return view;
}

GoldenVariant variantOf(const S2tCopyAtom& atom) {
  const bool packed = atom.format != S2tFormat::kPlain;
  const std::string element = packed ? "i8" : "f32", type = s2tType(atom, element);
  KernelText kernel("s2t", type + "\nRows through shared memory to lanes, and every lane back.",
                    kTmemThreads);
  const bool pair = atom.group == 2;
  if (pair) kernel.statement(kRankOfPair);
  const int64_t words = atom.bits / 32, pieces = atom.bits / 128;
  TensorTile tile(kernel, "f32", words);
  const TmemCopyAtom whole{32, 32, words, false};
  const KernelView source = parameterOfBlock(kernel, pair, "source", "f32", s2tInGlobal(atom.rows, pieces));
  const KernelView before = tile.parameter("before", pair), result = tile.parameter("result", pair);
  const KernelView shared = kernel.shared("rows", "f32", s2tInShared(atom.rows, pieces), kWords, "");
  allocateTensor(kernel, words, pair);
  defineTensorBarrier(kernel, kBarrierAt);
  moveRows(kernel, tile, whole, before, false);
  kernel.fill(source, shared, atom.rows * words);
  kernel.statement(
      "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
  meetTensor(kernel);
  if (pair) meetPair(kernel);
  const KernelView rows = packed ? asBytes(kernel, shared, atom.rows, pieces) : shared;
  const KernelView lanes = s2tWritten(kernel, atom, element, packed ? 8 : 32);
  const std::string value = kernel.defined("atom", "cute.make_atom() : " + type);
  beginIssue(kernel, pair);
  kernel.statement(s2tCall(value, type, rows, lanes));
  commitTensor(kernel, pair);
  endFirst(kernel);
  awaitParity(kernel, 0);
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>");
  moveRows(kernel, tile, whole, result, true);
  if (pair) meetPair(kernel);
  deallocateTensor(kernel, pair);
  std::string name = "tmem_cp/" + number(atom.rows) + "x" + number(atom.bits) + "b";
  if (atom.broadcast != S2tBroadcast::kNone) name += "_" + std::string(spelled(atom.broadcast));
  if (packed) name += "_" + std::string(spelled(atom.format));
  if (pair) name += "_pair";
  return {name, type, number(atom.rows) + "x" + number(atom.bits) + "b",
          kernel.text(pair ? kClusterOfPair : "")};
}

}  // namespace

std::vector<GoldenVariant> everyS2tVariant() {
  std::vector<GoldenVariant> all;
  for (const S2tCopyAtom& atom : s2tCopyAtoms()) all.push_back(variantOf(atom));
  return all;
}

std::vector<GoldenVariant> s2tVariants() {
  std::vector<GoldenVariant> all;
  for (const S2tCopyAtom& atom : s2tCopyAtoms())
    if (atom.format == S2tFormat::kPlain) all.push_back(variantOf(atom));
  return all;
}

}  // namespace cutecheck::cli
