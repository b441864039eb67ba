// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random small claims: the verdict against a count that knows nothing of the oracle.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <set>
#include <vector>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

uint64_t seed() {
  const char* text = std::getenv("CUTECHECK_SEED");
  return text ? std::strtoull(text, nullptr, 10) : 20240611;
}

struct Flat {
  std::vector<int64_t> extents, strides;
  int64_t size() const {
    int64_t n = 1;
    for (int64_t e : extents) n *= e;
    return n;
  }
  int64_t at(int64_t i) const {
    int64_t sum = 0;
    for (size_t k = 0; k < extents.size(); ++k) {
      sum += i % extents[k] * strides[k];
      i /= extents[k];
    }
    return sum;
  }
  std::string text() const {
    std::string shape = "(", stride = "(";
    for (size_t k = 0; k < extents.size(); ++k) {
      shape += (k ? "," : "") + std::to_string(extents[k]);
      stride += (k ? "," : "") + std::to_string(strides[k]);
    }
    return shape + "):" + stride + ")";
  }
};

class Draw {
 public:
  explicit Draw(uint64_t seed) : random_(seed) {}
  int64_t between(int64_t low, int64_t high) {
    return low + static_cast<int64_t>(random_() % static_cast<uint64_t>(high - low + 1));
  }
  Flat layout() {
    Flat flat;
    int64_t running = 1;
    for (int64_t k = between(1, 3); k > 0; --k) {
      int64_t extent = between(1, 6);
      // Half of the strides continue the one before, so that equal and injective layouts are common.
      flat.extents.push_back(extent);
      flat.strides.push_back(between(0, 1) ? running : between(-3, 12));
      running = extent * flat.strides.back();
    }
    return flat;
  }

 private:
  std::mt19937_64 random_;
};

Verdict verdictOf(const std::string& text, const std::string& where = {}) {
  Options options;
  options.budget = 300'000;  // what is not decided by then may stay Unknown here
  Expected<Answer> answer = prove(text, where, options);
  EXPECT_TRUE(answer.ok()) << text << ": " << (answer ? "" : answer.error().str());
  return answer ? answer->verdict : Verdict::kInconsistent;
}

TEST(ProveRandom, StaticVerdictsAreRight) {
  Draw draw(seed());
  size_t equal = 0, injective = 0, total = 0;
  for (int round = 0; round < 1500; ++round) {
    Flat a = draw.layout(), b = draw.layout();
    if (round % 3 == 0) {
      // The same function written with other modes.
      b = a;
      for (size_t k = 0; k < b.extents.size(); ++k) {
        if (b.extents[k] % 2 != 0) continue;
        b.extents.insert(b.extents.begin() + static_cast<std::ptrdiff_t>(k), 2);
        b.strides.insert(b.strides.begin() + static_cast<std::ptrdiff_t>(k), b.strides[k]);
        b.extents[k + 1] /= 2;
        b.strides[k + 1] *= 2;
        break;
      }
    }
    bool same = a.size() == b.size();
    for (int64_t i = 0; same && i < a.size(); ++i) same = a.at(i) == b.at(i);
    std::string claim = a.text() + " == " + b.text();
    ASSERT_EQ(verdictOf(claim), same ? Verdict::kProved : Verdict::kRefuted) << claim << " seed " << seed();

    std::set<int64_t> image;
    for (int64_t i = 0; i < a.size(); ++i) image.insert(a.at(i));
    bool different = static_cast<int64_t>(image.size()) == a.size();
    Expected<Answer> answer = prove("injective(" + a.text() + ")");
    ASSERT_TRUE(answer.ok());
    ASSERT_EQ(answer->verdict, different ? Verdict::kProved : Verdict::kRefuted) << a.text();
    equal += same;
    injective += different;
    total += 2;
  }
  std::cout << total << " static claims, " << equal << " equal, " << injective << " injective, 0 wrong\n";
  EXPECT_EQ(total, 3000u);
  EXPECT_GT(equal, 300u);
  EXPECT_GT(injective, 300u);
}

