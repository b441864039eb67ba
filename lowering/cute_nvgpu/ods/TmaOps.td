// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of tensor copies.
#ifndef LOWERING_CUTE_NVGPU_TMAOPS_TD
#define LOWERING_CUTE_NVGPU_TMAOPS_TD

def CuteNvgpu_NonExecTma
    : AnyTypeOf<[CuteNvgpu_NonExecTmaLoadType, CuteNvgpu_NonExecTmaStoreType, CuteNvgpu_NonExecTmaReduceType],
                "tensor map of a tensor copy">;
def CuteNvgpu_ExecTma : AnyTypeOf<[CuteNvgpu_TmaLoadType, CuteNvgpu_TmaStoreType, CuteNvgpu_TmaReduceType], "atom of a tensor copy">;
def CuteNvgpu_AnyTma
    : AnyTypeOf<[CuteNvgpu_NonExecTmaLoadType, CuteNvgpu_NonExecTmaStoreType, CuteNvgpu_NonExecTmaReduceType,
                 CuteNvgpu_TmaLoadType, CuteNvgpu_TmaStoreType, CuteNvgpu_TmaReduceType],
                "tensor map or atom of a tensor copy">;

def CuteNvgpu_MakeExecTmaOp : CuteNvgpu_Op<"atom.make_exec_tma", [Pure]> {
  let summary = "Atom that executes the copies of a tensor map";
  let description = [{
    `%e = cute_nvgpu.atom.make_exec_tma(%m) : (!map) -> !load`

    A tensor map as a kernel receives it becomes the atom of a load, store or reduction. Its barrier, mask and cache
    policy are set by `atom.set_value`.

    Refused: a result other than the atom of the operand's element type, bits, box, multicast and pair.
  }];
  let arguments = (ins CuteNvgpu_NonExecTma:$source);
  let results = (outs CuteNvgpu_ExecTma:$result);
  let assemblyFormat = "`(` $source `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomGetValueOp : CuteNvgpu_Op<"atom.get_value", [Pure]> {
  let summary = "Field of an atom";
  let description = [{
    `%x = cute_nvgpu.atom.get_value <cache_policy> (%m) : (!load) -> i64`

    Fields and types are those of `atom.set_value`.

    Refused: a field that the atom does not have; a result of another type.
  }];
  let arguments = (ins StrAttr:$field, AnyType:$atom);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`<` custom<Word>($field) `>` `(` $atom `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class CuteNvgpu_PrefetchDescriptorOp<string opMnemonic, TypeConstraint type> : CuteNvgpu_Op<opMnemonic> {
  let arguments = (ins type:$source);
  let assemblyFormat = "`(` $source `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_PrefetchTmaDescOp : CuteNvgpu_PrefetchDescriptorOp<"prefetch_tma_desc", CuteNvgpu_AnyTma> {
  let summary = "Prefetch of the tensor map of an atom";
  let description = [{
    `cute_nvgpu.prefetch_tma_desc(%m) : (!map) -> ()`

    Brings the tensor map near before the first copy uses it. The operand is any atom of a tensor copy.
  }];
}
def CuteNvgpu_ArchPrefetchTmaDescOp : CuteNvgpu_PrefetchDescriptorOp<"arch.prefetch_tma_desc", Cute_PtrType> {
  let summary = "Prefetch of the tensor map at an address";
  let description = [{
    `cute_nvgpu.arch.prefetch_tma_desc(%p) : (!cute.ptr<i8, generic, align<64>>) -> ()`

    Brings the tensor map near before the first copy uses it.

    Refused: an operand that is no generic pointer aligned to 64 bytes.
  }];
  let hasVerifier = 1;
}

def CuteNvgpu_GetTmaDescAddrOp : CuteNvgpu_Op<"get_tma_desc_addr", [Pure]> {
  let summary = "Address of the tensor map of an atom";
  let description = [{
    `%p = cute_nvgpu.get_tma_desc_addr(%m) : (!map) -> !cute.ptr<i8, generic, align<64>>`

    Refused: a result that is no generic pointer aligned to 64 bytes.
  }];
  let arguments = (ins CuteNvgpu_AnyTma:$atom);
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` $atom `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_ArchTmaLoadOp : CuteNvgpu_Op<"arch.copy.SM100.tma_load", [AttrSizedOperandSegments]> {
  let summary = "Load of a box of a tensor by the address of its tensor map";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tma_load <tiled> (%map, %smem, %bar, [%x, %y]) : (!cute.ptr<i8, generic, align<64>>, !cute.ptr<f16, smem, align<128>>, !cute.ptr<i64, smem, align<8>>)`

    `cp.async.bulk.tensor` to shared memory. Behind the coordinates may stand `offsets [%o]` (mode `im2col`), `mcast %mask`
    (i16) and `policy %policy` (i64). The size of the box is the tensor map's; nothing here knows it.

    Refused: a mode other than `tiled` and `im2col`; a tensor map that is no generic pointer aligned to 64 bytes; a
    destination that is no pointer to `smem` aligned to 128 bytes; a barrier that is no pointer to a 64-bit word of
    `smem`; other than 1 to 5 coordinates (`im2col`: 3 to 5); offsets in mode `tiled`, or other than two fewer offsets
    than coordinates in `im2col`.
  }];
  let arguments = (ins StrAttr:$mode, Cute_PtrType:$desc, Cute_PtrType:$smem, Cute_PtrType:$barrier,
                       Variadic<I32>:$coords, Variadic<I16>:$offsets, Optional<I16>:$mask, Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($mode) `>` `(` $desc `,` $smem `,` $barrier `,` `[` $coords `]` (`,` `offsets` `[` $offsets^ `]`)?
    (`,` `mcast` $mask^)? (`,` `policy` $policy^)? `)` attr-dict `:` `(` type($desc) `,` type($smem) `,` type($barrier) `)`
  }];
  let hasVerifier = 1;
}
def CuteNvgpu_ArchTmaPrefetchOp : CuteNvgpu_Op<"arch.copy.SM100.tma_prefetch", [AttrSizedOperandSegments]> {
  let summary = "Prefetch of a box of a tensor to the L2 cache";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tma_prefetch <tiled> (%map, [%x, %y]) : (!cute.ptr<i8, generic, align<64>>)`

    `cp.async.bulk.prefetch.tensor`. Coordinates, offsets and policy are those of `arch.copy.SM100.tma_load`.

    Refused: modes, tensor maps, coordinates and offsets that the load refuses.
  }];
  let arguments = (ins StrAttr:$mode, Cute_PtrType:$desc, Variadic<I32>:$coords, Variadic<I16>:$offsets,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($mode) `>` `(` $desc `,` `[` $coords `]` (`,` `offsets` `[` $offsets^ `]`)? (`,` `policy` $policy^)?
    `)` attr-dict `:` `(` type($desc) `)`
  }];
  let hasVerifier = 1;
}
def CuteNvgpu_ArchTmaStoreOp : CuteNvgpu_Op<"arch.copy.SM100.tma_store", [AttrSizedOperandSegments]> {
  let summary = "Store of a box of a tensor by the address of its tensor map";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tma_store <tiled> (%map, %smem, [%x, %y]) : (!cute.ptr<i8, generic, align<64>>, !cute.ptr<f16, smem, align<128>>)`

    `cp.async.bulk.tensor` from shared memory, `tiled` or `im2col`. `policy %policy` may stand behind the coordinates.

    Refused: modes, tensor maps, pointers and numbers of coordinates that the load refuses; a constant coordinate below
    0.
  }];
  let arguments = (ins StrAttr:$mode, Cute_PtrType:$desc, Cute_PtrType:$smem, Variadic<I32>:$coords,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($mode) `>` `(` $desc `,` $smem `,` `[` $coords `]` (`,` `policy` $policy^)? `)` attr-dict `:`
    `(` type($desc) `,` type($smem) `)`
  }];
  let hasVerifier = 1;
}
def CuteNvgpu_ArchTmaReduceOp : CuteNvgpu_Op<"arch.copy.SM100.tma_reduce", [AttrSizedOperandSegments]> {
  let summary = "Reduction of a box of a tensor by the address of its tensor map";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tma_reduce <ADD, tiled> (%map, %smem, [%x, %y]) : (!cute.ptr<i8, generic, align<64>>, !cute.ptr<f32, smem, align<128>>)`

    `cp.reduce.async.bulk.tensor`: global memory becomes the reduction of itself and shared memory. The reduction is
    ADD, MIN, MAX, INC, DEC, AND, OR or XOR.

    Refused: another reduction; what `arch.copy.SM100.tma_store` refuses.
  }];
  let arguments = (ins StrAttr:$kind, StrAttr:$mode, Cute_PtrType:$desc, Cute_PtrType:$smem, Variadic<I32>:$coords,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($kind) `,` custom<Word>($mode) `>` `(` $desc `,` $smem `,` `[` $coords `]` (`,` `policy` $policy^)?
    `)` attr-dict `:` `(` type($desc) `,` type($smem) `)`
  }];
  let hasVerifier = 1;
}

