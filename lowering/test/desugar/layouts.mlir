// RUN: cutecheck-opt %s -cute-desugar | FileCheck %s
// Operations on layouts, on views: the layout is changed and the iterator kept. A result its type knows is a value.

!g = !cute.memref<f32, gmem, align<16>, "(?,?):(?{i64 div=4},1)">

// CHECK-LABEL: @divided
// CHECK: %[[L:.*]] = cute.get_layout(%arg0)
// CHECK: %[[D:.*]] = cute.flat_divide(%[[L]],
// CHECK: %[[I:.*]] = cute.get_iter(%arg0)
// CHECK: cute.make_view(%[[I]], %[[D]])
func.func @divided(%g: !g) -> !cute.memref<f32, gmem, align<16>, "(4,3,?,?):(?{i64 div=4},1,?{i64 div=16},3)"> {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %b = cute.flat_divide(%g, %t) : (!g, !cute.tile<"[4:1;3:1]">) -> !cute.memref<f32, gmem, align<16>, "(4,3,?,?):(?{i64 div=4},1,?{i64 div=16},3)">
  return %b : !cute.memref<f32, gmem, align<16>, "(4,3,?,?):(?{i64 div=4},1,?{i64 div=16},3)">
}

// The brackets stay with the operation.
// CHECK-LABEL: @grouped
// CHECK: cute.group_modes <0, 2>
// CHECK-SAME: !cute.layout<"(?,?):(?{i64 div=4},1)">
func.func @grouped(%g: !g) -> !cute.memref<f32, gmem, align<16>, "((?,?)):((?{i64 div=4},1))"> {
  %b = cute.group_modes <0, 2> (%g) : (!g) -> !cute.memref<f32, gmem, align<16>, "((?,?)):((?{i64 div=4},1))">
  return %b : !cute.memref<f32, gmem, align<16>, "((?,?)):((?{i64 div=4},1))">
}

// CHECK-LABEL: @known
// CHECK-NEXT: %[[R:.*]] = cute.static : !cute.layout<"((3,2),(4,5)):((10,5),(30,1))">
// CHECK-NEXT: return %[[R]]
func.func @known() -> !cute.layout<"((3,2),(4,5)):((10,5),(30,1))"> {
  %a = cute.static : !cute.layout<"(2,5):(5,1)">
  %b = cute.static : !cute.layout<"(3,4):(1,3)">
  %d = cute.raked_product(%a, %b) : (!cute.layout<"(2,5):(5,1)">, !cute.layout<"(3,4):(1,3)">) -> !cute.layout<"((3,2),(4,5)):((10,5),(30,1))">
  return %d : !cute.layout<"((3,2),(4,5)):((10,5),(30,1))">
}

// Registers like a layout, of a type of their own; an effect is not folded away.
// CHECK-LABEL: @registers
// CHECK: %[[L:.*]] = cute.static : !cute.layout<"(4,3):(1,4)">
// CHECK: cute.make_fragment(%[[L]])
// CHECK: cute.print("x")
func.func @registers() -> !cute.memref<i8, rmem, align<16>, "(4,3):(1,4)"> {
  %a = cute.static : !cute.layout<"(4,3):(3,1)">
  %d = cute.make_fragment_like <i8> (%a) : (!cute.layout<"(4,3):(3,1)">) -> !cute.memref<i8, rmem, align<16>, "(4,3):(1,4)">
  cute.print("x")
  return %d : !cute.memref<i8, rmem, align<16>, "(4,3):(1,4)">
}
