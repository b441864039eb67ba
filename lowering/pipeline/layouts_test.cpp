// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the operations on layouts and tuples compute at run time: lowered, compiled for this machine and
// called, against the number that arithmetic on the arguments gives.
#include <gtest/gtest.h>

#include "lowering/pipeline/test_support.h"

namespace cutecheck::lowering {
namespace {

constexpr const char* kModule = R"mlir(
func.func @tiled(%m: i32, %n: i32, %tile: i32, %place: i32) -> i64 {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"(?,?)">
  %d = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %d) : !cute.layout<"(?,?):(1,?)">
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %r = cute.flat_divide(%l, %t) : !cute.layout<"(?,?):(1,?)">, !cute.tile<"[4:1;3:1]">
  %g = cute.group_modes <-2, 4> (%r) : (!cute.layout<"(4,3,?,?):(1,?,4,?{i64 div=3})">)
      -> !cute.layout<"(4,3,(?,?)):(1,?,(4,?{i64 div=3}))">
  %e = cute.select <[2, 0]> (%g) : (!cute.layout<"(4,3,(?,?)):(1,?,(4,?{i64 div=3}))">)
      -> !cute.layout<"((?,?),4):((4,?{i64 div=3}),1)">
  %c = cute.make_coord(%tile, %place) : (i32, i32) -> !cute.coord<"(?,?)">
  %x = cute.crd2idx(%c, %e) : (!cute.coord<"(?,?)">, !cute.layout<"((?,?),4):((4,?{i64 div=3}),1)">) -> !cute.int_tuple<"?{i64}">
  %i = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %i : i64
}
func.func @arithmetic(%a: i32, %b: i32) -> (i64, i32, i32, i32) {
  %x = cute.make_int_tuple(%a) : (i32) -> !cute.int_tuple<"?">
  %y = cute.make_int_tuple(%b) : (i32) -> !cute.int_tuple<"?">
  %d = cute.tuple_sub(%x, %y) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?{i64}">
  %q = cute.tuple_div(%x, %y) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %r = cute.tuple_mod(%x, %y) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %u = cute.ceil_div(%x, %y) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %0 = cute.get_scalars(%d) : !cute.int_tuple<"?{i64}">
  %1 = cute.get_scalars(%q) : !cute.int_tuple<"?">
  %2 = cute.get_scalars(%r) : !cute.int_tuple<"?">
  %3 = cute.get_scalars(%u) : !cute.int_tuple<"?">
  return %0, %1, %2, %3 : i64, i32, i32, i32
}
func.func @same(%a: i32, %b: i32) -> i1 {
  %x = cute.make_shape(%a) : (i32) -> !cute.shape<"(?,4)">
  %y = cute.make_shape(%b) : (i32) -> !cute.shape<"(4,?)">
  %r = cute.equal(%x, %y) : (!cute.shape<"(?,4)">, !cute.shape<"(4,?)">) -> i1
  return %r : i1
}
func.func @recast(%m: i32) -> i32 {
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %d = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?{div=8})">
  %l = cute.make_layout(%s, %d) : !cute.layout<"(?,4):(1,?{div=8})">
  %r = cute.recast_layout <32, 8> (%l) : (!cute.layout<"(?,4):(1,?{div=8})">) -> !cute.layout<"(?,4):(1,?{div=2})">
  %t = cute.get_stride(%r) : (!cute.layout<"(?,4):(1,?{div=2})">) -> !cute.stride<"(1,?{div=2})">
  %v = cute.get_scalars <{only_dynamic}> (%t) : !cute.stride<"(1,?{div=2})">
  return %v : i32
}
)mlir";

struct Results {
  int64_t difference;
  int32_t quotient, remainder, up;
};

class Layouts : public RunTime {
 protected:
  void SetUp() override { compile(kModule); }
};

TEST_F(Layouts, AnElementOfATileIsWhereTheLayoutHasIt) {
  auto* const at = find<int64_t(int32_t, int32_t, int32_t, int32_t)>("tiled");
  int64_t compared = 0;
  for (const int32_t m : {8, 12, 20})
    for (const int32_t n : {6, 9})
      for (int32_t tile = 0; tile < m / 4 * (n / 3); ++tile)
        for (int32_t place = 0; place < 4; ++place, ++compared) {
          const int32_t row = tile % (m / 4) * 4 + place, column = tile / (m / 4) * 3;
          ASSERT_EQ(at(m, n, tile, place), int64_t{row} + int64_t{column} * m);
        }
  EXPECT_GT(compared, 100);
}

TEST_F(Layouts, ArithmeticIsThatOfIntegers) {
  auto* const compute = find<Results(int32_t, int32_t)>("arithmetic");
  for (const int32_t a : {1, 7, 12, 2147483647})
    for (const int32_t b : {1, 3, 5, 2147483647}) {
      const Results r = compute(a, b);
      EXPECT_EQ(r.difference, int64_t{a} - b);
      EXPECT_EQ(r.quotient, a / b);
      EXPECT_EQ(r.remainder, a % b);
      EXPECT_EQ(r.up, (int64_t{a} + b - 1) / b);
    }
}

TEST_F(Layouts, EqualComparesEveryLeaf) {
  auto* const same = find<bool(int32_t, int32_t)>("same");
  EXPECT_TRUE(same(4, 4));
  EXPECT_FALSE(same(5, 4));
  EXPECT_FALSE(same(4, 5));
}

TEST_F(Layouts, ARecastDividesTheStride) {
  auto* const stride = find<int32_t(int32_t)>("recast");
  EXPECT_EQ(stride(8), 2);
  EXPECT_EQ(stride(4096), 1024);
}

}  // namespace
}  // namespace cutecheck::lowering
