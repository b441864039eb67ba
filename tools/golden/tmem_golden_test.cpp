// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of tensor memory on every target that has it: emitted and assembled by ptxas, and refused, in
// words, where there is none. In the suite a part of them; CUTECHECK_TMEM_KERNELS=all takes every one.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <map>

#include "oracle/ptx/order/order.h"
#include "tools/cutecheck/golden_command.h"
#include "tools/golden/golden_variants.h"
#include "tools/process/ptxas.h"

namespace cutecheck::cli {
namespace {

constexpr const char* kHave[] = {"sm_100a", "sm_100f", "sm_103a", "sm_110a"};
constexpr const char* kLack[] = {"sm_90a", "sm_120a"};

std::vector<GoldenVariant> kernels() {
  std::vector<GoldenVariant> all = everyTmemVariant();
  const std::vector<GoldenVariant> copies = everyS2tVariant();
  all.insert(all.end(), copies.begin(), copies.end());
  if (std::getenv("CUTECHECK_TMEM_KERNELS") != nullptr) return all;
  std::vector<GoldenVariant> some;
  for (size_t i = 0; i < all.size(); i += 11) some.push_back(all[i]);
  return some;
}

std::string familyOf(const GoldenVariant& one) { return one.name.substr(0, one.name.find('/')); }

TEST(TmemGolden, AssembledWhereThereIsTensorMemory) {
  const std::optional<std::string> ptxas = findPtxas();
  const std::vector<GoldenVariant> all = kernels();
  for (const std::string target : kHave) {
    std::map<std::string, std::pair<size_t, size_t>> counts;  // by family: emitted, assembled
    for (const GoldenVariant& one : all) {
      const Expected<GoldenEmitted> made = emitGolden(one, target);
      ASSERT_TRUE(made.ok()) << target << " " << one.name << ": " << made.error().message;
      auto& [emitted, assembled] = counts[familyOf(one)];
      ++emitted;
      const std::vector<ptx::OrderFault> faults = ptx::orderOf(made->texts[2], made->launch).faults;
      EXPECT_TRUE(faults.empty()) << target << " " << one.name << ": " << toString(faults.front());
      if (!ptxas) continue;
      const Expected<Assembly> said = assemble(*ptxas, made->texts[2], target);
      ASSERT_TRUE(said.ok()) << said.error().message;
      EXPECT_TRUE(said->accepted && said->messages.empty())
          << target << " " << one.name << (said->messages.empty() ? "" : ": " + said->messages.front());
      assembled += said->accepted ? 1 : 0;
    }
    EXPECT_EQ(counts.size(), 3U) << target;
    for (const auto& [family, count] : counts) {
      std::printf("%s\t%s\t%zu emitted\t%zu assembled\n", target.c_str(), family.c_str(), count.first,
                  count.second);
      if (ptxas) EXPECT_EQ(count.first, count.second) << target << " " << family;
    }
  }
}

TEST(TmemGolden, RefusedInWordsElsewhere) {
  const std::vector<GoldenVariant> all = kernels();
  for (const std::string target : kLack) {
    std::map<std::string, size_t> refused;
    for (const GoldenVariant& one : all) {
      const Expected<GoldenEmitted> made = emitGolden(one, target);
      ASSERT_FALSE(made.ok()) << target << " " << one.name;
      EXPECT_NE(made.error().message.find("needs tensor memory"), std::string::npos) << made.error().message;
      EXPECT_NE(made.error().message.find("but the target is " + target), std::string::npos);
      ++refused[familyOf(one)];
    }
    EXPECT_EQ(refused.size(), 3U) << target;
    for (const auto& [family, count] : refused)
      std::printf("%s\t%s\t%zu refused\n", target.c_str(), family.c_str(), count);
  }
}

}  // namespace
}  // namespace cutecheck::cli
