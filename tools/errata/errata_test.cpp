// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck errata: the claims of documents have the verdicts that the corpus and docs/evidence/errata.md
// say.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

constexpr const char* kHolds = "E-1\there\tfour\tenumerate\tsize((4,2)) == 8\tholds\n";
constexpr const char* kFalse =
    "E-2\there\tmerges\tenumerate\tcoalesce((2,4):(4,1)) == 8:1\tcontradicted\tcoalesce((4,2):(1,4)) == "
    "8:1\n";

// The page of the document a.errata, and where the overview lies.
struct Page {
  Ran ran;
  std::string text, overview;
};

std::string contents(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

Page errata(const std::string& claims) {
  const std::string file = temporaryFile("a.errata", "# Document: A page\n" + claims);
  const std::string overview = file + "_pages.md";
  Page result{run({"errata", file, "--page", overview}), "", overview};
  result.text = contents(file + "_pages/a.md");
  return result;
}

TEST(Errata, ThePageIsWhatTheClaimsSay) {
  const Ran checked = run({"errata", "corpus/errata", "--check", "--json"});
  EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
  const Json summary =
      Json::parse(checked.out.substr(checked.out.rfind('\n', checked.out.size() - 2) + 1))["summary"];
  EXPECT_EQ(summary["unexpected"], 0);
  EXPECT_GE(summary["subjects"].get<int>(), 182);
  EXPECT_GE(summary["got"]["contradicted"].get<int>(), 40);
  EXPECT_GE(summary["got"]["holds"].get<int>(), 35);
}

TEST(Errata, AMissingToolLeavesTheLastVerdictAndThePage) {
  const Ran checked = runShell("PATH=/nonexistent cutecheck errata corpus/errata --check");
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_NE(checked.out.find("not run"), std::string::npos) << checked.out;
}

TEST(Errata, AVerdictThatChangesFails) {
  EXPECT_EQ(errata(std::string(kHolds) + kFalse).ran.status, 0);
  EXPECT_EQ(errata("E-1\there\tfour\tenumerate\tsize((4,2)) == 9\tholds\n").ran.status, 1);
  EXPECT_EQ(errata("E-1\there\tfour\tenumerate\tsize((4,2)) == 8\tcontradicted\n").ran.status, 1);
  EXPECT_EQ(errata("E-1\there\ttwo\tenumerate\t1 == 1 ;; 1 == 2\tin part\n").ran.status, 0);
  EXPECT_EQ(errata("E-1\there\ttwo\tenumerate\t1 == 1 ;; 1 == 2\tholds\n").ran.status, 1);
  EXPECT_EQ(errata("E-1\there\tall\tprove\tinjective((M,N):(1,M))\tholds\n").ran.status, 0);
  EXPECT_EQ(errata("E-1\there\tall\tprove\tinjective((M,N):(1,N))\tholds\n").ran.status, 1);
}

TEST(Errata, WhatIsTrueInsteadHasToBe) {
  const std::string start = "E-2\there\tmerges\tenumerate\tcoalesce((2,4):(4,1)) == 8:1\tcontradicted\t";
  EXPECT_EQ(errata(start + "coalesce((4,2):(1,4)) == 8:1\n").ran.status, 0);
  EXPECT_EQ(errata(start + "coalesce((4,2):(1,5)) == 8:1\n").ran.status, 2);
  EXPECT_EQ(errata(start + "coalesced((4,2):(1,4)) == 8:1\n").ran.status, 2);
}

TEST(Errata, LinesThatAreNoRecordsAreRefused) {
  EXPECT_EQ(errata("").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\n").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\tguess\t1 == 1\tholds\n").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\tenumerate\t1 == 1\tperhaps\n").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\tenumerate\t\tholds\n").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\treading\t\tholds\n").ran.status, 3);
  EXPECT_EQ(errata("E-1\there\tfour\tmlir\tllvm.return\tholds\n").ran.status, 3);
  EXPECT_EQ(errata(std::string(kHolds) + kHolds).ran.status, 3);
  EXPECT_EQ(run({"errata", "corpus/layouts", "--page", temporaryFile("p.md", "")}).status, 3);
}

TEST(Errata, ThePagesShowEvidenceAndAreCompared) {
  const Page written = errata(std::string(kHolds) + kFalse);
  EXPECT_TRUE(written.text.starts_with("# Errata: A page\n")) << written.text;
  EXPECT_NE(written.text.find("`coalesce((2,4):(4,1))` is `(2,4):(4,1)`"), std::string::npos) << written.text;
  EXPECT_NE(contents(written.overview).find("_pages/a.md) | 2 | 1 |"), std::string::npos);
  const std::string file = temporaryFile("a.errata", std::string("# Document: A page\n") + kHolds + kFalse);
  const std::string folder = written.overview.substr(0, written.overview.size() - 3);
  const auto check = [&] { return run({"errata", file, "--check", "--page", written.overview}).status; };
  EXPECT_EQ(check(), 0);
  for (const std::string& page : {written.overview, folder + "/a.md"}) {
    const std::string kept = contents(page);
    ASSERT_FALSE(kept.empty());
    std::ofstream(page) << kept << "\n";
    EXPECT_EQ(check(), 1) << page;
    std::ofstream(page) << kept;
    EXPECT_EQ(check(), 0) << page;
  }
  EXPECT_EQ(run({"errata", file, "--check", "--page", file + ".absent"}).status, 1);
}

}  // namespace
}  // namespace cutecheck::cli
