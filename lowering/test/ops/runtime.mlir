// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// The primitives that sugar is made of, casts, divisors, descriptor iterators, atoms: read, inferred, printed.

!fma = !cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>
!one = !cute.memref<f32, rmem, "1:0">

// CHECK-LABEL: @raw
func.func @raw(%s: !cute.int_tuple<"(?,4)">, %d: !cute.stride<"(1,?)">, %l: !cute.layout<"(8,64):(64,1)">, %p: !cute.ptr<f32, gmem>) {
  // CHECK: cute.make_layout_raw(%{{.*}}, %{{.*}}) : (!cute.int_tuple<"(?,4)">, !cute.stride<"(1,?)">) -> !cute.layout<"(?,4):(1,?)">
  %0 = cute.make_layout_raw(%s, %d) : !cute.int_tuple<"(?,4)">, !cute.stride<"(1,?)">
  %b = cute.static : !cute.int_tuple<"3">
  %m = cute.static : !cute.int_tuple<"4">
  // CHECK: %[[W:.*]] = cute.make_swizzle({{.*}}) : (!cute.int_tuple<"3">, !cute.int_tuple<"4">, !cute.int_tuple<"3">) -> !cute.swizzle<"S<3,4,3>">
  %w = cute.make_swizzle(%b, %m, %b) : !cute.int_tuple<"3">, !cute.int_tuple<"4">, !cute.int_tuple<"3">
  // CHECK: cute.make_composed_layout_raw(%{{.*}}, %[[W]], %{{.*}}) : ({{.*}}) -> !cute.composed_layout<"S<3,4,3> o 4 o (8,64):(64,1)">
  %1 = cute.make_composed_layout_raw(%l, %w, %m) : !cute.layout<"(8,64):(64,1)">, !cute.swizzle<"S<3,4,3>">, !cute.int_tuple<"4">
  // CHECK: cute.make_tensor({{.*}}) : (!cute.ptr<f32, gmem>, !cute.layout<"(8,64):(64,1)">) -> !cute.memref<f32, gmem, "(8,64):(64,1)">
  %2 = cute.make_tensor(%p, %l) : !cute.ptr<f32, gmem>, !cute.layout<"(8,64):(64,1)">
  return
}

// i -> %b(%a(i)): the other order than composition's.
// CHECK-LABEL: @compose
func.func @compose(%a: !cute.layout<"4:2">, %b: !cute.layout<"(2,4):(4,1)">) {
  // CHECK: cute.compose(%arg0, %arg1) : ({{.*}}) -> !cute.layout<"4:1">
  %0 = cute.compose(%a, %b) : !cute.layout<"4:2">, !cute.layout<"(2,4):(4,1)">
  return
}

// CHECK-LABEL: @partition
func.func @partition(%v: !cute.memref<f32, gmem, align<16>, "(8,6):(1,8)">, %t: !cute.tile<"[4:1;3:1]">, %c: !cute.coord<"(1,2)">, %o: !cute.coord<"(1,_)">) {
  // CHECK: cute.partition({{.*}}) : ({{.*}}) -> !cute.memref<f32, gmem, "((2,2)):((4,24))">
  %0 = cute.partition(%v, %t, %c) : !cute.memref<f32, gmem, align<16>, "(8,6):(1,8)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(1,2)">
  return
}

// CHECK-LABEL: @window
func.func @window(%p: !cute.ptr<f16, smem>, %l: !cute.layout<"(128,64):(1,128)">, %c: !cute.coord<"(?,?)">) {
  // CHECK: cute.tile_partition({{.*}}) : ({{.*}}) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,128)">)
  %q, %w = cute.tile_partition(%p, %l, %c) : (!cute.ptr<f16, smem>, !cute.layout<"(128,64):(1,128)">, !cute.coord<"(?,?)">) -> (!cute.ptr<f16, smem>, !cute.layout<"(32,32):(1,128)">)
  return
}

// CHECK-LABEL: @numbers
func.func @numbers(%i: i32, %w: i64, %c: !cute.coord<"(-1,?{i64})">) -> !cute.int_tuple<"?{div=4}"> {
  // CHECK: %[[A:.*]] = cute.assume(%{{.*}}) : (i32) -> !cute.i32<divby 4>
  %a = cute.assume(%i) : (i32) -> !cute.i32<divby 4>
  // CHECK: cute.make_int_tuple(%[[A]]) : (!cute.i32<divby 4>) -> !cute.int_tuple<"?{div=4}">
  %t = cute.make_int_tuple(%a) : (!cute.i32<divby 4>) -> !cute.int_tuple<"?{div=4}">
  // CHECK: cute.derefine({{.*}}) : (!cute.coord<"(-1,?{i64})">) -> !cute.coord<"(?,?{i64})">
  %d = cute.derefine(%c) : !cute.coord<"(-1,?{i64})">
  // CHECK: cute.fast_divmod.create_divisor({{.*}}) : (i32) -> !cute.fast_divmod_divisor<32>
  %f = cute.fast_divmod.create_divisor(%i) : i32
  // CHECK: cute.fast_divmod.compute({{.*}}) : (i32, !cute.fast_divmod_divisor<32>) -> (i32, i32)
  %q, %r = cute.fast_divmod.compute(%i, %f) : i32, !cute.fast_divmod_divisor<32>
  // CHECK: cute.fast_divmod.divide({{.*}}) : (i32, !cute.fast_divmod_divisor<32>) -> i32
  %e = cute.fast_divmod.divide(%i, %f) : i32, !cute.fast_divmod_divisor<32>
  // CHECK: cute.fast_divmod.get_divisor({{.*}}) : (!cute.fast_divmod_divisor<32>) -> i32
  %g = cute.fast_divmod.get_divisor(%f) : !cute.fast_divmod_divisor<32>
  // CHECK: cute.fast_divmod.get_aux({{.*}}) : (!cute.fast_divmod_divisor<32>) -> (i32, i8, i8)
  %m, %s1, %s2 = cute.fast_divmod.get_aux(%f) : !cute.fast_divmod_divisor<32>
  // CHECK: cute.fast_divmod.make_divisor({{.*}}) : (i32, i32, i8, i8) -> !cute.fast_divmod_divisor<32>
  %h = cute.fast_divmod.make_divisor(%g, %m, %s1, %s2) : i32, i32, i8, i8
  return %t : !cute.int_tuple<"?{div=4}">
}

