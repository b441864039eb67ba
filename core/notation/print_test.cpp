// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/print.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "core/notation/parse.h"

namespace cutecheck {
namespace {

// Values at random, small and large, with every kind of leaf. CUTECHECK_SEED overrides the seed.
class Generator {
 public:
  explicit Generator(uint64_t seed) : random_(seed) {}

  int64_t below(int64_t n) { return static_cast<int64_t>(random_() % static_cast<uint64_t>(n)); }
  bool chance(int oneIn) { return below(oneIn) == 0; }

  int64_t number() {
    if (chance(20)) return static_cast<int64_t>(random_());
    return below(40) - 12;
  }
  Scalar symbol() {
    static const char* const kNames[] = {"M", "N", "o", "S", "x_1", "div"};
    return ScalarNode::symbol(kNames[below(6)], chance(3) ? 8 : 1);
  }
  // A term without a constant fold that fails: its divisors are symbols, its numbers small.
  Scalar scalar(int depth) {
    using Op = ScalarNode::Op;
    if (depth == 0 || chance(4)) return chance(3) ? ScalarNode::constant(below(40) - 12) : symbol();
    const Scalar lhs = scalar(depth - 1);
    switch (below(6)) {
      case 0:
        return ScalarNode::binary(Op::kAdd, lhs, scalar(depth - 1));
      case 1:
        return ScalarNode::binary(Op::kSub, lhs, scalar(depth - 1));
      case 2:
        return ScalarNode::binary(Op::kMul, lhs, scalar(depth - 1));
      case 3:
        return ScalarNode::binary(Op::kDiv, lhs, symbol());
      case 4:
        return ScalarNode::binary(Op::kMod, lhs, ScalarNode::constant(1 + below(9)));
      default:
        return ScalarNode::negate(lhs);
    }
  }
  IntTuple leaf() {
    switch (below(8)) {
      case 0:
        return IntTuple::dynamic({chance(2) ? 32 : 64, 1 + below(16)});
      case 1:
        return IntTuple::symbolic(scalar(3));
      default:
        return IntTuple(number());
    }
  }
  IntTuple based(IntTuple t) {
    if (!chance(3)) return t;
    std::vector<uint32_t> path;
    for (int64_t n = 1 + below(3); n > 0; --n) path.push_back(static_cast<uint32_t>(below(4)));
    return t.withPath(std::move(path));
  }
  IntTuple tuple(int depth) {
    if (depth == 0 || chance(3)) return chance(12) ? IntTuple::underscore() : based(leaf());
    std::vector<IntTuple> modes;
    for (int64_t n = below(4); n > 0; --n) modes.push_back(tuple(depth - 1));
    return IntTuple::tuple(std::move(modes));
  }
  IntTuple extent() {
    const IntTuple t = leaf();
    return t.kind() == IntTuple::Kind::kInt && t.value() < 1 ? IntTuple(1 + below(6)) : t;
  }
  Layout layout(int depth) {
    if (depth == 0 || chance(3)) return Layout::unchecked(extent(), based(leaf()));
    std::vector<Layout> modes;
    for (int64_t n = below(4); n > 0; --n) modes.push_back(layout(depth - 1));
    return concat(modes);
  }
  Swizzle swizzle() {
    const int bits = static_cast<int>(below(5)), shift = bits + static_cast<int>(below(4));
    return Swizzle{bits, static_cast<int>(below(6)), chance(2) ? shift : -shift};
  }
  ComposedLayout composed() { return {swizzle(), leaf(), layout(3)}; }
  Tiler tiler(int depth) {
    if (chance(5)) return Tiler::keep();
    if (depth == 0 || chance(2)) return Tiler(layout(2));
    std::vector<Tiler> modes;
    for (int64_t n = below(4); n > 0; --n) modes.push_back(tiler(depth - 1));
    return Tiler::tuple(std::move(modes));
  }

