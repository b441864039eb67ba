// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The products of corpus/kernels for SM100: allowed as they are emitted, and no wait, fence or commit of
// theirs too many, but for those named here.
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/ptx/order/order.h"

namespace cutecheck::ptx {
namespace {

using Lines = std::vector<std::string>;

constexpr const char* kWaits[] = {"tcgen05.alloc",
                                  "tcgen05.dealloc",
                                  "tcgen05.relinquish",
                                  "tcgen05.commit",
                                  "tcgen05.wait",
                                  "tcgen05.fence::before_thread_sync",
                                  "tcgen05.fence::after",
                                  "fence.proxy.async",
                                  "fence.mbarrier_init",
                                  "bar.sync",
                                  "barrier.cluster.arrive",
                                  "barrier.cluster.wait",
                                  "mbarrier.",
                                  "cp.async.bulk.commit_group",
                                  "cp.async.bulk.wait_group"};

// Which of them a line has, or null.
const char* waitIn(const std::string& line) {
  const std::string code = line.substr(0, line.find("//"));
  for (const char* wait : kWaits)
    if (code.find(wait) != std::string::npos) return wait;
  return nullptr;
}

std::string without(const Lines& lines, const std::vector<size_t>& left) {
  std::string text;
  for (size_t i = 0, next = 0; i < lines.size(); ++i) {
    if (next < left.size() && left[next] == i)
      ++next;
    else
      text += lines[i] + "\n";
  }
  return text;
}

struct Product {
  const char* name;
  uint64_t boxOfB;
  uint64_t extent;  // six steps along K, more than stages
  // Lines that another covers: the permit, which nobody waits for; fences around the barriers behind the
  // allocation and before the end, where the barrier is enough; one of two fences of the thread that
  // multiplies.
  std::map<std::string, size_t> needless;
};

const Product kProducts[] = {
    {"gemm_bf16_sm100",
     16384,
     384,
     // The barrier at the end: that before the last store of D has told the same.
     {{"tcgen05.relinquish", 1},
      {"tcgen05.fence::before_thread_sync", 2},
      {"tcgen05.fence::after", 4},
      {"bar.sync", 1}}},
    {"gemm_bf16_sm100_2cta",
     8192,
     384,
     {{"tcgen05.relinquish", 1}, {"tcgen05.fence::before_thread_sync", 2}, {"tcgen05.fence::after", 4}}},
    {"gemm_mxf8_sm100",
     16384,
     768,
     {{"tcgen05.relinquish", 1},
      {"tcgen05.fence::before_thread_sync", 2},
      {"tcgen05.fence::after", 4},
      {"bar.sync", 1}}},
};

class PtxOrderGemm : public testing::TestWithParam<Product> {};

TEST_P(PtxOrderGemm, NeedsEachOfItsWaits) {
  const Product& product = GetParam();
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/corpus/golden/kernels/sm_100a/") + product.name +
                   ".ptx");
  ASSERT_TRUE(in.is_open()) << "the golden file of " << product.name << " is missing";
  Lines lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  // Several tiles, more than tensor memory holds.
  const PtxLaunch launch{
      {{{0, 0}, {16384}}, {{1, 0}, {product.boxOfB}}, {{2, 0}, {16384}}}, {}, product.extent};
  const auto allowed = [&](const std::vector<size_t>& left) {
    return orderOf(without(lines, left), launch).faults.empty();
  };
  const OrderReport whole = orderOf(without(lines, {}), launch);
  EXPECT_TRUE(whole.faults.empty()) << toString(whole.faults.front());
  EXPECT_TRUE(whole.unreached.empty());
  std::map<std::string, size_t> needless;
  std::vector<size_t> fences;
  size_t refuted = 0;
  for (size_t i = 0; i < lines.size(); ++i) {
    const char* wait = waitIn(lines[i]);
    if (wait == nullptr) continue;
    if (!allowed({i})) {
      ++refuted;
      continue;
    }
    ++needless[wait];
    if (std::string(wait) == "tcgen05.fence::after") fences.push_back(i);
  }
  EXPECT_EQ(needless, product.needless);
  EXPECT_GE(refuted, 40U);
  // Of two fences that cover one another both are too many to leave out.
  size_t pairs = 0;
  for (const size_t a : fences)
    for (const size_t b : fences) pairs += a < b && !allowed({a, b}) ? 1 : 0;
  EXPECT_GE(pairs, 1U);
  std::printf("%s: %zu copies refuted, %zu needless by name\n", product.name, refuted, needless.size());
}

INSTANTIATE_TEST_SUITE_P(Kernels, PtxOrderGemm, testing::ValuesIn(kProducts),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace cutecheck::ptx
