#include "tools/draw/atom_picture.h"

#include <algorithm>
#include <array>

#include "core/parse.h"
#include "core/print.h"
#include "tools/draw/atom_table.h"
#include "tools/draw/layout_picture.h"
#include "tools/draw/owners_picture.h"

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

// How many leading characters two names share, to say which was meant.
size_t common(std::string_view a, std::string_view b) {
  return static_cast<size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

std::string_view nearest(std::string_view name) {
  std::string_view best;
  for (const AtomLayout& row : atomTable())
    if (best.empty() || common(row.atom, name) > common(best, name)) best = row.atom;
  return best;
}

struct SharedTile {
  const char* name;
  int bits;       // of the swizzle
  int64_t width;  // bits along the dense extent
};
constexpr SharedTile kTiles[] = {{"INTER", 0, 128}, {"SW32", 1, 256}, {"SW64", 2, 512}, {"SW128", 3, 1024}};

}  // namespace

Expected<Picture> atomPicture(const std::string& atom, const std::string& operand) {
  std::array<int64_t, 3> mnk{};
  Picture picture;
  bool known = false;
  for (const AtomLayout& row : atomTable()) {
    if (row.atom != atom) continue;
    known = true;
    if (!operand.empty() && operand.find(row.operand) == std::string::npos) continue;
    if (!extentsOf(atom, mnk))
      return unknown("the name of " + atom + " does not tell its tile; draw the layout with --tile");
    CUTECHECK_TRY(layout, parseLayout(row.layout));
    CUTECHECK_TRY(drawn, drawnLayout(Value(layout)));
    const bool isA = row.operand == "A", isB = row.operand == "B";
    const int64_t rows = isB ? mnk[1] : mnk[0], columns = isA || isB ? mnk[2] : mnk[1];
    CUTECHECK_TRY(panel, ownersPanel(drawn, IntTuple::tuple({rows, columns}), threadStyle()));
    panel.title = std::string(row.operand) +
                  (isA   ? ", M x K: "
                   : isB ? ", N x K: "
                         : ", M x N: ") +
                  panel.title;
    picture.panels.push_back(std::move(panel));
  }
  if (!known) return unknown("no atom is called " + atom + "; the nearest is " + std::string(nearest(atom)));
  if (picture.panels.empty()) return unknown(atom + " has no operand " + operand + ": A, B and C");
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
    return unknown("'" + name + "' is no canonical tile: K_ or MN_, then INTER, SW32, SW64 or SW128");
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

}  // namespace cutecheck::draw
