// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/record.h"

#include <algorithm>
#include <sstream>

namespace cutecheck::adversary {

const char* campaignName(Campaign::Kind kind) {
  static constexpr const char* kNames[] = {"plain", "solved", "drawn"};
  return kNames[static_cast<size_t>(kind)];
}

std::string withRows(const std::string& record, const Campaign& campaign, const Summary& all) {
  using Kind = Campaign::Kind;
  const std::string seed = std::to_string(campaign.seed), kind = campaignName(campaign.kind);
  const auto mine = [&](const std::string& row, const std::string& of) {
    return row.starts_with("campaign\t" + of + "\t" + seed + "\t") || row.starts_with("cell\t" + of + "\t" + seed + "\t");
  };
  std::string out, row;
  std::istringstream in(record);
  while (std::getline(in, row)) {
    const bool replaced = mine(row, kind) || (campaign.kind == Kind::kPlain && mine(row, campaignName(Kind::kDrawn)));
    if (!replaced) out += row + "\n";
  }
  const std::string drawn = std::to_string(all.cases) + " claims drawn";
  out += "campaign\t" + kind + "\t" + seed + "\t" + (campaign.kind == Kind::kDrawn ? drawn : all.line()) + "\n";
  if (campaign.kind == Kind::kSolved) return out;
  for (const std::string& name : allNames()) {
    for (size_t p = 0; p < kPositions; ++p) {
      const Cell& cell = all.coverage.at(name, static_cast<Position>(p));
      const auto most = std::max_element(cell.refusals.begin(), cell.refusals.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
      out += "cell\t" + kind + "\t" + seed + "\t" + name + "\t" + positionName(static_cast<Position>(p)) + "\t" +
             std::to_string(cell.drawn) + "\t" + std::to_string(cell.answered) + "\t" + std::to_string(cell.decided) +
             "\t" + (most == cell.refusals.end() ? "-" : most->first) + "\n";
    }
  }
  return out;
}

std::optional<std::string> withSection(const std::string& page, const Campaign& campaign, const Summary& all) {
  const std::string solvers = campaign.units > 0 ? "### With solvers, " : "### Without solvers, ";
  const std::string heading = solvers + "seed " + std::to_string(campaign.seed) + "\n";
  const size_t at = page.find(heading);
  if (at == std::string::npos) return std::nullopt;
  const size_t from = at + heading.size(), next = std::min(page.find("\n##", from), page.size());
  std::string kept = "\n" + all.line() + ".\n";
  for (const auto& [plan, counts] : all.plans)
    kept += "- " + plan + ": " + std::to_string(counts.second) + " of " + std::to_string(counts.first) +
            " true claims Proved\n";
  if (campaign.units > 0) kept += "\nA query may spend " + std::to_string(campaign.units) + " units.\n";
  if (campaign.work > 0) kept += "\nA claim may spend " + std::to_string(campaign.work) + " units of work.\n";
  if (campaign.units == 0) kept += "\n" + all.table();
  std::string text = page;
  return text.replace(from, next - from, kept);
}

}  // namespace cutecheck::adversary
