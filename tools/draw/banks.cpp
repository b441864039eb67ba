// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/banks.h"

#include <algorithm>
#include <set>

namespace cutecheck::draw {

namespace {

Diagnostic unusable(Code code, std::string message, int64_t lane) {
  Diagnostic error = makeError(code, "draw_c8", std::move(message));
  error.witness = {lane};
  return error;
}

Expected<int64_t> addressOf(const DrawnLayout& lanes, const Access& access, int64_t lane) {
  const int64_t offset = lanes.offsets[static_cast<size_t>(lane)];
  if (offset < 0)
    return unusable(Code::kOutOfDomain, "lane " + std::to_string(lane) + " has an address below 0", lane);
  if (offset > (INT64_MAX - access.bytes) / access.element)
    return unusable(Code::kOverflow, "the address of lane " + std::to_string(lane) + " leaves int64_t", lane);
  return offset * access.element;
}

using Words = std::array<std::set<int64_t>, kBanks>;

// The words that a lane reaches, by bank.
void addWords(Words& words, int64_t address, const Access& access) {
  for (int64_t byte = address; byte < address + access.bytes; byte += std::min(access.bytes, kBankBytes))
    words[static_cast<size_t>(byte / kBankBytes % kBanks)].insert(byte / kBankBytes);
}

}  // namespace

Expected<Access> parseAccess(const std::string& text, int64_t element) {
  Access access;
  access.element = element;
  if (text == "ldmatrix" || text == "stmatrix" || text == "128") {
    access.bytes = 16;
  } else if (text == "64" || text == "32" || text == "16" || text == "8") {
    access.bytes = text == "64" ? 8 : text == "32" ? 4 : text == "16" ? 2 : 1;
  } else {
    return makeError(Code::kUsage, "draw_c8",
                     "'" + text + "' is not an access: 8, 16, 32, 64 or 128 bits, ldmatrix or stmatrix");
  }
  if (element < 1 || access.bytes % element != 0)
    return makeError(Code::kUsage, "draw_c8",
                     "elements of " + std::to_string(element) + " bytes do not divide an access of " +
                         std::to_string(access.bytes));
  return access;
}

Expected<BankReport> banksOf(const DrawnLayout& lanes, const Access& access) {
  if (lanes.offsets.empty())
    return makeError(Code::kBasisStride, "draw_c3", lanes.text + " has offsets that are no addresses");
  BankReport report;
  report.conflicts.assign(lanes.offsets.size(), false);
  for (int64_t first = 0; first < lanes.grid.size; first += access.lanes()) {
    const int64_t end = std::min(first + access.lanes(), lanes.grid.size);
    Words words;
    for (int64_t lane = first; lane < end; ++lane) {
      CUTECHECK_TRY(address, addressOf(lanes, access, lane));
      if (address % access.bytes != 0 && !report.misaligned) report.misaligned = lane;
      report.banks.push_back(address / kBankBytes % kBanks);
      addWords(words, address, access);
    }
    std::array<int64_t, kBanks> counts{};
    for (size_t bank = 0; bank < counts.size(); ++bank) {
      counts[bank] = static_cast<int64_t>(words[bank].size());
      if (counts[bank] <= report.degree) continue;
      report.degree = counts[bank];
      report.phase = static_cast<int64_t>(report.words.size());
      report.bank = static_cast<int64_t>(bank);
    }
    for (int64_t lane = first; lane < end; ++lane) {
      Words own;
      CUTECHECK_TRY(address, addressOf(lanes, access, lane));
      addWords(own, address, access);
      for (size_t bank = 0; bank < counts.size(); ++bank)
        if (!own[bank].empty() && counts[bank] > 1) report.conflicts[static_cast<size_t>(lane)] = true;
    }
    report.words.push_back(counts);
  }
  return report;
}

// So that a conflict is not a question of the page's theme: one word is fine, more are not.
Tint wordsTint(int64_t words) { return categoryTint(words == 1 ? 2 : words < 4 ? 3 : 1); }

Expected<Picture> banksPicture(const DrawnLayout& lanes, const Access& access, bool narrow) {
  CUTECHECK_TRY(report, banksOf(lanes, access));
  if (static_cast<int64_t>(report.words.size()) > kMaxSide)
    return makeError(Code::kLimit, "draw_c2",
                     lanes.text + " has more than " + std::to_string(kMaxSide) + " phases");
  const std::string each =
      std::to_string(access.bytes) + " bytes a lane, " + std::to_string(access.lanes()) + " lanes a phase";
  std::string verdict = "no bank conflict: one word of each bank in a phase";
  if (report.misaligned)
    verdict = "lane " + std::to_string(*report.misaligned) + " begins between two accesses";
  else if (report.degree > 1)
    verdict = std::to_string(report.degree) + "-way bank conflict in phase " + std::to_string(report.phase) +
              ": " + std::to_string(report.degree) + " different words of bank " +
              std::to_string(report.bank);

  Panel grid = panelOf(lanes.grid, lanes.text);
  grid.notes = {"in a cell the first bank of its lane; a colour is 4 banks, 16 bytes", each};
  for (int64_t row = 0; row < grid.rows; ++row) {
    for (int64_t column = 0; column < grid.columns; ++column) {
      const int64_t lane = lanes.grid.indexAt(row, column);
      if (lane >= lanes.grid.size) continue;
      Cell& cell = grid.at(row, column);
      const int64_t bank = report.banks[static_cast<size_t>(lane)];
      cell.label = std::to_string(bank);
      cell.tint = categoryTint(bank / 4);
      if (report.conflicts[static_cast<size_t>(lane)]) cell.mark = Mark::kMarked;
      if (report.misaligned == lane) cell.mark = Mark::kWitness;
    }
  }

  const int64_t phases = static_cast<int64_t>(report.words.size());
  CUTECHECK_TRY(heatGrid,
                makeGrid(narrow ? IntTuple::tuple({kBanks, phases}) : IntTuple::tuple({phases, kBanks})));
  Panel heat = panelOf(heatGrid, narrow ? "words asked of each bank (rows) in each phase (columns)"
                                        : "words asked of each bank, phase by phase");
  for (int64_t phase = 0; phase < phases; ++phase) {
    const int64_t first = phase * access.lanes(),
                  last = std::min(first + access.lanes(), lanes.grid.size) - 1;
    const std::string of = std::to_string(first) + "-" + std::to_string(last);
    (narrow ? heat.columnAxis : heat.rowAxis).names[static_cast<size_t>(phase)] = narrow ? of : "lanes " + of;
    for (int64_t bank = 0; bank < kBanks; ++bank) {
      Cell& cell = narrow ? heat.at(bank, phase) : heat.at(phase, bank);
      const int64_t words = report.words[static_cast<size_t>(phase)][static_cast<size_t>(bank)];
      cell.coordinate = "phase " + std::to_string(phase) + ", bank " + std::to_string(bank);
      cell.number = words;
      // A bank that nothing asks for is empty.
      if (words > 0) cell.label = std::to_string(words);
      if (words > 0) cell.tint = wordsTint(words);
      if (words > 1)
        cell.mark = phase == report.phase && bank == report.bank ? Mark::kWitness : Mark::kMarked;
    }
  }
  heat.notes = {verdict};
  Picture picture;
  picture.title = "banks of shared memory: " + verdict;
  picture.description = "Accesses of " + each + " at the offsets of " + lanes.text + " in elements of " +
                        std::to_string(access.element) + " bytes: " + verdict + ".";
  picture.panels = {std::move(grid), std::move(heat)};
  return picture;
}

}  // namespace cutecheck::draw
