// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that were once answered falsely, each with its right verdict, and beside it one that is Proved.
#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/ptx/terms/test_subject.h"

namespace cutecheck::terms {
namespace {

// Each of 32 threads loads its element of A into %a, and stores %o to its element of O.
std::string kernelOf(const std::string& body, const std::string& variables = "") {
  return ".version 8.5\n.target sm_90a\n.address_size 64\n"
         ".visible .entry k(.param .u64 .ptr .align 16 A, .param .u64 .ptr .align 16 O)\n.reqntid 32\n{\n" +
         variables +
         "\t.reg .pred %p<9>;\n\t.reg .b32 %r<40>;\n\t.reg .b64 %q<10>;\n\t.reg .b32 %t;\n\t.reg .b32 %a;\n\t.reg .b32 %o;\n"
         "\tmov.u32 %t, %tid.x;\n\tld.param.u64 %q0, [A];\n\tmad.wide.u32 %q0, %t, 4, %q0;\n\tld.global.b32 %a, [%q0];\n"
         "\tld.param.u64 %q9, [O];\n\tmad.wide.u32 %q9, %t, 4, %q9;\n" +
         body + "\tst.global.b32 [%q9], %o;\n\tret;\n}\n";
}

Report noAnswer(const std::string& why) {
  Report made;
  made.reason = why;
  return made;
}

Report answerTo(const std::string& text, const std::string& type, const std::string& rest) {
  const Expected<Spec> spec = readSpec("kernel k\nsizes N = 32\nA: " + type + " N:1\nO: " + type +
                                       " N:1\nlaunch block 32 grid 1\n" + rest);
  if (!spec.ok()) return noAnswer(spec.error().message);
  const auto subject = subjectOf(text, *spec);
  if (!subject) return noAnswer("no kernel");
  const Expected<Report> report = prove(*subject, *spec);
  return report.ok() ? *report : noAnswer(report.error().message);
}

void isUnknown(const Report& report, const std::string& reason) {
  EXPECT_EQ(report.verdict, Verdict::kUnknown);
  EXPECT_NE(report.reason.find(reason), std::string::npos) << report.reason;
}

const std::string kTile = "\t.shared .align 4 .b8 tile[128];\n",
                  kTwo = kTile + "\t.shared .align 4 .b8 til2[128];\n",
                  kChooses = "\t@%p1 mov.b32 %o, %a;\n\t@!%p1 mov.b32 %o, 0;\n",
                  kWhere = "where the variables of shared memory lie";

Report ofPlace(const std::string& body, const std::string& variables = kTwo) {
  return answerTo(kernelOf(body, variables), "u32", "ensures O[i] == A[i]\n");
}

TEST(Found, WhatDependsOnAnAddressOfSharedMemoryIsUnknown) {
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tmov.u32 %r2, til2;\n\tsetp.lt.u32 %p1, %r1, %r2;\n" + kChooses), kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tand.b32 %r1, %r1, 2048;\n\tsetp.eq.u32 %p1, %r1, 0;\n" + kChooses), kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tand.b32 %r1, %r1, 127;\n\tsetp.eq.u32 %p1, %r1, 0;\n" + kChooses), kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tsetp.lt.u32 %p1, %r1, 2048;\n" + kChooses), kWhere);
  // A branch, a selection, a distance of two variables, a shuffle, a product.
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tsetp.lt.u32 %p1, %r1, 2048;\n\tmov.b32 %o, %a;\n\t@%p1 bra L;\n"
                    "\tmov.b32 %o, 0;\nL:\n"),
            kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tsetp.lt.u32 %p1, %r1, 2048;\n\tselp.b32 %r2, 0, 1, %p1;\n"
                    "\tadd.u32 %o, %a, %r2;\n"),
            kWhere);
  isUnknown(
      ofPlace(
          "\tmov.u32 %r1, tile;\n\tmov.u32 %r2, til2;\n\tsub.u32 %r3, %r2, %r1;\n\tsub.u32 %r3, %r3, 128;\n"
          "\tadd.u32 %o, %a, %r3;\n"),
      kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tshfl.sync.idx.b32 %r1, %r1, 0, 31, -1;\n\tadd.u32 %o, %a, %r1;\n"), kWhere);
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tshr.u32 %r1, %r1, 20;\n\tadd.u32 %o, %a, %r1;\n"), kWhere);
  // Before its variable an address may begin again at the end of all numbers.
  isUnknown(ofPlace("\tmov.u32 %r1, til2;\n\tsub.u32 %r2, %r1, 4;\n\tsetp.lt.u32 %p1, %r2, %r1;\n" + kChooses), kWhere);
  // In memory it is data too.
  isUnknown(ofPlace("\tmov.u32 %r1, tile;\n\tst.shared.u32 [til2], %r1;\n\tmov.b32 %o, %a;\n"), kWhere);
}

