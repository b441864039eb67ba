// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planting: a small error of matrix descriptors, of the model that reads them, or of tensor maps, is caught
// by a named check that holds without it.
#include <gtest/gtest.h>

#include "core/notation/test_support.h"
#include "core/operand/operand_descriptor.h"
#include "core/operand/tensor_map.h"
#include "properties/mutation/fault.h"

namespace cutecheck {
namespace {

struct Check {
  const char* fault;
  const char* name;
  bool (*holds)();
};

constexpr OperandForm kK{Major::kK, 16}, kMn{Major::kMn, 16};

Expected<OperandDescriptors> of(const char* text, const OperandForm& form, MatrixArch arch,
                                int64_t address = 0) {
  return operandDescriptors(*parseComposedLayout(text), arch, form, address);
}

bool isWord(const Expected<OperandDescriptors>& found, uint64_t word) {
  if (!found.ok()) return false;
  const auto encoded = encode(found->instructions.at(0));
  return encoded.ok() && *encoded == word;
}

constexpr const char* kRows = "S<3,3,3> o 0 o (64,16):(64,1)";

bool packedOnSm90() { return isWord(of(kRows, kK, MatrixArch::kSm90), 0x4000004000010000); }
bool packedOnSm100() { return isWord(of(kRows, kK, MatrixArch::kSm100), 0x4000404000010000); }
bool aLateStart() { return isWord(of(kRows, kK, MatrixArch::kSm90, 1280), 0x4004004000010050); }

// PTX ISA's example: bf16, MN-major, no swizzle, LBO 16 and SBO 8 units.
bool aPlainMnMajorOperand() {
  return isWord(of("S<0,3,3> o 0 o ((8,2),(8,2)):((1,64),(8,128))", kMn, MatrixArch::kSm90),
                0x0000000800100000);
}

bool wideAtoms() {
  return isWord(
      of("S<2,3,2> o 0 o ((4,8,2),(4,2)):((1,4,512),(32,256))", {Major::kMn, 32}, MatrixArch::kSm100),
      0x2000404000800000);
}

bool unswizzledRowsAreRefused() { return !of("S<0,3,3> o 0 o (64,16):(64,1)", kK, MatrixArch::kSm90).ok(); }

bool aReservedBitIsRefused() { return !decodeMatrixDescriptor(0x4000004000014000, MatrixArch::kSm90).ok(); }

Expected<TensorMap> map(const char* global, const char* box, const char* shared) {
  return tensorMap(L(global), T(box), *parseComposedLayout(shared), 16);
}

bool aMapNeedsNeighbours() { return !map("(64,64):(64,8)", "(16,64)", "S<0,3,3> o 0 o (16,64):(64,1)").ok(); }
bool wideRowsAreNotSwizzled() {
  return !map("(64,128):(128,1)", "(16,128)", "S<3,3,3> o 0 o (16,128):(64,1)").ok();
}
bool aNarrowBoxTakesWholeRows() {
  return map("(64,64):(64,1)", "(16,8)", "S<3,3,3> o 0 o (16,8):(64,1)").ok();
}

constexpr Check kChecks[] = {
    {"matrix_descriptor.codes_of_sm90", "the packed operand on SM100", packedOnSm100},
    {"matrix_descriptor.bytes_for_units", "the packed operand on SM90", packedOnSm90},
    {"matrix_descriptor.swapped_distances", "the packed operand on SM90", packedOnSm90},
    {"matrix_descriptor.no_base_offset", "a late start", aLateStart},
    {"matrix_descriptor.no_version", "the packed operand on SM100", packedOnSm100},
    {"matrix_descriptor.reserved_unchecked", "a reserved bit is refused", aReservedBitIsRefused},
    {"operand_read.roles_not_swapped", "a plain MN-major operand", aPlainMnMajorOperand},
    {"operand_read.wide_atoms_in_eights", "wide atoms", wideAtoms},
    {"operand_descriptor.unchecked", "unswizzled rows are refused", unswizzledRowsAreRefused},
    {"tensor_map.inner_stride_unchecked", "a map needs neighbours", aMapNeedsNeighbours},
    {"tensor_map.wide_rows", "wide rows are not swizzled", wideRowsAreNotSwizzled},
    {"tensor_map.rows_packed", "a narrow box takes whole rows", aNarrowBoxTakesWholeRows},
};

TEST(OperandFaults, EachIsCaughtByItsCheck) {
  size_t caught = 0;
  for (const Check& check : kChecks) {
    plantedFault() = {};
    EXPECT_TRUE(check.holds()) << check.name << " does not hold without a fault";
    plantedFault() = check.fault;
    const bool holds = check.holds();
    plantedFault() = {};
    EXPECT_FALSE(holds) << check.fault << " survives '" << check.name << "'";
    caught += holds ? 0 : 1;
  }
  EXPECT_EQ(caught, std::size(kChecks));
}

}  // namespace
}  // namespace cutecheck
