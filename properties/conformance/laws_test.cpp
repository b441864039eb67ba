// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every law over core: all small inputs, then random ones, then RapidCheck's with its shrinking.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <iostream>

#include "properties/generators/arbitrary.h"
#include "properties/harness/core_subject.h"
#include "properties/harness/harness.h"
#include "properties/harness/settings.h"

namespace cutecheck::laws {

// What GoogleTest prints for a parameter.
static void PrintTo(const Law& law, std::ostream* os) { *os << law.name << ": " << law.sentence; }

}  // namespace cutecheck::laws

namespace cutecheck::run {
namespace {

using laws::Arguments;
using laws::Input;
using laws::Law;

class Laws : public testing::TestWithParam<Law> {
 protected:
  void expectHolds(const Effort& effort) {
    const laws::Tally tally = runLaw(GetParam(), subject_, effort, settings().seed);
    EXPECT_TRUE(tally.failed == 0) << explain(GetParam(), subject_, tally.firstFailure) << "; seed "
                                   << settings().seed;
    EXPECT_GT(tally.checked, 0) << GetParam().name << " was applicable to no input";
    std::cout << GetParam().name << ": " << counts(tally) << ", undecided " << subject_.undecided() << "\n";
  }
  CoreSubject subject_;
};

TEST_P(Laws, HoldsOnEverySmallInput) { expectHolds({GetParam().smallStride, 0, 0}); }

TEST_P(Laws, HoldsOnRandomInputs) { expectHolds({0, settings().casesOr(20000), 0}); }

Input arbitraryInput(Arguments arguments) {
  Input in;
  if (arguments == Arguments::kSwizzleAndNumber) {
    in.swizzle = {*rc::gen::inRange(0, 4), *rc::gen::inRange(0, 6), *rc::gen::inRange(4, 8)};
    if (*rc::gen::arbitrary<bool>()) in.swizzle.shift = -in.swizzle.shift;
    in.number = *rc::gen::inRange<int64_t>(0, 1 << 20);
    return in;
  }
  in.a = *rc::gen::arbitrary<Layout>();
  if (arguments == Arguments::kTwoLayouts) in.b = *generators::rightOperands(in.a);
  if (arguments == Arguments::kLayoutAndTiler) in.tiler = *generators::tilers(in.a);
  if (arguments == Arguments::kLayoutAndCoordinate) in.coordinate = *generators::coordinates(in.a.shape());
  if (arguments == Arguments::kLayoutAndNumber) in.number = *rc::gen::inRange<int64_t>(0, 200);
  return in;
}

TEST_P(Laws, HoldsWithRapidCheck) {
  const Law law = GetParam();
  int64_t checked = 0;
  rc::detail::checkGTest([&] {
    const Input in = arbitraryInput(law.arguments);
    const laws::Outcome outcome = law.check(subject_, in);
    if (outcome.failed())
      RC_FAIL(outcome.detail + "; reproduce: properties_laws_test --law=" + std::string(law.name) +
              " --input='" + laws::describe(in, law.arguments) + "'");
    if (outcome.passed()) ++checked;
  });
  EXPECT_GT(checked, 0) << law.name << " was applicable to no input";
}

INSTANTIATE_TEST_SUITE_P(Core, Laws, testing::ValuesIn(laws::allLaws()),
                         [](const testing::TestParamInfo<Law>& info) {
                           return std::string(info.param.name);
                         });

// Laws that can be decided without enumerating the domain, on sizes from 2^15 to 2^40.
class LargeLaws : public Laws {};

TEST_P(LargeLaws, HoldsOnLargeInputs) { expectHolds({0, 0, settings().casesOr(1000)}); }

std::vector<Law> lawsFor(std::initializer_list<std::string_view> names) {
  std::vector<Law> found;
  for (std::string_view name : names)
    if (const Law* law = laws::findLaw(name)) found.push_back(*law);
  return found;
}

INSTANTIATE_TEST_SUITE_P(Core, LargeLaws,
                         testing::ValuesIn(lawsFor({"size_is_product",
                                                    "cosize_spans",
                                                    "crd2idx_agrees",
                                                    "crd2idx_refusal_is_exact",
                                                    "idx2crd_inverts",
                                                    "idx2crd_stays_inside",
                                                    "coalesce_agrees",
                                                    "coalesce_is_canonical",
                                                    "coalesce_identifies_equal_functions",
                                                    "coalesce_extended_agrees",
                                                    "filter_has_no_zero_stride",
                                                    "composition_agrees",
                                                    "composition_refusal_is_exact",
                                                    "composition_witness_is_least",
                                                    "composition_by_mode_agrees",
                                                    "complement_disjoint",
                                                    "complement_covers",
                                                    "complement_is_ordered",
                                                    "logical_divide_tile_is_composition",
                                                    "logical_product_block_kept",
                                                    "right_inverse_inverts",
                                                    "right_inverse_is_longest",
                                                    "slice_keeps_offset",
                                                    "slice_refusal_is_exact",
                                                    "swizzle_apply_agrees",
                                                    "swizzle_apply_is_involution",
                                                    "print_parses_back",
                                                    "parse_refuses_truncation"})),
                         [](const testing::TestParamInfo<Law>& info) {
                           return std::string(info.param.name);
                         });

}  // namespace
}  // namespace cutecheck::run
