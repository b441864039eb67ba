// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the engine of the lowering, each caught by a law of the operation, with the engine as the
// subject: what no comparison with core is needed for.
#include <gtest/gtest.h>

#include <cstdio>

#include "properties/differential/mixed/mixed_laws.h"
#include "properties/harness/settings.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

struct Planted {
  const char* fault;
  const char* law;
  Leaves leaves;
};

void PrintTo(const Planted& p, std::ostream* os) { *os << p.fault; }

class MixedLawsPlanted : public testing::TestWithParam<Planted> {};

TEST_P(MixedLawsPlanted, IsCaught) {
  const auto [fault, name, leaves] = GetParam();
  const laws::Law* law = laws::findLaw(name);
  ASSERT_NE(law, nullptr);
  const Effort effort{23 * law->smallStride, 2000, 500};
  plantedFault() = {};
  const LawRun sound = runOnEngine(*law, leaves, effort, settings().seed);
  EXPECT_EQ(sound.failure + sound.complaint, "");
  EXPECT_GT(sound.tally.checked, 0);
  plantedFault() = fault;
  const LawRun run = runOnEngine(*law, leaves, effort, settings().seed);
  plantedFault() = {};
  EXPECT_NE(run.failure + run.complaint, "") << name << " lets " << fault << " pass";
  std::printf("%s caught: %s%s\n", fault, run.failure.c_str(), run.complaint.c_str());
}

constexpr Planted kPlanted[] = {
    {"mixed_composition.carry_unchecked", "composition_agrees", Leaves::kStatic},
    {"mixed_complement.divisibility_unchecked", "complement_covers", Leaves::kStatic},
    {"mixed_complement.floor", "complement_covers", Leaves::kAll},
    {"flat_layout.sign_dropped", "coalesce_agrees", Leaves::kStatic},
    {"mixed_logical_divide.floor_rest", "logical_divide_covers", Leaves::kStatic},
    {"mixed_zipped_divide.tail_dropped", "zipped_divide_gathers_tiles", Leaves::kStatic},
    {"mixed_blocked_product.raked", "blocked_product_regroups", Leaves::kStatic},
    {"mixed_swizzle_apply.shift_off_by_one", "swizzle_apply_agrees", Leaves::kAll},
    {"mixed_crd2idx.last_mode_reduced", "crd2idx_agrees", Leaves::kAll},
    {"mixed_idx2crd.forgets_to_divide", "idx2crd_inverts", Leaves::kAll},
    {"mixed_slice.keeps_the_fixed", "slice_keeps_offset", Leaves::kStatic},
    {"mixed_filter_zeros.kept", "filter_zeros_keeps_the_tree", Leaves::kStatic},
    {"mixed_partition.wrong_stride", "partition_s_follows_the_tile", Leaves::kAll},
    {"arithmetic.width_of_operands", "crd2idx_agrees", Leaves::kAll},
};

INSTANTIATE_TEST_SUITE_P(Engine, MixedLawsPlanted, testing::ValuesIn(kPlanted),
                         [](const testing::TestParamInfo<Planted>& info) {
                           std::string name = info.param.fault;
                           for (char& c : name)
                             if (c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck::run
