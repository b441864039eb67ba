// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words that LLVM IR makes of an address, what is no such word, and a descriptor's proof and its twins.
#include "oracle/tv/ir/address_code.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "oracle/tv/decide/descriptor_proof.h"
#include "oracle/tv/decide/wgmma_call.h"
#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::oracle {
namespace {

std::string function(const std::string& body, const std::string& parameters = "ptr addrspace(3) %p") {
  return "define i64 @f(" + parameters + ") {\n" + body + "}\n";
}

const std::string kWord = function(
    "  %a = ptrtoint ptr addrspace(3) %p to i32\n  %b = and i32 %a, 262143\n  %c = lshr i32 %b, 4\n"
    "  %d = zext i32 %c to i64\n  %e = or i64 %d, 4611686293305360384\n  ret i64 %e\n");

Expected<AddressCode> read(const std::string& text) {
  const auto module = IrModule::parse(text);
  EXPECT_TRUE(module.ok()) << (module.ok() ? "" : module.error().message);
  if (!module.ok()) return module.error();
  return AddressCode::resultOf(*module->definition("f"));
}

TEST(AddressCode, IsEvaluated) {
  const auto code = read(kWord);
  ASSERT_TRUE(code.ok()) << code.error().message;
  EXPECT_EQ(code->base(), "%0");
  EXPECT_EQ(code->value(0), 0x4000004000010000U);
  EXPECT_EQ(code->value(0x1000 + 0x40000), 0x4000004000010100U);
}

TEST(AddressCode, C1RefusesWhatIsNoArithmeticOnOneAddress) {
  const char* bodies[] = {
      "  %a = ptrtoint ptr addrspace(3) %p to i64\n  %b = udiv i64 %a, 3\n  ret i64 %b\n",
      "  ret i64 7\n",
      "  %a = ptrtoint ptr addrspace(3) %p to i64\n  %b = shl nuw i64 %a, 3\n  ret i64 %b\n",
      "  %a = ptrtoint ptr addrspace(3) %p to i64\n  br label %n\nn:\n  ret i64 %a\n",
  };
  for (const char* body : bodies) {
    const auto code = read(function(body));
    ASSERT_FALSE(code.ok()) << body;
    EXPECT_EQ(code.error().rule, "address_code_c1");
  }
  EXPECT_FALSE(
      read(function("  %a = ptrtoint ptr addrspace(3) %p to i64\n  %b = ptrtoint ptr addrspace(3) %q to i64\n"
                    "  %c = add i64 %a, %b\n  ret i64 %c\n",
                    "ptr addrspace(3) %p, ptr addrspace(3) %q"))
          .ok());
}

// The plain word with one line beside it, or another beginning.
std::string beside(const std::string& line, const std::string& result) {
  return function(
      "  %a = ptrtoint ptr addrspace(3) %p to i32\n  %b = and i32 %a, 262143\n  %c = lshr i32 %b, 4\n"
      "  %d = zext i32 %c to i64\n  %e = or i64 %d, 4611686293305360384\n" + line + "  ret i64 " + result + "\n");
}
std::string from(const std::string& pointer, const std::string& last, const std::string& parameters) {
  return function(pointer + "  %a = ptrtoint " + last +
                      " to i32\n  %b = and i32 %a, 262143\n  %d = zext i32 %b to i64\n  ret i64 %d\n",
                  parameters);
}

TEST(AddressCode, C1RefusesWhatMayBePoison) {
  const std::string gep = "  %q = getelementptr ";
  for (const std::string& text : {
           beside("  %x = shl i64 %d, 64\n  %r = or i64 %e, %x\n", "%r"),
           beside("  %x = lshr i32 %a, 32\n  %y = zext i32 %x to i64\n  %r = or i64 %e, %y\n", "%r"),
           beside("  %x = shl i64 %d, %e\n", "%x"),
           from(gep + "nuw i8, ptr addrspace(3) %p, i32 -16\n", "ptr addrspace(3) %q", "ptr addrspace(3) %p"),
           from(gep + "inbounds i8, ptr addrspace(3) %p, i32 4096\n", "ptr addrspace(3) %q", "ptr addrspace(3) %p"),
       }) {
    const auto code = read(text);
    ASSERT_FALSE(code.ok()) << text;
    EXPECT_EQ(code.error().rule, "address_code_c1");
  }
  EXPECT_TRUE(read(beside("  %x = shl i64 %d, 63\n  %r = or i64 %e, %x\n", "%r")).ok());
  EXPECT_TRUE(read(beside("  %x = lshr i32 %a, 31\n  %y = zext i32 %x to i64\n  %r = or i64 %e, %y\n", "%r")).ok());
  EXPECT_TRUE(read(from(gep + "i8, ptr addrspace(3) %p, i32 -16\n", "ptr addrspace(3) %q", "ptr addrspace(3) %p")).ok());
}

TEST(AddressCode, C1RefusesAnotherMemory) {
  const std::string cast = "  %q = addrspacecast ptr addrspace(3) %p to ptr\n";
  for (const std::string& text :
       {from("", "ptr %p", "ptr %p"), from("", "ptr addrspace(1) %p", "ptr addrspace(1) %p"),
        from(cast, "ptr %q", "ptr addrspace(3) %p"),
        from("  %q = addrspacecast ptr %p to ptr addrspace(3)\n", "ptr addrspace(3) %q", "ptr %p")}) {
    const auto code = read(text);
    ASSERT_FALSE(code.ok()) << text;
    EXPECT_EQ(code.error().rule, "address_code_c1");
  }
  EXPECT_TRUE(read(from("", "ptr addrspace(3) %p", "ptr addrspace(3) %p")).ok());
}

TEST(AddressCode, KnowsTheFieldsOfAParameter) {
  const std::string pair = "{ptr addrspace(3), ptr addrspace(3)}";
  const auto field = [&](const std::string& name, const std::string& i) {
    return "  %" + name + " = extractvalue " + pair + " %s, " + i + "\n";
  };
  for (const std::string i : {"0", "1"}) {
    const auto code = read(from(field("q", i), "ptr addrspace(3) %q", pair + " %s"));
    ASSERT_TRUE(code.ok()) << code.error().message;
    EXPECT_EQ(code->base(), "%0." + i);
  }
  const auto both = [&](const std::string& second) {
    return function(field("q", "0") + field("w", second) +
                        "  %a = ptrtoint ptr addrspace(3) %q to i64\n  %b = ptrtoint ptr addrspace(3) %w to i64\n"
                        "  %c = or i64 %a, %b\n  ret i64 %c\n",
                    pair + " %s");
  };
  EXPECT_FALSE(read(both("1")).ok());
  EXPECT_TRUE(read(both("0")).ok());
}

DescriptorClaim claimOf(const char* layout) {
  DescriptorClaim claim;
  claim.layout = *parseLayout(layout);
  claim.swizzle = {3, 4, 3};
  return claim;
}

TEST(DescriptorProof, TwoDerivationsOrAnElement) {
  const auto code = read(kWord);
  ASSERT_TRUE(code.ok());
  const auto proved = proveDescriptor(*code, claimOf("((8,8),16):((64,512),1)"));
  ASSERT_TRUE(proved.ok());
  EXPECT_EQ(proved->verdict, Verdict::kProved);
  ASSERT_EQ(proved->derivations.size(), 2U);
  EXPECT_NE(proved->derivations[0].engine(), proved->derivations[1].engine());
  const auto refuted = proveDescriptor(*code, claimOf("((8,8),16):((64,1024),1)"));
  ASSERT_TRUE(refuted.ok());
  EXPECT_EQ(refuted->verdict, Verdict::kRefuted);
  EXPECT_EQ(refuted->counterexample->indices, (std::vector<int64_t>{8, 0}));
}

TEST(DescriptorProof, C1RefusesWhatIsNoOperand) {
  const auto code = read(kWord);
  ASSERT_TRUE(code.ok());
  for (const char* layout : {"64:1", "(64,16):(64,-1)", "(64,16):(65536,1)"}) {
    const auto answer = proveDescriptor(*code, claimOf(layout));
    ASSERT_FALSE(answer.ok()) << layout;
    EXPECT_EQ(answer.error().rule, "descriptor_proof_c1");
  }
}

TEST(WgmmaCall, C1RefusesAnotherForm) {
  const auto module = IrModule::parse(
      "define void @f(i64 %a) {\n  call void asm sideeffect "
      "\"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 nothing;\", "
      "\"l\"(i64 %a)\n  ret void\n}\n");
  ASSERT_TRUE(module.ok());
  const auto calls = wgmmaCalls(*module->definition("f"));
  ASSERT_FALSE(calls.ok());
  EXPECT_EQ(calls.error().rule, "wgmma_call_c1");
}

// What is transposed is said by 0 or 1; another immediate says nothing, and neither does a missing one.
TEST(WgmmaCall, ReadsImmediatesOrRefuses) {
  const auto calls = [](const std::string& immediates) {
    const auto module = IrModule::parse(
        "define void @f(i64 %a, i64 %b) {\n  call void asm sideeffect "
        "\"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {d}, $0, $1, p, " +
        immediates + ";\", \"l,l\"(i64 %a, i64 %b)\n  ret void\n}\n");
    return wgmmaCalls(*module.value().definition("f"));
  };
  const auto read = calls("1, -1, 0, 1");
  ASSERT_TRUE(read.ok()) << read.error().str();
  EXPECT_FALSE(read->front().transposedA);
  EXPECT_TRUE(read->front().transposedB);
  for (const char* immediates : {"1, 1, 0, 2", "1, 1, 0, true", "1, 1, $2, 0", "1, 1, 1", "0, 1, 0, 1", "1"})
    EXPECT_FALSE(calls(immediates).ok()) << immediates;
}

}  // namespace
}  // namespace cutecheck::oracle
