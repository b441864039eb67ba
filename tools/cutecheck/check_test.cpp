// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck check: files, directories, one layout; what is as expected and what is not.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Ran check(const std::string& name, const std::string& text) {
  return run({"check", temporaryFile(name, text)});
}

TEST(Check, ClaimsAsExpected) {
  const Ran checked = check("a.claims",
                            "# a comment\n\n"
                            "expect Proved: (4,2):(1,4) == 8:1\n"
                            "expect refuted: (4,2):(2,1) == 8:1\n"
                            "expect Vacuous: M:1 == M:1 where M>4, M<3\n"
                            "expect kSyntax: (M,N\n");
  EXPECT_EQ(checked.status, 0) << checked.out;
  EXPECT_TRUE(contains(checked.out, "4 subjects in 1 file: 4 as expected, 0 not")) << checked.out;
}

TEST(Check, EachWrongExpectationFails) {
  EXPECT_EQ(check("a.claims", "expect Proved: (4,2):(2,1) == 8:1\n").status, 1);
  EXPECT_EQ(check("a.claims", "expect Refuted: (4,2):(1,4) == 8:1\n").status, 1);
  EXPECT_EQ(check("a.claims", "expect Proved: (4,2:(1,4) == 8:1\n").status, 3);
  EXPECT_EQ(check("a.claims", "expect Maybe: (4,2):(1,4) == 8:1\n").status, 3);
  EXPECT_EQ(check("a.claims", "(4,2):(1,4) == 8:1\n").status, 3);
}

TEST(Check, AFailureReproduces) {
  const Ran failed = check("a.claims", "expect Proved: (M,N):(N,1) == M*N:1 where M>1\n");
  EXPECT_TRUE(contains(failed.out, "a.claims:1: expected Proved, got Refuted")) << failed.out;
  EXPECT_TRUE(contains(failed.out, "reproduce: cutecheck prove '(M,N):(N,1) == M*N:1' --where 'M>1'"));
}

// Where nobody types, in a job of CI, the repair is said as well.
TEST(Check, ARefusedClaimHasItsHint) {
  const Ran wrong = check("a.claims",
                          "expect Proved: injectve((4,8):(1,4))\n"
                          "expect Proved: (6,2):(11,2) o (3,2):(2,3) == 6:2\n");
  EXPECT_EQ(wrong.status, 3);
  EXPECT_TRUE(contains(wrong.out, "hint: did you mean 'injective'?")) << wrong.out;
  EXPECT_TRUE(contains(wrong.out, "A(B(5)) = A(7) = 13, where a layout gives 77")) << wrong.out;
  // What is expected to be refused so has none.
  EXPECT_FALSE(contains(check("a.claims", "expect kUsage: injectve((4,8):(1,4))\n").out, "hint:"));
}

