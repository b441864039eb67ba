// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every golden kernel waits for is needed: a copy without one of its waits is refuted.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/ptx/order/golden_lines.h"
#include "oracle/ptx/order/order.h"
#include "oracle/ptx/order/order_kernels.h"

namespace cutecheck::ptx {
namespace {

// Without the first line that has this text.
std::string without(const std::string& text, const std::string& part) {
  std::istringstream in(text);
  std::string rest;
  bool found = false;
  for (std::string line; std::getline(in, line);) {
    const bool here = line.find(part) != std::string::npos && !found;
    found |= here;
    if (!here) rest += line + "\n";
  }
  EXPECT_TRUE(found) << part;
  return rest;
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

// What an order is made of: a copy without one of these is refuted, of each file that has one.
TEST(GoldenWaits, EveryFileNeedsThem) {
  size_t files = 0, refuted = 0, survived = 0;
  for (const fs::path& path : kept()) {
    const Lines lines = linesOf(path);
    size_t here = 0, copies = 0;
    for (size_t i = 0; i < lines.size(); ++i) {
      const std::string code = lines[i].substr(0, lines[i].find("//"));
      const bool waits = std::any_of(std::begin(kWaits), std::end(kWaits),
                                     [&](const char* one) { return code.find(one) != std::string::npos; });
      // The product stands on one line with its scope.
      if (!waits || code.find("wgmma.mma_async") != std::string::npos) continue;
      Lines copy = lines;
      copy.erase(copy.begin() + static_cast<int64_t>(i));
      ++copies;
      here += checkOrder(joined(copy)).empty() ? 0 : 1;
    }
    if (copies == 0) continue;
    EXPECT_GE(here, 1U) << path;
    ++files;
    refuted += here;
    survived += copies - here;
  }
  std::printf("%zu files: %zu copies refuted, %zu not\n", files, refuted, survived);
  EXPECT_GE(files, 300U);
  EXPECT_GE(refuted, 1400U);
}

// The golden kernels of sm_100a: allowed, each instruction come to, and none of what tensor memory waits for
// is too many. A kernel whose warps keep to their own lanes needs no fences, and one that is alone no permit.
TEST(GoldenWaits, EveryTensorKernelNeedsThem) {
  const fs::path folder = CUTECHECK_SOURCE_DIR "/corpus/golden/sm_100a";
  ASSERT_TRUE(fs::exists(folder)) << "the golden kernels of sm_100a are missing";
  size_t files = 0, refuted = 0, survived = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".ptx") continue;
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const OrderReport report = orderOf(text, {});
    EXPECT_TRUE(report.faults.empty()) << entry.path() << ": " << toString(report.faults.front());
    EXPECT_TRUE(report.unreached.empty()) << entry.path() << " line " << report.unreached.front();
    ++files;
    for (const char* part :
         {"tcgen05.alloc", "tcgen05.dealloc", "tcgen05.wait", "tcgen05.commit", "mbarrier.try_wait",
          "fence.proxy.async", "tcgen05.fence::before", "tcgen05.fence::after"}) {
      if (text.find(part) == std::string::npos) continue;
      const bool needed = !orderOf(without(text, part), {}).faults.empty();
      const bool fence = std::string(part).find("fence::") != std::string::npos;
      EXPECT_TRUE(needed || fence) << entry.path() << " " << part;
      (needed ? refuted : survived) += 1;
    }
  }
  std::printf("%zu files: %zu copies refuted, %zu not\n", files, refuted, survived);
  EXPECT_GE(files, 100U);
  EXPECT_GE(refuted, 3 * files);
}

}  // namespace
}  // namespace cutecheck::ptx
