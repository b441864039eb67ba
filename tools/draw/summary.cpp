// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/summary.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace cutecheck::draw {

namespace {

constexpr int64_t kMostRows = 64, kMostColumns = 32, kMostBlocks = 16, kFewCells = 1024;

// The least power of two that leaves kMostBlocks at most, of an extent that is too long.
int64_t sideOf(int64_t extent, int64_t most) {
  int64_t side = 1;
  if (extent <= most) return side;
  while ((extent + side - 1) / side > kMostBlocks) side *= 2;
  return side;
}

struct Range {
  int64_t begin, end;
};

// What a block of cells says together.
class Merged {
 public:
  Merged(const Panel& panel, Range rows, Range columns) : panel_(panel), rows_(rows), columns_(columns) {
    for (int64_t r = rows.begin; r < rows.end; ++r)
      for (int64_t c = columns.begin; c < columns.end; ++c) add(panel.at(r, c));
  }

  // Have its cells several colours that are no scale?
  bool mixed() const { return mixed_; }

  Cell cell() const {
    if (first_ == nullptr) return {};
    Cell cell = *first_;
    cell.mark = mark_;
    if (count_ > 1 && first_ != last_) cell.coordinate += " to " + last_->coordinate;
    cell.upper.clear(), cell.lower.clear();
    if (filled_ == nullptr) return cell;
    cell.tint = filled_->tint, cell.number = filled_->number, cell.item = filled_->item,
    cell.band = band_ < 0 ? 0 : filled_->band;
    if (panel_.numbers == Numbers::kOffsets)
      ofOffsets(cell);
    else if (panel_.numbers == Numbers::kOwners)
      ofOwners(cell);
    else
      cell.upper = filled_->label, cell.lower = count_ > 1 ? "..." : "";
    cell.label = cell.lower.empty() ? cell.upper : cell.upper + " " + cell.lower;
    return cell;
  }

 private:
  void add(const Cell& cell) {
    if (cell.tint.scheme == Scheme::kAbsent) return;
    if (first_ == nullptr) first_ = &cell;
    last_ = &cell;
    ++count_;
    mark_ = std::max(mark_, cell.mark);
    if (cell.label.empty()) return;
    if (filled_ == nullptr)
      filled_ = &cell, low_ = high_ = cell.number, leastItem_ = largestItem_ = cell.item;
    low_ = std::min(low_, cell.number), high_ = std::max(high_, cell.number);
    leastItem_ = std::min(leastItem_, cell.item), largestItem_ = std::max(largestItem_, cell.item);
    if (cell.band != filled_->band) band_ = -1;
    mixed_ |= cell.tint != filled_->tint && cell.tint.scheme == Scheme::kCategory;
  }

  // Is each offset the first one and so much for each row and column?
  bool affine(int64_t& down, int64_t& right) const {
    const auto at = [&](int64_t r, int64_t c) -> const Cell& {
      return panel_.at(rows_.begin + r, columns_.begin + c);
    };
    const int64_t rows = rows_.end - rows_.begin, columns = columns_.end - columns_.begin;
    const auto first = static_cast<__int128>(at(0, 0).number);
    const __int128 perRow = rows > 1 ? at(1, 0).number - first : 0,
                   perColumn = columns > 1 ? at(0, 1).number - first : 0;
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t c = 0; c < columns; ++c)
        if (at(r, c).label.empty() || at(r, c).number != first + perRow * r + perColumn * c) return false;
    down = static_cast<int64_t>(perRow), right = static_cast<int64_t>(perColumn);
    return perRow == down && perColumn == right;
  }

  void ofOffsets(Cell& cell) const {
    int64_t down = 0, right = 0;
    if (!panel_.strip && affine(down, right)) {
      cell.upper = std::to_string(filled_->number);
      const auto step = [](int64_t by) { return (by < 0 ? "" : "+") + std::to_string(by); };
      cell.lower = step(down) + " " + step(right);
      return;
    }
    cell.upper = std::to_string(low_);
    if (high_ > low_) cell.lower = ".." + std::to_string(high_);
  }

  void ofOwners(Cell& cell) const {
    const auto span = [](const std::string& letter, int64_t low, int64_t high) {
      return letter + std::to_string(low) + (high > low ? "-" + std::to_string(high) : "");
    };
    cell.upper = span(panel_.ownerLetter, low_, high_);
    if (!panel_.itemLetter.empty()) cell.lower = span(panel_.itemLetter, leastItem_, largestItem_);
    // Of many owners none has the block's colour: their group has.
    if (high_ > low_) cell.tint = categoryTint(low_ / 32);
  }

  const Panel& panel_;
  Range rows_, columns_;
  const Cell *first_ = nullptr, *last_ = nullptr, *filled_ = nullptr;
  int64_t count_ = 0, low_ = 0, high_ = 0, leastItem_ = 0, largestItem_ = 0;
  int band_ = 0;
  bool mixed_ = false;
  Mark mark_ = Mark::kNone;
};

