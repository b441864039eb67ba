// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A loop of run-time length whose turns exchange through shared memory, and what is wrong with faulty ones:
// none is Proved.
#include <gtest/gtest.h>

#include <ostream>

#include "oracle/tv/decide/edits_test_support.h"

namespace cutecheck::oracle {
namespace {

// A block of 64 threads sums rows of 64, each thread the element of another one.
const char* const kCode = R"(@s = external addrspace(3) global [0 x i8], align 16
define ptx_kernel void @turns(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = sext i32 %t to i64
  %there = sub i64 63, %t64
  %u = getelementptr float, ptr addrspace(3) @s, i64 %t64
  %v = getelementptr float, ptr addrspace(3) @s, i64 %there
  %o = getelementptr float, ptr addrspace(1) %y, i64 %t64
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %a = phi float [ 0.0, %entry ], [ %a1, %body ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %out
body:
  %k64 = sext i32 %k to i64
  %row = mul i64 %k64, 64
  %e = add i64 %row, %t64
  %p = getelementptr float, ptr addrspace(1) %x, i64 %e
  %l = load float, ptr addrspace(1) %p, align 4
  store float %l, ptr addrspace(3) %u, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) ; first
  %m = load float, ptr addrspace(3) %v, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) ; second
  %a1 = fadd float %a, %m
  %k1 = add i32 %k, 1
  br label %head
out:
  store float %a, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
)";

const char* const kMeaning = R"(meaning 1
kernel @turns
  param 0 ptr x align 4
  param 1 ptr y align 4
  param 2 i32 n
  launch block 64
  register tid.x i32 t
  shared s align 16 bytes 256
  premise n <= 1000000, t >= 0, t < 64
  fold k < n
    carry z f32 = f32_bits(0)
    load l f32 x[64*k + t]
    store f32 s[t] = l
    barrier # first
    load m f32 s[63 - t]
    barrier # second
    next z = fadd(z, m)
  done
  store f32 y[crd2idx(t, 64:1)] = z
  ensures f32 y[i] == fold(q < n, w, f32_bits(0), fadd(w, f32 x[64*q + 63 - i])) for i < 64 by t = i
end
)";

struct TurnsCase {
  const char* name;
  const char* expected;  // a verdict, or the rule that refuses
  const char* text;      // stands in the report
  Edits code, meaning;   // each text stands there once
};
void PrintTo(const TurnsCase& c, std::ostream* out) { *out << c.name; }

class Turns : public testing::TestWithParam<TurnsCase> {};

TEST_P(Turns, AreProvedOrNot) {
  const std::string code = edited(kCode, GetParam().code), meaning = edited(kMeaning, GetParam().meaning);
  const Expected<ValidationReport> whole = validate(code, meaning, {});
  if (!whole) {
    EXPECT_EQ(whole.error().rule, GetParam().expected) << whole.error().message;
    return;
  }
  EXPECT_EQ(verdictName(whole->verdict), GetParam().expected) << toString(*whole);
  EXPECT_NE(toString(*whole).find(GetParam().text), std::string::npos) << toString(*whole);
  // Nor is it where no launch is executed.
  if (whole->verdict != Verdict::kProved) expectNotProvedBySamples(code, meaning, {40, 0});
}

const std::string kSync = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) ";
const Edits kNone = {};

