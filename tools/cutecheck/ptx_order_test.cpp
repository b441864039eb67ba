// The order of the golden kernels' instructions is allowed, and that of their reordered copies is not.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tools/cutecheck/ptx_order.h"

namespace cutecheck::cli {
namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

Lines linesOf(const fs::path& path) {
  Lines lines;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string joined(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::vector<fs::path> kept() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/golden"))
    if (entry.path().extension() == ".ptx") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

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

bool breaks(const std::string& text, const std::string& rule) {
  const std::vector<OrderFault> faults = checkOrder(text);
  return std::any_of(faults.begin(), faults.end(),
                     [&](const OrderFault& fault) { return fault.rule == rule; });
}

TEST(PtxOrder, EveryGoldenKernelKeepsIt) {
  size_t files = 0;
  for (const fs::path& path : kept()) {
    const std::vector<OrderFault> faults = checkOrder(joined(linesOf(path)));
    EXPECT_TRUE(faults.empty()) << path << ": " << toString(faults.front());
    ++files;
  }
  EXPECT_GE(files, 170U);
}

// One reordered copy of each, at least.
TEST(PtxOrder, AReorderedCopyOfEachIsRefuted) {
  std::map<std::string, size_t> refuted;
  for (const fs::path& path : kept()) {
    const Lines lines = linesOf(path);
    const std::string family = path.parent_path().filename();
    const auto expect = [&](const std::string& copy, const std::string& rule) {
      EXPECT_TRUE(breaks(copy, rule)) << path << " " << rule;
      ++refuted[rule];
    };
    if (family == "wgmma") {
      expect(without(lines, "wgmma.fence"), "order_c1");
      expect(moved(lines, "wgmma.fence", "wgmma.commit_group"), "order_c1");
      expect(without(lines, "wgmma.commit_group"), "order_c2");
      expect(moved(lines, "wgmma.commit_group", "wgmma.mma_async"), "order_c2");
      expect(without(lines, "wgmma.wait_group"), "order_c3");
      expect(moved(lines, "wgmma.wait_group", "wgmma.commit_group"), "order_c2");
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
    } else {
      expect(moved(lines, "mma.sync", "ld.global"), "order_c7");
    }
  }
  for (const char* rule : {"order_c1", "order_c2", "order_c3", "order_c4"})
    EXPECT_GE(refuted[rule], 80U) << rule;
  EXPECT_EQ(refuted["order_c5"], 24U);
  EXPECT_EQ(refuted["order_c6"], 12U);
  EXPECT_EQ(refuted["order_c7"], 70U);
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
  EXPECT_TRUE(breaks(joined(late), "order_c1"));
  Lines early = lines;
  early.insert(early.begin() + static_cast<int64_t>(at(lines, "wgmma.fence")),
               "\tmov.b32 \t" + first + ", 0;");
  EXPECT_TRUE(checkOrder(joined(early)).empty());
}

// A wait that lets one group stay is enough for the older of two.
TEST(PtxOrder, WaitsCountGroups) {
  const std::string head =
      ".visible .entry k(\n)\n{\n\tmov.b64 \t%rd1, 0;\n\tmov.b32 \t%r1, 0;\n\tmov.b32 \t%r2, 0;\n"
      "\twgmma.fence.sync.aligned;\n"
      "\twgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r1}, %rd1, %rd1, p;\n"
      "\twgmma.commit_group.sync.aligned;\n"
      "\twgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%r2}, %rd1, %rd1, p;\n"
      "\twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 1;\n";
  const std::string tail = "\twgmma.wait_group.sync.aligned 0;\n\tret;\n}\n";
  EXPECT_TRUE(checkOrder(head + "\tst.global.b32 \t[%rd1], %r1;\n" + tail).empty());
  EXPECT_TRUE(breaks(head + "\tst.global.b32 \t[%rd1], %r2;\n" + tail, "order_c3"));
}

}  // namespace
}  // namespace cutecheck::cli
