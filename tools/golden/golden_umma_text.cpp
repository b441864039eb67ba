// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_umma_text.h"

#include "core/notation/print.h"
#include "tools/golden/golden_tiles.h"

namespace cutecheck::cli {

using namespace cute_nvgpu;

namespace {

constexpr int64_t kLanes = 128, kLaneColumns = 1 << 16, kColumnBits = 32;

std::string number(int64_t value) { return std::to_string(value); }

// Each leaf's stride changed; a mode of one element is "1:0". Strides from `peer` on lead to the other block.
template <typename Change>
std::string viewed(const Layout& layout, int64_t peer, Change change) {
  const auto moved = [&](int64_t extent, int64_t stride) -> std::pair<int64_t, int64_t> {
    return stride >= peer ? std::pair<int64_t, int64_t>(1, 0) : std::pair(extent, change(stride));
  };
  const Layout rows = changed(layout.mode(0), moved), columns = changed(layout.mode(1), moved);
  return "(" + toString(rows.shape()) + "," + toString(columns.shape()) + "):(" + toString(rows.stride()) +
         "," + toString(columns.stride()) + ")";
}

}  // namespace

std::string ummaType(const UmmaAtom& atom) {
  const bool scaled = isBlockScaled(atom);
  std::string text = std::string("!cute_nvgpu.sm100.mma") + (scaled ? "_bs" : "") +
                     (atom.sparse ? "_sp" : "") + "<" + number(atom.shape[0]) + "x" + number(atom.shape[1]) +
                     "x" + number(atom.shape[2]) + ", num_cta = " + number(atom.ctas) + ", ab_major = (" +
                     std::string(spelled(atom.majorA)) + ", " + std::string(spelled(atom.majorB)) +
                     "), elem_type = (" + atom.a + ", " + atom.b + ", " + atom.d +
                     "), frag_kind = " + (atom.tensorA ? "ts" : "ss");
  if (scaled)
    text += ", kind = " + std::string(kindName(atom.kind)) + ", sf_type = " + atom.scale +
            ", sf_vec = " + number(atom.scaleVector);
  else
    text += ", c_scale_exp = " + number(atom.scaleExp);
  if (atom.ws) text += ", ws";
  if (atom.maximumShift != 0) text += ", max_shift = " + number(atom.maximumShift);
  if (atom.saturates) text += ", satfinite";
  if (atom.selector != 0) text += ", selector = " + number(atom.selector);
  return text + ">";
}

std::string ummaName(const UmmaAtom& atom) {
  const auto ptx = [](const std::string& element) { return "_" + std::string(ummaPtxName(element)); };
  std::string name = "m" + number(atom.shape[0]) + "n" + number(atom.shape[1]) + "k" + number(atom.shape[2]) +
                     ptx(atom.a) + ptx(atom.b) + ptx(atom.d) + "_" + std::string(spelled(atom.majorA)) + "_" +
                     std::string(spelled(atom.majorB)) + (atom.tensorA ? "_ts" : "_ss");
  if (atom.ctas == 2) name += "_pair";
  if (isBlockScaled(atom)) name += "_" + std::string(kindName(atom.kind)) + "_" + number(atom.scaleVector);
  if (atom.ws) name += "_ws";
  if (atom.sparse) name += "_sp" + number(atom.selector);
  if (atom.maximumShift != 0) name += "_shift" + number(atom.maximumShift);
  if (atom.saturates) name += "_satfinite";
  if (atom.scaleExp != 0) name += "_scale" + number(atom.scaleExp);
  return name;
}

std::string viewOfD(const UmmaAtom& atom) {
  const int64_t inColumn = atom.d == "f16" ? 2 : 1;  // elements of 16 bits have a column each
  return viewed(ummaLayoutD(atom), kLaneColumns, [&](int64_t stride) {
    return inColumn * (stride < kLanes ? stride * kLaneColumns : stride / kLanes);
  });
}

std::string viewOfA(const UmmaAtom& atom) {
  const int64_t bits = ummaStoredBits(atom, atom.a), inColumn = kColumnBits / bits;
  return viewed(ummaLayoutA(atom), kLaneColumns * kColumnBits, [&](int64_t stride) {
    if (stride < kColumnBits) return stride / bits;
    const int64_t word = stride / kColumnBits;
    return inColumn * (word < kLanes ? word * kLaneColumns : word / kLanes);
  });
}

UmmaColumns columnsOf(const UmmaAtom& atom) {
  const auto& [m, n, k] = atom.shape;
  UmmaColumns columns;
  const bool parts = atom.ws || (atom.ctas == 2 && !atom.sparse);
  columns.d = parts ? n * std::min<int64_t>(m / atom.ctas, kLanes) / kLanes : n;
  if (atom.tensorA) columns.a = ummaHeldDepth(atom) * ummaStoredBits(atom, atom.a) / kColumnBits;
  if (atom.sparse) columns.metadata = 4;  // as many as selectors
  // Four columns for each 128 rows: a word has the factors of a row.
  if (isBlockScaled(atom)) columns.scaleA = 4, columns.scaleB = 4 * ((n + kLanes - 1) / kLanes);
  return columns;
}

}  // namespace cutecheck::cli
