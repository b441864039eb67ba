// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom and red by what they leave, and what is not read of a text by its name.
#include <gtest/gtest.h>

#include <cstring>

#include "oracle/ptx/bytes/run_text.h"

namespace cutecheck::emulate {
namespace {

// 32 threads; %r1 is the thread's number, %rd1 the buffer, and what `body` leaves in %r9 is stored behind its
// first words, at 64 + 4 * thread.
std::string kernelOf(const std::string& body) {
  return ".visible .entry k(\n\t.param .u64 .ptr data\n)\n.reqntid 32\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 "
         "%r<10>;\n"
         "\t.reg .b64 %rd<6>;\n\t.shared .align 8 .b8 s[64];\n\tmov.u32 %r1, %tid.x;\n\tld.param.u64 %rd1, "
         "[data];\n"
         "\tmul.wide.u32 %rd2, %r1, 4;\n\tadd.s64 %rd3, %rd1, %rd2;\n\tmov.u32 %r9, 0;\n" +
         body + "\tst.global.u32 [%rd3+64], %r9;\n\tret;\n}\n";
}

TextRun ran(const std::string& body, uint32_t first) {
  TextRun run;
  run.buffers.emplace_back(64 + 32 * 4);
  std::memcpy(run.buffers[0].data(), &first, 4);
  run.threads = 32;
  runText(kernelOf(body), "k", run);
  return run;
}

uint32_t wordOf(const TextRun& run, size_t at) {
  uint32_t word = 0;
  std::memcpy(&word, run.buffers[0].data() + at, 4);
  return word;
}

TEST(Atomics, LeaveWhatTheirOperationSays) {
  const struct {
    const char* operation;
    uint32_t first, expected;
  } kRows[] = {
      {"add.u32 [%rd1], 3", 5, 5 + 32 * 3},
      {"add.f32 [%rd1], 0f3F800000", 0, 0x42000000},  // 32 times 1
      {"max.s32 [%rd1], %r1", 0xffffffff, 31},
      {"max.u32 [%rd1], %r1", 0xffffffff, 0xffffffff},
      {"min.s32 [%rd1], %r1", 0xffffffff, 0xffffffff},
      {"min.u32 [%rd1], %r1", 0xffffffff, 0},
      {"inc.u32 [%rd1], 6", 0, 32 % 7},
      {"or.b32 [%rd1], %r1", 0x40, 0x5f},
      {"and.b32 [%rd1], %r1", 0xff, 0},
      {"xor.b32 [%rd1], 1", 6, 6},
  };
  for (const auto& row : kRows) {
    for (const char* scope : {"", "relaxed.gpu."}) {
      const std::string rest = std::string(scope) + "global." + row.operation;
      const TextRun red = ran("\tred." + rest + ";\n", row.first);
      EXPECT_EQ(red.error, "") << rest;
      EXPECT_EQ(wordOf(red, 0), row.expected) << rest;
      std::string atom = rest;
      atom.replace(atom.find(' '), 1, " %r8, ");
      const TextRun with = ran("\tatom." + atom + ";\n", row.first);
      EXPECT_EQ(with.error, "") << atom;
      EXPECT_EQ(wordOf(with, 0), row.expected) << atom;
    }
  }
}

TEST(Atomics, GiveWhatWasThere) {
  // Each thread takes a number of its own.
  const TextRun taken = ran("\tatom.global.add.u32 %r9, [%rd1], 1;\n", 7);
  ASSERT_EQ(taken.error, "");
  uint64_t sum = 0;
  for (size_t i = 0; i < 32; ++i) sum += wordOf(taken, 64 + 4 * i);
  EXPECT_EQ(sum, 32 * 7 + 31 * 32 / 2U);
  const TextRun exchanged =
      ran("\tatom.shared.exch.b32 %r9, [s], %r1;\n\tatom.global.exch.b32 %r9, [%rd1], 4;\n", 9);
  EXPECT_EQ(exchanged.error, "");
  EXPECT_EQ(wordOf(exchanged, 0), 4U);
  // One of them finds 0.
  const TextRun swapped = ran("\tatom.global.cas.b32 %r9, [%rd1], 0, 5;\n", 0);
  size_t found = 0;
  for (size_t i = 0; i < 32; ++i) found += wordOf(swapped, 64 + 4 * i) == 0 ? 1 : 0;
  EXPECT_EQ(found, 1U);
  EXPECT_EQ(wordOf(swapped, 0), 5U);
  EXPECT_EQ(wordOf(ran("\tatom.global.cas.b32 %r9, [%rd1], 1, 5;\n", 0), 0), 0U);
}

TEST(Atomics, RefuseOtherForms) {
  for (const char* body :
       {"\tred.global.cas.b32 [%rd1], 0, 1;\n", "\tred.global.exch.b32 [%rd1], 0;\n",
        "\tred.global.max.f32 [%rd1], 0f00000000;\n", "\tatom.global.sub.u32 %r9, [%rd1], 1;\n",
        "\tatom.global.add.L2::cache_hint.u32 %r9, [%rd1], 1, %rd2;\n",
        "\tatom.global.add.u32 %r9, [%rd1];\n"}) {
    const std::string error = ran(body, 0).error;
    EXPECT_TRUE(error.starts_with("emulate_c1: line 15, ")) << body << error;
  }
  EXPECT_TRUE(
      ran("\tadd.s64 %rd1, %rd1, 2;\n\tred.global.add.u32 [%rd1], 1;\n", 0).error.starts_with("emulate_c2"));
}

// A guard or a directive that is not read was left out, and what stood behind it was carried out.
TEST(Program, WhatIsNotReadIsNamed) {
  const std::string guard = ran("\t@%q bra $end;\n$end:\n", 0).error;
  EXPECT_NE(guard.find("line 15, bra: its guard is not read: %q"), std::string::npos) << guard;
  TextRun run;
  run.buffers.emplace_back(192);
  runText(".nosuchdirective 4\n" + kernelOf(""), "k", run);
  EXPECT_NE(run.error.find("line 1, the directive is not supported: .nosuchdirective"), std::string::npos)
      << run.error;
  EXPECT_EQ(ran("", 0).error, "");
}

}  // namespace
}  // namespace cutecheck::emulate
