// RUN: cutecheck-opt %s -split-input-file -verify-diagnostics
// Elements that have no address of their own are no elements of a pointer, a view or a descriptor: in CuTe they share
// bytes, which nothing here does. valid_elements.mlir has the neighbours that are taken.

// expected-error @below {{expects elements of at least 8 bits, but got 'i4'; those share bytes, so hold them in words of i32, or truth values in i8}}
func.func private @view(!cute.memref<i4, gmem, "8:1">)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i4'}}
func.func private @pointer(!cute.ptr<i4, gmem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i1'}}
func.func private @pointer(!cute.ptr<i1, gmem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i1'}}
func.func private @pointer(!cute.ptr<i1, rmem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i2'}}
func.func private @pointer(!cute.ptr<i2, smem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'ui4'}}
func.func private @pointer(!cute.ptr<ui4, generic>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'si4'}}
func.func private @pointer(!cute.ptr<si4, smem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'f4E2M1FN'}}
func.func private @pointer(!cute.ptr<f4E2M1FN, smem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i1'}}
func.func private @truths(!cute.memref<i1, rmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'f6E2M3FN'}}
func.func private @odd(!cute.memref<f6E2M3FN, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'f6E3M2FN'}}
func.func private @odd(!cute.memref<f6E3M2FN, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i3'}}
func.func private @odd(!cute.memref<i3, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i6'}}
func.func private @odd(!cute.memref<i6, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i12'}}
func.func private @odd(!cute.memref<i12, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i24'}}
func.func private @odd(!cute.memref<i24, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'i48'}}
func.func private @odd(!cute.memref<i48, gmem, "8:1">)

// -----

// expected-error @below {{expects elements whose width is a power of two, but got 'f80'}}
func.func private @odd(!cute.memref<f80, gmem, "8:1">)

// -----

// expected-error @below {{expects elements of at most 128 bits, but got 'i256'}}
func.func private @wide(!cute.ptr<i256, gmem>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i4'}}
func.func private @strided(!cute.strided_iter<i4, gmem, align<16>>)

// -----

// expected-error @below {{expects elements of at least 8 bits, but got 'i4'}}
func.func private @described(!cute.desc_iter<i4, smem, align<16>, "(8,64):(64,1)">)

// -----

func.func @fragment(%l: !cute.layout<"(4,2):(1,4)">) {
  // expected-error @below {{expects elements of at least 8 bits, but got 'i4'}}
  // expected-error @below {{failed to infer returned types}}
  %0 = "cute.make_fragment_like"(%l) <{elem_type = i4}> : (!cute.layout<"(4,2):(1,4)">) -> !cute.memref<i8, rmem, align<16>, "(4,2):(1,4)">
  return
}
