// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/bitvectors.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/evaluate.h"
#include "oracle/smt/cvc5.h"

namespace cutecheck::oracle {
namespace {

using Op = TermNode::Op;
using Status = Solved::Status;

const Term x = variable("x"), y = variable("y");

std::vector<Term> within(const Term& v, int64_t low, int64_t high) {
  return {lessEqual(integer(low), v), lessEqual(v, integer(high))};
}

std::vector<Term> operator+(std::vector<Term> a, const std::vector<Term>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Status solved(const std::vector<Term>& assertions, Engine engine = Engine::kZ3) {
  const Expected<BitScript> script = bitScript(assertions);
  EXPECT_TRUE(script.ok()) << script.error().str();
  if (!script) return Status::kUnknown;
  const std::vector<std::string> names;
  return (engine == Engine::kZ3 ? solveScript(script->text, names, 2'000'000)
                                : solveScriptByCvc5(script->text, names, 2'000'000))
      .status;
}

// One bit for the sign, the others for the largest number on the way.
TEST(Bitvectors, WidthIsThatOfTheLargestNumber) {
  const Term product = equals(x * y, integer(49));
  EXPECT_EQ(bitScript(std::vector{product} + within(x, 0, 7) + within(y, 0, 7))->width, 7u);
  EXPECT_EQ(bitScript(std::vector{product} + within(x, 0, 8) + within(y, 0, 8))->width, 8u);
  EXPECT_EQ(bitScript(std::vector{product} + within(x, -8, 7) + within(y, 0, 7))->width, 7u);
  EXPECT_EQ(solved(std::vector{product} + within(x, 0, 7) + within(y, 0, 7)), Status::kSat);
  EXPECT_EQ(solved(std::vector{equals(x * y, integer(50))} + within(x, 0, 7) + within(y, 0, 7)),
            Status::kUnsat);
}

TEST(Bitvectors, C1RefusesWhatHasNoBound) {
  const Expected<BitScript> open = bitScript({lessEqual(integer(0), x), equals(x * x, integer(2))});
  ASSERT_FALSE(open.ok());
  EXPECT_EQ(open.error().rule, "bitvectors_c1");
  EXPECT_TRUE(bitScript(within(x, 0, 9) + std::vector{equals(x * x, integer(2))}).ok());
  const Int128 far = Int128(1) << 70;
  const std::vector<Term> wide = {lessEqual(integer(0), x), lessEqual(x, integer(far))};
  EXPECT_TRUE(bitScript(wide).ok());
  EXPECT_FALSE(bitScript(wide + std::vector{equals(x * x, integer(2))}).ok());
}

TEST(Bitvectors, C1RefusesProductsBeyond32Bits) {
  const Term square = equals(x * x, integer(2));
  EXPECT_TRUE(bitScript(within(x, 0, 65535) + std::vector{square}).ok());
  EXPECT_FALSE(bitScript(within(x, 0, 200000) + std::vector{square}).ok());
  EXPECT_TRUE(bitScript(within(x, 0, 200000) + std::vector{equals(integer(200000) * x, integer(2))}).ok());
}

TEST(Bitvectors, BoundsThatContradictEachOtherLeaveNothing) {
  EXPECT_EQ(solved(within(x, 5, 900) + within(x, -900, 4)), Status::kUnsat);
  EXPECT_EQ(solved(within(x, 5, 900) + within(x, -900, 5)), Status::kSat);
}

TEST(Bitvectors, BoundsComeThroughSumsAndProducts) {
  // x*y <= 64 with x, y >= 1; 8*x <= 100; x + y <= 9 with x, y >= 0.
  EXPECT_TRUE(
      bitScript({lessEqual(integer(1), x), lessEqual(integer(1), y), lessEqual(x * y, integer(64))}).ok());
  EXPECT_TRUE(bitScript({lessEqual(integer(1), integer(8) * x), less(integer(8) * x, integer(100))}).ok());
  EXPECT_TRUE(
      bitScript({lessEqual(integer(0), x), lessEqual(integer(0), y), lessEqual(x + y, integer(9))}).ok());
  EXPECT_FALSE(bitScript({lessEqual(integer(0), x), lessEqual(x + y, integer(9))}).ok());
}

// Random formulas over two small ranges: a model exists for the solver exactly when there is one.
class RandomFormula {
 public:
  explicit RandomFormula(uint64_t seed) : random_(seed) {}

  int64_t number(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random_);
  }
  Term term(int depth) {
    if (depth == 0) return number(0, 2) == 0 ? integer(number(-9, 9)) : number(0, 1) == 0 ? x : y;
    const Term a = term(depth - 1), b = term(depth - 1);
    switch (number(0, 7)) {
      case 0:
        return a + b;
      case 1:
        return a - b;
      case 2:
        return a * b;
      case 3:
        return make(Op::kDiv, {a, integer(number(1, 9))});
      case 4:
        return make(Op::kMod, {a, integer(number(1, 9))});
      case 5:
        return make(Op::kIf, {less(a, b), b, a});
      case 6:
        return make(Op::kXor, {a, b});
      default:
        return make(number(0, 1) == 0 ? Op::kDiv : Op::kMod, {a, y + integer(10)});
    }
  }

 private:
  std::mt19937_64 random_;
};

Int128 value(const Term& t, int64_t vx, int64_t vy) {
  if (t->op == Op::kInt) return t->value;
  if (t->op == Op::kVariable) return t->name == "x" ? vx : vy;
  std::array<Int128, 3> v{};
  for (size_t i = 0; i < t->operands.size(); ++i) v[i] = value(t->operands[i], vx, vy);
  switch (t->op) {
    case Op::kAdd:
      return v[0] + v[1];
    case Op::kMul:
      return v[0] * v[1];
    case Op::kNegate:
      return -v[0];
    case Op::kDiv:
      return floorDiv(v[0], v[1]);
    case Op::kMod:
      return floorMod(v[0], v[1]);
    case Op::kIf:
      return v[0] != 0 ? v[1] : v[2];
    case Op::kXor:
      return v[0] ^ v[1];
    case Op::kLess:
      return v[0] < v[1] ? 1 : 0;
    default:
      return v[0] == v[1] ? 1 : 0;
  }
}

TEST(Bitvectors, AgreeWithEnumerationOfTheIntegers) {
  RandomFormula random(1);
  const bool second = cvc5Version().has_value();
  int sat = 0, unsat = 0;
  for (int i = 0; i < 300; ++i) {
    const int64_t lowX = random.number(-20, 5), lowY = random.number(-9, 5);
    const int64_t highX = lowX + random.number(0, 30), highY = lowY + random.number(0, 9);
    const Term a = random.term(2), b = random.term(2);
    const Term claim = random.number(0, 1) == 0 ? equals(a, b) : less(a * a + b, b - integer(40));
    bool any = false;
    for (int64_t vx = lowX; vx <= highX && !any; ++vx)
      for (int64_t vy = lowY; vy <= highY && !any; ++vy) any = value(claim, vx, vy) != 0;
    const std::vector<Term> assertions = std::vector{claim} + within(x, lowX, highX) + within(y, lowY, highY);
    const std::string text = bitScript(assertions).ok() ? bitScript(assertions)->text : "no bounds";
    EXPECT_EQ(solved(assertions), any ? Status::kSat : Status::kUnsat) << text;
    if (second && i % 10 == 0) {
      EXPECT_EQ(solved(assertions, Engine::kCvc5), any ? Status::kSat : Status::kUnsat) << text;
    }
    ++(any ? sat : unsat);
  }
  EXPECT_GT(sat, 50);
  EXPECT_GT(unsat, 50);
}

Attempt onBits(const char* claim, const char* where, Encoding encoding) {
  const Claim read = makeClaim(claim, where).value();
  const Goals goals = goalsOf(read, 1 << 12).value();
  return decideByBitvectors(goals.goals.back(), {read.constraints, read.symbols}, encoding, 2'000'000);
}

struct Twin {
  const char *claim, *where, *falseClaim, *falseWhere;
};
constexpr Twin kTwins[] = {
    {"S<3,3,3> o 0 o S<3,3,3> o 0 o M:1 == M:1", "M<=4096", "S<3,3,3> o 0 o S<3,3,4> o 0 o M:1 == M:1",
     "M<=4096"},
    {"bijective(S<3,4,3> o 0 o M:1, M)", "M<=65536,M%128==0", "bijective(S<3,4,3> o 0 o M:2, M)",
     "M<=65536,M%64==0"},
    {"S<1,10,5> o 0 o M:1 == M:1", "M>17000,M<=20000", "S<1,10,3> o 0 o M:1 == M:1", "M>17000,M<=20000"},
    {"S<1,10,5> o 0 o 0-X:1 == 0-X:1", "X<-17000,X>=-20000", "S<1,10,3> o 0 o 0-X:1 == 0-X:1",
     "X<-17000,X>=-20000"}};

TEST(Bitvectors, DecideAndRefuteTheTwin) {
  for (const Twin& twin : kTwins) {
    EXPECT_EQ(prove(twin.claim, twin.where)->verdict, Verdict::kProved) << twin.claim;
    const Expected<Answer> refuted = prove(twin.falseClaim, twin.falseWhere);
    ASSERT_TRUE(refuted.ok()) << twin.falseClaim;
    EXPECT_EQ(refuted->verdict, Verdict::kRefuted) << twin.falseClaim;
    EXPECT_TRUE(refuted->counterexample.has_value());
  }
  // Both encodings of the last goal of a claim, and a model that can be read.
  for (Encoding encoding : kBitEncodings) {
    EXPECT_EQ(onBits(kTwins[0].claim, kTwins[0].where, encoding).outcome, Attempt::Outcome::kProved);
    const Attempt refuted = onBits(kTwins[3].falseClaim, kTwins[3].falseWhere, encoding);
    EXPECT_EQ(refuted.outcome, Attempt::Outcome::kRefuted) << refuted.reason;
    ASSERT_TRUE(refuted.counterexample.has_value());
    EXPECT_LT(refuted.counterexample->assignment.at("X"), -17000);
  }
}

// Each goal of random swizzled claims over a symbol of few values, beside all its values.
TEST(Bitvectors, AgreeWithEnumerationOfSwizzledClaims) {
  RandomFormula random(7);
  const auto number = [&](int64_t low, int64_t high) { return std::to_string(random.number(low, high)); };
  const auto swizzle = [&] {
    const int64_t bits = random.number(0, 2), shift = bits + random.number(0, 2);
    return "S<" + std::to_string(bits) + "," + number(0, 2) + "," + (random.number(0, 3) == 0 ? "-" : "") +
           std::to_string(shift) + ">";
  };
  const auto side = [&] {
    static const char* kLayouts[] = {"(4,M):(1,4)", "(M,4):(4,1)", "(M,2,2):(2,1,16)", "4*M:1",
                                     "(4,M):(2,8)"};
    return swizzle() + " o " + number(0, 4) + "*M o " + kLayouts[random.number(0, 4)];
  };
  int proved = 0, refuted = 0;
  for (int i = 0; i < 150; ++i) {
    const std::string a = side();
    const int64_t kind = random.number(0, 3);
    const std::string text =
        kind == 0   ? a + " == " + side()
        : kind == 1 ? "injective(" + a + ")"
        : kind == 2 ? "bijective(" + a + ",4*M)"
                    : a + " == " + a.substr(0, a.find(" o ")) + " o 0 o S<0,0,0>" + a.substr(a.find(" o "));
    const Claim claim = makeClaim(text, "M <= 6").value();
    const Goals goals = goalsOf(claim, 1 << 12).value();
    for (size_t k = 0; k < goals.goals.size(); ++k) {
      const Goal& goal = goals.goals[k];
      if (!hasSwizzle(goal)) continue;
      bool holds = true;
      for (int64_t m = 1; m <= 6 && holds; ++m)
        holds = decideByEnumeration(goalsAt(claim, {{"M", m}}, 1 << 12)->goals[k], 1 << 12).outcome ==
                Attempt::Outcome::kProved;
      for (Encoding encoding : kBitEncodings) {
        const Attempt attempt =
            decideByBitvectors(goal, {claim.constraints, claim.symbols}, encoding, 2'000'000);
        EXPECT_EQ(attempt.outcome, holds ? Attempt::Outcome::kProved : Attempt::Outcome::kRefuted)
            << text << ": " << goal.text << ": " << attempt.reason;
      }
      ++(holds ? proved : refuted);
    }
  }
  EXPECT_GT(proved, 40);
  EXPECT_GT(refuted, 40);
}

// What the integers leave open within a tenth of the budget.
TEST(Bitvectors, DecideWhatIntegersLeaveOpen) {
  const Claim claim = makeClaim(kTwins[0].claim, kTwins[0].where).value();
  const Goals goals = goalsOf(claim, 1 << 12).value();
  for (Encoding encoding : kEncodings)
    EXPECT_EQ(
        decideByIntegers(goals.goals.back(), {claim.constraints, claim.symbols}, encoding, 200'000).outcome,
        Attempt::Outcome::kUnknown);
}

TEST(Bitvectors, WithoutABoundTheClaimStaysOpen) {
  Options poor;
  poor.budget = 10'000;
  EXPECT_EQ(prove(kTwins[0].claim, "", poor)->verdict, Verdict::kUnknown);
  EXPECT_EQ(prove(kTwins[0].claim, kTwins[0].where, poor)->verdict, Verdict::kProved);
}

}  // namespace
}  // namespace cutecheck::oracle