INSTANTIATE_TEST_SUITE_P(
    Barriers, Turns,
    testing::Values(
        TurnsCase{"AsTheyStand", "Proved", "ensures", kNone, kNone},
        TurnsCase{"NoFirst",
                  "Refuted",
                  "a race in shared memory",
                  {{kSync + "; first\n", ""}},
                  {{"    barrier # first\n", ""}}},
        TurnsCase{"NoSecond",
                  "Refuted",
                  "a race in shared memory",
                  {{kSync + "; second\n", ""}},
                  {{"    barrier # second\n", ""}}},
        TurnsCase{"NoFirstInTheCode", "Refuted", "", {{kSync + "; first\n", ""}}, kNone},
        TurnsCase{"NoSecondInTheCode", "Refuted", "", {{kSync + "; second\n", ""}}, kNone},
        TurnsCase{"NoSecondInTheMeaning", "Unknown", "another number of barriers", kNone, {{"    barrier # second\n", ""}}},
        TurnsCase{"AnotherNumber", "Unknown", "", {{"all(i32 0) ; second", "all(i32 1) ; second"}}, kNone},
        TurnsCase{"AtTheBeginAndBetween",
                  "Proved",
                  "",
                  {{kSync + "; second\n", ""}, {"  %k64 = sext", kSync + "\n  %k64 = sext"}},
                  {{"    barrier # second\n", ""}, {"    load l", "    barrier\n    load l"}}},
        TurnsCase{
            "BeforeTheLoopInPlaceOfTheSecond",
            "Refuted",
            "a race in shared memory",
            {{kSync + "; second\n", ""}, {"  br label %head\nhead:", kSync + "\n  br label %head\nhead:"}},
            {{"    barrier # second\n", ""}, {"  fold k < n\n", "  barrier\n  fold k < n\n"}}},
        TurnsCase{"TurnsOfItsOwn",
                  "Refuted",
                  "a barrier that not all threads reach",
                  {{"  br label %head\nhead:", "  %h = add i32 %n, %t\n  br label %head\nhead:"},
                   {"slt i32 %k, %n", "slt i32 %k, %h"}},
                  {{"fold k < n\n", "fold k < n + t\n"}}},
        TurnsCase{"TurnsThatOnlyLookAlike",
                  "Unknown",
                  "a barrier in turns of which each thread takes a number of its own",
                  {{"  br label %head\nhead:",
                    "  %g = sub i32 %t, %t\n  %h = add i32 %n, %g\n  br label %head\nhead:"},
                   {"slt i32 %k, %n", "slt i32 %k, %h"}},
                  {{"fold k < n\n", "fold k < n + (t - t)*t\n"}}}));

INSTANTIATE_TEST_SUITE_P(
    Places, Turns,
    testing::Values(
        TurnsCase{"OneThreadStoresForTwo",
                  "Refuted",
                  "a race in shared memory",
                  {{"@s, i64 %t64", "@s, i64 %half"}, {"  %there", "  %half = lshr i64 %t64, 1\n  %there"}},
                  {{"s[t] =", "s[t/2] ="}}},
        TurnsCase{"NobodyStoresTheLast",
                  "Refuted",
                  "where nobody stored",
                  {{"sub i64 63", "sub i64 64"}},
                  {{"s[63 - t]", "s[64 - t]"}, {"bytes 256", "bytes 260"}}},
        TurnsCase{"OfTheTurn",
                  "Refuted",
                  "is not what is ensured",
                  {{"@s, i64 %t64", "@s, i64 0"},
                   {"store float %l, ptr addrspace(3) %u",
                    "%w = getelementptr float, ptr addrspace(3) %u, i64 %e\n  store float %l, ptr "
                    "addrspace(3) %w"}},
                  {{"s[t] =", "s[64*k + t] ="}}},
        TurnsCase{
            "LoadedBehindTheFold",
            "Refuted",
            "is not what is ensured",
            {{"  store float %a,", "  %z = load float, ptr addrspace(3) %v, align 4\n  store float %z,"}},
            {{"= z\n", "= r\n"}, {"  store f32 y", "  load r f32 s[63 - t]\n  store f32 y"}}},
        TurnsCase{
            "StoredBySomeTurns",
            "Unknown",
            "was stored by line",
            {{"  store float %l,",
              "  %odd = icmp sgt i32 %k, 1100\n  br i1 %odd, label %on, label %put\nput:\n  store float %l,"},
             {kSync + "; first", "  br label %on\non:\n" + kSync},
             {"[ %k1, %body ]", "[ %k1, %on ]"},
             {"[ %a1, %body ]", "[ %a1, %on ]"}},
            {{"= l\n", "= l when not(k > 1100)\n"}}},
        TurnsCase{"ToGlobalMemory",
                  "meaning_c18",
                  "",
                  kNone,
                  {{"    store f32 s[t] = l\n", "    store f32 s[t] = l\n    store f32 y[t] = l\n"}}},
        TurnsCase{"CodeStoresToGlobalMemory",
                  "Refuted",
                  "",
                  {{"  %k1 =", "  store float %m, ptr addrspace(1) %o, align 4\n  %k1 ="}},
                  kNone},
        TurnsCase{"CodeStoresWhatItCarries",
                  "Refuted",
                  "",
                  {{"store float %l, ptr addrspace(3)", "store float %a, ptr addrspace(3)"}},
                  kNone},
        TurnsCase{"StoresWhatItCarries",
                  "Refuted",
                  "is not what is ensured",
                  {{"store float %l, ptr addrspace(3)", "store float %a, ptr addrspace(3)"}},
                  {{"s[t] = l", "s[t] = z"}}}));

