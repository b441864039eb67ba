// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowered code, executed: swizzle_apply, and crd2idx in composed layouts with dynamic leaves, against
// core.
#include <gtest/gtest.h>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"
#include "properties/differential/mixed/mixed_swizzle_cases.h"
#include "properties/harness/settings.h"
#include "properties/validation/jit_functions.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::Role;

constexpr int64_t kFunctions = 250;
constexpr int64_t kCallsEach = 60;

// A coordinate and a composed layout of types, and the type of the offset.
struct Subject {
  std::string name;
  IntTuple crd;
  ComposedLayout composed;
  IntTuple result;
};

std::optional<IntTuple> inferred(const Subject& s) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto result = mixed::crd2idx(arithmetic, mixed::MixedTuple::of(s.crd, Role::kCoordinate),
                                     mixed::MixedComposed::of(s.composed));
  if (!result) return std::nullopt;
  return result->type();
}

std::string functionText(const Subject& s) {
  Body body;
  const Layout& l = s.composed.layout;
  const std::string layout = "!cute.layout<\"" + toString(l) + "\">";
  const std::string swizzle = "!cute.swizzle<\"" + toString(s.composed.swizzle) + "\">";
  const std::string composed = "!cute.composed_layout<\"" + toString(s.composed) + "\">";
  body.make("%c", "make_coord", "coord", s.crd);
  body.make("%m", "make_shape", "shape", l.shape());
  body.make("%d", "make_stride", "stride", l.stride());
  body.make("%n", "make_int_tuple", "int_tuple", s.composed.offset);
  body.line("%l = cute.make_layout(%m, %d) : " + layout);
  body.line("%z = cute.static : " + swizzle);
  body.line("%x = cute.make_composed_layout(%z, %n, %l) : (" + swizzle + ", " +
            quoted("int_tuple", s.composed.offset) + ", " + layout + ") -> " + composed);
  body.line("%r = cute.crd2idx(%c, %x) : (" + quoted("coord", s.crd) + ", " + composed + ") -> " +
            quoted("int_tuple", s.result));
  body.store("int_tuple", s.result);
  return "func.func @" + s.name + "(%in: !llvm.ptr, %out: !llvm.ptr) {\n" + body.text() + "  return\n}\n";
}

// A coordinate of `type` inside `shape`; nothing where a static leaf lies outside.
std::optional<IntTuple> inside(Random& random, const IntTuple& type, const IntTuple& shape,
                               std::vector<int64_t>& arguments) {
  if (type.isTuple()) {
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < type.rank(); ++i) {
      const auto mode = inside(random, type.mode(i), shape.mode(i), arguments);
      if (!mode) return std::nullopt;
      modes.push_back(*mode);
    }
    return IntTuple::tuple(std::move(modes));
  }
  const Expected<int64_t> extent = size(shape);
  if (!extent) return std::nullopt;
  if (type.isInt()) return type.value() < *extent ? std::optional(type) : std::nullopt;
  const DynamicLeaf leaf = type.dynamicLeaf();
  const int64_t most = std::min<int64_t>(*extent - 1, leaf.width == 32 ? INT32_MAX : INT64_MAX);
  const int64_t value = random.between(0, most) / leaf.div * leaf.div;
  arguments.push_back(value);
  return IntTuple(value);
}

