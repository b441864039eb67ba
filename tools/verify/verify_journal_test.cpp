// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_journal.h"

#include <filesystem>
#include <iterator>

#include <gtest/gtest.h>
#include <unistd.h>

namespace cutecheck::cli {
namespace {

VerifyRow row(const std::string& path) {
  VerifyRow made;
  made.path = path;
  made.kind = "module";
  made.got = {{"Proved", 1}};
  made.stages = {"Proved, 1 function"};
  made.assembled = {{"sm_90a", 1}};
  made.skipped = {{"ptxas", 2}};
  made.seconds = 0.5;
  return made;
}

class Journal : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "cutecheck-journal-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
  }
  void TearDown() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  std::string path() const { return folder_ + "/journal"; }
  std::string read() const {
    std::ifstream in(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  }
  void write(const std::string& text) const { std::ofstream(path(), std::ios::binary) << text; }
  std::string ruleOfOpening() const {
    const Expected<VerifyJournal> opened = VerifyJournal::open(path());
    return opened.ok() ? "none" : opened.error().rule;
  }

  std::string folder_;
};

TEST_F(Journal, WhatWasAddedIsFoundAgain) {
  {
    Expected<VerifyJournal> journal = VerifyJournal::open(path());
    ASSERT_TRUE(journal.ok()) << journal.error().str();
    EXPECT_FALSE(journal->find("a.mlir", "1"));
    VerifyRow failed = row("b.mlir");
    fail(failed, ExitStatus::kRefuted, "  why\n");
    EXPECT_TRUE(journal->add(row("a.mlir"), "1"));
    EXPECT_TRUE(journal->add(failed, "2"));
  }
  const Expected<VerifyJournal> again = VerifyJournal::open(path());
  ASSERT_TRUE(again.ok()) << again.error().str();
  ASSERT_TRUE(again->find("a.mlir", "1"));
  EXPECT_EQ(dump(toJson(*again->find("a.mlir", "1"))), dump(toJson(row("a.mlir"))));
  ASSERT_TRUE(again->find("b.mlir", "2"));
  EXPECT_EQ(again->find("b.mlir", "2")->detail, "  why\n");
  EXPECT_FALSE(again->find("a.mlir", "2")) << "another content";
  EXPECT_FALSE(again->find("b.mlir", "1"));
}

TEST_F(Journal, AnUnfinishedLastLineIsDropped) {
  {
    ASSERT_TRUE(VerifyJournal::open(path())->add(row("a.mlir"), "1"));
  }
  const std::string whole = read();
  write(whole + R"({"hash":"2","row":{"fi)");
  const Expected<VerifyJournal> journal = VerifyJournal::open(path());
  ASSERT_TRUE(journal.ok()) << journal.error().str();
  EXPECT_TRUE(journal->find("a.mlir", "1"));
  EXPECT_EQ(read(), whole);
}

TEST_F(Journal, AnotherFileIsRefusedAndKept) {
  for (const char* text :
       {"a letter\n", "a letter", "{\"journal\":\"cutecheck verify\",\"version\":\"0\"}\n"}) {
    write(text);
    EXPECT_EQ(ruleOfOpening(), "verify_c3") << text;
    EXPECT_EQ(read(), text);
  }
  write("");
  EXPECT_EQ(ruleOfOpening(), "none");
}

TEST_F(Journal, ALineThatIsNoRowIsRefused) {
  {
    ASSERT_TRUE(VerifyJournal::open(path()).ok());
  }
  const std::string head = read();
  Json claimsTooMuch = toJson(row("a.mlir"));
  claimsTooMuch["unexpected"] = 1;  // and yet as expected
  for (const Json& line : {Json("text"), Json{{"hash", "1"}}, Json{{"hash", "1"}, {"row", Json::object()}},
                           Json{{"hash", "1"}, {"row", claimsTooMuch}}}) {
    write(head + line.dump() + "\n");
    EXPECT_EQ(ruleOfOpening(), "verify_c4") << line;
  }
  write(head + Json{{"hash", "1"}, {"row", toJson(row("a.mlir"))}}.dump() + "\n");
  EXPECT_EQ(ruleOfOpening(), "none");
}

TEST_F(Journal, AnUnwritablePathIsRefused) {
  const Expected<VerifyJournal> journal = VerifyJournal::open(folder_ + "/none/journal");
  ASSERT_FALSE(journal.ok());
  EXPECT_EQ(journal.error().rule, "verify_c2");
}

TEST(ContentHash, TellsPartsApart) {
  EXPECT_EQ(contentHash({"ab", "c"}), contentHash({"ab", "c"}));
  EXPECT_NE(contentHash({"ab", "c"}), contentHash({"a", "bc"}));
  EXPECT_NE(contentHash({"ab"}), contentHash({"ab", ""}));
}

}  // namespace
}  // namespace cutecheck::cli
