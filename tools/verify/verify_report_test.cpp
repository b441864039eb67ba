// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck verify --report: the four files of a run, what is in them, and what keeps to itself.
#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/golden/module_text.h"
#include "tools/process/run_program.h"
#include "tools/report/report_rules.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// Ends of elements, quotes, entities, a marker of the template and bytes that are not UTF-8.
constexpr const char* kHostile =
    "# </script><script>alert(1)</script> \"q\" 'q' &amp; <b> ]]> {{script}} \xff\xfe\n";

struct Reported {
  Ran ran;
  std::string html, junit, sarif;
  Json json;
};

Reported report(std::vector<std::string> arguments) {
  const std::string folder = temporaryFile("x", "") + ".report";
  arguments.insert(arguments.begin(), "verify");
  arguments.insert(arguments.end(), {"--report", folder});
  Reported reported{run(arguments), "", "", "", {}};
  reported.html = readAll(folder + "/report.html");
  reported.junit = readAll(folder + "/report.xml");
  reported.sarif = readAll(folder + "/report.sarif");
  reported.json = Json::parse(readAll(folder + "/report.json"), nullptr, false);
  return reported;
}

std::string claimsFile() {
  return temporaryFile("a b.claims", std::string(kHostile) +
                                         "expect Proved: 4:1 == 4:1\nexpect Proved: 4:1 == 5:1\n"
                                         "expect Refuted: (M,2):(1,M) == (M,2):(2,1)\n"
                                         "expect Proved: <script>\"'&: 1\n");
}

// The data of a page, and nothing behind it.
Json dataOf(const std::string& html) {
  const std::string open = "<script id=\"data\" type=\"application/json\">";
  const size_t begin = html.find(open);
  if (begin == std::string::npos) return {};
  const size_t end = html.find("</script>", begin);
  return Json::parse(html.substr(begin + open.size(), end - begin - open.size()), nullptr, false);
}

