// RUN: cutecheck-opt %s | cutecheck-opt | FileCheck %s
// RUN: cutecheck-opt %s -emit-bytecode | cutecheck-opt | FileCheck %s
// What prints parses back; the older spelling is read and printed as the new one.

// CHECK: func.func private @layouts(!cute.layout<"(8,?):(1,8)">, !cute.layout<"(8,4):(1,8)">, !cute.layout<"((2,4),4):((1,16),8)">)
func.func private @layouts(!cute.layout<"(8,?):(1,8)">, !cute.layout<<8:1, 4:8>>, !cute.layout<<((2, 4), 4):((1, 16), 8)>>)
// CHECK: func.func private @old_leaf(!cute.layout<"8:1">, !cute.layout<"(?,?{i64 div=8}):(-1,?)">)
func.func private @old_leaf(!cute.layout<<8:1>>, !cute.layout<<?:-1, ?{i64 div=8}:?>>)
// A shape alone is compact.
// CHECK: func.func private @compact(!cute.layout<"(8,4):(1,8)">)
func.func private @compact(!cute.layout<"(8,4)">)
// CHECK: func.func private @tuples(!cute.int_tuple<"?{div=16}">, !cute.shape<"(8,(?,?{i64}))">, !cute.stride<"(1@0,?@1@1)">, !cute.coord<"((_,_),?)">)
func.func private @tuples(!cute.int_tuple<"?{div=16}">, !cute.shape<" ( 8 , (?,?{i64}))">, !cute.stride<"(1@0,?@1@1)">, !cute.coord<"((_,_),?)">)
// A rank-one tuple is not its leaf.
// CHECK: func.func private @rank_one(!cute.layout<"(4):(1)">, !cute.layout<"4:1">)
func.func private @rank_one(!cute.layout<"(4):(1)">, !cute.layout<"4:1">)
