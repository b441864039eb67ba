// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/svg.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "tools/draw/measure.h"

namespace cutecheck::draw {

namespace {

constexpr double kMargin = 16, kGap = 28, kHeadFont = 15, kWidestRow = 1500, kNarrowest = 440;

// With one digit behind the point, none where that is 0; never the word of a locale.
std::string number(double value) {
  const int64_t tenths = std::llround(value * 10);
  const int64_t size = tenths < 0 ? -tenths : tenths;
  std::string text = (tenths < 0 ? "-" : "") + std::to_string(size / 10);
  if (size % 10 != 0) text += "." + std::to_string(size % 10);
  return text;
}

std::string attribute(const char* name, double value) {
  return std::string(" ") + name + "=\"" + number(value) + "\"";
}

std::string className(Tint tint) {
  switch (tint.scheme) {
    case Scheme::kRamp:
      return "r" + std::to_string(tint.step);
    case Scheme::kCategory:
      return "k" + std::to_string(tint.step);
    case Scheme::kEmpty:
    case Scheme::kAbsent:
      break;
  }
  return "e";
}

using Tints = std::set<std::pair<Scheme, uint8_t>>;

// The classes of a picture: colours of cells, those on which a mark stands, bars.
struct Used {
  Tints tints, marked;
  std::set<uint8_t> bands;
};

Used usedBy(const Picture& picture) {
  Used used;
  for (const Panel& panel : picture.panels)
    for (const Cell& cell : panel.cells) {
      if (cell.band > 0) used.bands.insert(cell.band);
      if (cell.tint.scheme == Scheme::kAbsent) continue;
      used.tints.insert({cell.tint.scheme, cell.tint.step});
      if (cell.mark != Mark::kNone) used.marked.insert({cell.tint.scheme, cell.tint.step});
    }
  return used;
}

// Pastel cells are the same on both pages, and so are lines on them: light lines on them are not seen.
bool mostlyPastel(const Panel& panel) {
  const auto pastel = std::count_if(panel.cells.begin(), panel.cells.end(),
                                    [](const Cell& c) { return c.tint.scheme == Scheme::kCategory; });
  return 2 * pastel > static_cast<std::ptrdiff_t>(panel.cells.size());
}

// Every rule is of the picture alone: a page may have classes of the same names.
std::string rule(const std::string& name, const char* property, Rgb colour) {
  return ".cc ." + name + "{" + property + ":" + hex(colour) + "}";
}

std::string rules(const Used& used, Theme theme, const std::string& indent) {
  const Page& page = pageOf(theme);
  std::string css = indent + rule("bg", "fill", page.background) + rule("t", "fill", page.text) +
                    rule("f", "fill", page.faint) + rule("l", "stroke", page.line) +
                    rule("c", "stroke", page.background) + "\n" + indent;
  for (const auto& [scheme, step] : used.tints) {
    const Tint tint{scheme, step};
    const Rgb fill = fillOf(tint, theme), mark = markOn(fill);
    css += rule(className(tint), "fill", fill) + rule("t" + className(tint), "fill", inkOn(fill));
    if (used.marked.contains({scheme, step}))
      css += rule("m" + className(tint), "stroke", mark) + rule("w" + className(tint), "fill", mark);
  }
  return css + "\n";
}

// What is the same on both pages.
std::string fixedRules(const std::set<uint8_t>& bands) {
  const Page& page = pageOf(Theme::kLight);
  std::string css = rule("lp", "stroke", page.line) + rule("cp", "stroke", page.background);
  for (const uint8_t band : bands) css += rule("b" + std::to_string(band), "fill", bandOf(band));
  return css + "\n";
}

std::string style(const Used& used, Theme theme) {
  std::string css =
      "<style>\n.cc text{font-family:\"DejaVu Sans Mono\",Menlo,Consolas,\"Liberation Mono\",monospace}"
      ".cc .h{font-weight:bold}.cc .n{fill:none}\n";
  css += rules(used, theme, "") + fixedRules(used.bands);
  if (theme == Theme::kAuto)
    css += "@media (prefers-color-scheme:dark){\n" + rules(used, Theme::kDark, " ") + "}\n";
  return css + "</style>\n";
}

class Writer {
 public:
  explicit Writer(std::string& out) : out_(out) {}

