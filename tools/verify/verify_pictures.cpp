// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_pictures.h"

#include <algorithm>
#include <set>

#include "core/support/trimmed.h"
#include "tools/draw/request.h"
#include "tools/draw/svg.h"

namespace cutecheck::cli {

namespace {

struct Wanted {
  size_t line = 0;
  draw::Request request;
  std::string title;
};

Wanted wantedOf(const EvidenceLine& line) {
  const SubjectReport& report = line.report;
  const std::string_view subject = report.subject;
  const std::string claim(trimmed(subject.substr(0, subject.rfind(" where "))));
  Wanted wanted{line.line, {.bindings = report.bindings, .claim = claim}, report.got + ": " + report.subject};
  if (!report.bindings.empty()) wanted.title += ", with " + report.bindings;
  return wanted;
}

std::vector<Wanted> ofClaims(const VerifyRow& row) {
  std::vector<Wanted> all;
  for (const bool refuted : {true, false})
    for (const EvidenceLine& line : row.evidence.lines)
      if ((line.report.got == "Refuted") == refuted) all.push_back(wantedOf(line));
  return all;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

// Lines `name | layout | facts`.
std::vector<Wanted> ofLayouts(std::string_view source) {
  std::vector<Wanted> all;
  for (const std::string_view line : linesOf(source)) {
    const size_t first = line.find('|'), second = line.find('|', first == line.npos ? first : first + 1);
    const std::string layout(second == line.npos ? "" : trimmed(line.substr(first + 1, second - first - 1)));
    all.push_back({all.size() + 1, {.expressions = {layout}}, layout});
  }
  return all;
}

// The quoted layouts of a module's types.
std::vector<Wanted> ofTypes(std::string_view source) {
  std::vector<Wanted> all;
  size_t number = 0;
  for (const std::string_view line : linesOf(source)) {
    ++number;
    for (size_t open = line.find('"'); open != line.npos;) {
      const size_t close = line.find('"', open + 1);
      if (close == line.npos) break;
      const std::string text(line.substr(open + 1, close - open - 1));
      if (text.find(':') != text.npos) all.push_back({number, {.expressions = {text}}, text});
      open = line.find('"', close + 1);
    }
  }
  return all;
}

bool fits(const draw::Picture& picture) {
  return std::all_of(picture.panels.begin(), picture.panels.end(), [](const draw::Panel& panel) {
    return panel.rows * panel.columns <= kMostPictureCells;
  });
}

}  // namespace

RowPictures picturesOf(const VerifyRow& row, const std::string& source) {
  const std::vector<Wanted> all = row.kind == "claims"    ? ofClaims(row)
                                  : row.kind == "layouts" ? ofLayouts(source)
                                  : row.kind == "module"  ? ofTypes(source)
                                                          : std::vector<Wanted>();
  RowPictures pictures;
  std::set<std::string> seen;
  for (const Wanted& wanted : all) {
    if (!seen.insert(wanted.title).second) continue;
    const Expected<draw::Picture> picture = draw::pictureOf(wanted.request);
    if (!picture.ok() || !fits(*picture)) continue;
    if (pictures.drawn.size() == kMostPictures) {
      ++pictures.leftOut;
      continue;
    }
    const std::string prefix = "picture-" + std::to_string(pictures.drawn.size() + 1);
    pictures.drawn.push_back({wanted.line, wanted.title, picture->description,
                              draw::toSvg(*picture, {draw::Theme::kAuto, prefix})});
  }
  return pictures;
}

}  // namespace cutecheck::cli
