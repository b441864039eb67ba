// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/lowering_faults.h"
#include "properties/validation/one_operation.h"

namespace cutecheck::run {
namespace {

std::string view(const std::string& layout) { return "!cute.memref<f32, gmem, \"" + layout + "\">"; }

std::string sliced() {
  return "func.func @f(%v: " + view("(8,?):(1,?{i64})") + ", %j: i32) -> " + view("(8):(1)") +
         " {\n  %c = cute.make_coord(%j) : (i32) -> !cute.coord<\"(_,?)\">\n  %r = cute.slice(%v, %c) : " +
         view("(8,?):(1,?{i64})") + ", !cute.coord<\"(_,?)\"> -> " + view("(8):(1)") +
         "\n  return %r : " + view("(8):(1)") + "\n}\n";
}

std::string partitioned() {
  const std::string in = view("((2,4),16):((1,2),?{i64})"), out = view("(2,2):(4,?{i64 div=8})");
  const std::string types =
      in + ", !cute.layout<\"(4,8):(1,4)\">, !cute.int_tuple<\"?\">, !cute.coord<\"(1,1)\">";
  return "func.func @f(%v: " + in + ", %i: !cute.int_tuple<\"?\">) -> " + out +
         " {\n  %t = cute.static : !cute.layout<\"(4,8):(1,4)\">\n  %p = cute.static : "
         "!cute.coord<\"(1,1)\">\n"
         "  %r = cute.local_partition (%v, %t, %i, %p) : (" +
         types + ") -> " + out + "\n  return %r : " + out + "\n}\n";
}

// A coordinate, moved.
std::string moved() {
  const std::string iterator = "!cute.arith_tuple_iter<\"(?,?)\">", offset = typed("int_tuple", "(?,?)");
  return "func.func @f(%i: i32, %j: i32, %o: " + offset + ") -> " + typed("int_tuple", "(?{i64},?{i64})") +
         " {\n  %a = cute.make_arith_tuple_iter(%i, %j) : (i32, i32) -> " + iterator +
         "\n  %m = cute.add_offset(%a, %o) : (" + iterator + ", " + offset + ") -> " +
         "!cute.arith_tuple_iter<\"(?{i64},?{i64})\">\n"
         "  %r = cute.deref_arith_tuple_iter(%m) : !cute.arith_tuple_iter<\"(?{i64},?{i64})\">\n  return %r "
         ": " +
         typed("int_tuple", "(?{i64},?{i64})") + "\n}\n";
}

// A thread of (2,2) in a tile where its number has two digits in one mode.
std::string twoDigits() {
  const std::string in = view("(16,16):(?{i64},1)"), out = view("(4,8):(?{i64 div=4},2)");
  const std::string threads = "!cute.layout<\"((2,2),2):((1,4),2)\">";
  return "func.func @f(%v: " + in + ", %i: !cute.int_tuple<\"?\">) -> " + out +
         " {\n  %t = cute.static : " + threads + "\n  %r = cute.local_partition (%v, %t, %i) : (" + in +
         ", " + threads + ", !cute.int_tuple<\"?\">) -> " + out + "\n  return %r : " + out + "\n}\n";
}

}  // namespace

std::vector<LoweringFault> structureFaults() {
  const std::string parts = typed("layout", "((?,?),4):((1,?),?)");
  const std::string shape = oneOperation("get_shape", {parts}, typed("shape", "((?,?),4)"));
  const std::string linear = oneOperation(
      "crd2idx", {typed("coord", "?"), typed("layout", "(3,(4,?)):(?,(?,?))")}, typed("int_tuple", "?{i64}"));
  return {
      {"packing.swapped_field", shape, "extent and stride of a mode exchanged"},
      {"packing.swapped_extents", shape, "the first two extents exchanged"},
      {"packing.off_by_one_field", shape, "the field beside the right one"},
      {"packing.field_not_written", shape, "a field left poison"},
      {"mixed_size.last_mode_forgotten",
       oneOperation("size", {typed("layout", "(?,?):(1,?)")}, typed("int_tuple", "?{i64}")), "a factor lost"},
      {"mixed_cosize.first_element_forgotten",
       oneOperation("cosize", {typed("layout", "(?,4):(4,1)")}, typed("int_tuple", "?{i64}")),
       "one less than the right cosize"},
      {"mixed_idx2crd.forgets_to_divide",
       oneOperation("idx2crd", {typed("int_tuple", "?"), typed("shape", "(4,?)")}, typed("coord", "(?,?)")),
       "a digit is not divided off"},
      {"mixed_idx2crd.last_mode_reduced",
       oneOperation("idx2crd", {typed("int_tuple", "?"), typed("shape", "(4,?)")}, typed("coord", "(?,?)")),
       "the last mode is reduced"},
      {"mixed_crd2idx.forgets_to_divide", linear, "a digit is not divided off"},
      {"mixed_crd2idx.row_major",
       oneOperation("crd2idx", {typed("coord", "(?,?)"), typed("shape", "(?,?)")},
                    typed("int_tuple", "?{i64}")),
       "the index of a coordinate in row-major order"},
      {"mixed_composition.stride_forgotten",
       oneOperation("composition", {typed("layout", "8:?"), typed("layout", "3:?")},
                    typed("layout", "3:?{i64}")),
       "the stride is not multiplied in"},
      {"mixed_add_offset.first_mode_alone", moved(), "an offset added to the first mode alone"},
      {"view_packing.bytes_for_elements", sliced(), "V11: an offset of elements counted in bytes"},
      {"view_algebra.iterator_stays", sliced(), "the offset of a slice is lost"},
      {"expansion.iterator_stays", partitioned(), "the place of a thread is lost"},
      {"mixed_local_partition.radix_forgotten", twoDigits(), "the digits of a thread are not weighed"},
  };
}

}  // namespace cutecheck::run
