// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel prove, compare and init: what is Proved has a twin that is not.
#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

void says(const Ran& ran, int status, const std::vector<std::string>& parts) {
  EXPECT_EQ(ran.status, status) << ran.out << ran.err;
  for (const std::string& part : parts)
    EXPECT_TRUE(contains(ran.out + ran.err, part)) << part << "\n" << ran.out << ran.err;
}

std::string file(const std::string& name) { return "corpus/ptx/" + name; }

Ran proves(const std::string& ptx, const std::string& spec) {
  return run({"kernel", "prove", file(ptx + ".ptx"), "--spec", file(spec + ".spec")});
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  EXPECT_EQ(text.find(from, at + 1), std::string::npos) << from << " stands twice";
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The kernel with one place of its text changed, against its own specification.
Ran provesChanged(const std::string& name, const std::string& from, const std::string& to) {
  const std::string ptx = temporaryFile(name + ".changed.ptx", replaced(readAll(file(name + ".ptx")), from, to));
  return run({"kernel", "prove", ptx, "--spec", file(name + ".spec")});
}
// The specification with one place changed.
Ran provesAgainst(const std::string& name, const std::string& from, const std::string& to) {
  const std::string spec = temporaryFile(name + ".changed.spec", replaced(readAll(file(name + ".spec")), from, to));
  return run({"kernel", "prove", file(name + ".ptx"), "--spec", spec});
}

TEST(KernelProve, TheKernelsOfTheCorpusAreProved) {
  says(proves("add", "add"), 0, {"Proved  add: 90 elements, in theory exact", "110 other elements keep", "add.f32"});
  says(proves("reverse", "reverse"), 0, {"Proved  reverse: 64 elements", "the order of all threads is kept"});
  says(proves("transpose", "transpose"), 0, {"Proved  transpose: 1024 elements"});
  says(run({"kernel", "prove", file("transpose.padded.ptx"), "--spec", file("transpose.spec")}), 0, {"Proved"});
  says(proves("block_sum", "block_sum"), 0, {"Proved  block_sum: 3 elements, in theory real", "add.f32 without rounding"});
  says(proves("sum_mma", "sum_mma"), 0, {"Proved  sum_mma: 128 elements, in theory real", "mma.sync.aligned.m16n8k16"});
}

TEST(KernelProve, ARefusalNamesWhereItsCauseIsWritten) {
  says(provesAgainst("add", "launch block 32", "launch block 2048"), 3,
       {"add.changed.spec: launch block 2048: block.x is 2048"});
  says(provesAgainst("add", "grid 4", "grid 0"), 3, {"add.changed.spec"});
  says(provesAgainst("add", "\nx: f32 N:1", "\nnothere: f32 N:1"), 3,
       {"add.changed.spec, line 4: the kernel add has no parameter"});
  says(run({"kernel", "prove", file("add.ptx"), "--spec", file("add.spec"), "--block", "2048"}), 3,
       {"--block 2048: block.x is 2048"});
  says(provesChanged("add", "add.f32 %f3, %f1, %f2", "add.f32 %f3, %f1, %f9"), 2,
       {"%f9, which is not declared"});
}

TEST(KernelProve, AnotherPostconditionIsRefutedWithAnElementAndARun) {
  says(proves("add", "add.wrong"), 1,
       {"Refuted  add", "y[0] is not what the specification says", "wanted    add.f32(x[0], add.f32(y[0], y[0]))",
        "computed  add.f32(x[0], y[0])", "on random elements: 13 and 7", "reproduce: "});
  // What no postcondition speaks of keeps its value.
  says(provesAgainst("add", "for i < n", "for i < n-1"), 1, {"y[89] is written, and no postcondition speaks of it"});
  says(provesAgainst("add", "for i < n", "for i < N"), 1, {"y[90] is not what the specification says"});
  says(provesAgainst("transpose", "from[j,i]", "from[i,j]"), 1, {"to[1,0]"});
  says(provesAgainst("block_sum", "t < T,", "t < T-1,"), 1, {"sums[0]"});
  says(provesAgainst("sum_mma", "== d[m,n] +", "=="), 1, {"d[5,0] is not"});
}

TEST(KernelProve, OrderOfSumsIsOfTheTheory) {
  // Lanes do not add from the first to the last.
  says(provesAgainst("block_sum", "theory real", "theory exact"), 2, {"the run does not tell them apart"});
  says(provesAgainst("sum_mma", "theory real", "theory exact"), 2, {"the run does not tell them apart"});
  // Which of two comes first is of no theory.
  says(provesAgainst("add", "x[i] + y[i]", "y[i] + x[i]"), 0, {"Proved"});
  says(provesAgainst("add", "x[i] + y[i]", "(x[i] + y[i]) + 0"), 2, {"does not tell them apart"});
}

TEST(KernelProve, ChangedKernelsAreNotProved) {
  says(proves("reverse.no_barrier", "reverse"), 1, {"order_c5"});
  says(proves("reverse.half_waits", "reverse"), 1, {"order_c10"});
  says(proves("reverse.no_such_instruction", "reverse"), 2, {"rotate.b32"});
  says(provesChanged("add", "add.f32 %f3, %f1, %f2;", "sub.f32 %f3, %f1, %f2;"), 1, {"Refuted"});
  says(provesChanged("add", "setp.ge.s32", "setp.gt.s32"), 1, {"y[90] is written"});
  says(provesChanged("add", "mul.wide.s32 %rd5, %r5, 4;", "mul.wide.s32 %rd5, %r5, 8;"), 1, {"emulate_c2", "no global memory"});
  says(provesChanged("transpose", "bar.sync 0;", ""), 1, {"order_c5"});
  says(provesChanged("sum_mma", "[%rd6+16]", "[%rd6]"), 1, {"d[1,0] is not"});
  says(provesChanged("block_sum", "%r6, 8, 31, -1;", "%r6, 4, 31, -1;"), 1, {"sums[0]"});
}

TEST(KernelProve, WhatDependsOnDataIsUnknownByName) {
  says(provesChanged(
           "add", "add.f32 %f3, %f1, %f2;",
           "setp.gt.f32 %p1, %f1, %f2;\n\t@%p1 add.f32 %f3, %f1, %f2;\n\t@!%p1 add.f32 %f3, %f2, %f1;"),
       2, {"terms_c1", "%f1 depends on elements of a tensor"});
  says(provesChanged("add", "add.f32 %f3, %f1, %f2;", "lg2.approx.f32 %f3, %f1;"), 2,
       {"emulate_c1", "lg2.approx.f32"});
  says(provesChanged("transpose", "ld.global.u32 %r4, [%rd6];",
                     "ld.global.u32 %r4, [%rd6];\n\tpopc.b32 %r4, %r4;\n\tld.global.u32 %r4, [%rd6];"),
       2, {"terms_c1", "%r4 depends on elements"});
}

TEST(KernelProve, ARunThatDiffersRefutesWhatTermsDoNotKnow) {
  says(provesChanged("add", "add.f32 %f3, %f1, %f2;",
                     "setp.gt.f32 %p1, %f1, %f2;\n\t@%p1 add.f32 %f3, %f1, %f2;\n\t@!%p1 sub.f32 %f3, %f1, %f2;"), 1,
       {"is not what the specification says", "on random elements: ", "its terms are not known: terms_c1"});
  says(provesChanged("transpose", "ld.global.u32 %r4, [%rd6];", "ld.global.u32 %r4, [%rd6];\n\tpopc.b32 %r4, %r4;"), 1,
       {"Refuted", "its terms are not known: terms_c1"});
  says(provesChanged("add", "ld.global.f32 %f1, [%rd2];", "ld.global.f32 %f1, [%rd4+4];"), 1,
       {"Refuted", "terms_c5", "nothing here orders global memory"});
}

TEST(KernelProve, WhatNothingWroteIsNoNumber) {
  says(provesChanged("transpose", "\tst.shared.u32 [%r6], %r4;\n", ""), 1, {"terms_c3", "Refuted"});
  says(provesChanged("add", "ld.global.f32 %f1, [%rd2];", ""), 1, {"order_c7: %f1 is read before"});
}

TEST(KernelProve, AddressesDecideNothing) {
  says(provesChanged("add", "setp.ge.s32 %p1, %r5, %r1;",
                     "ld.param.u64 %rd1, [x];\n\tcvt.u32.u64 %r3, %rd1;\n\tsetp.ge.s32 %p1, %r5, %r1;"), 2,
       {"terms_c1", "an address of global memory"});
  // From x to y by a number: y may lie anywhere.
  says(provesChanged("add", "ld.param.u64 %rd3, [y];", "ld.param.u64 %rd3, [x];\n\tadd.s64 %rd3, %rd3, 1024;"), 1,
       {"an address outside of x"});
}

// Where ptxas puts a symbol of shared memory nobody knows: 0, where it lies here first, is as good as any place.
TEST(KernelProve, PlacesOfSharedMemoryDecideNothing) {
  says(provesChanged("reverse", "add.s32 %r6, %r3, %r6;", ""), 2, {"comes from no variable"});
  says(provesChanged("transpose", "mov.u32 %r5, tile;", "mov.u32 %r5, 0;"), 2, {"Unknown"});
  says(provesChanged("scale", "mov.u32 %r2, tile;", "mov.u32 %r2, tile;\n\tadd.s32 %r2, %r2, 0;"), 0, {"Proved"});
  // Of two symbols, which comes first and how far the other is.
  const std::string two = ".shared .align 4 .b8 tile[128];\n\t.shared .align 4 .b8 rest[128];";
  says(provesChanged("scale", ".shared .align 4 .b8 tile[256];", two), 2, {"Unknown"});
}

TEST(KernelProve, GlobalMemoryThatThreadsExchangeIsUnknown) {
  says(provesChanged("add", "ld.global.f32 %f1, [%rd2];", "ld.global.f32 %f1, [%rd2];\n\tld.global.f32 %f3, [%rd4+4];"), 2,
       {"terms_c5", "nothing here orders global memory"});
}

TEST(KernelCompare, TwoKernelsLeaveTheSame) {
  says(run({"kernel", "compare", file("transpose.ptx"), file("transpose.padded.ptx"), "--spec", file("transpose.spec")}), 0,
       {"Proved  transpose: 1024 elements"});
  const std::string other =
      temporaryFile("transpose.other.ptx",
                    replaced(readAll(file("transpose.padded.ptx")), "add.s64 %rd7, %rd4, %rd5;",
                             "mov.b64 %rd7, %rd4;\n\tadd.s64 %rd7, %rd7, %rd5;\n\tadd.s32 %r10, %r10, 1;"));
  says(run({"kernel", "compare", file("transpose.ptx"), other, "--spec", file("transpose.spec")}), 1,
       {"to[0,0] is not the same", "add.u32(from[0,0], 0x1)"});
}

TEST(KernelCompare, TheSecondKernelHasALaunchOfItsOwn) {
  const std::string spec = readAll(file("pairs/matmul.spec")),
                    line = "launch second block 64 grid N/32,M/32\n";
  const auto compared = [&](const std::string& other) {
    const std::string changed = temporaryFile("second.spec", replaced(spec, line, other));
    return run({"kernel", "compare", file("pairs/matmul_plain.ptx"), file("pairs/matmul_tiled.ptx"), "--spec",
                changed});
  };
  says(compared(line), 0,
       {"Proved  matmul: 1024 elements",
        "blocks of (16,16,1) threads, grid of (2,2,1); the second: blocks of 64, grid of 1"});
  says(compared(""), 3, {"kernel_c2", ".maxntid of the kernel allows at most 64 threads"});
  says(compared("launch second block 64\n"), 1, {"Refuted  matmul"});
  says(compared("launch second block 64 shared 16\n"), 3, {"spec_c1", "shared holds for both kernels"});
  says(compared(line + line), 3, {"spec_c1", "launch second is said twice"});
  says(compared("launch block 64\n"), 3,
       {"spec_c1", "that of the second kernel of a comparison is launch second"});
}

TEST(KernelInit, WritesWhatProveReads) {
  const Ran written = run({"kernel", "init", file("add.ptx")});
  says(written, 0, {"kernel add", "p0: f32 N:1 at 0", "param 2 = N", "launch block 128"});
  const std::string spec = temporaryFile("add.init.spec", written.out);
  says(run({"kernel", "prove", file("add.ptx"), "--spec", spec}), 1, {"Refuted  add"});
}

TEST(KernelSpecification, ErrorsNameLineRuleAndRepair) {
  const auto fails = [](const std::string& from, const std::string& to, const std::vector<std::string>& parts) {
    says(provesAgainst("add", from, to), 3, parts);
  };
  fails("kernel add", "kernel sub", {"kernel_c1", "no kernel sub; it has add"});
  fails("x: f32 N:1", "x: f31 N:1", {"spec_c3", "line 4", "'f31': expected an element type"});
  fails("x: f32 N:1", "x: f32 N", {"spec_c3", "line 4", "expected a layout"});
  fails("x: f32 N:1", "x: f32 (N,2):1", {"spec_c3", "different trees"});
  fails("x: f32 N:1", "z: f32 N:1", {"kernel_c3", "line 4", "no parameter 'z'", "write `at` and its number"});
  fails("x: f32 N:1", "x: f32 M:1", {"spec_c2", "nothing defines M"});
  fails("requires n <= N", "requires n > N", {"spec_c4", "line 8", "n > N", "change the sizes"});
  fails("requires n <= N", "maybe n <= N", {"spec_c1", "'maybe': expected kernel"});
  fails("param n = n", "", {"spec_c2", "the parameter n (2) has no value"});
  fails("launch block 32 grid 4", "launch block 32", {"kernel_c2", "the grid is not given"});
  fails("block 32 grid 4", "block 1,1,65 grid 4", {"kernel_c2", "block.z is 65, and a block has 1 to 64"});
  fails("block 32 grid 4", "block 32 grid 4,65536", {"kernel_c2", "grid.y is 65536, and a grid has 1 to 65535"});
  says(provesChanged("add", ".param .u32 n", ".param .f32 n"), 3, {"kernel_c3", "line 6", "the parameter is a float; write 90.0"});
  fails("x[i] + y[i]", "x[i] + f16(y[i])", {"spec_c5", "line 9", "a value of f16 where f32 is needed; write f32(...)"});
  fails("x[i] + y[i]", "x[i,i] + y[i]", {"spec_c5", "x has 1 modes, and 2 indices"});
  fails("x[i] + y[i]", "x[i+1] + z[i]", {"spec_c2", "nothing defines z"});
  fails("x[i] + y[i] for i < n", "x[i+1] + y[i]", {"spec_c3", "x[100] is outside of the tensor"});
  fails("ensures y[i] == x[i] + y[i] for i < n", "", {"spec_c1", "there is nothing to prove"});
  fails("for i < n", "for i < 0", {"spec_c1", "no element meets the conditions"});
}

TEST(KernelProve, AnswersInJson) {
  says(run({"kernel", "prove", file("add.ptx"), "--spec", file("add.spec"), "--json"}), 0,
       {R"("verdict":"Proved")", R"("elements":90,"unchanged":110,"functions":["add.f32"])", R"("rests_on":[)"});
  says(run({"kernel", "prove", file("add.ptx"), "--spec", file("add.wrong.spec"), "--json"}), 1,
       {R"("verdict":"Refuted")", R"("reason":"y[0] is not)", R"("details":["wanted)"});
}

// The golden PTX of a product of sm_100a, with one place of its text changed, at a size of one tile.
Ran provesProduct(const std::string& name, const std::string& sizes, const std::string& from, const std::string& to) {
  const std::string ptx = replaced(readAll("corpus/golden/kernels/sm_100a/" + name + ".ptx"), from, to);
  const std::string spec = readAll("corpus/kernels/" + name + ".sm_100a.spec");
  const size_t at = spec.find("sizes "), end = spec.find('\n', at);
  return run({"kernel", "prove", temporaryFile(name + ".ptx", ptx), "--spec",
              temporaryFile(name + ".spec", spec.substr(0, at) + "sizes " + sizes + spec.substr(end))});
}

TEST(KernelProve, AMaskThatIsNotOfThePairIsUnknown) {
  const auto masked = [](const std::string& mask) {
    return provesProduct("gemm_bf16_sm100_2cta", "M = 40, N = 72, K = 24", ", 4278189080;", ", " + mask + ";");
  };
  says(masked("4278190079"), 0, {"Proved", "without bit 24"});  // 0xfeffffff
  says(masked("4278189056"), 0, {"Proved"});                    // of stage 0 the lowest ten bits are 0
  says(masked("4278188032"), 2, {"order_open: the address depends on where the variables of shared memory lie"});
  says(masked("4261412863"), 2, {"order_open: the address depends on where the variables of shared memory lie"});
}

TEST(KernelProve, ANumberOfAFactorThatIsNotItsWordsIsUnknown) {
  const auto named = [](const std::string& address) {
    return provesProduct("gemm_mxf8_sm100", "M = 40, N = 72, K = 48, I = 1, J = 1, L = 1", ", [%r71], ", ", [" + address + "], ");
  };
  says(named("%r71"), 0, {"Proved", "the two highest bits of an address of scale factors"});
  says(named("%r63"), 2, {"order_open: a product or copy of tcgen05 from lane 16384 on is not modelled"});
}

}  // namespace
}  // namespace cutecheck::cli
