// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that compute layouts are proved to compute what the operations mean, and what their types say of
// the results is proved beside: every static leaf, every divisor.
#include <gtest/gtest.h>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

// A layout of M rows, N columns, row stride d, put through `operation` (from %l to %r).
std::string rowsModule(const std::string& operation, const std::string& result) {
  return R"mlir(func.func @computed(%m: i32, %n: i32, %d: i32) -> )mlir" + result + R"mlir( {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"(?,?)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(?{div=4},1)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?,?):(?{div=4},1)">
)mlir" + operation +
         "\n  return %r : " + result + "\n}";
}

struct Case {
  std::string name, module;
};

const std::string kRows = "!cute.layout<\"(?,?):(?{div=4},1)\">";

std::string tiled(const std::string& op, const std::string& result) {
  const std::string type = "!cute.layout<\"" + result + "\">";
  return rowsModule("  %k = cute.static : !cute.tile<\"[16:1;128:1]\">\n  %r = cute." + op + "(%l, %k) : (" +
                        kRows + ", !cute.tile<\"[16:1;128:1]\">) -> " + type,
                    type);
}

std::vector<Case> cases() {
  const std::string halves = "!cute.layout<\"(2,?):(1,?{div=2})\">", dense = "!cute.layout<\"(?,4):(1,?)\">";
  return {
      {"zipped_divide", tiled("zipped_divide", "((16,128),(?,?)):((?{div=4},1),(?{i64 div=64},128))")},
      {"logical_divide", tiled("logical_divide", "((16,?),(128,?)):((?{div=4},?{i64 div=64}),(1,128))")},
      {"composition",
       R"mlir(func.func @computed(%d: i32) -> !cute.layout<"((32,4),(4,4)):((4,?{i64 div=16}),(1,?{i64 div=4}))"> {
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(?{div=4},1)">
  %s = cute.static : !cute.shape<"(16,128)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(16,128):(?{div=4},1)">
  %tv = cute.static : !cute.layout<"((32,4),(4,4)):((64,4),(16,1))">
  %r = cute.composition(%l, %tv) : (!cute.layout<"(16,128):(?{div=4},1)">, !cute.layout<"((32,4),(4,4)):((64,4),(16,1))">)
      -> !cute.layout<"((32,4),(4,4)):((4,?{i64 div=16}),(1,?{i64 div=4}))">
  return %r : !cute.layout<"((32,4),(4,4)):((4,?{i64 div=16}),(1,?{i64 div=4}))">
})mlir"},
      {"coalesce", R"mlir(func.func @computed(%d: i64) -> !cute.layout<"(8,4):(1,?{i64})"> {
  %t = cute.make_stride(%d) : (i64) -> !cute.stride<"((1,2),?{i64})">
  %s = cute.static : !cute.shape<"((2,4),4)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((2,4),4):((1,2),?{i64})">
  %r = cute.coalesce(%l) : (!cute.layout<"((2,4),4):((1,2),?{i64})">) -> !cute.layout<"(8,4):(1,?{i64})">
  return %r : !cute.layout<"(8,4):(1,?{i64})">
})mlir"},
      {"complement", R"mlir(func.func @computed(%m: i32) -> !cute.layout<"?:16"> {
  %b = cute.make_shape(%m) : (i32) -> !cute.shape<"?">
  %l = cute.static : !cute.layout<"16:1">
  %r = cute.complement(%l, %b) : (!cute.layout<"16:1">, !cute.shape<"?">) -> !cute.layout<"?:16">
  return %r : !cute.layout<"?:16">
})mlir"},
      {"slice", R"mlir(func.func @computed(%d: i32) -> !cute.layout<"(16,8):(?,1)"> {
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"((?,1),(16,128))">
  %s = cute.static : !cute.shape<"((16,8),(2,4))">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((16,8),(2,4)):((?,1),(16,128))">
  %c = cute.static : !cute.coord<"((_,_),(1,2))">
  %r = cute.slice(%l, %c) : !cute.layout<"((16,8),(2,4)):((?,1),(16,128))">, !cute.coord<"((_,_),(1,2))">
      -> !cute.layout<"(16,8):(?,1)">
  return %r : !cute.layout<"(16,8):(?,1)">
})mlir"},
      {"offset in tiles", rowsModule(R"mlir(  %k = cute.static : !cute.tile<"[16:1;128:1]">
  %z = cute.zipped_divide(%l, %k) : (!cute.layout<"(?,?):(?{div=4},1)">, !cute.tile<"[16:1;128:1]">)
      -> !cute.layout<"((16,128),(?,?)):((?{div=4},1),(?{i64 div=64},128))">
  %c = cute.static : !cute.coord<"((3,5),(0,0))">
  %x = cute.crd2idx(%c, %z) : (!cute.coord<"((3,5),(0,0))">, !cute.layout<"((16,128),(?,?)):((?{div=4},1),(?{i64 div=64},128))">)
      -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">)mlir",
                                     "i64")},
  };
}

TEST(ComputedValidated, WhatEachOperationComputesIsProved) {
  size_t proved = 0;
  for (const Case& c : cases()) {
    const Validated v = verdictOf(c.module);
    EXPECT_EQ(v.verdict, Verdict::kProved) << c.name << "\n" << v.report;
    proved += v.verdict == Verdict::kProved;
  }
  EXPECT_EQ(proved, 7u);
}

// The twin: the same code, and operations that mean something else.
TEST(ComputedValidated, AnotherOperationIsRefuted) {
  const auto changed = [](const std::string& from, const std::string& to) {
    return [=](std::string meaning) {
      const size_t at = meaning.find(from);
      EXPECT_NE(at, std::string::npos) << meaning;
      return meaning.replace(at, from.size(), to);
    };
  };
  const std::vector<Case> all = cases();
  const auto expectRefuted = [&](size_t i, const std::string& from, const std::string& to) {
    const Validated v = verdictOf(all[i].module, changed(from, to));
    EXPECT_EQ(v.verdict, Verdict::kRefuted) << all[i].name << "\n" << v.report;
    EXPECT_TRUE(v.witnessed) << all[i].name;
  };
  expectRefuted(0, "[16:1;128:1]", "[16:1;64:1]");
  expectRefuted(1, "[16:1;128:1]", "[8:1;128:1]");
  expectRefuted(2, "(16,128):(a0,1)", "(16,128):(a0,2)");
  expectRefuted(4, "16:1", "8:1");
  expectRefuted(6, "((3,5),(0,0))", "((5,3),(0,0))");
}

// What a type says is claimed, and a type that said more would be refuted.
TEST(ComputedValidated, ATypeThatSaysTooMuchIsRefuted) {
  const auto claimed = [](const std::string& claim) {
    return [=](std::string meaning) {
      const size_t at = meaning.find("  result");
      EXPECT_NE(at, std::string::npos) << meaning;
      return meaning.insert(at, "  claim " + claim + "\n");
    };
  };
  const std::string module = cases()[0].module;
  EXPECT_EQ(verdictOf(module, claimed("get(stride(v0), 1, 0) % 64 == 0")).verdict, Verdict::kProved);
  for (const char* claim :
       {"get(stride(v0), 1, 0) % 128 == 0", "get(shape(v0), 1, 0) == 2", "get(shape(v0), 0, 0) == 8"}) {
    const Validated v = verdictOf(module, claimed(claim));
    EXPECT_EQ(v.verdict, Verdict::kRefuted) << claim << "\n" << v.report;
    EXPECT_TRUE(v.witnessed) << claim;
  }
}

}  // namespace
}  // namespace cutecheck::run
