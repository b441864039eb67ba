// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/emit_ptx.h"

#include <set>
#include <thread>

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

// A kernel with a parameter of struct type by value, as the lowering passes a view, and a helper.
constexpr const char* kKernel = R"ll(
define ptx_kernel void @scale({ ptr addrspace(1), { i32, i64 } } %view, float %by) #0 {
  %base = extractvalue { ptr addrspace(1), { i32, i64 } } %view, 0
  %count = extractvalue { ptr addrspace(1), { i32, i64 } } %view, 1, 0
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %tid, %count
  br i1 %inside, label %then, label %done
then:
  %at = zext i32 %tid to i64
  %address = getelementptr float, ptr addrspace(1) %base, i64 %at
  %old = load float, ptr addrspace(1) %address, align 4
  %new = fmul float %old, %by
  store float %new, ptr addrspace(1) %address, align 4
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
attributes #0 = { "nvvm.reqntid"="128" }
)ll";

constexpr const char* kFunction = "define i32 @twice(i32 %x) { %r = add i32 %x, %x ret i32 %r }";

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string ruleOf(const std::string& ir, const std::string& target = "sm_90a") {
  const Expected<std::string> ptx = emitPtx(ir, {target});
  return ptx.ok() ? "none" : ptx.error().rule;
}

TEST(EmitPtx, AKernelIsAnEntryOfItsTarget) {
  for (const std::string& target : knownPtxTargets()) {
    const Expected<std::string> ptx = emitPtx(kKernel, {target});
    ASSERT_TRUE(ptx.ok()) << ptx.error().str();
    EXPECT_TRUE(contains(*ptx, ".version 9.0\n")) << *ptx;
    EXPECT_TRUE(contains(*ptx, ".target " + target + "\n")) << *ptx;
    EXPECT_TRUE(contains(*ptx, ".visible .entry scale(")) << *ptx;
    EXPECT_TRUE(contains(*ptx, ".param .align 8 .b8 scale_param_0[24]")) << *ptx;
    EXPECT_TRUE(contains(*ptx, ".reqntid 128\n")) << *ptx;
  }
}

TEST(EmitPtx, AFunctionIsNoEntry) {
  const Expected<std::string> ptx = emitPtx(kFunction);
  ASSERT_TRUE(ptx.ok()) << ptx.error().str();
  EXPECT_TRUE(contains(*ptx, ".visible .func  (.param .b32 func_retval0) twice(")) << *ptx;
  EXPECT_FALSE(contains(*ptx, ".entry"));
  EXPECT_FALSE(contains(*ptx, ".reqntid"));
}

// A fragment of two, reached through the struct of a view; the second element is stored at `index`.
std::string fragment(const std::string& index) {
  return R"ll(
    define float @f(float %a, float %b, i64 %i) {
      %m = alloca [2 x float], align 16
      %view = insertvalue { ptr, { i32 } } poison, ptr %m, 0
      %m0 = extractvalue { ptr, { i32 } } %view, 0
      %m1 = getelementptr float, ptr %m0, i64 )ll" +
         index + R"ll(
      store float %a, ptr %m0, align 4
      store float %b, ptr %m1, align 4
      %x = load <2 x float>, ptr %m0, align 16
      %r = extractelement <2 x float> %x, i32 1
      ret float %r
    })ll";
}

TEST(EmitPtx, FragmentsAtConstantPlacesLiveInRegisters) {
  const Expected<std::string> constant = emitPtx(fragment("1")), variable = emitPtx(fragment("%i"));
  ASSERT_TRUE(constant.ok()) << constant.error().str();
  ASSERT_TRUE(variable.ok()) << variable.error().str();
  EXPECT_FALSE(contains(*constant, ".local")) << *constant;
  EXPECT_TRUE(contains(*variable, ".local")) << *variable;
}

TEST(EmitPtx, TheSameBytesTwentyTimes) {
  std::set<std::string> texts;
  for (int i = 0; i < 20; ++i) {
    const Expected<std::string> ptx = emitPtx(kKernel);
    ASSERT_TRUE(ptx.ok());
    texts.insert(*ptx);
  }
  EXPECT_EQ(texts.size(), 1u);
  texts.insert(emitPtx(kKernel, {"sm_100a"}).value());
  EXPECT_EQ(texts.size(), 2u) << "another target is another text";
}

