// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/expression.h"

#include <gtest/gtest.h>

#include "core/notation/print.h"

namespace cutecheck {
namespace {

using Kind = Expression::Kind;

Expression parsedText(const std::string& text) {
  auto e = parseExpression(text);
  EXPECT_TRUE(e.ok()) << text << ": " << (e.ok() ? "" : e.error().str());
  return e.ok() ? *e : Expression{};
}

std::string printed(const std::string& text) { return toString(parsedText(text)); }

void expectFails(const std::string& text, Code code, size_t position, const std::string& message = "") {
  const auto e = parseExpression(text);
  ASSERT_FALSE(e.ok()) << text.substr(0, 60);
  EXPECT_EQ(e.error().code, code) << text.substr(0, 60);
  ASSERT_TRUE(e.error().position.has_value());
  EXPECT_EQ(*e.error().position, position) << text.substr(0, 60) << ": " << e.error().message;
  if (!message.empty()) {
    EXPECT_EQ(e.error().message, message);
  }
}

// The `?` that the text is.
DynamicLeaf unknown(const std::string& text) {
  const Expression e = parsedText(text);
  EXPECT_EQ(e.kind, Kind::kDynamic);
  return {e.width, e.value};
}

TEST(Expression, LevelsBindAsTheGrammarSays) {
  EXPECT_EQ(parsedText("4:1").kind, Kind::kLayout);
  EXPECT_EQ(parsedText("M*N:1").children[0].op, '*');
  const Expression sum = parsedText("1+2*3");
  EXPECT_EQ(sum.op, '+');
  EXPECT_EQ(sum.children[1].op, '*');
  const Expression left = parsedText("M-N-K");
  EXPECT_EQ(left.children[0].kind, Kind::kBinary);
  EXPECT_EQ(left.children[1].kind, Kind::kSymbol);
  const Expression right = parsedText("8:1 o 4:1 o 2:1");
  EXPECT_EQ(right.children[0].kind, Kind::kLayout);
  EXPECT_EQ(right.children[1].kind, Kind::kCompose);
  const Expression claim = parsedText("a o b == c o d");
  EXPECT_EQ(claim.kind, Kind::kRelation);
  EXPECT_EQ(claim.children[0].kind, Kind::kCompose);
}

TEST(Expression, TheInfixMayBeGlued) {
  EXPECT_EQ(printed("S<3,4,3>o0o(10,2):(2,1)"), "S<3,4,3> o 0 o (10,2):(2,1)");
  EXPECT_EQ(parsedText("o o o").kind, Kind::kCompose);
  EXPECT_EQ(parsedText("Mo").kind, Kind::kSymbol);
}

TEST(Expression, AnglesOpenATilerOrCompare) {
  EXPECT_EQ(parsedText("<4:1,2:4>").kind, Kind::kTiler);
  EXPECT_EQ(parsedText("<>").children.size(), 0u);
  EXPECT_EQ(parsedText("[4:1;_]").children[1].kind, Kind::kUnderscore);
  EXPECT_EQ(parsedText("M<4").relation, Relation::kLess);
  EXPECT_EQ(parsedText("M><4>").children[1].kind, Kind::kTiler);
  EXPECT_EQ(parsedText("S<3").kind, Kind::kRelation);
  EXPECT_EQ(parsedText("S < 3 , 4 , -3 >").kind, Kind::kSwizzle);
  EXPECT_EQ(parsedText("Sw<3,4,3>").kind, Kind::kSwizzle);
  EXPECT_EQ(parsedText("swizzle<3,4,3>").kind, Kind::kSwizzle);
  EXPECT_EQ(parsedText("Swiz<3").kind, Kind::kRelation);
  expectFails("Swiz<3,4,3>", Code::kSyntax, 6);
}

TEST(Expression, RelationsAreReadLongestFirst) {
  const std::pair<const char*, Relation> all[] = {
      {"a==b", Relation::kEqual},     {"a===b", Relation::kIdentical}, {"a!=b", Relation::kNotEqual},
      {"a<=b", Relation::kLessEqual}, {"a<b", Relation::kLess},        {"a>=b", Relation::kGreaterEqual},
      {"a>b", Relation::kGreater}};
  for (const auto& [text, relation] : all) EXPECT_EQ(parsedText(text).relation, relation) << text;
  expectFails("a<b<c", Code::kSyntax, 3, "expected an operator or the end of the text, found '<'");
  expectFails("<a<b>>", Code::kSyntax, 2, "expected ',' or '>', found '<'");
}

TEST(Expression, BasisPathsAreOutermostFirst) {
  EXPECT_EQ(parsedText("1@1@0").path, (std::vector<uint32_t>{0, 1}));
  EXPECT_EQ(parsedText("-2@3").children[0].value, -2);
  EXPECT_EQ(parsedText("-M@3").kind, Kind::kUnary);
  expectFails("4:1@65536", Code::kLimit, 4);
  expectFails("4:1@2147483647", Code::kLimit, 4);
  EXPECT_EQ(parsedText("4:1@65535").children[1].path, (std::vector<uint32_t>{65535}));
  expectFails("4@M", Code::kSyntax, 2);
}

TEST(Expression, AttributesOfLeaves) {
  EXPECT_EQ(unknown("?"), (DynamicLeaf{32, 1}));
  EXPECT_EQ(unknown("?{}"), (DynamicLeaf{32, 1}));
  EXPECT_EQ(unknown("?{i64}"), (DynamicLeaf{64, 1}));
  EXPECT_EQ(unknown("? { i64 div = 8 }"), (DynamicLeaf{64, 8}));
  EXPECT_EQ(parsedText("M{div=8}").value, 8);
  expectFails("M{i64}", Code::kSyntax, 2, "a named integer has no width; only ? has");
  expectFails("?{div=0}", Code::kSyntax, 6);
  expectFails("?{div=-1}", Code::kSyntax, 6);
  expectFails("?{i16}", Code::kSyntax, 2);
  expectFails("?{div=8 i64}", Code::kSyntax, 8);
  expectFails("?{div", Code::kSyntax, 5, "expected '=', found the end of the text");
}

TEST(Expression, IntegersFit64Bits) {
  EXPECT_EQ(parsedText("9223372036854775807").value, std::numeric_limits<int64_t>::max());
  EXPECT_EQ(parsedText("-9223372036854775808").value, std::numeric_limits<int64_t>::min());
  EXPECT_EQ(parsedText("- 5").value, -5);
  expectFails("9223372036854775808", Code::kOverflow, 0);
  expectFails("(1,-9223372036854775809)", Code::kOverflow, 3);
  expectFails("(1, 99999999999999999999)", Code::kOverflow, 4);
}

TEST(Expression, FailuresNameThePlaceAndTheExpectation) {
  expectFails("", Code::kSyntax, 0,
              "expected a number, a name, '?', '_', '(', '<' or '[', found the end of the text");
  expectFails("(4,", Code::kSyntax, 3);
  expectFails("(4 5)", Code::kSyntax, 3, "expected ',' or ')', found '5'");
  expectFails("4:1:2", Code::kSyntax, 3);
  expectFails("4:", Code::kSyntax, 2);
  expectFails("4 \x01", Code::kSyntax, 2, "expected an operator or the end of the text, found byte 0x01");
  expectFails("[4:1,2:1]", Code::kSyntax, 4);
  expectFails("f(4", Code::kSyntax, 3);
  expectFails(std::string("4:1\0", 4), Code::kSyntax, 3);
}

TEST(Expression, NodesKeepTheirByteRange) {
  const Expression e = parsedText("  (4, M):(1,4) == x");
  EXPECT_EQ(e.begin, 2u);
  EXPECT_EQ(e.end, 19u);
  const Expression& m = e.children[0].children[0].children[1];
  EXPECT_EQ(m.begin, 6u);
  EXPECT_EQ(m.end, 7u);
  // Blanks that follow belong to no node.
  const Expression spaced = parsedText("M + (N ) : 1 ");
  EXPECT_EQ(spaced.end, 12u);
  EXPECT_EQ(spaced.children[0].end, 8u);
  EXPECT_EQ(spaced.children[0].children[0].end, 1u);
}

TEST(Expression, CallsTakeClaims) {
  const Expression e = parsedText("f ( a < b , (1,2):(2,1), g() )");
  EXPECT_EQ(e.kind, Kind::kCall);
  EXPECT_EQ(e.name, "f");
  ASSERT_EQ(e.children.size(), 3u);
  EXPECT_EQ(e.children[0].kind, Kind::kRelation);
  EXPECT_EQ(e.children[2].kind, Kind::kCall);
}

std::string repeated(const std::string& piece, size_t times) {
  std::string out;
  out.reserve(piece.size() * times);
  for (size_t i = 0; i < times; ++i) out += piece;
  return out;
}

// Every way to nest meets the one limit, and none the end of the stack.
TEST(Expression, NestingIsBounded) {
  const std::string openers[] = {"(", "-", "<", "[", "f(", "1 o ", "1+", "1*", "1-(", "-(", "(1,", "f(1,"};
  for (const std::string& opener : openers) {
    const auto e = parseExpression(repeated(opener, 100000) + "1");
    ASSERT_FALSE(e.ok()) << opener;
    EXPECT_EQ(e.error().code, Code::kLimit) << opener;
  }
  EXPECT_EQ(parseExpression("1" + repeated("@1", 100000)).error().code, Code::kLimit);
  EXPECT_TRUE(parseExpression(repeated("(", 100) + repeated(")", 100)).ok());
  EXPECT_TRUE(parseExpression("1" + repeated("+1", 100)).ok());
}

TEST(Expression, SizeIsBounded) {
  expectFails(std::string(10u << 20, '('), Code::kLimit, kMaxTextBytes);
  const auto nodes = parseExpression("(1" + repeated(",1", kMaxNodes) + ")");
  ASSERT_FALSE(nodes.ok());
  EXPECT_EQ(nodes.error().code, Code::kLimit);
  EXPECT_TRUE(parseExpression("(1" + repeated(",1", kMaxNodes - 2) + ")").ok());
  EXPECT_EQ(parseExpression(std::string(65, 'M')).error().code, Code::kLimit);
  EXPECT_TRUE(parseExpression(std::string(64, 'M')).ok());
}

TEST(Expression, PremisesAreAConjunction) {
  const auto two = parsePremises("M>0, N%8==0");
  ASSERT_TRUE(two.ok());
  EXPECT_EQ(two->size(), 2u);
  const auto none = parsePremises(" \n");
  ASSERT_TRUE(none.ok());
  EXPECT_TRUE(none->empty());
  EXPECT_FALSE(parsePremises("M>0,").ok());
  EXPECT_FALSE(parsePremises("M>0 N>0").ok());
}

// At each limit, and one beyond it.
TEST(Expression, TheLargestTextsAreRead) {
  const auto repeated = [](std::string_view part, size_t count) {
    std::string text;
    for (size_t i = 0; i < count; ++i) text += part;
    return text;
  };
  const auto isRead = [](const std::string& text) { return parseExpression(text).ok(); };
  EXPECT_TRUE(isRead("4" + std::string(kMaxTextBytes - 1, ' ')));
  expectFails("4" + std::string(kMaxTextBytes, ' '), Code::kLimit, kMaxTextBytes,
              "longer than 1048576 bytes");
  EXPECT_TRUE(isRead("(" + repeated("1,", kMaxNodes - 2) + "1)"));
  EXPECT_EQ(parseExpression("(" + repeated("1,", kMaxNodes - 1) + "1)").error().message,
            "more than 65536 nodes");
  EXPECT_TRUE(isRead("1" + repeated("+1", kMaxNesting - 1)));
  expectFails("1" + repeated("+1", kMaxNesting), Code::kLimit, 0,
              "more than 127 operators in a row; put parts of them in brackets");
  EXPECT_TRUE(isRead("1" + repeated("*1", kMaxNesting - 1)));
  EXPECT_FALSE(isRead("1" + repeated("*1", kMaxNesting)));
  EXPECT_TRUE(isRead("4" + repeated("@0", kMaxNesting)));
  expectFails("4" + repeated("@0", kMaxNesting + 1), Code::kLimit, 2 * kMaxNesting + 2,
              "nested deeper than 128 levels");
  EXPECT_TRUE(isRead(repeated("(", kMaxNesting - 1) + "1" + repeated(")", kMaxNesting - 1)));
  expectFails(repeated("(", kMaxNesting) + "1" + repeated(")", kMaxNesting), Code::kLimit, 0,
              "nested deeper than 128 levels");
  EXPECT_TRUE(isRead(repeated("-", kMaxNesting - 1) + "M"));
  EXPECT_FALSE(isRead(repeated("-", kMaxNesting) + "M"));
  EXPECT_TRUE(isRead(repeated("1 o ", kMaxNesting - 1) + "1"));
  EXPECT_FALSE(isRead(repeated("1 o ", kMaxNesting) + "1"));
  EXPECT_TRUE(isRead(repeated("f(", kMaxNesting - 1) + "1" + repeated(")", kMaxNesting - 1)));
  EXPECT_FALSE(isRead(repeated("f(", kMaxNesting) + "1" + repeated(")", kMaxNesting)));
  const std::string name(64, 'n');
  EXPECT_TRUE(isRead(name));
  expectFails(name + "n", Code::kLimit, 0, "a name is at most 64 bytes");
}

TEST(Expression, EachNodeHasItsPlaceAndItsParts) {
  EXPECT_EQ(parsedText("-M").op, '-');
  const Expression call = parsedText(" f( 4 , -8 : M{div=2} ) ");
  EXPECT_EQ(call.begin, 1u);
  EXPECT_EQ(call.end, 23u);
  EXPECT_EQ(call.children[0].begin, 4u);
  EXPECT_EQ(call.children[0].end, 5u);
  EXPECT_EQ(call.children[1].begin, 8u);
  EXPECT_EQ(call.children[1].end, 21u);
  EXPECT_EQ(call.children[1].children[0].value, -8);
  EXPECT_EQ(call.children[1].children[1].value, 2);
  EXPECT_EQ(call.children[1].children[1].end, 21u);
  for (const char* found : {"~", "!", "}", ";"})
    EXPECT_TRUE(parseExpression(found).error().message.ends_with("found '" + std::string(found) + "'"))
        << found;
  for (const auto& [text, found] :
       {std::pair("\x7f", "byte 0x7f"), {"\x01", "byte 0x01"}, {"\xff", "byte 0xff"}})
    EXPECT_TRUE(parseExpression(text).error().message.ends_with(found))
        << parseExpression(text).error().message;
  for (const char* letter : {"a", "z", "A", "Z", "a_0", "z9"})
    EXPECT_TRUE(parseExpression(letter).ok()) << letter;
  for (const char* other : {"`", "{", "@", "[", "4 `", "a`"})
    EXPECT_FALSE(parseExpression(other).ok()) << other;
}

}  // namespace
}  // namespace cutecheck
