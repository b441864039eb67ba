// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What prints, iterators, swizzled pointers and calls of atoms do at run time:
// lowered, compiled for this machine and called, against what plain C++ makes of the same arguments.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <set>
#include <vector>

#include "lowering/pipeline/test_support.h"

namespace cutecheck::lowering {
namespace {

TEST_F(RunTime, APrintIsALineForEachElement) {
  compile(R"mlir(
func.func @show(%p: !cute.ptr<f32, generic>, %m: i32) {
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,2)">
  %d = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %d) : !cute.layout<"(?,2):(1,?)">
  %v = cute.make_view(%p, %l) : !cute.memref<f32, generic, "(?,2):(1,?)">
  cute.print("100% of {}that is {}\0A", %v, %m) : !cute.memref<f32, generic, "(?,2):(1,?)">, i32
  cute.print(%l) : !cute.layout<"(?,2):(1,?)">
  cute.print(%s, %m) : !cute.shape<"(?,2)">, i32
  return
})mlir");
  std::array<float, 4> values = {1.5F, 2.0F, -3.0F, 4.25F};
  auto* const show = find<void(float*, int32_t)>("show");
  ASSERT_NE(show, nullptr);
  testing::internal::CaptureStdout();
  show(values.data(), 2);
  std::fflush(stdout);
  EXPECT_EQ(testing::internal::GetCapturedStdout(),
            "100% of \n(0,0): 1.500000\n(1,0): 2.000000\n(0,1): -3.000000\n(1,1): 4.250000\nthat is 2\n"
            "(0,0): 0\n(1,0): 1\n(0,1): 2\n(1,1): 3\n\n(2,2) 2\n");
}

TEST_F(RunTime, AnIteratorAdvancesAndRewinds) {
  compile(R"mlir(
!it = !cute.strided_iter<f32, generic>
func.func @at(%p: !cute.ptr<f32, generic>, %i: i32, %stride: i32) -> f32 {
  %extent = arith.constant 64 : i32
  %tile = arith.constant 4 : i32
  %a = cute.get_iter(%p, %extent, %tile, %stride) : !cute.ptr<f32, generic>, i32, i32, i32
  %o = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %b = cute.add_offset(%a, %o) : (!it, !cute.int_tuple<"?">) -> !it
  %back = cute.static : !cute.int_tuple<"-2">
  %c = cute.add_offset(%b, %back) : (!it, !cute.int_tuple<"-2">) -> !it
  %q = cute.deref_desc_iter(%c) : (!it) -> !cute.ptr<f32, generic>
  %v = cute.make_view(%q) : !cute.memref<f32, generic, "1:0">
  %k = cute.static : !cute.coord<"0">
  %r = cute.memref.load(%v, %k) : (!cute.memref<f32, generic, "1:0">, !cute.coord<"0">) -> f32
  return %r : f32
}
func.func @tiles(%p: !cute.ptr<f32, generic>, %extent: i32, %tile: i32) -> i32 {
  %one = arith.constant 1 : i32
  %a = cute.get_iter(%p, %extent, %tile, %one) : !cute.ptr<f32, generic>, i32, i32, i32
  %o = cute.make_int_tuple(%tile) : (i32) -> !cute.int_tuple<"?">
  %b = cute.add_offset(%a, %o) : (!it, !cute.int_tuple<"?">) -> !it
  %n = cute.size(%b) : (!it) -> !cute.int_tuple<"?">
  %m = cute.size(%a) : (!it) -> !cute.int_tuple<"?">
  %s = cute.tuple_sub(%n, %m) : (!cute.int_tuple<"?">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?{i64}">
  %zero = cute.get_scalars(%s) : !cute.int_tuple<"?{i64}">
  %z = arith.trunci %zero : i64 to i32
  %k = cute.get_scalars(%n) : !cute.int_tuple<"?">
  %r = arith.addi %k, %z : i32
  return %r : i32
}
func.func @described(%p: !cute.ptr<f32, generic>, %i: i32) -> f32 {
  %l = cute.static : !cute.layout<"(4,8):(8,1)">
  %a = cute.make_desc_iter(%p, %l) : (!cute.ptr<f32, generic>, !cute.layout<"(4,8):(8,1)">)
      -> !cute.desc_iter<f32, generic, "(4,8):(8,1)">
  %o = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %b = cute.add_offset(%a, %o) : (!cute.desc_iter<f32, generic, "(4,8):(8,1)">, !cute.int_tuple<"?">)
      -> !cute.desc_iter<f32, generic, "(4,8):(8,1)">
  %q = cute.deref_desc_iter(%b) : (!cute.desc_iter<f32, generic, "(4,8):(8,1)">) -> !cute.ptr<f32, generic>
  %v = cute.make_view(%q, %l) : !cute.memref<f32, generic, "(4,8):(8,1)">
  %k = cute.static : !cute.coord<"(1,1)">
  %r = cute.memref.load(%v, %k) : (!cute.memref<f32, generic, "(4,8):(8,1)">, !cute.coord<"(1,1)">) -> f32
  return %r : f32
})mlir");
  std::array<float, 64> values{};
  for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i);
  auto* const at = find<float(float*, int32_t, int32_t)>("at");
  auto* const described = find<float(float*, int32_t)>("described");
  for (const int32_t i : {2, 3, 5})
    for (const int32_t stride : {1, 7, 16}) EXPECT_EQ(at(values.data(), i, stride), (i - 2) * stride);
  EXPECT_EQ(at(values.data() + 60, 0, 30), 0.0F);
  for (const int32_t i : {0, 1, 13}) EXPECT_EQ(described(values.data(), i), i + 9);
  auto* const tiles = find<int32_t(float*, int32_t, int32_t)>("tiles");
  for (const int32_t extent : {1, 3, 4, 5, 64, INT32_MAX})
    for (const int32_t tile : {1, 2, 4, 63, INT32_MAX})
      EXPECT_EQ(tiles(values.data(), extent, tile), (int64_t{extent} + tile - 1) / tile);
}