TEST(MixedSwizzleJit, Crd2IdxInComposedLayoutsExecutedAgreesWithCore) {
  Random random(settings().seed);
  std::vector<Subject> subjects;
  std::string module;
  while (static_cast<int64_t>(subjects.size()) < kFunctions) {
    const SwizzleCase c = randomSwizzleCase(random);
    const ComposedLayout& l = c.composed;
    if (l.swizzle.bits == 0) continue;
    Subject s{
        "f" + std::to_string(subjects.size()),
        loosen(random, c.coordinate).type,
        {l.swizzle, loosen(random, l.offset).type,
         Layout::unchecked(loosen(random, l.layout.shape()).type, loosen(random, l.layout.stride()).type)},
        IntTuple()};
    const std::optional<IntTuple> result = inferred(s);
    if (!result || result->isInt()) continue;
    s.result = *result;
    module += functionText(s);
    subjects.push_back(std::move(s));
  }
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(module);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Expected<lowering::Jit> jit = lowering::Jit::compile(*lowered);
  ASSERT_TRUE(jit.ok()) << jit.error().str();
  int64_t calls = 0, moved = 0, wide = 0, outside = 0;
  for (const Subject& s : subjects) {
    const auto function = reinterpret_cast<Function>(jit->find(s.name));
    ASSERT_NE(function, nullptr) << s.name;
    for (int64_t call = 0; call < kCallsEach; ++call) {
      // The order of the arguments is that of the function: coordinate, shape, stride, offset.
      std::vector<int64_t> crdArguments, shapeArguments, rest;
      SwizzleCase values{s.composed, IntTuple()};
      const auto draw = [&](int64_t atLeast) {
        return [&, atLeast](const DynamicLeaf& leaf) { return drawMagnitude(random, leaf, atLeast); };
      };
      const IntTuple shape = filled(s.composed.layout.shape(), shapeArguments, draw(1));
      values.composed.layout = Layout::unchecked(shape, filled(s.composed.layout.stride(), rest, draw(0)));
      values.composed.offset = filled(s.composed.offset, rest, draw(0));
      const auto crd = inside(random, s.crd, shape, crdArguments);
      const auto want = crd ? swizzledOffset({values.composed, *crd}) : std::nullopt;
      if (!want) {
        ++outside;
        continue;
      }
      values.coordinate = *crd;
      std::vector<int64_t> arguments = crdArguments;
      arguments.insert(arguments.end(), shapeArguments.begin(), shapeArguments.end());
      arguments.insert(arguments.end(), rest.begin(), rest.end());
      int64_t got = -1;
      function(arguments.data(), &got);
      ++calls;
      wide += *want != static_cast<int32_t>(*want);
      moved += *want != values.composed.offset.value() + crd2idx(*crd, values.composed.layout)->value();
      ASSERT_EQ(got, *want) << toString(*crd) << " in " << toString(values.composed) << " by\n"
                            << functionText(s) << "reproduce with --seed=" << settings().seed;
    }
  }
  std::printf(
      "swizzled crd2idx: %lld functions, %lld calls agreed, %lld moved by the swizzle, %lld beyond 32 bits, "
      "%lld draws outside the domain\n",
      static_cast<long long>(kFunctions), static_cast<long long>(calls), static_cast<long long>(moved),
      static_cast<long long>(wide), static_cast<long long>(outside));
  EXPECT_GE(calls, 10'000);
  EXPECT_GT(moved, 1'000) << "the swizzles did nothing";
  EXPECT_GT(wide, 0) << "no offset left 32 bits: nothing is shown about them";
}

TEST(MixedSwizzleJit, ApplySwizzleExecutedAgreesWithCore) {
  Random random(settings().seed);
  std::vector<std::pair<Swizzle, DynamicLeaf>> subjects;
  std::string module;
  for (int64_t k = 0; k < kFunctions; ++k) {
    const Swizzle swizzle = randomSwizzle32(random);
    const DynamicLeaf leaf{random.oneIn(2) ? 32 : 64, random.pick<int64_t>({1, 2, 3, 8})};
    mixed::FoldingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    const IntTuple type = IntTuple::dynamic(leaf);
    const auto result =
        mixed::swizzleApply(arithmetic, swizzle, mixed::Number::of(type, Role::kCoordinate, nullptr));
    ASSERT_TRUE(result.ok());
    Body body;
    const std::string s = "!cute.swizzle<\"" + toString(swizzle) + "\">";
    body.make("%x", "make_int_tuple", "int_tuple", type);
    body.line("%z = cute.static : " + s);
    body.line("%r = cute.apply_swizzle(%z, %x) : (" + s + ", " + quoted("int_tuple", type) + ") -> " +
              quoted("int_tuple", result->type()));
    body.store("int_tuple", result->type());
    module += "func.func @f" + std::to_string(k) + "(%in: !llvm.ptr, %out: !llvm.ptr) {\n" + body.text() +
              "  return\n}\n";
    subjects.emplace_back(swizzle, leaf);
  }
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(module);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Expected<lowering::Jit> jit = lowering::Jit::compile(*lowered);
  ASSERT_TRUE(jit.ok()) << jit.error().str();
  int64_t calls = 0, moved = 0;
  for (size_t k = 0; k < subjects.size(); ++k) {
    const auto& [swizzle, leaf] = subjects[k];
    const auto function = reinterpret_cast<Function>(jit->find("f" + std::to_string(k)));
    ASSERT_NE(function, nullptr);
    for (int64_t call = 0; call < kCallsEach; ++call) {
      const int64_t x = drawMagnitude(random, leaf, 0);
      const Expected<int64_t> want = apply(swizzle, x);
      ASSERT_TRUE(want.ok());
      int64_t got = -1;
      function(&x, &got);
      ++calls;
      moved += *want != x;
      ASSERT_EQ(got, *want) << toString(swizzle) << " at " << x;
    }
  }
  std::printf("swizzle_apply: %lld functions, %lld calls agreed, %lld moved\n",
              static_cast<long long>(kFunctions), static_cast<long long>(calls),
              static_cast<long long>(moved));
  EXPECT_GE(calls, 10'000);
  EXPECT_GT(moved, 1'000) << "the swizzles did nothing";
}

}  // namespace
}  // namespace cutecheck::run
