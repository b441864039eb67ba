// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exchanges through shared memory over all threads of a block: each kernel of corpus/order has the answer
// that its first lines name, and each that breaks a rule has a twin that keeps it.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "oracle/ptx/order/order.h"

namespace cutecheck::ptx {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::map<std::string, std::string> kernels() {
  std::map<std::string, std::string> texts;
  for (const auto& entry : fs::directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/order"))
    if (entry.path().extension() == ".ptx") texts[entry.path().stem().string()] = read(entry.path());
  return texts;
}

std::string expectedIn(const std::string& text) {
  const std::string mark = "// order: ";
  const size_t at = text.find(mark) + mark.size();
  return text.substr(at, text.find('\n', at) - at);
}

bool breaks(const OrderReport& report, const std::string& rule) {
  return std::any_of(report.faults.begin(), report.faults.end(),
                     [&](const OrderFault& one) { return one.certain && one.rule == rule; });
}

TEST(PtxOrderThreads, EachKernelHasItsAnswer) {
  size_t kept = 0, broken = 0, open = 0;
  const std::map<std::string, std::string> all = kernels();
  for (const auto& [name, text] : all) {
    const std::string expected = expectedIn(text);
    const OrderReport report = orderOf(text, {});
    if (expected == "kept") {
      EXPECT_TRUE(report.isKept()) << name << "\n" << toString(report);
      ++kept;
    } else if (expected == "open") {
      EXPECT_TRUE(!report.refutes() && !report.isKept()) << name << "\n" << toString(report);
      EXPECT_FALSE(report.open.empty() && report.unreached.empty()) << name;
      ++open;
    } else {
      EXPECT_TRUE(breaks(report, expected)) << name << "\n" << toString(report);
      // Its twin is named before the point, or is the one with the same beginning.
      EXPECT_TRUE(all.contains(name.substr(0, name.find('.')))) << name;
      ++broken;
    }
  }
  std::printf("%zu kept, %zu broken, %zu open\n", kept, broken, open);
  EXPECT_GE(kept, 30U);
  EXPECT_GE(broken, 30U);
  EXPECT_GE(open, 4U);
}

// The message names the two threads, both lines and the place.
TEST(PtxOrderThreads, ARaceIsNamed) {
  const std::map<std::string, std::string> all = kernels();
  for (const auto& [size, last] : {std::pair{"128", "127"}, {"256", "255"}, {"384", "383"}}) {
    const auto found = all.find(std::string("reversed_") + size + ".no_barrier");
    ASSERT_NE(found, all.end());
    const OrderReport report = orderOf(found->second, {});
    ASSERT_FALSE(report.faults.empty());
    const std::string& text = report.faults.back().message;
    for (const char* part : {"thread ", " loads shared memory at [s+", ", which thread ",
                             " stores to at line ", "no barrier orders the two"})
      EXPECT_NE(text.find(part), std::string::npos) << text;
    // Every thread takes part: the last is the one that the first would meet.
    EXPECT_NE(found->second.find(std::string("sub.s32 %r4, ") + last), std::string::npos);
  }
}

// The one message of a kernel of corpus/order.
std::string messageOf(const std::string& text) {
  const OrderReport report = orderOf(text, {});
  EXPECT_EQ(report.faults.size(), 1U) << toString(report);
  return report.faults.empty() ? std::string() : toString(report.faults[0]);
}

std::string lineOf(const std::string& text, const std::string& part, size_t which = 0) {
  size_t at = text.find(part);
  for (; which > 0; --which) at = text.find(part, at + 1);
  return std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

TEST(PtxOrderThreads, TwoCopiesAtOnceAreNamed) {
  const std::string text = kernels()["two_copies_at_once.two_threads"];
  EXPECT_EQ(messageOf(text),
            "order_c11 at line " + lineOf(text, "cp.async.bulk", 1) +
                ": thread 32 has a bulk copy write shared memory at [s+0], which the bulk copy that "
                "thread 0 begins at line " +
                lineOf(text, "cp.async.bulk") + " writes: no wait for its phase stands between");
}

// A scope that is too narrow is named where it is the reason, and nowhere else.
TEST(PtxOrderThreads, ANarrowScopeIsNamed) {
  std::map<std::string, std::string> all = kernels();
  const std::string& narrow = all["the_scope_of_an_arrival.of_the_block"];
  EXPECT_TRUE(messageOf(narrow).ends_with("; the scope .cta at line " + lineOf(narrow, "mbarrier.arrive") +
                                          " leaves out the threads of another block"));
  EXPECT_EQ(messageOf(all["fences_at_a_barrier_in_shared_memory.none"]).find("scope"), std::string::npos);
}

// A count is one of what is missing, or of what is too many.
TEST(PtxOrderThreads, BytesAreCountedBothWays) {
  const std::string text = kernels()["two_copies_at_once"];
  const auto expects = [&](const char* bytes) {
    std::string changed = text;
    return changed.replace(changed.find(", 2048;"), 7, std::string(", ") + bytes + ";");
  };
  const auto says = [](const std::string& changed, const char* part) {
    EXPECT_NE(toString(orderOf(changed, {})).find(part), std::string::npos) << toString(orderOf(changed, {}));
  };
  says(expects("3072"), "1024 bytes are expected beyond those that are copied");
  says(expects("1024"), "1024 bytes are copied beyond those that are expected");
}

// Lanes of a warp that store a matrix together are not one thread that meets itself.
TEST(PtxOrderThreads, ALaneIsNoThreadThatMeetsItself) {
  const auto kernelOf = [](const char* barrier) {
    return std::string(
               ".shared .align 16 .b8 s[2048];\n.visible .entry k(\n)\n.reqntid 32\n{\n\tmov.u32 %r1, "
               "%tid.x;\n\tmov.b32 %r2, s;\n\tshl.b32 %r3, %r1, 4;\n\tadd.s32 %r3, %r2, %r3;\n"
               "\tstmatrix.sync.aligned.m8n8.x4.shared.b16 [%r3], {%r1, %r1, %r1, %r1};\n") +
           barrier + "\tld.shared.b32 %r5, [%r3];\n\tret;\n}\n";
  };
  EXPECT_TRUE(orderOf(kernelOf("\tbar.warp.sync -1;\n"), {}).isKept());
  const std::string message = messageOf(kernelOf(""));
  EXPECT_NE(
      message.find("a lane of the warp of thread 31 loads shared memory at [s+496], which another one stores "
                   "to at line 10: no barrier orders the two"),
      std::string::npos)
      << message;
}

// One thread of 384 that is out of step is found, whichever it is.
TEST(PtxOrderThreads, NoThreadIsLeftOut) {
  const auto kernelOf = [](int thread, bool barrier) {
    return ".shared .align 16 .b8 s[2048];\n.visible .entry k(\n)\n.reqntid 384\n{\n\tmov.u32 %r1, %tid.x;\n"
           "\tmov.b32 %r2, s;\n\tshl.b32 %r3, %r1, 2;\n\tadd.s32 %r3, %r2, %r3;\n\tst.shared.b32 [%r3], "
           "%r1;\n" +
           std::string(barrier ? "\tbar.sync 0;\n" : "") + "\tsetp.ne.s32 %p1, %r1, " +
           std::to_string(thread) +
           ";\n\t@%p1 bra $L_end;\n\txor.b32 %r4, %r3, 4;\n\tld.shared.b32 %r5, [%r4];\n$L_end:\n\tret;\n}\n";
  };
  size_t found = 0;
  for (int thread = 0; thread < 384; thread += 7) {
    EXPECT_TRUE(orderOf(kernelOf(thread, true), {}).isKept()) << thread;
    EXPECT_TRUE(breaks(orderOf(kernelOf(thread, false), {}), "order_c5")) << thread;
    ++found;
  }
  EXPECT_GE(found, 50U);
}

}  // namespace
}  // namespace cutecheck::ptx