TEST(Check, SarifNamesTheLineOfEachFailureAlone) {
  const std::string claims = temporaryFile("a.claims",
                                           "expect Proved: (4,2):(1,4) == 8:1\n"
                                           "expect Proved: (4,2):(2,1) == 8:1\n");
  const std::string sarif = temporaryFile("out.sarif", "");
  EXPECT_EQ(run({"check", claims, "--sarif", sarif}).status, 1);
  Json log = Json::parse(readAll(sarif), nullptr, false)["runs"][0];
  ASSERT_EQ(log["results"].size(), 1u) << log.dump(2);
  EXPECT_EQ(log["results"][0]["ruleId"], "Refuted");
  const Json place = log["results"][0]["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["region"]["startLine"], 2);
  EXPECT_TRUE(contains(place["artifactLocation"]["uri"], "a.claims"));
  EXPECT_EQ(log["invocations"][0]["executionSuccessful"], true);

  EXPECT_EQ(run({"check", temporaryFile("b.claims", "expect Proved: 4:1 == 4:1\n"), "--sarif", sarif}).status, 0);
  EXPECT_TRUE(Json::parse(readAll(sarif), nullptr, false)["runs"][0]["results"].empty());
  EXPECT_EQ(run({"check", temporaryFile("c.claims", "# nothing\n"), "--sarif", sarif}).status, 3);
  log = Json::parse(readAll(sarif), nullptr, false)["runs"][0];
  EXPECT_EQ(log["results"][0]["ruleId"], "BadInput");
  EXPECT_EQ(log["invocations"][0]["executionSuccessful"], false);
  EXPECT_EQ(run({"check", claims, "--sarif", "/no/such/folder/out.sarif"}).status, 3);
  // A run that ends with status 3 is no success, also where other lines were judged.
  const auto successful = [&](const std::vector<std::string>& files) {
    std::vector<std::string> words{"check"};
    words.insert(words.end(), files.begin(), files.end());
    words.insert(words.end(), {"--sarif", sarif});
    const int status = run(words).status;
    return std::pair(status, Json::parse(readAll(sarif), nullptr,
                                         false)["runs"][0]["invocations"][0]["executionSuccessful"] == true);
  };
  const std::string typo =
      temporaryFile("d.claims", "expect Proved: 4:1 == 4:1\nexpect Proved: injectve(4:1)\n");
  EXPECT_EQ(successful({typo}), std::pair(3, false));
  EXPECT_EQ(successful({claims, temporaryFile("odd.txt", "4:1\n")}), std::pair(3, false));
  EXPECT_EQ(successful({claims}), std::pair(1, true));
}

TEST(Check, LayoutFacts) {
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1) | size(32) bijective(32) !contiguous\n").status, 0);
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1) | contiguous\n").status, 1);
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1) | nice\n").status, 3);
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1) |\n").status, 3);
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1)\n").status, 3);
  EXPECT_EQ(check("a.layouts", "x | (4,(2,4)):(8,1) | refused kNotCongruent\n").status, 0);
  EXPECT_EQ(check("a.layouts", "x | (4,8):(8,1) | refused kNotCongruent\n").status, 1);
}

TEST(Check, Calls) {
  EXPECT_EQ(check("a.calls", "composition((2,3):(1,2), 2:3) -> 2:3\n").status, 0);
  EXPECT_EQ(check("a.calls", "composition((2,3):(1,2), 2:3) -> 2:4\n").status, 1);
  EXPECT_EQ(check("a.calls", "composition((6,2):(11,2), (3,2):(2,3)) -> kNotComposable at 5\n").status, 0);
  EXPECT_EQ(check("a.calls", "composition((6,2):(11,2), (3,2):(2,3)) -> kNotComposable at 4\n").status, 1);
  EXPECT_EQ(check("a.calls", "composition((6,2):(11,2), (3,2):(2,3)) -> (3,2):(22,33)\n").status, 1);
  EXPECT_EQ(check("a.calls", "(6,2):(11,2) -> (3,2):(22,33)\n").status, 3);
  EXPECT_EQ(check("a.calls", "composition((6,2):(11,2), 3:1)\n").status, 3);
}

TEST(Check, BugLines) {
  const std::string head = R"json({"id":"x","origin":"here",)json";
  EXPECT_EQ(check("a.bug", head + R"json("op":"size","args":["4:1"],"expect":{"result":"4"}})json").status,
            0);
  EXPECT_EQ(check("a.bug", head + R"json("op":"size","args":["4:1"],"expect":{"result":"5"}})json").status,
            1);
  EXPECT_EQ(check("a.bug", head + R"json("expr":"1@0 == 1@1","expect":{"result":"false"}})json").status, 0);
  EXPECT_EQ(check("a.bug", head + R"json("claim":"4:1 == 5:1","expect":{"verdict":"Refuted"}})json").status,
            0);
  EXPECT_EQ(check("a.bug", head + R"json("claim":"4:1 == 5:1","expect":{"verdict":"Proved"}})json").status,
            1);
  EXPECT_EQ(check("a.bug", head + R"json("op":"size","args":["4:1"]})json").status, 3);
  EXPECT_EQ(check("a.bug", R"json({"id":"x","op":"size","args":["4:1"],"expect":{"result":"4"}})json").status,
            3);
  EXPECT_EQ(check("a.bug", "not json\n").status, 3);
}