size_t count(const std::string& text, const std::string& part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(VerifyReport, HoldsTheRowsOfTheRun) {
  const Reported all = report({claimsFile(), temporaryFile("offset.mlir", kModule), "--target=sm_90a"});
  EXPECT_EQ(all.ran.status, 3) << all.ran.out << all.ran.err;
  EXPECT_EQ(all.json["status"], 3);
  EXPECT_EQ(all.json["summary"]["subjects"], 5);
  EXPECT_EQ(all.json["settings"]["targets"], Json::array({"sm_90a"}));
  ASSERT_EQ(all.json["rows"].size(), 2u);
  const Json claims = all.json["rows"][0], module = all.json["rows"][1];
  ASSERT_EQ(claims["lines"].size(), 4u);
  EXPECT_EQ(claims["lines"][0]["line"], 2);
  EXPECT_GE(claims["lines"][0]["derivations"].size(), 2u) << claims;
  EXPECT_EQ(claims["lines"][1]["got"], "Refuted");
  EXPECT_THAT(claims["lines"][1]["detail"].get<std::string>(), HasSubstr("counterexample"));
  EXPECT_THAT(claims["lines"][2]["account"].get<std::string>(), HasSubstr("counterexample"))
      << "also where it is as expected";
  EXPECT_EQ(module["status"], 0);
  EXPECT_GE(module["times"].size(), 3u) << module;
  EXPECT_FALSE(module["derivations"].empty());
  EXPECT_FALSE(module.contains("source")) << "texts are on the page";
}

TEST(VerifyReport, ThePageHasTheTextsAndThePictures) {
  const Reported all = report({claimsFile(), temporaryFile("offset.mlir", kModule), "--target=sm_90a"});
  const Json data = dataOf(all.html);
  ASSERT_TRUE(data.is_object());
  const Json claims = data["rows"][0], module = data["rows"][1];
  EXPECT_THAT(claims["source"].get<std::string>(), HasSubstr("# </script><script>alert(1)</script> \"q\""));
  ASSERT_EQ(claims["pictures"].size(), 3u) << claims["pictures"];
  EXPECT_EQ(claims["pictures"][0]["title"], "Refuted: 4:1 == 5:1");
  EXPECT_EQ(claims["pictures"][1]["title"], "Refuted: (M,2):(1,M) == (M,2):(2,1), with M = 2");
  // Compressed, once for all pictures of the row: a tenth of them (page/browser_test.py unpacks them).
  EXPECT_FALSE(claims["pictures"][1].contains("svg"));
  EXPECT_THAT(claims["pictures_packed"].get<std::string>(), testing::StartsWith("deflate:eNrt"));
  EXPECT_LT(claims["pictures_packed"].get<std::string>().size(), 8000u);
  std::vector<std::string> titles;
  for (const Json& text : module["texts"]) titles.push_back(text["title"]);
  EXPECT_THAT(titles, testing::ElementsAre("Meaning", "LLVM IR, sm_90a", "Derivations", "PTX, sm_90a"));
  EXPECT_THAT(module["texts"][3]["text"].get<std::string>(), HasSubstr(".target sm_90a"));
}

TEST(VerifyReport, ThePageNamesNoAddressAndAllowsNone) {
  const std::string html = report({claimsFile()}).html;
  EXPECT_THAT(html, HasSubstr("content=\"default-src 'none'; script-src 'sha256-"));
  const std::string without = html.substr(0, html.find("<script id=\"data\""));
  for (const char* part : {"http:", "https:", "@import", "url(", " src=", "<link", " onclick"})
    EXPECT_THAT(without, Not(HasSubstr(part)));
  // Two elements end, of the data and of the script: nothing of the claims ends one.
  EXPECT_EQ(count(html, "</script>"), 2u);
  EXPECT_EQ(count(html, "alert(1)"), 1u);
  EXPECT_EQ(count(html, "'use strict'"), 1u) << "a marker in the data is no marker";
}

TEST(VerifyReport, JunitAndSarifKeepTheirRules) {
  const Reported all = report({claimsFile(), temporaryFile("README.md", "text"), temporaryFile("x.odd", "")});
  EXPECT_THAT(junitFaults(all.junit), IsEmpty()) << all.junit;
  EXPECT_THAT(sarifFaults(all.sarif), IsEmpty()) << all.sarif;
  EXPECT_THAT(all.junit, HasSubstr("tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"1\""));
  const Json results = Json::parse(all.sarif)["runs"][0]["results"];
  ASSERT_EQ(results.size(), 3u);
  EXPECT_EQ(results[0]["ruleId"], "Refuted");
  EXPECT_EQ(results[0]["locations"][0]["physicalLocation"]["region"]["startLine"], 3);
  EXPECT_THAT(results[0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].get<std::string>(),
              HasSubstr("a%20b.claims"));
  EXPECT_EQ(results[1]["ruleId"], "BadInput");
}

TEST(VerifyReport, ARunThatVerifiedNothingIsNotGreen) {
  const Reported none = report({temporaryFile("README.md", "text")});
  EXPECT_EQ(none.ran.status, 3);
  EXPECT_THAT(junitFaults(none.junit), IsEmpty());
  EXPECT_THAT(none.junit, HasSubstr("<error message=\"nothing was verified\"/>"));
  EXPECT_EQ(Json::parse(none.sarif)["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

TEST(VerifyReport, TheRulesSeeWhatBreaksThem) {
  const Reported all = report({claimsFile()});
  const auto changed = [](std::string text, const std::string& from, const std::string& to) {
    const size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"failures=\"1\" errors=\"0\" skipped=\"0\" time",
                                                         "failures=\"2\" errors=\"0\" skipped=\"0\" time"},
                                                        {"<testcase classname", "<testcase klass"},
                                                        {"<failure type", "<broken type"},
                                                        {" name=\"cutecheck verify\"", ""},
                                                        {"</testsuites>", ""},
                                                        {"<?xml", "<!-- -->"}})
    EXPECT_THAT(junitFaults(changed(all.junit, from, to)), Not(IsEmpty())) << from;
  for (const auto& [from, to] :
       std::vector<std::pair<std::string, std::string>>{{"\"2.1.0\"", "\"2.0.0\""},
                                                        {"\"driver\"", "\"pilot\""},
                                                        {"\"results\"", "\"outcomes\""},
                                                        {"\"ruleIndex\": 0", "\"ruleIndex\": 7"},
                                                        {"\"startLine\": 3", "\"startLine\": 0"},
                                                        {"a%20b", "a b"},
                                                        {"\"level\": \"error\"", "\"level\": \"fatal\""},
                                                        {"\"message\"", "\"massage\""}})
    EXPECT_THAT(sarifFaults(changed(all.sarif, from, to)), Not(IsEmpty())) << from;
}

TEST(VerifyReport, ARowOfTheJournalSaysSo) {
  const std::string claims = claimsFile(), journal = temporaryFile("x", "") + ".journal";
  EXPECT_FALSE(report({claims, "--resume", journal}).json["rows"][0]["from_journal"]);
  const Reported again = report({claims, "--resume", journal});
  const Json row = again.json["rows"][0];
  EXPECT_TRUE(row["from_journal"]);
  EXPECT_TRUE(row["lines"].empty());
  EXPECT_EQ(row["status"], 3);
  EXPECT_EQ(dataOf(again.html)["rows"][0]["source"], dataOf(report({claims}).html)["rows"][0]["source"])
      << "what can be read again is there";
  EXPECT_THAT(sarifFaults(again.sarif), IsEmpty());
  EXPECT_EQ(Json::parse(again.sarif)["runs"][0]["results"].size(), 1u);
  EXPECT_THAT(again.junit, HasSubstr("taken from the journal"));
}

TEST(VerifyReport, AFolderThatCannotBeWrittenIsRefusedBeforeTheWork) {
  const std::string file = temporaryFile("file", "not a folder");
  const Ran refused = run({"verify", claimsFile(), "--report", file});
  EXPECT_EQ(refused.status, 3);
  EXPECT_THAT(refused.err, HasSubstr("verify_c7"));
  EXPECT_THAT(refused.out, IsEmpty());
  EXPECT_EQ(readAll(file), "not a folder");
  EXPECT_EQ(run({"verify", claimsFile(), "--report", file + "x", "--journal", file + "j"}).status, 3);
}

TEST(VerifyReport, ConformsReportsKeepTheSameRules) {
  const std::string folder = temporaryFile("x", "");
  run({"conform", "--subject", "python3 tools/adapters/naive.py --fault=broadcast", "--small=0", "--cases=10",
       "--law=composition_agrees", "--law=size_is_product", "--junit", folder + ".xml", "--sarif",
       folder + ".sarif"});
  EXPECT_THAT(junitFaults(readAll(folder + ".xml")), IsEmpty());
  EXPECT_THAT(sarifFaults(readAll(folder + ".sarif")), IsEmpty());
}

}  // namespace
}  // namespace cutecheck::cli
