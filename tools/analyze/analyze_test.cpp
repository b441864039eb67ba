// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck analyze: each figure, counted apart or known from elsewhere.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Json analyzed(const std::string& layout, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments = {"analyze", layout, "--json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  return Json::parse(ran.out, nullptr, false);
}

TEST(Analyze, APermutationHasItsCycles) {
  // The transpose of 2 by 4: 0 and 7 stay; (1 4 2)(3 5 6).
  const Json p = analyzed("(2,4):(4,1)")["permutation"];
  EXPECT_EQ(p, (Json{{"cycles", 4}, {"fixed", 2}, {"longest", 3}, {"order", 3}, {"even", true}}));
  // One exchange of two is odd.
  EXPECT_EQ(analyzed("(2,2):(2,1)")["permutation"],
            (Json{{"cycles", 3}, {"fixed", 2}, {"longest", 2}, {"order", 2}, {"even", false}}));
  EXPECT_EQ(analyzed("8:1")["permutation"]["fixed"], 8);
  EXPECT_TRUE(analyzed("8:2")["permutation"].is_null());
  EXPECT_TRUE(analyzed("(4,2):(1,1)")["permutation"].is_null());
}

TEST(Analyze, GapsAreWhatNoCoordinateHas) {
  EXPECT_EQ(analyzed("(4,2):(1,8)")["gaps"], (Json{{"offsets", 4}, {"runs", 1}, {"first", {{4, 4}}}}));
  EXPECT_EQ(analyzed("4:3")["gaps"],
            (Json{{"offsets", 6}, {"runs", 3}, {"first", {{1, 2}, {4, 2}, {7, 2}}}}));
  EXPECT_EQ(analyzed("(4,8):(8,1)")["gaps"]["offsets"], 0);
  EXPECT_EQ(analyzed("20:2")["gaps"]["first"].size(), 8u);
}

TEST(Analyze, BitsAreTheMatrixOfALinearMap) {
  EXPECT_EQ(analyzed("(2,4):(4,1)")["bits"], (Json{"010", "001", "100"}));
  // S<1,0,1>: bit 0 is the sum of bits 0 and 1.
  EXPECT_EQ(analyzed("S<1,0,1> o 0 o 4:1")["bits"], (Json{"11", "01"}));
  EXPECT_TRUE(analyzed("(3,4):(4,1)")["bits"].is_null());
  EXPECT_TRUE(analyzed("4:3")["bits"].is_null());
}

TEST(Analyze, GlobalTrafficIsCountedInSectorsAndLines) {
  // 32 floats side by side: 4 sectors of one line. 64 floats apart: a sector for each.
  EXPECT_EQ(analyzed("32:1", {"--element", "4"})["global"],
            (Json{{"accesses", 1}, {"bytes", 128}, {"sectors", 4}, {"lines", 1}, {"most_sectors", 4}}));
  EXPECT_EQ(analyzed("32:64", {"--element", "4"})["global"]["sectors"], 32);
  EXPECT_EQ(analyzed("32:64", {"--element", "f32"})["global"]["sectors"], 32);
  EXPECT_EQ(analyzed("32:64", {"--element", "4"})["global"]["lines"], 32);
  EXPECT_EQ(analyzed("32:0", {"--element", "4"})["global"]["sectors"], 1);
  EXPECT_EQ(analyzed("(64,2):(1,64)", {"--element", "4"})["global"]["accesses"], 4);
  // Across a boundary of sectors: 5 of them.
  EXPECT_EQ(analyzed("S<0,4,3> o 1 o 32:1", {"--element", "4"})["global"]["sectors"], 5);
  EXPECT_FALSE(analyzed("32:1").contains("global"));
}

TEST(Analyze, ACoalescedWalkIsOfferedAndHoldsWhatItSays) {
  const Json rows = analyzed("(128,64):(64,1)", {"--element", "2"});
  // Neighbours of the first mode are 128 bytes apart; the walk that is offered goes along the second.
  EXPECT_EQ(rows["global"]["most_sectors"], 32);
  EXPECT_EQ(rows["coalesced"]["global"],
            (Json{{"accesses", 1}, {"bytes", 512}, {"sectors", 16}, {"lines", 4}, {"most_sectors", 16}}));
  const Ran walked =
      run({"eval", "composition((128,64):(64,1), " + rows["coalesced"]["layout"].get<std::string>() + ")"});
  EXPECT_EQ(walked.out, run({"eval", "composition((128,64):(64,1), " +
                                         rows["coalesced"]["layout"].get<std::string>() + ")"})
                            .out);
  EXPECT_EQ(
      run({"eval", "coalesce(" + walked.out.substr(0, walked.out.size() - 1) + ") == coalesce((32,8):(8,1))"})
          .out,
      "true\n");
  // No element has a neighbour in memory: nothing is offered.
  EXPECT_FALSE(analyzed("(128,64):(128,2)", {"--element", "2"}).contains("coalesced"));
}

TEST(Analyze, StepsAndTheCoordinatesOfAnOffset) {
  EXPECT_EQ(analyzed("((4,8),2):((16,1),8)")["thread_steps"], (Json{16, -47}));
  EXPECT_EQ(analyzed("(4,2):(1,2)", {"--offset", "3"})["reached"], (Json{"(3,0)", "(1,1)"}));
  EXPECT_TRUE(analyzed("(4,2):(1,2)", {"--offset", "6"})["reached"].empty());
}

TEST(Analyze, RefusalsNameTheRule) {
  for (const char* bytes : {"3", "32", "-1"})
    EXPECT_EQ(run({"analyze", "4:1", "--element", bytes}).status, 3) << bytes;
  EXPECT_TRUE(contains(run({"analyze", "4:1", "--element", "3"}).err, "analyze_c1"));
  EXPECT_EQ(run({"analyze", "(M,4):(1,M)"}).status, 3);
  EXPECT_EQ(run({"analyze", "4:"}).status, 3);
  EXPECT_TRUE(contains(run({"analyze", "(2,4):(4,1)", "--element", "4"}).out, "order 3, even"));
}

}  // namespace
}  // namespace cutecheck::cli