  // `x` is the left end, the middle or the right end as `anchor` says; `y` the base line.
  void text(const std::string& classes, const char* anchor, double x, double y, const std::string& words) {
    if (words.empty()) return;
    out_ += "<text class=\"" + classes + "\"" + attribute("x", x) + attribute("y", y);
    if (*anchor != 0) out_ += std::string(" text-anchor=\"") + anchor + "\"";
    out_ += ">" + escaped(words) + "</text>\n";
  }

  void lines(const std::vector<std::string>& text_, const std::string& classes, double font, double x,
             double y) {
    out_ += "<g" + attribute("font-size", font) + ">\n";
    for (size_t i = 0; i < text_.size(); ++i)
      text(classes, "", x, y + font * (kAscent + 0.2 + kLineHeight * static_cast<double>(i)), text_[i]);
    out_ += "</g>\n";
  }

  void panel(const Panel& panel, const PanelMeasure& m, double x, double y) {
    lines(m.titleLines, "h t", kTitleFont, x, y);
    const double left = x + m.left, top = y + m.top;
    axes(panel, m, left, top);
    cells(panel, m, left, top);
    rulings(panel, m, left, top);
    bands(panel, m, left, top);
    marks(panel, m, left, top);
    labels(panel, m, left, top);
    lines(m.noteLines, "f", kNoteFont, x, top + m.cellHeight * static_cast<double>(panel.rows) + 6);
  }

 private:
  void axes(const Panel& panel, const PanelMeasure& m, double left, double top) {
    out_ += "<g class=\"axes\"" + attribute("font-size", m.axisFont) + ">\n";
    const auto names = [](const Axis& axis, const AxisMeasure& a) -> const std::vector<std::string>& {
      return a.full ? axis.names : axis.shortNames;
    };
    const std::vector<std::string>& columns = names(panel.columnAxis, m.columns);
    for (size_t c = 0; c < columns.size(); c += static_cast<size_t>(m.columns.step))
      text("f", "middle", left + (static_cast<double>(c) + 0.5) * m.cellWidth, top - m.axisFont * 0.5,
           columns[c]);
    const std::vector<std::string>& rows = names(panel.rowAxis, m.rows);
    for (size_t r = 0; r < rows.size(); r += static_cast<size_t>(m.rows.step))
      text("f", "end", left - 5, baseline((static_cast<double>(r) + 0.5) * m.cellHeight + top, m.axisFont),
           rows[r]);
    out_ += "</g>\n";
  }

  static double baseline(double middle, double font) { return middle + font * (kAscent - kDescent) / 2; }

  void cells(const Panel& panel, const PanelMeasure& m, double left, double top) {
    out_ += std::string("<g class=\"cells ") + (mostlyPastel(panel) ? "cp" : "c") + "\"" +
            attribute("stroke-width", m.cellWidth > 8 ? 0.5 : 0) + ">\n";
    forEach(panel, m, left, top, [&](const Cell& cell, double x, double y) {
      rectangle(className(cell.tint), x, y, m.cellWidth, m.cellHeight);
      out_ += "><title>" + escaped(cell.coordinate);
      if (!cell.label.empty()) out_ += ": " + escaped(cell.label);
      out_ += "</title></rect>\n";
    });
    out_ += "</g>\n";
  }

  void labels(const Panel& panel, const PanelMeasure& m, double left, double top) {
    if (m.labelFont <= 0) return;
    out_ += "<g class=\"labels\"" + attribute("font-size", m.labelFont) + " pointer-events=\"none\">\n";
    forEach(panel, m, left, top, [&](const Cell& cell, double x, double y) {
      const std::string ink = "t" + className(cell.tint);
      const double middle = x + m.cellWidth / 2, step = kLineStep * m.labelFont / 2;
      if (!m.twoLines || cell.lower.empty()) {
        text(ink, "middle", middle, baseline(y + m.cellHeight / 2, m.labelFont), cell.label);
        return;
      }
      text(ink, "middle", middle, baseline(y + m.cellHeight / 2 - step, m.labelFont), cell.upper);
      text(ink, "middle", middle, baseline(y + m.cellHeight / 2 + step, m.labelFont), cell.lower);
    });
    out_ += "</g>\n";
  }

  // A bar along the left of the cell, which tells warps apart.
  void bands(const Panel& panel, const PanelMeasure& m, double left, double top) {
    if (std::none_of(panel.cells.begin(), panel.cells.end(), [](const Cell& c) { return c.band > 0; }))
      return;
    const double wide = std::clamp(m.cellWidth / 12, 0.6, 3.0);
    out_ += "<g class=\"bands\" pointer-events=\"none\">\n";
    forEach(panel, m, left, top, [&](const Cell& cell, double x, double y) {
      if (cell.band == 0) return;
      rectangle("b" + std::to_string(cell.band), x, y, wide, m.cellHeight);
      out_ += "/>\n";
    });
    out_ += "</g>\n";
  }