TEST(Check, VectorsCompareAsFunctions) {
  EXPECT_EQ(
      check("a.jsonl", R"json({"op":"coalesce","args":["(2,1,6):(1,7,2)"],"result":"(12):(1)"})json").status,
      0);
  EXPECT_EQ(
      check("a.jsonl", R"json({"op":"coalesce","args":["(2,1,6):(1,7,2)"],"result":"12:2"})json").status, 1);
  EXPECT_EQ(check("a.jsonl", R"json({"op":"frobnicate","args":[],"error":"kUnknownOperation"})json").status,
            0);
}

TEST(Check, DirectoriesAreWalkedAndOddFilesNamed) {
  const std::string claims = temporaryFile("d/sub/a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string directory = claims.substr(0, claims.find("/sub/"));
  EXPECT_EQ(run({"check", directory}).status, 0);
  const Ran documented =
      runShell("echo text > '" + directory + "/README.md'; cutecheck check '" + directory + "'");
  EXPECT_EQ(documented.status, 0);
  EXPECT_TRUE(contains(documented.out, "README.md (documentation)")) << documented.out;
  // What the dialect is to read has a program of its own.
  const Ran replayed = runShell("mkdir -p '" + directory + "/dialect_text'; echo text > '" + directory +
                                "/dialect_text/0123'; cutecheck check '" + directory + "'");
  EXPECT_EQ(replayed.status, 0);
  EXPECT_TRUE(contains(replayed.out, "its fuzz target's replay")) << replayed.out;
  const Ran rechecked = runShell("echo text > '" + directory + "/a.cert'; cutecheck check '" + directory + "'");
  EXPECT_EQ(rechecked.status, 0);
  EXPECT_TRUE(contains(rechecked.out, "a.cert (certificate: cutecheck recheck)")) << rechecked.out;
  const Ran odd = runShell("echo text > '" + directory + "/a.claim'; cutecheck check '" + directory + "'");
  EXPECT_EQ(odd.status, 3);
  EXPECT_TRUE(contains(odd.out, "a.claim (no format has this name; names end in .claims")) << odd.out;
}

// What a folder has beside the inputs is passed over by name; what is named itself must be an input.
TEST(Check, StrayFilesOfAFolderArePassedOver) {
  const std::string claims = temporaryFile("stray/a.claims", "expect Proved: 4:1 == 4:1\n");
  const std::string folder = claims.substr(0, claims.rfind('/'));
  const auto write = [&](const std::string& name, const std::string& text) { std::ofstream(folder + "/" + name) << text; };
  for (const char* name : {"run.journal", "CMakeLists.txt", "kernel.py", "Makefile", "package.json"})
    write(name, "{\"format\":1}\n");
  write("log.jsonl", "{\"level\":\"info\"}\n");
  for (const char* command : {"check", "verify"}) {
    const Ran ran = run({command, folder});
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_TRUE(contains(ran.out, "run.journal")) << ran.out;
    EXPECT_EQ(run({command, folder + "/run.journal", claims}).status, 3) << command;
  }
  EXPECT_EQ(run({"check", claims, "--journal", folder + "/one.journal"}).status, 0);
  EXPECT_EQ(run({"check", folder}).status, 0);
  // Vectors that are wrong are no stray file.
  write("vectors.jsonl", R"json({"op":"size","args":["4:1"],"result":"5"})json");
  EXPECT_EQ(run({"check", folder}).status, 1);
}

TEST(Check, NothingCheckedFails) {
  EXPECT_EQ(run({"check", "/nonexistent"}).status, 3);
  EXPECT_EQ(check("a.claims", "").status, 3);
  EXPECT_EQ(check("README.md", "text\n").status, 3);
}

TEST(Check, TheWorstOfManySubjectsWins) {
  EXPECT_EQ(
      check("a.claims", "expect Proved: 4:1 == 5:1\nexpect Proved: (4\nexpect Proved: 4:1 == 4:1\n").status,
      3);
}

TEST(Check, OneLayout) {
  const Ran good = run({"check", "(4,8):(8,1)"});
  EXPECT_EQ(good.status, 0);
  for (const char* line : {"size        32\n", "cosize      32\n", "injective   yes\n",
                           "bijective   yes, onto [0,32)\n", "contiguous  no\n", "alignment   1\n"})
    EXPECT_TRUE(contains(good.out, line)) << good.out;
  const Ran twice = run({"check", "(4,2):(1,0)"});
  EXPECT_TRUE(contains(twice.out, "injective   no, coordinates 0 and 4 share an offset")) << twice.out;
  EXPECT_TRUE(contains(run({"check", "(8,4):(1,8)"}).out, "alignment   32\n"));
  EXPECT_EQ(run({"check", "(4,8:(8,1)"}).status, 3);
  EXPECT_EQ(run({"check", "size(4:1)"}).status, 3);
}

TEST(Check, OneSymbolicLayout) {
  const Ran symbolic = run({"check", "(M,8):(1,M)"});
  EXPECT_EQ(symbolic.status, 0) << symbolic.out << symbolic.err;
  EXPECT_TRUE(contains(symbolic.out, "injective   Proved")) << symbolic.out;
  EXPECT_TRUE(contains(run({"check", "(M,8):(0,M)"}).out, "injective   Refuted"));
}

TEST(Check, JsonIsOneObjectASubjectAndASummary) {
  const Ran checked = run({"check", "--json",
                           temporaryFile("a.claims",
                                         "expect Proved: 4:1 == 4:1\n"
                                         "expect Proved: 4:1 == 5:1\n")});
  EXPECT_EQ(checked.status, 1);
  std::istringstream lines(checked.out);
  std::vector<Json> all;
  for (std::string line; std::getline(lines, line);) all.push_back(Json::parse(line));
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0]["as_expected"], true);
  EXPECT_EQ(all[1]["as_expected"], false);
  EXPECT_EQ(all[1]["line"], 2);
  EXPECT_EQ(all[1]["got"], "Refuted");
  EXPECT_TRUE(all[1]["reproduce"].get<std::string>().starts_with("cutecheck prove "));
  EXPECT_EQ(all[2]["summary"]["subjects"], 2);
  EXPECT_EQ(all[2]["summary"]["unexpected"], 1);
  EXPECT_EQ(Json::parse(run({"check", "--json", "(4,8):(8,1)"}).out)["size"], 32);
}

TEST(Check, WhatIsNeitherAFileNorALayoutIsToldSo) {
  EXPECT_TRUE(
      contains(run({"check", "4x8"}).err, "'4x8' does not exist, and a layout has a colon, as (4,8):(8,1)"));
  const std::string both = run({"check", "none.claims", "nor.claims"}).err;
  EXPECT_TRUE(contains(both, "'none.claims' does not exist")) << both;
  EXPECT_FALSE(contains(both, "colon")) << both;
}

TEST(Check, AVerdictThatThereIsNotNamesThoseThatThereAre) {
  const Ran checked = run({"check", temporaryFile("typo.claims", "expect Provd: 4:1 == 4:1\n")});
  EXPECT_EQ(checked.status, 3);
  EXPECT_TRUE(contains(checked.out, "'Provd' is not a verdict: Proved, Refuted, Unknown,")) << checked.out;
  EXPECT_TRUE(contains(checked.out, "1 subject in 1 file: 0 as expected, 1 not")) << checked.out;
}

}  // namespace
}  // namespace cutecheck::cli
