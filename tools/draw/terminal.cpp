// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/terminal.h"

#include <algorithm>
#include <map>

#include "tools/draw/measure.h"

namespace cutecheck::draw {

namespace {

constexpr const char* kReset = "\033[0m";

std::string padded(const std::string& text, size_t width) {
  return text.size() >= width ? text : std::string(width - text.size(), ' ') + text;
}

void trimEnd(std::string& line) { line.erase(line.find_last_not_of(' ') + 1); }

size_t longest(const std::vector<std::string>& texts) {
  size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, text.size());
  return width;
}

// A panel may name none of its rows or columns.
std::string nameAt(const std::vector<std::string>& names, int64_t at) {
  return static_cast<size_t>(at) < names.size() ? names[static_cast<size_t>(at)] : std::string();
}

class PanelText {
 public:
  PanelText(const Panel& panel, const TerminalOptions& options, std::string& out)
      : panel_(panel), options_(options), out_(out) {
    for (const Cell& cell : panel.cells) {
      marked_ |= cell.mark != Mark::kNone;
      label_ = std::max(label_, cell.label.size());
    }
    findEdges();
    const int64_t side = std::max(panel.rows, panel.columns);
    const size_t rules = static_cast<size_t>(std::count(vertical_.begin(), vertical_.end(), true));
    const bool fullRows = longest(panel.rowAxis.names) <= 12;
    rowNames_ = fullRows ? &panel.rowAxis.names : &panel.rowAxis.shortNames;
    left_ = longest(*rowNames_);
    const size_t columns = static_cast<size_t>(panel.columns);
    const auto widthOf = [&](size_t cell) { return left_ + 1 + columns * (cell + 1) + 2 * rules; };
    const auto& full = panel.columnAxis.names;
    columnNames_ = &panel.columnAxis.shortNames;
    cell_ = std::max(label_ + (marked_ ? 1 : 0), longest(*columnNames_));
    const size_t room = static_cast<size_t>(std::max<int64_t>(options.width, 20));
    if (widthOf(std::max(cell_, longest(full))) <= room) {
      columnNames_ = &full;
      cell_ = std::max(cell_, longest(full));
    }
    dense_ = label_ == 0 || widthOf(cell_) > room || side > 64;
  }

  void write() {
    if (!panel_.title.empty())
      for (const std::string& line :
           wrapped(panel_.title, static_cast<size_t>(std::max<int64_t>(options_.width, 20))))
        out_ += line + '\n';
    if (dense_) {
      writeDense();
      if (!options_.colour) writeLegend();
    } else {
      writeLabels();
    }
    for (const std::string& note : panel_.notes) out_ += note + '\n';
  }

 private:
  size_t place(int64_t row, int64_t column) const {
    return static_cast<size_t>(row * panel_.columns + column);
  }

  // Which cells have a line to their left and above, and which columns and rows have one anywhere.
  void findEdges() {
    leftEdge_.assign(panel_.cells.size(), false);
    upperEdge_.assign(panel_.cells.size(), false);
    vertical_.assign(static_cast<size_t>(panel_.columns), false);
    horizontal_.assign(static_cast<size_t>(panel_.rows), false);
    for (const Line& line : panel_.lines) {
      (line.vertical ? vertical_ : horizontal_)[static_cast<size_t>(line.at)] = true;
      for (int64_t i = line.begin; i < line.end; ++i) {
        if (line.vertical)
          leftEdge_[place(i, line.at)] = true;
        else
          upperEdge_[place(line.at, i)] = true;
      }
    }
    // Lines on every boundary would only thin the numbers out.
    if (std::count(vertical_.begin(), vertical_.end(), true) + 1 >= panel_.columns)
      vertical_.assign(vertical_.size(), false);
    if (std::count(horizontal_.begin(), horizontal_.end(), true) + 1 >= panel_.rows)
      horizontal_.assign(horizontal_.size(), false);
  }

  std::string colours(Tint fill) const {
    const Rgb back = fillOf(fill, options_.theme), ink = inkOn(back);
    return "\033[48;2;" + triple(back) + ";38;2;" + triple(ink) + "m";
  }
  static std::string triple(Rgb c) {
    return std::to_string(c.red) + ";" + std::to_string(c.green) + ";" + std::to_string(c.blue);
  }

  void writeLabels() {
    std::string head(left_ + 1, ' ');
    for (int64_t c = 0; c < panel_.columns; ++c) {
      if (vertical_[static_cast<size_t>(c)]) head += "  ";
      head += " " + padded(nameAt(*columnNames_, c), cell_);
    }
    trimEnd(head);
    if (!head.empty()) out_ += head + '\n';
    for (int64_t r = 0; r < panel_.rows; ++r) {
      if (horizontal_[static_cast<size_t>(r)]) writeRule(r);
      std::string line = padded(nameAt(*rowNames_, r), left_) + " ";
      for (int64_t c = 0; c < panel_.columns; ++c) line += cellText(r, c);
      trimEnd(line);
      out_ += line + '\n';
    }
  }

