// !cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E5M2, f8E5M2, f16)>
// D = A B + C; A and C row by row, B column by column.
func.func @mma(%a: !cute.ptr<i8, gmem, align<16>>, %b: !cute.ptr<i8, gmem, align<16>>, %c: !cute.ptr<f16, gmem, align<16>>, %d: !cute.ptr<f16, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"((4,8),(4,2,2)):((4,32),(1,256,16))">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"((4,8),(4,2,2)):((4,32),(1,256,16))">) -> !cute.memref<i8, gmem, align<16>, "((4,8),(4,2,2)):((4,32),(1,256,16))">
  %layout2 = cute.static : !cute.layout<"16:1">
  %a3 = cute.make_fragment(%layout2) : (!cute.layout<"16:1">) -> !cute.memref<i8, rmem, align<16>, "16:1">
  %part4 = cute.slice(%view1, %thread) : !cute.memref<i8, gmem, align<16>, "((4,8),(4,2,2)):((4,32),(1,256,16))">, !cute.coord<"(?,_)"> -> !cute.memref<i8, gmem, align<4>, "((4,2,2)):((1,256,16))">
  %values5 = cute.memref.load_vec(%part4) : (!cute.memref<i8, gmem, align<4>, "((4,2,2)):((1,256,16))">) -> vector<16xi8>
  cute.memref.store_vec(%values5, %a3) : (vector<16xi8>, !cute.memref<i8, rmem, align<16>, "16:1">) -> ()
  %layout6 = cute.static : !cute.layout<"((4,8),(4,2)):((4,32),(1,16))">
  %view7 = cute.make_view(%b, %layout6) : (!cute.ptr<i8, gmem, align<16>>, !cute.layout<"((4,8),(4,2)):((4,32),(1,16))">) -> !cute.memref<i8, gmem, align<16>, "((4,8),(4,2)):((4,32),(1,16))">
  %layout8 = cute.static : !cute.layout<"8:1">
  %b9 = cute.make_fragment(%layout8) : (!cute.layout<"8:1">) -> !cute.memref<i8, rmem, align<16>, "8:1">
  %part10 = cute.slice(%view7, %thread) : !cute.memref<i8, gmem, align<16>, "((4,8),(4,2)):((4,32),(1,16))">, !cute.coord<"(?,_)"> -> !cute.memref<i8, gmem, align<4>, "((4,2)):((1,16))">
  %values11 = cute.memref.load_vec(%part10) : (!cute.memref<i8, gmem, align<4>, "((4,2)):((1,16))">) -> vector<8xi8>
  cute.memref.store_vec(%values11, %b9) : (vector<8xi8>, !cute.memref<i8, rmem, align<16>, "8:1">) -> ()
  %layout12 = cute.static : !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">) -> !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">
  %layout14 = cute.static : !cute.layout<"4:1">
  %c15 = cute.make_fragment(%layout14) : (!cute.layout<"4:1">) -> !cute.memref<f16, rmem, align<16>, "4:1">
  %part16 = cute.slice(%view13, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">
  %values17 = cute.memref.load_vec(%part16) : (!cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">) -> vector<4xf16>
  cute.memref.store_vec(%values17, %c15) : (vector<4xf16>, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  %atom = cute.make_atom() : !cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E5M2, f8E5M2, f16)>
  %first18 = cute.get_iter(%a3) : !cute.memref<i8, rmem, align<16>, "16:1">
  %first19 = cute.recast_iter(%first18) : (!cute.ptr<i8, rmem, align<16>>) -> !cute.ptr<f8E5M2, rmem, align<16>>
  %layout20 = cute.static : !cute.layout<"16:1">
  %view21 = cute.make_view(%first19, %layout20) : (!cute.ptr<f8E5M2, rmem, align<16>>, !cute.layout<"16:1">) -> !cute.memref<f8E5M2, rmem, align<16>, "16:1">
  %first22 = cute.get_iter(%b9) : !cute.memref<i8, rmem, align<16>, "8:1">
  %first23 = cute.recast_iter(%first22) : (!cute.ptr<i8, rmem, align<16>>) -> !cute.ptr<f8E5M2, rmem, align<16>>
  %layout24 = cute.static : !cute.layout<"8:1">
  %view25 = cute.make_view(%first23, %layout24) : (!cute.ptr<f8E5M2, rmem, align<16>>, !cute.layout<"8:1">) -> !cute.memref<f8E5M2, rmem, align<16>, "8:1">
  cute.mma_atom_call(%atom, %c15, %view21, %view25, %c15) : (!cute_nvgpu.sm89.mma<16x8x32, elem_type = (f8E5M2, f8E5M2, f16)>, !cute.memref<f16, rmem, align<16>, "4:1">, !cute.memref<f8E5M2, rmem, align<16>, "16:1">, !cute.memref<f8E5M2, rmem, align<16>, "8:1">, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  %layout26 = cute.static : !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">
  %view27 = cute.make_view(%d, %layout26) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">) -> !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">
  %part28 = cute.slice(%view27, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">
  %values29 = cute.memref.load_vec(%c15) : (!cute.memref<f16, rmem, align<16>, "4:1">) -> vector<4xf16>
  cute.memref.store_vec(%values29, %part28) : (vector<4xf16>, !cute.memref<f16, gmem, align<4>, "((2,2)):((1,64))">) -> ()
  return
}
