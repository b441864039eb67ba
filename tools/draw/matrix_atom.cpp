// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/matrix_atom.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/notation/parse.h"
#include "tools/draw/owners_picture.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::draw {

namespace {

constexpr int64_t kMostN = 256;

struct Types {
  const char *d, *a, *b;
  int64_t bits;  // of an element of A and B
};
constexpr std::array<Types, 16> kTypes = {{{"F32", "F16", "F16", 16},
                                           {"F16", "F16", "F16", 16},
                                           {"F32", "BF16", "BF16", 16},
                                           {"F32", "TF32", "TF32", 32},
                                           {"F32", "E4M3", "E4M3", 8},
                                           {"F32", "E4M3", "E5M2", 8},
                                           {"F32", "E5M2", "E4M3", 8},
                                           {"F32", "E5M2", "E5M2", 8},
                                           {"F16", "E4M3", "E4M3", 8},
                                           {"F16", "E4M3", "E5M2", 8},
                                           {"F16", "E5M2", "E4M3", 8},
                                           {"F16", "E5M2", "E5M2", 8},
                                           {"S32", "S8", "S8", 8},
                                           {"S32", "S8", "U8", 8},
                                           {"S32", "U8", "S8", 8},
                                           {"S32", "U8", "U8", 8}}};

std::string typesText(const Types& t) { return std::string(t.d) + t.a + t.b; }

const Types* typesOf(std::string_view text) {
  for (const Types& t : kTypes)
    if (typesText(t) == text) return &t;
  return nullptr;
}

int64_t bitsOf(const MatrixAtom& atom) { return typesOf(atom.d + atom.a + atom.b)->bits; }

// PTX ISA: multiples of 8, of integers above 32 of 16; of two CTAs twice that.
bool hasColumns(const MatrixAtom& atom) {
  if (atom.n < 8 || atom.n > kMostN) return false;
  const bool integers = atom.d == "S32";
  if (atom.ctas == 2) return atom.n % (integers ? 32 : 16) == 0;
  return atom.n % (integers && atom.n > 32 ? 16 : 8) == 0;
}

bool hasShape(const MatrixAtom& atom) {
  if (atom.k * bitsOf(atom) != 256 || !hasColumns(atom)) return false;
  if (!atom.tcgen05) return atom.m == 64;
  return atom.ctas == 1 ? atom.m == 64 || atom.m == 128 : atom.m == 128 || atom.m == 256;
}

// Cells of an operand in shared memory: the core matrix, 8 rows of 16 bytes, that each element is in.
Panel corePanel(const Grid& grid, int64_t rows, int64_t columns, std::string title) {
  Panel panel = panelOf(grid, std::move(title));
  std::vector<int64_t> cores;
  const int64_t down = grid.rows / rows;
  for (int64_t r = 0; r < grid.rows; ++r)
    for (int64_t c = 0; c < grid.columns; ++c) {
      Cell& cell = panel.at(r, c);
      const int64_t core = r / rows + down * (c / columns);
      cores.push_back(core);
      cell.number = core;
      cell.label = cell.upper = "#" + std::to_string(core);
      cell.tint = categoryTint(core);
    }
  panel.numbers = Numbers::kOwners;
  panel.ownerLetter = "#", panel.itemLetter.clear();
  panel.block = {rows, columns};
  panel.lines = groupLines(grid.rows, grid.columns, cores, 1);
  return panel;
}

Expected<Panel> registersPanel(const std::string& layout, int64_t rows, int64_t columns, std::string title) {
  CUTECHECK_TRY(parsed, parseLayout(layout));
  CUTECHECK_TRY(drawn, drawnLayout(Value(parsed)));
  CUTECHECK_TRY(owners, ownersOf(drawn));
  CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({rows, columns})));
  CUTECHECK_TRY(panel, ownersPanel(owners, grid, threadStyle(owners.owners)));
  panel.title = std::move(title);
  panel.block = {8, columns % 8 == 0 ? 8 : columns};
  return panel;
}

