// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What engineers ask (corpus/claims/engineers_*.claims and, what was not decided soon when it was written down,
// corpus/engineers_open.tsv): the share of each family that is decided, and that no answer is false.
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>

#include "oracle/claims/explain.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/rests_on.h"
#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {
namespace {

struct Asked {
  std::string family, truth, claim, where;
};

std::vector<Asked> asked() {
  std::vector<Asked> all;
  std::vector<std::filesystem::path> files;
  constexpr std::string_view kPrefix = "engineers_", kExpect = "expect ", kWhere = " where ";
  for (const auto& entry : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/claims"))
    if (entry.path().filename().string().starts_with(kPrefix)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& path : files) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
      if (!line.starts_with(kExpect)) continue;
      const size_t colon = line.find(": ");
      const std::string rest = line.substr(colon + 2);
      const size_t where = rest.rfind(kWhere);
      all.push_back({path.stem().string().substr(kPrefix.size()), line.substr(kExpect.size(), colon - kExpect.size()),
                     rest.substr(0, where), where == std::string::npos ? "" : rest.substr(where + kWhere.size())});
    }
  }
  std::ifstream file(CUTECHECK_SOURCE_DIR "/corpus/engineers_open.tsv");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::stringstream cells(line);
    Asked one;
    for (std::string* cell : {&one.family, &one.truth, &one.claim, &one.where}) std::getline(cells, *cell, '\t');
    all.push_back(std::move(one));
  }
  return all;
}

struct Share {
  size_t claims = 0, decided = 0;
};

// Of the processor, children included: what else the machine does is no part of it.
double milliseconds() {
  return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC + static_cast<double>(ofChildren().count());
}

// What the page says of each family: its claims, and how many at least are decided. What a solver's clock ends may be
// decided by a faster machine.
std::map<std::string, Share> sharesOfThePage() {
  std::map<std::string, Share> shares;
  std::ifstream page(CUTECHECK_SOURCE_DIR "/docs/evidence/benchmarks_claims.md");
  for (std::string line; std::getline(page, line);) {
    std::istringstream in(line);
    std::string bar, family;
    Share share;
    if (in >> bar >> family >> bar >> share.claims >> bar >> share.decided) shares[family] = share;
  }
  return shares;
}

TEST(Engineers, WhatTheyAskIsDecidedAndNeverFalsely) {
  std::map<std::string, Share> shares;
  std::vector<double> times;
  Share all;
  size_t proved = 0, solverless = 0, open = 0, settledOnes = 0;
  for (const Asked& one : asked()) {
    const double begin = milliseconds();
    const Expected<Answer> answer = prove(one.claim, one.where);
    times.push_back(milliseconds() - begin);
    const std::string said(answer ? verdictName(answer->verdict) : codeName(answer.error().code));
    EXPECT_TRUE(said == "Unknown" || said == one.truth) << said << ": " << one.claim << " where " << one.where;
    for (Share* share : {&all, &shares[one.family]}) {
      ++share->claims;
      share->decided += said == one.truth;
    }
    if (said != one.truth) {
      std::cout << "open: " << one.claim << " where " << one.where << "\n";
      const std::optional<std::string> premise = settlingPremise(one.claim, one.where, *answer);
      ++open;
      if (premise) {
        ++settledOnes;
        std::cout << "  settled where " << *premise << "\n";
        const Expected<Answer> settled = prove(one.claim, one.where.empty() ? *premise : one.where + ", " + *premise);
        EXPECT_TRUE(settled && settled->verdict == Verdict::kProved) << one.claim << " where " << *premise;
      }
    }
    if (said != "Proved") continue;
    ++proved;
    solverless += restsOn(*answer, RestsOf::kClaim).empty();
    // By cases each has its own.
    for (const Derivation& d : answer->derivations) EXPECT_FALSE(d.goal().empty()) << one.claim;
    EXPECT_GE(answer->derivations.size(), 2u) << one.claim;
  }
  std::map<std::string, Share> page = sharesOfThePage();
  for (const auto& [family, share] : shares) {
    EXPECT_EQ(page[family].claims, share.claims) << "docs/evidence/benchmarks_claims.md, " << family;
    EXPECT_LE(page[family].decided, share.decided) << "docs/evidence/benchmarks_claims.md, " << family;
    std::cout << family << ": " << share.decided << " of " << share.claims << "\n";
    EXPECT_GE(share.decided * 100, share.claims * 90) << family;
  }
  std::sort(times.begin(), times.end());
  std::cout << "engineers: " << all.decided << " of " << all.claims << " decided, " << solverless << " of "
            << proved << " Proved ones rest on no solver; median " << times[times.size() / 2]
            << " ms of the processor, worst " << times.back() << " ms\n";
  std::cout << "of " << open << " open claims " << settledOnes << " name a premise that settles them\n";
  EXPECT_GE(settledOnes + 1, open);
  EXPECT_GE(all.claims, 646u);
  EXPECT_GE(all.decided * 100, all.claims * 98);
  EXPECT_GE(solverless * 10, proved * 9);
}

}  // namespace
}  // namespace cutecheck::oracle
