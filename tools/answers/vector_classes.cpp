// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/vector_classes.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/notation/parse.h"
#include "tools/facts/flat_layout.h"

namespace cutecheck::cli {
namespace {

constexpr int64_t kMostOffsets = int64_t{1} << 22;
constexpr int64_t kShown = 8;

// A text that writes a layout with its strides; numbers and shapes are none.
std::optional<FlatLayout> layoutIn(const std::string& text) {
  if (text.find(':') == std::string::npos) return std::nullopt;
  const Expected<Layout> layout = parseLayout(text);
  return layout.ok() ? flatten(*layout) : std::nullopt;
}

std::optional<FlatLayout> answerIn(const nlohmann::json& row, const char* key) {
  return row.contains(key) ? layoutIn(row[key].get<std::string>()) : std::nullopt;
}

// An argument as a layout, n as n:1.
std::optional<FlatLayout> argument(const nlohmann::json& row, size_t i) {
  if (row["args"].size() <= i) return std::nullopt;
  const std::string text = row["args"][i].get<std::string>();
  const Expected<IntTuple> n = parseIntTuple(text);
  return n.ok() && n->isInt() && n->value() > 0 ? FlatLayout{{n->value()}, {1}} : layoutIn(text);
}

int64_t sizeOf(const FlatLayout& a) { return std::min(a.size().value_or(kMostOffsets), kMostOffsets); }

std::string number(std::optional<int64_t> n) { return n ? std::to_string(*n) : "beyond 64 bits"; }

// The first index at which two layouts differ, or their sizes.
std::string difference(const FlatLayout& right, const FlatLayout& other) {
  if (right.size() != other.size()) return "size " + number(right.size()) + ", not " + number(other.size());
  for (int64_t i = 0; i < sizeOf(right); ++i)
    if (right.at(i) != other.at(i))
      return "at " + std::to_string(i) + ": " + number(right.at(i)) + ", not " + number(other.at(i));
  return "equal at all " + number(right.size()) + " coordinates";
}

// The first values, `…` behind them where there are more.
template <typename Value>
std::string list(const std::string& name, int64_t count, Value value) {
  std::string text = name + " = ";
  for (int64_t i = 0; i < std::min(count, kShown); ++i) text += (i > 0 ? "," : "") + number(value(i));
  return text + (count > kShown ? ",…" : "");
}

std::string composed(const FlatLayout& a, const FlatLayout& b) {
  return list("A(B(c))", sizeOf(b), [&](int64_t c) {
    const auto inner = b.at(c);
    return inner ? a.at(*inner) : std::nullopt;
  });
}

// Where copies of A go that fill [0, …) from the left: each at the least offset that is free. Where one would
// take an offset twice there is no complement.
std::string copies(const FlatLayout& a, const FlatLayout& tiler) {
  int64_t most = 0;
  for (int64_t c = 0; c < sizeOf(tiler); ++c) most = std::max(most, tiler.at(c).value_or(0));
  std::vector<int64_t> places;
  std::set<int64_t> taken, block;
  for (int64_t i = 0; i < sizeOf(a); ++i) block.insert(a.at(i).value_or(0));
  for (int64_t next = 0; static_cast<int64_t>(places.size()) <= std::min(most, int64_t{4096}); ++next) {
    if (taken.contains(next)) continue;
    for (const int64_t offset : block)
      if (!taken.insert(next + offset).second)
        return "the copy at " + std::to_string(next) + " takes offset " + std::to_string(next + offset) +
               " again";
    places.push_back(next);
  }
  return list("starts of copies", sizeOf(tiler), [&](int64_t c) -> std::optional<int64_t> {
    return places[static_cast<size_t>(
        std::min<int64_t>(tiler.at(c).value_or(0), static_cast<int64_t>(places.size()) - 1))];
  });
}

// A at the indices of the last tile, which may lie beyond it.
std::string lastTile(const FlatLayout& a, int64_t tile) {
  const int64_t begin = (sizeOf(a) - 1) / tile * tile;
  return list("A(" + std::to_string(begin) + "+i)", tile, [&](int64_t i) { return a.at(begin + i); });
}

// One more than the largest offset, or the offsets from the least to the largest where some are negative.
std::string span(const std::vector<int64_t>& all) {
  const auto [least, largest] = std::minmax_element(all.begin(), all.end());
  return "offsets from " + std::to_string(*least) + " to " + std::to_string(*largest);
}

// The first offset that the coordinates of a share, or nothing.
std::string repeated(const FlatLayout& a, const std::string& name) {
  std::map<int64_t, int64_t> seen;
  for (int64_t i = 0; i < sizeOf(a); ++i) {
    const auto offset = a.at(i);
    if (!offset) return "";
    const auto [place, isNew] = seen.emplace(*offset, i);
    if (!isNew)
      return name + "(" + std::to_string(place->second) + ") = " + name + "(" + std::to_string(i) +
             ") = " + std::to_string(*offset);
  }
  return "";
}

// A and R side by side: an offset taken twice, or the first below the cotarget that neither reaches.
std::string uncovered(const FlatLayout& a, const FlatLayout& r, int64_t cotarget) {
  std::set<int64_t> filtered, seen;
  for (int64_t i = 0; i < sizeOf(a); ++i) filtered.insert(a.at(i).value_or(0));
  for (int64_t j = 0; j < sizeOf(r); ++j)
    for (const int64_t offset : filtered) {
      const int64_t sum = offset + r.at(j).value_or(0);
      if (!seen.insert(sum).second) return "offset " + std::to_string(sum) + " is taken twice";
    }
  for (int64_t offset = 0; offset < cotarget; ++offset)
    if (!seen.contains(offset)) return "offset " + std::to_string(offset) + " is not taken";
  return "";
}

// The first i with R(L(i)) other than i, or, of a right inverse, L(R(i)).
std::string astray(const FlatLayout& first, const FlatLayout& second, const std::string& name) {
  for (int64_t i = 0; i < sizeOf(first); ++i) {
    const auto inner = first.at(i);
    const auto around = inner ? second.at(*inner) : std::nullopt;
    if (around != i) return name + "(" + std::to_string(i) + ") = " + number(around);
  }
  return "";
}

}  // namespace

std::string enumerated(const nlohmann::json& row) {
  const std::string op = row["op"];
  const auto a = argument(row, 0), b = argument(row, 1);
  const auto right = answerIn(row, "result"), pycute = answerIn(row, "pycute");
  std::string text;
  if (op == "left_inverse" && a && pycute &&
      row.value("class", "").find("outside the image") == std::string::npos) {
    text = repeated(*a, "L");
    if (text.empty()) text = astray(*a, *pycute, "pycute's R∘L");
  }
  if (text.empty() && op == "composition" && a && b && !(right && pycute)) text = composed(*a, *b);
  if (text.empty() && right && pycute) text = difference(*right, *pycute);
  if (!text.empty()) return text;
  if (op == "complement" && a && pycute) {
    int64_t cotarget = 0;  // of A itself, where none is given
    for (int64_t i = 0; i < sizeOf(*a); ++i) cotarget = std::max(cotarget, a->at(i).value_or(0) + 1);
    text = uncovered(*a, *pycute, b ? b->shape[0] : cotarget);
  } else if (op == "complement" && a && !right) {
    text = copies(*a, {{sizeOf(*a) + 64}, {1}});
  } else if (op.ends_with("_product") && a && b && pycute) {
    text = copies(*a, *b);
  } else if (op.ends_with("_divide") && a && b && pycute && b->shape.size() == 1) {
    text = lastTile(*a, b->shape[0]);
  } else if (op.ends_with("cosize")) {
    const auto all = parseComposedLayout(row["args"][0].get<std::string>());
    if (const auto offsetsOf = all.ok() ? offsets(*all, kMostOffsets) : std::nullopt) text = span(*offsetsOf);
    if (const auto plain = parseLayout(row["args"][0].get<std::string>()); plain.ok())
      if (const auto offsetsOf = offsets(*plain, kMostOffsets)) text = span(*offsetsOf);
  } else if (right) {
    text = list("R(c)", sizeOf(*right), [&](int64_t c) { return right->at(c); });
  }
  return text.empty() ? "–" : text;
}

std::vector<std::string> classTable(const std::vector<nlohmann::json>& rows) {
  std::map<std::string, std::pair<int, nlohmann::json>> classes;
  const auto length = [](const nlohmann::json& row) { return row["args"].dump().size(); };
  for (const nlohmann::json& row : rows) {
    auto& [count, example] = classes[row.value("class", "the same answer")];
    // Of examples as short as each other the least text, whatever the order of the files.
    if (count++ == 0 || std::pair(length(row), row.dump()) < std::pair(length(example), example.dump()))
      example = row;
  }
  std::vector<std::pair<std::string, std::pair<int, nlohmann::json>>> sorted(classes.begin(), classes.end());
  std::sort(sorted.begin(), sorted.end(), [](const auto& x, const auto& y) {
    return std::pair(-x.second.first, x.first) < std::pair(-y.second.first, y.first);
  });
  std::vector<std::string> lines;
  for (const auto& [name, counted] : sorted) {
    const auto& [count, row] = counted;
    std::string call = row["op"].get<std::string>() + "(";
    for (const auto& arg : row["args"]) call += (call.ends_with('(') ? "" : ", ") + arg.get<std::string>();
    const std::string right =
        row.contains("result") ? row["result"].get<std::string>() : row["error"].get<std::string>();
    const std::string pycute = row.value("pycute", row.contains("result") ? right : "refused");
    const bool differs = row.contains("pycute");
    lines.push_back("| " + name + " | " + std::to_string(count) + " | `" + call + ")` | `" + pycute +
                    "` | `" + right + "` | " + (differs ? enumerated(row) : "–") + " |");
  }
  lines.push_back("| total | " + std::to_string(rows.size()) + " | | | | |");
  return lines;
}

}  // namespace cutecheck::cli
