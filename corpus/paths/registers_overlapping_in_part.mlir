// The same of (2,2):(2,2), with gaps.
// expect: kBadRequest registers with repeated elements
!z = !cute.memref<f32, gmem, align<4>, "4:1">
!f = !cute.memref<f32, rmem, "(2,2):(2,2)">
func.func @k(%z: !z, %y: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 1>} {
  %l = cute.static : !cute.layout<"(2,2):(2,2)">
  %f = cute.make_fragment(%l) : (!cute.layout<"(2,2):(2,2)">) -> !f
  %v = cute.memref.load_vec(%z) : (!z) -> vector<4xf32>
  cute.memref.store_vec(%v, %f) : (vector<4xf32>, !f) -> ()
  %w = cute.memref.load_vec(%f) : (!f) -> vector<4xf32>
  cute.memref.store_vec(%w, %y) : (vector<4xf32>, !z) -> ()
  return
}
