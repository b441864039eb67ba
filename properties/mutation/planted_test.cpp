// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small plausible faults in core, planted one at a time: the laws must kill each of them.
//
// A fault is killed by a law that holds unplanted and fails planted. The table printed for each
// fault names those laws, the least input, and the time.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>

#include "properties/harness/core_subject.h"
#include "properties/harness/harness.h"
#include "properties/harness/sample.h"
#include "properties/mutation/fault.h"

namespace cutecheck::run {
namespace {

struct Fault {
  std::string_view name;
  std::string_view change;  // what a reader of the code would see
  std::string_view law;     // one law that must kill it
};

constexpr Fault kFaults[] = {
    {"coalesce.size1_blocks", "a mode of size 1 stands between modes that would merge",
     "coalesce_is_canonical"},
    {"coalesce.sign_dropped", "strides are compared without their sign", "coalesce_agrees"},
    {"coalesce.drops_stride0", "modes of stride 0 are dropped, as filter does", "coalesce_agrees"},
    {"coalesce.extension_lost", "the extending form forgets the last leaf", "coalesce_extended_agrees"},
    {"composition.weak_divisibility", "a place that does not divide the extent is let through",
     "composition_agrees"},
    {"composition.carry_unchecked", "modes of B are composed one by one, sums that carry are not seen",
     "composition_agrees"},
    {"carry_free.sums_unchecked", "the quick way does not look at sums of leaves", "composition_agrees"},
    {"composition.no_extension", "the last leaf of A is taken modulo its extent", "composition_agrees"},
    {"composition.witness_unscaled", "a refusal names the index inside the leaf",
     "composition_witness_is_least"},
    {"composition.strict_one_sided", "strict composition looks at the upper end only",
     "composition_strict_stays_inside"},
    {"composition.tail_kept", "modes beyond the tiler are kept", "composition_by_mode_agrees"},
    {"complement.floor", "the last mode is rounded down", "complement_covers"},
    {"complement.compact_assumed", "the strides of A are taken for compact", "complement_disjoint"},
    {"complement.divisibility_unchecked", "a gap that is no multiple is filled all the same",
     "complement_covers"},
    {"logical_divide.floor_rest", "the remainder tile is lost", "logical_divide_covers"},
    {"zipped_divide.tiler_stride_lost", "the tiler's strides are ignored", "zipped_divide_gathers_tiles"},
    {"logical_product.divides", "a product calls the divide", "logical_product_block_kept"},
    {"raked_product.blocked", "the block comes before its copies", "raked_product_regroups"},
    {"right_inverse.sorted_prefix", "strides of the inverse are prefix products in sorted order",
     "right_inverse_inverts"},
    {"left_inverse.divisibility_unchecked", "quotients of strides are rounded down", "left_inverse_inverts"},
    {"left_inverse.unmerged", "modes that continue each other are inverted one by one",
     "left_inverse_refusal_is_exact"},
    {"make_layout_tv.value_first", "the value index runs fastest", "make_layout_tv_inverts"},
    {"slice.offset_dropped", "the fixed coordinates add nothing", "slice_keeps_offset"},
    {"crd2idx.i32", "the offset passes through 32 bits", "crd2idx_agrees"},
    {"idx2crd.reduce_last", "the last leaf is taken modulo its extent", "idx2crd_inverts"},
    {"size.i32", "the size passes through 32 bits", "size_is_product"},
    {"size.cosize_signed", "a negative stride shortens the cosize", "cosize_spans"},
    {"filter.last_zero_kept", "a last mode of stride 0 is kept", "filter_has_no_zero_stride"},
    {"tuple_modes.end_clipped", "an end beyond the rank is clipped to it", "take_refusal_is_exact"},
    {"tuple_modes.select_reversed", "select answers in ascending order", "select_takes_modes"},
    {"tuple_modes.group_drops_tail", "modes behind the group are lost", "group_modes_keeps_leaves"},
    {"layout_modes.append_prepends", "append puts the mode first", "append_adds_last"},
    {"tuple_relations.compatible_by_rank", "sizes are not compared", "compatible_compares_sizes"},
    {"tuple_relations.colex_is_lex", "colexicographic order looks at the first mode first",
     "colex_less_is_index_order"},
    {"ceil_div.floor", "the remainder tile is not counted", "ceil_div_covers"},
    {"shape_div.ceil_floors", "the rounding argument is ignored", "shape_div_folds"},
    {"increment.last_wraps", "the end is the beginning again", "increment_is_next_index"},
    {"slice.dice_slices", "dice keeps what slice keeps", "dice_keeps_the_rest"},
    {"ordered_layout.order_ignored", "strides grow from the left whatever the order",
     "make_ordered_layout_is_dense"},
    {"ordered_layout.zeros_stored", "modes of stride 0 get storage of their own",
     "make_fragment_like_keeps_order"},
    {"coshape.signed", "a negative stride shortens the codomain", "coshape_spans"},
    {"nullspace.original_strides", "the strides 0 themselves are returned", "nullspace_is_all"},
    {"max_common_layout.carry_unchecked", "carries of the first layout are not looked at",
     "max_common_layout_reads_both"},
    {"tile_unzip.tail_lost", "modes that the tiler does not reach are lost", "zipped_product_gathers_blocks"},
    {"tile_unzip.rest_unspread", "the rests stay one mode", "tiled_divide_regroups"},
    {"tile_unzip.rests_first", "the rests come before the tiles", "flat_divide_regroups"},
    {"blocked_product.raked", "the copies come before the block", "blocked_product_regroups"},
    {"tile_to_shape.remainder_dropped", "a remainder of the shape is dropped",
     "tile_to_shape_refuses_remainders"},
    {"crd2crd.from_ignored", "a coordinate of one tree is read in the other shape",
     "crd2crd_keeps_the_index"},
    {"zip.tail_lost", "modes beyond the guide are lost", "zip2_by_gathers"},
    {"domain_offset.i32", "the offset passes through 32 bits", "domain_offset_is_the_offset"},
    {"local_tile.tile_sliced", "the coordinate goes into the tile, not the grid",
     "local_tile_is_in_the_grid"},
    {"local_partition.strides_ignored", "threads are taken to stand column-major",
     "local_partition_follows_threads"},
    {"tile_to_shape.order_ignored", "copies follow each other from the left whatever the order",
     "tile_to_shape_repeats"},
    {"upcast.floor_stride", "the stride in groups is rounded down", "upcast_groups"},
    {"upcast.modes_apart", "modes below the group size are not looked at together", "upcast_groups"},
    {"downcast.every_unit_stride", "every leaf of stride 1 takes the parts", "downcast_splits"},
    {"recast.ratio_swapped", "the widths are exchanged", "recast_returns"},
    {"max_alignment.other_strides", "the strides of the other modes are not looked at",
     "max_alignment_is_largest"},
    {"swizzle_composition.masks_xored", "the product of two swizzles is the xor of their masks",
     "composition_of_swizzles_is_exact"},
    {"swizzle_composition.swizzle_kept", "A o S is rewritten as S o A", "composition_moves_swizzles_left"},
    {"composed_slice.offset_outside", "the offset is added outside the swizzle", "slice_keeps_swizzle"},
    {"composition.swizzle_inside", "S o A is written as A o S", "composition_keeps_swizzles_outside"},
    {"call.swizzle_inside", "a composed layout is called as L(S(c))", "composed_call_agrees"},
    {"call.offset_outside", "a composed layout is called as S(L(c)) + n", "composed_call_agrees"},
    {"filter.tuple_flattened", "one 0 beside a tuple makes it one leaf", "filter_zeros_keeps_the_tree"},
    {"equal.by_function", "layouts of one function are called equal", "equal_is_as_written"},
    {"print.unknown_as_number", "`?` is printed as its divisor", "print_keeps_unknowns"},
    {"parse.offset_dropped", "the offset of a composed layout is read as 0", "print_keeps_swizzles"},
    {"compact_layout.row_major_default", "a shape alone counts from the right",
     "parse_shape_is_column_major"},
    {"max_common_layout.swizzle_ignored", "a vector may cross what a swizzle moves",
     "max_common_vector_of_swizzled_reads_both"},
    {"max_alignment.offset_ignored", "the offset of a composed layout does not bound the alignment",
     "max_alignment_of_swizzled_divides"},
    {"recast.swizzle_unit", "a swizzle is not recast with its elements", "recast_of_swizzle_keeps_bytes"},
    {"tiled_mma.modes_of_c", "operand B follows M and N", "partition_c_follows_the_atom"},
    {"tiled_mma.permutation_of_the_other", "the permutation of the other mode is read",
     "partition_c_reads_the_permutation"},
    {"ordered_layout.current_ignored", "strides start at 1 whatever the first one",
     "compact_strides_start_at_the_first"},
    {"tuple_arithmetic.sub_adds", "a difference is a sum", "tuple_add_is_leaf_by_leaf"},
    {"composed_inverse.shift_negated", "the inverse of S<B,M,S> is taken for S<B,M,-S>",
     "left_inverse_of_swizzled_inverts"},
    {"composed_inverse.refuses_short", "a beginning of one element is refused instead of answered",
     "right_inverse_of_swizzled_refusal_is_exact"},
    {"tuple_transform.fold_from_right", "a fold begins with the last mode", "fold_goes_from_the_left"},
    {"tuple_transform.whole_tuple", "the function is taken of the tuple as a whole", "transform_is_by_mode"},
    {"tuple_transform.not_found_is_last", "where no mode is found the last one is named",
     "find_if_is_the_first"},
    {"front.back", "the ends are exchanged", "front_and_back_are_the_ends"},
    {"tuple_relations.leq_is_not_gtr", "elem_leq is the contrary of elem_less the other way round",
     "orders_agree_with_their_leaves"},
    {"coordinate_of.digits_unchecked", "the digits are taken whatever their offset",
     "get_hier_coord_has_the_offset"},
    {"domain_distribute.strides_of_parts", "strides grow by the parts taken, not by the extents",
     "domain_distribute_takes_whole_modes_first"},
    {"rest_shape.strides_ignored", "a tiler counts by its shape alone",
     "ceil_div_by_a_layout_counts_the_rest"},
    {"outer_partition.rest_sliced", "the coordinate goes into the grid, not the tile",
     "outer_partition_is_one_place"},
    {"image_mask.offset_dropped", "the other modes of the coordinate add nothing", "image_mask_is_the_image"},
    {"tile_unzip.strides_left", "the strides are not regrouped with the shape",
     "tile_unzip_of_logical_is_zipped"},
    {"cotiled_copy.repeated", "coordinates that repeat are counted again",
     "cotiled_copy_follows_the_addresses"},
    {"tiled_copy.value_first", "values stand in the place of threads", "make_tiled_copy_s_is_the_tile"},
    {"tiled_copy.retile_keeps", "neighbouring fragments are not put together",
     "retile_puts_neighbours_together"},
    {"tiled_mma.atoms_turned", "atoms are repeated along the other mode", "make_tiled_copy_c_is_the_tile"},
    {"swizzle_map.order_turned", "the first swizzle is applied first", "swizzle_map_is_the_product"},
    {"swizzle_mask.target_first", "the masks are exchanged", "make_swizzle_is_of_its_fields"},
    {"make_composed_layout.offset_lost", "the offset is 0 whatever it was",
     "make_composed_layout_is_of_its_parts"},
    {"swizzle_apply.source_at_base", "the source field of a positive shift is read at the base",
     "swizzle_apply_agrees"},
};

// The law that has to kill a fault sees the whole sample; which others do is told from a part of it.
constexpr size_t kOthersStride = 23;

// Plants for one scope.
class Planted {
 public:
  explicit Planted(std::string_view name) { plantedFault() = name; }
  ~Planted() { plantedFault() = {}; }
  Planted(const Planted&) = delete;
  Planted& operator=(const Planted&) = delete;
};

class PlantedFaults : public testing::TestWithParam<Fault> {};

TEST(Unplanted, EveryLawHolds) {
  const CoreSubject core;
  for (const laws::Law& law : laws::allLaws()) {
    const laws::Tally tally = runOnSample(law, core);
    ASSERT_TRUE(tally.ok()) << law.name << ": " << counts(tally) << " "
                            << (tally.failed ? explain(law, core, tally.firstFailure) : "");
  }
}

TEST_P(PlantedFaults, AreKilled) {
  const Fault& fault = GetParam();
  const CoreSubject core;
  const auto begin = std::chrono::steady_clock::now();
  std::string killers, least;
  bool named = false;
  for (const laws::Law& law : laws::allLaws()) {
    laws::Tally tally;
    {
      const Planted planted(fault.name);
      tally = runOnSample(law, core, law.name == fault.law ? 1 : kOthersStride);
      if (tally.failed > 0 && law.name == fault.law)
        least = laws::describe(shrink(law, core, tally.firstFailure), law.arguments);
    }
    if (tally.failed == 0) continue;
    // The same input without the fault: the law must hold, or it is the law that is wrong.
    EXPECT_FALSE(law.check(core, tally.firstFailure).failed())
        << law.name << " fails unplanted on " << laws::describe(tally.firstFailure, law.arguments);
    killers += (killers.empty() ? "" : ", ") + std::string(law.name);
    named = named || law.name == fault.law;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%-38s %5.2f s  least input %-34s killed by %s\n", std::string(fault.name).c_str(), seconds,
              least.c_str(), killers.c_str());
  EXPECT_FALSE(killers.empty()) << fault.name << " survives: " << fault.change;
  EXPECT_TRUE(named) << fault.name << " is not killed by " << fault.law;
}

INSTANTIATE_TEST_SUITE_P(Core, PlantedFaults, testing::ValuesIn(kFaults),
                         [](const testing::TestParamInfo<Fault>& info) {
                           std::string name(info.param.name);
                           name[name.find('.')] = '_';
                           return name;
                         });

// A switch that no code reads would survive in silence; the suite has to notice.
TEST(Unplanted, AnUnknownFaultIsKilledByNoLaw) {
  const CoreSubject core;
  const Planted planted("no.such_fault");
  for (const laws::Law& law : laws::allLaws())
    EXPECT_EQ(runOnSample(law, core, kOthersStride).failed, 0) << law.name;
}

static void PrintTo(const Fault& fault, std::ostream* os) { *os << fault.name << ": " << fault.change; }

}  // namespace
}  // namespace cutecheck::run