INSTANTIATE_TEST_SUITE_P(
    Ensures, Turns,
    testing::Values(
        TurnsCase{"OfItsOwnElement", "Refuted", "is not what is ensured", kNone, {{"63 - i]", "i]"}}},
        TurnsCase{
            "OfTheRowBehind", "Refuted", "is not what is ensured", kNone, {{"64*q + 63", "64*q + 64 + 63"}}},
        TurnsCase{"OneTurnLess", "Refuted", "is not what is ensured", kNone, {{"q < n,", "q < n - 1,"}}},
        TurnsCase{"OneTurnMore", "Refuted", "is not what is ensured", kNone, {{"q < n,", "q < n + 1,"}}},
        TurnsCase{"NoTurnLessThanNone", "Proved", "", kNone, {{"q < n,", "q < select(n < 0, 0, n),"}}},
        TurnsCase{"ManyTurnsAlone",
                  "Unknown",
                  "makes all turns",
                  kNone,
                  {{"q < n,", "q < select(n < 5000, n, n + 1),"}}},
        TurnsCase{"FewTurnsAlone",
                  "Unknown",
                  "makes no more turns",
                  kNone,
                  {{"q < n,", "q < select(n < 5000, n, n - 1),"}}},
        TurnsCase{"FromOne",
                  "Refuted",
                  "is not what is ensured",
                  kNone,
                  {{"f32_bits(0), fadd(w", "f32_bits(1065353216), fadd(w"}}},
        TurnsCase{"InAnotherOrder", "Refuted", "is not what is ensured", kNone, {{"64*q", "64*(n - 1 - q)"}}},
        TurnsCase{"OperandsExchanged",
                  "Proved",
                  "",
                  kNone,
                  {{"fadd(w, f32 x[64*q + 63 - i])", "fadd(f32 x[64*q + 63 - i], w)"}}},
        TurnsCase{"AProduct", "Refuted", "is not what is ensured", kNone, {{"fadd(w,", "fmul(w,"}}},
        TurnsCase{"OfAnotherType", "Unknown", "", kNone, {{"f32 x[64*q", "f64 x[64*q"}}},
        TurnsCase{"AFunctionOfTheFold",
                  "Refuted",
                  "is not what is ensured",
                  kNone,
                  {{"== fold(", "== fneg(fold("}, {"63 - i])) for", "63 - i]))) for"}}},
        TurnsCase{
            "AFunctionOfBoth",
            "Proved",
            "",
            {{"  store float %a, ptr addrspace(1)",
              "  %b = fneg float %a\n  store float %b, ptr addrspace(1)"}},
            {{"= z\n", "= fneg(z)\n"}, {"== fold(", "== fneg(fold("}, {"63 - i])) for", "63 - i]))) for"}}},
        TurnsCase{"TheSumTwice",
                  "meaning_c17",
                  "",
                  kNone,
                  {{"fadd(w, f32 x[64*q + 63 - i])", "fadd(w, fadd(w, f32 x[64*q + 63 - i]))"}}},
        TurnsCase{
            "NoSum", "meaning_c17", "", kNone, {{"fadd(w, f32 x[64*q + 63 - i])", "f32 x[64*q + 63 - i]"}}},
        TurnsCase{"AFoldInAFold",
                  "meaning_c17",
                  "",
                  kNone,
                  {{"f32_bits(0), fadd(w", "fold(p < n, v, f32_bits(0), v), fadd(w"}}},
        TurnsCase{
            "IndexOfTheFold", "meaning_c17", "", kNone, {{"fold(q < n", "fold(k < n"}, {"64*q", "64*k"}}},
        TurnsCase{"OfARegister", "meaning_c17", "", kNone, {{"fold(q < n", "fold(q < n+t"}}},
        TurnsCase{"OfTheOutput", "meaning_c17", "", kNone, {{"f32 x[64*q", "f32 y[64*q"}}},
        TurnsCase{"NoFunction",
                  "meaning_c17",
                  "",
                  kNone,
                  {{"fadd(w, f32 x[64*q + 63 - i])", "w + f32 x[64*q + 63 - i]"}}}));

}  // namespace
}  // namespace cutecheck::oracle
