// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A small module of the cute dialect for the tests of the commands that read one.
#pragma once

namespace cutecheck::cli {

inline constexpr const char* kModule = R"mlir(func.func @offset(%i: i32, %m: i32) -> i64 {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"?">
  %s = cute.make_shape(%m) : (i32) -> !cute.shape<"((2,4),?)">
  %t = cute.static : !cute.stride<"((1,16),2)">
  %l = cute.make_layout(%s, %t) : !cute.layout<"((2,4),?):((1,16),2)">
  %x = cute.crd2idx(%c, %l) : (!cute.coord<"?">, !cute.layout<"((2,4),?):((1,16),2)">) -> !cute.int_tuple<"?{i64}">
  %r = cute.get_scalars(%x) : !cute.int_tuple<"?{i64}">
  return %r : i64
})mlir";

}  // namespace cutecheck::cli
