// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel order: verdicts, exit statuses, and what is said of each.
#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

Ran order(const std::string& name, std::vector<std::string> more = {}) {
  more.insert(more.begin(), {"kernel", "order", "corpus/ptx/" + name + ".ptx"});
  return run(more);
}

void says(const Ran& ran, int status, const std::vector<std::string>& parts) {
  EXPECT_EQ(ran.status, status) << ran.out << ran.err;
  for (const std::string& part : parts)
    EXPECT_TRUE(contains(ran.out + ran.err, part)) << part << "\n" << ran.out << ran.err;
}

TEST(KernelOrder, KeptIsExit0) {
  says(order("reverse"), 0, {"kept  reverse: 4 ordered instructions, blocks of 64 threads\n"});
  says(order("transpose"), 0, {"blocks of (32,32,1) threads"});
  says(order("transpose.padded"), 0, {"kept"});
  says(order("block_sum", {"--block", "256"}), 0, {"kept"});
  EXPECT_EQ(order("reverse").err, "");
}

TEST(KernelOrder, RefutedNamesBothThreadsAndBothLines) {
  const Ran ran = order("reverse.no_barrier");
  says(ran, 1,
       {"Refuted  reverse",
        "corpus/ptx/reverse.no_barrier.ptx:26: order_c5: thread 32 loads shared memory at [tile+124], "
        "which thread 31 stores to at line 23: no barrier orders the two",
        "    26 | ld.shared.u32 %r7, [%r6];\n    23 | st.shared.u32 [%r5], %r2;\n",
        "reproduce: cutecheck kernel order corpus/ptx/reverse.no_barrier.ptx\n"});
  says(order("reverse.half_waits"), 1, {"order_c10", "bar.sync 0, 64"});
}

TEST(KernelOrder, UnknownNamesWhatIsNotKnown) {
  says(order("reverse.no_such_instruction"), 2,
       {"Unknown", "the instruction is not supported: rotate.b32", "    24 | rotate.b32 %r2, %r2, 1;\n"});
  says(order("histogram"), 2, {"the address in shared memory is not known: red.shared.add.u32"});
  says(order("shifted", {"--block", "64"}), 2,
       {"the parameter shift may decide the order", "hint: give the value, --param"});
  says(order("shifted", {"--param", "shift=0"}), 2,
       {"how many threads", "hint: give the threads of a block, --block"});
  says(order("reverse.not_in_block_3"), 2,
       {"%ctaid.x may decide the order", "hint: give the blocks of the grid, --grid"});
}

TEST(KernelOrder, WhatIsGivenDecides) {
  says(order("shifted", {"--block", "64", "--param", "shift=64"}), 0, {"kept"});
  says(order("shifted", {"--block", "64", "--param", "1=0x40"}), 0, {"kept"});
  says(order("shifted", {"--block", "64", "--param", "shift=1"}), 1,
       {"Refuted", "reproduce: cutecheck kernel order corpus/ptx/shifted.ptx --block 64 --param shift=1"});
  says(order("reverse.not_in_block_3", {"--grid", "3"}), 0, {"grid of 3, each cluster run"});
  says(order("reverse.not_in_block_3", {"--grid", "4"}), 1, {"from block (3,0,0) on"});
}

// A product of corpus/kernels, with its tensor maps: 16384 bytes of A, 32768 of B, 8192 of D.
TEST(KernelOrder, TakesTheBoxesOfTensorMaps) {
  const auto gemm = [](const std::string& b) {
    return run({"kernel", "order", "corpus/golden/kernels/sm_90a/gemm_bf16.ptx", "--grid", "2", "--param",
                "3=256", "--param", "4=256", "--param", "5=256", "--box", "0=16384", "--box", "1=" + b,
                "--box", "2=8192"});
  };
  says(gemm("32768"), 0, {"kept  gemm_bf16"});
  says(gemm("16384"), 1, {"order_c9", "16384 bytes are expected beyond those that are copied"});
}

