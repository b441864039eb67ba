// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck smem: what it says is checked against the other commands, and what it proposes is good for what
// was asked.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

Json answer(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "smem");
  arguments.push_back("--json");
  const Ran ran = run(arguments);
  EXPECT_FALSE(ran.out.empty()) << ran.err;
  return Json::parse(ran.out, nullptr, false);
}

std::string ruleOf(const std::vector<std::string>& arguments) {
  const Json json = answer(arguments);
  return json.contains("error") ? json["error"]["rule"].get<std::string>() : "answered";
}

int ways(const Json& json, const std::string& access, const std::string& swizzle) {
  for (const Json& row : json["accesses"])
    if (row["access"] == access) return row["ways"][swizzle].get<int>();
  return -1;
}

TEST(Smem, TheTableHasTheWaysOfEachSwizzle) {
  const Json json = answer({"(128,64):(64,1)"});
  for (const auto& [swizzle, expected] :
       std::vector<std::pair<std::string, int>>{{"none", 8}, {"32B", 4}, {"64B", 2}, {"128B", 1}})
    EXPECT_EQ(ways(json, "ldmatrix", swizzle), expected) << swizzle;
  EXPECT_EQ(ways(json, "vector", "128B"), 1);
  EXPECT_EQ(ways(json, "down", "none"), 32);
  // Padding needs no swizzle; a swizzle spoils it.
  const Json padded = answer({"(128,64):(72,1)"});
  EXPECT_EQ(ways(padded, "ldmatrix", "none"), 1);
  EXPECT_EQ(ways(padded, "ldmatrix", "128B"), 8);
}

// Each cell of the table is what the oracle says of the same claim.
TEST(Smem, TheTableAgreesWithTheOracle) {
  size_t freeOnes = 0, conflicts = 0;
  const std::vector<std::pair<std::string, std::string>> columns = {
      {"none", "S<0,0,0>"}, {"32B", "S<1,3,3>"}, {"64B", "S<2,3,3>"}, {"128B", "S<3,3,3>"}};
  for (const std::string layout : {"(64,64):(64,1)", "(64,32):(40,1)", "(64,32):(1,64)"}) {
    const Json table = answer({layout})["accesses"];
    for (const Json& row : table)
      for (const auto& [name, swizzle] : columns) {
        const std::string access = row["access"] == "ldmatrix" ? "ldmatrix"
                                   : row["access"] == "vector" ? "128"
                                                               : "16";
        const std::string claim = "conflict_free(composition(" + swizzle + " o 0 o " + layout + ", " +
                                  row["lanes"].get<std::string>() + "), 2, " + access + ")";
        const bool isFree = row["ways"][name] == 1;
        EXPECT_EQ(run({"prove", claim}).status, isFree ? 0 : 1) << claim;
        ++(isFree ? freeOnes : conflicts);
      }
  }
  EXPECT_GE(freeOnes, 10u);
  EXPECT_GE(conflicts, 10u);
}

// What is proposed is asked of again, as if a user had brought it; and by the commands for descriptors and
// boxes.
TEST(Smem, WhatIsProposedIsGood) {
  size_t proposed = 0;
  for (const std::string shape : {"(128,64)", "(64,32)"})
    for (const std::string type : {"f16", "tf32", "e4m3"})
      for (const std::string wanted : {"wgmma,tma,ldmatrix", "tma"}) {
        const Json json = answer({shape, "--type", type, "--for", wanted});
        ASSERT_GE(json["proposals"].size(), 1u) << shape << type << wanted;
        for (const Json& one : json["proposals"]) {
          const std::string layout = one["layout"];
          const Ran again = run({"smem", layout, "--type", type, "--for", wanted});
          EXPECT_EQ(again.status, 0) << layout << "\n" << again.out << again.err;
          EXPECT_EQ(run({"prove", "bijective(" + layout + ", size(" + shape + "))"}).status, 0) << layout;
          if (!contains(wanted, "wgmma")) continue;
          const Json encoded =
              Json::parse(run({"descriptor", "encode", layout, "--type", type, "--json"}).out);
          EXPECT_EQ(encoded["descriptors"], one["descriptors"]) << layout;
          ++proposed;
        }
      }
  EXPECT_GE(proposed, 15u);
}

