// Pointers, and the views that a pointer and a layout make: what memory operations work on.
#ifndef LOWERING_CUTE_VIEWTYPES_TD
#define LOWERING_CUTE_VIEWTYPES_TD

include "lowering/cute/CopyAtomInterface.td"
include "lowering/cute/CuteTypes.td"

def Cute_PtrType : Cute_Type<"Ptr", "ptr"> {
  let summary = "a pointer to elements of a type in a memory space";
  let description = [{
    `!cute.ptr<f32, gmem>`, `!cute.ptr<f32, gmem, align<16>>`; without `align`, that of the element.
    `!cute.ptr<f16, smem, align<1024>, S<3,4,3>>`: what is loaded and stored is at the address, in bytes, that the
    swizzle makes of the pointer's; moving the pointer moves it before that.
  }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the address">:$alignment,
                        Cute_Notation<"::cutecheck::Swizzle", "what addresses pass through">:$swizzle);
  let builders = [TypeBuilder<
      (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space, "int64_t":$alignment),
      [{ return $_get($_ctxt, elementType, space, alignment, ::cutecheck::Swizzle()); }]>];
}

def Cute_MemRefType : Cute_Type<"MemRef", "memref"> {
  let summary = "a view of memory: a pointer and a layout that counts elements from it";
  let description = [{
    `!cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">`,
    `!cute.memref<f16, smem, align<128>, S<3,4,3>, "(8,64):(64,1)">`.
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
  let summary = "the short form of a descriptor iterator: a pointer, an index and a stride";
  let description = [{ `!cute.strided_iter<f32, gmem, align<16>>` stands at the element index * stride behind the pointer. }];
  let parameters = (ins "::mlir::Type":$elementType, "::cutecheck::cute::MemorySpace":$space,
                        TypeParameter<"int64_t", "bytes that divide the pointer's address">:$alignment);
}

def Cute_ArithTupleIterType : Cute_TupleType<"ArithTupleIter", "arith_tuple_iter", "a coordinate that offsets are added to">;

def Cute_CoordTensorType : Cute_Type<"CoordTensor", "coord_tensor"> {
  let summary = "a view of coordinates: where it starts, and a layout with basis strides";
  let description = [{ `!cute.coord_tensor<"(0,0)", "(?,?):(1@0,1@1)">`: the element at c is the start plus the layout at c. }];
  let parameters = (ins Cute_Notation<"::cutecheck::IntTuple", "the coordinate it starts from">:$start,
                        Cute_Notation<"::cutecheck::Layout", "shape:stride">:$layout);
}

def Cute_TiledCopyType : Cute_Type<"TiledCopy", "tiled_copy"> {
  let summary = "a copy atom repeated over a tile by threads and values";
  let description = [{
    `!cute.tiled_copy<ATOM, layout_copy_tv = <"((32,4),(4,4)):((64,4),(16,1))">, tiler_mn = <"[16:1;128:1]">>`:
    thread t's value v is element TV(t,v) of the tile, counted with the first mode fastest.
  }];
  let parameters = (ins "::mlir::Type":$atom, Cute_Notation<"::cutecheck::Layout", "(thread, value) to element">:$tv,
                        Cute_Notation<"::cutecheck::Tiler", "the tile">:$tiler);
}

def Cute_View : AnyTypeOf<[Cute_MemRefType, Cute_CoordTensorType]>;
def Cute_Iterator : AnyTypeOf<[Cute_PtrType, Cute_ArithTupleIterType]>;

#endif
