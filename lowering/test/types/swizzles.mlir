// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// Tiles, swizzles and composed layouts: what prints parses back, as text and as bytecode.

// CHECK: func.func private @tiles(!cute.tile<"[16:1;128:1]">, !cute.tile<"8:1">, !cute.tile<"[_;(2,2):(1,4)]">)
func.func private @tiles(!cute.tile<"[16:1;128:1]">, !cute.tile<"8">, !cute.tile<"<_,(2,2):(1,4)>">)
// CHECK: func.func private @swizzles(!cute.swizzle<"S<3,4,3>">, !cute.swizzle<"S<2,3,-2>">, !cute.swizzle<"S<0,0,32>">)
func.func private @swizzles(!cute.swizzle<"Sw<3,4,3>">, !cute.swizzle<"swizzle<2,3,-2>">, !cute.swizzle<"S<0,0,32>">)
// CHECK: func.func private @composed(!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.composed_layout<"S<0,4,3> o ? o (8,?):(?{i64},1)">)
func.func private @composed(!cute.composed_layout<"S<3,4,3> o 0 o (8,64):(64,1)">, !cute.composed_layout<"S<0,4,3> o ? o (8,?):(?{i64},1)">)
