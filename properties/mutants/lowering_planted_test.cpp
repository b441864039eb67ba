// Faults planted in the lowering, each refuted by translation validation.
#include <gtest/gtest.h>

#include "core/fault.h"
#include "properties/run/desugar_modules.h"
#include "properties/run/lowering_modules.h"

namespace cutecheck::run {
namespace {

void expectRefuted(const char* fault, const std::string& module) {
  plantedFault() = {};
  const Validated sound = verdictOf(module);
  EXPECT_EQ(sound.verdict, oracle::Verdict::kProved) << sound.report;
  plantedFault() = fault;
  const Validated planted = verdictOf(module);
  plantedFault() = {};
  EXPECT_EQ(planted.verdict, oracle::Verdict::kRefuted) << fault << " passes\n" << planted.report;
  EXPECT_TRUE(planted.witnessed) << planted.report;
  if (!testing::Test::HasFailure()) std::printf("%s caught by validate\n", fault);
}

TEST(LoweringPlanted, ForgetsToDivideIsRefuted) {
  expectRefuted("mixed_idx2crd.forgets_to_divide", idx2crdModule());
}
TEST(LoweringPlanted, ShiftOffByOneIsRefuted) {
  expectRefuted("mixed_swizzle_apply.shift_off_by_one", staticSwizzledModule());
}
// Of one width all of them, so that only the values can tell.
TEST(LoweringPlanted, SwappedFieldIsRefuted) { expectRefuted("packing.swapped_field", layoutModule("?")); }
// (65536,65536):(1,65536) at (0,32768).
TEST(LoweringPlanted, OffsetsIn32BitsAreRefuted) {
  expectRefuted("arithmetic.width_of_operands", cornerModule("?{i64}", "i64"));
}
// A view that is sliced, or of which a thread's part is taken, and that begins where it did.
TEST(LoweringPlanted, AnIteratorThatStaysIsRefuted) {
  const auto moduleOf = [](const std::string& name) {
    for (const SugarCase& c : sugarCases())
      if (c.name.starts_with(name)) return c.module;
    return std::string();
  };
  expectRefuted("view_algebra.iterator_stays", moduleOf("slice of ("));
  expectRefuted("expansion.iterator_stays", moduleOf("local_partition of ((2,4)"));
}
TEST(LoweringPlanted, UnsignedExtensionIsRefuted) {
  expectRefuted("emitting_builder.zero_extend", crd2idxModule());
}

}  // namespace
}  // namespace cutecheck::run
