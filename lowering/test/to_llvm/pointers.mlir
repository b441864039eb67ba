// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s
// RUN: cutecheck-opt %s -convert-cute-to-llvm | FileCheck %s --check-prefix=NONE
// Casts of pointers, promises about integers, windows.

// NONE-NOT: cute.

// CHECK-LABEL: llvm.func @casts
// CHECK: %[[I:.*]] = llvm.ptrtoint %arg0 : !llvm.ptr<3> to i32
// CHECK: %[[P:.*]] = llvm.inttoptr %[[I]] : i32 to !llvm.ptr<6>
// CHECK: llvm.return %[[P]]
func.func @casts(%p: !cute.ptr<f32, smem, align<16>>) -> !cute.ptr<f32, tmem> {
  %h = cute.recast_iter(%p) : (!cute.ptr<f32, smem, align<16>>) -> !cute.ptr<f16, smem, align<16>>
  %i = cute.ptrtoint(%h) : (!cute.ptr<f16, smem, align<16>>) -> i32
  %q = cute.inttoptr(%i) : (i32) -> !cute.ptr<f32, tmem>
  return %q : !cute.ptr<f32, tmem>
}

// CHECK-LABEL: llvm.func @assumed
// CHECK: llvm.return %arg0 : i32
func.func @assumed(%i: i32) -> !cute.int_tuple<"?{div=4}"> {
  %a = cute.assume(%i) : (i32) -> !cute.i32<divby 4>
  %t = cute.make_int_tuple(%a) : (!cute.i32<divby 4>) -> !cute.int_tuple<"?{div=4}">
  return %t : !cute.int_tuple<"?{div=4}">
}

// What the type knew is a value.
// CHECK-LABEL: llvm.func @derefined
// CHECK: llvm.mlir.constant(-1 : i32) : i32
func.func @derefined(%i: i32) -> !cute.coord<"(?,?)"> {
  %c = cute.make_coord(%i) : (i32) -> !cute.coord<"(-1,?)">
  %d = cute.derefine(%c) : (!cute.coord<"(-1,?)">) -> !cute.coord<"(?,?)">
  return %d : !cute.coord<"(?,?)">
}

// The pointer moves by coordinate times 32, the window's extent, times stride.
// CHECK-LABEL: llvm.func @window
// CHECK: llvm.mul
// CHECK: llvm.getelementptr %arg0[%{{.*}}] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f16
func.func @window(%p: !cute.ptr<f16, smem>, %l: !cute.layout<"(128,64):(1,?)">, %c: !cute.coord<"(0,?)">) -> !cute.ptr<f16, smem> {
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,?)">, !cute.coord<"(0,?)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,?)">)
  return %q : !cute.ptr<f16, smem>
}
