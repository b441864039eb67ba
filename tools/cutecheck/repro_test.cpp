// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck repro: recorded faults and raw inputs.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

constexpr const char* kGood = R"({"id":"a","origin":"o","op":"size","args":["4:1"],"expect":{"result":"4"}})";
constexpr const char* kBad = R"({"id":"b","origin":"o","op":"size","args":["4:1"],"expect":{"result":"5"}})";

TEST(Repro, PrintsExpectedAndGot) {
  const Ran good = run({"repro", temporaryFile("x.bug", std::string(kGood) + "\n")});
  EXPECT_EQ(good.status, 0);
  EXPECT_NE(good.out.find("ok   a: size(4:1)\n  expected 4, got result\n"), std::string::npos) << good.out;
  const Ran bad = run({"repro", temporaryFile("x.bug", std::string(kGood) + "\n" + kBad + "\n")});
  EXPECT_EQ(bad.status, 1);
  EXPECT_NE(bad.out.find("FAIL b: size(4:1)\n  expected 5"), std::string::npos) << bad.out;
}

TEST(Repro, EveryRecordedFileReplays) {
  for (const char* file :
       {"composition", "complement", "divide", "product", "inverse", "sizes", "coordinates"})
    EXPECT_EQ(run({"repro", sourcePath(std::string("corpus/bugs/") + file + ".bug")}).status, 0) << file;
}

TEST(Repro, RawInputByTarget) {
  const std::string raw = temporaryFile("crash-1", "(4,8):(8,1)");
  for (const char* target : {"notation", "layout_descriptor", "composition"})
    EXPECT_EQ(run({"repro", "--target", target, raw}).status, 0) << target;
  EXPECT_EQ(run({"repro", "--target", "nonsense", raw}).status, 3);
  EXPECT_EQ(run({"repro", raw}).status, 3);
}

TEST(Repro, RawInputByTheNameOfItsDirectory) {
  const Ran replayed = run({"repro", temporaryFile("notation/crash-1", std::string("\0(\xff", 3))});
  EXPECT_EQ(replayed.status, 0) << replayed.out;
  EXPECT_NE(replayed.out.find("notation on 3 bytes"), std::string::npos);
}

TEST(Repro, MissingFileIsBadInput) {
  const Ran missing = run({"repro", "/nonexistent.bug"});
  EXPECT_EQ(missing.status, 3);
  EXPECT_NE(missing.out.find("not checked: /nonexistent.bug"), std::string::npos);
}

TEST(Repro, Json) {
  const Ran good = run({"repro", "--json", temporaryFile("x.bug", kGood)});
  const Json first = Json::parse(good.out.substr(0, good.out.find('\n')));
  EXPECT_EQ(first["as_expected"], true);
  EXPECT_EQ(first["expected"], "4");
}

}  // namespace
}  // namespace cutecheck::cli
