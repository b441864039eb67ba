// Index arithmetic written with `arith` means exact integers: code is proved where none of them leaves its
// type, and refuted where one does.
#include <gtest/gtest.h>

#include "properties/run/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

void expectVerdict(const std::string& module, Verdict verdict) {
  const Expected<lowering::Lowered> lowered = lowering::lower(module);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str() << module;
  const Validated validated = verdictOf(*lowered);
  EXPECT_EQ(validated.verdict, verdict) << module << validated.report;
  EXPECT_TRUE(verdict != Verdict::kRefuted || validated.witnessed) << validated.report;
}

// y[i] = x[i] at i = 128*block + thread, computed as numbers of `type`, where `condition` holds of %i and the
// length %n.
std::string copyKernel(const std::string& type, const std::string& condition) {
  const bool wide = type == "i64";
  const auto number = [&](const std::string& name) {
    return wide ? "  %" + name + "w = arith.extsi %" + name + " : i32 to i64\n" : std::string();
  };
  const std::string suffix = wide ? "w" : "", coord = wide ? "!cute.coord<\"?{i64}\">" : "!cute.coord<\"?\">";
  return R"mlir(!vector = !cute.memref<f32, gmem, align<4>, "?:1">
func.func @copy(%x: !vector, %y: !vector) attributes {cute.kernel, nvvm.reqntid = array<i32: 128>} {
  %b = nvvm.read.ptx.sreg.ctaid.x : i32
  %t = nvvm.read.ptx.sreg.tid.x : i32
  %layout = cute.get_layout(%x) : !vector
  %shape = cute.get_shape(%layout) : (!cute.layout<"?:1">) -> !cute.shape<"?">
  %n = cute.get_scalars(%shape) : (!cute.shape<"?">) -> i32
)mlir" + number("b") +
         number("t") + number("n") + "  %k = arith.constant 128 : " + type + "\n  %first = arith.muli %b" +
         suffix + ", %k : " + type + "\n  %i = arith.addi %first, %t" + suffix + " : " + type +
         "\n  %inside = arith.cmpi " + condition + ", %i, %n" + suffix + " : " + type +
         "\n  %at = cute.make_coord(%i) : (" + type + ") -> " + coord + R"mlir(
  scf.if %inside {
    %v = cute.memref.load(%x, %at) : (!vector, )mlir" +
         coord + R"mlir() -> f32
    cute.memref.store(%y, %at, %v) : (!vector, )mlir" +
         coord + R"mlir(, f32) -> ()
  }
  return
})mlir";
}

TEST(ArithmeticValidated, AnIndexOf64BitsIsProvedForEveryGrid) {
  expectVerdict(copyKernel("i64", "slt"), Verdict::kProved);
  expectVerdict(copyKernel("i64", "ult"), Verdict::kProved);
}

// 128 * 16777216 is 2^31.
TEST(ArithmeticValidated, AnIndexOf32BitsIsRefutedByALargeGrid) {
  expectVerdict(copyKernel("i32", "slt"), Verdict::kRefuted);
}

// One operation on numbers below 1000, so that nothing leaves its type.
std::string small(const std::string& operation, const std::string& result) {
  return "func.func @f(%a: !cute.coord<\"?\">, %b: !cute.coord<\"?\">) -> " + result + R"mlir( {
  %l = cute.static : !cute.layout<"1000:1">
  %i = cute.crd2idx(%a, %l) : (!cute.coord<"?">, !cute.layout<"1000:1">) -> !cute.int_tuple<"?">
  %j = cute.crd2idx(%b, %l) : (!cute.coord<"?">, !cute.layout<"1000:1">) -> !cute.int_tuple<"?">
  %x = cute.get_scalars(%i) : (!cute.int_tuple<"?">) -> i32
  %y = cute.get_scalars(%j) : (!cute.int_tuple<"?">) -> i32
  %c3 = arith.constant 3 : i32
  %yes = arith.constant true
)mlir" + operation +
         "\n  return %r : " + result + "\n}";
}

TEST(ArithmeticValidated, EachOperationIsProvedOnSmallNumbers) {
  for (const char* operation :
       {"addi %x, %y : i32", "subi %x, %y : i32", "muli %x, %y : i32", "divsi %x, %c3 : i32",
        "divui %x, %c3 : i32", "remsi %x, %c3 : i32", "remui %x, %c3 : i32"})
    expectVerdict(small(std::string("  %r = arith.") + operation, "i32"), Verdict::kProved);
  for (const char* conversion : {"extsi %x : i32 to i64", "extui %x : i32 to i64"})
    expectVerdict(small(std::string("  %r = arith.") + conversion, "i64"), Verdict::kProved);
  expectVerdict(small("  %r = arith.trunci %x : i32 to i16", "i16"), Verdict::kProved);
  for (const char* relation : {"eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"})
    expectVerdict(small(std::string("  %r = arith.cmpi ") + relation + ", %x, %y : i32", "i1"),
                  Verdict::kProved);
  for (const char* word : {"andi", "ori", "xori"})
    expectVerdict(
        small(std::string("  %p = arith.cmpi slt, %x, %y : i32\n  %q = arith.cmpi slt, %y, %c3 : i32\n"
                          "  %r = arith.") +
                  word + " %p, %q : i1",
              "i1"),
        Verdict::kProved);
  expectVerdict(small("  %p = arith.cmpi slt, %x, %y : i32\n  %r = arith.xori %p, %yes : i1", "i1"),
                Verdict::kProved);
}

// The twins: a number leaves its type, and where the two readings of its bits part.
TEST(ArithmeticValidated, NumbersOutsideOfTheirTypeAreRefuted) {
  const auto any = [](const std::string& operation, const std::string& result) {
    return "func.func @f(%x: i32, %y: i32) -> " + result +
           " {\n  %c3 = arith.constant 3 : i32\n  %r = arith." + operation + "\n  return %r : " + result +
           "\n}";
  };
  for (const char* operation : {"addi %x, %y : i32", "subi %x, %y : i32", "muli %x, %c3 : i32",
                                "divsi %x, %c3 : i32", "remui %x, %c3 : i32"})
    expectVerdict(any(operation, "i32"), Verdict::kRefuted);
  expectVerdict(any("extui %x : i32 to i64", "i64"), Verdict::kRefuted);
  expectVerdict(any("trunci %x : i32 to i8", "i8"), Verdict::kRefuted);
  expectVerdict(any("cmpi ult, %x, %y : i32", "i1"), Verdict::kRefuted);
}

}  // namespace
}  // namespace cutecheck::run