TEST(Found, AnAddressOfSharedMemoryIsUsedToLoadAndToStore) {
  const std::string through =
      "\tmov.u32 %r1, tile;\n\tmad.lo.u32 %r2, %t, 4, %r1;\n\tst.shared.u32 [%r2], %a;\n"
      "\tld.shared.u32 %o, [%r2];\n";
  EXPECT_EQ(ofPlace(through).verdict, Verdict::kProved) << ofPlace(through).reason;
  // How far two addresses of one variable lie apart, and bits below its .align, are numbers.
  const std::string same = "\tmov.u32 %r1, tile;\n\tadd.u32 %r2, %r1, 64;\n\tsetp.lt.u32 %p1, %r1, %r2;\n" + kChooses;
  EXPECT_EQ(ofPlace(same).verdict, Verdict::kProved) << ofPlace(same).reason;
  const std::string low = "\tmov.u32 %r1, tile;\n\tand.b32 %r1, %r1, 3;\n\tsetp.eq.u32 %p1, %r1, 0;\n" + kChooses;
  EXPECT_EQ(ofPlace(low).verdict, Verdict::kProved) << ofPlace(low).reason;
}

Report ofReals(const std::string& body, const std::string& value = "A[i]") {
  return answerTo(kernelOf(body), "f32", "theory real\nensures O[i] == " + value + "\n");
}

// O[i] == A[i]*A[i] + A[i], each rounded.
Report ofSquares(const std::string& body, const std::string& theory = "exact") {
  return answerTo(kernelOf(body), "f32", "theory " + theory + "\nensures O[i] == A[i]*A[i] + A[i]\n");
}

