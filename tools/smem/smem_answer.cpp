// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/smem/smem_answer.h"

#include "tools/answers/claim_answer.h"

#include <algorithm>
#include <cctype>

#include "core/notation/print.h"
#include "core/support/nearest_name.h"

namespace cutecheck::cli {

namespace {

std::string lessCommon(const Diagnostic& error) { return error.message + " [" + error.rule + "]"; }

// wgmma takes 64 rows of A: the next 64 have the same descriptors, so many bytes further.
std::optional<int64_t> blockStepOf(const SmemTile& tile) {
  constexpr int64_t kBlock = 64;
  if (tile.mn <= kBlock || tile.mn % kBlock != 0) return std::nullopt;
  const int64_t step = tile.at(kBlock, 0) - tile.at(0, 0);
  for (int64_t row = kBlock; row < tile.mn; ++row)
    for (int64_t column = 0; column < tile.k; ++column)
      if (tile.at(row, column) != tile.at(row - kBlock, column) + step) return std::nullopt;
  return step * tile.type.bytes;
}

std::string refusalOf(SmemWish wish, const SmemFacts& facts) {
  if (wish == SmemWish::kWgmma) return facts.descriptors.ok() ? "" : lessCommon(facts.descriptors.error());
  if (wish == SmemWish::kTma) return facts.boxes.ok() ? "" : lessCommon(facts.boxes.error());
  for (const SmemAccess& access : accessesOf(facts.tile)) {
    if (access.name != "ldmatrix") continue;
    const auto ways = waysOf(facts.tile, access);
    if (!ways.ok()) return lessCommon(ways.error());
    if (*ways > 1) return std::to_string(*ways) + "-way bank conflict";
    // The count and the oracle must agree before anybody is told that it is free.
    const Decision decision = decide({.claim = conflictClaim(facts.tile, access)});
    return decision.is(oracle::Verdict::kProved)
               ? ""
               : "counted free of conflicts, but the claim is " + std::string(decision.word());
  }
  const int64_t length = facts.tile.contiguous(), rows = facts.tile.size() / length;
  return "8 rows of 16 bytes do not fit: it has " + std::to_string(rows) + (rows == 1 ? " row of " : " rows of ") +
         std::to_string(length * facts.tile.type.bytes) + " bytes";
}

}  // namespace

Expected<std::vector<SmemWish>> smemWishes(const std::string& text) {
  std::vector<SmemWish> wishes;
  for (size_t at = 0; at <= text.size() && !text.empty();) {
    const size_t end = std::min(text.find(',', at), text.size());
    std::string word = text.substr(at, end - at);
    word.erase(std::remove(word.begin(), word.end(), ' '), word.end());
    if (word == "wgmma" || word == "umma" || word == "tcgen05")
      wishes.push_back(SmemWish::kWgmma);
    else if (word == "tma")
      wishes.push_back(SmemWish::kTma);
    else if (word == "ldmatrix" || word == "stmatrix")
      wishes.push_back(SmemWish::kLdmatrix);
    else if (word.empty()) {
      return makeError(Code::kUsage, "smem_c10",
                       "--for '" + text + "' has a comma without a name; leave the comma out");
    } else {
      const std::vector<std::string_view> names = {"wgmma", "umma", "tma", "ldmatrix", "stmatrix"};
      std::string lower = word;
      for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      std::string near(
          std::find(names.begin(), names.end(), lower) != names.end() ? lower : nearestName(lower, names, 3));
      if (const size_t sign = lower.find_first_of("+/;&|"); sign != std::string::npos) {
        std::replace_if(
            lower.begin(), lower.end(),
            [](char c) { return std::string_view("+/;&|").find(c) != std::string_view::npos; }, ',');
        near = lower;  // names are joined by commas
      }
      return makeError(Code::kUsage, "smem_c10",
                       "--for '" + word + "' is not known" +
                           (near.empty() ? "" : ", did you mean '" + near + "'?") +
                           "; there are wgmma, umma, tma, ldmatrix and stmatrix");
    }
    at = end + 1;
  }
  return wishes;
}

std::string_view wishName(SmemWish wish) {
  return wish == SmemWish::kWgmma ? "wgmma" : wish == SmemWish::kTma ? "tma" : "ldmatrix";
}

bool SmemFacts::good() const {
  return std::all_of(uses.begin(), uses.end(), [](const SmemUse& use) { return use.refusal.empty(); });
}

SmemFacts smemFacts(const SmemTile& tile, MatrixArch arch, const std::vector<SmemWish>& wishes) {
  SmemFacts facts{tile, vectorBytes(tile), descriptorsOf(tile, arch), boxesOf(tile), {}, {}, 16};
  if (facts.descriptors.ok()) facts.blockStep = blockStepOf(tile);
  if (facts.descriptors.ok())
    for (const MatrixDescriptor& d : facts.descriptors->found.instructions)
      facts.alignment = std::max(facts.alignment, alignmentOf(d.mode, false));
  if (facts.boxes.ok()) facts.alignment = std::max(facts.alignment, alignmentOf(facts.boxes->map.mode, true));
  for (const SmemWish wish : wishes) facts.uses.push_back({wish, refusalOf(wish, facts)});
  return facts;
}

SmemTable smemTable(const SmemTile& tile) {
  SmemTable table;
  for (const SwizzleMode mode :
       {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B, SwizzleMode::k128B})
    table.columns.emplace_back(std::string(modeName(mode)), inElements(mode, tile.type.bytes));
  const bool own = std::none_of(table.columns.begin(), table.columns.end(),
                                [&](const auto& column) { return column.second == tile.layout.swizzle; });
  if (own && tile.layout.swizzle.bits > 0) table.columns.emplace_back("given", tile.layout.swizzle);
  for (const SmemAccess& access : accessesOf(tile)) table.rows.push_back({access, {}});
  for (const auto& [name, swizzle] : table.columns) {
    const auto under = underSwizzle(tile, swizzle);
    for (SmemRow& row : table.rows)
      row.ways.push_back(under.ok() ? waysOf(*under, row.access) : Expected<int64_t>(under.error()));
  }
  return table;
}

SmemProposals smemProposals(const SmemTile& tile, MatrixArch arch, const std::vector<SmemWish>& wishes) {
  SmemProposals proposals;
  for (const SmemTile& one : canonicalTiles(tile)) {
    SmemFacts facts = smemFacts(one, arch, wishes);
    if (facts.good()) {
      proposals.good.push_back(std::move(facts));
      continue;
    }
    for (const SmemUse& use : facts.uses)
      if (!use.refusal.empty())
        proposals.reasons.push_back(one.text() + ": " + std::string(wishName(use.wish)) + ": " + use.refusal);
  }
  if (proposals.good.empty() && proposals.reasons.empty()) {
    const int64_t row = tile.contiguous() * tile.type.bytes, next = (row / 16 + 1) * 16;
    std::string reason = "a row has " + std::to_string(row) + " bytes, which is no multiple of 16";
    if (next % tile.type.bytes == 0)
      reason += "; pad it to " + std::to_string(next / tile.type.bytes) + " elements, " +
                std::to_string(next) + " bytes";
    proposals.reasons.push_back(std::move(reason));
  }
  return proposals;
}

}  // namespace cutecheck::cli
