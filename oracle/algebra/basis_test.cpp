// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/basis.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {
namespace {

Verdict verdictOf(const std::string& claim, const std::string& where = {}) {
  const Expected<Answer> answer = prove(claim, where);
  EXPECT_TRUE(answer.ok()) << claim << ": " << (answer.ok() ? "" : answer.error().str());
  if (!answer) return Verdict::kInconsistent;
  for (const std::string& missing : answer->missing) std::cout << claim << ": " << missing << "\n";
  return answer->verdict;
}

Code codeOf(const std::string& claim) {
  const Expected<Answer> answer = prove(claim);
  EXPECT_FALSE(answer.ok()) << claim;
  return answer.ok() ? Code::kUsage : answer.error().code;
}

struct Twin {
  const char *claim, *falseClaim, *where = "";
};

class BasisTwins : public testing::TestWithParam<Twin> {};

TEST_P(BasisTwins, ProvedAndItsTwinRefuted) {
  const Twin& twin = GetParam();
  EXPECT_EQ(verdictOf(twin.claim, twin.where), Verdict::kProved) << twin.claim;
  EXPECT_EQ(verdictOf(twin.falseClaim, twin.where), Verdict::kRefuted) << twin.falseClaim;
}

INSTANTIATE_TEST_SUITE_P(
    Symbolic, BasisTwins,
    testing::Values(
        Twin{"((M,N),K):((1@0,M@0),1@1) == (M*N,K):(1@0,1@1)",
             "((M,N),K):((1@0,M@0),1@1) == (M*N,K):(1@0,2@1)"},
        Twin{"(M,N):(1@0,1@1) === (M,N):(1@0,1@1)", "(M,N):(1@0,1@1) === (M,N):(1@1,1@0)"},
        Twin{"select((M,N):(1@0,1@1),1,0) == (N,M):(1@1,1@0)",
             "select((M,N):(1@0,1@1),1,0) == (N,M):(1@0,1@1)"},
        Twin{"injective((M,N):(1@0,1@1))", "injective((M,N):(1@0,1@0))"},
        Twin{"injective((M,N,K):(1@0,M@0,1@1))", "injective((M,N,K):(1@0,M@0,1@0))"},
        Twin{"bijective((M,N):(1@0,1@1),(M,N))", "bijective((M,N):(1@1,1@0),(M,N))"},
        Twin{"bijective((N,M):(1@1,1@0),(M,N))", "bijective((N,M):(2@1,1@0),(M,N))"},
        Twin{"disjoint((M,4):(1@0,1@1),(M,4):(1@2,1@3))", "disjoint((M,4):(1@0,1@1),(M,4):(1@0,1@3))"},
        Twin{"make_identity_layout((M,(N,K))) === (M,(N,K)):(1@0,(1@0@1,1@1@1))",
             "make_identity_layout((M,(N,K))) === (M,(N,K)):(1@0,(1@1@1,1@1@1))"},
        Twin{"bijective(make_identity_layout((M,N)),(M,N))", "bijective(make_identity_layout((M,N)),(N,M))"},
        Twin{"make_identity_layout(M) === M:1", "make_identity_layout(M) === M:1@0"},
        Twin{"compatible((M,N*K),make_identity_layout((M,(N,K))))",
             "compatible((M,N),make_identity_layout((M,N,K)))"},
        Twin{"congruent((1,(0,7)),make_identity_layout((M,(N,K))))",
             "congruent((1,2),make_identity_layout((M,(N,K))))"},
        Twin{"evenly_divides((8*M,N):(1@0,1@1),(4,N))", "evenly_divides((8*M,N):(1@0,1@1),(4,2*N))"},
        Twin{"4:1@0@1 == (2,2):(1@0@1,2@0@1)", "4:1@0@1 == 4:1@1@0"}));

// Offsets that are coordinates are no integers; where all of them are 0, nothing is said.
TEST(Basis, IntegersAreNoCoordinates) {
  EXPECT_EQ(verdictOf("4:1@0 == 4:1"), Verdict::kRefuted);
  EXPECT_EQ(verdictOf("1:1@0 == 1:1"), Verdict::kUnknown);
  EXPECT_EQ(verdictOf("4:0 == 4:0@0"), Verdict::kUnknown);
  EXPECT_EQ(verdictOf("4:0@0 == 4:0@0"), Verdict::kProved);
}

TEST(Basis, C4KeepsWhatHasNoMeaning) {
  for (const char* claim : {"fits32(4:1@0)", "covers(4:1@0,4)", "composable((4,4):(1@0,1@1),4:1)",
                            "(4,4):(1@0,1) == (4,4):(1@0,1)", "4:1@0 < 4:1", "bijective(4:1@0,4)",
                            "complement(4:1@0,8) == 2:4", "(4,4) == (4,4):(1@0,1@1)", "slice((_,0@1),(M,1):(1,0)) == M:1",
                            "slice((_,1@0),(M,4):(1,8)) == M:1", "dice((1@0,_),(M,4):(1,8)) == M:1"})
    EXPECT_EQ(codeOf(claim), Code::kBasisStride) << claim;
}

TEST(Basis, AnIdentityIsOfAShape) {
  EXPECT_EQ(codeOf("make_identity_layout((M,N):(1,M)) == M:1"), Code::kUsage);
  EXPECT_EQ(codeOf("make_identity_layout(M,N) == M:1"), Code::kUsage);
  EXPECT_EQ(codeOf("make_identity_layout((4,0)) == 4:1@0"), Code::kInvalidExtent);
}

// Random layouts beside their offsets, tuples point by point.
struct Drawn {
  std::string text;
  std::vector<std::map<std::string, int64_t>> offsets;
  bool two = false;  // offsets are tuples of two components, not of one
};

Drawn draw(std::mt19937_64& random) {
  auto number = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  struct Leaf {
    int64_t extent, stride;
    std::string basis;
  };
  std::vector<Leaf> leaves;
  for (int64_t k = number(1, 3); k > 0; --k)
    leaves.push_back({number(1, 4), number(-1, 4), std::string("@") + (number(0, 1) == 0 ? "0" : "1")});
  std::string shape = "(", stride = "(";
  for (size_t k = 0; k < leaves.size(); ++k) {
    shape += (k == 0 ? "" : ",") + std::to_string(leaves[k].extent);
    stride += (k == 0 ? "" : ",") + std::to_string(leaves[k].stride) + leaves[k].basis;
  }
  Drawn drawn{shape + "):" + stride + ")", {{}}, stride.find("@1") != std::string::npos};
  for (const Leaf& leaf : leaves) {
    std::vector<std::map<std::string, int64_t>> next;
    for (int64_t c = 0; c < leaf.extent; ++c)
      for (std::map<std::string, int64_t> offset : drawn.offsets) {
        offset[leaf.basis] += c * leaf.stride;
        next.push_back(std::move(offset));
      }
    drawn.offsets = std::move(next);
  }
  for (auto& offset : drawn.offsets) std::erase_if(offset, [](const auto& part) { return part.second == 0; });
  return drawn;
}

TEST(Basis, AgreesWithTheEnumerationOfTuples) {
  std::mt19937_64 random(1);
  int equal = 0, different = 0, injective = 0, repeated = 0, disjoint = 0, meeting = 0;
  std::map<std::vector<std::map<std::string, int64_t>>, Drawn> seen;
  for (int i = 0; i < 400; ++i) {
    const Drawn a = draw(random);
    Drawn b = draw(random);
    // Layouts drawn before with the same offsets, so that equality is met.
    if (auto same = seen.find(a.offsets); same != seen.end()) b = same->second;
    seen.emplace(a.offsets, a);
    const bool same = a.offsets == b.offsets;
    const Verdict alike = a.two == b.two ? Verdict::kProved : Verdict::kUnknown;
    EXPECT_EQ(verdictOf(a.text + " == " + b.text), same ? alike : Verdict::kRefuted);
    ++(same ? equal : different);
    const std::set<std::map<std::string, int64_t>> image(a.offsets.begin(), a.offsets.end());
    const bool once = image.size() == a.offsets.size();
    EXPECT_EQ(verdictOf("injective(" + a.text + ")"), once ? Verdict::kProved : Verdict::kRefuted);
    ++(once ? injective : repeated);
    bool meet = false;
    for (const auto& offset : b.offsets) meet = meet || (!offset.empty() && image.contains(offset));
    EXPECT_EQ(verdictOf("disjoint(" + a.text + "," + b.text + ")"),
              meet ? Verdict::kRefuted : Verdict::kProved);
    ++(meet ? meeting : disjoint);
  }
  for (int count : {equal, different, injective, repeated, disjoint, meeting}) EXPECT_GT(count, 20);
}

TEST(Basis, ASelectionOfNoModeIsRefused) {
  for (const char* claim : {"select(coalesce((2,3):(1@0,1@1))) == 2:1@0", "select(append((2,3):(1@0,1@1),4:1@1)) == 2:1@0"}) {
    const Expected<Answer> answer = prove(claim);
    EXPECT_TRUE(!answer.ok() || answer->verdict != Verdict::kProved) << claim;
  }
  EXPECT_EQ(prove("select((2,3):(1@0,1@1),0) == 2:1@0")->verdict, Verdict::kProved);
}

}  // namespace
}  // namespace cutecheck::oracle
