// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/atom_picture.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/recast/upcast.h"
#include "core/support/nearest_name.h"
#include "tools/draw/atom_table.h"
#include "tools/draw/layout_picture.h"
#include "tools/draw/matrix_atom.h"
#include "tools/draw/owners_picture.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::draw {

namespace {

Diagnostic unknown(std::string message) { return makeError(Code::kUsage, "draw_c10", std::move(message)); }

// M, N and K of "SM80_16x8x16_...": three numbers with x between them.
bool extentsOf(std::string_view name, std::array<int64_t, 3>& mnk) {
  for (size_t begin = name.find('_'); begin != std::string_view::npos; begin = name.find('_', begin + 1)) {
    size_t at = begin + 1, found = 0;
    for (; found < 3; ++found) {
      int64_t value = 0;
      const size_t first = at;
      while (at < name.size() && name[at] >= '0' && name[at] <= '9' && value < 100000)
        value = value * 10 + (name[at++] - '0');
      if (at == first || value == 0) break;
      mnk[found] = value;
      const bool last = found == 2;
      if (!last && (at == name.size() || name[at++] != 'x')) break;
    }
    if (found == 3) return true;
  }
  return false;
}

constexpr int64_t kMostCoordinates = int64_t{1} << 20;

// 16x8x16 of m16n8k16, as the names of PTX have it; nothing where none is in the name.
std::string shapeOfPtx(std::string_view name) {
  for (size_t at = name.find('m'); at != std::string_view::npos; at = name.find('m', at + 1)) {
    std::string shape;
    size_t i = at;
    for (const char letter : {'m', 'n', 'k'}) {
      if (i >= name.size() || name[i] != letter) break;
      const size_t begin = ++i;
      while (i < name.size() && name[i] >= '0' && name[i] <= '9') ++i;
      if (i == begin) break;
      shape += (letter == 'm' ? "" : "x") + std::string(name.substr(begin, i - begin));
      if (letter == 'k') return shape;
    }
  }
  return {};
}

// SM80_16x8x16_F32F16F16F32_TN of MMA_Atom<SM80_16x8x16_F32F16F16F32_TN>, and SM90_64x128x16_F32BF16BF16_SS
// of SM90::GMMA::MMA_64x128x16_F32BF16BF16_SS<...>; nothing where a name has none in it.
std::string nameInside(std::string_view name) {
  const auto isOfName = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
  std::string architecture;
  for (size_t at = 0; at < name.size();) {
    size_t end = at;
    while (end < name.size() && isOfName(name[end])) ++end;
    const std::string word(name.substr(at, end - at));
    const bool machine =
        word.starts_with("SM") && word.size() > 2 && std::isdigit(static_cast<unsigned char>(word[2])) != 0;
    if (machine && word.find('_') != std::string::npos) return word;
    if (machine) architecture = word + "_";
    if (word.starts_with("MMA_") && word.size() > 4 && std::isdigit(static_cast<unsigned char>(word[4])) != 0)
      return (architecture.empty() ? "SM90_" : architecture) + word.substr(4);
    at = end + 1;
  }
  return {};
}

// Rows and columns exchanged: B as K x N, so that its columns are those of C.
Panel transposed(const Panel& panel) {
  Panel out = panel;
  std::swap(out.rows, out.columns);
  std::swap(out.rowAxis, out.columnAxis);
  for (int64_t r = 0; r < out.rows; ++r)
    for (int64_t c = 0; c < out.columns; ++c) out.at(r, c) = panel.at(c, r);
  for (Line& line : out.lines) line.vertical = !line.vertical;
  return out;
}

Expected<Panel> productPanel(const AtomLayout& row, const Layout& layout) {
  std::array<int64_t, 3> mnk{};
  if (!extentsOf(row.atom, mnk))
    return unknown("the name of " + std::string(row.atom) +
                   " does not define its tile; draw the layout with --tile");
  CUTECHECK_TRY(drawn, drawnLayout(Value(layout)));
  CUTECHECK_TRY(owners, ownersOf(drawn));
  const bool isA = row.operand == "A", isB = row.operand == "B";
  const int64_t rows = isB ? mnk[1] : mnk[0], columns = isA || isB ? mnk[2] : mnk[1];
  CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({rows, columns})));
  CUTECHECK_TRY(panel, ownersPanel(owners, grid, threadStyle(owners.owners)));
  const char* extents = isA ? ", M x K: " : isB ? ", K x N, of N x K: " : ", M x N: ";
  panel.title = std::string(row.operand) + extents + panel.title;
  return isB ? transposed(panel) : panel;
}

