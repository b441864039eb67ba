// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names of the language, which are the rows of the table of what was drawn.
#include "properties/claim_adversary/evaluator.h"
#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

const std::vector<std::string>& relationNames() {
  static const std::vector<std::string> kNames = {"==", "===", "!=", "<=", "<", ">=", ">"};
  return kNames;
}
const std::vector<std::string>& infixNames() {
  static const std::vector<std::string> kNames = {"+", "-",   "*", "/",     "%", "neg",
                                                  "o", "S<>", "?", "{div}", "@"};
  return kNames;
}
const std::vector<std::string>& integerNames() {
  static const std::vector<std::string> kNames = {"ceil_div", "cosize",        "crd2idx",
                                                  "depth",    "gcd",           "inner_product",
                                                  "max",      "max_alignment", "max_common_vector",
                                                  "min",      "product",       "rank",
                                                  "round_up", "shape_div",     "shape_div_elementwise",
                                                  "size",     "sum",           "tuple_max",
                                                  "tuple_min"};
  return kNames;
}
const std::vector<std::string>& coordinateNames() {
  static const std::vector<std::string> kNames = {"crd2crd", "idx2crd"};
  return kNames;
}
const std::vector<std::string>& layoutNames() {
  static const std::vector<std::string> kNames = {"append",
                                                  "blocked_product",
                                                  "coalesce",
                                                  "coalesce_extended",
                                                  "complement",
                                                  "composition",
                                                  "concat",
                                                  "dice",
                                                  "domain_offset",
                                                  "downcast",
                                                  "filter",
                                                  "filter_zeros",
                                                  "flat_divide",
                                                  "flat_product",
                                                  "flatten",
                                                  "get",
                                                  "group_modes",
                                                  "hier_unzip_divide",
                                                  "hier_unzip_product",
                                                  "left_inverse",
                                                  "local_partition",
                                                  "local_tile",
                                                  "logical_divide",
                                                  "logical_product",
                                                  "make_layout",
                                                  "make_layout_left",
                                                  "make_layout_like",
                                                  "make_layout_right",
                                                  "make_layout_tv",
                                                  "make_ordered_layout",
                                                  "max_common_layout",
                                                  "nullspace",
                                                  "partition_a",
                                                  "partition_b",
                                                  "partition_c",
                                                  "partition_d",
                                                  "partition_s",
                                                  "prepend",
                                                  "raked_product",
                                                  "recast",
                                                  "recast_layout",
                                                  "replace",
                                                  "retile",
                                                  "right_inverse",
                                                  "select",
                                                  "slice",
                                                  "slice_and_offset",
                                                  "stencil_divide",
                                                  "take",
                                                  "tile_to_shape",
                                                  "tiled_divide",
                                                  "tiled_product",
                                                  "unflatten",
                                                  "upcast",
                                                  "with_shape",
                                                  "zipped_divide",
                                                  "zipped_product"};
  return kNames;
}

std::vector<std::string> allNames() {
  std::vector<std::string> all = relationNames();
  for (const auto* more :
       {&Evaluator::predicates(), &infixNames(), &integerNames(), &coordinateNames(), &layoutNames()})
    all.insert(all.end(), more->begin(), more->end());
  return all;
}

const char* positionName(Position position) {
  static constexpr const char* kNames[] = {"side",       "premise", "extent", "stride",
                                           "coordinate", "tiler",   "inside"};
  return kNames[static_cast<size_t>(position)];
}

}  // namespace cutecheck::adversary
