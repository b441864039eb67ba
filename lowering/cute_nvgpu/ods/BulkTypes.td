// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
  let summary = "cp.async.bulk from global to shared memory";
  let description = [{
    `!cute_nvgpu.atom.bulk_copy_g2s<f32, 16384 b>`. One thread copies that many bits; a barrier counts the bytes. Its
    value holds the barrier (`atom.with_mbarrier`).

    Refused: a number of bytes that is no positive multiple of 16 up to 1048560; elements below a byte, or whose bits do
    not divide those of the copy.
  }];
}
def CuteNvgpu_BulkCopyS2GType : CuteNvgpu_BulkCopyType<"BulkCopyS2G", "atom.bulk_copy_s2g"> {
  let summary = "cp.async.bulk from shared to global memory";
  let description = [{
    `!cute_nvgpu.atom.bulk_copy_s2g<f32, 16384 b>`. The copy belongs to a group that is committed and awaited. Refusals
    are those of `atom.bulk_copy_g2s`.
  }];
}
def CuteNvgpu_BulkCopyS2SType : CuteNvgpu_BulkCopyType<"BulkCopyS2S", "atom.bulk_copy_s2s"> {
  let summary = "cp.async.bulk from shared memory to that of a block of the cluster";
  let description = [{
    `!cute_nvgpu.atom.bulk_copy_s2s<f32, 16384 b>`. Its value holds the barrier and the block (`atom.with_mbarrier`):
    the destination and the barrier are those of that block at the same addresses. Refusals are those of
    `atom.bulk_copy_g2s`.
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
  let summary = "cp.reduce.async.bulk from shared to global memory";
  let description = [{
    `!cute_nvgpu.atom.bulk_reduce_s2g<f32, 16384 b, ADD>`. Each element of global memory becomes the reduction of itself
    and of the element of shared memory. Views hold integers without a sign.

    Refused: a reduction that PTX does not have for the element; what `atom.bulk_copy_g2s` refuses.
  }];
}
def CuteNvgpu_BulkReduceS2SType : CuteNvgpu_BulkReduceType<"BulkReduceS2S", "atom.bulk_reduce_s2s"> {
  let summary = "cp.reduce.async.bulk to the shared memory of a block of the cluster";
  let description = [{
    `!cute_nvgpu.atom.bulk_reduce_s2s<ui32, 16384 b, INC>`. It is completed as `atom.bulk_copy_s2s`.

    Refused: a reduction that PTX does not have for the element in shared memory; what `atom.bulk_copy_g2s` refuses.
  }];
}

#endif
