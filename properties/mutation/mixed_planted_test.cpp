// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted in the engine of the lowering, each caught by the comparison with the reference.
#include <gtest/gtest.h>

#include "properties/differential/mixed/mixed_algebra_cases.h"
#include "properties/differential/mixed/mixed_layout_cases.h"
#include "properties/differential/mixed/mixed_swizzle_cases.h"
#include "properties/harness/settings.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

constexpr int64_t kCases = 20'000;

using Compare = MixedReport (*)(uint64_t, int64_t);

void expectCaught(const char* fault, const char* check, Compare compare) {
  plantedFault() = {};
  EXPECT_EQ(compare(settings().seed, kCases).wrong, 0) << check << " fails without any fault";
  plantedFault() = fault;
  const MixedReport report = compare(settings().seed, kCases);
  plantedFault() = {};
  EXPECT_GT(report.wrong, 0) << check << " lets " << fault << " pass";
  std::printf("%s caught by %s: %s\n", fault, check, report.first.c_str());
}

TEST(MixedPlanted, WidthOfOperandsIsCaughtByDynamicCrd2Idx) {
  expectCaught("arithmetic.width_of_operands", "compareDynamicCrd2Idx", compareDynamicCrd2Idx);
}
TEST(MixedPlanted, LastModeReducedIsCaughtByDynamicCrd2Idx) {
  expectCaught("mixed_crd2idx.last_mode_reduced", "compareDynamicCrd2Idx", compareDynamicCrd2Idx);
}
TEST(MixedPlanted, ForgetsToDivideIsCaughtByStaticIdx2Crd) {
  expectCaught("mixed_idx2crd.forgets_to_divide", "compareStaticIdx2Crd", compareStaticIdx2Crd);
}

void expectCaught(const char* fault, Algebra operation) {
  plantedFault() = {};
  const AlgebraReport sound = compareStaticAlgebra(operation, settings().seed, kCases);
  EXPECT_EQ(sound.wrong, 0) << nameOf(operation) << " fails without any fault: " << sound.first;
  plantedFault() = fault;
  const AlgebraReport report = compareStaticAlgebra(operation, settings().seed, kCases);
  plantedFault() = {};
  EXPECT_GT(report.wrong, 0) << nameOf(operation) << " lets " << fault << " pass";
  std::printf("%s caught by %s: %s\n", fault, nameOf(operation), report.first.c_str());
}

TEST(MixedPlanted, ShiftOffByOneIsCaughtBySwizzleApply) {
  expectCaught("mixed_swizzle_apply.shift_off_by_one", "compareSwizzleApply",
               [](uint64_t seed, int64_t cases) { return compareSwizzleApply(seed, cases, true); });
}
TEST(MixedPlanted, ShiftOffByOneIsCaughtBySwizzledCrd2Idx) {
  expectCaught("mixed_swizzle_apply.shift_off_by_one", "compareSwizzledCrd2Idx",
               [](uint64_t seed, int64_t cases) { return compareSwizzledCrd2Idx(seed, cases, true); });
}
TEST(MixedPlanted, CarryUncheckedIsCaughtByComposition) {
  expectCaught("mixed_composition.carry_unchecked", Algebra::kComposition);
}
TEST(MixedPlanted, DivisibilityUncheckedIsCaughtByComplement) {
  expectCaught("mixed_complement.divisibility_unchecked", Algebra::kComplement);
}
TEST(MixedPlanted, FloorIsCaughtByComplement) {
  expectCaught("mixed_complement.floor", Algebra::kComplement);
}
TEST(MixedPlanted, SignDroppedIsCaughtByCoalesce) {
  expectCaught("flat_layout.sign_dropped", Algebra::kCoalesce);
}
TEST(MixedPlanted, FloorRestIsCaughtByLogicalDivide) {
  expectCaught("mixed_logical_divide.floor_rest", Algebra::kLogicalDivide);
}
TEST(MixedPlanted, TailDroppedIsCaughtByZippedDivide) {
  expectCaught("mixed_zipped_divide.tail_dropped", Algebra::kZippedDivide);
}
TEST(MixedPlanted, KeepsTheFixedIsCaughtBySlice) {
  expectCaught("mixed_slice.keeps_the_fixed", Algebra::kSlice);
}

void expectCaughtByLayouts(const char* fault, const char* operation) {
  plantedFault() = {};
  EXPECT_EQ(compareLayouts(operation, settings().seed, kCases).wrong, 0)
      << operation << " fails without any fault";
  plantedFault() = fault;
  const LayoutReport report = compareLayouts(operation, settings().seed, kCases);
  plantedFault() = {};
  EXPECT_GT(report.wrong, 0) << operation << " lets " << fault << " pass";
  std::printf("%s caught by %s: %s\n", fault, operation, report.first.c_str());
}
TEST(MixedPlanted, KeptIsCaughtByFilterZeros) {
  expectCaughtByLayouts("mixed_filter_zeros.kept", "filter_zeros");
}
TEST(MixedPlanted, ModesAloneIsCaughtByRecastLayout) {
  expectCaughtByLayouts("mixed_recast_layout.modes_alone", "recast_layout");
}
TEST(MixedPlanted, RakedIsCaughtByBlockedProduct) {
  expectCaughtByLayouts("mixed_blocked_product.raked", "blocked_product");
}

}  // namespace
}  // namespace cutecheck::run
