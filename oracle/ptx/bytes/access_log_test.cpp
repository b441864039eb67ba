// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bank conflicts and sectors, of accesses whose cost can be counted by hand.
#include <gtest/gtest.h>

#include <cstring>

#include "oracle/ptx/bytes/access_log.h"
#include "oracle/ptx/bytes/program.h"

namespace cutecheck::emulate {
namespace {

// One access of each of 32 threads, at so many bytes from one another.
AccessFacts factsOf(const std::string& access, uint32_t stride, const std::string& between = "") {
  const std::string text =
      ".visible .entry k(\n\t.param .u64 .ptr data\n)\n.reqntid 32\n{\n\t.reg .pred %p<4>;\n\t.reg .b32 "
      "%r<10>;\n"
      "\t.reg .b64 %rd<6>;\n\t.shared .align 128 .b8 s[8192];\n\tmov.u32 %r1, %tid.x;\n\tld.param.u64 %rd1, "
      "[data];\n"
      "\tmul.lo.u32 %r2, %r1, " +
      std::to_string(stride) +
      ";\n\tmul.wide.u32 %rd2, %r2, 1;\n\tadd.s64 %rd3, %rd1, %rd2;\n\tmov.u32 %r3, s;\n\tadd.s32 %r4, %r3, "
      "%r2;\n" +
      between + "\t" + access + ";\n\tret;\n}\n";
  const Expected<Program> program = makeProgram(text, "k");
  EXPECT_TRUE(program.ok()) << (program.ok() ? "" : program.error().message);
  if (!program) return {};
  GlobalMemory memory;
  const uint64_t data = memory.allocate(8192);
  Launch launch{{1, 1, 1}, {32, 1, 1}, 0, {}, Order::kProductsFirst};
  launch.parameters.resize(program->parameterBytes);
  std::memcpy(launch.parameters.data(), &data, 8);
  Machine machine(memory, *program, launch);
  AccessLog log;
  machine.watch(log);
  const auto error = machine.run();
  EXPECT_FALSE(error.has_value()) << access << (error ? error->message : "");
  const std::vector<AccessFacts> facts = log.facts();
  EXPECT_EQ(facts.size(), 1U) << access;
  return facts.empty() ? AccessFacts{} : facts[0];
}

TEST(AccessLog, CountsWordsOfABank) {
  const struct {
    const char* access;
    uint32_t stride;
    uint64_t degree, phases, least;
  } kRows[] = {
      {"ld.shared.u32 %r5, [%r4]", 4, 1, 1, 1},
      {"ld.shared.u32 %r5, [%r4]", 0, 1, 1, 1},
      {"ld.shared.u32 %r5, [%r4]", 8, 2, 2, 1},
      {"ld.shared.u32 %r5, [%r4]", 128, 32, 32, 1},
      {"ld.shared.u32 %r5, [%r4]", 132, 1, 1, 1},
      {"st.shared.u32 [%r4], %r1", 64, 16, 16, 1},
      {"ld.shared.u8 %r5, [%r4]", 1, 1, 1, 1},
      {"ld.shared.u64 %rd5, [%r4]", 8, 1, 2, 2},
      {"ld.shared.u64 %rd5, [%r4]", 128, 16, 32, 2},
      {"ld.shared.v4.u32 {%r5,%r6,%r7,%r8}, [%r4]", 16, 1, 4, 4},
      {"ld.shared.v4.u32 {%r5,%r6,%r7,%r8}, [%r4]", 128, 8, 32, 4},
      {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r5,%r6,%r7,%r8}, [%r4]", 16, 1, 4, 4},
      {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r5,%r6,%r7,%r8}, [%r4]", 128, 8, 32, 4},
      {"ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r5}, [%r4]", 64, 4, 4, 1},
  };
  for (const auto& row : kRows) {
    const AccessFacts facts = factsOf(row.access, row.stride);
    EXPECT_TRUE(facts.shared);
    EXPECT_EQ(facts.requests, 1U) << row.access;
    EXPECT_EQ(facts.worst, row.degree) << row.access << " " << row.stride;
    EXPECT_EQ(facts.total, row.phases) << row.access << " " << row.stride;
    EXPECT_EQ(facts.least, row.least) << row.access << " " << row.stride;
  }
}

TEST(AccessLog, CountsSectors) {
  const struct {
    const char* access;
    uint32_t stride;
    uint64_t sectors, least;
  } kRows[] = {
      {"ld.global.u32 %r5, [%rd3]", 4, 4, 4},   {"ld.global.u32 %r5, [%rd3]", 0, 1, 1},
      {"ld.global.u32 %r5, [%rd3]", 32, 32, 4}, {"st.global.u32 [%rd3+16], %r1", 4, 5, 4},
      {"ld.global.u64 %rd5, [%rd3]", 8, 8, 8},  {"ld.u32 %r5, [%rd3]", 8, 8, 4},  // a generic address
  };
  for (const auto& row : kRows) {
    const AccessFacts facts = factsOf(row.access, row.stride);
    EXPECT_FALSE(facts.shared);
    EXPECT_EQ(facts.worst, row.sectors) << row.access << " " << row.stride;
    EXPECT_EQ(facts.least, row.least) << row.access << " " << row.stride;
  }
}

// Lanes that leave the access out ask for nothing; those that come again ask again.
TEST(AccessLog, CountsTheLanesThatCome) {
  const AccessFacts half = factsOf("@%p1 ld.shared.u32 %r5, [%r4]", 8, "\tsetp.lt.u32 %p1, %r1, 16;\n");
  EXPECT_EQ(half.requests, 1U);
  EXPECT_EQ(half.worst, 1U);
  const AccessFacts thrice = factsOf(
      "ld.shared.u32 %r5, [%r4];\n\tadd.s32 %r6, %r6, 1;\n\tsetp.lt.u32 %p2, %r6, 3;\n\t@%p2 bra $again", 8,
      "\tmov.u32 %r6, 0;\n$again:\n");
  EXPECT_EQ(thrice.requests, 3U);
  EXPECT_EQ(thrice.total, 6U);
}

}  // namespace
}  // namespace cutecheck::emulate