TEST(EmitPtx, TheSameBytesOnTwoThreads) {
  std::set<std::string> one, two;
  const auto run = [](std::set<std::string>& texts) {
    for (int i = 0; i < 10; ++i) {
      const Expected<std::string> ptx = emitPtx(kKernel);
      texts.insert(ptx.ok() ? *ptx : ptx.error().str());
    }
  };
  std::thread first(run, std::ref(one)), second(run, std::ref(two));
  first.join();
  second.join();
  EXPECT_EQ(one.size(), 1u);
  EXPECT_EQ(one, two);
  EXPECT_EQ(*one.begin(), emitPtx(kKernel).value());
}

TEST(LlvmVersion, IsTheOneAsked) { EXPECT_EQ(llvmVersion().substr(0, 5), "22.1."); }

TEST(EmitPtx, AnUnknownTargetIsRefusedWithTheKnown) {
  const Expected<std::string> ptx = emitPtx(kKernel, {"sm_75"});
  ASSERT_FALSE(ptx.ok());
  EXPECT_EQ(ptx.error().rule, "ptx_target");
  EXPECT_TRUE(contains(ptx.error().message, "'sm_75'; known: sm_90a, sm_100a")) << ptx.error().message;
}

TEST(EmitPtx, TextThatIsNoModuleIsRefused) {
  EXPECT_EQ(ruleOf("not IR"), "ptx_parse");
  EXPECT_EQ(ruleOf("define i32 @f() { ret i64 0 }"), "ptx_parse");
  // Parses, and breaks a rule of the verifier: the definition does not dominate its use.
  EXPECT_EQ(
      ruleOf("define i32 @f(i1 %c) {\n br i1 %c, label %a, label %b\na:\n %x = add i32 1, 2\n br label %b\n"
             "b:\n ret i32 %x\n}"),
      "ptx_parse");
  EXPECT_EQ(ruleOf(kFunction), "none");
}

// tcgen05 exists from sm_100 on: for sm_90a there is no instruction to select.
constexpr const char* kTensorMemory = R"ll(
define ptx_kernel void @wait() {
  call void @llvm.nvvm.tcgen05.wait.ld()
  ret void
}
declare void @llvm.nvvm.tcgen05.wait.ld()
)ll";

TEST(EmitPtx, AnIntrinsicThatTheTargetLacksIsADiagnostic) {
  const Expected<std::string> ptx = emitPtx(kTensorMemory, {"sm_90a"});
  ASSERT_FALSE(ptx.ok());
  EXPECT_EQ(ptx.error().rule, "ptx_backend");
  EXPECT_TRUE(contains(ptx.error().message, "Cannot select")) << ptx.error().message;
  EXPECT_EQ(ptx.error().message.find('\n'), std::string::npos);
  EXPECT_EQ(ruleOf(kTensorMemory, "sm_100a"), "none");
  EXPECT_EQ(ruleOf(kKernel), "none") << "the back end works on after a refusal";
}

TEST(EmitPtx, AnErrorOfTheBackEndIsADiagnostic) {
  const std::string asmOf =
      "define void @f(i32 %x) {\n call void asm sideeffect \"nop;\", \"%C\"(i32 %x)\n ret void\n}";
  const auto with = [&](const std::string& constraint) {
    std::string text = asmOf;
    return text.replace(text.find("%C"), 2, constraint);
  };
  EXPECT_EQ(ruleOf(with("{no_such_register}")), "ptx_backend");
  EXPECT_EQ(ruleOf(with("r")), "none");
}

TEST(EmitPtx, RefusalsOnTwoThreadsKeepApart) {
  std::string one, two;
  std::thread first([&] {
    for (int i = 0; i < 5; ++i) one += ruleOf(kTensorMemory) + " ";
  });
  std::thread second([&] {
    for (int i = 0; i < 5; ++i) two += ruleOf(kKernel) + " ";
  });
  first.join();
  second.join();
  EXPECT_EQ(one, "ptx_backend ptx_backend ptx_backend ptx_backend ptx_backend ");
  EXPECT_EQ(two, "none none none none none ");
}

}  // namespace
}  // namespace cutecheck::ptx