Axis axisInBlocks(const Axis& axis, int64_t side) {
  Axis out;
  for (size_t i = 0; i < axis.shortNames.size(); i += static_cast<size_t>(side))
    out.shortNames.push_back(axis.shortNames[i]);
  for (size_t i = 0; i < axis.names.size(); i += static_cast<size_t>(side))
    out.names.push_back(axis.names[i]);
  if (out.shortNames.size() == out.names.size()) out.names = out.shortNames;
  return out;
}

// A strip is one run of cells, whatever its rows: blocks are runs, too.
Panel stripInBlocks(const Panel& panel, int64_t run) {
  Panel out = panel;
  out.lines.clear();
  int64_t size = 0;
  for (const Cell& cell : panel.cells) size += cell.tint.scheme != Scheme::kAbsent;
  const int64_t blocks = (size + run - 1) / run;
  out.columns = std::min(blocks, kMostBlocks);
  out.rows = (blocks + out.columns - 1) / out.columns;
  out.cells.assign(static_cast<size_t>(out.rows * out.columns), {});
  Panel line = panel;
  line.rows = 1;
  line.columns = static_cast<int64_t>(panel.cells.size());
  for (int64_t i = 0; i < blocks; ++i)
    out.cells[static_cast<size_t>(i)] = Merged(line, {0, 1}, {i * run, std::min(size, (i + 1) * run)}).cell();
  out.rowAxis = out.columnAxis = {};
  for (int64_t i = 0; i < out.rows; ++i)
    out.rowAxis.names.push_back(std::to_string(i * run * out.columns) + "+");
  for (int64_t i = 0; i < out.columns; ++i) out.columnAxis.names.push_back(std::to_string(i * run));
  out.rowAxis.shortNames = out.rowAxis.names, out.columnAxis.shortNames = out.columnAxis.names;
  out.notes.insert(out.notes.begin(), "a cell stands for " + std::to_string(run) +
                                          " coordinates: the least and the largest of their offsets");
  return out;
}

// Where blocks have cells of several colours, colours say where their first offset is on the scale.
void colourByOffset(Panel& panel) {
  int64_t low = INT64_MAX, high = INT64_MIN;
  for (const Cell& cell : panel.cells)
    if (!cell.label.empty()) low = std::min(low, cell.number), high = std::max(high, cell.number);
  for (Cell& cell : panel.cells)
    if (!cell.label.empty()) cell.tint = rampTint(cell.number, low, high);
  std::erase_if(panel.notes, [](const std::string& note) { return note.starts_with("a colour for"); });
}

std::string noteOf(const Panel& panel, Block block) {
  const std::string size = std::to_string(block.rows) + " by " + std::to_string(block.columns);
  if (panel.numbers == Numbers::kOffsets) {
    const bool steps = std::any_of(panel.cells.begin(), panel.cells.end(),
                                   [](const Cell& c) { return c.lower.find(' ') != std::string::npos; });
    const bool spans = std::any_of(panel.cells.begin(), panel.cells.end(),
                                   [](const Cell& c) { return c.lower.starts_with(".."); });
    return "a cell stands for " + size +
           (!steps ? ": its least and its largest offset"
            : spans
                ? ": its first offset and what a step down and a step right add, or its least and its largest"
                : ": its first offset, then what a step down and a step right add");
  }
  if (panel.numbers == Numbers::kOwners && panel.itemLetter.empty()) return "a cell stands for " + size;
  if (panel.numbers == Numbers::kOwners)
    return "a cell stands for " + size + ": who holds them, and as which items";
  return "a cell stands for " + size + ", of which it shows the first";
}

// "0:16" at `at`.
bool readRange(std::string_view text, size_t& at, Range& range) {
  const auto number = [&](int64_t& value) {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (error != std::errc()) return false;
    at = static_cast<size_t>(end - text.data());
    return true;
  };
  if (!number(range.begin) || at == text.size() || text[at++] != ':') return false;
  return number(range.end);
}

Panel cut(const Panel& panel, Range rows, Range columns) {
  Panel out = panel;
  out.rows = rows.end - rows.begin, out.columns = columns.end - columns.begin;
  out.cells.clear(), out.lines.clear();
  for (int64_t r = rows.begin; r < rows.end; ++r)
    for (int64_t c = columns.begin; c < columns.end; ++c) out.cells.push_back(panel.at(r, c));
  const auto names = [](std::vector<std::string>& of, Range range) {
    if (of.size() < static_cast<size_t>(range.end)) return;
    of = std::vector<std::string>(of.begin() + range.begin, of.begin() + range.end);
  };
  names(out.rowAxis.names, rows), names(out.rowAxis.shortNames, rows);
  names(out.columnAxis.names, columns), names(out.columnAxis.shortNames, columns);
  for (Line line : panel.lines) {
    const Range &along = line.vertical ? rows : columns, &across = line.vertical ? columns : rows;
    if (line.at <= across.begin || line.at >= across.end) continue;
    line.begin = std::max(line.begin, along.begin) - along.begin,
    line.end = std::min(line.end, along.end) - along.begin;
    line.at -= across.begin;
    if (line.begin < line.end) out.lines.push_back(line);
  }
  if (rows.begin > 0 || columns.begin > 0 || rows.end < panel.rows || columns.end < panel.columns)
    out.notes.push_back("rows " + std::to_string(rows.begin) + " to " + std::to_string(rows.end - 1) +
                        ", columns " + std::to_string(columns.begin) + " to " +
                        std::to_string(columns.end - 1) + " of " + std::to_string(panel.rows) + " by " +
                        std::to_string(panel.columns));
  return out;
}

}  // namespace

