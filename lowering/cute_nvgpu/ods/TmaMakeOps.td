// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What makes the atoms of tensor copies: at the side of the host, of types alone.
#ifndef LOWERING_CUTE_NVGPU_TMAMAKEOPS_TD
#define LOWERING_CUTE_NVGPU_TMAMAKEOPS_TD

class CuteNvgpu_MakeTiledTmaOp<string opMnemonic, dag extra> : CuteNvgpu_Op<opMnemonic, [Pure]> {
  let arguments = !con((ins AnyType:$gmem, AnyType:$smem_layout, AnyType:$cta_v_map), extra);
  let results = (outs CuteNvgpu_NonExecTma:$atom, Cute_CoordTensorType:$tensor);
  let hasVerifier = 1;
}
def CuteNvgpu_MakeTiledTmaLoadOp
    : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_load", (ins StrAttr:$kind, OptionalAttr<I32Attr>:$num_multicast)> {
  let summary = "Atom and coordinate tensor of tiled loads of a tensor";
  let description = [{
    `%m, %t = cute_nvgpu.atom.make_non_exec_tiled_tma_load <sm_90> (%g, %s, %v) : (!tensor, !cute.layout<"(64):(1)">, !cute.layout<"(64):(1@0)">) -> (!map, !places)`

    Of a tensor in global memory, the layout of its tile in shared memory and the map from the tile's elements to the
    tensor, the atom of the load and the tensor of its coordinates. The kind is that of the atom: `sm_90`,
    `sm_90_multicast`, `sm_100_2sm` or `sm_100_2sm_multicast`; `, num_multicast = 4` behind it says how many blocks
    share a multicast box, 2 to 16.

    Refused: a tensor outside of `gmem`, swizzled, or not aligned to 16 bytes; a tile whose layout is no static layout
    or swizzle without an offset; a map with run-time leaves or of another shape than the tile; a box that no tensor map
    has; results of other types than those that follow; a `num_multicast` that does not fit the kind.
  }];
  let assemblyFormat = "`<` custom<Word>($kind) (`,` `num_multicast` `=` $num_multicast^)? `>` `(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_MakeTiledTmaStoreOp : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_store", (ins)> {
  let summary = "Atom and coordinate tensor of tiled stores to a tensor";
  let description = [{
    `%m, %t = cute_nvgpu.atom.make_non_exec_tiled_tma_store(%g, %s, %v) : (!tensor, !cute.layout<"(64):(1)">, !cute.layout<"(64):(1@0)">) -> (!store_map, !places)`

    Operands and refusals are those of `atom.make_non_exec_tiled_tma_load`; there is no multicast.

    Also refused: an atom that is not one of a store.
  }];
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_MakeTiledTmaReduceOp
    : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_reduce", (ins StrAttr:$kind)> {
  let summary = "Atom and coordinate tensor of tiled reductions into a tensor";
  let description = [{
    `%m, %t = cute_nvgpu.atom.make_non_exec_tiled_tma_reduce <ADD> (%g, %s, %v) : (!tensor, !cute.layout<"(64):(1)">, !cute.layout<"(64):(1@0)">) -> (!add_map, !places)`

    Operands and refusals are those of `atom.make_non_exec_tiled_tma_load`; there is no multicast.

    Also refused: an atom that is not one of that reduction.
  }];
  let assemblyFormat = "`<` custom<Word>($kind) `>` `(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_TmaPartitionOp : CuteNvgpu_Op<"atom.tma_partition", [Pure]> {
  let summary = "Tile of shared memory and its coordinates, cut into the boxes of an atom";
  let description = [{
    `%tile, %boxes = cute_nvgpu.atom.tma_partition(%m, %c, %l, %s, %t) : (!map, !cute.coord<"0">, !cute.layout<"1:0">, !cute.memref<bf16, smem, align<128>, "((64),2):((1),64)">, !cute.coord_tensor<"(0,0)", "((64),1,?):((1@0),0,1@1)">) -> (!cute.memref<bf16, smem, align<128>, "((64,1),2):((1,0),64)">, !cute.coord_tensor<"(0,0)", "((64,1),1,?):((1@0,0),0,1@1)">)`

    The first mode of the tile, and of each tensor of coordinates, becomes `(box, boxes)`, both in the order of shared
    memory; other modes stay. The coordinate and the layout are those of one block.

    Refused: a layout of more than one block; a tile outside of `smem`, of another element type, or whose first mode has
    run-time leaves; no tensor, or another number of results; coordinates whose first mode has run-time leaves or does
    not divide into boxes; results of other types.
  }];
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Cute_CoordType:$cta_coord, Cute_LayoutType:$cta_layout,
                       Cute_MemRefType:$smem, Variadic<Cute_CoordTensorType>:$tensors);
  let results = (outs Cute_MemRefType:$tile, Variadic<Cute_CoordTensorType>:$boxes);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