TEST(Found, ASumOfAProductThatPtxasMayFuseIsUnknown) {
  const std::string fused = "ptxas may fuse it";
  const std::string plain = "\tmul.f32 %r1, %a, %a;\n\tadd.f32 %o, %r1, %a;\n";
  isUnknown(ofSquares(plain), fused);
  EXPECT_EQ(ofSquares(plain, "real").verdict, Verdict::kProved) << ofSquares(plain, "real").reason;
  for (const char* way : {"\tmul.rn.f32 %r1, %a, %a;\n\tadd.f32 %o, %r1, %a;\n",
                          "\tmul.f32 %r1, %a, %a;\n\tadd.rn.f32 %o, %r1, %a;\n"})
    EXPECT_EQ(ofSquares(way).verdict, Verdict::kProved) << way << ofSquares(way).reason;
  // Through a move, a negation, a selection, a lane beside it, and memory.
  isUnknown(ofSquares("\tmul.f32 %r1, %a, %a;\n\tmov.b32 %r2, %r1;\n\tadd.f32 %o, %r2, %a;\n"), fused);
  isUnknown(
      ofSquares("\tneg.f32 %r2, %a;\n\tmul.f32 %r1, %a, %r2;\n\tneg.f32 %r1, %r1;\n\tadd.f32 %o, %a, %r1;\n"),
      fused);
  isUnknown(ofSquares("\tmul.f32 %r1, %a, %a;\n\tsetp.lt.u32 %p1, %t, 99;\n\tselp.b32 %r2, %r1, %a, "
                      "%p1;\n\tadd.f32 %o, %r2, %a;\n"),
            fused);
  // Through what ptxas may leave out: the larger of a number and itself, a product with 1, a sum with -0.
  for (const char* way :
       {"max.f32 %r2, %r1, %r1", "min.f32 %r2, %r1, %r1",
        "mov.b32 %r3, 0f3f800000;\n\tmul.rn.f32 %r2, %r3, %r1", "mul.rn.f32 %r2, %r1, 0f3f800000",
        "add.rn.f32 %r2, %r1, 0f80000000",
        "mov.b32 %r3, 1;\n\tcvt.rn.f32.s32 %r3, %r3;\n\tmul.rn.f32 %r2, %r1, %r3",
        "add.u32 %r3, 0x3f000000, 0x00800000;\n\tmul.rn.f32 %r2, %r1, %r3",
        "setp.lt.u32 %p1, 1, 2;\n\tselp.b32 %r3, 0f3f800000, 0, %p1;\n\tmul.rn.f32 %r2, %r1, %r3"})
    isUnknown(ofSquares("\tmul.f32 %r1, %a, %a;\n\t" + std::string(way) + ";\n\tadd.f32 %o, %r2, %a;\n"),
              fused);
  isUnknown(
      answerTo(kernelOf("\tmul.f32 %r1, %a, %a;\n\tmov.u32 %r2, tile;\n\tmad.lo.u32 %r2, %t, 4, %r2;\n"
                        "\tst.shared.f32 [%r2], %r1;\n\tld.shared.f32 %r3, [%r2];\n\tadd.f32 %o, %r3, %a;\n",
                        kTile),
               "f32", "ensures O[i] == A[i]*A[i] + A[i]\n"),
      fused);
}

TEST(Found, AQuotientOfIntegersIsNoFloatWhereItHasARest) {
  for (const char* value : {"3/2*A[i]", "A[i]*(3/2)", "f32(3/2)*A[i]", "A[i]+7/(N/8)"})
    EXPECT_NE(ofReals("\tmov.b32 %o, %a;\n", value).reason.find("f32(a)/b"), std::string::npos) << value;
  const std::string half = "\tmul.f32 %o, %a, 0f3f000000;\n";
  EXPECT_EQ(ofReals(half, "A[i]*f32(1)/2").verdict, Verdict::kProved)
      << ofReals(half, "A[i]*f32(1)/2").reason;
  // Without a rest, and of integers, it is what it was.
  EXPECT_EQ(ofReals("\tadd.f32 %o, %a, %a;\n", "N/16*A[i]").verdict, Verdict::kProved);
  EXPECT_EQ(answerTo(kernelOf("\tmov.b32 %o, 1;\n"), "u32", "ensures O[i] == 3/2\n").verdict,
            Verdict::kProved);
}

TEST(Found, ARemainderOfNegativeNumbersRestsOnTheMachine) {
  const auto rests = [](const std::string& a) {
    const Report report = ofPlace("\tmov.b32 %r1, " + a + ";\n\trem.s32 %r2, %r1, 3;\n\tmov.b32 %o, %a;\n");
    EXPECT_EQ(report.verdict, Verdict::kProved) << report.reason;
    return std::ranges::any_of(report.restsOn,
                               [](const std::string& one) { return one.starts_with("rem of a negative"); });
  };
  EXPECT_TRUE(rests("-7"));
  EXPECT_FALSE(rests("7"));
}

TEST(Found, ACopyThatReadsMoreThanItWritesIsUnknown) {
  const auto copies = [](const std::string& count) {
    return ofPlace("\tmov.u32 %r1, tile;\n\tmad.lo.u32 %r1, %t, 4, %r1;\n\tmov.b32 %r2, " + count +
                   ";\n\tld.param.u64 %q1, [A];\n"
                   "\tmad.wide.u32 %q1, %t, 4, %q1;\n\tcp.async.ca.shared.global [%r1], [%q1], 4, %r2;\n"
                   "\tcp.async.wait_all;\n\tld.shared.b32 %o, [%r1];\n");
  };
  isUnknown(copies("8"), "and to copy 4: PTX leaves that undefined");
  isUnknown(copies("-4"), "and to copy 4: PTX leaves that undefined");
  EXPECT_EQ(copies("4").verdict, Verdict::kProved) << copies("4").reason;
}

