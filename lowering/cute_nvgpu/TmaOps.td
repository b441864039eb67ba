// Operations of tensor copies.
#ifndef LOWERING_CUTE_NVGPU_TMAOPS_TD
#define LOWERING_CUTE_NVGPU_TMAOPS_TD

def CuteNvgpu_NonExecTma
    : AnyTypeOf<[CuteNvgpu_NonExecTmaLoadType, CuteNvgpu_NonExecTmaStoreType, CuteNvgpu_NonExecTmaReduceType]>;
def CuteNvgpu_ExecTma : AnyTypeOf<[CuteNvgpu_TmaLoadType, CuteNvgpu_TmaStoreType, CuteNvgpu_TmaReduceType]>;
def CuteNvgpu_AnyTma
    : AnyTypeOf<[CuteNvgpu_NonExecTmaLoadType, CuteNvgpu_NonExecTmaStoreType, CuteNvgpu_NonExecTmaReduceType,
                 CuteNvgpu_TmaLoadType, CuteNvgpu_TmaStoreType, CuteNvgpu_TmaReduceType]>;

def CuteNvgpu_MakeExecTmaOp : CuteNvgpu_Op<"atom.make_exec_tma", [Pure]> {
  let summary = "the atom that runs the copies of a tensor map; its barrier and mask are for set_value to say";
  let arguments = (ins CuteNvgpu_NonExecTma:$source);
  let results = (outs CuteNvgpu_ExecTma:$result);
  let assemblyFormat = "`(` $source `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_AtomGetValueOp : CuteNvgpu_Op<"atom.get_value", [Pure]> {
  let summary = "a field of an atom";
  let description = [{ `cute_nvgpu.atom.get_value <cache_policy> (%atom) : (ATOM) -> i64`. }];
  let arguments = (ins StrAttr:$field, AnyType:$atom);
  let results = (outs AnyType:$result);
  let assemblyFormat = "`<` custom<Word>($field) `>` `(` $atom `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

class CuteNvgpu_PrefetchDescriptorOp<string opMnemonic, TypeConstraint type> : CuteNvgpu_Op<opMnemonic> {
  let summary = "brings a tensor map near, before the first copy wants it";
  let arguments = (ins type:$source);
  let assemblyFormat = "`(` $source `)` attr-dict `:` functional-type(operands, results)";
}
def CuteNvgpu_PrefetchTmaDescOp : CuteNvgpu_PrefetchDescriptorOp<"prefetch_tma_desc", CuteNvgpu_AnyTma>;
def CuteNvgpu_ArchPrefetchTmaDescOp : CuteNvgpu_PrefetchDescriptorOp<"arch.prefetch_tma_desc", Cute_PtrType> {
  let hasVerifier = 1;
}

def CuteNvgpu_GetTmaDescAddrOp : CuteNvgpu_Op<"get_tma_desc_addr", [Pure]> {
  let summary = "where an atom's tensor map is";
  let arguments = (ins CuteNvgpu_AnyTma:$atom);
  let results = (outs Cute_PtrType:$result);
  let assemblyFormat = "`(` $atom `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def CuteNvgpu_ArchTmaLoadOp : CuteNvgpu_Op<"arch.copy.SM100.tma_load", [AttrSizedOperandSegments]> {
  let summary = "cp.async.bulk.tensor to shared memory: tiled, or im2col with offsets";
  let description = [{
    `cute_nvgpu.arch.copy.SM100.tma_load <im2col> (%map, %smem, %barrier, [%c, %w, %n], offsets [%o], mcast %mask,
    policy %policy) : (PTR, PTR, PTR)`. Nobody knows the box here: where the bytes lie is the tensor map's to say.
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
  let summary = "cp.async.bulk.prefetch.tensor: what a load would bring, to L2";
  let arguments = (ins StrAttr:$mode, Cute_PtrType:$desc, Variadic<I32>:$coords, Variadic<I16>:$offsets,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($mode) `>` `(` $desc `,` `[` $coords `]` (`,` `offsets` `[` $offsets^ `]`)? (`,` `policy` $policy^)?
    `)` attr-dict `:` `(` type($desc) `)`
  }];
  let hasVerifier = 1;
}
def CuteNvgpu_ArchTmaStoreOp : CuteNvgpu_Op<"arch.copy.SM100.tma_store", [AttrSizedOperandSegments]> {
  let summary = "cp.async.bulk.tensor from shared memory: tiled or im2col";
  let arguments = (ins StrAttr:$mode, Cute_PtrType:$desc, Cute_PtrType:$smem, Variadic<I32>:$coords,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($mode) `>` `(` $desc `,` $smem `,` `[` $coords `]` (`,` `policy` $policy^)? `)` attr-dict `:`
    `(` type($desc) `,` type($smem) `)`
  }];
  let hasVerifier = 1;
}
def CuteNvgpu_ArchTmaReduceOp : CuteNvgpu_Op<"arch.copy.SM100.tma_reduce", [AttrSizedOperandSegments]> {
  let summary = "cp.reduce.async.bulk.tensor: tiled or im2col";
  let arguments = (ins StrAttr:$kind, StrAttr:$mode, Cute_PtrType:$desc, Cute_PtrType:$smem, Variadic<I32>:$coords,
                       Optional<I64>:$policy);
  let assemblyFormat = [{
    `<` custom<Word>($kind) `,` custom<Word>($mode) `>` `(` $desc `,` $smem `,` `[` $coords `]` (`,` `policy` $policy^)?
    `)` attr-dict `:` `(` type($desc) `,` type($smem) `)`
  }];
  let hasVerifier = 1;
}

def CuteNvgpu_CopyTmaDescOp : CuteNvgpu_Op<"copy_tma_desc"> {
  let summary = "a tensor map copied to shared memory, 128 bytes, by the thread that calls";
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Arg<Cute_PtrType, "", [MemWrite]>:$smem);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def CuteNvgpu_UpdateTmaDescOp : CuteNvgpu_Op<"update_tma_desc"> {
  let summary = "base, extents and strides of a tensor written into a tensor map in shared memory";
  let arguments = (ins CuteNvgpu_AnyTma:$atom, Cute_MemRefType:$tensor,
                       Arg<Cute_PtrType, "", [MemRead, MemWrite]>:$smem);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

#endif
