// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops of run-time length: a sum of a row, and edits of its code or of its meaning. None that changes what is computed is Proved.
#include <gtest/gtest.h>

#include <ostream>

#include "oracle/tv/decide/edits_test_support.h"

namespace cutecheck::oracle {
namespace {

struct FoldCase {
  const char* name;
  const char* expected;  // a verdict, or the rule that refuses
  Edits code, meaning;   // each text stands there once
};
void PrintTo(const FoldCase& c, std::ostream* out) { *out << c.name; }

// Thread i sums a row of n elements, which begins d elements after that of thread i-1; n may be 0 or less.
const char* const kCode = R"(define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i64 %d, i32 %m) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = sext i32 %tid to i64
  %row = mul i64 %i, %d
  %q = getelementptr float, ptr addrspace(1) %b, i64 %i
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %s = phi float [ 0.0, %entry ], [ %s1, %body ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %out
body:
  %e = sext i32 %k to i64
  %at = add i64 %row, %e
  %p = getelementptr float, ptr addrspace(1) %a, i64 %at
  %x = load float, ptr addrspace(1) %p, align 4
  %s1 = fadd float %s, %x
  %k1 = add i32 %k, 1
  br label %head
out:
  store float %s, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.maximum.f32(float, float)
declare void @llvm.nvvm.barrier0()
)";

const char* const kMeaning = R"(meaning 1
kernel @k
  param 0 ptr a align 16
  param 1 ptr b align 16
  param 2 i32 n
  param 3 i64 d
  param 4 i32 m
  register tid.x i32 i
  premise i >= 0, i < 128, d >= 0, d < 100000
  fold t < n
    carry s f32 = f32_bits(0)
    load l f32 a[i*d + t]
    next s = fadd(s, l)
  done
  store f32 b[i] = s
end
)";

// The same, the comparison at the end of a turn: where there is one.
const Edits kRotated = {{"  br label %head\nhead:", "  %any = icmp sgt i32 %n, 0\n  br i1 %any, label %head, label %out\nhead:"},
                        {"[ 0, %entry ], [ %k1, %body ]", "[ 0, %entry ], [ %k1, %head ]"},
                        {"[ 0.0, %entry ], [ %s1, %body ]", "[ 0.0, %entry ], [ %s1, %head ]"},
                        {"  %c = icmp slt i32 %k, %n\n  br i1 %c, label %body, label %out\nbody:\n", ""},
                        {"  br label %head\nout:\n  store float %s,",
                         "  %c = icmp slt i32 %k1, %n\n  br i1 %c, label %head, label %out\nout:\n"
                         "  %r = phi float [ 0.0, %entry ], [ %s1, %head ]\n  store float %r,"}};

Edits rotated(Edits more) {
  Edits all = kRotated;
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

class Fold : public testing::TestWithParam<FoldCase> {};

TEST_P(Fold, IsTheSameOrIsNot) {
  const std::string code = edited(kCode, GetParam().code), meaning = edited(kMeaning, GetParam().meaning);
  const Expected<ValidationReport> report = validate(code, meaning, {});
  if (!report) {
    EXPECT_EQ(report.error().rule, GetParam().expected) << report.error().message;
    return;
  }
  EXPECT_EQ(verdictName(report->verdict), GetParam().expected) << code << meaning << toString(*report);
  if (report->verdict != Verdict::kProved) expectNotProvedBySamples(code, meaning, {0, 6, 40});
}

const Edits kTwo = {
    {"  next s = fadd(s, l)\n", "  next s = fadd(s, l)\n    carry z f32 = f32_bits(4286578688)\n    next z = fmaximum(z, l)\n"},
    {"= s\nend", "= fmul(s, z)\nend"}};
const Edits kTwoInCode = {{"  %c = icmp", "  %z = phi float [ 0xFFF0000000000000, %entry ], [ %z1, %body ]\n  %c = icmp"},
                          {"  %k1 = add", "  %z1 = call float @llvm.maximum.f32(float %z, float %x)\n  %k1 = add"},
                          {"  store float %s,", "  %r = fmul float %s, %z\n  store float %r,"}};

Edits both(Edits a, const Edits& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// The sum where a thread makes one, else 0.
const Edits kChosen = {{"  br label %head\nhead:", "  %in = icmp slt i32 %tid, %m\n  br i1 %in, label %head, label %end\nhead:"},
                       {"out:\n  store float %s,",
                        "out:\n  br label %end\nend:\n  %r = phi float [ 0.0, %entry ], [ %s, %out ]\n  store float %r,"}};

INSTANTIATE_TEST_SUITE_P(
    OfARow, Fold,
    testing::Values(
        FoldCase{"AsWritten", "Proved", {}, {}},
        FoldCase{"Exchanged", "Proved", {{"fadd float %s, %x", "fadd float %x, %s"}}, {}},
        FoldCase{"CountedDown",
                 "Proved",
                 {{"phi i32 [ 0, %entry ]", "phi i32 [ %n, %entry ]"},
                  {"icmp slt i32 %k, %n", "icmp sgt i32 %k, 0"},
                  {"%e = sext i32 %k to i64", "%up = sub i32 %n, %k\n  %e = sext i32 %up to i64"},
                  {"add i32 %k, 1", "add i32 %k, -1"}},
                 {}},
        FoldCase{"TwoCounters",
                 "Proved",
                 {{"  %s = phi", "  %w = phi i64 [ %row, %entry ], [ %w1, %body ]\n  %s = phi"},
                  {"i64 %at\n", "i64 %w\n"},
                  {"  %k1 =", "  %w1 = add i64 %w, 1\n  %k1 ="}},
                 {}},
        FoldCase{"AtMost",
                 "Proved",
                 {{"icmp slt i32 %k, %n", "icmp sle i32 %k, %n1"},
                  {"  br label %head\nhead", "  %n1 = sub i32 %n, 1\n  br label %head\nhead"}},
                 {{"d < 100000", "d < 100000, n >= 0 - 5"}}},
        FoldCase{"NotEqualWhereNotNegative",
                 "Proved",
                 {{"icmp slt", "icmp ne"}},
                 {{"d < 100000", "d < 100000, n >= 0"}}},
        FoldCase{"UnsignedWhereNotNegative",
                 "Proved",
                 {{"icmp slt", "icmp ult"}},
                 {{"d < 100000", "d < 100000, n >= 0"}}},
        FoldCase{"OfAPart",
                 "Proved",
                 {{"phi i32 [ 0,", "phi i32 [ %m,"}},
                 {{"t < n", "t < n - m"},
                  {"i*d + t", "i*d + m + t"},
                  {"d < 100000", "d < 100000, m >= 0, m < 100000"}}},
        FoldCase{"UnderACondition",
                 "Proved",
                 {{"  br label %head\nhead:",
                   "  %in = icmp slt i32 %tid, %m\n  br i1 %in, label %head, label %end\n"
                   "head:"},
                  {"  ret void", "  br label %end\nend:\n  ret void"}},
                 {{"t < n", "t < n when i < m"}, {"= s\nend", "= s when i < m\nend"}}},
        FoldCase{"ChosenUnderACondition",
                 "Proved",
                 kChosen,
                 {{"t < n", "t < n when i < m"}, {"= s\nend", "= choice(i < m, s, f32_bits(0))\nend"}}},
        FoldCase{"ChosenWhereItDoesNotHappen",
                 "meaning_c11",
                 kChosen,
                 {{"t < n", "t < n when i < m"}, {"= s\nend", "= choice(i <= m, s, f32_bits(0))\nend"}}},
        FoldCase{"StoredWhereItDoesNotHappen", "meaning_c11", kChosen, {{"t < n", "t < n when i < m"}}},
        FoldCase{"LoadsWhereItDoesNotHappen", "meaning_c11", {}, {{"i*d + t]", "i*d + t] when t < m"}}},
        FoldCase{"LoadsUnderACondition",
                 "Proved",
                 {{"  %e = sext",
                   "  %in = icmp slt i32 %k, %m\n  br i1 %in, label %then, label %latch\n"
                   "then:\n  %e = sext"},
                  {"  %k1 =",
                   "  br label %latch\nlatch:\n"
                   "  %s2 = phi float [ %s, %body ], [ %s1, %then ]\n  %k1 ="},
                  {"[ %k1, %body ]", "[ %k1, %latch ]"},
                  {"[ %s1, %body ]", "[ %s2, %latch ]"}},
                 {{"i*d + t]", "i*d + t] when t < m"},
                  {"next s = fadd(s, l)", "next s = choice(t < m, fadd(s, l), s)"}}},
        FoldCase{"TwoValues", "Proved", kTwoInCode, kTwo}, FoldCase{"Rotated", "Proved", kRotated, {}},
        FoldCase{"RotatedAsClangDoes",
                 "Proved",
                 rotated({{"%c = icmp slt i32 %k1, %n\n  br i1 %c, label %head, label %out",
                           "%c = icmp eq i32 %k1, %n\n  br i1 %c, label %out, label %head"},
                          {"add i32 %k, 1", "add nuw nsw i32 %k, 1"}}),
                 {}}));

INSTANTIATE_TEST_SUITE_P(
    OfAnotherValue, Fold,
    testing::Values(
        FoldCase{"OneTurnMore", "Refuted", {{"icmp slt", "icmp sle"}}, {}},
        FoldCase{"OneTurnLess", "Refuted", {{"phi i32 [ 0,", "phi i32 [ 1,"}}, {}},
        FoldCase{"OneTurnMoreOfTheMeaning", "Refuted", {}, {{"t < n", "t < n + 1"}}},
        FoldCase{"AnotherElement", "Refuted", {}, {{"i*d + t", "i*d + t + 1"}}},
        FoldCase{"AnotherStep", "Refuted", {{"add i32 %k, 1", "add i32 %k, 2"}}, {}},
        FoldCase{"AnotherRow", "Refuted", {{"mul i64 %i, %d", "mul i64 %d, %d"}}, {}},
        FoldCase{"RowsOfAnElement", "Refuted", {{"add i64 %row, %e", "add i64 %i, %e"}}, {}},
        FoldCase{"FromOne", "Refuted", {{"float [ 0.0,", "float [ 1.0,"}}, {}},
        FoldCase{"FromMinusZero", "Refuted", {{"float [ 0.0,", "float [ -0.0,"}}, {}},
        FoldCase{"Difference", "Refuted", {{"fadd float", "fsub float"}}, {}},
        FoldCase{"LastTurnLost",
                 "Refuted",
                 {{"%s1 = fadd float %s, %x", "%s1 = fadd float %s, %x\n  %z = fadd float %s1, 0.0"},
                  {"icmp slt i32 %k, %n", "icmp slt i32 %k1, %n"},
                  {"  %k1 = add i32 %k, 1\n", ""},
                  {"  %s = phi", "  %s = phi"},
                  {"  %c =", "  %k1 = add i32 %k, 1\n  %c ="}},
                 {}},
        FoldCase{"ByTheOtherNumber", "Refuted", {{"icmp slt i32 %k, %n", "icmp slt i32 %k, %m"}}, {}},
        FoldCase{"DownFromTheEnd",
                 "Refuted",
                 {{"phi i32 [ 0, %entry ]", "phi i32 [ %n, %entry ]"},
                  {"icmp slt i32 %k, %n", "icmp sgt i32 %k, 0"},
                  {"add i32 %k, 1", "add i32 %k, -1"}},
                 {}},
        FoldCase{"UnsignedWhereNegative", "Unknown", {{"icmp slt", "icmp ult"}}, {}},
        FoldCase{"NotEqualWhereNegative", "Unknown", {{"icmp slt", "icmp ne"}}, {}},
        FoldCase{
            "RotatedWithoutAGuard", "Refuted", rotated({{"icmp sgt i32 %n, 0", "icmp sgt i32 1, 0"}}), {}},
        FoldCase{"RotatedWithAnotherGuard",
                 "Refuted",
                 rotated({{"icmp sgt i32 %n, 0", "icmp sgt i32 %n, 1"}}),
                 {}},
        FoldCase{"RotatedFromTheOther",
                 "Refuted",
                 rotated({{"%r = phi float [ 0.0,", "%r = phi float [ 1.0,"}}),
                 {}},
        FoldCase{"RotatedBeforeTheSum",
                 "Refuted",
                 rotated({{"%entry ], [ %s1, %head ]\n  store", "%entry ], [ %s, %head ]\n  store"}}),
                 {}},
        FoldCase{"MaximumOfTheSum", "Refuted",
                 both(kTwoInCode, {{"float %z, float %x", "float %s, float %x"}}), kTwo},
        FoldCase{"SumOfTheMaximum", "Refuted", both(kTwoInCode, {{"fadd float %s, %x", "fadd float %z, %x"}}),
                 kTwo},
        FoldCase{"OneOfTwoBegins", "Refuted", both(kTwoInCode, {{"0xFFF0000000000000", "0.0"}}), kTwo},
        FoldCase{"TheOtherOfTwo", "Refuted", both(kTwoInCode, {{"fmul float %s, %z", "fmul float %z, %z"}}),
                 kTwo},
        FoldCase{"Swapped", "Refuted",
                 both(kTwoInCode, {{"[ %s1, %body ]", "[ %z1, %body ]"},
                                   {"[ %z1, %body ]\n  %c", "[ %s1, %body ]\n  %c"}}),
                 kTwo},
        FoldCase{"TurnIsStoredOver",
                 "Unknown",
                 {{"out:\n", "out:\n  store float 0.0, ptr addrspace(1) %q, align 4\n"}},
                 {}},
        FoldCase{"AddsWithFlags", "Unknown", {{"fadd float", "fadd reassoc float"}}, {}},
        FoldCase{"ConditionLost",
                 "Refuted",
                 {},
                 {{"i*d + t]", "i*d + t] when t < m"},
                  {"next s = fadd(s, l)", "next s = choice(t < m, fadd(s, l), s)"}}}));

// A second loop behind the first, which uses what the first one left: of what is loaded, what the sum is short of.
const Edits kSecond = {{"done\n  store f32 b[i] = s\n",
                        "done\n  fold u < n\n    carry z f32 = f32_bits(0)\n"
                        "    load v f32 a[i*d + u]\n    next z = fadd(z, fsub(s, v))\n  "
                        "done\n  store f32 b[i] = z\n"}};
const Edits kSecondInCode = {
    {"out:\n  store float %s,",
     "out:\n  br label %head2\nhead2:\n  %k2 = phi i32 [ 0, %out ], [ %k3, %body2 ]\n"
     "  %z = phi float [ 0.0, %out ], [ %z1, %body2 ]\n"
     "  %c2 = icmp slt i32 %k2, %n\n  br i1 %c2, label %body2, label %out2\nbody2:\n"
     "  %e2 = sext i32 %k2 to i64\n  %at2 = add i64 %row, "
     "%e2\n"
     "  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %at2\n"
     "  %v = load float, ptr addrspace(1) %p2, align 4\n  %y = fsub float %s, "
     "%v\n"
     "  %z1 = fadd float %z, %y\n  %k3 = add i32 %k2, 1\n  br label %head2\nout2:\n  store float %z,"}};
const Edits kStoredBetween = {{"out:\n", "out:\n  store float %s, ptr addrspace(1) %q, align 4\n"}};

INSTANTIATE_TEST_SUITE_P(
    OfTwoLoops, Fold,
    testing::Values(FoldCase{"One", "Proved", kSecondInCode, kSecond},
                    FoldCase{"StoredBetween", "Unknown", both(kStoredBetween, {}), {}},
                    FoldCase{"OfTheFirstValue", "Refuted",
                             both(kSecondInCode, {{"fsub float %s, %v", "fsub float %z, %v"}}), kSecond},
                    FoldCase{"StoresTheFirst", "Refuted",
                             both(kSecondInCode, {{"store float %z,", "store float %s,"}}), kSecond},
                    FoldCase{"BeginsWithTheFirst", "Refuted",
                             both(kSecondInCode, {{"[ 0.0, %out ]", "[ %s, %out ]"}}), kSecond},
                    FoldCase{"LongerSecond", "Refuted",
                             both(kSecondInCode, {{"icmp slt i32 %k2, %n", "icmp sle i32 %k2, %n"}}),
                             kSecond},
                    FoldCase{"ShorterSecond", "Refuted",
                             both(kSecondInCode, {{"i32 [ 0, %out ]", "i32 [ 1, %out ]"}}), kSecond},
                    FoldCase{"GoesOnCounting", "Refuted",
                             both(kSecondInCode, {{"i32 [ 0, %out ]", "i32 [ %k, %out ]"}}), kSecond},
                    FoldCase{"OneFoldForTwo", "Refuted", kSecondInCode, {}},
                    FoldCase{"OneLoopForTwo", "Refuted", {}, kSecond}));

INSTANTIATE_TEST_SUITE_P(
    OfNumbers, Fold,
    testing::Values(FoldCase{"Converted",
                             "Proved",
                             {{"%x = load float", "%w = load i32"}, {"  %s1 =", "  %x = sitofp i32 %w to float\n  %s1 ="}},
                             {{"load l f32", "load l i32"}, {"fadd(s, l)", "fadd(s, sitofp_i32_f32(l))"}}},
                    FoldCase{"ConvertedWithoutSign",
                             "Refuted",
                             {{"%x = load float", "%w = load i32"}, {"  %s1 =", "  %x = uitofp i32 %w to float\n  %s1 ="}},
                             {{"load l f32", "load l i32"}, {"fadd(s, l)", "fadd(s, sitofp_i32_f32(l))"}}},
                    FoldCase{"OfTheIndex",
                             "Proved",
                             {{"fadd float %s, %x", "fadd float %y, %x"},
                              {"  %s1 =", "  %w = sitofp i32 %k to float\n  %y = fadd float %s, %w\n  %s1 ="}},
                             {{"fadd(s, l)", "fadd(fadd(s, sitofp_i32_f32(i32_of(t))), l)"}}},
                    FoldCase{"OfTheNextIndex",
                             "Refuted",
                             {{"fadd float %s, %x", "fadd float %y, %x"},
                              {"  %s1 =", "  %w = sitofp i32 %k1 to float\n  %y = fadd float %s, %w\n  %s1 ="},
                              {"  %k1 = add i32 %k, 1\n", ""},
                              {"  %e =", "  %k1 = add i32 %k, 1\n  %e ="}},
                             {{"fadd(s, l)", "fadd(fadd(s, sitofp_i32_f32(i32_of(t))), l)"}}},
                    FoldCase{"IndexBehindTheLoop",
                             "Proved",
                             {{"  store float %s,", "  %w = sitofp i32 %k to float\n  %y = fadd float %s, %w\n  store float %y,"}},
                             {{"= s\nend", "= fadd(s, sitofp_i32_f32(i32_of(n)))\nend"}, {"d < 100000", "d < 100000, n >= 0"}}},
                    FoldCase{"IndexBehindTheLoopWhereNegative",
                             "Refuted",
                             {{"  store float %s,", "  %w = sitofp i32 %k to float\n  %y = fadd float %s, %w\n  store float %y,"}},
                             {{"= s\nend", "= fadd(s, sitofp_i32_f32(i32_of(n)))\nend"}}},
                    FoldCase{"PlaceOfThirtyTwoBits",
                             "Unknown",
                             {{"  %e = sext i32 %k to i64\n  %at = add i64 %row, %e\n",
                               "  %r = trunc i64 %row to i32\n  %r1 = add i32 %r, %k\n  %at = sext i32 %r1 to i64\n"}},
                             {}},
                    FoldCase{"CounterThatWraps",
                             "Unknown",
                             {{"phi i32 [ 0, %entry ]", "phi i32 [ 2147483000, %entry ]"},
                              {"sext i32 %k to", "sext i32 %back to"},
                              {"  %e =", "  %back = sub i32 %k, 2147483000\n  %e ="},
                              {"icmp slt i32 %k, %n", "icmp ne i32 %k, %end"},
                              {"  br label %head\nhead", "  %end = add i32 %n, 2147483000\n  br label %head\nhead"}},
                             {{"d < 100000", "d < 100000, n >= 0"}}},
                    FoldCase{"AtMostTheLargest",
                             "Unknown",
                             {{"icmp slt i32 %k, %n", "icmp sle i32 %k, %n1"},
                              {"  br label %head\nhead", "  %n1 = sub i32 %n, 1\n  br label %head\nhead"}},
                             {}}));

INSTANTIATE_TEST_SUITE_P(
    NotModelled, Fold,
    testing::Values(
        FoldCase{"Stores",
                 "Refuted",
                 {{"  %k1 =", "  store float %s1, ptr addrspace(1) %q, align 4\n  %k1 ="}},
                 {}},
        FoldCase{
            "Calls",
            "Unknown",
            {{"  %k1 =", "  call void @f()\n  %k1 ="}, {"declare i32", "declare void @f()\ndeclare i32"}},
            {}},
        FoldCase{"Waits", "Unknown", {{"  %k1 =", "  call void @llvm.nvvm.barrier0()\n  %k1 ="}}, {}},
        FoldCase{"WithTwoWaysOut",
                 "Unknown",
                 {{"  %e = sext",
                   "  %far = icmp sgt i32 %k, 1000000\n  br i1 %far, label %out, label %go\ngo:\n"
                   "  %e = sext"},
                  {"[ %k1, %body ]", "[ %k1, %go ]"},
                  {"[ %s1, %body ]", "[ %s1, %go ]"}},
                 {}},
        FoldCase{"WithTwoWaysBack",
                 "Unknown",
                 {{"  br label %head\nout:",
                   "  %w = icmp sgt i32 %k, 7\n  br i1 %w, label %head, label %back\nback:\n"
                   "  br label %head\nout:"},
                  {"[ %k1, %body ]", "[ %k1, %body ], [ %k1, %back ]"},
                  {"[ %s1, %body ]", "[ %s1, %body ], [ %s1, %back ]"}},
                 {}},
        FoldCase{"CarriesAPointer",
                 "Unknown",
                 {{"  %s = phi", "  %w = phi ptr addrspace(1) [ %a, %entry ], [ %w1, %body ]\n  %s = phi"},
                  {"  %k1 =", "  %w1 = getelementptr float, ptr addrspace(1) %w, i64 1\n  %k1 ="}},
                 {}},
        FoldCase{"CarriesATruth",
                 "Unknown",
                 {{"  %s = phi", "  %w = phi i1 [ true, %entry ], [ %c, %body ]\n  %s = phi"}},
                 {}},
        FoldCase{
            "CarriesAVector",
            "Unknown",
            {{"  %s = phi", "  %w = phi <2 x float> [ zeroinitializer, %entry ], [ %w, %body ]\n  %s = phi"}},
            {}},
        FoldCase{"DoublesAnInteger",
                 "Unknown",
                 {{"  %s = phi", "  %w = phi i32 [ 1, %entry ], [ %w1, %body ]\n  %s = phi"},
                  {"  %k1 =", "  %w1 = mul i32 %w, 2\n  %k1 ="}},
                 {}},
        FoldCase{"AddsANumberOfTheCaller",
                 "Unknown",
                 {{"  %s = phi", "  %w = phi i32 [ 1, %entry ], [ %w1, %body ]\n  %s = phi"},
                  {"  %k1 =", "  %w1 = add i32 %w, %m\n  %k1 ="}},
                 {}},
        FoldCase{"LoadsAtItsHeader",
                 "Unknown",
                 {{"  %c = icmp", "  %y = load float, ptr addrspace(1) %q, align 4\n  %c = icmp"}},
                 {}},
        FoldCase{"TwiceAsMuchATurn",
                 "Proved",
                 {{"phi i32 [ 0, %entry ]", "phi i32 [ 0, %entry ]"},
                  {"add i32 %k, 1", "add i32 %k, 2"},
                  {"icmp slt i32 %k, %n", "icmp slt i32 %k, %n2"},
                  {"sext i32 %k to", "sext i32 %half to"},
                  {"  %e =", "  %half = sdiv i32 %k, 2\n  %e ="},
                  {"  br label %head\nhead", "  %n2 = mul i32 %n, 2\n  br label %head\nhead"}},
                 {{"d < 100000", "d < 100000, n < 1000, n > 0 - 1000"}}},
        FoldCase{"UsesATurnBehindIt",
                 "Unknown",
                 {{"icmp slt i32 %k, %n", "icmp slt i32 %k, %n\n  %late = fadd float %s, 0.0"},
                  {"store float %s,", "store float %late,"}},
                 {}},
        FoldCase{"EndsByWhatIsLoaded",
                 "Unknown",
                 {{"  %s = phi", "  %w = phi i32 [ 0, %entry ], [ %w1, %body ]\n  %s = phi"},
                  {"icmp slt i32 %k, %n", "icmp slt i32 %w, %n"},
                  {"  %k1 =", "  %w1 = load i32, ptr addrspace(1) %p, align 4\n  %k1 ="}},
                 {}},
        FoldCase{"NoFold",
                 "Refuted",
                 {},
                 {{"  fold t < n\n    carry s f32 = f32_bits(0)\n    load l f32 a[i*d + t]\n"
                   "    next s = fadd(s, l)\n  done\n",
                   ""},
                  {"= s\nend", "= f32_bits(0)\nend"}}}));

INSTANTIATE_TEST_SUITE_P(
    ThatIsNoFold, Fold,
    testing::Values(
        FoldCase{"NoIndex", "meaning_c18", {}, {{"fold t < n", "fold n"}}},
        FoldCase{"NotDone", "meaning_c18", {}, {{"  done\n", ""}}},
        FoldCase{"DoneTwice", "meaning_c18", {}, {{"  done\n", "  done\n  done\n"}}},
        FoldCase{"CarriesNothing",
                 "meaning_c18",
                 {},
                 {{"    carry s f32 = f32_bits(0)\n", ""}, {"    next s = fadd(s, l)\n", ""}}},
        FoldCase{"NoNext", "meaning_c18", {}, {{"    next s = fadd(s, l)\n", ""}}},
        FoldCase{"NextTwice",
                 "meaning_c18",
                 {},
                 {{"    next s = fadd(s, l)\n", "    next s = fadd(s, l)\n    next s = l\n"}}},
        FoldCase{"LoadsNothing",
                 "meaning_c18",
                 {},
                 {{"    load l f32 a[i*d + t]\n    next s = fadd(s, l)\n", "    next s = fadd(s, s)\n"}}},
        FoldCase{"CarriesAnInteger", "meaning_c18", {}, {{"carry s f32 =", "carry s i32 ="}}},
        FoldCase{"BeginsWithItself", "meaning_c18", {}, {{"f32 = f32_bits(0)", "f32 = s"}}},
        FoldCase{"BeginsWithItsLoad",
                 "meaning_c18",
                 {},
                 {{"    carry s f32 = f32_bits(0)\n    load l f32 a[i*d + t]\n",
                   "    load l f32 a[i*d + t]\n    carry s f32 = l\n"}}},
        FoldCase{"StoresInATurn", "meaning_c18", {}, {{"  done\n", "    store f32 b[i] = s\n  done\n"}}},
        FoldCase{"WaitsInATurn", "Unknown", {}, {{"  done\n", "    barrier\n  done\n"}}},
        FoldCase{"InAnother", "meaning_c18", {}, {{"    load l", "    fold u < n\n    load l"}}},
        FoldCase{"LoadBehindIt", "meaning_c12", {}, {{"= s\nend", "= l\nend"}}},
        FoldCase{"IndexBehindIt", "meaning_c7", {}, {{"b[i] = s", "b[i + t] = s"}}},
        FoldCase{
            "IndexBeforeIt", "meaning_c7", {}, {{"f32_bits(0)", "choice(t < 1, f32_bits(0), f32_bits(1))"}}},
        FoldCase{"IndexOfTheTurns", "meaning_c7", {}, {{"t < n", "t < n - t"}}},
        FoldCase{"IndexIsAParameter", "meaning_c18", {}, {{"fold t < n", "fold n < n"}}},
        FoldCase{
            "IndexIsALoad", "meaning_c18", {}, {{"load l f32", "load t f32"}, {"fadd(s, l)", "fadd(s, t)"}}},
        FoldCase{"CarriedIsAParameter", "meaning_c18", {}, {{"param 4 i32 m", "param 4 i32 s"}}},
        FoldCase{"IndexIsAMultiple", "meaning_c7", {}, {{"i*d + t]", "i*d + t{div=2}]"}}},
        FoldCase{"ClaimOfATurn",
                 "Proved",
                 {},
                 {{"  fold t < n", "  claim or(not(t < n), t < 2147483647)\n  fold t < n"}}},
        FoldCase{"FalseClaimOfATurn",
                 "Refuted",
                 {},
                 {{"  fold t < n", "  claim or(not(t < n), t + 1 < n)\n  fold t < n"}}}));

}  // namespace
}  // namespace cutecheck::oracle