  std::string cellText(int64_t r, int64_t c) const {
    const Cell& cell = panel_.at(r, c);
    std::string text;
    if (vertical_[static_cast<size_t>(c)]) text += leftEdge_[place(r, c)] ? " |" : "  ";
    std::string label = cell.label;
    if (marked_) label += cell.mark == Mark::kNone ? " " : cell.mark == Mark::kMarked ? "*" : "!";
    const bool filled = options_.colour && cell.tint.scheme != Scheme::kAbsent;
    if (filled) text += colours(cell.tint);
    text += " " + padded(label, cell_);
    if (filled) text += kReset;
    return text;
  }

  void writeRule(int64_t r) {
    std::string line(left_ + 1, ' ');
    for (int64_t c = 0; c < panel_.columns; ++c) {
      const bool edge = upperEdge_[place(r, c)];
      if (vertical_[static_cast<size_t>(c)]) {
        const bool before = upperEdge_[place(r, c - 1)];
        const bool crosses = leftEdge_[place(r, c)] || leftEdge_[place(r - 1, c)];
        line += before ? '-' : ' ';
        line += crosses ? (before || edge ? '+' : '|') : (before && edge ? '-' : ' ');
      }
      line += std::string(cell_ + 1, edge ? '-' : ' ');
    }
    trimEnd(line);
    out_ += line + '\n';
  }

  static char glyph(const Cell& cell) {
    if (cell.mark != Mark::kNone) return cell.mark == Mark::kMarked ? '*' : '!';
    switch (cell.tint.scheme) {
      case Scheme::kCategory:
        return static_cast<char>(cell.tint.step < 26 ? 'a' + cell.tint.step : 'A' + cell.tint.step - 26);
      case Scheme::kRamp:
        return " .:-=+*#%@"[cell.tint.step * 10 / kRampSteps];
      case Scheme::kEmpty:
        return '_';
      case Scheme::kAbsent:
        break;
    }
    return ' ';
  }

  void writeDense() {
    out_ += std::string(left_ + 1, ' ');
    std::string scale;
    const int64_t step = 16;
    for (int64_t c = 0; c < panel_.columns; c += step) {
      scale.resize(static_cast<size_t>(c), ' ');
      scale += std::to_string(c);
    }
    out_ += scale + '\n';
    const int64_t rows = options_.colour ? 2 : 1;
    for (int64_t r = 0; r < panel_.rows; r += rows) {
      std::string line = padded(r % 8 == 0 ? nameAt(*rowNames_, r) : "", left_) + " ";
      for (int64_t c = 0; c < panel_.columns; ++c) {
        if (!options_.colour) {
          line += glyph(panel_.at(r, c));
          continue;
        }
        // Neighbours of one colour share its escape: a large tile stays short.
        const Rgb upper = dot(r, c), lower = dot(r + 1, c);
        if (c == 0 || upper != dot(r, c - 1) || lower != dot(r + 1, c - 1))
          line += "\033[38;2;" + triple(upper) + ";48;2;" + triple(lower) + "m";
        line += "\u2580";
      }
      if (options_.colour) line += kReset;
      trimEnd(line);
      out_ += line + '\n';
    }
  }

  // What the characters of a dense panel stand for: of a scale its ends, of things each with the first one's
  // label.
  void writeLegend() {
    std::map<char, const Cell*> first, last;
    for (const Cell& cell : panel_.cells) {
      if (cell.tint.scheme == Scheme::kAbsent || cell.label.empty() || cell.mark != Mark::kNone) continue;
      const char sign = glyph(cell);
      first.emplace(sign, &cell);
      last[sign] = &cell;
    }
    std::string line;
    for (const auto& [sign, cell] : first) {
      const bool scale = cell->tint.scheme == Scheme::kRamp;
      std::string what = cell->label;
      if (scale) {
        int64_t low = INT64_MAX, high = INT64_MIN;
        for (const Cell& one : panel_.cells)
          if (one.tint.scheme == Scheme::kRamp && one.mark == Mark::kNone && glyph(one) == sign)
            low = std::min(low, one.number), high = std::max(high, one.number);
        what = std::to_string(low) + (high > low ? ".." + std::to_string(high) : "");
      } else if (last[sign] != cell) {
        what += ", ...";
      }
      const std::string part = std::string("'") + sign + "' " + what;
      if (!line.empty() &&
          line.size() + part.size() + 2 > static_cast<size_t>(std::max<int64_t>(options_.width, 20))) {
        out_ += line + '\n';
        line.clear();
      }
      line += (line.empty() ? "" : "  ") + part;
    }
    if (!line.empty()) out_ += line + '\n';
  }

  Rgb dot(int64_t r, int64_t c) const {
    if (r >= panel_.rows) return pageOf(options_.theme).background;
    const Cell& cell = panel_.at(r, c);
    return cell.mark == Mark::kNone ? fillOf(cell.tint, options_.theme) : pageOf(options_.theme).mark;
  }

  const Panel& panel_;
  const TerminalOptions& options_;
  std::string& out_;
  bool marked_ = false, dense_ = false;
  size_t label_ = 0, cell_ = 0, left_ = 0;
  const std::vector<std::string>*rowNames_ = nullptr, *columnNames_ = nullptr;
  std::vector<bool> leftEdge_, upperEdge_, vertical_, horizontal_;
};

}  // namespace

std::string toTerminal(const Picture& picture, const TerminalOptions& options) {
  std::string out = picture.title + '\n';
  for (const Panel& panel : picture.panels) {
    out += '\n';
    PanelText(panel, options, out).write();
  }
  return out;
}

}  // namespace cutecheck::draw
