// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowered algebra, executed: each operation on layouts with dynamic leaves through LLVM's JIT, against
// core.
//
// A function is made for each loosened case and called with many values of the leaves. Once more on views:
// there cute-desugar takes the view apart, and what is left of the operation is held against the same answer.
#include <gtest/gtest.h>

#include "lowering/algebra/crd2idx.h"
#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"
#include "properties/differential/mixed/mixed_algebra_cases.h"
#include "properties/harness/settings.h"
#include "properties/validation/jit_functions.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::MixedLayout;

constexpr int64_t kFunctions = 250;
constexpr int64_t kCallsEach = 48;

struct Subject {
  std::string name;
  AlgebraCase types;  // a and b with run-time leaves
  Layout result;
  bool onView = false;
};

Layout loosened(Random& random, const Layout& layout) {
  return Layout::unchecked(loosen(random, layout.shape()).type, loosen(random, layout.stride()).type);
}

std::string viewOf(const Layout& layout) { return "!cute.memref<f32, gmem, \"" + toString(layout) + "\">"; }
std::string typeOf(const Layout& layout) { return "!cute.layout<\"" + toString(layout) + "\">"; }

// The type that the engine infers, or nothing where it refuses.
std::optional<Layout> inferred(Algebra operation, const AlgebraCase& c) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const Expected<MixedLayout> result =
      engine(operation, arithmetic, MixedLayout::of(c.a), MixedLayout::of(c.b), c);
  if (!result) return std::nullopt;
  return Layout::unchecked(result->shape.type(), result->stride.type());
}

bool inside(const AlgebraCase& c) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  return mixed::crd2idx(arithmetic, mixed::MixedTuple::of(c.coordinate, mixed::Role::kCoordinate),
                        MixedLayout::of(c.a))
      .ok();
}

void makeLayout(Body& body, const std::string& name, const Layout& layout) {
  body.make(name + "_s", "make_shape", "shape", layout.shape());
  body.make(name + "_d", "make_stride", "stride", layout.stride());
  body.line(name + " = cute.make_layout(" + name + "_s, " + name + "_d) : " + typeOf(layout));
}

std::string functionText(Algebra operation, const Subject& s) {
  Body body;
  makeLayout(body, "%a", s.types.a);
  if (s.onView)
    body.line("%v = cute.make_view(%p, %a) : (!cute.ptr<f32, gmem>, " + typeOf(s.types.a) + ") -> " +
              viewOf(s.types.a));
  const std::string a = s.onView ? viewOf(s.types.a) : typeOf(s.types.a), input = s.onView ? "%v" : "%a";
  const auto apply = [&](const std::string& op, const std::string& operands, const std::string& types) {
    const std::string result = s.onView ? viewOf(s.result) : typeOf(s.result);
    body.line((s.onView ? "%w" : "%r") + (" = cute." + op) + "(" + operands + ") : (" + types + ") -> " +
              result);
    if (s.onView) body.line("%r = cute.get_layout(%w) : " + result);
  };
  const auto second = [&](const std::string& type) { body.line("%t = cute.static : " + type); };
  const std::string tile = "!cute.tile<\"" + toString(s.types.tiler) + "\">";
  switch (operation) {
    case Algebra::kComposition:
      makeLayout(body, "%b", s.types.b);
      apply("composition", input + ", %b", a + ", " + typeOf(s.types.b));
      break;
    case Algebra::kComplement:
      body.make("%b", "make_shape", "shape", s.types.b.shape());
      apply("complement", input + ", %b", a + ", " + quoted("shape", s.types.b.shape()));
      break;
    case Algebra::kCoalesce:
      apply("coalesce", input, a);
      break;
    case Algebra::kSlice: {
      const std::string coord = quoted("coord", s.types.coordinate);
      second(coord);
      body.line((s.onView ? "%w" : "%r") + std::string(" = cute.slice(") + input + ", %t) : " + a + ", " +
                coord);
      if (s.onView) body.line("%r = cute.get_layout(%w) : " + viewOf(s.result));
      break;
    }
    case Algebra::kCompositionByTiler:
    case Algebra::kLogicalDivide:
    case Algebra::kZippedDivide:
      second(tile);
      apply(operation == Algebra::kCompositionByTiler ? "composition"
            : operation == Algebra::kLogicalDivide    ? "logical_divide"
                                                      : "zipped_divide",
            input + ", %t", a + ", " + tile);
      break;
  }
  body.store(s.result);
  return "func.func @" + s.name + "(%in: !llvm.ptr, %out: !llvm.ptr, %p: !cute.ptr<f32, gmem>) {\n" +
         body.text() + "  return\n}\n";
}

// The pointer of the view, which nothing reads through.
using WithPointer = void (*)(const int64_t* arguments, int64_t* results, const void* pointer);

struct Tally {
  int64_t calls = 0, wide = 0, beyond = 0;
};