// A copy atom counts bits: in rows of 16 bytes, of tensor memory in rows of a lane, whose number its name
// tells.
Expected<Panel> copyPanel(const AtomLayout& row, const Layout& layout, int64_t bits) {
  const size_t dp = row.atom.find("dp");
  const bool tensor =
      row.atom.find("_TMEM_") != std::string_view::npos && dp != std::string_view::npos && dp >= 2;
  const int64_t element = bits > 0 ? bits : tensor ? 32 : 16;
  CUTECHECK_TRY(all, cosize(layout));
  const int64_t width = tensor ? all / (row.atom[dp - 2] == '1' ? 16 : 32) : std::min<int64_t>(128, all);
  if (width % element != 0 || all % width != 0 || all / element > kMaxCells)
    return unknown("the rows of " + std::to_string(width) + " bits of " + std::string(row.atom) +
                   " have no whole elements of " + std::to_string(element));
  CUTECHECK_TRY(grouped, upcast(layout, element));
  CUTECHECK_TRY(count, size(grouped));
  if (count > kMostCoordinates)
    return makeError(Code::kLimit, "draw_c2", toString(grouped) + " has too many coordinates to look at");
  CUTECHECK_TRY(elements, offsets(grouped, count));
  CUTECHECK_TRY(threads, size(grouped.mode(0).shape()));
  Grid grid;
  grid.strip = true;
  grid.size = all / element;
  grid.columns = width / element;
  grid.rows = grid.size / grid.columns;
  grid.shape = IntTuple(grid.size);
  CUTECHECK_TRY(panel,
                ownersPanel({toString(grouped), std::move(elements), threads}, grid, threadStyle(threads)));
  panel.rowAxis = panel.columnAxis = {};
  panel.lines.clear();
  outlineOwners(panel);
  for (int64_t i = 0; i < grid.rows; ++i) panel.rowAxis.names.push_back(std::to_string(i));
  for (int64_t i = 0; i < grid.columns; ++i) panel.columnAxis.names.push_back(std::to_string(i));
  panel.rowAxis.shortNames = panel.rowAxis.names;
  panel.columnAxis.shortNames = panel.columnAxis.names;
  panel.title = std::string(row.operand) + ": " + panel.title;
  panel.notes.insert(panel.notes.begin(),
                     "elements of " + std::to_string(element) + " bits, " +
                         (tensor ? "a row for a lane" : std::to_string(width / 8) + " bytes a row"));
  return panel;
}

struct SharedTile {
  const char* name;
  int bits;       // of the swizzle
  int64_t width;  // bits along the dense extent
};
constexpr SharedTile kTiles[] = {{"INTER", 0, 128}, {"SW32", 1, 256}, {"SW64", 2, 512}, {"SW128", 3, 1024}};

}  // namespace

Expected<Picture> atomPicture(const std::string& atom, const std::string& operand, int64_t bits) {
  Picture picture;
  std::string operands;
  for (const AtomLayout& row : atomTable()) {
    if (row.atom != atom) continue;
    operands += (operands.empty() ? "" : ", ") + std::string(row.operand);
    if (!operand.empty() && operand != row.operand) continue;
    CUTECHECK_TRY(layout, parseLayout(row.layout));
    const bool copies = row.operand == "src" || row.operand == "dst";
    CUTECHECK_TRY(panel, copies ? copyPanel(row, layout, bits) : productPanel(row, layout));
    picture.panels.push_back(std::move(panel));
  }
  if (operands.empty()) {
    if (const auto matrix = matrixAtom(atom)) return matrixPicture(*matrix, atom, operand);
    const std::string near = nearestDrawn(atom);
    return unknown("no atom is called " + atom +
                   (near.empty() ? "; cutecheck draw --list has all" : "; the nearest is " + near));
  }
  if (picture.panels.empty()) return unknown(atom + " has no operand " + operand + ", but " + operands);
  if (picture.panels.size() == 3) {
    picture.arrangement = Arrangement::kAround;
    for (size_t i = 0; i < 2; ++i) picture.panels[i].notes.clear();
  } else if (picture.panels.size() == 2) {
    picture.arrangement = Arrangement::kRow;
  }
  picture.panels.back().notes.push_back("T: thread, V: its value");
  picture.title = atom;
  picture.description = "Which thread holds which value of each operand of " + atom + ".";
  return picture;
}

