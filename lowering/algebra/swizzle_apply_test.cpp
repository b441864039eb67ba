// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/swizzle_apply.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

Swizzle swizzle(const std::string& text) {
  const auto value = parseSwizzle(text);
  EXPECT_TRUE(value.ok()) << text;
  return value.ok() ? *value : Swizzle();
}

std::string swizzled(const std::string& s, const std::string& leaf) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto answer = swizzleApply(arithmetic, swizzle(s), Number::of(T(leaf), Role::kCoordinate, nullptr));
  return answer ? toString(answer->type()) : std::string(codeName(answer.error().code));
}

TEST(MixedSwizzleApply, TypesOfResults) {
  EXPECT_EQ(swizzled("S<3,4,3>", "128"), "144");
  EXPECT_EQ(swizzled("S<3,4,3>", "?"), "?");
  // Below the target nothing changes, above it everything may.
  EXPECT_EQ(swizzled("S<3,4,3>", "?{div=8}"), "?{div=8}");
  EXPECT_EQ(swizzled("S<3,4,3>", "?{div=64}"), "?{div=16}");
  EXPECT_EQ(swizzled("S<3,4,3>", "?{div=1024}"), "?{div=1024}");
  EXPECT_EQ(swizzled("S<0,4,3>", "?"), "?");
  // A left shift may reach bit 31.
  EXPECT_EQ(swizzled("S<3,4,-25>", "?"), "?{i64}");
  EXPECT_EQ(swizzled("S<3,4,-24>", "?"), "?");
  EXPECT_EQ(swizzled("S<3,4,3>", "-16"), "kOutOfDomain");
}

TEST(MixedSwizzleApply, ValuesAtRunTime) {
  for (const auto& [s, x, want] : {std::tuple<const char*, int64_t, int64_t>{"S<3,4,3>", 0x480, 0x490},
                                   {"S<3,4,-3>", 0x10, 0x90},
                                   {"S<2,3,-28>", 0x18, 0x180000018}}) {
    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    const auto answer =
        swizzleApply(arithmetic, swizzle(s), Number::of(T("?"), Role::kCoordinate, builder.input(x, 32)));
    ASSERT_TRUE(answer.ok());
    EXPECT_EQ(builder.valueOf(*answer), want) << s;
    EXPECT_EQ(builder.complaint, "");
  }
}

TEST(MixedSwizzleApply, OffsetsInComposedLayouts) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto offset = [&](const std::string& crd, const std::string& stride) {
    return typeText(
        crd2idx(arithmetic, tuple(crd, Role::kCoordinate),
                MixedComposed{swizzle("S<3,4,3>"), tuple("0", Role::kStride), layout("(8,64)", stride)}));
  };
  EXPECT_EQ(offset("(2,0)", "(64,1)"), "144");
  EXPECT_EQ(offset("(?,?)", "(64,1)"), "?");
  EXPECT_EQ(offset("(?,?)", "(?{i64},1)"), "?{i64}");
  EXPECT_EQ(offset("(1,0)", "(-64,1)"), "kOutOfDomain");
  EXPECT_EQ(offset("(8,0)", "(64,1)"), "kOutOfDomain");
  EXPECT_EQ(offset("(?,?)", "(1@0,1@1)"), "kBasisStride");
}

}  // namespace
}  // namespace cutecheck::mixed
