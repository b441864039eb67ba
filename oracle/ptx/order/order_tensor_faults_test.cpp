// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each planted fault in the order of tcgen05 is refuted by its rule, on a kernel that is allowed without it.
#include <cstdio>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "oracle/ptx/order/order.h"
#include "oracle/ptx/order/order_tensor_kernels.h"
#include "properties/mutation/ptx_faults.h"

namespace cutecheck::ptx {
namespace {

using namespace mutation;

struct Kernel {
  std::string text;
  uint64_t boxOfB;
};

std::set<std::string> broken(const std::string& text, uint64_t boxOfB) {
  std::set<std::string> rules;
  for (const OrderFault& fault : orderOf(text, {{{{0, 0}, {16384}}, {{1, 0}, {boxOfB}}}, {}, 512}).faults)
    rules.insert(fault.rule);
  return rules;
}

TEST(PtxTensorFaults, EachIsRefutedByItsRule) {
  const Kernel kernels[] = {
      {tensorRingKernel(), 16384}, {tensorStoreKernel(), 0}, {tensorPairKernel(), 8192}};
  for (const auto& [text, box] : kernels)
    EXPECT_TRUE(broken(text, box).empty()) << *broken(text, box).begin();
  size_t refuted = 0;
  std::set<std::string> names;
  for (const PtxFault& fault : tensorFaults()) {
    EXPECT_TRUE(names.insert(fault.name).second) << fault.name;
    size_t here = 0;
    for (const auto& [text, box] : kernels) {
      const std::string faulty = withFault(text, fault);
      if (faulty == text) continue;
      const std::set<std::string> rules = broken(faulty, box);
      here += rules.contains(fault.rule) ? 1 : 0;
      EXPECT_FALSE(rules.empty()) << fault.name;
    }
    EXPECT_GE(here, 1U) << fault.name << " " << fault.rule;
    refuted += here > 0 ? 1 : 0;
  }
  std::printf("%zu of %zu faults refuted\n", refuted, tensorFaults().size());
  EXPECT_GE(refuted, 20U);
}

// The table of faults has a row of each, with the rule that refutes it.
TEST(PtxTensorFaults, StandInTheTable) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/sm100.tsv");
  std::set<std::pair<std::string, std::string>> rows, faults;
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string name, says, rule;
    std::getline(fields, name, '\t'), std::getline(fields, says, '\t'), std::getline(fields, rule, '\t');
    if (name.starts_with("ptx.")) rows.emplace(name, rule);
  }
  for (const PtxFault& fault : tensorFaults()) faults.emplace(fault.name, fault.rule);
  EXPECT_EQ(rows, faults);
}

}  // namespace
}  // namespace cutecheck::ptx
