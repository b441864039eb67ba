// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small modules of cute, and their verdict by translation validation.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "lowering/pipeline/lower.h"
#include "oracle/tv/decide/validate.h"

namespace cutecheck::run {

struct Validated {
  oracle::Verdict verdict = oracle::Verdict::kUnknown;
  bool witnessed = false;  // a counterexample was replayed
  std::string report;
};

inline Validated verdictOf(const lowering::Lowered& lowered) {
  const Expected<oracle::ValidationReport> report = oracle::validate(lowered.llvmIr, lowered.meaning);
  EXPECT_TRUE(report.ok()) << (report.ok() ? "" : report.error().str()) << "\n" << lowered.meaning;
  if (!report.ok()) return {};
  EXPECT_FALSE(report->functions.empty());
  bool witnessed = false;
  for (const oracle::FunctionReport& f : report->functions) witnessed |= f.answer.counterexample.has_value();
  return {report->verdict, witnessed, oracle::toString(*report)};
}

// Lowers the module and validates the code against its meaning, changed by `change` where given.
inline Validated verdictOf(const std::string& module,
                           const std::function<std::string(std::string)>& change = nullptr) {
  Expected<lowering::Lowered> lowered = lowering::lower(module);
  EXPECT_TRUE(lowered.ok()) << (lowered.ok() ? "" : lowered.error().str());
  if (!lowered.ok()) return {};
  if (change) lowered->meaning = change(lowered->meaning);
  Validated validated = verdictOf(*lowered);
  validated.report += "\n" + lowered->meaning + lowered->llvmIr;
  return validated;
}

inline std::string crd2idxModule() {
  return R"mlir(func.func @crd2idx(%i: i32, %j: i32, %m: i32, %d: i32) -> i64 {
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(?,4):(1,?)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(?,4):(1,?)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";
}

inline std::string linearModule() {
  return R"mlir(func.func @linear(%i: i32, %m: i32) -> i64 {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"((2,4),?)">
  %t = cute.static : !cute.stride<"((1,16),2)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((2,4),?):((1,16),2)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"((2,4),?):((1,16),2)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";
}

inline std::string idx2crdModule() {
  return R"mlir(func.func @idx2crd(%i: i32, %m: i32) -> (i32, i32) {
  %n = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"(?,4)">
  %x = cute.idx2crd(%n, %s) : (!cute.int_tuple<"?">, !cute.shape<"(?,4)">) -> !cute.coord<"(?,?)">
  %r:2 = cute.get_scalars(%x) : !cute.coord<"(?,?)">
  return %r#0, %r#1 : i32, i32
})mlir";
}

// A swizzled tile whose leading stride is left to run time.
inline std::string swizzledModule() {
  return R"mlir(func.func @swizzled(%i: i32, %j: i32, %d: i32) -> i64 {
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %s = cute.static : !cute.shape<"(64,8)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(?,1)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(64,8):(?,1)">
  %z = cute.static : !cute.swizzle<"S<3,4,3>">
  %n = cute.static : !cute.int_tuple<"0">
  %y = cute.make_composed_layout(%z, %n, %l) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"0">, !cute.layout<"(64,8):(?,1)">)
      -> !cute.composed_layout<"S<3,4,3> o 0 o (64,8):(?,1)">
  %x = cute.crd2idx(%c, %y) : (!cute.coord<"(?,?)">, !cute.composed_layout<"S<3,4,3> o 0 o (64,8):(?,1)">)
      -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";
}

// A row of a swizzled tile whose layout and offset run time knows, read at a column.
inline std::string swizzledRowModule() {
  return R"mlir(func.func @swizzled_row(%i: i32, %j: i32, %d: i32, %o: i32) -> i64 {
  %s = cute.static : !cute.shape<"(64,8)">
  %t = cute.make_stride(%d) : (i32) -> !cute.stride<"(?,1)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"(64,8):(?,1)">
  %z = cute.static : !cute.swizzle<"S<3,4,3>">
  %n = cute.make_int_tuple(%o) : (i32) -> !cute.int_tuple<"?">
  %y = cute.make_composed_layout(%z, %n, %l) : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?">, !cute.layout<"(64,8):(?,1)">)
      -> !cute.composed_layout<"S<3,4,3> o ? o (64,8):(?,1)">
  %row = cute.make_coord(%i) : (i32) -> !cute.coord<"(?,_)">
  %r = cute.slice(%y, %row) : !cute.composed_layout<"S<3,4,3> o ? o (64,8):(?,1)">, !cute.coord<"(?,_)">
      -> !cute.composed_layout<"S<3,4,3> o ?{i64} o (8):(1)">
  %column = cute.make_coord(%j) : (i32) -> !cute.coord<"?">
  %x = cute.crd2idx(%column, %r) : (!cute.coord<"?">, !cute.composed_layout<"S<3,4,3> o ?{i64} o (8):(1)">)
      -> !cute.int_tuple<"?{i64}">
  %q = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %q : i64
})mlir";
}