Expected<Picture> sharedPicture(const std::string& name, int64_t bits) {
  const bool k = name.starts_with("K_"), mn = name.starts_with("MN_");
  const SharedTile* tile = nullptr;
  for (const SharedTile& one : kTiles)
    if ((k || mn) && name.substr(k ? 2 : 3) == one.name) tile = &one;
  if (tile == nullptr)
    return unknown("'" + name + "' is not a canonical tile: K_ or MN_, then INTER, SW32, SW64 or SW128");
  if (bits == 0) bits = 16;
  if (bits != 4 && bits != 8 && bits != 16 && bits != 32)
    return unknown("elements of " + std::to_string(bits) + " bits are not read by an atom: 4, 8, 16 or 32");
  const std::string dense = std::to_string(tile->width / bits);
  // The swizzle moves chunks of 16 bytes: bit 7 of an offset in bits.
  const int base = bits == 4 ? 5 : bits == 8 ? 4 : bits == 16 ? 3 : 2;
  const std::string text =
      "S<" + std::to_string(tile->bits) + "," + std::to_string(base) + ",3> o 0 o " +
      (k ? "(8," + dense + "):(" + dense + ",1)" : "(" + dense + ",8):(1," + dense + ")");
  CUTECHECK_TRY(value, parseValue(text));
  CUTECHECK_TRY(drawn, drawnLayout(value));
  Panel panel = layoutPanel(drawn);
  const int64_t chunk = 128 / bits;
  for (int64_t row = 0; row < panel.rows; ++row)
    for (int64_t column = 0; column < panel.columns; ++column)
      panel.at(row, column).tint =
          categoryTint(drawn.offsets[static_cast<size_t>(drawn.grid.indexAt(row, column))] / chunk);
  for (int64_t at = chunk; at < tile->width / bits; at += chunk) panel.lines.push_back({k, at, 0, 8, 1});
  panel.notes.push_back("a colour is 4 banks, 16 bytes of each 128");
  Picture picture;
  picture.title = "shared memory: " + name + ", elements of " + std::to_string(bits) + " bits";
  picture.description =
      "The offset in shared memory of each element of the canonical tile " + name + ": " + text + ".";
  picture.panels.push_back(std::move(panel));
  return picture;
}

// The name that was meant: of a few edits, else that with the most leading characters in common, the
// architecture at least; empty where there is none.
std::string nearestDrawn(std::string_view name) {
  if (const std::string inside = nameInside(name); !inside.empty() && inside != name) {
    if (matrixAtom(inside)) return inside;
    for (const AtomLayout& row : atomTable())
      if (row.atom == inside) return inside;
  }
  const std::vector<std::string> matrices = matrixNames();
  std::vector<std::string_view> names(matrices.begin(), matrices.end());
  for (const AtomLayout& row : atomTable())
    if (names.empty() || names.back() != row.atom) names.push_back(row.atom);
  // PTX calls a shape m16n8k16.
  if (const std::string shape = shapeOfPtx(name); !shape.empty())
    for (const std::string_view one : names)
      if (one.find("_" + shape + "_") != std::string_view::npos) return std::string(one);
  if (const std::string_view near = nearestName(name, names, 8); !near.empty()) return std::string(near);
  const auto common = [name](std::string_view a) {
    return std::mismatch(a.begin(), a.end(), name.begin(), name.end()).first - a.begin();
  };
  const std::string_view most =
      *std::max_element(names.begin(), names.end(), [&](auto a, auto b) { return common(a) < common(b); });
  constexpr std::ptrdiff_t kArchitecture = 5;  // SM80_, and something behind it
  return common(most) <= kArchitecture ? std::string() : std::string(most);
}

std::vector<ListedAtom> drawnNames(const std::string& part) {
  // As PTX calls the instruction.
  if (part == "wgmma" || part == "tcgen05" || part == "umma")
    return drawnNames(part == "wgmma" ? "SM90_64x" : "SM100_");
  std::vector<ListedAtom> all;
  for (const AtomLayout& row : atomTable()) {
    if (all.empty() || all.back().name != row.atom) all.push_back({std::string(row.atom), ""});
    all.back().holds += (all.back().holds.empty() ? "" : ", ") + std::string(row.operand);
  }
  for (const MatrixFamily& family : matrixFamilies())
    all.push_back({family.name, "A, B, C; N = " + family.columns});
  for (const char* major : {"K_", "MN_"})
    for (const SharedTile& tile : kTiles)
      all.push_back({std::string("--shared ") + major + tile.name, "a tile of shared memory"});
  for (const DataPath& path : dataPaths())
    all.push_back({std::string("--tensor-memory ") + path.letter, path.product});
  std::erase_if(all, [&part](const ListedAtom& one) { return one.name.find(part) == std::string::npos; });
  // A family is listed with its columns open: a part with their number is one of its atoms.
  if (all.empty())
    for (const std::string& name : matrixNames())
      if (name.find(part) != std::string::npos) all.push_back({name, "A, B, C"});
  return all;
}

}  // namespace cutecheck::draw
