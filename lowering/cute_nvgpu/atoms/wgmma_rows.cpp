// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"

#include <algorithm>

#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"
#include "lowering/cute_nvgpu/atoms/row_refusal.h"

namespace cutecheck::cute_nvgpu {

namespace {

struct Row {
  std::vector<std::string_view> multiplicands, accumulators;
  bool anyMajor;    // the transposing immediates are of 16-bit elements alone
  bool everyEight;  // N in steps of 8; else 8, 16, 24, 32 and then steps of 16
};

// PTX ISA 9.0, wgmma.mma_async: "Supported shapes", "Supported data types".
const std::vector<Row>& rows() {
  static const std::vector<Row> all = {
      {{"f16"}, {"f16", "f32"}, true, true},  {{"bf16"}, {"f32"}, true, true},
      {{"tf32"}, {"f32"}, false, true},       {{"f8E4M3FN", "f8E5M2"}, {"f16", "f32"}, false, true},
      {{"i8", "ui8"}, {"i32"}, false, false}, {{"i1"}, {"i32"}, false, false},
  };
  return all;
}

bool contains(const std::vector<std::string_view>& all, std::string_view one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}
std::string listed(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) text += (text.empty() ? "" : ", ") + std::string(name);
  return text;
}
bool isN(int64_t n, bool everyEight) {
  if (n < 8 || n > 256 || n % 8 != 0) return false;
  return everyEight || n <= 32 || n % 16 == 0;
}

// 256 bits of what A holds.
int64_t depthOf(const WgmmaAtom& atom) {
  return 256 / bitsOfElement(atom.a) * (atom.variant.sparse() ? 2 : 1);
}

IntTuple tuple(std::initializer_list<int64_t> numbers) {
  std::vector<IntTuple> all;
  for (const int64_t number : numbers) all.emplace_back(number);
  return IntTuple::tuple(std::move(all));
}

}  // namespace

std::string_view spelled(Major major) { return major == Major::kK ? "k" : "mn"; }

Expected<WgmmaAtom> checked(const WgmmaAtom& atom) {
  std::vector<std::string_view> all;
  const Row* found = nullptr;
  for (const Row& row : rows()) {
    all.insert(all.end(), row.multiplicands.begin(), row.multiplicands.end());
    if (contains(row.multiplicands, atom.a)) found = &row;
  }
  if (found == nullptr)
    return refused("wgmma_c1", "expects elements of A among " + listed(all) + ", but got " + atom.a);
  if (!contains(found->multiplicands, atom.b))
    return refused("wgmma_c2", "expects elements of B among " + listed(found->multiplicands) +
                                   " beside A of " + atom.a + ", but got " + atom.b);
  if (!contains(found->accumulators, atom.d))
    return refused("wgmma_c3", "expects elements of D among " + listed(found->accumulators) +
                                   " beside A of " + atom.a + ", but got " + atom.d);
  const WgmmaVariant& variant = atom.variant;
  if (variant.sparse()) {
    const int64_t most = bitsOfElement(atom.a) == 8 ? 0 : 1;
    if (atom.a == "i1" || variant.selector < 0 || variant.selector > most)
      return refused("wgmma_c10", atom.a == "i1"
                                      ? std::string("expects A of i1 to be dense")
                                      : "expects sparse = 0" + std::string(most == 1 ? " or 1" : "") +
                                            " beside A of " + atom.a + ", but got " +
                                            std::to_string(variant.selector));
  }
  const auto& [m, n, k] = atom.shape;
  const int64_t depth = depthOf(atom);
  if (m != kWgmmaRows || k != depth)
    return refused("wgmma_c4", "expects M of 64 and K of " + std::to_string(depth) + " beside " +
                                   (variant.sparse() ? "sparse A of " : "A of ") + atom.a + ", but got " +
                                   toString(atom.shape));
  if (!isN(n, found->everyEight))
    return refused("wgmma_c5", std::string("expects N of ") +
                                   (found->everyEight ? "8 to 256 in steps of 8"
                                                      : "8, 16, 24, 32 or 48 to 256 in steps of 16") +
                                   ", but got " + std::to_string(n));
  if (!found->anyMajor && (atom.majorA == Major::kMN || atom.majorB == Major::kMN))
    return refused("wgmma_c6", "expects both operands k-major beside A of " + atom.a);
  if (atom.registersA && atom.majorA == Major::kMN)
    return refused("wgmma_c7", "expects A in registers to be k-major");
  if ((variant.negatedA || variant.negatedB) && atom.d == "i32")
    return refused("wgmma_c8", "expects neg beside floats alone, but got A of " + atom.a);
  if (variant.saturates && (atom.d != "i32" || atom.a == "i1"))
    return refused("wgmma_c9", "expects satfinite beside integers of 8 bits alone, but got A of " + atom.a);
  return atom;
}

int64_t heldDepth(const WgmmaAtom& atom) { return atom.shape[2] / (atom.variant.sparse() ? 2 : 1); }

// CuTe's ALayout_64xK: 8 rows of 4 threads each in a quarter of M, then the other half of the 16 rows, then
// the other half of K.
Layout wgmmaLayoutA(int64_t bits) {
  const int64_t v = 32 / bits;  // elements of a register
  if (v == 1)
    return Layout::unchecked(IntTuple::tuple({tuple({4, 8, 4}), tuple({2, 2})}),
                             IntTuple::tuple({tuple({64, 1, 16}), tuple({8, 256})}));
  return Layout::unchecked(IntTuple::tuple({tuple({4, 8, 4}), tuple({v, 2, 2})}),
                           IntTuple::tuple({tuple({64 * v, 1, 16}), tuple({64, 8, 256 * v})}));
}

Layout wgmmaLayoutD(int64_t n) {
  return Layout::unchecked(IntTuple::tuple({tuple({4, 8, 4}), tuple({2, 2, n / 8})}),
                           IntTuple::tuple({tuple({128, 1, 16}), tuple({64, 8, 512})}));
}

// CuTe's ELayout_64x64, and ELayout_64x32 and 64x16 without the threads that give none: of 8-bit elements a
// thread has half of K of one row, of others half of K of two rows, 8 apart.
Layout wgmmaLayoutMetadata(int64_t bits) {
  if (bits == 8)
    return Layout::unchecked(IntTuple::tuple({tuple({2, 2, 8, 4}), IntTuple(32)}),
                             IntTuple::tuple({tuple({8, 2048, 1, 16}), IntTuple(64)}));
  const int64_t half = 256 / bits;  // of K
  return Layout::unchecked(IntTuple::tuple({tuple({2, 8, 4}), tuple({half, 2})}),
                           IntTuple::tuple({tuple({64 * half, 1, 16}), tuple({64, 8})}));
}

std::vector<WgmmaAtom> wgmmaTypes() {
  std::vector<WgmmaAtom> atoms;
  for (const Row& row : rows())
    for (const std::string_view a : row.multiplicands)
      for (const std::string_view b : row.multiplicands)
        for (const std::string_view d : row.accumulators)
          atoms.push_back({{kWgmmaRows, 8, 256 / bitsOfElement(a)},
                           Major::kK,
                           Major::kK,
                           std::string(a),
                           std::string(b),
                           std::string(d)});
  return atoms;
}

}  // namespace cutecheck::cute_nvgpu
