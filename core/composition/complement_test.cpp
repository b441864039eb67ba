// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/complement.h"

#include <set>

#include "core/layout/filter.h"
#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string complementOf(const char* a, int64_t cotarget) { return text(complement(L(a), cotarget)); }

TEST(Complement, IsDisjointFromAAndCoversTheCotarget) {
  const std::pair<const char*, int64_t> cases[] = {{"4:1", 24},      {"4:2", 24},          {"(2,2):(1,6)", 24}, {"4:1", 6},
                                                   {"2:4", 16},      {"(2,2):(1,4)", 16},  {"(3,5):(5,30)", 100},
                                                   {"(4,3):(1,0)", 30}, {"(2,4,8):(8,1,64)", 7}, {"1:0", 5}, {"(4,10):(1,10)", 8}};
  for (const auto& [layout, cotarget] : cases) {
    const Layout a = filterZeros(L(layout));
    const auto r = complement(a, cotarget);
    ASSERT_TRUE(r.ok()) << layout << " " << cotarget;
    std::set<int64_t> image;
    int64_t count = 0;
    for (int64_t i = 0; i < *size(a); ++i)
      for (int64_t j = 0; j < *size(*r); ++j, ++count) image.insert(meaning(a, i) + meaning(*r, j));
    EXPECT_EQ(static_cast<int64_t>(image.size()), count) << layout << ": an offset repeats";
    for (int64_t x = 0; x < cotarget; ++x) EXPECT_TRUE(image.count(x)) << layout << " misses " << x;
  }
}

TEST(Complement, HasCuTesForm) {
  EXPECT_EQ(complementOf("4:2", 24), "(2,3):(1,8)");
  EXPECT_EQ(complementOf("4:1", 6), "2:4");
  EXPECT_EQ(complementOf("(2,2):(1,6)", 24), "(3,2):(2,12)");
  EXPECT_EQ(complementOf("4:32", 256), "(32,2):(1,128)");
  EXPECT_EQ(complementOf("12:2", 1), "2:1");
  EXPECT_EQ(text(complement(L("(2,2):(1,4)"))), "2:2");
}

TEST(Complement, C1RefusesWhatNoLayoutCovers) {
  const auto r = complement(L("(2,2):(3,1)"), 18);
  EXPECT_EQ(text(r), "kNoComplement");
  EXPECT_EQ(witness(r), std::vector<int64_t>{2});  // 2 can only be reached by stride 2, and 2+1 = 3 repeats
  EXPECT_EQ(complementOf("(2,2):(2,1)", 18), "5:4");
  EXPECT_EQ(complementOf("(4,10):(1,10)", 188), "kNoComplement");
}

TEST(Complement, TakesTheLeastWhereCuTesFormFails) {
  EXPECT_EQ(complementOf("(2,2):(2,3)", 1), "1:0");
  EXPECT_EQ(complementOf("(2,2):(2,3)", 2), "kNoComplement");
}

TEST(Complement, C2NamesTwoCoordinatesOfOneOffset) {
  const auto r = complement(L("(2,2):(1,1)"), 4);
  EXPECT_EQ(text(r), "kNotInjective");
  EXPECT_EQ(witness(r), (std::vector<int64_t>{1, 2}));
}

TEST(Complement, C3RefusesNegativeStrides) {
  EXPECT_EQ(complementOf("4:-1", 8), "kNegativeStride");
  EXPECT_EQ(complementOf("(4,1):(1,-1)", 8), "2:4");  // an extent 1 has no stride to speak of
}

TEST(Complement, C4SaysWhatItDidNotDecide) {
  EXPECT_EQ(complementOf("(3000000,3000000):(2,3)", 1), "kUndecided");
  EXPECT_EQ(complementOf("(3000000,3000000):(1,3000000)", 1), "1:0");
}

TEST(Complement, C5RefusesAnEmptyCotarget) { EXPECT_EQ(complementOf("4:1", 0), "kOutOfDomain"); }

}  // namespace
}  // namespace cutecheck
