// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the passes, each killed by executing modules before and after the pass it sits in: the
// modules are drawn without it, and nothing else looks at what the pass makes of them.
#include <gtest/gtest.h>

#include <chrono>
#include <set>

#include "properties/harness/settings.h"
#include "properties/pass_adversary/draw.h"
#include "properties/pass_adversary/passes.h"

namespace cutecheck::pass_adversary {
namespace {

struct Fault {
  const char* name;
  PassName pass;
};

constexpr PassName kFold = {"cute-fold-offsets", Form::kLlvm};
constexpr PassName kHoist = {"cute-hoist-divisors", Form::kLlvm};
constexpr PassName kDesugar = {"cute-desugar", Form::kCute};
constexpr PassName kLayouts = {"cute-desugar-layouts", Form::kCute,
                               "cute-desugar-shapes,cute-desugar-strides"};
constexpr PassName kExpand = {"cute-expand", Form::kCute};
constexpr PassName kConvert = {"convert-cute-to-llvm", Form::kCute, "cute-desugar"};

const std::vector<Fault>& faults() {
  static const std::vector<Fault> all = {
      {"offset_sum.constant_in_32_bits", kFold},
      {"offset_sum.sign_dropped", kFold},
      {"offset_sum.wrapping_looked_through", kFold},
      {"offset_sum.unsigned_looked_through", kFold},
      {"offset_sum.factor_dropped", kFold},
      {"offset_sum.constant_dropped", kFold},
      {"offset_sum.number_of_factors", kFold},
      {"offset_sum.zero_extend", kFold},
      {"offset_sum.nsw_product", kFold},
      {"offset_sum.last_of_the_same", kFold},
      {"offset_sum.square", kFold},
      {"offset_sum.rest_forgotten", kFold},
      {"fold_offsets.immediate_of_32_bits", kFold},
      {"fold_offsets.elements_mixed", kFold},
      {"fold_offsets.constant_twice", kFold},
      {"fold_offsets.constant_lost", kFold},
      {"fold_offsets.inbounds", kFold},
      {"hoist_divisors.division_early", kHoist},
      {"hoist_divisors.signed_too", kHoist},
      {"hoist_divisors.quotient_for_remainder", kHoist},
      {"hoist_divisors.one_for_all", kHoist},
      {"hoist_divisors.poison_divides", kHoist},
      {"hoist_divisors.zero_divides", kHoist},
      {"fast_division.bits_of_divisor", kHoist},
      {"fast_division.multiplier_one_less", kHoist},
      {"fast_division.first_shift_of_one", kHoist},
      {"fast_division.second_shift_of_all", kHoist},
      {"fast_division.signed_dividend", kHoist},
      {"fast_division.signed_half", kHoist},
      {"fast_division.nsw_sum", kHoist},
      {"fast_division.remainder_of_multiplier", kHoist},
      {"fast_division.upper_half_alone", kHoist},
      {"arith_builder.constant_in_32_bits", kExpand},
      {"arith_builder.zero_extend", kExpand},
      {"arith_builder.nuw_sum", kExpand},
      {"arith_builder.nuw_product", kExpand},
      {"arith_builder.sum_for_product", kExpand},
      {"arith_builder.remainder_for_quotient", kExpand},
      {"expansion.leaves_turned", kExpand},
      {"expansion.values_turned", kExpand},
      {"expansion.divisor_doubled", kExpand},
      {"expansion.iterator_moves_twice", kExpand},
      {"expansion.iterator_stays", kExpand},
      {"view_algebra.iterator_stays", kDesugar},
      {"view_algebra.iterator_moves_twice", kDesugar},
      {"view_algebra.index_for_offset", kDesugar},
      {"unroll.turns_lost", kDesugar},
      {"unroll.first_turn_alone", kDesugar},
      {"layout_eval.shape_for_stride", kLayouts},
      {"equal.strides_ignored", kDesugar},
      {"equal.shapes_ignored", kDesugar},
      {"equal.one_part_suffices", kDesugar},
      {"stride_eval.strides_left", kDesugar},
      {"emitting_builder.constant_in_32_bits", kConvert},
      {"emitting_builder.zero_extend", kConvert},
      {"emitting_builder.nuw_sum", kConvert},
      {"emitting_builder.nuw_product", kConvert},
      {"emitting_builder.narrow_product", kConvert},
      {"emitting_builder.ceil_for_floor", kConvert},
      {"emitting_builder.unsigned_quotient", kConvert},
      {"emitting_builder.shift_for_quotient", kConvert},
      {"emitting_builder.mask_for_remainder", kConvert},
      {"view_packing.bytes_for_elements", kConvert},
      {"elem_less_patterns.unsigned_compare", kConvert},
      {"elem_less_patterns.less_equal", kConvert},
      {"elem_less_patterns.missing_predicate", kConvert},
      {"elem_less_patterns.any_for_all", kConvert},
      {"packing.field_not_written", kConvert},
      {"packing.swapped_extents", kConvert},
      {"packing.off_by_one_field", kConvert},
      {"arithmetic.width_of_operands", kConvert},
      {"arithmetic.floor_for_ceil", kConvert},
      {"number.fits_unsigned", kConvert},
      {"mixed_crd2idx.forgets_to_divide", kConvert},
      {"mixed_crd2idx.row_major", kConvert},
      {"mixed_idx2crd.forgets_to_divide", kConvert},
      {"mixed_size.last_mode_forgotten", kConvert},
      {"mixed_composition.stride_forgotten", kConvert},
      {"mixed_logical_divide.floor_rest", kConvert},
  };
  return all;
}

class PassFaults : public testing::TestWithParam<Fault> {};

TEST_P(PassFaults, IsKilledByExecution) {
  const Fault fault = GetParam();
  const run::Settings& settings = run::settings();
  const int64_t modules = settings.casesOr(3000);
  Workshop workshop;
  for (int64_t i = 0; i < modules; ++i) {
    generators::Random random(settings.seed * 1000003 + static_cast<uint64_t>(i));
    const std::string module = fault.pass.form == Form::kLlvm ? drawLlvm(random) : drawCute(workshop, random);
    auto parsed = workshop.parse(module);
    if (!parsed) continue;
    std::vector<std::vector<Datum>> arguments;
    for (int k = 0; k < 12; ++k) arguments.push_back(drawArguments(random, *parsed));
    if (!judge(workshop, module, fault.pass, arguments, fault.name).differs) continue;
    std::printf("%s (%s) caught by module %lld\n", fault.name, fault.pass.name, static_cast<long long>(i));
    return;
  }
  ADD_FAILURE() << fault.name << " of " << fault.pass.name << " survives " << modules << " modules";
}

INSTANTIATE_TEST_SUITE_P(Faults, PassFaults, testing::ValuesIn(faults()), [](const auto& info) {
  std::string name = info.param.name;
  for (char& c : name) c = c == '.' ? '_' : c;
  return name;
});

TEST(PassFaultList, HasTenOfEachPass) {
  std::map<std::string, int> counts;
  std::set<std::string> names;
  for (const Fault& fault : faults()) ++counts[fault.pass.name], names.insert(fault.name);
  counts[kDesugar.name] += counts[kLayouts.name];  // a phase of it
  EXPECT_EQ(names.size(), faults().size());
  for (const char* pass :
       {"cute-fold-offsets", "cute-hoist-divisors", "cute-expand", "convert-cute-to-llvm", "cute-desugar"})
    EXPECT_GE(counts[pass], 10) << pass;
}

}  // namespace
}  // namespace cutecheck::pass_adversary