def CuteNvgpu_CopyTmaDescOp : CuteNvgpu_Op<"copy_tma_desc"> {
  let summary = "Copy of a tensor map to shared memory";
  let description = [{
    `cute_nvgpu.copy_tma_desc(%m, %p) : (!map, !cute.ptr<i8, smem, align<128>>) -> ()`

    The calling thread copies the 128 bytes.

    Refused: a destination that is no pointer to `smem` aligned to 128 bytes.
  }];
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Arg<Cute_PtrType, "", [MemWrite]>:$smem);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def CuteNvgpu_UpdateTmaDescOp : CuteNvgpu_Op<"update_tma_desc"> {
  let summary = "Base, extents and strides of a tensor written into a tensor map in shared memory";
  let description = [{
    `cute_nvgpu.update_tma_desc(%m, %t, %p) : (!map, !tensor, !cute.ptr<i8, smem, align<128>>) -> ()`

    Each dimension of the map gets the extent and the stride of the mode of the tensor that the atom's basis names.

    Refused: a map that is no pointer to `smem` aligned to 128 bytes; a tensor outside of `gmem`, of another element
    type than the atom's, or not aligned to 16 bytes; a mode that the basis names and the tensor does not have; a first
    dimension whose stride is not 1; an extent of 4294967296 or more, as a map holds 32 bits of each. That a run-time
    extent is below that is a promise of the author.
  }];
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Cute_MemRefType:$tensor,
                       Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$smem);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
