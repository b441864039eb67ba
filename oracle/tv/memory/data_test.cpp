// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of data and numbers that were loaded: each with twins that are another function, or another number.
#include <gtest/gtest.h>

#include "oracle/tv/decide/validate.h"

namespace cutecheck::oracle {
namespace {

struct DataCase {
  const char* name;
  const char* expected;  // a verdict, or the rule that refuses
  const char* body;      // of a kernel that reads from %p of %a and writes to %q of %b
  const char* lines;
};

std::string verdictOf(const DataCase& c) {
  Expected<ValidationReport> report = validate(
      std::string("define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, float %s, "
                  "float %t) {\n"
                  "entry:\n"
                  "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %i = sext i32 %tid to i64\n"
                  "  %p = getelementptr float, ptr addrspace(1) %a, i64 %i\n"
                  "  %q = getelementptr float, ptr addrspace(1) %b, i64 %i\n"
                  "  %p1 = getelementptr float, ptr addrspace(1) %p, i64 1\n") +
          c.body +
          "\n  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
          "declare float @llvm.maximum.f32(float, float)\n"
          "declare float @llvm.sqrt.f32(float)\n"
          "declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)\n",
      std::string("meaning 1\nkernel @k\nparam 0 ptr a align 16\nparam 1 ptr b align 16\nparam 2 i32 n\n"
                  "param 3 f32 s\nparam 4 f32 t\n"
                  "register tid.x i32 i\npremise i >= 0, i < 128, n >= 1, n < 1000\n") +
          c.lines + "\nend\n",
      {});
  return report.ok() ? std::string(verdictName(report->verdict)) : report.error().rule;
}

class Data : public testing::TestWithParam<DataCase> {};

TEST_P(Data, IsTheSameFunctionOrNot) {
  EXPECT_EQ(verdictOf(GetParam()), GetParam().expected) << GetParam().body << GetParam().lines;
}

INSTANTIATE_TEST_SUITE_P(
    Functions, Data,
    testing::Values(DataCase{"Max", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call float @llvm.maximum.f32(float %x, float %s)\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fmaximum(l, s)"},
                    DataCase{"MaxExch", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call float @llvm.maximum.f32(float %s, float %x)\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fmaximum(l, s)"},
                    DataCase{"MaxExchOther", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call float @llvm.maximum.f32(float %s, float %x)\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fmaximum(l, t)"},
                    DataCase{"MaxNnan", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call nnan float @llvm.maximum.f32(float %x, float %s)\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fmaximum(l, s)"},
                    DataCase{"ParamsExch", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = fadd float %x, %t\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fadd(l, s)"},
                    DataCase{"FcmpFast", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp nnan olt float %x, %s\n"
                             "  %r = select i1 %c, float %x, float %s\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"SelFast", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp olt float %x, %s\n"
                             "  %r = select nnan i1 %c, float %x, float %s\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"SelOk", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp olt float %x, %s\n"
                             "  %r = select i1 %c, float %x, float %s\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"SelPred", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp ole float %x, %s\n"
                             "  %r = select i1 %c, float %x, float %s\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"SelSwap", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp olt float %x, %s\n"
                             "  %r = select i1 %c, float %s, float %x\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"SelInt", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = icmp slt i32 %tid, %n\n"
                             "  %r = select i1 %c, float %s, float %x\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = choice(i < n, l, s)"},
                    DataCase{"SelIntOk", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = icmp sge i32 %tid, %n\n"
                             "  %r = select i1 %c, float %s, float %x\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = choice(i < n, l, s)"},
                    DataCase{"SelIntOff", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = icmp sle i32 %tid, %n\n"
                             "  %r = select i1 %c, float %x, float %s\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = choice(i < n, l, s)"},
                    DataCase{"SqrtFpmath", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call float @llvm.sqrt.f32(float %x), !fpmath !{float 2.5}\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fsqrt(l)"},
                    DataCase{"Constrained", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %s, "
                             "metadata !\"round.upward\", metadata !\"fpexcept.ignore\")\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fadd(l, s)"},
                    DataCase{"TruncFast", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %h = fptrunc fast float %x to half\n"
                             "  %r = fpext half %h to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fwiden_f16_f32(fnarrow_f32_f16(l))"},
                    DataCase{"TruncOk", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %h = fptrunc float %x to half\n"
                             "  %r = fpext half %h to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fwiden_f16_f32(fnarrow_f32_f16(l))"},
                    DataCase{"TruncBf", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %h = fptrunc float %x to bfloat\n"
                             "  %r = fpext bfloat %h to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fwiden_f16_f32(fnarrow_f32_f16(l))"},
                    DataCase{"UitoNneg", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = uitofp nneg i32 %tid to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = uitofp_i32_f32(i32_of(i))"},
                    DataCase{"SitoOf", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = sitofp i32 %tid to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(i))"},
                    DataCase{"SitoWide", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = sitofp i64 %i to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(i))"},
                    DataCase{"SitoOther", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %d = add i32 %tid, 1\n"
                             "  %r = sitofp i32 %d to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(i))"},
                    DataCase{"SumOfNumbersExch", "Proved",
                             "  %x = sitofp i32 %tid to float\n"
                             "  %y = sitofp i32 %n to float\n"
                             "  %r = fadd float %x, %y\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "store f32 b[i] = fadd(sitofp_i32_f32(i32_of(n)), sitofp_i32_f32(i32_of(i)))"},
                    DataCase{"SumOfNumbersOther", "Refuted",
                             "  %x = sitofp i32 %tid to float\n"
                             "  %y = sitofp i32 %n to float\n"
                             "  %r = fadd float %x, %y\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "store f32 b[i] = fadd(sitofp_i32_f32(i32_of(n)), sitofp_i32_f32(i32_of(n)))"},
                    DataCase{"UVsSNegative", "Refuted",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %d = sub i32 0, %tid\n"
                             "  %r = uitofp i32 %d to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(0 - i))"},
                    DataCase{"UVsS", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = uitofp i32 %tid to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(i))"},
                    DataCase{"Bits", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %r = bitcast i32 %tid to float\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = sitofp_i32_f32(i32_of(i))"},
                    DataCase{"FcmpBr", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp olt float %x, %s\n"
                             "  br i1 %c, label %u, label %v\n"
                             "u:\n"
                             "  br label %v\n"
                             "v:\n"
                             "  %r = phi float [ %x, %u ], [ %s, %entry ]\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, s)"},
                    DataCase{"PoisonNotChosen", "Proved",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = icmp slt i32 %tid, 128\n"
                             "  %r = select i1 %c, float %x, float poison\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = l"},
                    DataCase{"PoisonFsel", "Unknown",
                             "  %x = load float, ptr addrspace(1) %p, align 4\n"
                             "  %c = fcmp olt float %x, %s\n"
                             "  %r = select i1 %c, float %x, float poison\n"
                             "  store float %r, ptr addrspace(1) %q, align 4",
                             "load l f32 a[i]\n"
                             "store f32 b[i] = fselect(fcmp_olt(l, s), l, l)"}),
    [](const auto& info) { return std::string(info.param.name); });

INSTANTIATE_TEST_SUITE_P(Numbers, Data,
                         testing::Values(
    DataCase{"IntCopy", "Proved", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  store i32 %k, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = l"},
    DataCase{"IntAdd", "Proved", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %r = add i32 %k, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"IntAddOff", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %r = add i32 %k, 1\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"IntAddWrap", "Unknown", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %r = add i32 %k, 1\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(l + 1)"},
    DataCase{"IntSigned", "Proved", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %r = add i32 %k, 1\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(signed(32, l + 1))"},
    DataCase{"IntNsw", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %r = add nsw i32 %k, 1\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(signed(32, l + 1))"},
    DataCase{"IntCond", "Proved", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %c = icmp slt i32 %k, %n\n"
             "  br i1 %c, label %u, label %v\n"
             "u:\n"
             "  store float %s, ptr addrspace(1) %q, align 4\n"
             "  br label %v\n"
             "v:",
             "load l i32 a[i]\n"
             "store f32 b[i] = s when l < n"},
    DataCase{"IntCondNeg", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %c = icmp sge i32 %k, %n\n"
             "  br i1 %c, label %u, label %v\n"
             "u:\n"
             "  store float %s, ptr addrspace(1) %q, align 4\n"
             "  br label %v\n"
             "v:",
             "load l i32 a[i]\n"
             "store f32 b[i] = s when l < n"},
    DataCase{"IntCondUns", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %c = icmp ult i32 %k, %n\n"
             "  br i1 %c, label %u, label %v\n"
             "u:\n"
             "  store float %s, ptr addrspace(1) %q, align 4\n"
             "  br label %v\n"
             "v:",
             "load l i32 a[i]\n"
             "store f32 b[i] = s when l < n"},
    DataCase{"Claim", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %c = icmp slt i32 %k, %n\n"
             "  br i1 %c, label %u, label %v\n"
             "u:\n"
             "  store float %s, ptr addrspace(1) %q, align 4\n"
             "  br label %v\n"
             "v:",
             "load l i32 a[i]\n"
             "claim l >= 0\n"
             "store f32 b[i] = s when l < n"},
    DataCase{"Premise", "meaning_c7", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %c = icmp slt i32 %k, %n\n"
             "  br i1 %c, label %u, label %v\n"
             "u:\n"
             "  store float %s, ptr addrspace(1) %q, align 4\n"
             "  br label %v\n"
             "v:",
             "load l i32 a[i]\n"
             "premise l >= 0\n"
             "store f32 b[i] = s when l < n"},
    DataCase{"Before", "meaning_c7", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  store i32 %k, ptr addrspace(1) %q, align 4",
             "store i32 b[i] = i32_of(i) when l < n\n"
             "load l i32 a[i]"},
    DataCase{"OtherPlace", "Refuted", "  %k = load i32, ptr addrspace(1) %p1, align 4\n"
             "  %r = add i32 %k, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"TwoLoads", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p1, align 4\n"
             "  %r = add i32 %k1, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "load m i32 a[i+1]\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"TwoLoadsOk", "Proved", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p1, align 4\n"
             "  %r = sub nsw i32 0, 0\n"
             "  %z = icmp slt i32 %k, %k1\n"
             "  %y = select i1 %z, i32 %k, i32 %k1\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "load m i32 a[i+1]\n"
             "store i32 b[i] = i32_of(select(m <= l, m, l))"},
    DataCase{"TwoLoadsBad", "Refuted", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p1, align 4\n"
             "  %z = icmp slt i32 %k, %k1\n"
             "  %y = select i1 %z, i32 %k1, i32 %k\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "load m i32 a[i+1]\n"
             "store i32 b[i] = i32_of(select(m <= l, m, l))"},
    DataCase{"StoreBetween", "Unknown", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  store float 1.0, ptr addrspace(1) %q, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p, align 4\n"
             "  %y = add i32 %k, 0\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store f32 b[i] = f32_bits(1065353216)\n"
             "load m i32 a[i]\n"
             "store i32 b[i] = i32_of(m)"},
    DataCase{"StoreBetweenSame", "Unknown", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  store i32 7, ptr addrspace(1) %p, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p, align 4\n"
             "  %y = add i32 %k, 0\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 a[i] = i32_bits(7)\n"
             "load m i32 a[i]\n"
             "store i32 b[i] = i32_of(m)"},
    DataCase{"Dup", "Unknown", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %k1 = load i32, ptr addrspace(1) %p, align 4\n"
             "  %y = add i32 %k, %k1\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(signed(32, l + l))"},
    DataCase{"Spec", "meaning_c11", "  %k = load i32, ptr addrspace(1) %p, align 4\n"
             "  %y = add i32 %k, 0\n"
             "  store i32 %y, ptr addrspace(1) %q, align 4",
             "load l i32 a[i] when i < 64\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"ByteSign", "Refuted", "  %k = load i8, ptr addrspace(1) %p, align 4\n"
             "  %r = zext i8 %k to i32\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i8 a[4*i]\n"
             "store i32 b[i] = i32_of(l)"},
    DataCase{"ByteUnsigned", "Proved", "  %k = load i8, ptr addrspace(1) %p, align 4\n"
             "  %r = zext i8 %k to i32\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i8 a[4*i]\n"
             "store i32 b[i] = i32_of(unsigned(8, l))"},
    DataCase{"VecNum", "Proved", "  %k = load <2 x i32>, ptr addrspace(1) %a, align 8\n"
             "  %e = extractelement <2 x i32> %k, i32 1\n"
             "  %r = add i32 %e, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[0]\n"
             "load m i32 a[1]\n"
             "store i32 b[i] = i32_of(m)"},
    DataCase{"VecNumLane", "Refuted", "  %k = load <2 x i32>, ptr addrspace(1) %a, align 8\n"
             "  %e = extractelement <2 x i32> %k, i32 0\n"
             "  %r = add i32 %e, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[0]\n"
             "load m i32 a[1]\n"
             "store i32 b[i] = i32_of(m)"},
    DataCase{"RangeMd", "Unknown", "  %k = load i32, ptr addrspace(1) %p, align 4, !range !{i32 0, i32 10}\n"
             "  %r = add i32 %k, 0\n"
             "  store i32 %r, ptr addrspace(1) %q, align 4",
             "load l i32 a[i]\n"
             "store i32 b[i] = i32_of(l)"}),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace cutecheck::oracle
