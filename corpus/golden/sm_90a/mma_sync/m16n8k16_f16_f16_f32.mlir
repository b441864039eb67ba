// !cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>
// D = A B + C; A and C row by row, B column by column.
func.func @mma(%a: !cute.ptr<f16, gmem, align<16>>, %b: !cute.ptr<f16, gmem, align<16>>, %c: !cute.ptr<f32, gmem, align<16>>, %d: !cute.ptr<f32, gmem, align<16>>) attributes {cute.kernel, nvvm.reqntid = array<i32: 32>} {
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %thread = cute.make_coord(%tid) : (i32) -> !cute.coord<"(?,_)">
  %layout0 = cute.static : !cute.layout<"((4,8),(2,2,2)):((2,16),(1,128,8))">
  %view1 = cute.make_view(%a, %layout0) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8),(2,2,2)):((2,16),(1,128,8))">) -> !cute.memref<f16, gmem, align<16>, "((4,8),(2,2,2)):((2,16),(1,128,8))">
  %layout2 = cute.static : !cute.layout<"8:1">
  %a3 = cute.make_fragment(%layout2) : (!cute.layout<"8:1">) -> !cute.memref<f16, rmem, align<16>, "8:1">
  %part4 = cute.slice(%view1, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8),(2,2,2)):((2,16),(1,128,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2,2)):((1,128,8))">
  %values5 = cute.memref.load_vec(%part4) : (!cute.memref<f16, gmem, align<4>, "((2,2,2)):((1,128,8))">) -> vector<8xf16>
  cute.memref.store_vec(%values5, %a3) : (vector<8xf16>, !cute.memref<f16, rmem, align<16>, "8:1">) -> ()
  %layout6 = cute.static : !cute.layout<"((4,8),(2,2)):((2,16),(1,8))">
  %view7 = cute.make_view(%b, %layout6) : (!cute.ptr<f16, gmem, align<16>>, !cute.layout<"((4,8),(2,2)):((2,16),(1,8))">) -> !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,16),(1,8))">
  %layout8 = cute.static : !cute.layout<"4:1">
  %b9 = cute.make_fragment(%layout8) : (!cute.layout<"4:1">) -> !cute.memref<f16, rmem, align<16>, "4:1">
  %part10 = cute.slice(%view7, %thread) : !cute.memref<f16, gmem, align<16>, "((4,8),(2,2)):((2,16),(1,8))">, !cute.coord<"(?,_)"> -> !cute.memref<f16, gmem, align<4>, "((2,2)):((1,8))">
  %values11 = cute.memref.load_vec(%part10) : (!cute.memref<f16, gmem, align<4>, "((2,2)):((1,8))">) -> vector<4xf16>
  cute.memref.store_vec(%values11, %b9) : (vector<4xf16>, !cute.memref<f16, rmem, align<16>, "4:1">) -> ()
  %layout12 = cute.static : !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">
  %view13 = cute.make_view(%c, %layout12) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">) -> !cute.memref<f32, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">
  %layout14 = cute.static : !cute.layout<"4:1">
  %c15 = cute.make_fragment(%layout14) : (!cute.layout<"4:1">) -> !cute.memref<f32, rmem, align<16>, "4:1">
  %part16 = cute.slice(%view13, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2)):((1,64))">
  %values17 = cute.memref.load_vec(%part16) : (!cute.memref<f32, gmem, align<8>, "((2,2)):((1,64))">) -> vector<4xf32>
  cute.memref.store_vec(%values17, %c15) : (vector<4xf32>, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %atom = cute.make_atom() : !cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>
  cute.mma_atom_call(%atom, %c15, %a3, %b9, %c15) : (!cute_nvgpu.sm80.mma<16x8x16, elem_type = (f16, f16, f32)>, !cute.memref<f32, rmem, align<16>, "4:1">, !cute.memref<f16, rmem, align<16>, "8:1">, !cute.memref<f16, rmem, align<16>, "4:1">, !cute.memref<f32, rmem, align<16>, "4:1">) -> ()
  %layout18 = cute.static : !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">
  %view19 = cute.make_view(%d, %layout18) : (!cute.ptr<f32, gmem, align<16>>, !cute.layout<"((4,8),(2,2)):((2,8),(1,64))">) -> !cute.memref<f32, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">
  %part20 = cute.slice(%view19, %thread) : !cute.memref<f32, gmem, align<16>, "((4,8),(2,2)):((2,8),(1,64))">, !cute.coord<"(?,_)"> -> !cute.memref<f32, gmem, align<8>, "((2,2)):((1,64))">
  %values21 = cute.memref.load_vec(%c15) : (!cute.memref<f32, rmem, align<16>, "4:1">) -> vector<4xf32>
  cute.memref.store_vec(%values21, %part20) : (vector<4xf32>, !cute.memref<f32, gmem, align<8>, "((2,2)):((1,64))">) -> ()
  return
}
