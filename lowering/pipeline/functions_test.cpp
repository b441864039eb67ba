// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each operation of arith and math that a kernel may compute with, at each type: PTX that computes it, or a
// refusal by name with what to write instead. The back end itself refuses none.
#include <gtest/gtest.h>

#include <set>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"

namespace cutecheck::lowering {
namespace {

using Names = std::vector<std::string>;

const Names kFloats{"f16", "bf16", "f32", "f64"}, kIntegers{"i8", "i16", "i32", "i64"};

// Not computed by PTX at any type.
const Names kRefused{"math.exp",   "math.expm1", "math.sinh",  "math.cosh", "math.tanh", "math.log",
                     "math.log2",  "math.log10", "math.log1p", "math.cbrt", "math.erf",  "math.erfc",
                     "math.sin",   "math.cos",   "math.tan",   "math.asin", "math.acos", "math.atan",
                     "math.asinh", "math.acosh", "math.atanh"};
const Names kRefusedOfTwo{"math.powf", "math.atan2", "arith.remf"};
const Names kUnary{"math.absf",  "math.ceil", "math.floor", "math.round", "math.roundeven",
                   "math.trunc", "math.sqrt", "math.rsqrt", "arith.negf"};
const Names kBinary{"math.copysign",  "arith.addf",     "arith.subf",    "arith.mulf",   "arith.divf",
                    "arith.maximumf", "arith.minimumf", "arith.maxnumf", "arith.minnumf"};
const Names kOfIntegers{"arith.addi",      "arith.subi",      "arith.muli",  "arith.divsi",
                        "arith.remsi",     "arith.divui",     "arith.remui", "arith.floordivsi",
                        "arith.ceildivsi", "arith.ceildivui", "arith.maxsi", "arith.minsi",
                        "arith.maxui",     "arith.minui",     "arith.andi",  "arith.ori",
                        "arith.xori",      "arith.shli",      "arith.shrsi", "arith.shrui"};

struct Lowered {
  std::string refusal, ptx;
};

// `body` makes %r of %x and %y.
Lowered lowered(const std::string& body, const std::string& from, const std::string& to) {
  const Expected<std::string> ir = lowerToLLVMIR("func.func @f(%x: " + from + ", %y: " + from + ") -> " + to +
                                                 " {\n" + body + "\n  return %r : " + to + "\n}");
  if (!ir.ok()) return {ir.error().str(), {}};
  Lowered result;
  for (const char* target : {"sm_90a", "sm_100a"}) {
    const Expected<std::string> ptx = ptx::emitPtx(*ir, {target});
    if (!ptx.ok()) return {"THE BACK END: " + ptx.error().str(), {}};
    result.ptx += *ptx;
  }
  return result;
}

std::string applied(const std::string& operation, int operands, const std::string& type) {
  return "  %r = " + operation + " %x" + (operands > 1 ? ", %y" : "") + (operands > 2 ? ", %x" : "") + " : " +
         type;
}

void expectRefused(const std::string& operation, int operands, const std::string& type) {
  const Lowered got = lowered(applied(operation, operands, type), type, type);
  const std::string said = "'" + operation + "' op is not lowered: ";
  EXPECT_NE(got.refusal.find("[lower_convert]"), std::string::npos)
      << operation << " of " << type << ": " << got.refusal;
  EXPECT_NE(got.refusal.find("line 2"), std::string::npos) << got.refusal;
  EXPECT_NE(got.refusal.find(said), std::string::npos) << operation << " of " << type << ": " << got.refusal;
}

// Exactly: no call of a library, nothing that takes subnormal numbers to 0, and nothing approximate.
void expectComputed(const std::string& body, const std::string& from, const std::string& to,
                    bool approximate = false) {
  const Lowered got = lowered(body, from, to);
  EXPECT_EQ(got.refusal, "") << body;
  EXPECT_EQ(got.ptx.find("call"), std::string::npos) << body << got.ptx;
  EXPECT_EQ(got.ptx.find(".ftz"), std::string::npos) << body << got.ptx;
  EXPECT_EQ(got.ptx.find(".approx") != std::string::npos, approximate) << body << got.ptx;
}

TEST(Functions, OfFloatsAreComputedOrRefusedByName) {
  for (const std::string& type : kFloats) {
    for (const std::string& operation : kRefused) expectRefused(operation, 1, type);
    for (const std::string& operation : kRefusedOfTwo) expectRefused(operation, 2, type);
    for (const std::string& operation : kUnary) expectComputed(applied(operation, 1, type), type, type);
    for (const std::string& operation : kBinary) expectComputed(applied(operation, 2, type), type, type);
    expectComputed(applied("math.fma", 3, type), type, type);
    expectComputed("  %c = arith.cmpf olt, %x, %y : " + type + "\n  %r = arith.select %c, %x, %y : " + type,
                   type, type);
  }
}

// The one function that PTX approximates.
TEST(Functions, OfExp2) {
  for (const char* type : {"f16", "f32"})
    expectComputed(applied("math.exp2", 1, type), type, type, /*approximate=*/true);
  for (const char* type : {"bf16", "f64"}) expectRefused("math.exp2", 1, type);
  // What the refusal of bf16 says to write.
  expectComputed(
      "  %w = arith.extf %x : bf16 to f32\n  %e = math.exp2 %w : f32\n  %r = arith.truncf %e : f32 to bf16",
      "bf16", "bf16", /*approximate=*/true);
}

TEST(Functions, OfIntegersAreComputed) {
  for (const std::string& type : kIntegers) {
    for (const std::string& operation : kOfIntegers) expectComputed(applied(operation, 2, type), type, type);
    expectRefused("math.ipowi", 2, type);
  }
}

TEST(Functions, BetweenTypesAreComputed) {
  for (const std::string& type : kFloats)
    for (const std::string& integer : kIntegers) {
      for (const char* operation : {"arith.fptosi", "arith.fptoui"})
        expectComputed(std::string("  %r = ") + operation + " %x : " + type + " to " + integer, type,
                       integer);
      for (const char* operation : {"arith.sitofp", "arith.uitofp"})
        expectComputed(std::string("  %r = ") + operation + " %x : " + integer + " to " + type, integer,
                       type);
    }
  const std::set<std::pair<std::string, std::string>> wider{
      {"f16", "f32"}, {"f16", "f64"}, {"bf16", "f32"}, {"bf16", "f64"}, {"f32", "f64"}};
  for (const auto& [narrow, wide] : wider) {
    expectComputed("  %r = arith.extf %x : " + narrow + " to " + wide, narrow, wide);
    expectComputed("  %r = arith.truncf %x : " + wide + " to " + narrow, wide, narrow);
  }
}

}  // namespace
}  // namespace cutecheck::lowering
