// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pointers, and the views that a pointer and a layout make: what memory operations work on.
#ifndef LOWERING_CUTE_VIEWTYPES_TD
#define LOWERING_CUTE_VIEWTYPES_TD

include "lowering/cute/ods/CopyAtomInterface.td"
include "lowering/cute/ods/CuteTypes.td"

def Cute_PtrType : Cute_Type<"Ptr", "ptr"> {
  let summary = "pointer";
  let description = [{
    `!cute.ptr<f32, gmem>`, `!cute.ptr<f32, gmem, align<16>>`. The spaces are `generic`, `gmem`, `smem`, `rmem` and
    `tmem`. Without `align` the alignment is that of the element.

    `!cute.ptr<f16, smem, align<1024>, S<3,4,3>>`: loads and stores go to the address, in bytes, that the swizzle makes
    of the pointer's. Moving the pointer moves it before the swizzle.

    Refused: an element that is no integer or float of 8 to 128 bits; an alignment that is no power of two; a swizzle in
    `rmem` or `tmem`, or one that tears an element apart.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the address">:$alignment,
                        Cute_Notation<"::cutecheck::Swizzle", "what addresses pass through">:$swizzle);
  let builders = [TypeBuilder<
      (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space, "int64_t":$alignment),
      [{ return $_get($_ctxt, elementType, space, alignment, ::cutecheck::Swizzle()); }]>];
}

def Cute_MemRefType : Cute_Type<"MemRef", "memref"> {
  let summary = "view of memory";
  let description = [{
    `!cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">`, `!cute.memref<f16, smem, align<128>, S<3,4,3>, "(8,64):(64,1)">`.
    A pointer and a layout that counts elements from it.

    Refused: what `ptr` and `layout` refuse; basis strides.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the address">:$alignment,
                        Cute_Notation<"::cutecheck::Swizzle", "what addresses pass through">:$swizzle,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
  let builders = [TypeBuilder<
      (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space, "int64_t":$alignment,
           "::cutecheck::Layout":$layout),
      [{ return $_get($_ctxt, elementType, space, alignment, ::cutecheck::Swizzle(), layout); }]>];
}

def Cute_StridedIterType : Cute_Type<"StridedIter", "strided_iter"> {
  let summary = "strided iterator";
  let description = [{
    `!cute.strided_iter<f32, gmem, align<16>>`: the short form of a descriptor iterator. A pointer, an index and a
    stride: it stands at the element `index * stride` behind the pointer.

    Refused: what `ptr` refuses; a swizzle.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the pointer's address">:$alignment);
}

def Cute_ArithTupleIterType : Cute_TupleType<"ArithTupleIter", "arith_tuple_iter"> {
  let summary = "coordinate iterator";
  let description = [{
    `!cute.arith_tuple_iter<"(?,0)">`: a coordinate to which offsets are added. What a pointer is to a memref, it is to
    a coordinate tensor.

    Refused: what `int_tuple` refuses.
  }];
}

def Cute_CoordTensorType : Cute_Type<"CoordTensor", "coord_tensor"> {
  let summary = "view of coordinates";
  let description = [{
    `!cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">`: the element at `c` is the start plus the layout at `c`.

    Refused: what `int_tuple` and `layout` refuse of the two parts.
  }];
  let parameters = (ins Cute_Notation<"::cutecheck::IntTuple", "the coordinate it starts from">:$start,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
}

def Cute_TiledCopyType : Cute_Type<"TiledCopy", "tiled_copy"> {
  let summary = "tiled copy";
  let description = [{
    `!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>`: value
    `v` of thread `t` is element `TV(t,v)` of the tile, counted with the first mode fastest.

    Refused: an atom that is no copy atom; a layout `(thread, value)` that has run-time leaves, a negative stride, or an
    offset outside of the tile; a number of values that those of one call do not divide.
  }];
  let parameters = (ins "::mlir::Type":$atom, Cute_Notation<"::cutecheck::Layout", "(thread, value) to element">:$tv,
                        Cute_Notation<"::cutecheck::Tiler", "the tile">:$tiler);
}

def Cute_View : AnyTypeOf<[Cute_MemRefType, Cute_CoordTensorType]>;
def Cute_Iterator : AnyTypeOf<[Cute_PtrType, Cute_ArithTupleIterType]>;

#endif
