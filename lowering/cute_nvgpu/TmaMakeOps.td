// What makes the atoms of tensor copies: at the side of the host, of types alone.
#ifndef LOWERING_CUTE_NVGPU_TMAMAKEOPS_TD
#define LOWERING_CUTE_NVGPU_TMAMAKEOPS_TD

class CuteNvgpu_MakeTiledTmaOp<string opMnemonic, dag extra> : CuteNvgpu_Op<opMnemonic, [Pure]> {
  let summary = "what a tensor, the layout of shared memory and the box's elements of it make: an atom, and the tensor of its coordinates";
  let arguments = !con((ins AnyType:$gmem, AnyType:$smem_layout, AnyType:$cta_v_map), extra);
  let results = (outs CuteNvgpu_NonExecTma:$atom, Cute_CoordTensorType:$tensor);
  let hasVerifier = 1;
}
def CuteNvgpu_MakeTiledTmaLoadOp
    : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_load", (ins StrAttr:$kind, OptionalAttr<I32Attr>:$num_multicast)> {
  let assemblyFormat = "`<` custom<Word>($kind) (`,` `num_multicast` `=` $num_multicast^)? `>` `(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_MakeTiledTmaStoreOp : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_store", (ins)> {
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_MakeTiledTmaReduceOp
    : CuteNvgpu_MakeTiledTmaOp<"atom.make_non_exec_tiled_tma_reduce", (ins StrAttr:$kind)> {
  let assemblyFormat = "`<` custom<Word>($kind) `>` `(` operands `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_TmaPartitionOp : CuteNvgpu_Op<"atom.tma_partition", [Pure]> {
  let summary = "a tile of shared memory and coordinates of its elements, cut into the boxes of an atom";
  let description = [{
    The first modes become (box, boxes), both in the order of shared memory; other modes stay. Of one block: the
    coordinate counts in a layout of one.
  }];
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Cute_CoordType:$cta_coord, Cute_LayoutType:$cta_layout,
                       Cute_MemRefType:$smem, Variadic<Cute_CoordTensorType>:$tensors);
  let results = (outs Cute_MemRefType:$tile, Variadic<Cute_CoordTensorType>:$boxes);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
