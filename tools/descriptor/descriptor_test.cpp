// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck descriptor: words, fields, what is read, and what is refused.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Descriptor, EncodePrintsAWordForEachInstruction) {
  const Ran ran =
      run({"descriptor", "encode", "S<3,3,3> o 0 o (64,32):(64,1)", "--type", "f16", "--major", "k"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "0x4000004000010000  k 0..15: 128B, start 0, LBO 16 (not read), SBO 1024\n"
            "0x4000004000010002  k 16..31: 128B, start 32, LBO 16 (not read), SBO 1024\n");
}

TEST(Descriptor, WhatEncodeWritesDecodeReads) {
  const Json encoded =
      Json::parse(run({"descriptor", "encode", "S<1,3,3> o 0 o ((8,2,4),(8,2)):((1,8,128),(16,512))",
                       "--major", "mn", "--address", "4096", "--arch", "sm100", "--json"})
                      .out);
  ASSERT_EQ(encoded["descriptors"].size(), 1u);
  Json decoded = Json::parse(
      run({"descriptor", "decode", encoded["descriptors"][0]["word"], "--arch", "sm100", "--json"}).out);
  decoded.erase("format");  // an answer of its own
  EXPECT_EQ(decoded, encoded["descriptors"][0]);
  EXPECT_EQ(decoded["start_address"], 4096);
  EXPECT_EQ(decoded["swizzle"], "32B");
}

TEST(Descriptor, ExplainSaysRolesAndBytes) {
  const Ran ran = run({"descriptor", "explain", "0x4000004000010000", "--shape", "(64,16)"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("leading byte offset        1  16 bytes; not read"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("1024 bytes; along MN, between groups of 8 rows"), std::string::npos) << ran.out;
  // Chunk c of row r lies at chunk c ^ r.
  EXPECT_NE(ran.out.find("  row 3: 432..447 416..431\n"), std::string::npos) << ran.out;
}

TEST(Descriptor, ALayoutThatNoneReadsIsRefusedWithTheElement) {
  const Ran ran = run({"descriptor", "encode", "(64,16):(64,1)"});
  EXPECT_EQ(ran.status, 3);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("kNotCanonical [operand_descriptor_c4] at 1: "), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("reproduce: cutecheck descriptor encode '(64,16):(64,1)'"), std::string::npos)
      << ran.err;
}

TEST(Descriptor, BadInputIsNamed) {
  EXPECT_NE(run({"descriptor", "decode", "0x400000400001000g"}).err.find("descriptor_c2"), std::string::npos);
  EXPECT_NE(run({"descriptor", "decode", "0x4000004000014000"}).err.find("bit 14"), std::string::npos);
  EXPECT_NE(run({"descriptor", "encode", "(64,16):(64,1)", "--type", "e2m1"}).err.find("descriptor_c1"),
            std::string::npos);
  EXPECT_NE(
      run({"descriptor", "explain", "0x4000004000010000", "--shape", "(64,32)"}).err.find("descriptor_c3"),
      std::string::npos);
  EXPECT_NE(run({"descriptor", "explain", "0x2000404000010000", "--arch", "sm100"}).err.find("descriptor_c4"),
            std::string::npos);
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"descriptor"},
                                                    {"descriptor", "encode"},
                                                    {"descriptor", "encode", "("},
                                                    {"descriptor", "decode", "1", "--arch", "sm80"}})
    EXPECT_EQ(run(arguments).status, 3);
}

TEST(Descriptor, TensorMapPrintsTheArguments) {
  const std::vector<std::string> arguments = {
      "descriptor", "tensor-map", "(4096,1024):(1024,1)",          "--box",
      "(128,64)",   "--shared",   "S<3,3,3> o 0 o (128,64):(64,1)"};
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "tensorDataType  CU_TENSOR_MAP_DATA_TYPE_FLOAT16\ntensorRank      2\nglobalDim       1024 4096\n"
            "globalStrides   2048\nboxDim          64 128\nelementStrides  1 1\n"
            "swizzle         CU_TENSOR_MAP_SWIZZLE_128B\nmodes           1 0\n");
  std::vector<std::string> json = arguments;
  json.push_back("--json");
  EXPECT_EQ(Json::parse(run(json).out)["global_dim"], Json({1024, 4096}));
}

TEST(Descriptor, ATensorMapThatCannotBeIsRefused) {
  const Ran padded =
      run({"descriptor", "tensor-map", "(64,64):(64,1)", "--box", "(16,64)", "--shared", "(16,64):(72,1)"});
  EXPECT_EQ(padded.status, 3);
  EXPECT_NE(padded.err.find("tensor_map_c6"), std::string::npos) << padded.err;
  EXPECT_NE(run({"descriptor", "tensor-map", "(64,64):(64,1)", "--box", "(16,64)", "--shared",
                 "(16,64):(64,1)", "--type", "b1"})
                .err.find("descriptor_c5"),
            std::string::npos);
}

}  // namespace
}  // namespace cutecheck::cli
