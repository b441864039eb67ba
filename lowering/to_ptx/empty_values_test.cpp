// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/empty_values.h"

#include <gtest/gtest.h>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include "lowering/to_ptx/emit_ptx.h"

namespace cutecheck::ptx {
namespace {

// What is left of the module, which stays a valid one.
std::string without(const std::string& text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  const std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(text, diagnostic, context);
  if (!module) return "not read: " + diagnostic.getMessage().str();
  dropEmptyValues(*module);
  std::string result;
  llvm::raw_string_ostream out(result);
  if (llvm::verifyModule(*module, &out)) return "not valid: " + result;
  out << *module;
  return result;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

// A swizzle, a pair of them, and no elements: between them what a kernel is passed, with what is said of it.
constexpr const char* kKernel = R"ll(
define ptx_kernel void @k({} %swizzle, ptr addrspace(1) noalias %p, { {}, {} } %pair,
                          ptr byval([128 x i8]) align 64 "nvvm.grid_constant" %map, [0 x i32] %none, i32 %x) #0 {
  %y = insertvalue { {}, i32 } poison, {} %swizzle, 0
  %z = insertvalue { {}, i32 } %y, i32 %x, 1
  %w = extractvalue { {}, i32 } %z, 1
  store i32 %w, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "nvvm.reqntid"="128" }
)ll";

TEST(EmptyValues, AKernelIsLaunchedWithoutThem) {
  const std::string left = without(kKernel);
  EXPECT_TRUE(contains(left,
                       "define ptx_kernel void @k(ptr addrspace(1) noalias %p, "
                       "ptr byval([128 x i8]) align 64 \"nvvm.grid_constant\" %map, i32 %x) #0 {"))
      << left;
  const Expected<std::string> ptx = emitPtx(kKernel);
  ASSERT_TRUE(ptx.ok()) << ptx.error().str();
  EXPECT_TRUE(contains(*ptx,
                       ".param .u64 .ptr .global .align 1 k_param_0,\n"
                       "\t.param .align 64 .b8 k_param_1[128],\n\t.param .u32 k_param_2\n"))
      << *ptx;
  EXPECT_TRUE(contains(*ptx, ".reqntid 128\n")) << *ptx;
}

TEST(EmptyValues, FunctionsAreCalledWithoutThemAndReturnNone) {
  const std::string left = without(R"ll(
    declare {} @said({}, i32 signext, ...)
    define {} @answer({} %a, i32 %x) {
      %r = tail call {} ({}, i32, ...) @said({} %a, i32 signext %x, {} %a, i64 7)
      %s = insertvalue { {} } poison, {} %r, 0
      br label %end
    end:
      ret {} %r
    })ll");
  EXPECT_TRUE(contains(left, "declare void @said(i32 signext, ...)")) << left;
  EXPECT_TRUE(contains(left, "define void @answer(i32 %x) {")) << left;
  EXPECT_TRUE(contains(left, "tail call void (i32, ...) @said(i32 signext %x, {} poison, i64 7)")) << left;
  EXPECT_TRUE(contains(left, "ret void")) << left;
}

// The twins: what has a number, however deep, stays; and a function that may be called from anywhere.
TEST(EmptyValues, WhatHasANumberStays) {
  const std::string whole =
      "define { {}, i32 } @f({ { {}, [1 x i8] }, {} } %a) {\n  %r = insertvalue { {}, i32 } poison, i32 1, "
      "1\n  ret { {}, i32 } %r\n}\n";
  EXPECT_TRUE(contains(without(whole), whole)) << without(whole);
}

TEST(EmptyValues, AFunctionWhoseAddressIsTakenStays) {
  const std::string left = without("define void @f({} %a) { ret void }\n@table = global ptr @f\n");
  EXPECT_TRUE(contains(left, "define void @f({} %a)")) << left;
  EXPECT_TRUE(contains(left, "@table = global ptr @f")) << left;
}

}  // namespace
}  // namespace cutecheck::ptx
