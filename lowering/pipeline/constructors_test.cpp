// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The constructors of layouts and what takes trees apart, at run time: lowered, compiled for this machine and
// called, against arithmetic on the arguments.
#include "lowering/pipeline/test_support.h"

namespace cutecheck::lowering {
namespace {

struct Numbers {
  int32_t stride;
  int64_t offset, size;
  int32_t row, column, extent;
};

TEST_F(RunTime, ConstructorsOfLayoutsComputeTheirStrides) {
  compile(R"mlir(
!dense = !cute.layout<"(?,?):(?,1)">
func.func @numbers(%m: i32, %n: i32, %i: i32, %j: i32) -> (i32, i64, i64, i32, i32, i32) {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"(?,?)">
  %order = cute.static : !cute.int_tuple<"(1,0)">
  %l = cute.make_ordered_layout(%s, %order) : (!cute.shape<"(?,?)">, !cute.int_tuple<"(1,0)">) -> !dense
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %next = cute.increment_coord(%c, %s) : (!cute.coord<"(?,?)">, !cute.shape<"(?,?)">) -> !cute.coord<"(?,?)">
  %x = cute.layout_eval(%c, %l) : (!cute.coord<"(?,?)">, !dense) -> !cute.int_tuple<"?{i64}">
  %row = cute.get <[0]> (%l) : (!dense) -> !cute.layout<"?:?">
  %stride = cute.get_stride(%row) : (!cute.layout<"?:?">) -> !cute.stride<"?">
  %last = cute.static : !cute.layout<"1:0">
  %three = cute.append_to_rank <3> (%l, %last) : (!dense, !cute.layout<"1:0">) -> !cute.layout<"(?,?,1):(?,1,0)">
  %size = cute.size(%three) : (!cute.layout<"(?,?,1):(?,1,0)">) -> !cute.int_tuple<"?{i64}">
  %each = cute.tuple_product_each(%s) : (!cute.shape<"(?,?)">) -> !cute.shape<"(?,?)">
  %0 = cute.get_scalars(%stride) : !cute.stride<"?">
  %1 = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  %2 = cute.get_scalars(%size) : !cute.int_tuple<"?{i64}">
  %3:2 = cute.get_scalars(%next) : !cute.coord<"(?,?)">
  %4:2 = cute.get_scalars(%each) : !cute.shape<"(?,?)">
  return %0, %1, %2, %3#0, %3#1, %4#1 : i32, i64, i64, i32, i32, i32
}
func.func @tiled(%n: i32, %c: i32) -> i64 {
  %s = cute.make_shape(%n) : (i32) -> !cute.shape<"(8,?{div=4})">
  %block = cute.static : !cute.layout<"(2,4):(4,1)">
  %l = cute.tile_to_shape(%block, %s) : (!cute.layout<"(2,4):(4,1)">, !cute.shape<"(8,?{div=4})">)
      -> !cute.layout<"((2,4),(4,?)):((4,8),(1,32))">
  %k = cute.make_coord(%c) : (i32) -> !cute.coord<"?">
  %x = cute.crd2idx(%k, %l) : (!cute.coord<"?">, !cute.layout<"((2,4),(4,?)):((4,8),(1,32))">) -> !cute.int_tuple<"?{i64}">
  %0 = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %0 : i64
})mlir");
  auto* const numbers = find<Numbers(int32_t, int32_t, int32_t, int32_t)>("numbers");
  int64_t compared = 0;
  for (const int32_t m : {1, 3, 8})
    for (const int32_t n : {1, 5})
      for (int32_t j = 0; j < n; ++j)
        for (int32_t i = 0; i < m; ++i, ++compared) {
          const Numbers got = numbers(m, n, i, j);
          EXPECT_EQ(got.stride, n);
          EXPECT_EQ(got.offset, int64_t{i} * n + j);
          EXPECT_EQ(got.size, int64_t{m} * n);
          EXPECT_EQ(got.row, (i + 1) % m);
          EXPECT_EQ(got.column, j + (i + 1) / m);
          EXPECT_EQ(got.extent, n);
        }
  EXPECT_EQ(compared, 72);
  auto* const tiled = find<int64_t(int32_t, int32_t)>("tiled");
  for (int32_t c = 0; c < 8 * 12; ++c) {
    const int32_t row = c % 8, column = c / 8;
    EXPECT_EQ(tiled(12, c), row % 2 * 4 + row / 2 * 8 + column % 4 + column / 4 * 32);
  }
}

// A product of the 4 elements (2,2):(1,2) and of 3 by n copies (3,?):(1,3): element (a, b) is at a + 4 b,
// however the modes are arranged.
TEST_F(RunTime, ProductsAreOneFunctionInManyForms) {
  const std::string a = "!cute.layout<\"(2,2):(1,2)\">", b = "!cute.layout<\"(3,?):(1,3)\">";
  const std::pair<const char*, const char*> products[] = {
      {"logical_product", "((2,2),(3,?)):((1,2),(4,12))"}, {"zipped_product", "((2,2),(3,?)):((1,2),(4,12))"},
      {"tiled_product", "((2,2),3,?):((1,2),4,12)"},       {"flat_product", "(2,2,3,?):(1,2,4,12)"},
      {"blocked_product", "((2,3),(2,?)):((1,4),(2,12))"}, {"raked_product", "((3,2),(?,2)):((4,1),(12,2))"}};
  std::string module;
  for (const auto& [name, result] : products) {
    const std::string type = "!cute.layout<\"" + std::string(result) + "\">";
    module += "func.func @" + std::string(name) + "(%n: i32, %i: i32) -> i64 {\n" +
              "  %s = cute.make_shape(%n) : (i32) -> !cute.shape<\"(3,?)\">\n" +
              "  %d = cute.static : !cute.stride<\"(1,3)\">\n  %b = cute.make_layout(%s, %d) : " + b +
              "\n  %a = cute.static : " + a + "\n  %r = cute." + name + "(%a, %b) : (" + a + ", " + b +
              ") -> " + type + "\n  %c = cute.make_coord(%i) : (i32) -> !cute.coord<\"?\">\n" +
              "  %x = cute.crd2idx(%c, %r) : (!cute.coord<\"?\">, " + type +
              ") -> !cute.int_tuple<\"?{i64}\">\n" +
              "  %0 = cute.get_scalars(%x) : !cute.int_tuple<\"?{i64}\">\n  return %0 : i64\n}\n";
  }
  compile(module);
  int64_t compared = 0;
  for (const int32_t n : {1, 5})
    for (int32_t a0 = 0; a0 < 2; ++a0)
      for (int32_t a1 = 0; a1 < 2; ++a1)
        for (int32_t b0 = 0; b0 < 3; ++b0)
          for (int32_t b1 = 0; b1 < n; ++b1) {
            const int32_t straight = a0 + 2 * (a1 + 2 * (b0 + 3 * b1));
            for (const auto& [name, result] : products) {
              const std::string form = name;
              const int32_t index = form == "blocked_product" ? a0 + 2 * (b0 + 3 * (a1 + 2 * b1))
                                    : form == "raked_product" ? b0 + 3 * (a0 + 2 * (b1 + n * a1))
                                                              : straight;
              ASSERT_EQ(find<int64_t(int32_t, int32_t)>(name)(n, index), straight) << name;
              ++compared;
            }
          }
  EXPECT_EQ(compared, 432);
}

struct Pieces {
  int32_t like, cosize, first, second, third, fixed, filtered;
};

TEST_F(RunTime, LeavesMoveToWhereTheTreeHasThem) {
  compile(R"mlir(
func.func @pieces(%m: i32, %n: i32, %d: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"((4,?),?)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"((0,1),?)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((4,?),?):((0,1),?)">
  %like = cute.make_layout_like(%l) : (!cute.layout<"((4,?),?):((0,1),?)">) -> !cute.layout<"((4,?),?):((0,1),?)">
  %likes = cute.get_stride(%like) : (!cute.layout<"((4,?),?):((0,1),?)">) -> !cute.stride<"((0,1),?)">
  %0 = cute.get_scalars <{only_dynamic}> (%likes) : !cute.stride<"((0,1),?)">
  %row = cute.get <[0]> (%l) : (!cute.layout<"((4,?),?):((0,1),?)">) -> !cute.layout<"(4,?):(0,1)">
  %reach = cute.cosize(%row) : (!cute.layout<"(4,?):(0,1)">) -> !cute.int_tuple<"?">
  %1 = cute.get_scalars(%reach) : !cute.int_tuple<"?">
  %flat = cute.flatten(%s) : (!cute.shape<"((4,?),?)">) -> !cute.shape<"(4,?,?)">
  %tuple = cute.to_int_tuple(%flat) : (!cute.shape<"(4,?,?)">) -> !cute.int_tuple<"(4,?,?)">
  %swapped = cute.select <[2, 0, 1]> (%tuple) : (!cute.int_tuple<"(4,?,?)">) -> !cute.int_tuple<"(?,4,?)">
  %2:3 = cute.get_scalars(%swapped) : !cute.int_tuple<"(?,4,?)">
  %c = cute.static : !cute.coord<"((_,7),_)">
  %diced = cute.dice(%s, %c) : (!cute.shape<"((4,?),?)">, !cute.coord<"((_,7),_)">) -> !cute.shape<"(?)">
  %3 = cute.get_scalars(%diced) : !cute.shape<"(?)">
  %once = cute.filter(%row) : (!cute.layout<"(4,?):(0,1)">) -> !cute.layout<"?:1">
  %onces = cute.get_shape(%once) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %4 = cute.get_scalars(%onces) : !cute.shape<"?">
  return %0, %1, %2#0, %2#1, %2#2, %3, %4 : i32, i32, i32, i32, i32, i32, i32
})mlir");
  auto* const pieces = find<Pieces(int32_t, int32_t, int32_t)>("pieces");
  for (const int32_t m : {1, 3, 64})
    for (const int32_t n : {2, 7}) {
      const Pieces got = pieces(m, n, 1000);
      EXPECT_EQ(got.like, m);
      EXPECT_EQ(got.cosize, m);
      EXPECT_EQ(got.first, n);
      EXPECT_EQ(got.second, 4);
      EXPECT_EQ(got.third, m);
      EXPECT_EQ(got.fixed, m);
      EXPECT_EQ(got.filtered, m);
    }
}

// Equal are layouts whose shapes and strides are; of composed ones the offsets too, and another swizzle is
// another layout.
TEST_F(RunTime, EqualAsksEveryPart) {
  compile(R"mlir(
!l = !cute.layout<"(?,4):(1,?)">
!c = !cute.composed_layout<"S<2,4,3> o ? o (8,64):(64,1)">
!v = !cute.memref<f32, generic, "(?,4):(1,?)">
func.func @layouts(%m: i32, %d: i32, %n: i32, %e: i32) -> i1 {
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %t) : !l
  %u = cute.make_shape(%n) : (i32) -> !cute.shape<"(?,4)">
  %w = cute.make_stride(%e) : (i32) -> !cute.stride<"(1,?)">
  %k = cute.make_layout(%u, %w) : !l
  %r = cute.equal(%l, %k) : (!l, !l) -> i1
  return %r : i1
}
func.func @composed(%i: i32, %j: i32) -> i1 {
  %l = cute.static : !cute.layout<"(8,64):(64,1)">
  %w = cute.static : !cute.swizzle<"S<2,4,3>">
  %o = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %p = cute.make_int_tuple(%j) : (i32) -> !cute.int_tuple<"?">
  %a = cute.make_composed_layout(%w, %o, %l) : (!cute.swizzle<"S<2,4,3>">, !cute.int_tuple<"?">, !cute.layout<"(8,64):(64,1)">)
      -> !c
  %b = cute.make_composed_layout(%w, %p, %l) : (!cute.swizzle<"S<2,4,3>">, !cute.int_tuple<"?">, !cute.layout<"(8,64):(64,1)">)
      -> !c
  %r = cute.equal(%a, %b) : (!c, !c) -> i1
  return %r : i1
}
func.func @swizzles(%p: !cute.ptr<f32, generic>) -> i1 {
  %l = cute.static : !cute.layout<"4:1">
  %q = cute.recast_iter(%p) : (!cute.ptr<f32, generic>) -> !cute.ptr<f32, generic, S<2,4,3>>
  %v = cute.make_view(%p, %l) : !cute.memref<f32, generic, "4:1">
  %w = cute.make_view(%q, %l) : !cute.memref<f32, generic, S<2,4,3>, "4:1">
  %r = cute.equal(%v, %w) : (!cute.memref<f32, generic, "4:1">, !cute.memref<f32, generic, S<2,4,3>, "4:1">) -> i1
  return %r : i1
}
func.func @views(%p: !cute.ptr<f32, generic>, %q: !cute.ptr<f32, generic>) -> i1 {
  %l = cute.static : !cute.layout<"4:1">
  %v = cute.make_view(%p, %l) : !cute.memref<f32, generic, "4:1">
  %w = cute.make_view(%q, %l) : !cute.memref<f32, generic, "4:1">
  %r = cute.equal(%v, %w) : (!cute.memref<f32, generic, "4:1">, !cute.memref<f32, generic, "4:1">) -> i1
  return %r : i1
})mlir");
  auto* const layouts = find<bool(int32_t, int32_t, int32_t, int32_t)>("layouts");
  EXPECT_TRUE(layouts(8, 8, 8, 8));
  EXPECT_FALSE(layouts(8, 8, 7, 8));
  EXPECT_FALSE(layouts(8, 8, 8, 9));
  auto* const composed = find<bool(int32_t, int32_t)>("composed");
  EXPECT_TRUE(composed(16, 16));
  EXPECT_FALSE(composed(16, 0));
  EXPECT_FALSE(find<bool(float*)>("swizzles")(nullptr));
  EXPECT_TRUE(find<bool(float*, float*)>("views")(nullptr, nullptr));
}

}  // namespace
}  // namespace cutecheck::lowering
