// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each planted fault of order is refuted by its rule, on a kernel that is allowed without it.
#include "properties/mutation/ptx_faults.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "oracle/ptx/order/loops.h"
#include "oracle/ptx/order/order_kernels.h"
#include "oracle/ptx/order/warpgroup.h"

namespace cutecheck::ptx {
namespace {

using namespace mutation;

std::string golden(const std::string& name) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/golden/sm_90a/" + name + ".ptx");
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> broken(const std::string& text) {
  std::set<std::string> rules;
  for (const OrderFault& fault :
       orderOf(text, {{{{0, 0}, {8192}}, {{1, 0}, {8192}}, {{2, 0}, {8192}}}, {}, 512}).faults)
    rules.insert(fault.rule);
  for (const OrderFault& fault : membarsInLoops(text)) rules.insert(fault.rule);
  return rules;
}

TEST(PtxFaults, EachIsRefutedByItsRule) {
  const std::string kernels[] = {golden("wgmma/m64n8k16_f16_f16_f32_k_k_ss"), golden("cp_async/ca16"),
                                 ringKernel()};
  for (const std::string& kernel : kernels) {
    ASSERT_FALSE(kernel.empty());
    EXPECT_TRUE(broken(kernel).empty()) << *broken(kernel).begin();
  }
  size_t refuted = 0;
  std::set<std::string> names;
  for (const PtxFault& fault : ptxFaults()) {
    EXPECT_TRUE(names.insert(fault.name).second) << fault.name;
    size_t here = 0;
    for (const std::string& kernel : kernels) {
      const std::string faulty = withFault(kernel, fault);
      if (faulty == kernel) continue;
      here += broken(faulty).contains(fault.rule) ? 1 : 0;
      EXPECT_FALSE(broken(faulty).empty()) << fault.name;
    }
    EXPECT_GE(here, 1U) << fault.name;
    refuted += here > 0 ? 1 : 0;
  }
  std::printf("%zu of %zu faults refuted\n", refuted, ptxFaults().size());
  EXPECT_GE(refuted, 25U);
}

// The table of faults has a row of each, with the rule that refutes it.
TEST(PtxFaults, StandInTheTable) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/mutants/sm90.tsv");
  std::set<std::pair<std::string, std::string>> rows, faults;
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string name, says, rule;
    std::getline(fields, name, '\t'), std::getline(fields, says, '\t'), std::getline(fields, rule, '\t');
    if (name.starts_with("ptx.")) rows.emplace(name, rule);
  }
  for (const PtxFault& fault : ptxFaults()) faults.emplace(fault.name, fault.rule);
  EXPECT_EQ(rows, faults);
}

// What the way of a thread shows broken is found on all ways, too: where those show nothing, no thread is
// asked.
TEST(PtxFaults, OfRegistersAreFoundOnSomeWay) {
  const std::set<std::string> ofRegisters{"order_c1", "order_c2", "order_c3", "order_c7", "order_c19"};
  const std::string kernels[] = {golden("wgmma/m64n8k16_f16_f16_f32_k_k_ss"), ringKernel()};
  size_t found = 0, clean = 0;
  for (const std::string& kernel : kernels)
    for (const PtxFault& fault : ptxFaults()) {
      const std::string faulty = withFault(kernel, fault);
      if (faulty == kernel) continue;
      const std::vector<PtxKernel> read = readPtx(faulty);
      ASSERT_EQ(read.size(), 1U) << fault.name;
      std::set<size_t> lines;
      for (const auto& [line, message] : onSomeWay(read[0], PtxProgram(read[0]))) lines.insert(line);
      clean += lines.empty() ? 1 : 0;
      for (const OrderFault& one : orderOf(read[0], {}).faults) {
        if (!ofRegisters.contains(one.rule)) continue;
        EXPECT_TRUE(lines.contains(one.line)) << fault.name << ": " << toString(one);
        ++found;
      }
    }
  EXPECT_GE(found, 8U);
  EXPECT_GE(clean, 8U);
}

// Without the switch nothing is planted.
TEST(PtxFaults, NoneIsPlantedUnasked) { EXPECT_EQ(planted(ringKernel()), ringKernel()); }

}  // namespace
}  // namespace cutecheck::ptx