// What is stored through a swizzle is where the swizzle of the address in bytes says, element by element and
// in vectors, and is loaded from there.
TEST_F(RunTime, ASwizzledPointerIsSwizzledWhereItIsUsed) {
  compile(R"mlir(
!p = !cute.ptr<i16, generic, align<1024>, S<3,4,3>>
!v = !cute.memref<i16, generic, align<1024>, S<3,4,3>, "(64,8):(1,64)">
func.func @store(%p: !p, %i: i32, %x: i16) {
  %v = cute.make_view(%p) : !v
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  cute.memref.store(%v, %c, %x) : (!v, !cute.coord<"?">, i16) -> ()
  return
}
func.func @load(%p: !p) -> vector<512xi16> {
  %v = cute.make_view(%p) : !v
  %x = cute.memref.load_vec(%v) : (!v) -> vector<512xi16>
  return %x : vector<512xi16>
}
func.func @copy(%p: !p, %out: !cute.ptr<i16, generic, align<16>>) {
  %v = cute.make_view(%p) : !v
  %w = cute.make_view(%out) : !cute.memref<i16, generic, align<16>, "(64,8):(1,64)">
  %x = cute.memref.load_vec(%v) : (!v) -> vector<512xi16>
  cute.memref.store_vec(%x, %w) : (vector<512xi16>, !cute.memref<i16, generic, align<16>, "(64,8):(1,64)">) -> ()
  return
})mlir");
  alignas(1024) std::array<int16_t, 512> memory{};
  alignas(16) std::array<int16_t, 512> plain{};
  auto* const store = find<void(int16_t*, int32_t, int16_t)>("store");
  auto* const copy = find<void(int16_t*, int16_t*)>("copy");
  for (int32_t i = 0; i < 512; ++i) store(memory.data(), i, static_cast<int16_t>(1000 + i));
  int64_t moved = 0;
  for (size_t i = 0; i < 512; ++i) {
    const size_t byte = 2 * i, swizzled = byte ^ ((byte >> 7 & 7) << 4);
    EXPECT_EQ(memory[swizzled / 2], static_cast<int16_t>(1000 + i));
    moved += swizzled != byte;
  }
  EXPECT_GT(moved, 400);
  copy(memory.data(), plain.data());
  for (size_t i = 0; i < 512; ++i) EXPECT_EQ(plain[i], static_cast<int16_t>(1000 + i));
}

