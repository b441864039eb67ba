// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/layout_descriptor.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>
#include <type_traits>

#include "core/notation/ebnf.h"
#include "core/notation/expression.h"

namespace cutecheck {
namespace {

std::string printed(const std::string& text) {
  const auto d = parseLayoutDescriptor(text);
  return d.ok() ? toString(*d) : d.error().str();
}

std::string normalForm(const std::string& text) {
  const auto d = parseLayoutDescriptor(text);
  if (!d.ok()) return d.error().str();
  const auto n = normalize(*d);
  return n.ok() ? toString(*n) : n.error().str();
}

void expectFails(const std::string& text, Code code, size_t position, const std::string& message) {
  const auto d = parseLayoutDescriptor(text);
  ASSERT_FALSE(d.ok()) << text;
  EXPECT_EQ(d.error().code, code) << text;
  EXPECT_EQ(d.error().message, message) << text;
  ASSERT_TRUE(d.error().position.has_value());
  EXPECT_EQ(*d.error().position, position) << text;
}

const std::string kFailed = "failed to parse layout descriptor: ";

TEST(LayoutDescriptor, PublishedExamplesParse) {
  EXPECT_EQ(printed("(1@0, 1@1)"), "(1@0, 1@1)");
  EXPECT_EQ(printed("(16@0, 1@1)"), "(16@0, 1@1)");
  EXPECT_EQ(printed("((1@0, 8@1), 1@2)"), "((1@0, 8@1), 1@2)");
  EXPECT_EQ(printed("(1/2@0, 4@1)"), "(1/2@0, 4@1)");
  EXPECT_EQ(printed("(1@0@1)"), "(1@0@1)");
}

TEST(LayoutDescriptor, EmptyGroupsAreLegal) {
  EXPECT_EQ(printed("()"), "()");
  EXPECT_EQ(printed("( \t)"), "()");
  EXPECT_EQ(printed("((), 1@0)"), "((), 1@0)");
  EXPECT_NE(printed("(,)"), "()");
  EXPECT_TRUE(parseLayoutDescriptor("()")->bases.empty());
}

TEST(LayoutDescriptor, BlanksSeparateTokensOnly) {
  EXPECT_EQ(printed(" ( 1 @\t0 @ 1 , 3 / 4 @ 2 ) "), "(1@0@1, 3/4@2)");
  expectFails("(1 2@0)", Code::kSyntax, 3, kFailed + "expected '/' or '@', found '2'");
  expectFails("(- 1@0)", Code::kSyntax, 2, kFailed + "expected a count, found byte 0x20");
  expectFails("(1@0,\n1@1)", Code::kSyntax, 5, kFailed + "expected '(' or a count, found byte 0x0a");
}

TEST(LayoutDescriptor, C1NamesTheByteAndTheExpectation) {
  expectFails("", Code::kSyntax, 0, kFailed + "expected '(', found the end of the text");
  expectFails("1@0", Code::kSyntax, 0, kFailed + "expected '(', found '1'");
  expectFails("(1@0", Code::kSyntax, 4, kFailed + "expected ',' or ')', found the end of the text");
  expectFails("(1@0,)", Code::kSyntax, 5, kFailed + "expected '(' or a count, found ')'");
  expectFails("(1)", Code::kSyntax, 2, kFailed + "expected '/' or '@', found ')'");
  expectFails("(1/2)", Code::kSyntax, 4, kFailed + "expected '@', found ')'");
  expectFails("(1@-1)", Code::kSyntax, 3, kFailed + "expected a dimension, found '-'");
  expectFails("(1/@0)", Code::kSyntax, 3, kFailed + "expected a denominator, found '@'");
  expectFails("(+1@0)", Code::kSyntax, 1, kFailed + "expected '(' or a count, found '+'");
}

TEST(LayoutDescriptor, TrailingTextIsRefused) {
  expectFails("(1@0) x", Code::kSyntax, 6,
              "unexpected trailing layout text: expected the end of the text, found 'x'");
  expectFails("()()", Code::kSyntax, 2,
              "unexpected trailing layout text: expected the end of the text, found '('");
  EXPECT_EQ(printed("(1@0) \t"), "(1@0)");
}

TEST(LayoutDescriptor, CountsAreReducedToLowestTerms) {
  EXPECT_EQ(printed("(6/4@0)"), "(3/2@0)");
  EXPECT_EQ(printed("(8/4@0)"), "(2@0)");
  EXPECT_EQ(printed("(3/-6@0)"), "(-1/2@0)");
  EXPECT_EQ(printed("(-0/7@0)"), "(0@0)");
  EXPECT_EQ(printed("(-9223372036854775808/-2@0)"), "(4611686018427387904@0)");
}

TEST(LayoutDescriptor, C2RefusesDenominatorZero) {
  expectFails("(1@0, 1/0@1)", Code::kDivisionByZero, 6, kFailed + "the denominator of a count is 0");
  expectFails("(0/-0@1)", Code::kDivisionByZero, 1, kFailed + "the denominator of a count is 0");
}

TEST(LayoutDescriptor, C3RefusesNumbersThatDoNotFit) {
  EXPECT_EQ(printed("(9223372036854775807@4294967295)"), "(9223372036854775807@4294967295)");
  EXPECT_EQ(printed("(-9223372036854775808@0)"), "(-9223372036854775808@0)");
  expectFails("(9223372036854775808@0)", Code::kOverflow, 1, kFailed + "a count leaves 64 bits");
  expectFails("(1@4294967296)", Code::kOverflow, 3, kFailed + "a dimension leaves 32 bits");
  expectFails("(1@99999999999999999999)", Code::kOverflow, 3, kFailed + "a dimension leaves 64 bits");
  expectFails("(-9223372036854775808/-1@0)", Code::kOverflow, 1,
              kFailed + "a count leaves 64 bits in lowest terms");
  expectFails("(1/-9223372036854775808@0)", Code::kOverflow, 1,
              kFailed + "a count leaves 64 bits in lowest terms");
}

TEST(LayoutDescriptor, C4BoundsNestingAndSize) {
  const auto nested = [](size_t depth) { return std::string(depth, '(') + std::string(depth, ')'); };
  EXPECT_TRUE(parseLayoutDescriptor(nested(kMaxNesting)).ok());
  for (const size_t depth : {kMaxNesting + 1, size_t{100000}}) {
    const auto d = parseLayoutDescriptor(nested(depth));
    ASSERT_FALSE(d.ok());
    EXPECT_EQ(d.error().rule, "layout_descriptor_c4");
    EXPECT_EQ(d.error().position, kMaxNesting);
  }
  EXPECT_EQ(parseLayoutDescriptor(std::string(10u << 20, '(')).error().rule, "layout_descriptor_c4");
  std::string dims = "(1";
  for (size_t i = 0; i < kMaxNodes; ++i) dims += "@1";
  EXPECT_EQ(parseLayoutDescriptor(dims + ")").error().rule, "layout_descriptor_c4");
  dims.resize(dims.size() - 4);
  EXPECT_TRUE(parseLayoutDescriptor(dims + ")").ok());
}

TEST(LayoutDescriptor, NormalFormDropsRedundantGrouping) {
  EXPECT_EQ(normalForm("((1@0, 8@1), 1@2)"), "((1@0, 8@1), 1@2)");
  EXPECT_EQ(normalForm("(((1@0, 8@1)), (1@2))"), "((1@0, 8@1), 1@2)");
  EXPECT_EQ(normalForm("((1@0, 1@1))"), "(1@0, 1@1)");
  EXPECT_EQ(normalForm("((((1@0))))"), "(1@0)");
  EXPECT_EQ(normalForm("(())"), "()");
  EXPECT_EQ(normalForm("((), 1@0)"), "((), 1@0)");
}

TEST(LayoutDescriptor, NormalFormKeepsOrderAndDimensions) {
  EXPECT_EQ(normalForm("(2@1, 2@0)"), "(2@1, 2@0)");
  EXPECT_EQ(normalForm("(2@1@0)"), "(2@1@0)");
  EXPECT_FALSE(equivalent(*parseLayoutDescriptor("(2@1, 2@0)"), *parseLayoutDescriptor("(2@0, 2@1)")));
  EXPECT_FALSE(equivalent(*parseLayoutDescriptor("(2@1@0)"), *parseLayoutDescriptor("(2@0@1)")));
  EXPECT_TRUE(equivalent(*parseLayoutDescriptor("((4/2@1))"), *parseLayoutDescriptor("(2@1)")));
}

TEST(LayoutDescriptor, C5RefusesCountsThatAreNoIntegers) {
  const auto n = normalize(*parseLayoutDescriptor("(4@1, (1/2@0))"));
  ASSERT_FALSE(n.ok());
  EXPECT_EQ(n.error().code, Code::kNotDivisible);
  EXPECT_EQ(n.error().rule, "layout_descriptor_c5");
  EXPECT_EQ(n.error().message, "the count 1/2 of a basis is no integer");
  EXPECT_EQ(normalForm("(4@1, (2/2@0))"), "(4@1, 1@0)");
  EXPECT_FALSE(equivalent(*parseLayoutDescriptor("(1/2@0)"), *parseLayoutDescriptor("(1/2@0)")));
}

TEST(LayoutDescriptor, TheRichCandidateIsComplete) {
  const LayoutDescriptor parsed = *parseLayoutDescriptor("((16@0), (1@1, 4@2@3))");
  EXPECT_EQ(parsed.kind, LayoutKind::kLayout);
  EXPECT_FALSE(parsed.normalizedStride.has_value());
  EXPECT_EQ(parsed.reference, ReferenceState::kDetached);
  const LayoutDescriptor normal = *normalize(parsed);
  EXPECT_EQ(*normal.normalizedStride, IntTuple::tuple({16, IntTuple::tuple({1, 4})}));
  EXPECT_EQ(normal.bases[1].entries[1].dims, (std::vector<uint32_t>{2, 3}));
  const LayoutDescriptor swizzled = withSwizzle(parsed, *Swizzle::make(3, 4, 3));
  EXPECT_EQ(swizzled.kind, LayoutKind::kComposedLayout);
  EXPECT_FALSE(equivalent(parsed, swizzled));
  EXPECT_TRUE(equivalent(swizzled, withSwizzle(parsed, *Swizzle::make(3, 4, 3))));
  EXPECT_FALSE(equivalent(swizzled, withSwizzle(parsed, *Swizzle::make(2, 4, 3))));
}

TEST(LayoutDescriptor, TablesUniqueByMeaning) {
  LayoutTable table;
  auto a = *table.acquire(*parseLayoutDescriptor("(2@0, 1@1)"));
  auto b = *table.acquire(*parseLayoutDescriptor("((4/2@0),1@1)"));
  const auto other = *table.acquire(*parseLayoutDescriptor("(1@1, 2@0)"));
  const auto swizzled = *table.acquire(withSwizzle(a, *Swizzle::make(3, 4, 3)));
  EXPECT_EQ(a.identity, b.identity);
  EXPECT_NE(a.identity, other.identity);
  EXPECT_NE(a.identity, swizzled.identity);
  EXPECT_NE(table.acquire(withSwizzle(a, *Swizzle::make(2, 4, 3)))->identity, swizzled.identity);
  EXPECT_EQ(table.references(a.identity), 2u);
  EXPECT_TRUE(table.release(b));
  EXPECT_FALSE(table.release(b));
  EXPECT_EQ(b.reference, ReferenceState::kReleased);
  EXPECT_EQ(table.references(a.identity), 1u);
  EXPECT_TRUE(table.release(a));
  EXPECT_EQ(table.references(a.identity), 0u);
  auto detached = *parseLayoutDescriptor("(2@0, 1@1)");
  EXPECT_FALSE(table.release(detached));
  EXPECT_FALSE(table.acquire(*parseLayoutDescriptor("(1/2@0)")).ok());
}

TEST(LayoutDescriptor, NothingTurnsABasisIntoABasisStride) {
  static_assert(!std::is_convertible_v<DescriptorEntry, IntTuple> &&
                !std::is_convertible_v<IntTuple, DescriptorEntry>);
  const auto normal = normalize(*parseLayoutDescriptor("(1@0@1)"));
  EXPECT_FALSE(normal->normalizedStride->hasBasis());
}

// --- one language -----------------------------------------------------------------------------

uint64_t seed() {
  const char* text = std::getenv("CUTECHECK_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 20240607;
}

// Near-sentences: a valid text with a few bytes replaced, inserted or dropped.
class Texts {
 public:
  explicit Texts(uint64_t seed) : random_(seed) {}

  std::string valid(int depth) {
    std::string text = blank() + "(" + blank();
    const uint64_t n = below(4);
    for (uint64_t i = 0; i < n; ++i)
      text +=
          (i > 0 ? "," : "") + blank() + (depth > 0 && below(3) == 0 ? valid(depth - 1) : basis()) + blank();
    return text + ")" + blank();
  }
  std::string mutated() {
    static constexpr std::string_view kBytes = "()@,/-0129 \t\nx";
    std::string text = valid(3);
    for (uint64_t n = below(4); n > 0; --n) {
      const size_t at = below(text.size() + 1);
      const std::string byte(1, kBytes[below(kBytes.size())]);
      switch (below(3)) {
        case 0:
          text.insert(at, byte);
          break;
        case 1:
          text.erase(at, 1);
          break;
        default:
          if (at < text.size()) text.replace(at, 1, byte);
      }
    }
    return text;
  }

 private:
  uint64_t below(uint64_t n) { return random_() % n; }
  std::string blank() { return below(4) == 0 ? (below(2) ? " " : "\t ") : ""; }
  std::string integer() { return (below(5) == 0 ? "-" : "") + std::to_string(below(12)); }
  std::string basis() {
    std::string text = integer() + blank();
    if (below(4) == 0) text += "/" + blank() + integer() + blank();
    do text += "@" + blank() + std::to_string(below(4)) + blank();
    while (below(4) == 0);
    return text;
  }
  std::mt19937_64 random_;
};

// Whether some `/` is followed by a zero: the one side condition that these short numbers can break.
bool dividesByZero(const std::string& text) {
  for (size_t slash = text.find('/'); slash != std::string::npos; slash = text.find('/', slash + 1)) {
    const size_t begin = text.find_first_not_of(" \t-", slash + 1);
    const size_t end = text.find_first_not_of("0123456789", begin);
    if (text.substr(begin, end - begin).find_first_not_of('0') == std::string::npos) return true;
  }
  return false;
}

TEST(LayoutDescriptor, ParserAndGrammarAcceptOneLanguage) {
  const auto grammar = Ebnf::parse(kLayoutDescriptorGrammar);
  ASSERT_TRUE(grammar.ok()) << grammar.error().str();
  Texts texts(seed());
  int accepted = 0, refused = 0;
  for (int i = 0; i < 8000; ++i) {
    const std::string text = texts.mutated();
    const bool expected = grammar->accepts(text) && !dividesByZero(text);
    const auto parsed = parseLayoutDescriptor(text);
    ASSERT_EQ(parsed.ok(), expected) << "'" << text << "' CUTECHECK_SEED=" << seed()
                                     << (parsed.ok() ? "" : " " + parsed.error().str());
    ++(expected ? accepted : refused);
  }
  EXPECT_GT(accepted, 1500);
  EXPECT_GT(refused, 1500);
}

TEST(LayoutDescriptor, RoundTripKeepsTheLayout) {
  Texts texts(seed());
  int cases = 0;
  for (int i = 0; i < 8000; ++i) {
    const auto first = parseLayoutDescriptor(texts.valid(3));
    if (!first.ok()) continue;  // a zero denominator
    const auto again = parseLayoutDescriptor(toString(*first));
    ASSERT_TRUE(again.ok()) << toString(*first);
    ASSERT_TRUE(again->bases == first->bases) << toString(*first);
    const auto normal = normalize(*first);
    if (!normal.ok()) continue;
    const auto second = parseLayoutDescriptor(toString(*normal));
    ASSERT_TRUE(second.ok()) << toString(*normal);
    ASSERT_TRUE(second->bases == normal->bases) << toString(*normal);
    ASSERT_TRUE(equivalent(*first, *second)) << toString(*normal);
    ++cases;
  }
  EXPECT_GT(cases, 2000);
}

TEST(LayoutDescriptor, EachReasonHasItsRule) {
  const auto rule = [](const std::string& text) { return parseLayoutDescriptor(text).error().rule; };
  EXPECT_EQ(rule("(1@"), "layout_descriptor_c1");
  EXPECT_EQ(rule("(1/0@0)"), "layout_descriptor_c2");
  EXPECT_EQ(rule("(9223372036854775808@0)"), "layout_descriptor_c3");
  EXPECT_EQ(rule("(1@4294967296)"), "layout_descriptor_c3");
  EXPECT_EQ(rule(std::string(kMaxNesting + 1, '(')), "layout_descriptor_c4");
  EXPECT_EQ(printed("(0/-3@0)"), "(0@0)");
  EXPECT_EQ(printed("(-9223372036854775808/-1@0)"), "kOverflow [layout_descriptor_c3] at byte 1: " + kFailed +
                                                        "a count leaves 64 bits in lowest terms");
  EXPECT_EQ(printed("(-6/-4@0)"), "(3/2@0)");
}

// As many entries and dimensions, as much nesting and as long a text as is read, and one more.
TEST(LayoutDescriptor, TheLargestTextIsRead) {
  const auto bases = [](size_t count) {
    std::string text = "(1@0";
    for (size_t i = 1; i < count; ++i) text += ",1@0";
    return text + ")";
  };
  EXPECT_TRUE(parseLayoutDescriptor(bases(kMaxNodes / 2)).ok());
  const std::string many = bases(kMaxNodes / 2 + 1);
  expectFails(many, Code::kLimit, many.size() - 4,
              kFailed + "more than " + std::to_string(kMaxNodes) + " entries and dimensions");
  EXPECT_TRUE(parseLayoutDescriptor(std::string(kMaxNesting, '(') + std::string(kMaxNesting, ')')).ok());
  expectFails(std::string(kMaxNesting + 1, '('), Code::kLimit, kMaxNesting,
              kFailed + "nested deeper than " + std::to_string(kMaxNesting) + " levels");
  EXPECT_TRUE(parseLayoutDescriptor("()" + std::string(kMaxTextBytes - 2, ' ')).ok());
  expectFails("()" + std::string(kMaxTextBytes - 1, ' '), Code::kLimit, kMaxTextBytes,
              kFailed + "longer than " + std::to_string(kMaxTextBytes) + " bytes");
}

TEST(LayoutDescriptor, IdentitiesAreCountedFromOne) {
  LayoutTable table;
  EXPECT_EQ(table.acquire(*parseLayoutDescriptor("(1@0)"))->identity, 1u);
  EXPECT_EQ(table.acquire(*parseLayoutDescriptor("(2@0)"))->identity, 2u);
  EXPECT_EQ(table.acquire(*parseLayoutDescriptor("((1@0))"))->identity, 1u);
  EXPECT_EQ(parseLayoutDescriptor("(2@0)")->identity, 0u);
  EXPECT_EQ(parseLayoutDescriptor("(2@0)")->kind, LayoutKind::kLayout);
  EXPECT_EQ(parseLayoutDescriptor("()")->kind, LayoutKind::kLayout);
}

}  // namespace
}  // namespace cutecheck
