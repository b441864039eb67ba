// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order of the golden kernels' instructions is allowed, and that of their reordered copies is not.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/ptx/order/golden_lines.h"
#include "oracle/ptx/order/order.h"
#include "oracle/ptx/order/order_kernels.h"

namespace cutecheck::ptx {
namespace {

// The first line with this text, or the end.
size_t at(const Lines& lines, const std::string& part) {
  for (size_t i = 0; i < lines.size(); ++i)
    if (lines[i].find(part) != std::string::npos) return i;
  return lines.size();
}

std::string without(const Lines& lines, const std::string& part) {
  Lines copy = lines;
  copy.erase(copy.begin() + static_cast<int64_t>(at(lines, part)));
  return joined(copy);
}

// The line with `part`, and those that belong to its instruction, moved to before the line with `where`.
std::string moved(const Lines& lines, const std::string& part, const std::string& where) {
  Lines copy = lines;
  const size_t from = at(lines, part);
  size_t end = from;
  while (lines[end].find(';') == std::string::npos) ++end;
  const Lines block(copy.begin() + static_cast<int64_t>(from), copy.begin() + static_cast<int64_t>(end) + 1);
  copy.erase(copy.begin() + static_cast<int64_t>(from), copy.begin() + static_cast<int64_t>(end) + 1);
  const size_t to = at(copy, where);
  copy.insert(copy.begin() + static_cast<int64_t>(to), block.begin(), block.end());
  return joined(copy);
}

bool breaksRule(const std::string& text, const std::string& rule) {
  const std::vector<OrderFault> faults = checkOrder(text);
  return std::any_of(faults.begin(), faults.end(),
                     [&](const OrderFault& fault) { return fault.rule == rule; });
}

// And every instruction whose order matters is come to; else a rule would hold of nothing.
TEST(PtxOrder, EveryGoldenKernelKeepsIt) {
  size_t files = 0, ordered = 0;
  for (const fs::path& path : kept()) {
    const OrderReport report = orderOf(joined(linesOf(path)), {});
    EXPECT_TRUE(report.faults.empty()) << path << ": " << toString(report.faults.front());
    // At an edge no thread comes to its last element, beyond which it has none: were that inside, all would be.
    if (path.stem() != "transpose_vectors")
      EXPECT_TRUE(report.unreached.empty()) << path << " line " << report.unreached.front();
    ordered += report.ordered;
    ++files;
  }
  EXPECT_GE(files, 380U);
  EXPECT_GE(ordered, 3000U);
}

// One reordered copy of each, at least.
TEST(PtxOrder, AReorderedCopyOfEachIsRefuted) {
  std::map<std::string, size_t> refuted;
  for (const fs::path& path : kept()) {
    const Lines lines = linesOf(path);
    const std::string family = path.parent_path().filename();
    const auto expect = [&](const std::string& copy, const std::string& rule) {
      EXPECT_TRUE(breaksRule(copy, rule)) << path << " " << rule;
      ++refuted[rule];
    };
    if (family == "wgmma") {
      expect(without(lines, "wgmma.fence"), "order_c1");
      expect(moved(lines, "wgmma.fence", "wgmma.commit_group"), "order_c1");
      expect(without(lines, "wgmma.commit_group"), "order_c2");
      expect(moved(lines, "wgmma.commit_group", "wgmma.mma_async"), "order_c2");
      expect(without(lines, "wgmma.wait_group"), "order_c3");
      expect(moved(lines, "wgmma.wait_group", "wgmma.commit_group"), "order_c3");
      expect(moved(lines, "wgmma.wait_group", "ret;"), "order_c3");
      expect(without(lines, "fence.proxy.async"), "order_c4");
      expect(without(lines, "bar.sync"), "order_c4");
      expect(moved(lines, "bar.sync", "fence.proxy.async"), "order_c4");
    } else if (family == "ldmatrix" || family == "stmatrix") {
      expect(without(lines, "bar.sync"), "order_c5");
      expect(moved(lines, "bar.sync", family == "ldmatrix" ? "st.shared" : "stmatrix"), "order_c5");
    } else if (family == "cp_async") {
      expect(without(lines, "cp.async.wait_group"), "order_c6");
      expect(without(lines, "cp.async.commit_group"), "order_c6");
      expect(moved(lines, "cp.async.commit_group", "cp.async.c"), "order_c6");
    } else if (family == "mma_sync") {
      expect(moved(lines, "mma.sync", "ld.global"), "order_c7");
    }
  }
  for (const char* rule : {"order_c1", "order_c2", "order_c3", "order_c4"})
    EXPECT_GE(refuted[rule], 80U) << rule;
  EXPECT_EQ(refuted["order_c5"], 24U);
  EXPECT_EQ(refuted["order_c6"], 12U);
  EXPECT_EQ(refuted["order_c7"], 74U);
}

constexpr uint64_t kBox = 8192;
const PtxLaunch kRing{{{{0, 0}, {kBox}}, {{1, 0}, {kBox}}, {{2, 0}, {kBox}}}};

// The rules that a text breaks.
std::set<std::string> broken(const std::string& text, const PtxLaunch& launch = kRing) {
  std::set<std::string> rules;
  for (const OrderFault& fault : orderOf(text, launch).faults) rules.insert(fault.rule);
  return rules;
}

Lines ring() {
  Lines lines;
  std::istringstream in(ringKernel());
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = ringKernel();
  const size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  for (size_t i = at; i != std::string::npos; i = text.find(from, i + to.size()))
    text.replace(i, from.size(), to);
  return text;
}

TEST(PtxOrderRing, IsAllowed) {
  const OrderReport report = orderOf(ringKernel(), kRing);
  EXPECT_TRUE(report.faults.empty()) << toString(report.faults.front());
  EXPECT_TRUE(report.unreached.empty());
  // Without the sizes of the boxes too: then a copy brings what is expected.
  EXPECT_TRUE(broken(ringKernel(), {}).empty());
}

TEST(PtxOrderRing, WithoutAnyOfItsWaitsIsRefuted) {
  const std::pair<const char*, const char*> cases[] = {
      {"mbarrier.init.shared.b64 [%r3], 1", "order_c8"},
      {"mbarrier.init.shared.b64 [%r4+8]", "order_c8"},
      {"fence.mbarrier_init", "order_c8"},
      {"bar.sync 0", "order_c8"},
      {"p, [%r9]", "order_c10"},
      {"mbarrier.arrive.expect_tx", "order_c10"},
      {"[%rd1, {%r13", "order_c9"},
      {"[%rd2, {%r13", "order_c9"},
      {"xor.b32 %r7", "order_c10"},  // the producer's phase is not flipped
      {"p, [%r21]", "order_c11"},
      {"wgmma.fence", "order_c1"},
      {"wgmma.commit_group", "order_c2"},
      {"wgmma.wait_group", "order_c12"},
      {"mbarrier.arrive.shared", "order_c10"},
      {"xor.b32 %r19", "order_c11"},  // the consumer's
      {"fence.proxy.async", "order_c4"},
      {"bar.sync 1", "order_c4"},
      {"cp.async.bulk.commit_group", "order_c13"},
      {"cp.async.bulk.wait_group", "order_c13"},
  };
  for (const auto& [part, rule] : cases) EXPECT_TRUE(broken(without(ring(), part)).contains(rule)) << part;
}

TEST(PtxOrderRing, OutOfOrderIsRefuted) {
  EXPECT_TRUE(broken(moved(ring(), "mbarrier.arrive.shared", "wgmma.wait_group")).contains("order_c12"));
  EXPECT_TRUE(broken(moved(ring(), "wgmma.wait_group", "wgmma.commit_group")).contains("order_c3"));
  EXPECT_TRUE(
      broken(moved(ring(), "cp.async.bulk.wait_group", "cp.async.bulk.commit_group")).contains("order_c13"));
  EXPECT_TRUE(broken(moved(ring(), "bar.sync 1", "fence.proxy.async")).contains("order_c4"));
  EXPECT_TRUE(
      broken(moved(ring(), "fence.mbarrier_init", "mbarrier.init.shared.b64 [%r3], 1")).contains("order_c8"));
}

TEST(PtxOrderRing, WrongNumbersAreRefuted) {
  EXPECT_TRUE(broken(replaced("], 16384;", "], 8192;")).contains("order_c9"));
  EXPECT_TRUE(broken(replaced("], 16384;", "], 32768;")).contains("order_c9"));
  EXPECT_TRUE(broken(replaced("[%r4], 128", "[%r4], 127")).contains("order_c10"));
  EXPECT_TRUE(broken(replaced("[%r4], 128", "[%r4], 129")).contains("order_c10"));
  EXPECT_TRUE(broken(replaced("mov.b32 %r7, 1;", "mov.b32 %r7, 0;")).contains("order_c10"));
  EXPECT_TRUE(broken(replaced("mov.b32 %r19, 0;", "mov.b32 %r19, 1;")).contains("order_c10"));
  EXPECT_TRUE(broken(replaced("wgmma.wait_group.sync.aligned 0", "wgmma.wait_group.sync.aligned 1"))
                  .contains("order_c12"));
  EXPECT_TRUE(broken(replaced("bar.sync 1, 128", "bar.sync 1, 160")).contains("order_c10"));
  // Bytes are expected and nobody arrives.
  EXPECT_TRUE(broken(replaced("mbarrier.arrive.expect_tx.shared.b64 _,",
                              "mbarrier.expect_tx.relaxed.cta.shared::cta.b64"))
                  .contains("order_c10"));
  EXPECT_TRUE(broken(replaced(".reqntid 256", "")).contains("order_c14"));
}

// A stage is stored from again before the copy out of it is awaited, and behind the wait.
TEST(PtxOrderRing, AStoredTileIsNotOverwritten) {
  const std::string again = "\tst.shared.b32 [%r28], %r33;\n";
  std::string early = ringKernel(), late = ringKernel();
  early.insert(early.find("\tcp.async.bulk.wait_group"), again);
  EXPECT_TRUE(broken(early).contains("order_c13"));
  late.insert(late.find("$L_end:"), again);
  EXPECT_TRUE(broken(late).empty());
}

TEST(PtxOrder, ClusterArrivalsAndWaitsTakeTurns) {
  const std::string head = ".visible .entry k(\n)\n.reqntid 32\n.reqnctapercluster 2, 1, 1\n{\n";
  const std::string arrive = "\tbarrier.cluster.arrive.release.aligned;\n",
                    wait = "\tbarrier.cluster.wait.acquire.aligned;\n";
  EXPECT_TRUE(checkOrder(head + arrive + wait + "\tret;\n}\n").empty());
  EXPECT_TRUE(breaksRule(head + wait + "\tret;\n}\n", "order_c15"));
  EXPECT_TRUE(breaksRule(head + arrive + arrive + wait + "\tret;\n}\n", "order_c15"));
}

// An accumulator that is written again behind the fence.
TEST(PtxOrder, AWriteBehindTheFence) {
  const Lines lines =
      linesOf(CUTECHECK_SOURCE_DIR "/corpus/golden/sm_90a/wgmma/m64n8k16_f16_f16_f32_k_k_ss.ptx");
  ASSERT_FALSE(lines.empty());
  const std::string mma = lines[at(lines, "wgmma.mma_async")];
  const size_t open = mma.find('{', mma.find("wgmma.mma_async")) + 1;
  const std::string first = mma.substr(open, mma.find(',', open) - open);
  Lines late = lines;
  late.insert(late.begin() + static_cast<int64_t>(at(lines, "wgmma.mma_async")),
              "\tmov.b32 \t" + first + ", 0;");
  EXPECT_TRUE(breaksRule(joined(late), "order_c1"));
  Lines early = lines;
  early.insert(early.begin() + static_cast<int64_t>(at(lines, "wgmma.fence")),
               "\tmov.b32 \t" + first + ", 0;");
  EXPECT_TRUE(checkOrder(joined(early)).empty());
}

// A wait that lets one group stay is enough for the older of two.
TEST(PtxOrder, WaitsCountGroups) {
  const std::string head =
      ".visible .entry k(\n)\n{\n\tmov.b64 \t%rd1, 0;\n\tmov.b32 \t%r1, 0;\n\tmov.b32 \t%r2, 0;\n"
      "\tmov.b32 \t%r3, 0;\n\tmov.b32 \t%r4, 0;\n\tmov.b32 \t%r5, 0;\n\tmov.b32 \t%r6, 0;\n"
      "\tmov.b32 \t%r7, 0;\n\tmov.b32 \t%r8, 0;\n"
      "\twgmma.fence.sync.aligned;\n"
      "\twgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r1, %r3, %r4, %r5}, %rd1, %rd1, 1, 1, 1, 0, 0;\n"
      "\twgmma.commit_group.sync.aligned;\n"
      "\twgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r2, %r6, %r7, %r8}, %rd1, %rd1, 1, 1, 1, 0, 0;\n"
      "\twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 1;\n";
  const std::string tail = "\twgmma.wait_group.sync.aligned 0;\n\tret;\n}\n";
  EXPECT_TRUE(checkOrder(head + "\tst.global.b32 \t[%rd1], %r1;\n" + tail).empty());
  EXPECT_TRUE(breaksRule(head + "\tst.global.b32 \t[%rd1], %r2;\n" + tail, "order_c3"));
}

constexpr const char* kWaits[] = {"wgmma.fence",
                                  "wgmma.commit_group",
                                  "wgmma.wait_group",
                                  "fence.proxy.async",
                                  "bar.sync",
                                  "cp.async.wait_group",
                                  "fence.mbarrier_init",
                                  "mbarrier.init",
                                  "mbarrier.try_wait",
                                  "mbarrier.arrive",
                                  "cp.async.bulk.wait_group",
                                  "cp.async.bulk.commit_group",
                                  "cp.async.commit_group"};

// The product of matrices of corpus/kernels: a ring of stages between a producer and two warpgroups, its tile
// stored by bulk copies. With the boxes of its maps no wait of it is too many.
TEST(PtxOrder, TheProductNeedsEachOfItsWaits) {
  const Lines lines = linesOf(CUTECHECK_SOURCE_DIR "/corpus/golden/kernels/sm_90a/gemm_bf16.ptx");
  ASSERT_FALSE(lines.empty()) << "the golden file of gemm_bf16 is missing";
  const PtxLaunch launch{{{{0, 0}, {16384}}, {{1, 0}, {32768}}, {{2, 0}, {8192}}},
                         {},
                         384};  // six steps along K, more than stages
  const OrderReport sound = orderOf(joined(lines), launch);
  EXPECT_TRUE(sound.faults.empty()) << toString(sound.faults.front());
  EXPECT_TRUE(sound.unreached.empty());
  size_t refuted = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const std::string code = lines[i].substr(0, lines[i].find("//"));
    const bool waits = code.find("wgmma.mma_async") == std::string::npos &&
                       std::any_of(std::begin(kWaits), std::end(kWaits),
                                   [&](const char* one) { return code.find(one) != std::string::npos; });
    if (!waits) continue;
    Lines copy = lines;
    copy.erase(copy.begin() + static_cast<int64_t>(i));
    EXPECT_FALSE(orderOf(joined(copy), launch).faults.empty()) << lines[i];
    ++refuted;
  }
  EXPECT_GE(refuted, 30U);
  const struct {
    const char *part, *where, *rule;
  } moves[] = {{"wgmma.fence", "wgmma.commit_group", "order_c1"},
               {"wgmma.commit_group", "wgmma.mma_async", "order_c2"},
               {"wgmma.wait_group", "wgmma.commit_group", "order_c3"},
               {"fence.mbarrier_init", "mbarrier.init", "order_c8"}};
  const auto breaksRule = [&](const std::string& text, const std::string& rule) {
    const std::vector<OrderFault> faults = orderOf(text, launch).faults;
    return std::any_of(faults.begin(), faults.end(), [&](const OrderFault& one) { return one.rule == rule; });
  };
  for (const auto& [part, where, rule] : moves)
    EXPECT_TRUE(breaksRule(moved(lines, part, where), rule)) << part;
  // A stage is released while one group of products may still read it.
  std::string early = joined(lines);
  const std::string wait = "wgmma.wait_group.sync.aligned \t0";
  ASSERT_NE(early.find(wait), std::string::npos);
  early.replace(early.find(wait), wait.size(), "wgmma.wait_group.sync.aligned \t1");
  EXPECT_TRUE(breaksRule(early, "order_c12"));
}

}  // namespace
}  // namespace cutecheck::ptx