template <typename Word>
struct Division {
  Word quotient, remainder, alone;
  int64_t more;  // so that it is returned in memory, as a struct of more than two words is
};

// The corners of a width: powers of two, their neighbours, factors of Fermat numbers, and the largest of all.
template <typename Word>
int64_t compareDivisions(Division<Word> (*divmod)(Word, Word)) {
  constexpr Word largest = ~Word{0};
  std::vector<Word> corners = {1, 3, 5, 6, 7, 10, 641, 6700417, largest};
  for (int bit = 1; bit < static_cast<int>(8 * sizeof(Word)); ++bit)
    for (const Word off : {largest, Word{0}, Word{1}}) corners.push_back((Word{1} << bit) + off);
  int64_t compared = 0;
  for (const Word d : corners)
    for (const Word corner : corners)
      for (const Word n : {corner, corner * d, corner * d - 1}) {
        const Division<Word> got = divmod(n, d);
        if (got.quotient != n / d || got.remainder != n % d || got.alone != n / d) {
          ADD_FAILURE() << n << " / " << d << " is not " << got.quotient << " or " << got.alone << ", rest "
                        << got.remainder;
          return compared;
        }
        ++compared;
      }
  return compared;
}

TEST_F(RunTime, AFastDivisionIsTheDivision) {
  compile(R"mlir(
func.func @divmod(%n: i32, %d: i32) -> (i32, i32, i32, i64) {
  %made = cute.fast_divmod.create_divisor(%d) : (i32) -> !cute.fast_divmod_divisor<32>
  %0:2 = cute.fast_divmod.compute(%n, %made) : (i32, !cute.fast_divmod_divisor<32>) -> (i32, i32)
  %self = cute.fast_divmod.get_divisor(%made) : (!cute.fast_divmod_divisor<32>) -> i32
  %aux:3 = cute.fast_divmod.get_aux(%made) : (!cute.fast_divmod_divisor<32>) -> (i32, i8, i8)
  %again = cute.fast_divmod.make_divisor(%self, %aux#0, %aux#1, %aux#2) : (i32, i32, i8, i8) -> !cute.fast_divmod_divisor<32>
  %1 = cute.fast_divmod.divide(%n, %again) : (i32, !cute.fast_divmod_divisor<32>) -> i32
  %pad = arith.constant 0 : i64
  return %0#0, %0#1, %1, %pad : i32, i32, i32, i64
}
func.func @divmod_wide(%n: i64, %d: i64) -> (i64, i64, i64, i64) {
  %made = cute.fast_divmod.create_divisor(%d) : (i64) -> !cute.fast_divmod_divisor<64>
  %0:2 = cute.fast_divmod.compute(%n, %made) : (i64, !cute.fast_divmod_divisor<64>) -> (i64, i64)
  %self = cute.fast_divmod.get_divisor(%made) : (!cute.fast_divmod_divisor<64>) -> i64
  %aux:3 = cute.fast_divmod.get_aux(%made) : (!cute.fast_divmod_divisor<64>) -> (i64, i8, i8)
  %again = cute.fast_divmod.make_divisor(%self, %aux#0, %aux#1, %aux#2) : (i64, i64, i8, i8) -> !cute.fast_divmod_divisor<64>
  %1 = cute.fast_divmod.divide(%n, %again) : (i64, !cute.fast_divmod_divisor<64>) -> i64
  %pad = arith.constant 0 : i64
  return %0#0, %0#1, %1, %pad : i64, i64, i64, i64
}
func.func @scaled(%p: !cute.ptr<f32, generic>, %i: i32, %j: i32, %d: i32) -> f32 {
  %x = cute.make_int_tuple(%i, %j) : (i32, i32) -> !cute.int_tuple<"(?,?)">
  %s = cute.make_int_tuple(%d) : (i32) -> !cute.int_tuple<"(?,1)">
  %r = cute.load_scaled_index(%p, %x, %s) : (!cute.ptr<f32, generic>, !cute.int_tuple<"(?,?)">, !cute.int_tuple<"(?,1)">) -> f32
  return %r : f32
})mlir");
  EXPECT_GT(compareDivisions(find<Division<uint32_t>(uint32_t, uint32_t)>("divmod")), 30000);
  EXPECT_GT(compareDivisions(find<Division<uint64_t>(uint64_t, uint64_t)>("divmod_wide")), 100000);
  std::array<float, 32> values{};
  for (size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i);
  auto* const scaled = find<float(float*, int32_t, int32_t, int32_t)>("scaled");
  EXPECT_EQ(scaled(values.data(), 3, 2, 8), 26.0F);
  EXPECT_EQ(scaled(values.data() + 31, -3, 2, 8), 9.0F);
}

// Through loops, branches, blocks and calls a layout and a coordinate are what they were.
TEST_F(RunTime, ValuesCrossLoopsBranchesAndCalls) {
  compile(R"mlir(
!l = !cute.layout<"(?,4):(1,?)">
!c = !cute.int_tuple<"(?,?)">
func.func private @chosen(%wide: i1, %a: !l, %b: !l) -> !l {
  %r = scf.if %wide -> (!l) {
    scf.yield %a : !l
  } else {
    scf.yield %b : !l
  }
  return %r : !l
}
func.func private @either(%first: i1, %a: !c, %b: !c) -> !c {
  cf.cond_br %first, ^bb1(%a : !c), ^bb1(%b : !c)
^bb1(%r: !c):
  return %r : !c
}
func.func @walked(%wide: i1, %m: i32, %n: i32) -> i64 {
  %narrow = arith.constant 100 : i32
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %d = cute.make_stride(%m) : (i32) -> !cute.stride<"(1,?)">
  %e = cute.make_stride(%narrow) : (i32) -> !cute.stride<"(1,?)">
  %a = cute.make_layout(%s, %d) : !l
  %b = cute.make_layout(%s, %e) : !l
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %start = cute.make_int_tuple(%zero, %zero) : (i32, i32) -> !c
  %step = cute.make_int_tuple(%one, %one) : (i32, i32) -> !c
  %for = scf.for %i = %zero to %n step %one iter_args(%at = %start) -> (!c) : i32 {
    %next = cute.tuple_add(%at, %step) : (!c, !c) -> !c
    scf.yield %next : !c
  }
  %end = cute.make_int_tuple(%n, %n) : (i32, i32) -> !c
  %while = scf.while (%at = %start) : (!c) -> !c {
    %go = cute.elem_less(%at, %end) : (!c, !c) -> i1
    scf.condition(%go) %at : !c
  } do {
  ^bb0(%at: !c):
    %next = cute.tuple_add(%at, %step) : (!c, !c) -> !c
    scf.yield %next : !c
  }
  %at = func.call @either(%wide, %for, %while) : (i1, !c, !c) -> !c
  %x, %y = cute.get_scalars(%at) : !c
  %l = func.call @chosen(%wide, %a, %b) : (i1, !l, !l) -> !l
  %k = cute.make_coord(%x, %y) : (i32, i32) -> !cute.coord<"(?,?)">
  %o = cute.crd2idx(%k, %l) : (!cute.coord<"(?,?)">, !l) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%o) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir");
  auto* const walked = find<int64_t(bool, int32_t, int32_t)>("walked");
  for (const int32_t n : {0, 1, 3})
    for (const int32_t m : {5, 8}) {
      EXPECT_EQ(walked(true, m, n), n + n * m);
      EXPECT_EQ(walked(false, m, n), n + n * 100);
    }
}

// A layout cut into windows: each begins where its number times its extents says, and the windows of one
// shape have no element in common.
TEST_F(RunTime, WindowsDoNotOverlap) {
  compile(R"mlir(
!p = !cute.ptr<f32, generic>
!l = !cute.layout<"(128,64):(1,?)">
func.func @begin(%p: !p, %i: i32, %j: i32, %d: i32) -> !p {
  %s = cute.static : !cute.shape<"(128,64)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %t) : !l
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %q, %w = cute.tile_partition(%p, %l, %c) : (!p, !l, !cute.coord<"(?,?)">) -> (!p, !cute.layout<"(32,16):(1,?)">)
  return %q : !p
})mlir");
  auto* const begin = find<float*(float*, int32_t, int32_t, int32_t)>("begin");
  constexpr int32_t stride = 130;
  std::vector<float> memory(static_cast<size_t>(64 * stride));
  std::set<int64_t> seen;
  for (int32_t i = 0; i < 4; ++i)
    for (int32_t j = 0; j < 4; ++j) {
      const int64_t at = begin(memory.data(), i, j, stride) - memory.data();
      EXPECT_EQ(at, 32 * i + 16 * j * stride);
      for (int64_t x = 0; x < 32; ++x)
        for (int64_t y = 0; y < 16; ++y) EXPECT_TRUE(seen.insert(at + x + y * stride).second);
    }
  EXPECT_EQ(seen.size(), 128u * 64u);
}

TEST_F(RunTime, CallsOfAtomsCopyAndMultiply) {
  compile(R"mlir(
!copy = !cute_nvgpu.atom.universal_copy<f32, 128 b>
!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>
!wide = !cute_nvgpu.atom.universal_fma<1x1x1, (i32, i32) -> i32>
func.func @copy(%from: !cute.ptr<f32, generic, align<16>>, %to: !cute.ptr<f32, generic>, %d: i32) {
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
  %s = cute.static : !cute.shape<"(2,2)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(2,2):(1,?)">
  %a = cute.make_view(%from) : !cute.memref<f32, generic, align<16>, "4:1">
  %b = cute.make_view(%to, %l) : !cute.memref<f32, generic, "(2,2):(1,?)">
  %atom = cute.make_atom() : !copy
  cute.copy_atom_call(%atom, %a, %b)
      : (!copy, !cute.memref<f32, generic, align<16>, "4:1">, !cute.memref<f32, generic, "(2,2):(1,?)">) -> ()
  return
}
func.func @multiply(%x: f32, %y: f32, %z: f32) -> f32 {
  %l = cute.static : !cute.layout<"1:0">
  %k = cute.static : !cute.coord<"0">
  %a = cute.make_fragment(%l) : (!cute.layout<"1:0">) -> !cute.memref<f32, rmem, "1:0">
  %b = cute.make_fragment(%l) : (!cute.layout<"1:0">) -> !cute.memref<f32, rmem, "1:0">
  %c = cute.make_fragment(%l) : (!cute.layout<"1:0">) -> !cute.memref<f32, rmem, "1:0">
  cute.memref.store(%a, %k, %x) : (!cute.memref<f32, rmem, "1:0">, !cute.coord<"0">, f32) -> ()
  cute.memref.store(%b, %k, %y) : (!cute.memref<f32, rmem, "1:0">, !cute.coord<"0">, f32) -> ()
  cute.memref.store(%c, %k, %z) : (!cute.memref<f32, rmem, "1:0">, !cute.coord<"0">, f32) -> ()
  %atom = cute.make_atom() : !fma
  %mma = cute.make_tiled_mma(%atom) : (!fma) -> !cute.tiled_mma<!fma, atom_layout_MNK = <"(1,1,1):(0,0,0)">>
  cute.mma_atom_call(%mma, %c, %a, %b, %c)
      : (!cute.tiled_mma<!fma, atom_layout_MNK = <"(1,1,1):(0,0,0)">>, !cute.memref<f32, rmem, "1:0">,
         !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">, !cute.memref<f32, rmem, "1:0">) -> ()
  %r = cute.memref.load(%c, %k) : (!cute.memref<f32, rmem, "1:0">, !cute.coord<"0">) -> f32
  return %r : f32
})mlir");
  alignas(16) const std::array<float, 4> from = {1, 2, 3, 4};
  std::array<float, 8> to{};
  find<void(const float*, float*, int32_t)>("copy")(from.data(), to.data(), 5);
  EXPECT_EQ(to, (std::array<float, 8>{1, 2, 0, 0, 0, 3, 4, 0}));
  auto* const multiply = find<float(float, float, float)>("multiply");
  // The product is not rounded before the sum.
  const float x = 1.0F + 0x1p-12F;
  EXPECT_EQ(multiply(x, x, -1.0F), std::fma(x, x, -1.0F));
  EXPECT_NE(multiply(x, x, -1.0F), static_cast<float>(double{x * x} - 1.0));
  EXPECT_EQ(multiply(3, 4, 5), 17.0F);
}

}  // namespace
}  // namespace cutecheck::lowering