// Bytes of a swizzled tile read as words of four.
inline std::string swizzledWordsModule() {
  return R"mlir(func.func @swizzled_words(%i: i32, %j: i32, %o: i32) -> i64 {
  %l = cute.static : !cute.layout<"(8,64):(64,1)">
  %z = cute.static : !cute.swizzle<"S<3,4,3>">
  %n = cute.make_int_tuple(%o) : (i32) -> !cute.int_tuple<"?{div=8}">
  %y = cute.make_composed_layout(%z, %n, %l)
      : (!cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"?{div=8}">, !cute.layout<"(8,64):(64,1)">)
      -> !cute.composed_layout<"S<3,4,3> o ?{div=8} o (8,64):(64,1)">
  %w = cute.recast_layout <32, 8> (%y) : (!cute.composed_layout<"S<3,4,3> o ?{div=8} o (8,64):(64,1)">)
      -> !cute.composed_layout<"S<3,2,3> o ?{div=2} o (8,16):(16,1)">
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %x = cute.crd2idx(%c, %w) : (!cute.coord<"(?,?)">, !cute.composed_layout<"S<3,2,3> o ?{div=2} o (8,16):(16,1)">)
      -> !cute.int_tuple<"?{i64}">
  %q = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %q : i64
})mlir";
}

// All of the layout known, and read through a composition.
inline std::string staticSwizzledModule() {
  return R"mlir(func.func @swizzled(%i: i32, %j: i32) -> i32 {
  %c = cute.make_coord(%i, %j) : (i32, i32) -> !cute.coord<"(?,?)">
  %l = cute.static : !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">) -> !cute.int_tuple<"?">
  %z = cute.static : !cute.swizzle<"S<2,3,-2>">
  %y = cute.apply_swizzle(%z, %x) : (!cute.swizzle<"S<2,3,-2>">, !cute.int_tuple<"?">) -> !cute.int_tuple<"?">
  %r = cute.get_scalars(%y) : !cute.int_tuple<"?">
  return %r : i32
})mlir";
}

// `width` is the spelling of one dynamic stride, ? or ?{i64}.
inline std::string layoutModule(const std::string& width = "?{i64}") {
  std::string text =
      R"mlir(func.func @parts(%l: !cute.layout<"((2,?),4):((1,WIDE),?)">) -> (!cute.layout<"((2,?),4):((1,WIDE),?)">, i64) {
  %s = cute.get_shape(%l) : (!cute.layout<"((2,?),4):((1,WIDE),?)">) -> !cute.shape<"((2,?),4)">
  %d = cute.get_stride(%l) : (!cute.layout<"((2,?),4):((1,WIDE),?)">) -> !cute.stride<"((1,WIDE),?)">
  %m = cute.make_layout(%s, %d) : !cute.layout<"((2,?),4):((1,WIDE),?)">
  %z = cute.size <[0]> (%m) : (!cute.layout<"((2,?),4):((1,WIDE),?)">) -> !cute.int_tuple<"?{i64 div=2}">
  %r = cute.get_scalars(%z) : !cute.int_tuple<"?{i64 div=2}">
  return %m, %r : !cute.layout<"((2,?),4):((1,WIDE),?)">, i64
})mlir";
  for (size_t at = text.find("WIDE"); at != std::string::npos; at = text.find("WIDE"))
    text.replace(at, 4, width);
  return text;
}

// The offset of (0,j) in a layout whose largest is 2^32 - 1, as a result of `leaf`.
inline std::string cornerModule(const std::string& leaf, const std::string& type) {
  const std::string offset = "!cute.int_tuple<\"" + leaf + "\">";
  return "func.func @corner(%j: i32) -> " + type + R"mlir( {
  %c = cute.make_coord(%j) : (i32) -> !cute.coord<"(0,?)">
  %l = cute.static : !cute.layout<"(65536,65536):(1,65536)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"(0,?)">, !cute.layout<"(65536,65536):(1,65536)">) -> )mlir" +
         offset + "\n  %r = cute.get_scalars(%x) : " + offset + "\n  return %r : " + type + "\n}";
}

}  // namespace cutecheck::run
