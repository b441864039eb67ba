// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck eval: values, diagnostics with their place, JSON, domains.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

using Json = nlohmann::json;

TEST(Eval, PrintsTheValue) {
  EXPECT_EQ(run({"eval", "composition((6,2):(1,6), 3:2)"}).out, "3:2\n");
  EXPECT_EQ(run({"eval", "(2,3):(1,2) o 2:3"}).out, "2:3\n");
  EXPECT_EQ(run({"eval", "(4,2):(1,4) == 8:1"}).out, "true\n");
}

TEST(Eval, RefusalNamesRuleWitnessAndReproduces) {
  const Ran refused = run({"eval", "(4,6,8):(2,3,5) o 6:3"});
  EXPECT_EQ(refused.out, "");
  EXPECT_NE(refused.err.find("composition_c2"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("at 3"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("reproduce: cutecheck eval '(4,6,8):(2,3,5) o 6:3'"), std::string::npos);
}

TEST(Eval, TheReproducingLineReproduces) {
  const Ran refused = run({"eval", "--domain=strict", "composition(4:1, 8:1)"});
  const size_t at = refused.err.find("reproduce: ");
  ASSERT_NE(at, std::string::npos);
  const std::string line = refused.err.substr(at + 11, refused.err.find('\n', at) - at - 11);
  const Ran again = runShell(line);
  EXPECT_EQ(again.status, refused.status);
  EXPECT_EQ(again.out, refused.err);
}

TEST(Eval, SyntaxErrorPointsAtTheByte) {
  const Ran refused = run({"eval", "(4,2)):(1,4)"});
  EXPECT_NE(refused.err.find("  (4,2)):(1,4)\n       ^\n"), std::string::npos) << refused.err;
}

TEST(Eval, JsonHoldsResultOrError) {
  EXPECT_EQ(Json::parse(run({"eval", "--json", "size(4:1)"}).out), (Json{{"format", 1}, {"result", "4"}}));
  const Json error = Json::parse(run({"eval", "--json", "(6,2):(11,2) o (3,2):(2,3)"}).out)["error"];
  EXPECT_EQ(error["code"], "kNotComposable");
  EXPECT_EQ(error["rule"], "composition_c2");
  EXPECT_EQ(error["witness"], Json({5}));
  EXPECT_TRUE(error["message"].is_string());
}

TEST(Eval, JsonUsageErrorIsAnObjectToo) {
  const Ran usage = run({"eval", "--json"});
  EXPECT_EQ(usage.status, 3);
  EXPECT_EQ(Json::parse(usage.out)["error"]["code"], "kUsage");
}

TEST(Eval, DomainStrictRefusesWhatExtendAccepts) {
  EXPECT_EQ(run({"eval", "composition(4:1, 8:1)"}).out, "8:1\n");
  EXPECT_EQ(run({"eval", "--domain=extend", "composition(4:1, 8:1)"}).out, "8:1\n");
  const Ran strict = run({"eval", "--domain=strict", "composition(4:1, 8:1)"});
  EXPECT_EQ(strict.status, 3);
  EXPECT_NE(strict.err.find("kOutOfDomain"), std::string::npos);
  EXPECT_EQ(run({"eval", "--domain=loose", "4:1"}).status, 3);
  EXPECT_EQ(run({"eval", "--domain=strict", "call(4:1, 9)"}).status, 3);
  EXPECT_EQ(run({"eval", "--domain=strict", "size(composition(4:1, 2:1))"}).out, "2\n");
}

TEST(Eval, UnknownOperationSuggestsTheNearest) {
  const Ran refused = run({"eval", "compositon(4:1, 2:1)"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_NE(refused.err.find("did you mean 'composition'"), std::string::npos);
}

TEST(Eval, ReadsAndPrintsOtherLanguages) {
  EXPECT_EQ(run({"eval", "(_128,_64):(_64,_1)"}).out, "(128,64):(64,1)\n");
  EXPECT_EQ(run({"eval", "(8,4):(4,1)", "--as=dsl"}).out, "cute.make_layout((8,4), stride=(4,1))\n");
  EXPECT_EQ(run({"eval", "(8,4):(4,1)", "--as=cpp"}).out, "Layout<Shape<_8,_4>,Stride<_4,_1>>{}\n");
  EXPECT_EQ(run({"eval", "image(4:1)", "--as=cpp"}).status, 3);
  const Ran bytes = run({"eval", "Sw<3,4,3> o smem_ptr[16b](unset) o (_8,_64):(_64,_1)"});
  EXPECT_EQ(bytes.out, "S<3,3,3> o 0 o (8,64):(64,1)\n");
  EXPECT_NE(bytes.err.find("note: S<3,4,3> acts on bytes"), std::string::npos) << bytes.err;
  EXPECT_EQ(run({"prove", "injective(Layout<Shape<_8,_4>,Stride<_4,_1>>{})"}).status, 0);
  EXPECT_EQ(run({"prove", "injective(Layout<Shape<_8,_4>,Stride<_1,_1>>{})"}).status, 1);
  EXPECT_EQ(run({"draw", "(_2,_2):(_2,_1)"}).out, run({"draw", "(2,2):(2,1)"}).out);
  EXPECT_EQ(run({"check", "(_2,_2):(_2,_1)"}).out, run({"check", "(2,2):(2,1)"}).out);
}

TEST(Eval, SymbolsHaveOneFormOrAnOpenCondition) {
  const Ran tiles = run({"eval", "zipped_divide((M{div=128},N{div=64}):(1,M), <128,64>)"});
  EXPECT_EQ(tiles.status, 0);
  EXPECT_EQ(tiles.out, "((128,64),(M/128,N/64)):((1,128*(M/128)),(128,8192*(M/128)))\n");
  EXPECT_NE(tiles.err.find("holds for M%128 == 0"), std::string::npos) << tiles.err;
  EXPECT_EQ(run({"eval", "coalesce((M,8):(1,M))"}).out, "8*M:1\n");
  EXPECT_NE(run({"eval", "coalesce((M,8):(1,M))"}).err.find("holds for M >= 1"), std::string::npos);
  // What the symbols need is said with --where.
  const Ran open = run({"eval", "ceil_div(M,N)"});
  EXPECT_EQ(open.status, 3);
  EXPECT_NE(open.err.find("add 'N >= 1' to --where"), std::string::npos) << open.err;
  EXPECT_EQ(run({"eval", "ceil_div(M,N)", "--where", "N >= 1"}).status, 0);
  EXPECT_EQ(run({"eval", "ceil_div(M,N)", "--where", "N >= 1, N <= 0"}).status, 3);
  // A text without symbols has the value that core has, or none.
  EXPECT_EQ(run({"eval", "inner_product((4,_),(2,3))"}).status, 3);
  const Ran refused = run({"eval", "complement((M,2):(1,M), 64)"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_NE(refused.err.find("complement needs (64) % (2*M) == 0; state what is needed with --where"),
            std::string::npos)
      << refused.err;
}

// Of a relation with symbols the repair is a command; what is certain is answered.
TEST(Eval, WhatSymbolsDecideIsAClaim) {
  for (const auto& [arguments, repair] : std::vector<std::pair<std::vector<std::string>, std::string>>{
           {{"eval", "M+N == N+M"}, "cutecheck prove 'M+N == N+M'\n"},
           {{"eval", "(M,1) != (N,1)", "--where", "M==N"}, "cutecheck prove '(M,1) != (N,1)' --where M==N\n"},
           {{"eval", "M < N", "--where", "M >= 1, N > M"}, "cutecheck prove 'M < N' --where 'M >= 1, N > M'\n"},
           {{"eval", "equal(M:1,N:1)"}, "cutecheck prove 'M:1 === N:1'\n"},
           {{"eval", "compatible(M,N)"}, "cutecheck prove 'compatible(M,N)'\n"},
           {{"eval", "all_of((M,1),is_one)", "--where", "M==1"}, "give them numbers"}}) {
    const Ran refused = run(arguments);
    EXPECT_EQ(refused.status, 3) << arguments[1];
    EXPECT_TRUE(contains(refused.err, "kNotStatic") && contains(refused.err, repair)) << refused.err;
    const size_t at = refused.err.find("cutecheck prove '");
    if (contains(repair, "cutecheck prove")) EXPECT_LE(runShell(refused.err.substr(at, refused.err.find('\n', at) - at)).status, 1);
  }
  EXPECT_EQ(Json::parse(run({"eval", "--json", "M == N"}).out)["error"]["rule"], "relation_c3");
  EXPECT_EQ(run({"eval", "M+N == M+N"}).out, "true\n");
  EXPECT_EQ(run({"eval", "(M,1) == (M,2)"}).out, "false\n");
}

TEST(Eval, PremisesOfOtherSymbolsAreRefused) {
  const Ran other = run({"eval", "size(4:1)", "--where", "M >= 1"});
  EXPECT_EQ(other.status, 3);
  EXPECT_TRUE(contains(other.err, "--where has no effect")) << other.err;
  EXPECT_EQ(run({"eval", "rank((M,4))", "--where", "M >= 1"}).out, "2\n");
  EXPECT_EQ(run({"eval", "ceil_div(M,4)", "--where", "M >= 1"}).status, 0);
}

// One reading of tuples: eval and prove agree.
TEST(Eval, AgreesWithProveOnTuples) {
  const std::vector<std::string> sides = {"(2,3)", "(3,2)", "6", "()", "(())", "(4)", "4", "take((2,3,5),1,3)",
                                          "get((2,4),1)", "6:1", "(2,3):(1,2)"};
  size_t compared = 0, differing = 0;
  for (const std::string& a : sides)
    for (const std::string& b : sides)
      for (const char* relation : {" == ", " != "}) {
        const Ran value = run({"eval", a + relation + b}), proof = run({"prove", a + relation + b});
        const bool layouts = contains(a + b, ":");
        if (layouts && std::string(relation) == " != ") continue;  // of layouts a claim has none
        EXPECT_EQ(value.status, proof.status) << a << relation << b << "\n" << value.out << value.err << proof.out << proof.err;
        ++compared;
        differing += proof.status == 1 ? 1 : 0;
      }
  EXPECT_GT(compared, 200u);
  EXPECT_GT(differing, 100u);
}

// The offset behind a layout is part of the value, with symbols as without.
TEST(Eval, SymbolsKeepTheOffsetBehindALayout) {
  const std::pair<const char*, const char*> kPairs[] = {
      {"local_tile((M,8):(8,1), <4,2>, (0,0))", "(4,2):(8,1),0\n"},
      {"local_tile((M{div=8},8):(8,1), <4,2>, (1,0))", "(4,2):(8,1),32\n"},
      {"local_tile((16,8):(8,1), <4,2>, (1,0))", "(4,2):(8,1),32\n"},
      {"local_tile((M{div=8},N{div=8}):(N,1), <4,2>, (1,1))", "(4,2):(8*(N/8),1),32*(N/8)+2\n"},
      {"local_partition((M,8):(8,1), (2,2):(1,2), 1)", "((M+1)/2,4):(16,2),8\n"},
      {"slice_and_offset((2,_), (M,8):(8,1))", "(8):(1),16\n"},
      {"domain_offset((1,2), (M,8):(8,1))", "(M,8):(8,1),10\n"},
      {"composition(S<3,3,3> o 0 o (8,M):(M,1), 8:1)", "S<3,3,3> o 0 o 8:M\n"}};
  for (const auto& [expression, value] : kPairs) EXPECT_EQ(run({"eval", expression}).out, value) << expression;
  // What is no pair has no offset; a swizzle that may move into it is open.
  EXPECT_EQ(run({"eval", "slice((2,_), (M,8):(8,1))"}).out, "(8):(1)\n");
  EXPECT_EQ(run({"eval", "local_tile(S<3,3,3> o 0 o (M{div=8},128):(128,1), <8,64>, (0,1))"}).status, 3);
}

TEST(Eval, HostileTextIsADiagnostic) {
  EXPECT_EQ(run({"eval", std::string(100000, '(')}).status, 3);
  EXPECT_EQ(run({"eval", "\xff\xfe\x01"}).status, 3);
  EXPECT_EQ(run({"eval", ""}).status, 3);
  EXPECT_EQ(run({"eval", "size((9223372036854775807,2))"}).status, 3);
}

}  // namespace
}  // namespace cutecheck::cli