 private:
  std::mt19937_64 random_;
};

uint64_t seed() {
  const char* text = std::getenv("CUTECHECK_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 20240607;
}

template <typename Make, typename Parse>
void expectRoundTrip(const Make& make, const Parse& parse) {
  Generator generator(seed());
  int cases = 0;
  for (; cases < 10000; ++cases) {
    const auto value = make(generator);
    const std::string text = toString(value);
    const auto back = parse(text);
    ASSERT_TRUE(back.ok()) << text << ": " << back.error().str() << ", CUTECHECK_SEED=" << seed();
    ASSERT_TRUE(*back == value) << text << " reads as " << toString(*back) << ", CUTECHECK_SEED=" << seed();
    ASSERT_EQ(toString(*back), text);
  }
  EXPECT_EQ(cases, 10000);
}

TEST(Print, IntTuplesParseBack) {
  expectRoundTrip([](Generator& g) { return g.tuple(4); }, parseIntTuple);
}
TEST(Print, SymbolicTermsParseBack) {
  expectRoundTrip([](Generator& g) { return IntTuple::symbolic(g.scalar(6)); }, parseIntTuple);
}
TEST(Print, LayoutsParseBack) {
  expectRoundTrip([](Generator& g) { return g.layout(4); }, parseLayout);
}
TEST(Print, TilersParseBack) {
  expectRoundTrip([](Generator& g) { return g.tiler(3); }, parseTiler);
}
TEST(Print, SwizzlesParseBack) {
  expectRoundTrip([](Generator& g) { return g.swizzle(); }, parseSwizzle);
}
TEST(Print, ComposedLayoutsParseBack) {
  expectRoundTrip([](Generator& g) { return g.composed(); }, parseComposedLayout);
}

// A layout tiler and a tuple are values of their own kind as soon as they print alone.
TEST(Print, ValuesParseBackAsTheirKind) {
  const auto value = [](Generator& g) -> Value {
    switch (g.below(6)) {
      case 0:
        return g.tuple(3);
      case 1:
        return g.layout(3);
      case 2:
        return g.composed();
      case 3:
        return g.swizzle();
      case 4:
        return Tiler::tuple({g.tiler(2)});
      default:
        return g.chance(2);
    }
  };
  expectRoundTrip(value, parseValue);
}

// --- expressions ------------------------------------------------------------------------------

bool same(const Expression& a, const Expression& b) {
  if (a.kind != b.kind || a.op != b.op || a.relation != b.relation || a.value != b.value ||
      a.base != b.base || a.shift != b.shift || a.name != b.name || a.width != b.width || a.path != b.path ||
      a.children.size() != b.children.size())
    return false;
  for (size_t i = 0; i < a.children.size(); ++i)
    if (!same(a.children[i], b.children[i])) return false;
  return true;
}

// Texts of the grammar at random, one function a level.
class Sentences {
 public:
  explicit Sentences(uint64_t seed) : g_(seed) {}

  std::string claim(int d) {
    static const char* const kRelations[] = {"==", "===", "!=", "<=", "<", ">=", ">"};
    return g_.chance(3) ? compose(d) + kRelations[g_.below(7)] + compose(d) : compose(d);
  }

 private:
  std::string compose(int d) { return g_.chance(5) ? pair(d) + " o" + blank() + compose(d - 1) : pair(d); }
  std::string pair(int d) { return g_.chance(3) ? sum(d) + ":" + sum(d) : sum(d); }
  std::string sum(int d) {
    return g_.chance(4) ? sum(d - 1) + (g_.chance(2) ? "+" : "-") + term(d) : term(d);
  }
  std::string term(int d) {
    static const char* const kOps[] = {"*", "/", "%"};
    return g_.chance(4) ? term(d - 1) + kOps[g_.below(3)] + factor(d) : factor(d);
  }
  std::string factor(int d) {
    if (g_.chance(8)) return "-" + factor(d);
    std::string text = blank() + primary(d);
    while (g_.chance(8)) text += "@" + std::to_string(g_.below(4));
    return text;
  }
  std::string primary(int d) {
    if (d <= 0) return std::to_string(g_.below(100));
    switch (g_.below(9)) {
      case 0:
        return "M" + std::string(g_.chance(2) ? "{div=4}" : "");
      case 1:
        return "f(" + list(d, ',', true) + ")";
      case 2:
        return g_.chance(2) ? "?" : "?{i64 div=8}";
      case 3:
        return "_";
      case 4:
        return "<" + list(d, ',', false) + ">";
      case 5:
        return "[" + list(d, ';', false) + "]";
      case 6:
        return "S<3,4,-3>";
      default:
        return "(" + list(d, ',', false) + ")";
    }
  }
  std::string list(int d, char separator, bool claims) {
    std::string text;
    const int64_t n = g_.below(4);
    for (int64_t i = 0; i < n; ++i)
      text += (i > 0 ? std::string(1, separator) : "") + (claims ? claim(d - 1) : compose(d - 1));
    return text;
  }
  std::string blank() { return g_.chance(5) ? " " : ""; }

  Generator g_;
};

TEST(Print, ExpressionsParseBack) {
  Sentences sentences(seed());
  int cases = 0;
  for (; cases < 10000; ++cases) {
    const std::string text = sentences.claim(4);
    const auto first = parseExpression(text);
    ASSERT_TRUE(first.ok()) << text << ": " << first.error().str() << ", CUTECHECK_SEED=" << seed();
    const std::string printed = toString(*first);
    const auto second = parseExpression(printed);
    ASSERT_TRUE(second.ok()) << printed << " from " << text << ": " << second.error().str();
    ASSERT_TRUE(same(*first, *second)) << text << " prints as " << printed;
  }
  EXPECT_EQ(cases, 10000);
}

TEST(Print, ExpressionsBuiltByHandKeepTheirMeaning) {
  const auto leaf = [](int64_t value) {
    Expression e;
    e.value = value;
    return e;
  };
  const auto node = [](Expression::Kind kind, char op, std::vector<Expression> children) {
    Expression e;
    e.kind = kind;
    e.op = op;
    e.children = std::move(children);
    return e;
  };
  using Kind = Expression::Kind;
  const Expression sum = node(Kind::kBinary, '+', {leaf(1), leaf(2)});
  EXPECT_EQ(toString(node(Kind::kBinary, '*', {sum, leaf(3)})), "(1+2)*3");
  EXPECT_EQ(toString(node(Kind::kBinary, '-', {leaf(3), sum})), "3-(1+2)");
  EXPECT_EQ(toString(node(Kind::kUnary, '-', {leaf(3)})), "-(3)");
  EXPECT_EQ(toString(node(Kind::kBasis, 0, {leaf(3)})), "3");
}

TEST(Print, NotationIsTheStatedOne) {
  EXPECT_EQ(toString(IntTuple(1).withPath({0, 1})), "1@1@0");
  EXPECT_EQ(toString(IntTuple::dynamic({32, 1})), "?");
  EXPECT_EQ(toString(IntTuple::dynamic({64, 8})), "?{i64 div=8}");
  EXPECT_EQ(toString(*parseLayout("((2,2), 4) : ((1,2), 8)")), "((2,2),4):((1,2),8)");
  EXPECT_EQ(toString(*parseTiler("<4:1,_>")), "[4:1;_]");
  EXPECT_EQ(toString(*parseComposedLayout("Sw<3,4,3> o (8,64):(64,1)")), "S<3,4,3> o 0 o (8,64):(64,1)");
  EXPECT_EQ(toString(Value(true)), "true");
  EXPECT_EQ(toString(*parseExpression("a<=b")), "a <= b");
}

}  // namespace
}  // namespace cutecheck
