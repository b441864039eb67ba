// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What productModule has in clusters whose blocks divide K: each makes a part of the sums of one tile, the
// second leaves its own in shared memory, and the first adds them to its own and stores the tile. No
// workspace, no second kernel.
#pragma once

namespace cutecheck::product {

// The steps of the block, behind K zeros; and where the second leaves its sums, in the order of the threads.
inline constexpr char kPartOfK[] =
    R"mlir(
  %part_first = arith.muli %rank_k, %depth : i32
  %part_last = arith.addi %part_first, %depth : i32
  %to_sums = cute.static : !cute.int_tuple<"${TO_SUMS}">
  %smem_sums = cute.add_offset(%smem, %to_sums) : (!bytes, !cute.int_tuple<"${TO_SUMS}">) -> !bytes
  %float_sums = cute.recast_iter(%smem_sums) : (!bytes) -> !cute.ptr<f32, smem, align<1024>>
  %layout_sums_left = cute.static : !cute.layout<"${SUMS_LEFT}">
  %sums_left = cute.make_view(%float_sums, %layout_sums_left) : )mlir"
    R"mlir((!cute.ptr<f32, smem, align<1024>>, !cute.layout<"${SUMS_LEFT}">) -> !sums_left
  %sums_here = builtin.unrealized_conversion_cast %float_sums : !cute.ptr<f32, smem, align<1024>> to !llvm.ptr<3>
)mlir";
inline constexpr char kSumsTypes[] = R"mlir(
// The sums of the second block: (thread, 8 elements, 16 columns, warpgroup).
!sums_left = !cute.memref<f32, smem, align<1024>, "${SUMS_LEFT}">
!sums_cell = !cute.memref<f32, smem, align<16>, "((4,2)):((1,512))">
)mlir";

// Both blocks meet when the sums are left. The threads that load are there before.
inline constexpr char kSumsAreLeft[] = R"mlir(    nvvm.cluster.arrive
    nvvm.cluster.wait
)mlir";

inline constexpr char kLeavesSums[] = R"mlir(        %complete = arith.cmpi eq, %rank_k, %c0 : i32
        %leaves = arith.cmpi ne, %rank_k, %c0 : i32
        scf.if %leaves {
${SUMS_STORED}        }
${SUMS_ARE_LEFT}        %sums_there = nvvm.mapa %sums_here, %c1 : !llvm.ptr<3> -> !llvm.ptr<7>
        %fours_of_thread = arith.constant 4 : i32
        %sums_of_warpgroup = arith.constant ${HALF_TILE} : i32
        %thread_sums = arith.muli %thread, %fours_of_thread : i32
        %warpgroup_sums = arith.muli %consumer, %sums_of_warpgroup : i32
        %first_sum = arith.addi %thread_sums, %warpgroup_sums : i32
        %thread_sums_there = llvm.getelementptr %sums_there[%first_sum] : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>, f32
)mlir";
inline constexpr char kSumStored[] =
    R"mlir(          %p${AT} = cute.static : !cute.coord<"(_,${PART},${QUARTER})">
          %q${AT} = cute.slice(%parts, %p${AT}) : !parts, !cute.coord<"(_,${PART},${QUARTER})"> -> !part
          %f${AT} = cute.memref.load_vec(%q${AT}) : (!part) -> vector<8xf32>
          %g${AT} = cute.make_coord(%thread, %consumer) : (i32, i32) -> !cute.coord<"(?,_,${AT},?)">
          %h${AT} = cute.slice(%sums_left, %g${AT}) : !sums_left, !cute.coord<"(?,_,${AT},?)"> -> !sums_cell
          cute.memref.store_vec(%f${AT}, %h${AT}) : (vector<8xf32>, !sums_cell) -> ()
)mlir";
inline constexpr char kJoined[] =
    R"mlir(          %lower_at${AT} = llvm.getelementptr %thread_sums_there[${LOWER}] : )mlir"
    R"mlir((!llvm.ptr<7>) -> !llvm.ptr<7>, f32
          %upper_at${AT} = llvm.getelementptr %thread_sums_there[${UPPER}] : (!llvm.ptr<7>) -> !llvm.ptr<7>, f32
          %lower${AT} = llvm.load %lower_at${AT} {alignment = 16 : i64} : !llvm.ptr<7> -> vector<4xf32>
          %upper${AT} = llvm.load %upper_at${AT} {alignment = 16 : i64} : !llvm.ptr<7> -> vector<4xf32>
          %other${AT} = llvm.shufflevector %lower${AT}, %upper${AT} [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>
          %x${AT} = arith.addf %alone${AT}, %other${AT} : vector<8xf32>
)mlir";

}  // namespace cutecheck::product