Block blockOf(const Panel& panel) {
  const int64_t columns = panel.rows * panel.columns <= kFewCells ? 2 * kMostColumns : kMostColumns;
  const int64_t side = std::max(sideOf(panel.rows, kMostRows), sideOf(panel.columns, columns));
  return {std::min(side, panel.rows), std::min(side, panel.columns)};
}

Panel inBlocks(const Panel& panel, Block block) {
  if (block == Block{}) return panel;
  if (panel.strip) return stripInBlocks(panel, block.rows * block.columns);
  Panel out = panel;
  out.rows = (panel.rows + block.rows - 1) / block.rows,
  out.columns = (panel.columns + block.columns - 1) / block.columns;
  out.cells.clear(), out.lines.clear();
  bool mixed = false;
  for (int64_t r = 0; r < out.rows; ++r)
    for (int64_t c = 0; c < out.columns; ++c) {
      const Merged merged(panel, {r * block.rows, std::min(panel.rows, (r + 1) * block.rows)},
                          {c * block.columns, std::min(panel.columns, (c + 1) * block.columns)});
      out.cells.push_back(merged.cell());
      mixed |= merged.mixed();
    }
  if (mixed && panel.numbers == Numbers::kOffsets) colourByOffset(out);
  out.rowAxis = axisInBlocks(panel.rowAxis, block.rows),
  out.columnAxis = axisInBlocks(panel.columnAxis, block.columns);
  for (Line line : panel.lines) {
    const int64_t across = line.vertical ? block.columns : block.rows,
                  along = line.vertical ? block.rows : block.columns;
    if (line.at % across != 0 || line.begin % along != 0) continue;
    line.at /= across, line.begin /= along, line.end = (line.end + along - 1) / along;
    out.lines.push_back(line);
  }
  out.notes.insert(out.notes.begin(), noteOf(out, block));
  return out;
}

Picture summarised(Picture picture) {
  if (picture.arrangement != Arrangement::kAround) {
    for (Panel& panel : picture.panels)
      panel = inBlocks(panel, panel.block == Block{} ? blockOf(panel) : panel.block);
    return picture;
  }
  Panel &a = picture.panels[0], &b = picture.panels[1], &c = picture.panels[2];
  Block blockA = a.block, blockB = b.block, blockC = c.block;
  if (blockC == Block{}) {
    blockC = {sideOf(c.rows, kMostRows), sideOf(c.columns, kMostColumns)};
    blockA = {blockC.rows, sideOf(a.columns, kMostColumns)};
    blockB = {sideOf(b.rows, kMostColumns), blockC.columns};
  } else {
    while (c.rows / blockC.rows > kMostBlocks) blockA.rows *= 2, blockC.rows *= 2;
    while (c.columns / blockC.columns > kMostBlocks) blockB.columns *= 2, blockC.columns *= 2;
  }
  a = inBlocks(a, blockA), b = inBlocks(b, blockB), c = inBlocks(c, blockC);
  // Below A and B there is no room for notes.
  const auto size = [](Block block) {
    return std::to_string(block.rows) + " by " + std::to_string(block.columns);
  };
  if (blockA != Block{} || blockB != Block{})
    c.notes.push_back("a cell of A stands for " + size(blockA) + ", one of B for " + size(blockB));
  a.notes.clear(), b.notes.clear();
  return picture;
}

Expected<Picture> zoomed(const Picture& picture, const std::string& text) {
  Range rows{}, columns{};
  size_t at = 0;
  if (!readRange(text, at, rows) || at == text.size() || text[at++] != ',' || !readRange(text, at, columns) ||
      at != text.size())
    return makeError(Code::kSyntax, "draw_c12",
                     "--zoom '" + text + "' is not ROWS,COLUMNS, such as 0:16,32:48");
  Picture out = picture;
  const bool around = picture.arrangement == Arrangement::kAround;
  for (size_t i = 0; i < out.panels.size(); ++i) {
    Panel& panel = out.panels[i];
    if (panel.strip && panel.rows > 1)
      return makeError(Code::kUsage, "draw_c12", "a layout of one mode has no columns to zoom to");
    // Of a product the rows are those of A and C, the columns those of B and C.
    const Range r = around && i == 1 ? Range{0, panel.rows} : rows,
                c = around && i == 0 ? Range{0, panel.columns} : columns;
    if (r.begin < 0 || r.begin >= r.end || r.end > panel.rows || c.begin < 0 || c.begin >= c.end ||
        c.end > panel.columns)
      return makeError(Code::kOutOfDomain, "draw_c12",
                       "--zoom " + text + " leaves the " + std::to_string(panel.rows) + " rows and " +
                           std::to_string(panel.columns) + " columns");
    panel = cut(panel, r, c);
    panel.block = {};
  }
  return out;
}

}  // namespace cutecheck::draw
