// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// Composed layouts of two layouts, and the attributes of all kinds: what prints parses back.

// CHECK: func.func private @integers(!cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">, !cute.composed_layout<"(?,5):(1,?{i64}) o ? o (2,?):(1,2)">)
func.func private @integers(!cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">, !cute.composed_layout<"(?,5):(1,?{i64})o?o(2,?):(1,2)">)
// CHECK: func.func private @coordinates(!cute.composed_layout<"(4,5):(1,4) o (0,1) o (2,3):(1@0,1@1)">, !cute.composed_layout<"(4,5):(1@1,1@0) o 0 o (2,3):(1@0,1@1)">)
func.func private @coordinates(!cute.composed_layout<"(4,5):(1,4) o (0,1) o (2,3):(1@0,1@1)">, !cute.composed_layout<"(4,5):(1@1,1@0) o 0 o (2,3):(1@0,1@1)">)
// CHECK: func.func private @attributes() attributes
// CHECK-SAME: a = #cute.int_tuple<"(1,(?,3))">
// CHECK-SAME: b = #cute.shape<"(?,8)">
// CHECK-SAME: c = #cute.stride<"(1@0,?@1)">
// CHECK-SAME: d = #cute.coord<"(_,1)">
// CHECK-SAME: e = #cute.layout<"(4,8):(1,4)">
// CHECK-SAME: f = #cute.tile<"[4:1;_]">
// CHECK-SAME: g = #cute.swizzle<"S<3,4,3>">
// CHECK-SAME: h = #cute.composed_layout<"S<3,4,3> o 0 o (8,4):(1,8)">
// CHECK-SAME: i = #cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">
func.func private @attributes() attributes {
  a = #cute.int_tuple<"(1,(?,3))">, b = #cute.shape<"(?,8)">, c = #cute.stride<"(1@0,?@1)">, d = #cute.coord<"(_,1)">,
  e = #cute.layout<"(4,8)">, f = #cute.tile<"[4:1;_]">, g = #cute.swizzle<"S<3,4,3>">,
  h = #cute.composed_layout<"S<3,4,3> o 0 o (8,4):(1,8)">, i = #cute.composed_layout<"(4,5):(1,4) o 2 o (2,3):(1,2)">}
