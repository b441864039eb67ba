#include "tools/draw/tensor_memory.h"

#include "core/parse.h"
#include "tools/draw/owners_picture.h"

namespace cutecheck::draw {

namespace {

constexpr int64_t kLanes = 128, kColumns = 512, kWarpLanes = 32;

}  // namespace

const std::vector<DataPath>& dataPaths() {
  static const std::vector<DataPath> table = {
      {'A', "M = 256 of two CTAs", 128, 1, false},
      {'B', "M = 128 of two CTAs, A dense", 64, 2, false},
      {'C', "M = 128 of two CTAs, A sparse", 64, 1, true},
      {'D', "M = 128 of one CTA", 128, 1, false},
      {'E', "M = 64 of one CTA, .ws", 64, 2, false},
      {'F', "M = 64 of one CTA", 64, 1, true},
      {'G', "M = 32 of one CTA, .ws", 32, 4, false},
  };
  return table;
}

std::string layoutText(const DataPath& path, int64_t n) {
  const std::string columns = std::to_string(n / path.slabs), rows = std::to_string(path.rows);
  if (path.scattered) return "((16,4)," + columns + "):((1,32),128)";
  if (path.slabs == 1) return "(" + rows + "," + columns + "):(1,128)";
  return "(" + rows + ",(" + columns + "," + std::to_string(path.slabs) + ")):(1,(128," + rows + "))";
}

Expected<Picture> tensorMemoryPicture(const std::string& letter, int64_t n) {
  const DataPath* path = nullptr;
  for (const DataPath& one : dataPaths())
    if (letter == std::string(1, one.letter)) path = &one;
  if (path == nullptr)
    return makeError(Code::kUsage, "draw_c9", "'" + letter + "' is no data path of tensor memory: A to G");
  if (n < 1 || n > kColumns || n % path->slabs != 0)
    return makeError(Code::kUsage, "draw_c9",
                     "an accumulator of data path " + letter + " has 1 to 512 columns, a multiple of " +
                         std::to_string(path->slabs));
  CUTECHECK_TRY(layout, parseLayout(layoutText(*path, n)));
  CUTECHECK_TRY(drawn, drawnLayout(Value(layout)));
  const int64_t inSlab = n / path->slabs;
  // 16 rows have one colour; the slabs of folded columns have others.
  const OwnerStyle style{
      [](int64_t m, int64_t column) { return std::to_string(m) + "," + std::to_string(column); },
      [inSlab](int64_t m, int64_t column) { return m / 16 + 2 * (column / inSlab); }};
  CUTECHECK_TRY(panel, ownersPanel(drawn, IntTuple::tuple({kLanes, inSlab}), style));
  for (int64_t lane = kWarpLanes; lane < kLanes; lane += kWarpLanes)
    panel.lines.push_back({false, lane, 0, inSlab, 2});
  panel.notes = {"rows are lanes, 32 of each warp; columns of 32 bits",
                 "in a cell the row and column of the accumulator; a colour is 16 rows"};
  Picture picture;
  picture.title = "tensor memory, data path " + letter + ": " + path->product;
  picture.description =
      "The element of the accumulator in each lane and column of tensor memory, data path " + letter + ": " +
      path->product + ", " + std::to_string(n) + " columns.";
  picture.panels.push_back(std::move(panel));
  return picture;
}

}  // namespace cutecheck::draw
