// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic written with `arith` means what each operation says at its width: divisions toward zero, signed and
// unsigned readings, truncations. That a sum, a difference or a product is a number of its type is an obligation.
#include <gtest/gtest.h>

#include "properties/validation/lowering_modules.h"

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

// The twins: a result leaves its type, or the operation is undefined.
std::string ofAny(const std::string& operation, const std::string& result, const std::string& type = "i32",
                  const std::string& premises = "") {
  return "func.func @f(%x: " + type + ", %y: " + type + ", %p: i1) -> " + result +
         (premises.empty() ? std::string() : " attributes {cute.premises = [" + premises + "]}") + R"mlir( {
  %zero = arith.constant 0 : TYPE
  %c1 = arith.constant 1 : TYPE
  %c3 = arith.constant 3 : TYPE
  %m1 = arith.constant -1 : TYPE
  %m3 = arith.constant -3 : TYPE
  %c32 = arith.constant 32 : TYPE
  %r = arith.)mlir" + operation + "\n  return %r : " + result + "\n}";
}

std::string typed(std::string text, const std::string& type) {
  for (size_t at = text.find("TYPE"); at != std::string::npos; at = text.find("TYPE")) text.replace(at, 4, type);
  return text;
}

TEST(ArithmeticValidated, NumbersOutsideOfTheirTypeAreRefuted) {
  for (const char* operation : {"addi %x, %y : TYPE", "subi %x, %y : TYPE", "muli %x, %c3 : TYPE",
                                "addi %x, %c1 overflow<nsw> : TYPE", "shli %x, %c3 overflow<nsw> : TYPE"})
    for (const char* type : {"i32", "i64"})
      expectVerdict(typed(ofAny(operation, type, type), type), Verdict::kRefuted);
}

TEST(ArithmeticValidated, DivisionByZeroAndItsOverflowAreRefuted) {
  for (const char* operation : {"divsi", "remsi", "divui", "remui"}) {
    expectVerdict(typed(ofAny(std::string(operation) + " %x, %y : TYPE", "i32"), "i32"), Verdict::kRefuted);
    expectVerdict(typed(ofAny(std::string(operation) + " %x, %zero : TYPE", "i32"), "i32"), Verdict::kRefuted);
  }
  // The lowest number divided by -1.
  for (const char* operation : {"divsi %x, %m1 : TYPE", "remsi %x, %m1 : TYPE"}) {
    expectVerdict(typed(ofAny(operation, "i32"), "i32"), Verdict::kRefuted);
    expectVerdict(typed(ofAny(operation, "i32", "i32", "\"a0 > 0-2147483648\""), "i32"), Verdict::kProved);
  }
  for (const char* operation : {"divsi", "remsi"})
    expectVerdict(typed(ofAny(std::string(operation) + " %x, %y : TYPE", "i32", "i32", "\"a1 != 0\""), "i32"),
                  Verdict::kRefuted);
  for (const char* operation : {"divsi", "remsi"})
    expectVerdict(typed(ofAny(std::string(operation) + " %x, %y : TYPE", "i32", "i32", "\"a1 != 0, a1 != -1\""), "i32"),
                  Verdict::kProved);
  for (const char* operation : {"divui", "remui"})
    expectVerdict(typed(ofAny(std::string(operation) + " %x, %y : TYPE", "i32", "i32", "\"a1 != 0\""), "i32"),
                  Verdict::kProved);
}

// Each operation that has an answer for all numbers: what our lowering emits, and the operation that differs from
// it at some number in its place.
struct Total {
  const char* operation;
  const char* result;
  const char* of;       // in the LLVM IR
  const char* instead;  // a mutant
};

void expectTold(const Total& total) {
  Expected<lowering::Lowered> lowered = lowering::lower(typed(ofAny(total.operation, total.result), "i32"));
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Validated right = verdictOf(*lowered);
  EXPECT_EQ(right.verdict, Verdict::kProved) << total.operation << right.report;
  const size_t at = lowered->llvmIr.find(total.of);
  ASSERT_NE(at, std::string::npos) << total.of << lowered->llvmIr;
  lowered->llvmIr.replace(at, std::string(total.of).size(), total.instead);
  const Validated wrong = verdictOf(*lowered);
  EXPECT_EQ(wrong.verdict, Verdict::kRefuted) << total.operation << total.instead << wrong.report;
  EXPECT_TRUE(wrong.witnessed);
}

