// Copies of many bytes by one thread. Included by CuteNvgpu.td.
#ifndef LOWERING_CUTE_NVGPU_BULKTYPES_TD
#define LOWERING_CUTE_NVGPU_BULKTYPES_TD

class CuteNvgpu_BulkCopyType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name, [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "::mlir::Type":$elementType, TypeParameter<"int64_t", "bits that one call moves">:$bits);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_BulkCopyG2SType : CuteNvgpu_BulkCopyType<"BulkCopyG2S", "atom.bulk_copy_g2s"> {
  let summary = "cp.async.bulk from global to shared memory; a barrier counts the bytes";
  let description = [{
    `!cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>`. Its value holds the barrier (`atom.with_mbarrier`).
  }];
}
def CuteNvgpu_BulkCopyS2GType : CuteNvgpu_BulkCopyType<"BulkCopyS2G", "atom.bulk_copy_s2g"> {
  let summary = "cp.async.bulk from shared to global memory, in a group that is committed and awaited";
  let description = [{ `!cute_nvgpu.atom.bulk_copy_s2g<f32, 16384 b>`. }];
}
def CuteNvgpu_BulkCopyS2SType : CuteNvgpu_BulkCopyType<"BulkCopyS2S", "atom.bulk_copy_s2s"> {
  let summary = "cp.async.bulk from shared memory to that of a block of the cluster";
  let description = [{
    `!cute_nvgpu.atom.bulk_copy_s2s<f32, 16384 b>`. Its value holds the barrier and the block (`atom.with_mbarrier`): the
    destination and the barrier are those of that block at the same addresses.
  }];
}
class CuteNvgpu_BulkReduceType<string name, string typeMnemonic>
    : TypeDef<CuteNvgpu_Dialect, name, [DeclareTypeInterfaceMethods<Cute_CopyAtomInterface, ["movesBetween"]>]> {
  let mnemonic = typeMnemonic;
  let parameters = (ins "::mlir::Type":$elementType, TypeParameter<"int64_t", "bits that one call moves">:$bits,
                        "::cutecheck::cute_nvgpu::BulkReduction":$operation);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def CuteNvgpu_BulkReduceS2GType : CuteNvgpu_BulkReduceType<"BulkReduceS2G", "atom.bulk_reduce_s2g"> {
  let summary = "cp.reduce.async.bulk: global memory becomes an operation of it and of shared memory, element by element";
  let description = [{ `!cute_nvgpu.atom.bulk_reduce_s2g<f32, 16384 b, ADD>`. Views hold integers without a sign. }];
}
def CuteNvgpu_BulkReduceS2SType : CuteNvgpu_BulkReduceType<"BulkReduceS2S", "atom.bulk_reduce_s2s"> {
  let summary = "cp.reduce.async.bulk to the shared memory of a block of the cluster, completed as bulk_copy_s2s";
  let description = [{ `!cute_nvgpu.atom.bulk_reduce_s2s<ui32, 16384 b, INC>`. }];
}

#endif