// CHECK-LABEL: @pointers
func.func @pointers(%p: !cute.ptr<f32, smem, align<16>>, %l: !cute.layout<"(8,?):(?,1)">, %c: !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, %i: !cute.int_tuple<"(?,?)">) {
  // CHECK: %[[I:.*]] = cute.ptrtoint({{.*}}) : (!cute.ptr<f32, smem, align<16>>) -> i32
  %0 = cute.ptrtoint(%p) : (!cute.ptr<f32, smem, align<16>>) -> i32
  // CHECK: cute.inttoptr(%[[I]]) : (i32) -> !cute.ptr<f16, tmem>
  %1 = cute.inttoptr(%0) : (i32) -> !cute.ptr<f16, tmem>
  // CHECK: cute.recast_iter({{.*}}) : (!cute.ptr<f32, smem, align<16>>) -> !cute.ptr<f16, smem, align<16>>
  %2 = cute.recast_iter(%p) : (!cute.ptr<f32, smem, align<16>>) -> !cute.ptr<f16, smem, align<16>>
  // CHECK: %[[D:.*]] = cute.make_desc_iter({{.*}}) : ({{.*}}) -> !cute.desc_iter<f32, smem, align<16>, "(8,?):(?,1)">
  %3 = cute.make_desc_iter(%p, %l) : !cute.ptr<f32, smem, align<16>>, !cute.layout<"(8,?):(?,1)">
  // CHECK: cute.make_desc_iter({{.*}}) : ({{.*}}) -> !cute.desc_iter<f32, smem, align<16>, "S<3,4,3> o 0 o (8,64):(64,1)">
  %4 = cute.make_desc_iter(%p, %c) : !cute.ptr<f32, smem, align<16>>, !cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">
  // CHECK: cute.deref_desc_iter(%[[D]]) : ({{.*}}) -> !cute.ptr<f32, smem, align<16>>
  %5 = cute.deref_desc_iter(%3) : !cute.desc_iter<f32, smem, align<16>, "(8,?):(?,1)">
  // CHECK: cute.load_scaled_index({{.*}}) : ({{.*}}) -> f32
  %6 = cute.load_scaled_index(%p, %i, %i) : (!cute.ptr<f32, smem, align<16>>, !cute.int_tuple<"(?,?)">, !cute.int_tuple<"(?,?)">) -> f32
  return
}

// CHECK-LABEL: @atoms
func.func @atoms(%a: !fma, %c: !cute_nvgpu.atom.universal_copy<f32>, %s: !one, %d: !one, %shape: !cute.shape<"(1,4,(2,3))">) {
  // CHECK: %[[M:.*]] = cute.make_tiled_mma({{.*}}) : (!cute_nvgpu.atom.universal_fma<1x1x1, (f32, f32) -> f32>) -> !cute.tiled_mma<
  %m = cute.make_tiled_mma(%a) : (!fma) -> !cute.tiled_mma<!fma, atom_layout_MNK = <"(16,8,1):(1,16,0)">>
  // CHECK: cute.copy_atom_call(
  cute.copy_atom_call(%c, %s, %d) : (!cute_nvgpu.atom.universal_copy<f32>, !one, !one) -> ()
  // CHECK: cute.mma_atom_call(%[[M]],
  cute.mma_atom_call(%m, %d, %s, %s, %d) : (!cute.tiled_mma<!fma, atom_layout_MNK = <"(16,8,1):(1,16,0)">>, !one, !one, !one, !one) -> ()
  // CHECK: cute.mma.make_fragment <0> (%[[M]], %{{.*}}) : ({{.*}}) -> !cute.memref<f32, rmem, align<16>, "(1,4,(2,3)):(0,1,(4,8))">
  %f = cute.mma.make_fragment <0> (%m, %shape) : (!cute.tiled_mma<!fma, atom_layout_MNK = <"(16,8,1):(1,16,0)">>, !cute.shape<"(1,4,(2,3))">) -> !cute.memref<f32, rmem, align<16>, "(1,4,(2,3)):(0,1,(4,8))">
  return
}
