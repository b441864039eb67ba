// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/coverage.h"

#include <algorithm>
#include <functional>
#include <set>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

std::string nameOf(const Term& t) {
  switch (t.kind) {
    case Kind::kRelation:
    case Kind::kBinary:
    case Kind::kCall:
      return t.name;
    case Kind::kNegate:
      return "neg";
    case Kind::kCompose:
      return "o";
    case Kind::kSwizzle:
      return "S<>";
    case Kind::kDynamic:
      return "?";
    case Kind::kBasis:
      return "@";
    case Kind::kSymbol:
      return t.value > 1 ? "{div}" : "";
    default:
      return "";
  }
}

// What the i-th argument of a call is.
Position roleOf(const Term& call, size_t i) {
  const std::string& f = call.name;
  if (i == 0 && isOneOf(f, {"crd2idx", "slice", "slice_and_offset", "dice", "domain_offset", "crd2crd"}))
    return Position::kCoordinate;
  if (i >= 2 && isOneOf(f, {"local_tile", "local_partition"})) return Position::kCoordinate;
  if (i == 1 && (isOneOf(f, {"composition", "local_tile", "stencil_divide", "composable", "hier_unzip_divide",
                             "hier_unzip_product"}) ||
                 (f.ends_with("_divide") && !f.starts_with("stencil")) ||
                 (f.ends_with("_product") && f != "inner_product")))
    return Position::kTiler;
  if (i == 0 && isOneOf(f, {"make_layout", "make_layout_left", "make_layout_right", "make_ordered_layout"}))
    return Position::kExtent;
  if (i == 1 && isOneOf(f, {"with_shape", "tile_to_shape", "idx2crd", "crd2crd", "partition"}))
    return Position::kExtent;
  if (i == 1 && f == "make_layout") return Position::kStride;
  return Position::kInside;
}

}  // namespace

void Coverage::add(const Case& drawn, Said said, const std::string& refusal) {
  std::set<std::pair<std::string, Position>> seen;
  const bool whole = drawn.claim.is(Kind::kRelation) || drawn.claim.is(Kind::kCall);
  const std::function<void(const Term&, Position, bool, bool)> walk = [&](const Term& t, Position at,
                                                                          bool inside, bool premise) {
    const std::string name = nameOf(t);
    if (!name.empty()) {
      seen.emplace(name, at);
      if (inside) seen.emplace(name, Position::kInside);
      if (premise) seen.emplace(name, Position::kPremise);
    }
    for (size_t i = 0; i < t.parts.size(); ++i) {
      Position below = at;
      bool within = inside;
      if (t.is(Kind::kLayout)) {
        below = i == 0 ? Position::kExtent : Position::kStride;
        within = false;
      } else if (t.is(Kind::kCall)) {
        const Position role = roleOf(t, i);
        // What stands inside an operation stands where that stands, but for a side.
        below = role != Position::kInside ? role : at == Position::kSide ? Position::kInside : at;
        within = role == Position::kInside || inside;
      } else if (t.is(Kind::kCompose) && i == 1 && !t.parts[0].is(Kind::kSwizzle)) {
        below = Position::kTiler;
      } else if (!name.empty() && !t.is(Kind::kCompose)) {
        within = true;
      }
      walk(t.parts[i], below, within, premise);
    }
  };
  const Term& claim = drawn.claim;
  if (whole) {
    const std::string name = nameOf(claim);
    seen.emplace(name, Position::kSide);
    const bool predicate = std::find(Evaluator::predicates().begin(), Evaluator::predicates().end(), name) !=
                           Evaluator::predicates().end();
    if (claim.is(Kind::kRelation) || predicate) {
      for (size_t i = 0; i < claim.parts.size(); ++i) {
        const Position role = predicate ? roleOf(claim, i) : Position::kSide;
        walk(claim.parts[i], role == Position::kInside ? Position::kSide : role, false, false);
      }
    } else {
      walk(claim, Position::kSide, false, false);
    }
  }
  for (const Term& premise : drawn.premises) walk(premise, Position::kPremise, false, true);
  for (const auto& [name, position] : seen) {
    Cell& cell = cells_[name][static_cast<size_t>(position)];
    ++cell.drawn;
    if (said == Said::kRefused) ++cell.refusals[refusal];
    if (said == Said::kProved || said == Said::kRefuted || said == Said::kUnknown) ++cell.answered;
    if (said == Said::kProved || said == Said::kRefuted) ++cell.decided;
  }
}

void Coverage::merge(const Coverage& other) {
  for (const auto& [name, row] : other.cells_) {
    for (size_t p = 0; p < kPositions; ++p) {
      Cell& cell = cells_[name][p];
      cell.drawn += row[p].drawn;
      cell.answered += row[p].answered;
      cell.decided += row[p].decided;
      for (const auto& [refusal, count] : row[p].refusals) cell.refusals[refusal] += count;
    }
  }
}

const Cell& Coverage::at(const std::string& name, Position position) const {
  static const Cell kEmpty;
  const auto row = cells_.find(name);
  return row == cells_.end() ? kEmpty : row->second[static_cast<size_t>(position)];
}

std::string Coverage::text() const {
  std::string out;
  for (const auto& [name, row] : cells_) {
    for (size_t p = 0; p < kPositions; ++p) {
      const Cell& cell = row[p];
      if (cell.drawn == 0) continue;
      out += name + " " + std::to_string(p) + " " + std::to_string(cell.drawn) + " " +
             std::to_string(cell.answered) + " " + std::to_string(cell.decided);
      std::string most;
      uint64_t count = 0;
      for (const auto& [refusal, times] : cell.refusals)
        if (times > count) most = refusal, count = times;
      std::replace(most.begin(), most.end(), ' ', ',');
      out += " " + (most.empty() ? "-" : most) + " " + std::to_string(count) + ";";
    }
  }
  return out;
}

void Coverage::read(const std::string& text) {
  size_t at = 0;
  while (at < text.size()) {
    const size_t end = std::min(text.find(';', at), text.size());
    std::vector<std::string> words;
    std::string word;
    for (size_t i = at; i <= end; ++i) {
      const char c = i < end ? text[i] : ' ';
      if (c != ' ')
        word += c;
      else if (!word.empty())
        words.push_back(std::exchange(word, {}));
    }
    at = end + 1;
    if (words.size() != 7) continue;
    const size_t p = std::stoul(words[1]);
    if (p >= kPositions) continue;
    Cell& cell = cells_[words[0]][p];
    cell.drawn += std::stoull(words[2]);
    cell.answered += std::stoull(words[3]);
    cell.decided += std::stoull(words[4]);
    std::replace(words[5].begin(), words[5].end(), ',', ' ');
    if (words[5] != "-") cell.refusals[words[5]] += std::stoull(words[6]);
  }
}

}  // namespace cutecheck::adversary