TEST(Found, AParityIsZeroOrOne) {
  const auto waits = [](const std::string& parity) {
    return answerTo(kernelOf("\tmov.u32 %r1, bar;\n\tsetp.eq.u32 %p1, %t, 0;\n\t@%p1 "
                             "mbarrier.init.shared.b64 [%r1], 32;\n\tbar.sync 0;\n"
                             "\tmbarrier.arrive.shared.b64 _, [%r1];\n\tmov.b32 %r2, " +
                                 parity +
                                 ";\n"
                                 "W:\n\tmbarrier.try_wait.parity.shared.b64 %p2, [%r1], %r2;\n\t@!%p2 bra "
                                 "W;\n\tmov.b32 %o, %a;\n",
                             "\t.shared .align 8 .b64 bar;\n"),
                    "u32", "ensures O[i] == A[i]\n");
  };
  isUnknown(waits("2"), "parity");
  isUnknown(waits("-2"), "parity");
  EXPECT_EQ(waits("0").verdict, Verdict::kProved) << waits("0").reason;
}

TEST(Found, AnEndlessLoopIsUnknownWithinSeconds) {
  isUnknown(ofPlace("\tmov.b32 %o, %a;\nL:\n\tbra L;\n"), "end its loop");
  // One that ends is carried out.
  EXPECT_EQ(ofPlace("\tmov.b32 %o, %a;\n\tmov.u32 %r1, 0;\nL:\n\tadd.u32 %r1, %r1, 1;\n\tsetp.lt.u32 %p1, "
                    "%r1, 1000;\n\t@%p1 bra L;\n")
                .verdict,
            Verdict::kProved);
}

TEST(Found, AConstantThatIsNoRealNumberIsUnknown) {
  for (const char* constant : {"0f7fc00000", "0f7f800000", "0fff800000"})
    isUnknown(ofReals(std::string("\tadd.rn.f32 %r1, %a, ") + constant + ";\n\tsub.rn.f32 %o, %r1, " + constant + ";\n"),
              "a constant that is infinite or no number");
  const Report finite = ofReals("\tadd.rn.f32 %r1, %a, 0f43800000;\n\tsub.rn.f32 %o, %r1, 0f43800000;\n");
  EXPECT_EQ(finite.verdict, Verdict::kProved) << finite.reason;
  // Of which no rounding leaves anything.
  isUnknown(ofReals("\tadd.rn.f32 %r1, %a, 0f7f000000;\n\tsub.rn.f32 %o, %r1, 0f7f000000;\n"), "by more than roundings explain");
}

TEST(Found, ADivisionByZeroIsNoRealNumber) {
  const std::string byZero = "\tmov.b32 %r1, 0f00000000;\n\tdiv.rn.f32 %r2, %a, %r1;\n\tmul.rn.f32 %o, %r2, %r1;\n",
                    byDifference = "\tsub.rn.f32 %r1, %a, %a;\n\tdiv.rn.f32 %r2, %a, %r1;\n\tmul.rn.f32 %o, %r2, %r1;\n",
                    copied = "\tmov.b32 %o, %a;\n";
  isUnknown(ofReals(byZero, "f32(0)"), "a division by 0");
  isUnknown(ofReals(byDifference, "f32(0)"), "a division by 0");
  for (const char* value : {"A[i] + f32(1)/f32(0) - f32(1)/f32(0)", "A[i] + rcp(f32(0)) - rcp(f32(0))"})
    isUnknown(ofReals(copied, value), "a division by 0");
  isUnknown(ofReals(copied, "A[i] + sqrt(f32(0)-f32(2)) - sqrt(f32(0)-f32(2))"), "the root of a number below 0");
  EXPECT_EQ(ofReals(copied, "A[i] + f32(1)/f32(2) - f32(1)/f32(2)").verdict, Verdict::kProved);
  EXPECT_EQ(ofReals(copied, "A[i] + sqrt(f32(2)) - sqrt(f32(2))").verdict, Verdict::kProved);
}

