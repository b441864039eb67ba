// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lanes that exchange values, and sums in real numbers that are made so.
#include <gtest/gtest.h>

#include "oracle/tv/decide/validate.h"
#include "oracle/tv/reference/exchange.h"

namespace cutecheck::oracle {
namespace {

struct Code {
  std::string shuffle = "call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %l, i32 16, i32 31)";
  std::string stored = "%m", threads = "64";

  std::string text() const {
    return "define ptx_kernel void @swap(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {\n"
           "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
           "  %t64 = sext i32 %t to i64\n"
           "  %p = getelementptr float, ptr addrspace(1) %x, i64 %t64\n"
           "  %q = getelementptr float, ptr addrspace(1) %y, i64 %t64\n"
           "  %l = load float, ptr addrspace(1) %p, align 4\n"
           "  %m = " +
           shuffle + "\n  store float " + stored +
           ", ptr addrspace(1) %q, align 4\n  ret void\n}\n"
           "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
           "declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)\n"
           "declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)\n"
           "declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)\n"
           "declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32)\n"
           "attributes #0 = { \"nvvm.reqntid\"=\"" +
           threads + "\" }\n";
  }
};

std::string linesOf(const std::string& exchange = "bfly 16", const std::string& threads = "64",
                    const std::string& ensured = "x[32*(i/32) + (i%32 + 16)%32]") {
  return "meaning 1\nkernel @swap\nparam 0 ptr x align 4\nparam 1 ptr y align 4\nlaunch block " + threads +
         "\nregister tid.x i32 t\npremise t >= 0, t < " + threads + "\nload l f32 x[t]\nexchange m f32 " +
         exchange + " = l\nstore f32 y[crd2idx(t, " + threads + ":1)] = m\n" +
         (ensured.empty() ? "" : "ensures f32 y[i] == " + ensured + " for i < " + threads + " by t = i\n") +
         "end\n";
}

std::string answer(const Code& code, const std::string& lines) {
  const Expected<ValidationReport> report = validate(code.text(), lines);
  return report.ok() ? std::string(verdictName(report->verdict)) : report.error().rule;
}

Code shuffled(const std::string& mode, const std::string& mask, const std::string& distance,
              const std::string& clamp) {
  Code code;
  code.shuffle = "call float @llvm.nvvm.shfl.sync." + mode + ".f32(i32 " + mask + ", float %l, i32 " +
                 distance + ", i32 " + clamp + ")";
  return code;
}

TEST(Exchange, ALaneFindsWhatAnotherGave) {
  const auto all = [](const Exchange& e) {
    std::vector<unsigned> lanes;
    for (unsigned lane : {0u, 5u, 31u}) lanes.push_back(e.from(lane));
    return lanes;
  };
  EXPECT_EQ(all(*exchangeNamed("bfly", 16)), (std::vector<unsigned>{16, 21, 15}));
  EXPECT_EQ(all(*exchangeNamed("up", 2)), (std::vector<unsigned>{0, 3, 29}));
  EXPECT_EQ(all(*exchangeNamed("down", 2)), (std::vector<unsigned>{2, 7, 31}));
  EXPECT_EQ(all(*exchangeNamed("idx", 3)), (std::vector<unsigned>{3, 3, 3}));
  EXPECT_FALSE(exchangeNamed("bfly", 32));
  EXPECT_FALSE(exchangeNamed("vote", 1));
  for (int64_t number = 0; number < 128; ++number) EXPECT_EQ(Exchange::ofNumber(number)->number(), number);
  EXPECT_FALSE(Exchange::ofNumber(128));
}

TEST(Exchange, EachModeIsProvedAndItsWrongTwinRefuted) {
  const std::string up = "choice(i%32 >= 2, x[i - 2], x[i])", down = "choice(i%32 < 30, x[i + 2], x[i])";
  EXPECT_EQ(answer({}, linesOf()), "Proved");
  EXPECT_EQ(answer({}, linesOf("bfly 16", "64", "x[i]")), "Refuted");
  EXPECT_EQ(answer(shuffled("idx", "-1", "3", "31"), linesOf("idx 3", "64", "x[32*(i/32) + 3]")), "Proved");
  EXPECT_EQ(answer(shuffled("idx", "-1", "3", "31"), linesOf("idx 3", "64", "x[3]")), "Refuted");
  EXPECT_EQ(answer(shuffled("up", "-1", "2", "0"), linesOf("up 2", "64", up)), "Proved");
  EXPECT_EQ(answer(shuffled("up", "-1", "2", "0"), linesOf("up 2", "64", down)), "Refuted");
  EXPECT_EQ(answer(shuffled("down", "-1", "2", "31"), linesOf("down 2", "64", down)), "Proved");
  EXPECT_EQ(answer(shuffled("down", "-1", "2", "31"), linesOf("down 2", "64", up)), "Refuted");
}

// Without a postcondition, too: what a launch leaves is compared with that of the lines.
TEST(Exchange, AnotherExchangeIsRefuted) {
  for (const std::string ensured : {"", "x[32*(i/32) + (i%32 + 16)%32]"}) {
    EXPECT_EQ(answer({}, linesOf("bfly 16", "64", ensured)), "Proved");
    EXPECT_EQ(answer(shuffled("bfly", "-1", "8", "31"), linesOf("bfly 16", "64", ensured)), "Refuted");
    EXPECT_EQ(answer(shuffled("idx", "-1", "16", "31"), linesOf("bfly 16", "64", ensured)), "Refuted");
    EXPECT_EQ(answer(shuffled("down", "-1", "16", "31"), linesOf("bfly 16", "64", ensured)), "Refuted");
    Code own;
    own.stored = "%l";
    EXPECT_EQ(answer(own, linesOf("bfly 16", "64", ensured)), "Refuted");
  }
}

TEST(Exchange, OtherShufflesAreNotModelled) {
  EXPECT_EQ(answer(shuffled("bfly", "65535", "16", "31"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("bfly", "%t", "16", "31"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("bfly", "-1", "%t", "31"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("bfly", "-1", "48", "31"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("bfly", "-1", "16", "15"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("bfly", "-1", "16", "4127"), linesOf()), "Unknown");
  EXPECT_EQ(answer(shuffled("up", "-1", "2", "31"), linesOf("up 2", "64", "")), "Unknown");
  // A meaning without an exchange.
  std::string without = linesOf();
  without.replace(without.find("exchange m f32 bfly 16 = l\n"), 27, "");
  without.replace(without.find(" = m"), 4, " = l");
  EXPECT_EQ(answer({}, without), "Unknown");
}

TEST(Exchange, AllLanesReachIt) {
  Code part;
  part.threads = "48";
  EXPECT_EQ(answer(part, linesOf("bfly 16", "48", "")), "Unknown");
  Code branch;
  branch.shuffle =
      "fadd float %l, %l\n  %low = icmp slt i32 %t, 40\n  br i1 %low, label %in, label %out\nin:\n"
      "  %e = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %l, i32 16, i32 31)\n  br label "
      "%out\nout:\n"
      "  %r = phi float [ %e, %in ], [ %l, %0 ]";
  branch.stored = "%r";
  EXPECT_NE(answer(branch, linesOf("bfly 16", "64", "")), "Proved");
  Code twice;
  twice.shuffle += "\n  %n = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %m, i32 16, i32 31)";
  EXPECT_NE(answer(twice, linesOf()), "Proved");
}

TEST(Exchange, C16NamesTheLine) {
  for (const char* wrong : {"bfly 32", "bfly", "vote 1", "bfly -1", "bfly 16 when t < 3"})
    EXPECT_EQ(answer({}, linesOf(wrong)), "meaning_c16") << wrong;
  std::string half = linesOf();
  half.replace(half.find("m f32 bfly"), 5, "m f16");
  EXPECT_EQ(answer({}, half), "meaning_c16");
  std::string again = linesOf();
  again.replace(again.find("exchange m"), 10, "exchange l");
  EXPECT_EQ(answer({}, again), "meaning_c16");
}

// A warp adds 64 elements: `stored` of the sum of two, and of what the butterfly makes of it.
std::string sums(const std::string& from, const std::string& to, bool code) {
  std::string lines, last = code ? "%l" : "l";
  int step = 0;
  for (const char* d : {"16", "8", "4", "2", "1"}) {
    const std::string e = "e" + std::to_string(step), s = "s" + std::to_string(step);
    if (code)
      lines += "  %" + e + " = call float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float " + last + ", i32 " +
               d + ", i32 31)\n  %" + s + " = fadd float " + last + ", %" + e + "\n";
    else
      lines += "exchange " + e + " f32 bfly " + d + " = " + last + "\n";
    last = code ? "%" + s : "fadd(" + last + ", " + e + ")";
    ++step;
  }
  if (!from.empty()) lines.replace(lines.find(from), from.size(), to);
  return code ? lines : lines + "store f32 y[crd2idx(t, 32:1)] = " + last + "\n";
}

std::string sumAnswer(const std::string& ensured, const std::string& from = "", const std::string& to = "",
                      bool both = false) {
  const std::string text =
      "define ptx_kernel void @swap(ptr addrspace(1) %x, ptr addrspace(1) %y) #0 {\n"
      "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %t64 = sext i32 %t to i64\n"
      "  %p = getelementptr float, ptr addrspace(1) %x, i64 %t64\n  %q = getelementptr float, ptr "
      "addrspace(1) %y, i64 %t64\n"
      "  %l = load float, ptr addrspace(1) %p, align 4\n" +
      sums(from, to, true) +
      "  store float %s4, ptr addrspace(1) %q, align 4\n  ret void\n}\n"
      "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, "
      "i32, i32)\n"
      "attributes #0 = { \"nvvm.reqntid\"=\"32\" }\n";
  std::string change = both ? "bfly " + to.substr(to.rfind("i32 ") + 4) : "";
  const std::string lines =
      "meaning 1\nkernel @swap\nparam 0 ptr x align 4\nparam 1 ptr y align 4\nlaunch block 32\nregister "
      "tid.x i32 t\n"
      "premise t >= 0, t < 32\nload l f32 x[t]\n" +
      sums(both ? "bfly " + from.substr(from.rfind("i32 ") + 4) : "", change, false) +
      "ensures f32 y[i] == " + ensured + " for i < 32 by t = i\nend\n";
  const Expected<ValidationReport> report = validate(text, lines);
  return report.ok() ? std::string(verdictName(report->verdict)) : report.error().rule;
}

TEST(RealSum, EachLaneHasTheSumOfAll) {
  EXPECT_EQ(sumAnswer("sum(k < 32, x[k])"), "Proved");
  EXPECT_EQ(sumAnswer("sum(k < 32, x[31 - k])"), "Proved");
  for (const char* wrong :
       {"sum(k < 31, x[k])", "sum(k < 33, x[k])", "sum(k < 32, x[k + 1])", "sum(k < 64, x[k/2])",
        "sum(k < 32, fneg(x[k]))", "fneg(sum(k < 32, x[k]))", "x[0]"})
    EXPECT_NE(sumAnswer(wrong), "Proved") << wrong;
  EXPECT_EQ(sumAnswer("sum(k < 31, x[k])"), "Refuted");
  EXPECT_EQ(sumAnswer("sum(k < 32, x[k + 1])"), "Refuted");
  // To the bit and in order it is another value.
  EXPECT_NE(sumAnswer("fold(k < 32, s, f32_bits(0), fadd(s, x[k]))"), "Proved");
}

// In real numbers 0 has no sign: -0 + -0 is not told from the sum that begins with +0.
TEST(RealSum, TheSignOfZeroIsNoDifference) {
  const auto ensures = [](const std::string& sum) {
    std::string lines = linesOf("bfly 1", "64", sum);
    lines.replace(lines.find(" = m\n"), 5, " = fadd(l, m)\n");
    Code code = shuffled("bfly", "-1", "1", "31");
    code.shuffle += "\n  %s = fadd float %l, %m";
    code.stored = "%s";
    return answer(code, lines);
  };
  EXPECT_NE(ensures("sum(k < 2, x[i/2*2 + k])"), "Refuted");
  EXPECT_EQ(ensures("sum(k < 2, x[i/2*2 + 2*k])"), "Refuted");
}

TEST(RealSum, AnElementTwiceIsRefuted) {
  EXPECT_EQ(sumAnswer("sum(k < 32, x[k])", "i32 16", "i32 8"), "Refuted");
  EXPECT_EQ(sumAnswer("sum(k < 32, x[k])", "i32 16", "i32 8", true), "Refuted");
  EXPECT_EQ(sumAnswer("sum(k < 32, x[k])", "i32 1,", "i32 0,"), "Refuted");
}

TEST(RealSum, C17NamesTheLine) {
  for (const char* wrong :
       {"sum(k < 32)", "sum(32, x[0])", "sum(t < 32, x[t])", "sum(k < t, x[k])", "max(k < 32)", "max(k, x[k])",
        "fadd(sum(k < 32, x[k]), fold(m < 32, s, f32_bits(0), fadd(s, x[m])))",
        "sum(k < 32, fold(m < 2, s, f32_bits(0), fadd(s, x[m])))",
        "fold(m < 2, s, f32_bits(0), fadd(s, max(k < 32, x[k])))"})
    EXPECT_EQ(sumAnswer(wrong), "meaning_c17") << wrong;
}

// Several, and one in another: none of them is what a lane stores.
TEST(RealSum, SeveralSumsAreSaidAndNotProved) {
  for (const char* other :
       {"fadd(sum(k < 32, x[k]), sum(m < 32, x[m]))", "sum(k < 32, sum(m < 2, x[m]))", "max(k < 32, x[k])",
        "sum(k < 32, max(m < 32, x[m]))", "fsub(sum(k < 32, x[k]), max(k < 32, x[k]))"})
    EXPECT_EQ(sumAnswer(other), "Refuted") << other;
}

}  // namespace
}  // namespace cutecheck::oracle