  void rulings(const Panel& panel, const PanelMeasure& m, double left, double top) {
    const double most = std::min(m.cellWidth, m.cellHeight) / 4;
    const bool pastel = mostlyPastel(panel);
    out_ += std::string("<g class=\"lines ") + (pastel ? "lp" : "l") + "\">\n";
    for (const Line& line : panel.lines) {
      const double at = static_cast<double>(line.at), from = static_cast<double>(line.begin),
                   to = static_cast<double>(line.end);
      const double x1 = left + m.cellWidth * (line.vertical ? at : from);
      const double x2 = left + m.cellWidth * (line.vertical ? at : to);
      const double y1 = top + m.cellHeight * (line.vertical ? from : at);
      const double y2 = top + m.cellHeight * (line.vertical ? to : at);
      out_ += "<line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) +
              attribute("y2", y2) + attribute("stroke-width", std::min(most, 0.5 + line.level)) + "/>\n";
    }
    rectangle(pastel ? "frame n l" : "frame n", left, top, m.cellWidth * static_cast<double>(panel.columns),
              m.cellHeight * static_cast<double>(panel.rows));
    out_ += attribute("stroke-width", 1.5) + "/>\n</g>\n";
  }

  // A frame inside the cell, and a corner for those who do not see its colour; the witness has two.
  void marks(const Panel& panel, const PanelMeasure& m, double left, double top) {
    if (std::none_of(panel.cells.begin(), panel.cells.end(),
                     [](const Cell& c) { return c.mark != Mark::kNone; }))
      return;
    const double side = std::min(m.cellWidth, m.cellHeight);
    const double corner = number(side / 5) == "0" ? 0 : side / 5;
    out_ += "<g class=\"marks\"" + attribute("stroke-width", std::clamp(side / 30, 0.6, 1.2)) + ">\n";
    forEach(panel, m, left, top, [&](const Cell& cell, double x, double y) {
      if (cell.mark == Mark::kNone) return;
      const double stroke = std::clamp(side / 10, 1.0, 4.0);
      const double inset = stroke / 2 + 0.5;
      const std::string tint = className(cell.tint);
      rectangle((cell.mark == Mark::kWitness ? "n witness m" : "n m") + tint, x + inset, y + inset,
                m.cellWidth - 2 * inset, m.cellHeight - 2 * inset);
      out_ += (cell.mark == Mark::kWitness ? attribute("stroke-width", stroke) : "") + "/>\n";
      const double end = x + m.cellWidth;
      out_ += "<path class=\"w" + tint + "\" stroke=\"none\" d=\"M" + number(end) + " " + number(y) + "v" +
              number(corner) + "l" + number(-corner) + " " + number(-corner) + "z";
      if (cell.mark == Mark::kWitness)
        out_ += "M" + number(x) + " " + number(y) + "v" + number(corner) + "l" + number(corner) + " " +
                number(-corner) + "z";
      out_ += "\"/>\n";
    });
    out_ += "</g>\n";
  }

  void rectangle(const std::string& classes, double x, double y, double width, double height) {
    out_ += "<rect class=\"" + classes + "\"" + attribute("x", x) + attribute("y", y) +
            attribute("width", width) + attribute("height", height);
  }

  static void forEach(const Panel& panel, const PanelMeasure& m, double left, double top, const auto& visit) {
    for (int64_t r = 0; r < panel.rows; ++r)
      for (int64_t c = 0; c < panel.columns; ++c)
        if (panel.at(r, c).tint.scheme != Scheme::kAbsent)
          visit(panel.at(r, c), left + static_cast<double>(c) * m.cellWidth,
                top + static_cast<double>(r) * m.cellHeight);
  }

