// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_s2t_text.h"

#include <algorithm>

namespace cutecheck::cli {

using namespace cute_nvgpu;

namespace {

std::string number(int64_t value) { return std::to_string(value); }

}  // namespace

std::string s2tInShared(int64_t rows, int64_t pieces) {
  const int64_t groups = std::max<int64_t>(1, rows / 8);
  return "((" + number(rows / groups) + "," + number(groups) + "),(4," + number(pieces) + ")):((4,32),(1," +
         number(4 * rows) + "))";
}
BlockTile s2tInGlobal(int64_t rows, int64_t pieces) {
  const int64_t groups = std::max<int64_t>(1, rows / 8), row = 4 * pieces;
  return {"(" + number(rows / groups) + "," + number(groups) + "),(4," + number(pieces) + ")",
          "(" + number(row) + "," + number(8 * row) + "),(1,4)", rows * row};
}

std::string s2tType(const S2tCopyAtom& atom, const std::string& element) {
  std::string text = "!cute_nvgpu.atom.s2t_copy<" + element + ", " + number(atom.rows) + " DP, " +
                     number(atom.bits) + " bit, num_cta = " + number(atom.group);
  if (atom.broadcast != S2tBroadcast::kNone) text += ", " + std::string(spelled(atom.broadcast));
  if (atom.format != S2tFormat::kPlain) text += ", " + std::string(spelled(atom.format));
  return text + ">";
}

KernelView s2tWritten(KernelText& kernel, const S2tCopyAtom& atom, const std::string& element, int64_t bits,
                      const std::string& from) {
  const std::string tensor = "!cute.ptr<f32, tmem, align<16>>";
  const std::string pointer = "!cute.ptr<" + element + ", tmem, align<16>>";
  const Layout tile = s2tTile(atom, bits);
  KernelView view{"", "", element, "tmem", "", 16};
  view.layout = "(" + number(tile.shape().mode(0).value()) + "," + number(tile.shape().mode(1).value()) +
                "):(" + number(tile.stride().mode(0).value()) + "," + number(tile.stride().mode(1).value()) +
                ")";
  const std::string layout = "!cute.layout<\"" + view.layout + "\">";
  view.type = "!cute.memref<" + element + ", tmem, align<16>, \"" + view.layout + "\">";
  const std::string base =
      kernel.defined("base", "cute.recast_iter(" + from + ") : (" + tensor + ") -> " + pointer);
  const std::string value = kernel.defined("layout", "cute.static : " + layout);
  view.value = kernel.defined("view", "cute.make_view(" + base + ", " + value + ") : (" + pointer + ", " +
                                          layout + ") -> " + view.type);
  return view;
}

std::string s2tCall(const std::string& value, const std::string& type, const KernelView& rows,
                    const KernelView& lanes) {
  return "cute.copy_atom_call(" + value + ", " + rows.value + ", " + lanes.value + ") : (" + type + ", " +
         rows.type + ", " + lanes.type + ") -> ()";
}

}  // namespace cutecheck::cli