TEST(KernelOrder, RefusesWhatItCannotCheck) {
  const std::string transpose = readAll(sourcePath("corpus/ptx/transpose.ptx"));
  // A module has one head.
  const std::string two = readAll(sourcePath("corpus/ptx/reverse.ptx")) + transpose.substr(transpose.find(".visible"));
  const std::string file = temporaryFile("two.ptx", two), none = temporaryFile("none.ptx", ".version 8.5\n");
  says(run({"kernel", "order", file}), 3,
       {"kernel_c1", "several kernels, name one with --kernel NAME: reverse, transpose"});
  says(run({"kernel", "order", file, "--kernel", "reverse"}), 0, {"kept  reverse"});
  says(run({"kernel", "order", file, "--kernel", "copy"}), 3,
       {"the file has no kernel copy; it has reverse, transpose"});
  says(run({"kernel", "order", none}), 3, {"kEmpty [kernel_c1]", "no .entry"});
  says(run({"kernel", "order", none + ".absent"}), 3, {"error"});
  says(order("reverse", {"--block", "32"}), 3, {"kernel_c2", ".reqntid of the kernel requires 64"});
  says(order("block_sum", {"--block", "512"}), 3, {"kernel_c2", "at most 256 threads"});
  says(order("block_sum", {"--block", "1,1,2000"}), 3, {"kernel_c2"});
  says(order("block_sum", {"--block", "1,1,65"}), 3, {"kernel_c2", "block.z is 65, and a block has 1 to 64"});
  for (const char* wrong : {"0", "64,", "x", "1,1,1,1", "-1"})
    says(order("shifted", {"--block", wrong}), 3, {"kernel_c2"});
  for (const char* wrong :
       {"shift", "=1", "shifts=1", "2=1", "shift=x", "shift=4294967296", "shift+4=1", "shift=1.5x"})
    says(order("shifted", {"--block", "64", "--param", wrong}), 3, {"kernel_c3"});
}

// `kernel order` and `verify` say one word of one file, also where nothing is between threads.
TEST(KernelOrder, SaysWhatVerifySays) {
  const std::string add = readAll(sourcePath("corpus/ptx/add.ptx"));
  says(order("add", {"--block", "64"}), 0,
       {"kept  add", "nothing to order: no instruction reaches shared memory"});
  says(run({"verify", "corpus/ptx/add.ptx"}), 0, {"order kept"});
  EXPECT_FALSE(contains(order("reverse").out, "nothing to order"));
  // A register that nothing wrote, of a kernel that shares nothing.
  std::string unwritten = add;
  const size_t at = unwritten.find("add.f32");
  ASSERT_NE(at, std::string::npos);
  unwritten.insert(at, ".reg .f32 %unwritten;\n  add.f32 %unwritten, %unwritten, %unwritten;\n  ");
  const std::string file = temporaryFile("unwritten.ptx", unwritten);
  says(run({"kernel", "order", file, "--block", "64", "--grid", "1", "--param", "n=64"}), 1,
       {"Refuted  add", "order_c7"});
  says(run({"kernel", "order", file, "--block", "64"}), 2, {"order_c7 is broken: %unwritten is read"});
  says(run({"verify", file}), 2, {"order not known", "order_c7"});
  // A kernel that does nothing.
  const std::string empty = temporaryFile(
      "empty.ptx", ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{ ret; }\n");
  says(run({"kernel", "order", empty, "--block", "32"}), 0, {"kept  k", "nothing to order"});
  says(run({"verify", empty}), 0, {"order kept"});
}

TEST(KernelOrder, AnswersInJson) {
  says(
      order("reverse", {"--json"}), 0,
      {R"({"format":1,"file":"corpus/ptx/reverse.ptx","kernel":"reverse","verdict":"kept",)"
       R"("block":[64,1,1],"ordered":4,"clusters":1})"});
  says(order("reverse.no_barrier", {"--json"}), 1,
       {R"("verdict":"Refuted")", R"("faults":[{"rule":"order_c5","line":23)", R"("lines":[26,23])"});
  says(order("histogram", {"--json"}), 2,
       {R"("verdict":"Unknown")", R"("open":[{"rule":"order_open","line":33)"});
  says(order("add", {"--json"}), 0, {R"("verdict":"kept")", R"("shares":false)"});
}

}  // namespace
}  // namespace cutecheck::cli
