// Faults planted in the engine of the lowering, each caught by the comparison with the reference.
#include <gtest/gtest.h>

#include "core/fault.h"
#include "properties/run/mixed_cases.h"
#include "properties/run/settings.h"

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

}  // namespace
}  // namespace cutecheck::run
