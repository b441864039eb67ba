// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The predicates on threads, vectors and memory: each against its definition, written out and enumerated.
#include "oracle/predicates/predicates.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/claims/prove.h"
#include "oracle/predicates/bank_rank.h"
#include "oracle/terms/lane_split.h"

namespace cutecheck::oracle {
namespace {

Expected<Answer> answerTo(const std::string& claim, const std::string& where = {}) {
  return prove(claim, where);
}

Verdict verdictOf(const std::string& claim, const std::string& where = {}) {
  Expected<Answer> answer = answerTo(claim, where);
  EXPECT_TRUE(answer.ok()) << claim << ": " << (answer.ok() ? "" : answer.error().str());
  return answer.ok() ? answer->verdict : Verdict::kInconsistent;
}

void expectTwins(const std::string& holds, const std::string& fails, const std::string& where = {}) {
  EXPECT_EQ(verdictOf(holds, where), Verdict::kProved) << holds;
  EXPECT_EQ(verdictOf(fails, where), Verdict::kRefuted) << fails;
}

// A flat layout, by its own loop over coordinates.
struct Plain {
  std::vector<int64_t> shape, stride;

  int64_t size() const {
    int64_t size = 1;
    for (int64_t extent : shape) size *= extent;
    return size;
  }
  int64_t at(int64_t i) const {
    int64_t sum = 0;
    for (size_t k = 0; k < shape.size(); ++k) {
      sum += i % shape[k] * stride[k];
      i /= shape[k];
    }
    return sum;
  }
  std::string text() const {
    std::string extents, strides;
    for (size_t k = 0; k < shape.size(); ++k) {
      extents += (k > 0 ? "," : "(") + std::to_string(shape[k]);
      strides += (k > 0 ? "," : "(") + std::to_string(stride[k]);
    }
    return extents + "):" + strides + ")";
  }
};

class PredicatesRandom : public testing::Test {
 protected:
  int64_t pick(std::initializer_list<int64_t> from) {
    return *(from.begin() + static_cast<std::ptrdiff_t>(random_() % from.size()));
  }
  Plain layout(std::initializer_list<int64_t> extents, std::initializer_list<int64_t> strides) {
    Plain a;
    for (int64_t k = pick({1, 2, 2, 3}); k > 0; --k) {
      a.shape.push_back(pick(extents));
      a.stride.push_back(pick(strides));
    }
    return a;
  }
  // Counts the verdicts; both kinds must occur.
  void judge(const std::string& claim, bool holds) {
    EXPECT_EQ(verdictOf(claim), holds ? Verdict::kProved : Verdict::kRefuted) << claim;
    ++(holds ? held_ : failed_);
  }
  void TearDown() override {
    EXPECT_GT(held_, 10);
    EXPECT_GT(failed_, 10);
  }