// The lane and column of tensor memory that holds each element; of two CTAs each has one half of the rows.
Expected<Panel> tensorMemoryPanel(const MatrixAtom& atom, const DataPath& path, std::string title) {
  CUTECHECK_TRY(layout, parseLayout(layoutText(path, atom.n)));
  CUTECHECK_TRY(drawn, drawnLayout(Value(layout)));
  CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({atom.m, atom.n})));
  Panel panel = panelOf(grid, std::move(title));
  const int64_t rows = atom.m / atom.ctas;
  for (int64_t r = 0; r < atom.m; ++r)
    for (int64_t c = 0; c < atom.n; ++c) {
      Cell& cell = panel.at(r, c);
      const int64_t place = drawn.offsets[static_cast<size_t>(r % rows + rows * c)];
      cell.number = place % 128, cell.item = place / 128;
      cell.upper = "L" + std::to_string(cell.number), cell.lower = "C" + std::to_string(cell.item);
      cell.label = cell.upper + cell.lower;
      cell.tint = categoryTint(cell.number / 32);
      if (atom.ctas > 1) cell.band = static_cast<uint8_t>(r / rows + 1);
    }
  panel.numbers = Numbers::kOwners;
  panel.ownerLetter = "L", panel.itemLetter = "C";
  panel.block = {8, 8};
  return panel;
}

const DataPath& pathOf(const MatrixAtom& atom) {
  const char letter = atom.ctas == 2 ? (atom.m == 256 ? 'A' : 'B') : atom.m == 128 ? 'D' : 'F';
  for (const DataPath& path : dataPaths())
    if (path.letter == letter) return path;
  return dataPaths().front();
}

std::string nameOf(const MatrixAtom& atom, const std::string& columns) {
  return std::string(atom.tcgen05 ? "SM100_" : "SM90_") + std::to_string(atom.m) + "x" + columns + "x" +
         std::to_string(atom.k) + "_" + atom.d + atom.a + atom.b + (atom.ctas == 2 ? "_2SM" : "") +
         (atom.aInRegisters ? "_RS" : "_SS");
}

// Every atom, its columns left open.
std::vector<MatrixAtom> atomsWithoutColumns() {
  std::vector<MatrixAtom> atoms;
  const auto add = [&atoms](const Types& t, bool tcgen05, int64_t m, bool registers, int64_t ctas) {
    atoms.push_back({tcgen05, m, 0, 256 / t.bits, t.d, t.a, t.b, registers, ctas});
  };
  for (const Types& t : kTypes)
    for (const bool registers : {false, true}) add(t, false, 64, registers, 1);
  for (const Types& t : kTypes) {
    for (const int64_t m : {64, 128}) add(t, true, m, false, 1);
    for (const int64_t m : {128, 256}) add(t, true, m, false, 2);
  }
  return atoms;
}

}  // namespace

std::optional<MatrixAtom> matrixAtom(const std::string& name) {
  MatrixAtom atom;
  atom.tcgen05 = name.starts_with("SM100_");
  if (!atom.tcgen05 && !name.starts_with("SM90_")) return std::nullopt;
  std::string_view rest = std::string_view(name).substr(atom.tcgen05 ? 6 : 5);
  for (int64_t* extent : {&atom.m, &atom.n, &atom.k}) {
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), *extent);
    const auto read = static_cast<size_t>(end - rest.data());
    if (error != std::errc() || read == rest.size() || rest[read] != (extent == &atom.k ? '_' : 'x'))
      return std::nullopt;
    rest.remove_prefix(read + 1);
  }
  if (rest.ends_with("_TN")) rest.remove_suffix(3);
  atom.aInRegisters = !atom.tcgen05 && rest.ends_with("_RS");
  if (!atom.aInRegisters && !rest.ends_with("_SS")) return std::nullopt;
  rest.remove_suffix(3);
  if (atom.tcgen05 && rest.ends_with("_2SM")) atom.ctas = 2, rest.remove_suffix(4);
  const Types* types = typesOf(rest);
  if (types == nullptr) return std::nullopt;
  atom.d = types->d, atom.a = types->a, atom.b = types->b;
  return hasShape(atom) ? std::optional(atom) : std::nullopt;
}