TEST(ProveRandom, ComposableIsTheExistenceOfALayout) {
  Draw draw(seed() + 1);
  size_t composable = 0, total = 0;
  for (int round = 0; round < 1500; ++round) {
    Flat a = draw.layout(), b = draw.layout();
    for (int64_t& stride : b.strides) stride = std::abs(stride);
    // A leaf n of b may become any ordered factorisation of n; strides follow from the values.
    auto f = [&](int64_t c) {
      int64_t x = b.at(c), sum = 0;
      for (size_t k = 0; k < a.extents.size(); ++k) {
        bool last = k + 1 == a.extents.size();
        sum += (last ? x : x % a.extents[k]) * a.strides[k];
        x /= a.extents[k];
      }
      return sum;
    };
    bool exists = true;
    int64_t radix = 1;
    std::vector<std::vector<int64_t>> axes;
    for (int64_t n : b.extents) {
      std::vector<int64_t> values;
      for (int64_t x = 0; x < n; ++x) values.push_back(f(x * radix));
      bool some = false;
      // Extents up to 6 have at most two factors above 1.
      for (int64_t s = 1; s <= n; ++s) {
        if (n % s != 0) continue;
        bool agrees = true;
        for (int64_t x = 0; x < n; ++x) {
          int64_t low = s > 1 ? values[1] : 0, high = s < n ? values[static_cast<size_t>(s)] : 0;
          agrees &= values[static_cast<size_t>(x)] == x % s * low + x / s * high;
        }
        some |= agrees;
      }
      exists &= some;
      axes.push_back(values);
      radix *= n;
    }
    for (int64_t c = 0; exists && c < b.size(); ++c) {
      int64_t sum = 0, rest = c;
      for (size_t k = 0; k < b.extents.size(); ++k) {
        sum += axes[k][static_cast<size_t>(rest % b.extents[k])];
        rest /= b.extents[k];
      }
      exists = sum == f(c);
    }
    std::string claim = "composable(" + a.text() + "," + b.text() + ")";
    ASSERT_EQ(verdictOf(claim), exists ? Verdict::kProved : Verdict::kRefuted) << claim;
    composable += exists;
    ++total;
  }
  std::cout << total << " compositions, " << composable << " composable, 0 wrong\n";
  EXPECT_GT(composable, 300u);
  EXPECT_LT(composable, total - 100);
}

TEST(ProveRandom, SymbolicVerdictsAgreeWithAGrid) {
  Draw draw(seed() + 2);
  const std::vector<std::string> extents = {"M", "N", "2", "3"};
  const std::vector<std::string> strides = {"1", "M", "N", "2", "M*N", "2*M", "3*N", "N+1"};
  auto value = [](const std::string& text, int64_t m, int64_t n) -> int64_t {
    if (text == "M") return m;
    if (text == "N") return n;
    if (text == "M*N") return m * n;
    if (text == "2*M") return 2 * m;
    if (text == "3*N") return 3 * n;
    if (text == "N+1") return n + 1;
    return std::stoll(text);
  };
  auto pick = [&](const std::vector<std::string>& from) {
    return from[static_cast<size_t>(draw.between(0, static_cast<int64_t>(from.size()) - 1))];
  };
  std::map<Verdict, size_t> verdicts;
  for (int round = 0; round < 40; ++round) {
    std::vector<std::string> e = {pick(extents), pick(extents)}, d = {pick(strides), pick(strides)};
    if (round % 2 == 0) d = {"1", e[0]};
    bool holds = true;
    for (int64_t m = 1; m <= 7; ++m)
      for (int64_t n = 1; n <= 7; ++n) {
        Flat flat{{value(e[0], m, n), value(e[1], m, n)}, {value(d[0], m, n), value(d[1], m, n)}};
        std::set<int64_t> image;
        for (int64_t i = 0; i < flat.size(); ++i) image.insert(flat.at(i));
        holds &= static_cast<int64_t>(image.size()) == flat.size();
      }
    std::string claim = "injective((" + e[0] + "," + e[1] + "):(" + d[0] + "," + d[1] + "))";
    Verdict verdict = verdictOf(claim, "M>0,N>0");
    ++verdicts[verdict];
    ASSERT_NE(verdict, Verdict::kInconsistent) << claim;
    if (verdict == Verdict::kProved) ASSERT_TRUE(holds) << claim;
    if (!holds) ASSERT_EQ(verdict, Verdict::kRefuted) << claim;
    if (verdict == Verdict::kUnknown) std::cout << "unknown: " << claim << "\n";
  }
  std::cout << "40 symbolic claims: " << verdicts[Verdict::kProved] << " proved, " << verdicts[Verdict::kRefuted]
            << " refuted, " << verdicts[Verdict::kUnknown] << " unknown\n";
  EXPECT_GE(verdicts[Verdict::kProved], 10u);
  EXPECT_GE(verdicts[Verdict::kRefuted], 5u);
}

