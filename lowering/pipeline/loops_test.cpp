// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops that decode an index by run-time extents: lowered, compiled for this machine and called, against what
// plain C++ makes of the same arguments.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "lowering/pipeline/lower.h"
#include "lowering/pipeline/test_support.h"

namespace cutecheck::lowering {
namespace {

constexpr const char* kDecode = R"mlir(
func.func @decode(%first: i32, %last: i32, %m: i32, %n: i32) -> i64 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i64
  %factor = arith.constant 31 : i64
  %shape = cute.make_shape(%m, %n, %m) : (i32, i32, i32) -> !cute.shape<"(?,?,?)">
  %sum = scf.for %i = %first to %last step %one iter_args(%before = %zero) -> i64 : i32 {
    %index = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
    %crd = cute.idx2crd(%index, %shape) : (!cute.int_tuple<"?">, !cute.shape<"(?,?,?)">) -> !cute.coord<"(?,?,?)">
    %a, %b, %c = cute.get_scalars(%crd) : !cute.coord<"(?,?,?)">
    %a64 = arith.extsi %a : i32 to i64
    %b64 = arith.extsi %b : i32 to i64
    %c64 = arith.extsi %c : i32 to i64
    %s1 = arith.muli %before, %factor : i64
    %s2 = arith.addi %s1, %a64 : i64
    %s3 = arith.muli %s2, %factor : i64
    %s4 = arith.addi %s3, %b64 : i64
    %s5 = arith.muli %s4, %factor : i64
    %s6 = arith.addi %s5, %c64 : i64
    scf.yield %s6 : i64
  }
  return %sum : i64
}
)mlir";

int64_t expected(int32_t first, int32_t last, int32_t m, int32_t n) {
  uint64_t sum = 0;
  for (int64_t i = first; i < last; ++i)
    for (const int64_t digit : {i % m, i / m % n, i / m / n}) sum = sum * 31 + static_cast<uint64_t>(digit);
  return static_cast<int64_t>(sum);
}

TEST_F(RunTime, ALoopDecodesByMultiplication) {
  const Expected<std::string> ir = lowerToLLVMIR(kDecode);
  ASSERT_TRUE(ir.ok()) << ir.error().message;
  EXPECT_NE(ir->find("llvm.ctlz.i32"), std::string::npos) << "no divisor is prepared before the loop";
  EXPECT_EQ(ir->find("udiv i32"), std::string::npos);
  EXPECT_EQ(ir->find("urem i32"), std::string::npos);
  compile(kDecode);
  auto* const decode = find<int64_t(int32_t, int32_t, int32_t, int32_t)>("decode");
  ASSERT_NE(decode, nullptr);
  constexpr int32_t kMost = 2147483647;
  const int32_t extents[] = {1,   2,   3,     5,     7,     12,      127,           128,
                             129, 641, 65535, 65536, 65537, 1 << 30, (1 << 30) + 1, kMost};
  for (const int32_t m : extents)
    for (const int32_t n : extents)
      for (const int32_t first : {0, 1, 4095, 65530, 1073741800, kMost - 40})
        ASSERT_EQ(decode(first, first + 40, m, n), expected(first, first + 40, m, n))
            << first << " " << m << " " << n;
}

// What is prepared before the loop divides nothing by 0 where the loop does not run.
TEST_F(RunTime, ALoopThatDoesNotRunDividesByNothing) {
  compile(kDecode);
  auto* const decode = find<int64_t(int32_t, int32_t, int32_t, int32_t)>("decode");
  ASSERT_NE(decode, nullptr);
  EXPECT_EQ(decode(5, 5, 0, 0), 0);
}

}  // namespace
}  // namespace cutecheck::lowering
