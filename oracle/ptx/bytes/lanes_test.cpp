// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes that take their turns at the same time leave what they leave one behind the other: bytes, counts and
// faults, of kernels that race and that do not.
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "oracle/ptx/bytes/run_text.h"

namespace cutecheck::emulate {
namespace {

constexpr uint32_t kThreads = 70;  // two warps and a part of one

// %r0 is the thread, %r1 the address of shared memory, %q0 that of the buffer of 512 bytes; %r2 to %r9 hold
// numbers.
std::string kernelOfLanes(const std::string& body) {
  std::string text =
      ".version 8.5\n.target sm_90a\n.address_size 64\n.visible .entry k(.param .u64 .ptr buffer)\n{\n"
      "\t.reg .pred %p<4>;\n\t.reg .b32 %r<13>;\n\t.reg .b64 %q<6>;\n\t.shared .align 16 .b8 tile[512];\n"
      "\tmov.u32 %r0, %tid.x;\n\tmov.u32 %r1, tile;\n\tld.param.u64 %q0, [buffer];\n\tmov.u64 %q1, %q0;\n";
  for (int r = 2; r < 10; ++r)
    text += "\tmad.lo.u32 %r" + std::to_string(r) + ", %r0, " + std::to_string(r * 7 + 1) + ", " +
            std::to_string(r * r) + ";\n";
  return text + body + "\tret;\n}\n";
}

void leavesTheSame(const std::string& body, const std::string& what, uint32_t threads = kThreads) {
  for (const Order order : {Order::kProductsFirst, Order::kCopiesFirst, Order::kAtOnce}) {
    TextRun one, many;
    for (TextRun* run : {&one, &many}) {
      run->threads = threads;
      run->blocks = 2;
      run->order = order;
      std::vector<uint8_t>& bytes = run->buffers.emplace_back(512);
      for (size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<uint8_t>(i * 37);
    }
    one.oneByOne = true;
    runText(kernelOfLanes(body), "k", one);
    runText(kernelOfLanes(body), "k", many);
    EXPECT_EQ(one.error, many.error) << what << body;
    EXPECT_TRUE(one.buffers == many.buffers) << what << one.error << "\n" << body;
    EXPECT_TRUE(one.carriedOut == many.carriedOut) << what << one.error << "\n" << body;
  }
}

TEST(Lanes, RacesHaveTheOrderOfTurns) {
  const std::string
      next = "\tadd.u32 %r10, %r0, 1;\n\tand.b32 %r10, %r10, 63;\n\tmad.lo.u32 %r10, %r10, 4, %r1;\n",
      own = "\tand.b32 %r11, %r0, 63;\n\tmad.lo.u32 %r11, %r11, 4, %r1;\n",
      out = "\tmad.wide.u32 %q2, %r0, 4, %q0;\n\tst.global.u32 [%q2], %r3;\n";
  // A lane reads what another one writes, before and behind it; all write one place; a byte of a word.
  leavesTheSame(next + own + "\tst.shared.u32 [%r10], %r2;\n\tld.shared.u32 %r3, [%r11];\n" + out,
                "writes first");
  leavesTheSame(next + own + "\tld.shared.u32 %r3, [%r10];\n\tst.shared.u32 [%r11], %r2;\n" + out,
                "reads first");
  leavesTheSame("\tst.shared.u32 [%r1], %r2;\n\tld.shared.u32 %r3, [%r1];\n" + out, "one place");
  leavesTheSame("\tst.global.u32 [%q0], %r2;\n\tst.global.u8 [%q0+2], %r3;\n", "bytes");
}

TEST(Lanes, FaultsComeWhereTheyCame) {
  // A thread in the middle is outside of memory, behind a store of all; one divides by zero; one traps; one
  // ends.
  leavesTheSame(
      "\tmad.wide.u32 %q2, %r0, 8, %q0;\n\tst.global.u32 [%q2], %r2;\n\tst.global.u32 [%q2+8], %r3;\n",
      "outside", 128);
  leavesTheSame(
      "\tsub.u32 %r3, 9, %r0;\n\tst.global.u32 [%q0], %r2;\n\tdiv.u32 %r2, %r2, %r3;\n\tst.global.u32 [%q0], "
      "%r2;\n",
      "zero");
  leavesTheSame(
      "\tsetp.eq.u32 %p0, %r0, 40;\n\tst.global.u32 [%q0], %r2;\n\t@%p0 trap;\n\tst.global.u32 [%q0+4], "
      "%r2;\n",
      "trap");
  leavesTheSame(
      "\tsetp.gt.u32 %p0, %r0, 40;\n\t@%p0 ret;\n\tst.global.u32 [%q0+4], %r2;\n\tbar.sync "
      "0;\n\tst.global.u32 [%q0], %r2;\n",
      "ends");
  leavesTheSame(
      "\tsetp.gt.u32 %p0, %r0, 40;\n\tst.global.u32 [%q0], %r0;\n\t@%p0 bra L;\n\tbar.sync 16;\nL:\n",
      "barrier");
}

// Short kernels of stores and loads at few places, branches, loops, guards and barriers.
class DrawnKernel {
 public:
  explicit DrawnKernel(uint64_t seed) : random_(seed) {}
  std::string body() {
    std::string text;
    for (int parts = 2 + below(4); parts-- > 0;) {
      const std::string label = "L" + std::to_string(labels_++);
      switch (below(6)) {
        case 0:
          text += compare() + "\t@%p" + number(below(2)) + " bra " + label + ";\n" + some() + label + ":\n";
          break;
        case 1:
          text += "\tmov.u32 %r10, " + number(below(5)) + ";\n" + label + ":\n" + some() +
                  "\tsub.u32 %r10, %r10, 1;\n\tsetp.gt.s32 %p2, %r10, 0;\n\t@%p2 bra " + label + ";\n";
          break;
        case 2:
          text += some() + "\tbar.sync 0;\n";
          break;
        case 3:
          text += compare() + "\tselp.b32 %r12, 1, 3, %p0;\n" + label + ":\n" + some() +
                  "\tsub.u32 %r12, %r12, 1;\n\tsetp.gt.s32 %p3, %r12, 0;\n\t@%p3 bra " + label + ";\n";
          break;
        case 4:
          text += "\tshfl.sync.bfly.b32 " + reg() + ", " + reg() + ", 1, 31, -1;\n";
          break;
        default:
          text += some();
      }
    }
    return text;
  }

 private:
  int below(int n) { return static_cast<int>(random_() % static_cast<uint64_t>(n)); }
  std::string number(int n) { return std::to_string(n); }
  std::string reg() { return "%r" + number(2 + below(8)); }
  std::string compare() {
    return "\tsetp.lt.u32 %p" + number(below(2)) + ", " + reg() + ", " + reg() + ";\n";
  }
  std::string some() {
    std::string text;
    for (int i = 1 + below(5); i-- > 0;) {
      const std::string a = reg(), b = reg(), c = reg(),
                        guard = below(4) == 0 ? "\t@%p" + number(below(2)) + " " : "\t";
      switch (below(7)) {
        case 0:
          text += guard + "add.u32 " + a + ", " + b + ", " + c + ";\n";
          break;
        case 1:
          text += guard + "xor.b32 " + a + ", " + b + ", " + c + ";\n";
          break;
        case 2:
          text += compare();
          break;
        default: {
          // Each thread its own place, or one of few.
          const bool wide = below(2) == 0;
          const std::string size = below(4) == 0 ? "u8" : "u32";
          text += "\tand.b32 %r11, " + (wide ? std::string("%r0") : b) + ", " + (wide ? "63" : "7") + ";\n";
          const bool shared = below(2) == 0;
          text += shared ? "\tmad.lo.u32 %r11, %r11, 4, %r1;\n" : "\tmad.wide.u32 %q2, %r11, 4, %q1;\n";
          const std::string at = (shared ? std::string("[%r11+") : std::string("[%q2+")) +
                                 number(4 * below(16)) + "]",
                            space = shared ? ".shared." : ".global.";
          text += guard +
                  (below(2) == 0 ? "st" + space + size + " " + at + ", " + a
                                 : "ld" + space + size + " " + a + ", " + at) +
                  ";\n";
        }
      }
    }
    return text;
  }
  std::mt19937_64 random_;
  int labels_ = 0;
};

TEST(Lanes, DrawnKernelsLeaveTheSame) {
  const char* const asked = std::getenv("CUTECHECK_LANES_SEED");
  const uint64_t first = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 1,
                 count = asked != nullptr ? 1 : 400;
  for (uint64_t seed = first; seed < first + count && !HasFailure(); ++seed)
    leavesTheSame(DrawnKernel(seed).body(), "CUTECHECK_LANES_SEED=" + std::to_string(seed) + "\n");
}

}  // namespace
}  // namespace cutecheck::emulate
