// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The record of what the planted faults showed against the sources and the page; and that what is
// released carries no switch.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>

#include "properties/laws/law.h"
#include "tools/mutate/law_record.h"
#include "tools/mutate/record.h"
#include "tools/mutate/suites.h"
#include "tools/mutate/switches.h"

namespace cutecheck::mutate {
namespace {

// What the record must say at least, in percent.
constexpr double kLeast = 95;

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in.is_open()) << path;
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string kept(const std::string& name) { return contents(CUTECHECK_SOURCE_DIR "/corpus/mutants/" + name); }

std::string lines(const std::vector<std::string>& all) {
  std::string text;
  for (const std::string& line : all) text += line + "\n";
  return text;
}

std::vector<Switch> switches() { return readSwitches(CUTECHECK_SOURCE_DIR); }
Record record() { return readRecord(kept("score.tsv")); }
std::map<std::string, std::string> survivors() { return readReasons(kept("survivors.tsv")); }

LawRecord lawRecord() { return readLawRecord(kept("laws.tsv")); }
std::map<std::string, std::string> reasons() { return readReasons(kept("laws_kept.tsv")); }

std::vector<std::string> laws() {
  std::vector<std::string> names;
  for (const laws::Law& law : laws::allLaws()) names.emplace_back(law.name);
  return names;
}

TEST(Mutants, EverySwitchWasShownToTheSuites) {
  const std::vector<Switch> all = switches();
  EXPECT_GE(all.size(), 350u);
  EXPECT_EQ(lines(complaints(record(), all, survivors(), kLeast)), "");
}

TEST(Mutants, EveryComponentHasMany) {
  const std::map<std::string, Score> all = scores(record());
  for (const std::string& component : components()) {
    ASSERT_TRUE(all.contains(component)) << component;
    EXPECT_GE(all.at(component).faults, 13) << component;
  }
  EXPECT_EQ(all.size(), components().size() + 1);
}

// The twin: a switch that nobody knows, one that is gone, a survivor without a reason, a reason too many, a
// low score.
TEST(Mutants, WhatTheRecordDoesNotKnowIsSeen) {
  const std::vector<Switch> all{{"size.i32", "core", "core/layout/size.cpp"}, {"new.fault", "core", "core/new.cpp"}};
  const Record two{"",
                   {{"core", "size.i32", "core/layout/size.cpp", "survived", "-", "-", "1.0"},
                    {"core", "old.fault", "core/old.cpp", "killed", "laws", "A.B", "1.0"}}};
  const std::vector<std::string> found = complaints(two, all, {{"core:old.fault", "why"}}, kLeast);
  for (const char* expected :
       {"core:new.fault of core/new.cpp was shown to no suite", "core:old.fault is no switch of the sources",
        "core:size.i32 survives without a reason", "core:old.fault has a reason to survive, and does not",
        "the score is 50.0 %"})
    EXPECT_NE(std::find(found.begin(), found.end(), expected), found.end()) << expected << "\n"
                                                                            << lines(found);
}

TEST(Mutants, TheRecordReadsBack) {
  const Record all = record();
  EXPECT_EQ(write(readRecord(write(all))), write(all));
  EXPECT_NE(all.versions.find("cutecheck"), std::string::npos);
  EXPECT_NE(all.versions.find("seed"), std::string::npos);
}

TEST(LawRecords, EachLawKillsAloneOrSaysWhyItIsKept) {
  EXPECT_EQ(lines(complaints(lawRecord(), laws(), reasons())), "");
  EXPECT_EQ(write(readLawRecord(write(lawRecord()))), write(lawRecord()));
}

TEST(LawRecords, WhatTheRecordDoesNotKnowIsSeen) {
  const LawRecord two{"", {{"a", 2, 0, "x", "b"}, {"b", 0, 0, "-", "-"}, {"c", 2, 1, "y", "-"}}};
  const std::vector<std::string> found = complaints(two, {"a", "b", "d"}, {{"c", "why"}, {"b", ""}});
  for (const char* expected : {"a kills nothing alone, and nobody says why it is kept", "b kills nothing",
                               "c is no law", "d was held against no fault",
                               "c has a reason to be kept, and needs none", "b is kept for an empty reason"})
    EXPECT_NE(std::find(found.begin(), found.end(), expected), found.end()) << expected << "\n"
                                                                            << lines(found);
}

TEST(MutationPage, HasTheTablesOfTheRecords) {
  const std::string page = contents(CUTECHECK_SOURCE_DIR "/docs/evidence/mutation.md");
  const std::string score = scoreTable(record(), survivors());
  EXPECT_NE(page.find(score), std::string::npos) << "docs/evidence/mutation.md lacks:\n" << score;
  EXPECT_NE(page.find(record().versions), std::string::npos);
  const std::string worth = lawTable(lawRecord(), reasons());
  EXPECT_NE(page.find(worth), std::string::npos) << "docs/evidence/mutation.md lacks:\n" << worth << "<<";
  EXPECT_NE(page.find(lawRecord().versions), std::string::npos);
}

TEST(FirstFailure, IsTheOneNamed) {
  EXPECT_EQ(
      firstFailure("[ RUN      ] A.B\nwhy\n[  FAILED  ] A.B (3 ms)\n[  FAILED  ] 1 test, listed below:\n"),
      "A.B");
  EXPECT_EQ(firstFailure("[  FAILED  ] X/A.B/c, where GetParam() = 3 (0 ms)\n"), "X/A.B/c");
  EXPECT_EQ(firstFailure("[ RUN      ] A.B\n[       OK ] A.B (0 ms)\n[ RUN      ] A.C\n"), "A.C");
  EXPECT_EQ(firstFailure("PASS: lowering :: a.mlir (1 of 2)\nFAIL: lowering :: b.mlir (2 of 2)\n"),
            "lowering :: b.mlir");
  EXPECT_EQ(firstFailure(""), "");
}

TEST(CaughtIn, IsWhatAPassingTestSaid) {
  const std::string output =
      "[ RUN      ] A.B\na.fault caught by c\n[       OK ] A.B (3 ms)\n[ RUN      ] A.C\nb.fault caught: 7\n"
      "[  FAILED  ] A.C (3 ms)\n[ RUN      ] A.D/1\n[       OK ] A.D/1, where GetParam() = 3 (0 ms)\n";
  EXPECT_EQ(caughtIn(output), (std::map<std::string, std::string>{{"a.fault", "A.B"}}));
}

// One fault, planted in a suite that is built for it: it passes without and fails with it.
TEST(Suites, NoticeAFaultOfTheEnvironment) {
  const std::vector<Suite> all = suitesOf("parser");
  ASSERT_FALSE(all.empty());
  const Outcome sound = runSuite(all.front(), "no.such_fault", 120, "LayoutDescriptor.*");
  EXPECT_EQ(sound.kind, Outcome::Kind::kPassed) << sound.test;
  const Outcome planted =
      runSuite(all.front(), "layout_descriptor.trailing_ignored", 120, "LayoutDescriptor.*");
  EXPECT_EQ(planted.kind, Outcome::Kind::kKilled);
  EXPECT_EQ(planted.test, "LayoutDescriptor.TrailingTextIsRefused");
  EXPECT_EQ(runSuite({"none", "no/such/program", ""}, "size.i32", 1).kind, Outcome::Kind::kNotRun);
  for (const std::string& component : components()) EXPECT_FALSE(suitesOf(component).empty()) << component;
}

// The names of the switches that are in the file.
std::vector<std::string> namesIn(const std::string& path) {
  const std::string bytes = contents(path);
  EXPECT_GT(bytes.size(), 100'000u) << path;
  std::vector<std::string> found;
  for (const Switch& s : switches())
    if (std::search(bytes.begin(), bytes.end(),
                    std::boyer_moore_horspool_searcher(s.name.begin(), s.name.end())) != bytes.end())
      found.push_back(s.name);
  return found;
}

TEST(Releases, CarryNoSwitch) {
#ifdef CUTECHECK_PROGRAM
  EXPECT_EQ(lines(namesIn(CUTECHECK_PROGRAM)), "");
#else
  GTEST_SKIP() << "the command line is not built";
#endif
}

TEST(Releases, ASwitchWouldBeSeen) {
  const std::vector<std::string> found = namesIn(CUTECHECK_MUTATED_PROGRAM);
  EXPECT_NE(std::find(found.begin(), found.end(), "layout_descriptor.trailing_ignored"), found.end());
}

}  // namespace
}  // namespace cutecheck::mutate
