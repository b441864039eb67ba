// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a kernel's text to PTX in process: what becomes an entry, and what is refused by name.
#include <gtest/gtest.h>

#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"

namespace cutecheck::lowering {
namespace {

std::string refusal(const std::string& module) {
  const Expected<std::string> ir = lowerToLLVMIR(module);
  return ir.ok() ? "lowered" : ir.error().rule + ": " + ir.error().message;
}

TEST(Kernel, OfAGpuModuleReachesPtx) {
  const Expected<std::string> ir = lowerToLLVMIR(R"mlir(
gpu.module @kernels {
  func.func @offset(%c: !cute.coord<"(?,?)">, %d: i32) -> i32 {
    %s = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
    %e = cute.static : !cute.shape<"(64,64)">
    %l = cute.make_layout(%e, %s) : !cute.layout<"(64,64):(1,?)">
    %x = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(64,64):(1,?)">) -> !cute.int_tuple<"?">
    %r = cute.get_scalars(%x) : !cute.int_tuple<"?">
    return %r : i32
  }
  gpu.func @fill(%v: !cute.memref<f32, gmem, "?:1">, %map: !llvm.ptr {cute_nvgpu.grid_constant}, %d: i32) kernel {
    %t = nvvm.read.ptx.sreg.tid.x : i32
    %c = cute.make_coord(%t, %t) : (i32, i32) -> !cute.coord<"(?,?)">
    %o = func.call @offset(%c, %d) : (!cute.coord<"(?,?)">, i32) -> i32
    %k = cute.make_coord(%o) : (i32) -> !cute.coord<"?">
    %x = llvm.load %map {alignment = 4 : i64} : !llvm.ptr -> f32
    cute.memref.store(%v, %k, %x) : (!cute.memref<f32, gmem, "?:1">, !cute.coord<"?">, f32) -> ()
    gpu.return
  }
})mlir");
  ASSERT_TRUE(ir.ok()) << ir.error().str();
  EXPECT_EQ(ir->find("cute"), std::string::npos) << *ir;
  for (const std::string& target : ptx::ptxTargets()) {
    const Expected<std::string> text = ptx::emitPtx(*ir, {target});
    ASSERT_TRUE(text.ok()) << text.error().str();
    EXPECT_NE(text->find(".visible .entry fill("), std::string::npos) << *text;
    EXPECT_NE(text->find(".param .align 64 .b8 fill_param_1[128]"), std::string::npos) << *text;
    EXPECT_NE(text->find("st.global"), std::string::npos) << *text;
    EXPECT_EQ(text->find(".entry offset"), std::string::npos) << *text;
    EXPECT_EQ(text->find(".local"), std::string::npos) << *text;
  }
}

TEST(Kernel, WhatIsNotTakenAlongIsNamed) {
  const std::string shared =
      refusal("gpu.module @m { gpu.func @k() workgroup(%s: memref<4xf32, 3>) kernel { gpu.return } }");
  EXPECT_NE(shared.find("failed to legalize operation 'gpu.func'"), std::string::npos) << shared;
  const std::string grid = refusal("func.func @f() -> index { %x = gpu.block_dim x return %x : index }");
  EXPECT_NE(grid.find("failed to legalize operation 'gpu.block_dim'"), std::string::npos) << grid;
}

// No target has an instruction for 128 bits by 64: the back end writes the division out.
TEST(Kernel, ADivisorOf64BitsReachesPtx) {
  const Expected<std::string> ir = lowerToLLVMIR(R"mlir(
func.func @divide(%n: i64, %d: i64) -> i64 {
  %made = cute.fast_divmod.create_divisor(%d) : (i64) -> !cute.fast_divmod_divisor<64>
  %0 = cute.fast_divmod.divide(%n, %made) : (i64, !cute.fast_divmod_divisor<64>) -> i64
  return %0 : i64
})mlir");
  ASSERT_TRUE(ir.ok()) << ir.error().str();
  const Expected<std::string> text = ptx::emitPtx(*ir);
  ASSERT_TRUE(text.ok()) << text.error().str();
  EXPECT_NE(text->find("mul.hi.u64"), std::string::npos) << *text;
  EXPECT_EQ(text->find("__udivti3"), std::string::npos) << *text;
}

// A mark on what is no kernel would be dropped without a word: the tensor map would be copied.
TEST(Kernel, AMarkThatIsLeftIsNamed) {
  const std::string left = refusal("func.func @f(%d: !llvm.ptr {cute_nvgpu.grid_constant}) { return }");
  EXPECT_NE(left.find("lower_convert"), std::string::npos) << left;
  EXPECT_NE(left.find("'llvm.func' survived the lowering: it has the attribute cute_nvgpu.grid_constant"),
            std::string::npos)
      << left;
  EXPECT_EQ(
      refusal("func.func @f(%d: !llvm.ptr {cute_nvgpu.grid_constant}) attributes {cute.kernel} { return }"),
      "lowered");
}

}  // namespace
}  // namespace cutecheck::lowering