  std::string& out_;
};

struct Place {
  double x, y;
};

// Where panels stand, and how far to the right and down they reach.
struct Arranged {
  std::vector<PanelMeasure> measures;
  std::vector<Place> places;
  double width = 0, height = 0;
};

// In a row, or one below the other where that is too wide.
Arranged flow(const Picture& picture) {
  Arranged all;
  double side = 0;
  for (const Panel& panel : picture.panels) {
    all.measures.push_back(measure(panel));
    side += all.measures.back().width + (side > 0 ? kGap : 0);
  }
  const bool beside = picture.arrangement == Arrangement::kRow ||
                      (picture.arrangement == Arrangement::kFlow && side <= kWidestRow);
  double x = 0, y = 0;
  for (const PanelMeasure& m : all.measures) {
    all.places.push_back({x, y});
    all.width = std::max(all.width, x + m.width);
    all.height = std::max(all.height, y + m.height);
    (beside ? x : y) += (beside ? m.width : m.height) + kGap;
  }
  return all;
}

// A, B, C: the grid of A at the left of that of C, that of B above it, cells of one size.
Arranged around(const Picture& picture) {
  Arranged all;
  CellRoom room;
  for (const Panel& panel : picture.panels) {
    const PanelMeasure m = measure(panel);
    room.width = std::max(room.width, m.cellWidth);
    room.height = std::max(room.height, m.cellHeight);
    room.font = std::min(room.font, m.labelFont > 0 ? m.labelFont : kSmallestFont);
  }
  for (const Panel& panel : picture.panels) all.measures.push_back(measure(panel, room));
  PanelMeasure &a = all.measures[0], &b = all.measures[1], &c = all.measures[2];
  const double leftA = 0,
               left = std::max(a.left + room.width * static_cast<double>(picture.panels[0].columns) + kGap,
                               a.width + kGap);
  const double gridLeft = std::max(left + b.left, left + c.left);
  // Titles of A and C stand between the grid of B and theirs.
  const double topB = 0, top = b.top + room.height * static_cast<double>(picture.panels[1].rows) + kGap / 2;
  const double gridTop = std::max(top + a.top, top + c.top);
  all.places = {{leftA, gridTop - a.top}, {gridLeft - b.left, topB}, {gridLeft - c.left, gridTop - c.top}};
  for (size_t i = 0; i < 3; ++i) {
    all.width = std::max(all.width, all.places[i].x + all.measures[i].width);
    all.height = std::max(all.height, all.places[i].y + all.measures[i].height);
  }
  return all;
}

// The rows of C are named beside A, its columns above B.
Picture withoutAxesOfC(Picture picture) {
  picture.panels[2].rowAxis = picture.panels[2].columnAxis = {};
  return picture;
}

}  // namespace

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else if (c == '>') {
      safe += "&gt;";
    } else if (c == '"') {
      safe += "&quot;";
    } else {
      safe += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return safe;
}

std::string toSvg(const Picture& given, const SvgOptions& options) {
  const bool three = given.arrangement == Arrangement::kAround && given.panels.size() == 3;
  const Picture without = three ? withoutAxesOfC(given) : Picture();
  const Picture& picture = three ? without : given;
  const Arranged arranged = three ? around(picture) : flow(picture);
  const double inner = std::max(kNarrowest, arranged.width);
  const std::vector<std::string> head =
      wrapped(picture.title, static_cast<size_t>(inner / (kCharacter * kHeadFont)));
  const double top = kMargin + std::ceil(static_cast<double>(head.size()) * kHeadFont * kLineHeight) + 8;
  const double width = inner + 2 * kMargin, height = top + arranged.height + kMargin;
  const std::vector<PanelMeasure>& measures = arranged.measures;
  std::vector<Place> places = arranged.places;
  for (Place& place : places) place.x += kMargin, place.y += top;

  const std::string title = options.prefix + "-title", description = options.prefix + "-description";
  std::string out = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"cc\" viewBox=\"0 0 " + number(width) +
                    " " + number(height) + "\"" + attribute("width", width) + attribute("height", height) +
                    " role=\"img\" aria-labelledby=\"" + escaped(title) + " " + escaped(description) +
                    "\">\n";
  out += "<title id=\"" + escaped(title) + "\">" + escaped(picture.title) + "</title>\n";
  out += "<desc id=\"" + escaped(description) + "\">" + escaped(picture.description) + "</desc>\n";
  out += style(usedBy(picture), options.theme);
  out += "<rect class=\"bg\"" + attribute("width", width) + attribute("height", height) + "/>\n";
  Writer writer(out);
  writer.lines(head, "h t", kHeadFont, kMargin, kMargin);
  for (size_t i = 0; i < measures.size(); ++i) {
    out += "<g class=\"panel\">\n";
    writer.panel(picture.panels[i], measures[i], places[i].x, places[i].y);
    out += "</g>\n";
  }
  return out + "</svg>\n";
}

}  // namespace cutecheck::draw