// Texts of claims, nested calls and odd leaves included; many are refused, none may contradict itself.
class DrawClaim {
 public:
  explicit DrawClaim(uint64_t seed) : random_(seed) {}

  std::string claim() {
    switch (below(8)) {
      case 0: return "injective(" + layout(2) + ")";
      case 1: return "bijective(" + layout(2) + "," + leaf() + ")";
      case 2: return "composable(" + layout(1) + "," + argument(1) + ")";
      case 3: return "compatible(" + layout(1) + "," + layout(1) + ")";
      case 4: return "covers(" + layout(1) + "," + leaf() + ")";
      case 5: return "disjoint(" + layout(1) + "," + layout(1) + ")";
      case 6: return leaf() + " <= cosize(" + layout(1) + ")";
      default: return layout(2) + (below(3) ? " == " : " === ") + layout(2);
    }
  }
  std::string premises() { return below(3) ? "" : "M>" + leaf() + ",N<=" + leaf(); }

 private:
  size_t below(size_t n) { return random_() % n; }
  std::string pick(const std::vector<std::string>& from) { return from[below(from.size())]; }
  std::string leaf() {
    static const std::vector<std::string> kOften = {"1", "2", "3", "4", "8", "M", "N", "M{div=4}", "?", "M*N", "M/2"};
    static const std::vector<std::string> kSeldom = {"M%3", "0", "-1", "M-N", "N/M", "(2)", "9223372036854775807"};
    return pick(below(6) ? kOften : kSeldom);
  }
  std::string layout(int depth) {
    static const std::vector<std::string> kBinary = {"composition", "complement", "logical_divide", "zipped_divide",
                                                     "logical_product", "raked_product", "make_layout_tv"};
    static const std::vector<std::string> kUnary = {"coalesce", "right_inverse", "filter"};
    if (depth == 0 || below(3) == 0)
      return below(3) ? "(" + leaf() + "," + leaf() + "):(" + leaf() + "," + leaf() + ")" : leaf() + ":" + leaf();
    if (below(8) == 0) return "S<2,1,3> o 0 o " + layout(depth - 1);
    if (below(3) == 0) return pick(kUnary) + "(" + layout(depth - 1) + ")";
    std::string name = pick(kBinary);
    return name + "(" + layout(depth - 1) + "," + (name == "complement" ? leaf() : argument(depth - 1)) + ")";
  }
  std::string argument(int depth) {
    if (below(6) == 0) return "<" + layout(0) + "," + leaf() + ">";
    return below(4) ? layout(depth) : leaf();
  }

  std::mt19937_64 random_;
};

TEST(ProveRandom, NothingContradictsItself) {
  DrawClaim draw(seed() + 3);
  Options options;
  options.budget = 20'000;
  std::map<std::string, size_t> outcomes;
  for (int round = 0; round < 500; ++round) {
    std::string claim = draw.claim(), where = draw.premises();
    Expected<Answer> answer = prove(claim, where, options);
    ++outcomes[std::string(answer ? verdictName(answer->verdict) : codeName(answer.error().code))];
    if (answer)
      ASSERT_NE(answer->verdict, Verdict::kInconsistent) << claim << " where " << where << ": " << answer->missing[0];
  }
  for (const auto& [name, count] : outcomes) std::cout << name << " " << count << "\n";
  EXPECT_GT(outcomes["Proved"], 15u);
  EXPECT_GT(outcomes["Refuted"], 100u);
}

}  // namespace
}  // namespace cutecheck::oracle