TEST(Smem, ATensorMapOfOneBoxIsThatOfTheDescriptorCommand) {
  const Json json = answer({"S<3,3,3> o 0 o (128,64):(64,1)"});
  const Json map = Json::parse(run({"descriptor", "tensor-map", "(128,64):(64,1)", "--box", "(128,64)",
                                    "--shared", "S<3,3,3> o 0 o (128,64):(64,1)", "--json"})
                                   .out);
  EXPECT_EQ(json["given"]["tensor_map"]["box_dim"], map["box_dim"]);
  EXPECT_EQ("CU_TENSOR_MAP_SWIZZLE_" + json["given"]["tensor_map"]["swizzle"].get<std::string>(),
            map["swizzle"].get<std::string>());
  EXPECT_EQ(json["given"]["alignment"], 1024);
  const Json two = answer({"S<3,3,3> o 0 o (128,(64,2)):(64,(1,8192))"});
  EXPECT_EQ(two["given"]["tensor_map"]["starts"], Json({0, 16384}));
  EXPECT_EQ(two["given"]["block_step"], 8192);
  // The second half is not where a box may begin: 64 bytes off.
  EXPECT_TRUE(answer({"S<3,3,3> o 0 o (128,(64,2)):(64,(1,8224))"})["given"]["tensor_map"].contains("error"));
}

TEST(Smem, ALayoutThatIsNotGoodIsRefutedAndAnotherOneProposed) {
  const Ran bad = run({"smem", "(128,64):(64,1)", "--for", "wgmma,tma,ldmatrix"});
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(contains(bad.out, "no: 8-way bank conflict")) << bad.out;
  EXPECT_TRUE(contains(bad.out, "proposal      S<3,3,3> o 0 o (128,64):(64,1)")) << bad.out;
  EXPECT_TRUE(
      contains(bad.err, "reproduce: cutecheck smem '(128,64):(64,1)' --type f16 --for wgmma,tma,ldmatrix"));
  const Ran good = run({"smem", "S<3,3,3> o 0 o (128,64):(64,1)", "--for", "wgmma,tma,ldmatrix"});
  EXPECT_EQ(good.status, 0);
  EXPECT_FALSE(contains(good.out, "proposal")) << good.out;
  EXPECT_TRUE(contains(good.out, "Proved: conflict_free(")) << good.out;
  // The pasted print of CuTe C++, of bytes, is the same tile.
  EXPECT_EQ(
      run({"smem", "Sw<3,4,3> o smem_ptr[16b](unset) o (_128,_64):(_64,_1)", "--for", "wgmma,tma,ldmatrix"})
          .status,
      0);
}

TEST(Smem, ATileWithTwoElementsOfOnePlaceIsFilledByNoCopy) {
  const Json json = answer({"(64,64):(0,1)", "--for", "tma"});
  EXPECT_EQ(json["given"]["tensor_map"]["error"]["rule"], "smem_c12");
  EXPECT_EQ(json["given"]["tensor_map"]["error"]["witness"], Json({0, 1}));
  EXPECT_NE(json["given"]["for"]["tma"], true);
  EXPECT_EQ(answer({"(64,64):(64,1)", "--for", "tma"})["given"]["for"]["tma"], true);
  // More than a block has is said, and what fits is not.
  EXPECT_TRUE(
      contains(run({"smem", "(512,256):(256,1)"}).out, "262144 bytes, more than the 232448 of a block"));
  EXPECT_FALSE(contains(run({"smem", "(256,256):(256,1)"}).out, "of a block"));
}

TEST(Smem, RefusalsNameTheirRule) {
  EXPECT_EQ(ruleOf({"8:1"}), "smem_c1");
  EXPECT_EQ(ruleOf({"(2,2,2):(1,2,4)"}), "smem_c1");
  EXPECT_EQ(ruleOf({"(M,8):(8,1)"}), "smem_c2");
  EXPECT_EQ(ruleOf({"(M,64)"}), "smem_c2");
  EXPECT_EQ(ruleOf({"(2,2,64)"}), "smem_c1");
  EXPECT_EQ(ruleOf({"(2048,1024):(1024,1)"}), "smem_c3");
  EXPECT_EQ(ruleOf({"(8,8):(-8,1)"}), "smem_c4");
  EXPECT_EQ(ruleOf({"(8,8):(16,2)"}), "smem_c5");
  EXPECT_EQ(ruleOf({"(8,8):(8,1)", "--major", "mn"}), "smem_c5");
  EXPECT_EQ(ruleOf({"(8,8):(8,1)", "--type", "f15"}), "smem_c6");
  EXPECT_EQ(ruleOf({"(64,64)", "--type", "f32", "--for", "wgmma"}), "smem_c8");
  EXPECT_EQ(ruleOf({"(64,64)", "--for", "wmma"}), "smem_c10");
  EXPECT_EQ(ruleOf({"(4096,64)", "--for", "wgmma,tma,ldmatrix"}), "smem_c13");
  EXPECT_EQ(ruleOf({"S<3,3,3> o 0 o (2048,64):(64,1)", "--for", "tma"}), "smem_c13");
  EXPECT_EQ(ruleOf({"(64,12)", "--for", "tma"}), "smem_c11");
  EXPECT_EQ(ruleOf({"(8,64"}), "expression_c1");
  EXPECT_EQ(ruleOf({"(64,64)", "--for", "wgmma,tma"}), "answered");
}

}  // namespace
}  // namespace cutecheck::cli