// A thread a block: what is done for a block must not go over all bytes of the tensors.
TEST(Found, ManyBlocksShareNoMemory) {
  const auto answer = [](const std::string& blocks, const std::string& body) {
    std::string text = kernelOf(body, kTile);
    text.erase(text.find(".reqntid 32\n"), 12);
    text.replace(text.find("%tid.x"), 6, "%ctaid.x");
    const Expected<Spec> spec =
        readSpec("kernel k\nsizes N = " + blocks + "\nA: u32 N:1\nO: u32 N:1\nlaunch block 1 grid " + blocks +
                 "\nensures O[i] == A[i]\n");
    if (!spec.ok()) return noAnswer(spec.error().message);
    const Expected<Report> report = prove(*subjectOf(text, *spec), *spec);
    return report.ok() ? *report : noAnswer(report.error().message);
  };
  const std::string stores = "st.shared.b32 [tile], %a;\n", loads = "\tld.shared.b32 %o, [tile];\n";
  const Report many = answer("32768", "\t" + stores + loads);
  EXPECT_EQ(many.verdict, Verdict::kProved) << many.reason;
  // What the first block leaves in its shared memory is not there for the second.
  const Report second = answer("2", "\tsetp.eq.u32 %p1, %t, 0;\n\t@%p1 " + stores + loads);
  EXPECT_EQ(second.verdict, Verdict::kRefuted) << second.reason;
  ASSERT_EQ(second.details.size(), 2U);
  EXPECT_NE(second.details[1].find("nothing wrote"), std::string::npos) << second.details[1];
}

TEST(Found, OnlyLanesWhoseGuardHoldsTakePartInAShuffle) {
  const auto answer = [](const std::string& body) { return answerTo(kernelOf(body), "u32", "ensures O[i] == A[i]\n"); };
  const std::string half = "\tsetp.lt.u32 %p1, %t, 16;\n\tmov.b32 %o, %a;\n", barrier = "\tbar.sync 0;\n";
  const std::string shuffle = "shfl.sync.bfly.b32 %o, %a, 0, 31, ", vote = "vote.sync.ballot.b32 %r1, %p1, ";
  for (const std::string& one : {shuffle, vote})
    for (const std::string& end : {std::string(), barrier}) {
      isUnknown(answer(half + "\t@%p1 " + one + "0xffff;\n" + end), "");
      // All take part, and the mask leaves some out.
      const Report wrong = answer(half + "\t" + one + "0xffff;\n" + end);
      EXPECT_EQ(wrong.verdict, Verdict::kRefuted) << wrong.reason;
      const Report whole = answer("\tsetp.lt.u32 %p1, %t, 32;\n\tmov.b32 %o, %a;\n\t@%p1 " + one + "-1;\n" + end);
      EXPECT_EQ(whole.verdict, Verdict::kProved) << whole.reason;
    }
}

