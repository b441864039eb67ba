// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/ebnf.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

Ebnf grammar(const std::string& text) {
  auto g = Ebnf::parse(text);
  EXPECT_TRUE(g.ok()) << (g.ok() ? "" : g.error().str());
  return g.ok() ? *g : Ebnf();
}

TEST(Ebnf, EveryConstructMatches) {
  const Ebnf g = grammar(R"(s ::= [ "-" ] d { d } ( "x" | "yz" ) ; d ::= "0" | "1" ;)");
  for (const char* text : {"0x", "-01yz", "1111x"}) EXPECT_TRUE(g.accepts(text)) << text;
  for (const char* text : {"", "x", "--0x", "0", "0y", "0xx", " 0x"}) EXPECT_FALSE(g.accepts(text)) << text;
}

// A greedy matcher would lose the last "a".
TEST(Ebnf, RepetitionsGiveBack) {
  const Ebnf g = grammar(R"(s ::= { "a" } "a" { "a" | "" } ;)");
  EXPECT_TRUE(g.accepts("aaa"));
  EXPECT_FALSE(g.accepts(""));
}

// A byte that no literal has stands for none of them, and 255 of them are told apart.
TEST(Ebnf, BytesAreToldApart) {
  std::string all, rule = "s ::= ";
  for (int byte = 1; byte < 256; ++byte) {
    if (byte == '"' || byte == '\\') continue;
    all += static_cast<char>(byte);
    rule += (all.size() == 1 ? "\"" : " \"") + std::string(1, all.back()) + "\"";
  }
  const Ebnf g = grammar(rule + " ;");
  EXPECT_TRUE(g.accepts(all));
  std::swap(all[100], all[200]);
  EXPECT_FALSE(g.accepts(all));
  EXPECT_FALSE(grammar("s ::= \"a\" ;").accepts("b"));
}

TEST(Ebnf, RulesNest) {
  const Ebnf g = grammar(R"ebnf(s ::= "(" [ s ] ")" ;)ebnf");
  EXPECT_TRUE(g.accepts("((()))"));
  EXPECT_FALSE(g.accepts("((())"));
}

// Sets of places are kept in words of 64 bits: in one, in two, or in as many as it takes.
TEST(Ebnf, TextsOfAnyLength) {
  const Ebnf g = grammar(R"(s ::= { "ab" } [ "c" ] ;)");
  for (const size_t pairs : {0u, 30u, 31u, 32u, 33u, 94u, 95u, 96u, 97u, 127u, 128u, 500u}) {
    std::string text;
    for (size_t i = 0; i < pairs; ++i) text += "ab";
    EXPECT_TRUE(g.accepts(text)) << pairs;
    EXPECT_TRUE(g.accepts(text + "c")) << pairs;
    EXPECT_FALSE(g.accepts(text + "a")) << pairs;
    EXPECT_FALSE(g.accepts("c" + text + "c")) << pairs;
  }
}

// Two ways to each part: without what is kept of a rule at a place, 2^n of them.
TEST(Ebnf, ManyReadingsAreOne) {
  const Ebnf g =
      grammar(R"ebnf(s ::= "(" s ")" | "(" s "]" | "(" [ t ] ")" ; t ::= s | t2 ; t2 ::= s ;)ebnf");
  const std::string open(60, '('), close(60, ')');
  EXPECT_TRUE(g.accepts(open + close));
  EXPECT_TRUE(g.accepts("(" + open + close + "]"));
  EXPECT_FALSE(g.accepts(open + "]" + close));
}

TEST(Ebnf, TabIsEscaped) {
  const Ebnf g = grammar(R"(s ::= "\t" ;)");
  EXPECT_TRUE(g.accepts("\t"));
  EXPECT_FALSE(g.accepts("t"));
}

TEST(Ebnf, C1RefusesBadGrammars) {
  for (const char* text : {"", "s", "s ::= ", "s ::= t ;", "s ::= \"a ;", "s ::= ( \"a\" ;", "s ::= ? ;"}) {
    const auto g = Ebnf::parse(text);
    ASSERT_FALSE(g.ok()) << text;
    EXPECT_EQ(g.error().rule, "ebnf_c1");
  }
}

}  // namespace
}  // namespace cutecheck