  std::mt19937_64 random_{20260801};
  int held_ = 0, failed_ = 0;
};

TEST_F(PredicatesRandom, AlignedIsThatEveryOffsetIsAMultiple) {
  for (int i = 0; i < 150; ++i) {
    const Plain a = layout({1, 2, 3, 4}, {0, 1, 2, 3, 4, 8, 16, -4});
    const int64_t bytes = pick({2, 4, 8, 16}), elt = pick({1, 2, 4, 8});
    bool holds = true;
    for (int64_t c = 0; c < a.size(); ++c) holds = holds && a.at(c) * elt % bytes == 0;
    judge("aligned(" + a.text() + "," + std::to_string(bytes) + "," + std::to_string(elt) + ")", holds);
  }
}

TEST_F(PredicatesRandom, PartitionIsThatEachElementHasOneOwner) {
  for (int i = 0; i < 800; ++i) {
    const Plain tv = layout({1, 2, 3, 4}, {1, 1, 2, 2, 3, 4, 6, 8});
    const int64_t rows = pick({1, 2, 3, 4}), size = random_() % 3 == 0 ? tv.size() + 1 : tv.size();
    if (size % rows != 0) continue;
    std::vector<int> owners(static_cast<size_t>(size), 0);
    bool inside = true;
    for (int64_t c = 0; c < tv.size(); ++c) {
      const int64_t element = tv.at(c);
      inside = inside && element < size;
      if (element < size) ++owners[static_cast<size_t>(element)];
    }
    for (int count : owners) inside = inside && count == 1;
    judge("partition(" + tv.text() + ",(" + std::to_string(rows) + "," + std::to_string(size / rows) + "))",
          inside);
  }
}

// Lanes of one phase, units of the wider of a word and an access, 128 bytes to a row.
bool conflictFree(const Plain& a, int64_t elt, int64_t bytes) {
  const int64_t unit = std::max<int64_t>(bytes, 4), lanes = 128 / unit;
  for (int64_t c = 0; c < a.size(); ++c)
    if (a.at(c) * elt % bytes != 0) return false;
  for (int64_t first = 0; first < a.size(); first += lanes) {
    std::map<int64_t, std::set<int64_t>> words;
    for (int64_t c = first; c < std::min(first + lanes, a.size()); ++c) {
      const int64_t number = a.at(c) * elt / unit;
      words[number % lanes].insert(number);
    }
    for (const auto& [bank, reached] : words)
      if (reached.size() > 1) return false;
  }
  return true;
}

TEST_F(PredicatesRandom, ConflictFreeIsOneWordOfEachBankInAPhase) {
  for (int i = 0; i < 150; ++i) {
    const Plain a = layout({2, 3, 4, 8, 16}, {0, 1, 2, 4, 8, 16, 24, 32, 36, 64});
    if (a.size() > 512) continue;
    const int64_t bits = pick({16, 32, 64, 128}), elt = pick({1, 2, 4});
    if (bits / 8 % elt != 0) continue;
    judge("conflict_free(" + a.text() + "," + std::to_string(elt) + "," + std::to_string(bits) + ")",
          conflictFree(a, elt, bits / 8));
  }
}

// Whether `left` falls into groups: the first of them begins one, with any coordinates that stand beside it.
bool fallIntoGroups(const Plain& a, const Plain& b, int64_t n, std::vector<int64_t> left) {
  if (left.empty()) return true;
  const int64_t c = left.front(), place = (a.at(c) % n + n) % n, x = a.at(c) - place, y = b.at(c) - place;
  if (y % n != 0) return false;
  for (int64_t i = 0; i < n; ++i) {
    const auto at = std::find_if(left.begin(), left.end(),
                                 [&](int64_t d) { return a.at(d) == x + i && b.at(d) == y + i; });
    if (at == left.end()) return false;
    left.erase(at);
  }
  return fallIntoGroups(a, b, n, std::move(left));
}

bool vectorizable(const Plain& a, const Plain& b, int64_t n) {
  if (a.size() != b.size()) return false;
  std::vector<int64_t> all(static_cast<size_t>(a.size()));
  std::iota(all.begin(), all.end(), 0);
  return fallIntoGroups(a, b, n, std::move(all));
}

TEST_F(PredicatesRandom, VectorizableIsGroupsInBoth) {
  for (int i = 0; i < 400; ++i) {
    const int64_t m = pick({2, 4, 8}), k = pick({2, 3, 4});
    const bool turned = random_() % 3 == 0;
    const Plain a{{m, k}, {turned ? k : 1, turned ? 1 : m}};
    const Plain b{{m, k}, {turned ? pick({k, 8, 12}) : 1, turned ? 1 : pick({m, 2 * m, m + 2, 16})}};
    const int64_t n = pick({2, 3, 4, 6, 8});
    judge("vectorizable(" + a.text() + "," + b.text() + "," + std::to_string(n) + ")", vectorizable(a, b, n));
  }
}

TEST_F(PredicatesRandom, VectorizableOfLayoutsThatAreNotInjective) {
  for (int i = 0; i < 600; ++i) {
    const Plain a = layout({1, 2, 3, 4}, {0, 1, 1, 2, 3, 4, -1});
    const Plain b = random_() % 2 == 0 ? a : layout({1, 2, 3, 4}, {0, 1, 1, 2, 3, 4, -2});
    const int64_t n = pick({1, 2, 2, 3, 4});
    judge("vectorizable(" + a.text() + "," + b.text() + "," + std::to_string(n) + ")", vectorizable(a, b, n));
  }
}

// Groups that no layout begins: row by row, over the ends of the rows.
TEST(Predicates, VectorizableLooksAtEveryGrouping) {
  for (const char* n : {"1", "2", "4", "8", "16", "48"})
    EXPECT_EQ(verdictOf(std::string("vectorizable((4,12):(12,1),(4,12):(12,1),") + n + ")"), Verdict::kProved)
        << n;
  expectTwins("vectorizable((2,3):(3,1),(2,3):(3,1),2)", "vectorizable((2,3):(3,1),(2,3):(4,1),2)");
  expectTwins("vectorizable((4,12):(12,1),(4,12):(12,1),8)", "vectorizable((4,12):(12,1),(4,12):(16,1),8)");
  expectTwins("vectorizable((4,M):(M,1),(4,M):(M,1),8)", "vectorizable((4,M):(M,1),(4,M):(M,1),16)",
              "M%2 == 0");
  expectTwins("vectorizable((4,M):(M,1),(4,M):(M,1),8)", "vectorizable((4,M):(M,1),(4,M):(M+4,1),8)",
              "M%4 == 0");
  const Expected<Answer> places = answerTo("vectorizable((4,12):(12,1),(4,12):(18,1),4)");
  ASSERT_TRUE(places.ok() && places->counterexample);
  EXPECT_EQ(places->counterexample->indices, std::vector<int64_t>{1});
  ASSERT_EQ(places->counterexample->evaluated.size(), 2u);
  EXPECT_EQ(places->counterexample->evaluated[0].value, "0");
  EXPECT_EQ(places->counterexample->evaluated[1].value, "2");
  const Expected<Answer> groups = answerTo("vectorizable((2,2,2):(4,1,2),(2,2,2):(8,1,4),4)");
  ASSERT_TRUE(groups.ok() && groups->counterexample);
  EXPECT_EQ(groups->counterexample->evaluated.size(), 2u);
  const Expected<Answer> alone = answerTo("vectorizable((2,3):(3,1),(2,3):(3,1),4)");
  ASSERT_TRUE(alone.ok() && alone->counterexample);
  EXPECT_EQ(alone->counterexample->note,
            "false: groups of 4: coordinate 3 is at offset 4 of (2,3):(3,1) and at 4 of (2,3):(3,1); no "
            "coordinate of its group "
            "is at 6 and at 6");
}

TEST(Predicates, Fits32AtTheBoundary) {
  expectTwins("fits32((2,2):(1,2147483646))", "fits32((2,2):(1,2147483647))");
  expectTwins("fits32((2,2):(-1,-2147483647))", "fits32((2,2):(-1,-2147483648))");
  expectTwins("fits32(2147483647:0)", "fits32(2147483648:0)");
  expectTwins("fits32((M,8):(8,1))", "fits32((M,8):(9,1))", "M == 268435455");
}

TEST(Predicates, CongruentIsOneTreeWhateverTheNumbers) {
  expectTwins("congruent((M,(N,K)),(1,(0,7)))", "congruent((M,(N,K)),(1,0,7))");
  expectTwins("congruent((M,(N,K)):(1,(M,0)),(1,(0,7)))", "congruent((M,(N,K)):(1,(M,0)),((0,7),1))");
  expectTwins("weakly_congruent((M,N),((2,M/2),N))", "weakly_congruent(((2,M/2),N),(M,N))");
  expectTwins("weakly_congruent(M,(N,K))", "weakly_congruent((M,N),(N,M,K))");
  expectTwins("congruent(logical_divide((8*M,N):(1,8*M),<8,_>),((1,1),1))",
              "congruent(logical_divide((8*M,N):(1,8*M),<8,_>),(1,(1,1)))", "M >= 2, N >= 2");
}

TEST(Predicates, EvenlyDividesIsWithoutRemainder) {
  expectTwins("evenly_divides(M,8)", "evenly_divides(M,16)", "M%8 == 0");
  expectTwins("evenly_divides((64*M,32*N),(64,32))", "evenly_divides((64*M,32*N),(32,64))");
  expectTwins("evenly_divides((64*M,N,K),(64,N))", "evenly_divides((64*M,N),(64,N,1))");
  expectTwins("evenly_divides((4,M),8)", "evenly_divides((3,M),8)", "M%2 == 0");
  Expected<Answer> answer = answerTo("evenly_divides(M,0)");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().code, Code::kInvalidExtent);
}

TEST(Predicates, ConflictFreeC1NamesTheAccesses) {
  Expected<Answer> answer = answerTo("conflict_free(8:64, 2, 48)");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().rule, "conflict_free_c1");
  EXPECT_EQ(verdictOf("conflict_free(8:8, 2, stmatrix)"), Verdict::kProved);
  // The names are words there alone.
  EXPECT_EQ(verdictOf("ldmatrix:1 == ldmatrix:1"), Verdict::kProved);
}