TEST(Found, AnImpossibleLaunchIsRefused) {
  const auto answer = [](const std::string& launch, const std::string& variables = "", const std::string& body = "") {
    std::string text = kernelOf(body + "\tmov.b32 %o, %a;\n", variables);
    text.erase(text.find(".reqntid 32\n"), 12);
    const Expected<Spec> spec = readSpec("kernel k\nsizes N = 32\nA: u32 N:1\nO: u32 N:1\nlaunch " + launch +
                                         "\nensures O[i] == A[i]\n");
    if (!spec.ok()) return spec.error().message;
    const Expected<Report> report = prove(*subjectOf(text, *spec), *spec);
    return report.ok() ? std::string(report->verdict == Verdict::kProved ? "Proved" : report->reason) : report.error().message;
  };
  const auto tile = [](const std::string& bytes) { return "\t.shared .align 4 .b8 tile[" + bytes + "];\n"; };
  const std::string names = "\tmov.u32 %r1, tile;\n";
  EXPECT_EQ(answer("block 32 grid 1"), "Proved");
  EXPECT_EQ(answer("block 1,1,100 grid 1"), "block.z is 100, and a block has 1 to 64");
  EXPECT_EQ(answer("block 1,1025 grid 1"), "block.y is 1025, and a block has 1 to 1024");
  EXPECT_EQ(answer("block 64,32 grid 1"), "2048 threads: a block has at most 1024 threads");
  EXPECT_EQ(answer("block 32 grid 1,65536"), "grid.y is 65536, and a grid has 1 to 65535");
  EXPECT_EQ(answer("block 32 grid 1,1,65536"), "grid.z is 65536, and a grid has 1 to 65535");
  EXPECT_EQ(answer("block 32 grid 2147483648"), "grid.x is 2147483648, and a grid has 1 to 2147483647");
  EXPECT_EQ(answer("block 32 grid 1", tile("49152"), names), "Proved");
  EXPECT_EQ(answer("block 32 grid 1", tile("49153"), names).substr(0, 61),
            "49153 bytes of variables of shared memory pass the limit of 4");
  EXPECT_EQ(answer("block 32 grid 1 shared 232449"), "0 bytes of shared memory and shared 232449 pass the limit of 232448");
}

TEST(Found, ASumOfNumbersThatPtxasMayFuseIsNoNumber) {
  // (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24, and 0 where the product is rounded first.
  const std::string apart =
      "\tmul.f32 %r1, 0f3f800800, 0f3f800800;\n\tsub.f32 %r2, %r1, 0f3f801000;\n\tmul.f32 %o, %a, %r2;\n";
  isUnknown(ofReals(apart, "f32(0)"), "ptxas may fuse it");
  // Rounded as it says, it is what the machine makes of it, and the answer says so.
  const std::string rounded =
      "\tadd.rn.f32 %r1, 0f4b800000, 0f3f800000;\n\tsub.rn.f32 %r1, %r1, 0f4b800000;\n\tmul.rn.f32 %o, %a, "
      "%r1;\n";
  const Report report = ofReals(rounded, "f32(0)");
  EXPECT_EQ(report.verdict, Verdict::kProved) << report.reason;
  EXPECT_TRUE(report.restsOn.contains(
      "a sum, product or function of numbers alone is what the machine makes of them, rounded"));
}

TEST(Found, WithoutARunThatMeetsThePremisesOfRealNumbersNothingIsProved) {
  const std::string negative =
      "\tmul.rn.f32 %r1, %a, %a;\n\tneg.f32 %r1, %r1;\n\tsub.rn.f32 %r1, %r1, 0f3f800000;\n";
  for (const std::string& way :
       {negative + "\tsqrt.rn.f32 %r2, %r1;\n\tsub.rn.f32 %r2, %r2, %r2;\n\tadd.rn.f32 %o, %r2, %a;\n",
        negative + "\tsqrt.rn.f32 %r2, %r1;\n\tmax.f32 %r2, %r2, %a;\n\tsub.rn.f32 %r2, %r2, "
                   "%r2;\n\tadd.rn.f32 %o, %r2, %a;\n",
        std::string("\tneg.f32 %r1, %a;\n\tmax.f32 %r1, %a, %r1;\n\tabs.f32 %r3, %a;\n\tsub.rn.f32 %r1, %r1, "
                    "%r3;\n\trcp.rn.f32 %r2, %r1;\n\tsub.rn.f32 %r2, %r2, "
                    "%r2;\n\tadd.rn.f32 %o, %r2, %a;\n")})
    isUnknown(ofReals(way, "A[i]"), "the run does not meet the premises of theory real");
  const std::string positive =
      "\tfma.rn.f32 %r1, %a, %a, 0f3f800000;\n\tsqrt.rn.f32 %r2, %r1;\n\tsub.rn.f32 %r2, %r2, "
      "%r2;\n\tadd.rn.f32 %o, %r2, %a;\n";
  EXPECT_EQ(ofReals(positive, "A[i]").verdict, Verdict::kProved) << ofReals(positive, "A[i]").reason;
}

}  // namespace
}  // namespace cutecheck::terms
