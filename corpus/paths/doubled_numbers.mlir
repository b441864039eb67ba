// Four times is not too often.
!z = !cute.memref<f32, gmem, align<4>, "4:1">
func.func @k(%z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 1>} {
  %v0 = cute.memref.load_vec(%z) : (!z) -> vector<4xf32>
  %v1 = arith.addf %v0, %v0 : vector<4xf32>
  %v2 = arith.addf %v1, %v1 : vector<4xf32>
  %v3 = arith.addf %v2, %v2 : vector<4xf32>
  %v4 = arith.addf %v3, %v3 : vector<4xf32>
  cute.memref.store_vec(%v4, %z) : (vector<4xf32>, !z) -> ()
  return
}