TEST(Predicates, ConflictFreeC2WantsWholeElements) {
  Expected<Answer> answer = answerTo("conflict_free(8:64, 3, ldmatrix)");
  ASSERT_FALSE(answer.ok());
  EXPECT_EQ(answer.error().rule, "conflict_free_c2");
}

TEST(Predicates, ConflictFreeC3AndC4LeaveOpenAndRefuse) {
  EXPECT_EQ(verdictOf("conflict_free(S<3,3,3> o 0 o (8,T):(64,P), 2, ldmatrix)", "P%8 == 0, P > 0"),
            Verdict::kUnknown);
  Expected<Answer> below = answerTo("conflict_free(8:-8, 2, ldmatrix)");
  ASSERT_FALSE(below.ok());
  EXPECT_EQ(below.error().rule, "conflict_free_c4");
}

TEST(Predicates, ARefutedConflictNamesLanesBankAndDegree) {
  Expected<Answer> answer = answerTo("conflict_free((8,2):(64,8), 2, ldmatrix)");
  ASSERT_TRUE(answer.ok() && answer->counterexample);
  EXPECT_NE(answer->counterexample->note.find(
                "8-way bank conflict: lanes 0,1,2,3,4,5,6,7 all use bank 0, in 8 different words"),
            std::string::npos)
      << answer->counterexample->note;
  EXPECT_EQ(answer->counterexample->indices, (std::vector<int64_t>{0, 1}));
}

