// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/lowering_faults.h"
#include "properties/validation/one_operation.h"

namespace cutecheck::run {
namespace {

// The offset of a coordinate in a layout, both run-time.
std::string offset(const std::string& coord, const std::string& layout,
                   const std::string& result = "?{i64}") {
  return oneOperation("crd2idx", {typed("coord", coord), typed("layout", layout)},
                      typed("int_tuple", result));
}
std::string coordinate(const std::string& index, const std::string& shape, const std::string& result) {
  return oneOperation("idx2crd", {typed("int_tuple", index), typed("shape", shape)}, typed("coord", result));
}
std::string sizeOf(const std::string& shape, const std::string& result) {
  return oneOperation("size", {typed("shape", shape)}, typed("int_tuple", result));
}
std::string swizzled(const std::string& coord, const std::string& composed, const std::string& result) {
  return oneOperation("crd2idx", {typed("coord", coord), typed("composed_layout", composed)},
                      typed("int_tuple", result));
}

std::string fastDivision() {
  return R"mlir(func.func @quotient(%n: i32, %d: i32) -> i32 {
  %f = cute.fast_divmod.create_divisor(%d) : (i32) -> !cute.fast_divmod_divisor<32>
  %q = cute.fast_divmod.divide(%n, %f) : (i32, !cute.fast_divmod_divisor<32>) -> i32
  return %q : i32
})mlir";
}

// What x / 4 is of a negative x, which no expression says without cases.
std::string ofNegatives(std::string meaning) {
  const size_t sign = meaning.find("premise a0_0 >= 0"), result = meaning.find("a0_0 / 4", sign);
  if (sign == std::string::npos || result == std::string::npos) return "not the text expected: " + meaning;
  meaning.replace(result, 8, "0 - (0 - a0_0)/4");
  return meaning.replace(sign, 17, "premise a0_0 < 0");
}

// A stride of 64 bits that is small, so that its offsets fit 32.
std::string nearZero(std::string meaning) {
  for (size_t at; (at = meaning.find("281474976710656")) != std::string::npos;)
    meaning.replace(at, 15, "1000");
  return meaning;
}

}  // namespace

std::vector<LoweringFault> arithmeticFaults() {
  const std::string rows = offset("(?,?)", "(?,4):(1,?)"), corner = "(65536,65536):(65536,1)";
  return {
      {"arithmetic.width_of_operands", offset("(?,?)", corner), "V1: multiply and add in 32 bits"},
      {"number.fits_unsigned", offset("(?,?)", corner), "V1: 2^32 - 1 taken to fit 32 bits"},
      {"emitting_builder.narrow_product", rows, "a product in 32 bits, widened afterwards"},
      {"emitting_builder.zero_extend", rows, "signed for unsigned: a stride extended with zeros"},
      {"emitting_builder.constant_in_32_bits", sizeOf("(65536,?,65536)", "?{i64 div=4294967296}"),
       "V14: a constant folded in 32 bits"},
      {"emitting_builder.nuw_product", rows, "nuw on a negative stride"},
      {"emitting_builder.nuw_sum", rows, "nuw on a sum with a negative term"},
      {"emitting_builder.unsigned_truncation", offset("(?,?)", "(4,4):(1,?{i64})", "?"),
       "nuw on the truncation of a negative offset", nearZero},
      {"emitting_builder.ceil_for_floor", coordinate("?", "(?,4)", "(?,?)"), "ceil for floor"},
      {"arithmetic.floor_for_ceil",
       oneOperation("ceil_div", {typed("shape", "?"), typed("shape", "8")}, typed("shape", "?")),
       "floor for ceil"},
      {"mixed_complement.floor",
       oneOperation("complement", {typed("layout", "16:1"), typed("shape", "?")}, typed("layout", "?:16")),
       "floor for ceil: the last tile is lost"},
      {"emitting_builder.unsigned_quotient",
       oneOperation("tuple_div", {typed("int_tuple", "?"), typed("int_tuple", "4")}, typed("int_tuple", "?")),
       "V4: the division of the other sign", ofNegatives},
      {"arithmetic.unsigned_division",
       oneOperation("tuple_div", {typed("int_tuple", "?"), typed("int_tuple", "4")}, typed("int_tuple", "?")),
       "a number that may be negative taken for one that is not", ofNegatives},
      {"fast_division.upper_half_alone", fastDivision(),
       "the upper half of the product alone for a quotient"},
      {"emitting_builder.shift_for_quotient",
       oneOperation("tuple_div", {typed("int_tuple", "?"), typed("int_tuple", "4")}, typed("int_tuple", "?")),
       "V7: an arithmetic shift for a division that truncates", ofNegatives},
      {"emitting_builder.mask_for_remainder", coordinate("?", "(12,?)", "(?,?)"),
       "V24: a mask for a remainder by 12"},
      {"emitting_builder.or_for_xor", swizzled("(?,?)", "S<3,4,3> o 0 o (8,64):(64,1)", "?"), "or for xor"},
      {"mixed_swizzle_apply.shift_off_by_one", swizzled("(?,?)", "S<3,4,3> o 0 o (8,64):(64,1)", "?"),
       "a shift off by one"},
      {"mixed_swizzle_apply.short_mask", swizzled("(?,?)", "S<2,3,3> o 0 o (8,64):(64,1)", "?"),
       "a mask one bit too short"},
      {"mixed_swizzle_apply.offset_outside", swizzled("(?,?)", "S<1,0,2> o ? o (8,2):(2,1)", "?{i64}"),
       "the offset added outside the swizzle"},
      {"arithmetic.sum_keeps_divisor", swizzled("(?,?)", "S<1,0,4> o 0 o (4,4):(64,?{div=2})", "?{i64}"),
       "a divisor that a sum has lost is kept, and a swizzle left out"},
      {"arithmetic.quotient_keeps_divisor", offset("?{div=8}", "((8,4),4):((?,?),?)"),
       "a divisor that a quotient has lost is kept, and a digit left out"},
      {"mixed_crd2idx.extent_not_one", offset("1", "(?,4):(?,?)"),
       "V21: a run-time extent taken not to be 1"},
      {"elem_less_patterns.unsigned_compare",
       oneOperation("elem_less", {typed("coord", "?"), typed("shape", "?")}, "i1"),
       "V17: an unsigned comparison"},
      {"elem_less_patterns.less_equal",
       oneOperation("elem_less", {typed("coord", "(?,?)"), typed("shape", "(?,?)")}, "i1"), "<= for <"},
  };
}

}  // namespace cutecheck::run
