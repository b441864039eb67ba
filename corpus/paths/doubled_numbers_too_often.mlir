// The same of the numbers that are stored.
// expect: kBadRequest over the limit of 65536 characters
!z = !cute.memref<f32, gmem, align<4>, "4:1">
func.func @k(%z: !z) attributes {cute.kernel, nvvm.reqntid = array<i32: 1>} {
  %v0 = cute.memref.load_vec(%z) : (!z) -> vector<4xf32>
  %v1 = arith.addf %v0, %v0 : vector<4xf32>
  %v2 = arith.addf %v1, %v1 : vector<4xf32>
  %v3 = arith.addf %v2, %v2 : vector<4xf32>
  %v4 = arith.addf %v3, %v3 : vector<4xf32>
  %v5 = arith.addf %v4, %v4 : vector<4xf32>
  %v6 = arith.addf %v5, %v5 : vector<4xf32>
  %v7 = arith.addf %v6, %v6 : vector<4xf32>
  %v8 = arith.addf %v7, %v7 : vector<4xf32>
  %v9 = arith.addf %v8, %v8 : vector<4xf32>
  %v10 = arith.addf %v9, %v9 : vector<4xf32>
  %v11 = arith.addf %v10, %v10 : vector<4xf32>
  %v12 = arith.addf %v11, %v11 : vector<4xf32>
  %v13 = arith.addf %v12, %v12 : vector<4xf32>
  %v14 = arith.addf %v13, %v13 : vector<4xf32>
  %v15 = arith.addf %v14, %v14 : vector<4xf32>
  %v16 = arith.addf %v15, %v15 : vector<4xf32>
  %v17 = arith.addf %v16, %v16 : vector<4xf32>
  %v18 = arith.addf %v17, %v17 : vector<4xf32>
  %v19 = arith.addf %v18, %v18 : vector<4xf32>
  %v20 = arith.addf %v19, %v19 : vector<4xf32>
  %v21 = arith.addf %v20, %v20 : vector<4xf32>
  %v22 = arith.addf %v21, %v21 : vector<4xf32>
  %v23 = arith.addf %v22, %v22 : vector<4xf32>
  %v24 = arith.addf %v23, %v23 : vector<4xf32>
  %v25 = arith.addf %v24, %v24 : vector<4xf32>
  %v26 = arith.addf %v25, %v25 : vector<4xf32>
  %v27 = arith.addf %v26, %v26 : vector<4xf32>
  %v28 = arith.addf %v27, %v27 : vector<4xf32>
  %v29 = arith.addf %v28, %v28 : vector<4xf32>
  %v30 = arith.addf %v29, %v29 : vector<4xf32>
  cute.memref.store_vec(%v30, %z) : (vector<4xf32>, !z) -> ()
  return
}
