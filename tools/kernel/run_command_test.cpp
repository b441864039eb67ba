// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel run: what a kernel leaves in its buffers, what it costs, and where it stops.
#include <gtest/gtest.h>

#include <cstring>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

Ran runs(const std::string& name, std::vector<std::string> more) {
  more.insert(more.begin(), {"kernel", "run", "corpus/ptx/" + name + ".ptx"});
  return run(more);
}

void says(const Ran& ran, int status, const std::vector<std::string>& parts) {
  EXPECT_EQ(ran.status, status) << ran.out << ran.err;
  for (const std::string& part : parts)
    EXPECT_TRUE(contains(ran.out + ran.err, part)) << part << "\n" << ran.out << ran.err;
}

template <typename T>
std::vector<T> valuesOf(const std::string& bytes) {
  std::vector<T> all(bytes.size() / sizeof(T));
  std::memcpy(all.data(), bytes.data(), all.size() * sizeof(T));
  return all;
}

// A file of the numbers from 0 on.
std::string countingFile(size_t count) {
  std::vector<uint32_t> all(count);
  for (size_t i = 0; i < count; ++i) all[i] = static_cast<uint32_t>(i);
  return temporaryFile("counting.bin", std::string(reinterpret_cast<const char*>(all.data()), 4 * count));
}

TEST(KernelRun, LeavesWhatTheKernelComputes) {
  const std::string from = countingFile(64), out = from + ".out";
  says(runs("reverse", {"--buffer", "data=" + from, "--out", "data=" + out}), 0,
       {"ran  reverse: 1 block of 64 threads"});
  const std::vector<uint32_t> reversed = valuesOf<uint32_t>(readAll(out));
  ASSERT_EQ(reversed.size(), 64U);
  for (uint32_t i = 0; i < 64; ++i) EXPECT_EQ(reversed[i], 63 - i);
  const std::string x = countingFile(1024);
  says(runs("transpose", {"--buffer", "from=" + x, "--buffer", "to=4096", "--out", "to=" + out}), 0,
       {"from  4096 bytes", "unchanged"});
  const std::vector<uint32_t> transposed = valuesOf<uint32_t>(readAll(out));
  ASSERT_EQ(transposed.size(), 1024U);
  for (uint32_t i = 0; i < 1024; ++i) EXPECT_EQ(transposed[i], i % 32 * 32 + i / 32);
}

TEST(KernelRun, TakesAGridAndSharedMemoryOfTheLaunch) {
  const std::string out = temporaryFile("sums", "");
  const std::vector<std::string> words = {
      "--block",  "128",  "--grid",  "3",     "--buffer", "0=random:3:f32:300",
      "--buffer", "1=12", "--param", "2=300", "--out",    "1=" + out};
  std::vector<std::string> enough = words, less = words;
  enough.insert(enough.end(), {"--shared", "16"});
  less.insert(less.end(), {"--shared", "12"});
  says(runs("block_sum", enough), 0, {"3 blocks of 128 threads"});
  const std::vector<float> sums = valuesOf<float>(readAll(out));
  ASSERT_EQ(sums.size(), 3U);
  // The same numbers, added one by one: all are whole.
  const std::string all = temporaryFile("all", "");
  says(runs("add", {"--block", "300", "--buffer", "x=random:3:f32:300", "--buffer", "y=1200", "--param",
                    "n=300", "--out", "y=" + all}),
       0, {});
  const std::vector<float> values = valuesOf<float>(readAll(all));
  ASSERT_EQ(values.size(), 300U);
  float expected[3] = {};
  bool differ = false;
  for (size_t i = 0; i < 300; ++i) {
    expected[i / 128] += values[i];
    differ = differ || values[i] != values[0];
  }
  EXPECT_TRUE(differ);
  for (size_t i = 0; i < 3; ++i) EXPECT_EQ(sums[i], expected[i]);
  says(runs("block_sum", less), 1, {"Refuted", "emulate_c2", "behind shared memory", "hint: "});
}

TEST(KernelRun, CountsInstructionsConflictsAndSectors) {
  says(runs("transpose", {"--buffer", "from=4096", "--buffer", "to=4096"}), 0,
       {"bar.sync                  1024\n",
        "line 34    ld.shared.u32             32 requests, 32-way bank conflict at worst",
        "line 24    ld.global.u32             32 requests, 4.00 sectors each, 4.00 would do"});
  says(runs("transpose.padded", {"--buffer", "from=4096", "--buffer", "to=4096"}), 0,
       {"line 34    ld.shared.u32             32 requests, no bank conflict"});
  says(runs("transpose", {"--buffer", "from=4096", "--buffer", "to=4096", "--json"}), 0,
       {R"("instructions":{"mad.lo.s32":3072,)",
        R"({"line":34,"opcode":"ld.shared.u32","requests":32,"degree":32,"phases":1024,"least":32})"});
  says(runs("histogram", {"--buffer", "data=random:1:u32:64", "--buffer", "counts=64"}), 0,
       {"red.shared.add.u32        64\n"});
}

TEST(KernelRun, AnAccessOutsideIsRefutedWithItsPlace) {
  const std::vector<std::string> words = {"--block",           "32",       "--grid", "2", "--buffer",
                                          "x=random:1:f32:64", "--buffer", "y=252"};
  std::vector<std::string> outside = words, inside = words;
  outside.insert(outside.end(), {"--param", "n=64"});
  inside.insert(inside.end(), {"--param", "n=63"});
  says(runs("add", outside), 1,
       {"Refuted  emulate_c2: line 31", "block 1, thread 31",
        "corpus/ptx/add.ptx:31: ld.global.f32 %f2, [%rd4];", "bytes 252 to 255 of buffer y, which has 252",
        "hint: guard the access, or give a larger --buffer",
        "reproduce: cutecheck kernel run corpus/ptx/add.ptx"});
  says(runs("add", inside), 0, {"ran  add"});
  outside.emplace_back("--json");
  says(runs("add", outside), 1,
       {R"("verdict":"Refuted")", R"("line":31,"place":"bytes 252 to 255)", R"("repair":")"});
}

