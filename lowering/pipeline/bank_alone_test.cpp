// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bank on what cute-desugar would have rewritten: convert-cute-to-llvm alone, compiled for this machine
// and called, against what plain C++ makes of the same arguments.
#include <gtest/gtest.h>

#include <set>

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "lowering/pipeline/jit.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {
namespace {

std::string convertedAlone(const char* text) {
  mlir::DialectRegistry registry;
  to_llvm::registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  mlir::PassManager passes(&context);
  passes.addPass(to_llvm::createConvertCuteToLLVMPass());
  if (!module || mlir::failed(passes.run(*module))) return "";
  llvm::LLVMContext llvmContext;
  const std::unique_ptr<llvm::Module> translated = to_llvm::translateToLLVMIR(*module, llvmContext);
  std::string ir;
  if (translated) llvm::raw_string_ostream(ir) << *translated;
  return ir;
}

// Thread i of (4,3):(3,1) has row i / 3 of every four and column i % 3 of every three.
TEST(BankAlone, PartitionsAreOfEveryThreadItsOwn) {
  const std::string ir = convertedAlone(R"mlir(
!p = !cute.ptr<f32, generic>
!v = !cute.memref<f32, generic, "(?,?):(1,?)">
!part = !cute.memref<f32, generic, "(?,?):(4,?{i64 div=3})">
!t = !cute.layout<"(4,3):(3,1)">
func.func private @taken(%p: !p, %m: i32, %n: i32, %d: i32, %i: i32) -> !part {
  %s = cute.make_shape(%m, %n) : (i32, i32) -> !cute.shape<"(?,?)">
  %e = cute.make_stride(%d) : (i32) -> !cute.stride<"(1,?)">
  %l = cute.make_layout(%s, %e) : !cute.layout<"(?,?):(1,?)">
  %v = cute.make_view(%p, %l) : !v
  %t = cute.static : !t
  %k = cute.make_int_tuple(%i) : (i32) -> !cute.int_tuple<"?">
  %r = cute.local_partition(%v, %t, %k) : (!v, !t, !cute.int_tuple<"?">) -> !part
  return %r : !part
}
func.func @at(%p: !p, %m: i32, %n: i32, %d: i32, %i: i32, %x: i32, %y: i32) -> !p {
  %r = func.call @taken(%p, %m, %n, %d, %i) : (!p, i32, i32, i32, i32) -> !part
  %l = cute.get_layout(%r) : !part
  %c = cute.make_coord(%x, %y) : (i32, i32) -> !cute.coord<"(?,?)">
  %o = cute.crd2idx(%c, %l) : (!cute.coord<"(?,?)">, !cute.layout<"(?,?):(4,?{i64 div=3})">) -> !cute.int_tuple<"?{i64}">
  %b = cute.get_iter(%r) : !part
  %q = cute.add_offset(%b, %o) : (!p, !cute.int_tuple<"?{i64}">) -> !p
  return %q : !p
}
func.func @extents(%p: !p, %m: i32, %n: i32, %d: i32) -> i64 {
  %zero = arith.constant 0 : i32
  %r = func.call @taken(%p, %m, %n, %d, %zero) : (!p, i32, i32, i32, i32) -> !part
  %l = cute.get_layout(%r) : !part
  %z = cute.size(%l) : (!cute.layout<"(?,?):(4,?{i64 div=3})">) -> !cute.int_tuple<"?{i64}">
  %s = cute.get_scalars(%z) : !cute.int_tuple<"?{i64}">
  return %s : i64
})mlir");
  const Expected<Jit> jit = Jit::compile(ir);
  ASSERT_TRUE(jit.ok()) << jit.error().str() << ir;
  using At = float*(float*, int32_t, int32_t, int32_t, int32_t, int32_t, int32_t);
  auto* const at = reinterpret_cast<At*>(jit->find("at"));
  auto* const extents =
      reinterpret_cast<int64_t (*)(float*, int32_t, int32_t, int32_t)>(jit->find("extents"));
  ASSERT_TRUE(at && extents);
  constexpr int32_t stride = 20;
  std::vector<float> memory(400);
  std::set<int64_t> seen;
  for (int32_t i = 0; i < 12; ++i)
    for (int32_t x = 0; x < 3; ++x)
      for (int32_t y = 0; y < 3; ++y) {
        const int64_t offset = at(memory.data(), 10, 7, stride, i, x, y) - memory.data();
        EXPECT_EQ(offset, (i / 3 + 4 * x) + (i % 3 + 3 * y) * stride);
        EXPECT_TRUE(seen.insert(offset).second);
      }
  EXPECT_EQ(seen.size(), 108u);
  for (const auto& [m, n, tiles] : {std::array{10, 7, 9}, {8, 6, 4}, {1, 1, 1}, {9, 3, 3}})
    EXPECT_EQ(extents(memory.data(), m, n, stride), tiles) << m << " " << n;
}

// The twin: what no pattern takes is an error, and nothing is emitted.
TEST(BankAlone, WhatIsLeftIsNothing) {
  EXPECT_EQ(convertedAlone(R"mlir(
func.func @local(%l: !cute.layout<"(?,6):(1,?)">, %c: !cute.coord<"(0,0)">) {
  %t = cute.static : !cute.tile<"[4:1;3:1]">
  %r = cute.local_tile(%l, %t, %c) : (!cute.layout<"(?,6):(1,?)">, !cute.tile<"[4:1;3:1]">, !cute.coord<"(0,0)">)
      -> !cute.layout<"(4,3):(1,?)">
  return
})mlir"),
            "");
}

}  // namespace
}  // namespace cutecheck::lowering