// Of 2^k lanes U apart two meet in a bank exactly when those half of them apart do.
TEST(Predicates, ConflictFreeR1HalfOfTheLanesDecide) {
  int64_t checked = 0;
  for (int64_t lanes : {2, 4, 8, 16, 32})
    for (int64_t u = 0; u <= 128; ++u) {
      bool meet = false;
      for (int64_t e = 1; e < lanes; ++e) meet = meet || (e * u % 32 == 0 && e * u != 0);
      EXPECT_EQ(meet, lanes / 2 * u % 32 == 0 && u != 0) << lanes << " lanes " << u << " apart";
      ++checked;
    }
  EXPECT_EQ(checked, 5 * 129);
}

// The rank says yes only where counting does, and says it for the canonical modes.
TEST(Predicates, RankOverF2AgreesWithCounting) {
  int64_t yes = 0, no = 0;
  for (int bits : {0, 1, 2, 3})
    for (int base : {3, 4, 5})
      for (int64_t stride : {16, 32, 64, 128, 256, 512})
        for (int64_t shift : {0, 16, 112, 1024}) {
          const Function offsets = Function::chain(
              {Function::parallel({Function::mode(ScalarNode::constant(8), ScalarNode::constant(stride))}),
               Function::shiftBy(ScalarNode::constant(shift)), Function::swizzled({bits, base, 3})});
          const Access access{16, 1};
          const Expected<Phase> phase = phaseOf(offsets, access);
          ASSERT_TRUE(phase.ok());
          const bool apart = !phase->shared && phase->degree == 1;
          if (independentBanks(offsets, access)) {
            ++yes;
            EXPECT_TRUE(apart) << bits << "," << base << " " << stride << "+" << shift;
          } else {
            ++no;
            if (shift == 0 && base == 4) {
              EXPECT_FALSE(apart) << bits << " " << stride;
            }
          }
        }
  EXPECT_GT(yes, 10);
  EXPECT_GT(no, 10);
}

}  // namespace
}  // namespace cutecheck::oracle
