// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowered code, executed: crd2idx and idx2crd with dynamic leaves through LLVM's JIT, against core.
//
// A function is made for each loosened type and called with many values, inside the domain.
#include <gtest/gtest.h>

#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"
#include "properties/differential/mixed/mixed_cases.h"
#include "properties/generators/random_layout.h"
#include "properties/harness/settings.h"
#include "properties/validation/jit_functions.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::MixedTuple;
using mixed::Role;

constexpr int64_t kFunctions = 250;
constexpr int64_t kCallsEach = 48;

enum class Operation : uint8_t { kCrd2Idx, kIdx2Crd };

// A function of the module: the types of its three tuples and that of its result.
struct Subject {
  std::string name;
  IntTuple crd, shape, stride, result;
};

// The type that the engine infers, or nothing where it refuses.
std::optional<IntTuple> inferred(Operation operation, const Subject& s) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto crd = MixedTuple::of(s.crd, Role::kCoordinate), shape = MixedTuple::of(s.shape, Role::kExtent);
  const Expected<MixedTuple> result =
      operation == Operation::kIdx2Crd
          ? mixed::idx2crd(arithmetic, crd, shape)
          : mixed::crd2idx(arithmetic, crd,
                           mixed::MixedLayout{shape, MixedTuple::of(s.stride, Role::kStride)});
  if (!result) return std::nullopt;
  return result->type();
}

std::string functionText(Operation operation, const Subject& s) {
  Body body;
  if (operation == Operation::kIdx2Crd) {
    body.make("%c", "make_int_tuple", "int_tuple", s.crd);
    body.make("%m", "make_shape", "shape", s.shape);
    body.line("%r = cute.idx2crd(%c, %m) : (" + quoted("int_tuple", s.crd) + ", " + quoted("shape", s.shape) +
              ") -> " + quoted("coord", s.result));
    body.store("coord", s.result);
  } else {
    const std::string layout = "!cute.layout<\"" + toString(s.shape) + ":" + toString(s.stride) + "\">";
    body.make("%c", "make_coord", "coord", s.crd);
    body.make("%m", "make_shape", "shape", s.shape);
    body.make("%d", "make_stride", "stride", s.stride);
    body.line("%l = cute.make_layout(%m, %d) : " + layout);
    body.line("%r = cute.crd2idx(%c, %l) : (" + quoted("coord", s.crd) + ", " + layout + ") -> " +
              quoted("int_tuple", s.result));
    body.store("int_tuple", s.result);
  }
  return "func.func @" + s.name + "(%in: !llvm.ptr, %out: !llvm.ptr) {\n" + body.text() + "  return\n}\n";
}

// A coordinate of `type` inside `shape`; nothing where a static or rounded leaf lies outside.
std::optional<IntTuple> drawInside(Random& random, const IntTuple& type, const IntTuple& shape) {
  if (type.isTuple()) {
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < type.rank(); ++i) {
      auto mode = drawInside(random, type.mode(i), shape.mode(i));
      if (!mode) return std::nullopt;
      modes.push_back(*mode);
    }
    return IntTuple::tuple(std::move(modes));
  }
  const Expected<int64_t> extent = size(shape);
  if (!extent) return std::nullopt;
  if (type.kind() != IntTuple::Kind::kDynamic)
    return type.value() < *extent ? std::optional(type) : std::nullopt;
  const DynamicLeaf leaf = type.dynamicLeaf();
  const int64_t most = std::min<int64_t>(*extent - 1, leaf.width == 32 ? INT32_MAX : INT64_MAX);
  const int64_t value = random.oneIn(4) ? most : random.between(0, most);
  return IntTuple(value / leaf.div * leaf.div);
}

struct Tally {
  int64_t calls = 0, wide = 0, skipped = 0;
};

void callMany(Operation operation, Random& random, const Subject& s, Function function, Tally& tally) {
  for (int64_t call = 0; call < kCallsEach; ++call) {
    std::vector<int64_t> arguments, shapeArguments, strideArguments;
    const IntTuple shape = filled(s.shape, shapeArguments,
                                  [&](const DynamicLeaf& leaf) { return drawMagnitude(random, leaf, 1); });
    const IntTuple stride = filled(s.stride, strideArguments, [&](const DynamicLeaf& leaf) {
      const int64_t d = leaf.width == 64 ? random.between(-1000, 1000) / leaf.div * leaf.div
                                         : drawMagnitude(random, leaf, 0);
      return random.oneIn(3) ? -d : d;
    });
    const std::optional<IntTuple> crd = drawInside(random, s.crd, shape);
    if (!crd) {
      ++tally.skipped;
      continue;
    }
    const Expected<IntTuple> want = operation == Operation::kIdx2Crd
                                        ? idx2crd(*crd, shape)
                                        : crd2idx(*crd, Layout::unchecked(shape, stride));
    if (!want) {
      ++tally.skipped;
      continue;
    }
    const std::vector<IntTuple> given = leaves(*crd), kinds = leaves(s.crd);
    for (size_t i = 0; i < given.size(); ++i)
      if (kinds[i].kind() == IntTuple::Kind::kDynamic) arguments.push_back(given[i].value());
    arguments.insert(arguments.end(), shapeArguments.begin(), shapeArguments.end());
    arguments.insert(arguments.end(), strideArguments.begin(), strideArguments.end());

    std::vector<int64_t> results(leaves(s.result).size(), -1);
    function(arguments.data(), results.data());
    std::vector<IntTuple> got;
    for (const int64_t r : results) got.emplace_back(r);
    ++tally.calls;
    for (const IntTuple& leaf : leaves(*want))
      tally.wide += leaf.value() != static_cast<int32_t>(leaf.value());
    ASSERT_EQ(toString(withLeaves(s.result, got)), toString(*want))
        << toString(*crd) << " in " << toString(shape) << ":" << toString(stride) << " by\n"
        << functionText(operation, s) << "reproduce with --seed=" << settings().seed;
  }
}

void runOperation(Operation operation) {
  Random random(settings().seed);
  std::vector<Subject> subjects;
  std::string module;
  while (static_cast<int64_t>(subjects.size()) < kFunctions) {
    const MixedCase c = randomMixedCase(random);
    if (!c.inside) continue;
    Subject s{"f" + std::to_string(subjects.size()), loosen(random, c.coordinate).type,
              loosen(random, c.layout.shape()).type, loosen(random, c.layout.stride()).type, IntTuple()};
    const std::optional<IntTuple> result = inferred(operation, s);
    if (!result) continue;
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
    const auto function = reinterpret_cast<Function>(jit->find(s.name));
    ASSERT_NE(function, nullptr) << s.name;
    callMany(operation, random, s, function, tally);
    if (testing::Test::HasFatalFailure()) return;
  }
  std::printf(
      "%lld functions, %lld calls agreed, %lld results beyond 32 bits, %lld draws outside the domain\n",
      static_cast<long long>(kFunctions), static_cast<long long>(tally.calls),
      static_cast<long long>(tally.wide), static_cast<long long>(tally.skipped));
  EXPECT_GE(tally.calls, 10'000);
  if (operation == Operation::kCrd2Idx)
    EXPECT_GT(tally.wide, 0) << "no offset left 32 bits: nothing is shown about them";
}

TEST(MixedJit, Crd2IdxExecutedAgreesWithCore) { runOperation(Operation::kCrd2Idx); }
TEST(MixedJit, Idx2CrdExecutedAgreesWithCore) { runOperation(Operation::kIdx2Crd); }

}  // namespace
}  // namespace cutecheck::run