void callMany(Algebra operation, Random& random, const Subject& s, WithPointer function, Tally& tally) {
  for (int64_t call = 0; call < kCallsEach; ++call) {
    std::vector<int64_t> arguments;
    const auto draw = [&](const Layout& type, bool withStride) {
      const IntTuple shape = filled(type.shape(), arguments,
                                    [&](const DynamicLeaf& leaf) { return drawMagnitude(random, leaf, 1); });
      if (!withStride) return Layout::unchecked(shape, type.stride());
      return Layout::unchecked(shape, filled(type.stride(), arguments, [&](const DynamicLeaf& leaf) {
                                 const int64_t d = drawMagnitude(random, leaf, 0);
                                 return random.oneIn(3) ? -d : d;
                               }));
    };
    AlgebraCase values = s.types;
    values.a = draw(s.types.a, true);
    if (operation == Algebra::kComposition) values.b = draw(s.types.b, true);
    if (operation == Algebra::kComplement) values.b = draw(s.types.b, false);
    const Expected<Layout> want = reference(operation, values);
    if (!want) {
      // Where numbers leave 64 bits core answers nothing, and the code promises nothing.
      ASSERT_EQ(want.error().code, Code::kOverflow)
          << describe(operation, values) << ": " << want.error().str() << " by\n"
          << functionText(operation, s);
      ++tally.beyond;
      continue;
    }
    std::vector<int64_t> results(leaves(s.result.shape()).size() + leaves(s.result.stride()).size(), -1);
    function(arguments.data(), results.data(), nullptr);
    const auto extents = static_cast<std::ptrdiff_t>(leaves(s.result.shape()).size());
    const Layout got =
        Layout::unchecked(withLeaves(s.result.shape(), {results.begin(), results.begin() + extents}),
                          withLeaves(s.result.stride(), {results.begin() + extents, results.end()}));
    ++tally.calls;
    for (const int64_t r : results) tally.wide += r != static_cast<int32_t>(r);
    const auto difference = differs(operation, values, got, *want);
    ASSERT_FALSE(difference) << describe(operation, values) << ": " << toString(got) << " instead of "
                             << toString(*want) << ", " << *difference << " by\n"
                             << functionText(operation, s) << "reproduce with --seed=" << settings().seed;
  }
}

bool isDynamic(const Layout& layout) { return !layout.isStatic(); }

class MixedAlgebraJit : public testing::TestWithParam<Algebra> {};

// Of functions on views one in three has no leaf at run time.
void executedAgreesWithCore(Algebra operation, bool onView) {
  Random random(settings().seed + static_cast<uint64_t>(operation) + (onView ? 100 : 0));
  int64_t known = 0;
  std::vector<Subject> subjects;
  std::string module;
  while (static_cast<int64_t>(subjects.size()) < kFunctions) {
    Subject s{"f" + std::to_string(subjects.size()), randomAlgebraCase(random, operation, true), Layout(),
              onView};
    const bool keep = onView && random.oneIn(3);
    if (!keep && loosensA(operation)) s.types.a = loosened(random, s.types.a);
    if (!keep && loosensB(operation)) s.types.b = loosened(random, s.types.b);
    const std::optional<Layout> result = inferred(operation, s.types);
    const bool isKnown = !isDynamic(s.types.a) && !isDynamic(s.types.b);
    if (!result || leaves(result->shape()).empty() || (isKnown && !onView)) continue;
    // The iterator moves to the coordinate, which must lie inside; a layout alone is sliced anywhere.
    if (onView && operation == Algebra::kSlice && !inside(s.types)) continue;
    known += isKnown;
    s.result = *result;
    module += functionText(operation, s);
    subjects.push_back(std::move(s));
  }
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(module);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Expected<lowering::Jit> jit = lowering::Jit::compile(*lowered);
  ASSERT_TRUE(jit.ok()) << jit.error().str();
  Tally tally;
  for (const Subject& s : subjects) {
    const auto function = reinterpret_cast<WithPointer>(jit->find(s.name));
    ASSERT_NE(function, nullptr) << s.name;
    callMany(operation, random, s, function, tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  std::printf(
      "%s%s: %lld functions, %lld of them without a leaf at run time, %lld calls agreed, %lld leaves beyond "
      "32 bits, %lld draws beyond 64 bits\n",
      nameOf(operation), onView ? " on views" : "", static_cast<long long>(kFunctions),
      static_cast<long long>(known), static_cast<long long>(tally.calls), static_cast<long long>(tally.wide),
      static_cast<long long>(tally.beyond));
  EXPECT_GE(tally.calls, 10'000);
  EXPECT_GT(tally.wide, 0) << "no leaf left 32 bits: nothing is shown about them";
}

TEST_P(MixedAlgebraJit, ExecutedAgreesWithCore) { executedAgreesWithCore(GetParam(), false); }

class MixedAlgebraOnViewsJit : public testing::TestWithParam<Algebra> {};

TEST_P(MixedAlgebraOnViewsJit, DesugaredAgreesWithCore) { executedAgreesWithCore(GetParam(), true); }

std::string testName(const testing::TestParamInfo<Algebra>& info) {
  std::string name = nameOf(info.param);
  std::erase_if(name, [](char ch) { return ch == ' ' || ch == '_'; });
  return name;
}

INSTANTIATE_TEST_SUITE_P(Operations, MixedAlgebraJit,
                         testing::Values(Algebra::kComposition, Algebra::kCompositionByTiler,
                                         Algebra::kCoalesce, Algebra::kComplement, Algebra::kLogicalDivide,
                                         Algebra::kZippedDivide, Algebra::kSlice),
                         testName);
// A complement is of layouts alone.
INSTANTIATE_TEST_SUITE_P(Operations, MixedAlgebraOnViewsJit,
                         testing::Values(Algebra::kComposition, Algebra::kCompositionByTiler,
                                         Algebra::kCoalesce, Algebra::kLogicalDivide, Algebra::kZippedDivide,
                                         Algebra::kSlice),
                         testName);

}  // namespace
}  // namespace cutecheck::run