TEST(ArithmeticValidated, ReadingsAndRoundingsAreTold) {
  for (const Total& total : std::vector<Total>{
           {"divsi %x, %c3 : TYPE", "i32", "sdiv", "udiv"},
           {"divsi %x, %m3 : TYPE", "i32", "sdiv", "udiv"},
           {"divui %x, %c3 : TYPE", "i32", "udiv", "sdiv"},
           {"divui %x, %m3 : TYPE", "i32", "udiv", "sdiv"},
           {"remsi %x, %c3 : TYPE", "i32", "srem", "urem"},
           {"remui %x, %c3 : TYPE", "i32", "urem", "srem"},
           {"remui %x, %m3 : TYPE", "i32", "urem", "srem"},
           {"cmpi ult, %x, %y : TYPE", "i1", "icmp ult", "icmp slt"},
           {"cmpi ule, %x, %y : TYPE", "i1", "icmp ule", "icmp sle"},
           {"cmpi ugt, %x, %y : TYPE", "i1", "icmp ugt", "icmp sgt"},
           {"cmpi uge, %x, %c3 : TYPE", "i1", "icmp uge", "icmp sge"},
           {"cmpi slt, %x, %y : TYPE", "i1", "icmp slt", "icmp ult"},
           {"cmpi sge, %x, %m3 : TYPE", "i1", "icmp sge", "icmp uge"},
           {"extui %x : TYPE to i64", "i64", "zext", "sext"},
           {"extsi %x : TYPE to i64", "i64", "sext", "zext"},
           {"extui %p : i1 to i32", "i32", "zext", "sext"},
           {"extsi %p : i1 to i32", "i32", "sext", "zext"},
           {"shrsi %x, %c3 : TYPE", "i32", "ashr", "lshr"},
           {"shrui %x, %c3 : TYPE", "i32", "lshr", "ashr"},
           {"shli %x, %c3 : TYPE", "i32", "shl", "shl nsw"},
           {"trunci %x : TYPE to i8", "i8", "trunc", "trunc nsw"},
           {"trunci %x : TYPE to i16", "i16", "trunc", "trunc nuw"},
           {"select %p, %x, %y : TYPE", "i32", "select i1 %2, i32 %0, i32 %1", "select i1 %2, i32 %1, i32 %0"},
       })
    expectTold(total);
  for (const char* least : {"minsi", "maxsi", "minui", "maxui"})
    expectVerdict(typed(ofAny(std::string(least) + " %x, %y : TYPE", "i32"), "i32"), Verdict::kProved);
}

// An arithmetic shift rounds down, a signed division toward zero.
TEST(ArithmeticValidated, AShiftIsNoSignedDivision) {
  const std::string module = R"mlir(func.func @f(%x: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %r = arith.divsi %x, %c4 : i32
  return %r : i32
})mlir";
  Expected<lowering::Lowered> lowered = lowering::lower(module);
  ASSERT_TRUE(lowered.ok());
  EXPECT_EQ(verdictOf(*lowered).verdict, Verdict::kProved);
  const size_t at = lowered->llvmIr.find("sdiv i32 %0, 4");
  ASSERT_NE(at, std::string::npos);
  lowered->llvmIr.replace(at, 14, "ashr i32 %0, 2");
  EXPECT_EQ(verdictOf(*lowered).verdict, Verdict::kRefuted);
}

// What the meaning does not read is no meaning: the module is refused, by the name of what is not read.
TEST(ArithmeticValidated, FlagsAndOperationsThatAreNotReadAreNamed) {
  const auto refused = [](const std::string& module, const std::string& name) {
    const Expected<lowering::Lowered> lowered = lowering::lower(module);
    ASSERT_FALSE(lowered.ok()) << module;
    EXPECT_EQ(lowered.error().rule, "lower_meaning") << lowered.error().str();
    EXPECT_NE(lowered.error().str().find(name), std::string::npos) << lowered.error().str();
  };
  for (const auto& [operation, name] : std::vector<std::pair<const char*, const char*>>{
           {"addi %x, %y overflow<nuw> : TYPE", "overflowFlags"},
           {"muli %x, %y overflow<nsw, nuw> : TYPE", "overflowFlags"},
           {"trunci %x overflow<nuw> : TYPE to i32", "overflowFlags"},
           {"divsi %x, %c3 exact : TYPE", "isExact"},
           {"divui %x, %c3 exact : TYPE", "isExact"},
           {"shrui %x, %c3 exact : TYPE", "isExact"},
           {"shli %x, %y : TYPE", "arith.shli"},
           {"addi %x, %y {mine = 1 : i32} : TYPE", "mine"},
           {"andi %x, %y : TYPE", "arith.andi"}}) {
    const bool cut = std::string(operation).find("to i32") != std::string::npos;
    refused(typed(ofAny(operation, cut ? "i32" : "i64", "i64"), "i64"), name);
  }
  refused(typed(ofAny("shrui %x, %c32 : TYPE", "i32"), "i32"), "arith.shrui");
  refused(typed(ofAny("shli %x, %m1 : TYPE", "i32"), "i32"), "arith.shli");
}

}  // namespace
}  // namespace cutecheck::run
