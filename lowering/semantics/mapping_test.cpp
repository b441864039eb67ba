// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/mapping.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::meaning {
namespace {

TermTuple pair(const Term& a, const Term& b) { return tupleOf({leafOf(a), leafOf(b)}); }
Tiler tiler(const std::string& text) { return *parseTiler(text); }
Layout layout(const std::string& text) { return *parseLayout(text); }

TEST(Mapping, TheWholeIsItself) {
  const MappingRef whole = wholeOf(pair("M", "N"));
  EXPECT_EQ(whole->at(pair("i", "j")).text(), "(i,j)");
  EXPECT_EQ(whole->at(leafOf("k")).text(), "(get(idx2crd(k, (M,N)), 0),get(idx2crd(k, (M,N)), 1))");
}

TEST(Mapping, TileRSkipsRTiles) {
  const auto zipped = zippedDivide(wholeOf(pair("M", "N")), tiler("[16:1;128:1]"));
  ASSERT_TRUE(zipped);
  EXPECT_EQ((*zipped)->shape().text(), "((16,128),((M + 15) / 16,(N + 127) / 128))");
  EXPECT_EQ((*zipped)->at(tupleOf({pair("i", "j"), pair("r", "s")})).text(), "(i + (16 * r),j + (128 * s))");
}

TEST(Mapping, AnIntegerCoordinateIsColexicographic) {
  const auto zipped = zippedDivide(wholeOf(pair("M", "N")), tiler("[16:1;128:1]"));
  ASSERT_TRUE(zipped);
  const std::string tiles = "idx2crd(b, ((M + 15) / 16,(N + 127) / 128))";
  EXPECT_EQ((*zipped)->at(tupleOf({pair("i", "j"), leafOf("b")})).text(),
            "(i + (16 * (get(" + tiles + ", 0))),j + (128 * (get(" + tiles + ", 1))))");
}

TEST(Mapping, ASliceKeepsWhatUnderscoreStandsFor) {
  const auto zipped = zippedDivide(wholeOf(pair("M", "N")), tiler("[16:1;128:1]"));
  ASSERT_TRUE(zipped);
  const TermTuple keep{IntTuple::underscore(), {"_"}};
  const auto block = slice(*zipped, tupleOf({tupleOf({keep, keep}), pair("r", "s")}));
  ASSERT_TRUE(block);
  EXPECT_EQ((*block)->shape().text(), "(16,128)");
  EXPECT_EQ((*block)->at(pair("i", "j")).text(), "(i + (16 * r),j + (128 * s))");
}

TEST(Mapping, AThreadsValuesAreThoseOfTv) {
  const auto part = partition(wholeOf(pair("16", "128")), layout("((32,4),(4,4)):((64,4),(16,1))"),
                              tiler("[16:1;128:1]"), "t");
  ASSERT_TRUE(part);
  EXPECT_EQ((*part)->at(leafOf("5")).mode(1).text(),
            "get(idx2crd(crd2idx((t,5), ((32,4),(4,4)):((64,4),(16,1))), (16,128)), 1)");
}

TEST(Mapping, OtherFormsAreRefused) {
  EXPECT_FALSE(zippedDivide(wholeOf(pair("M", "N")), tiler("[16:2;128:1]")));
  EXPECT_FALSE(zippedDivide(wholeOf(pair("M", "N")), tiler("[16:1;_]")));
  EXPECT_FALSE(zippedDivide(wholeOf(pair("M", "N")), tiler("16:1")));
  EXPECT_FALSE(zippedDivide(wholeOf(tupleOf({pair("M", "N"), leafOf("K")})), tiler("[16:1;128:1]")));
  EXPECT_FALSE(slice(wholeOf(pair("M", "N")), leafOf("i"))) << "nothing is kept";
  EXPECT_FALSE(partition(wholeOf(pair("32", "128")), layout("(32,4):(1,32)"), tiler("[16:1;128:1]"), "t"));
}

}  // namespace
}  // namespace cutecheck::meaning