TEST(KernelRun, ADeadlockIsRefuted) {
  says(runs("reverse.half_waits", {"--buffer", "data=256"}), 1,
       {"emulate_c3", "32 threads at line 26", "bar.sync 0, 64", "hint: "});
}

TEST(KernelRun, AnInstructionThatTheMachineDoesNotHaveIsNamed) {
  says(runs("reverse.no_such_instruction", {"--buffer", "data=256"}), 2,
       {"Unknown  emulate_c1: line 24, rotate.b32",
        "corpus/ptx/reverse.no_such_instruction.ptx:24: rotate.b32 %r2, %r2, 1;"});
}

// A word that changes the result is not dropped, and a result that PTX leaves open has no value.
TEST(KernelRun, WhatPtxLeavesOpenIsUnknown) {
  const auto divides = [](const std::string& instruction, const std::string& by) {
    const std::string file = temporaryFile("divide.ptx", R"(.version 8.0
.target sm_90
.address_size 64
.visible .entry divide(.param .u64 .ptr .global data, .param .u32 by)
.reqntid 1
{
	.reg .b32 %r<4>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [data];
	ld.param.u32 %r1, [by];
	mov.u32 %r2, 7;
	)" + instruction + R"( %r3, %r2, %r1;
	st.global.u32 [%rd1], %r3;
	ret;
}
)");
    return run({"kernel", "run", file, "--buffer", "data=4", "--param", "by=" + by});
  };
  says(divides("div.u32", "2"), 0, {"ran  divide"});
  says(divides("div.u32", "0"), 2, {"Unknown  emulate_c9: line 12, div.u32", "a division by zero", "hint: "});
  says(divides("div.approx.f32", "2"), 2, {"Unknown  emulate_c1: line 12, div.approx.f32"});
  says(divides("add.cc.u32", "2"), 2,
       {"Unknown  emulate_c1: line 12, add.cc.u32: '.cc' is not supported here"});
}

TEST(KernelRun, LanesOfPartOfAWarp) {
  const auto shuffles = [](const std::string& guard, const std::string& instruction) {
    const std::string file = temporaryFile("shuffles.ptx", R"(.version 8.5
.target sm_90a
.address_size 64
.visible .entry shuffles(.param .u64 .ptr data)
.reqntid 32
{
	.reg .pred %p<4>;
	.reg .b32 %r<6>;
	mov.u32 %r1, %tid.x;
	mov.u32 %r2, 65535;
	setp.lt.u32 %p1, %r1, 16;
	)" + guard + " " + instruction + R"(;
	bar.sync 0;
	ret;
}
)");
    return run({"kernel", "run", file, "--buffer", "data=4"});
  };
  const std::string shuffle = "shfl.sync.bfly.b32 %r3, %r1, 1, 31, ", vote = "vote.sync.any.pred %p2, %p1, ",
                    barrier = "bar.warp.sync ", elect = "elect.sync %r3|%p2, ";
  for (const std::string& one : {shuffle, vote, barrier, elect}) {
    // PTX allows it, the machine has whole warps alone, but at the barrier.
    for (const std::string& half : {"0xffff", "%r2"}) {
      if (one == barrier)
        says(shuffles("@%p1", one + half), 0, {"ran  shuffles"});
      else
        says(shuffles("@%p1", one + half), 2,
             {"Unknown  emulate_c10: line 12", "a part of a warp waits here"});
    }
    // It waits for lanes that never come, and here lanes come that no mask names.
    says(shuffles("@%p1", one + "-1"), 1, {"Refuted  emulate_c8: line 12", "the membermask names lane 16, which does not come"});
    says(shuffles("", one + "0xffff"), 1,
         {"Refuted  emulate_c8: line 12", "lane 16 carries it out, and the membermask leaves it out"});
    says(shuffles("", one + "-1"), 0, {"ran  shuffles"});
  }
}

TEST(KernelRun, RefusesWhatIsNotGiven) {
  says(runs("add", {"--buffer", "x=4", "--buffer", "y=4", "--param", "n=1"}), 3,
       {"kernel_c2", "give --block"});
  says(runs("add", {"--block", "32", "--buffer", "x=4", "--param", "n=1"}), 3,
       {"kernel_c3", "the parameter y of 8 bytes is not given"});
  says(runs("add", {"--block", "32", "--buffer", "x=4", "--buffer", "y=4"}), 3,
       {"the parameter n of 4 bytes is not given"});
  says(runs("add", {"--block", "32", "--buffer", "n=4"}), 3,
       {"kernel_c4", "the parameter has 4 bytes, a pointer 8"});
  for (const char* wrong :
       {"x=0", "x=random:1:f32", "x=random:a:f32:4", "x=random:1:f33:4", "x=random:1:f32:0",
        "x=random:1:s4:8", "x=random:1:f64:999999999999", "x=2000000000"})
    says(runs("add", {"--block", "32", "--buffer", wrong}), 3, {"kernel_c4"});
  says(runs("add", {"--block", "32", "--buffer", "x=no_such_file"}), 3, {"error"});
  says(runs("add", {"--block", "32", "--buffer", "x=4", "--buffer", "y=4", "--param", "n=1", "--out", "n=f"}),
       3, {"kernel_c4"});
  says(runs("reverse", {"--buffer", "data=256", "--shared", "999999"}), 3, {"kernel_c2", "pass the limit"});
}

}  // namespace
}  // namespace cutecheck::cli