Expected<Picture> matrixPicture(const MatrixAtom& atom, const std::string& name, const std::string& operand) {
  const int64_t bits = bitsOf(atom), chunk = 128 / bits;
  const std::string m = std::to_string(atom.m), n = std::to_string(atom.n), k = std::to_string(atom.k);
  Picture picture;
  picture.title = name;
  if (operand.empty() || operand == "A") {
    const std::string title = "A, " + m + " x " + k + " (M x K), " + atom.a;
    if (atom.aInRegisters) {
      const std::string e = std::to_string(32 / bits), pair = std::to_string(64 * 32 / bits),
                        four = std::to_string(256 * 32 / bits);
      CUTECHECK_TRY(a, registersPanel("((4,8,4),(" + e + ",2,2)):((" + pair + ",1,16),(64,8," + four + "))",
                                      atom.m, atom.k, title));
      a.block = {8, chunk};
      picture.panels.push_back(std::move(a));
    } else {
      CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({atom.m, atom.k})));
      picture.panels.push_back(corePanel(grid, 8, chunk, title));
    }
  }
  if (operand.empty() || operand == "B") {
    CUTECHECK_TRY(grid, makeGrid(IntTuple::tuple({atom.k, atom.n})));
    picture.panels.push_back(corePanel(grid, chunk, 8, "B, " + k + " x " + n + " (K x N), " + atom.b));
  }
  if (operand.empty() || operand == "C") {
    const std::string title = "C, " + m + " x " + n + " (M x N), " + atom.d;
    if (atom.tcgen05) {
      const DataPath& path = pathOf(atom);
      CUTECHECK_TRY(c, tensorMemoryPanel(atom, path, title + " in tensor memory"));
      c.notes.push_back(std::string("L: lane, C: column of 32 bits of tensor memory, data path ") +
                        path.letter + "; a colour for 32 lanes" +
                        (atom.ctas == 2 ? ", a bar for a CTA" : ""));
      picture.panels.push_back(std::move(c));
    } else {
      CUTECHECK_TRY(
          c, registersPanel("((4,8,4),(2,2," + std::to_string(atom.n / 8) + ")):((128,1,16),(64,8,512))",
                            atom.m, atom.n, title));
      c.notes.push_back("T: thread of the warpgroup, V: its value; a bar at the left for a warp");
      picture.panels.push_back(std::move(c));
    }
  }
  if (picture.panels.empty())
    return makeError(Code::kUsage, "draw_c10", name + " has no operand " + operand + ", but A, B, C");
  Panel& last = picture.panels.back();
  last.notes.push_back(std::string("#: core matrix, 8 rows of 16 bytes of shared memory, of ") +
                       (atom.aInRegisters ? "B" : "A and B"));
  if (operand == "C" || (operand == "A" && atom.aInRegisters)) last.notes.pop_back();
  picture.description = "What holds each element of the operands of " + name + ".";
  if (!operand.empty()) return picture;
  picture.arrangement = Arrangement::kAround;
  return picture;
}

std::vector<std::string> matrixNames() {
  std::vector<std::string> names;
  for (MatrixAtom atom : atomsWithoutColumns())
    for (atom.n = 8; atom.n <= kMostN; atom.n += 8)
      if (hasShape(atom)) names.push_back(nameOf(atom, std::to_string(atom.n)));
  return names;
}

std::vector<MatrixFamily> matrixFamilies() {
  std::vector<MatrixFamily> families;
  for (MatrixAtom atom : atomsWithoutColumns()) {
    std::string columns;
    for (atom.n = 8; atom.n <= kMostN; atom.n += 8)
      if (hasShape(atom)) columns += (columns.empty() ? "" : ",") + std::to_string(atom.n);
    families.push_back({nameOf(atom, "N"), columns});
  }
  return families;
}

}  // namespace cutecheck::draw
