// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What each thread of a tiled copy gets: the engine against core, and the views of a kernel executed through
// LLVM's JIT.
#include <gtest/gtest.h>

#include <cstdio>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "core/thread_value/tiled_copy.h"
#include "lowering/algebra/tiling/partition.h"
#include "lowering/algebra/values/checking_builder.h"
#include "lowering/pipeline/jit.h"
#include "lowering/pipeline/lower.h"
#include "properties/harness/settings.h"
#include "properties/validation/jit_functions.h"

namespace cutecheck::run {
namespace {

using generators::Random;

// A tile of rows by columns shared by a grid of threads, each with a block of values, either of both
// row-major.
struct Tiling {
  int64_t threadRows, threadColumns, valueRows, valueColumns;
  bool rowMajorThreads, rowMajorValues;

  int64_t rows() const { return threadRows * valueRows; }
  int64_t columns() const { return threadColumns * valueColumns; }
  int64_t threads() const { return threadRows * threadColumns; }
  int64_t values() const { return valueRows * valueColumns; }

  // (thread, value) to the column-major index in the tile.
  Layout tv() const {
    const auto pair = [&](int64_t rowCount, int64_t rowStep, int64_t columnCount, int64_t columnStep,
                          bool rowMajor) {
      return rowMajor
                 ? std::pair(IntTuple::tuple({columnCount, rowCount}), IntTuple::tuple({columnStep, rowStep}))
                 : std::pair(IntTuple::tuple({rowCount, columnCount}),
                             IntTuple::tuple({rowStep, columnStep}));
    };
    const auto thread = pair(threadRows, valueRows, threadColumns, valueColumns * rows(), rowMajorThreads);
    const auto value = pair(valueRows, 1, valueColumns, rows(), rowMajorValues);
    return Layout::unchecked(IntTuple::tuple({thread.first, value.first}),
                             IntTuple::tuple({thread.second, value.second}));
  }
  IntTuple tile() const { return IntTuple::tuple({rows(), columns()}); }
  Tiler tiler() const {
    return Tiler::tuple({Tiler(Layout::unchecked(rows(), 1)), Tiler(Layout::unchecked(columns(), 1))});
  }
};

Tiling randomTiling(Random& random) {
  const auto extent = [&] { return random.pick<int64_t>({2, 3, 4, 5, 8}); };
  return {extent(), extent(), extent(), extent(), random.oneIn(2), random.oneIn(2)};
}

// An atom of one thread and one value, each numbered as itself.
CopyAtom plainAtom() {
  const Layout one = Layout::unchecked(IntTuple::tuple({1, 1}), IntTuple::tuple({0, 0}));
  return {one, one, one};
}

TEST(MixedPartition, EveryThreadsOffsetsAreCores) {
  Random random(settings().seed);
  const int64_t cases = settings().casesOr(100'000);
  int64_t compared = 0, refused = 0;
  for (int64_t i = 0; i < cases; ++i) {
    const Tiling tiling = randomTiling(random);
    const int64_t tilesDown = random.between(1, 3), tilesAcross = random.between(1, 3);
    const Layout tensor =
        Layout::unchecked(IntTuple::tuple({tiling.rows() * tilesDown, tiling.columns() * tilesAcross}),
                          IntTuple::tuple({random.between(0, 500), random.between(-20, 500)}));
    const int64_t thread = random.between(0, tiling.threads() - 1);
    const Expected<TiledCopy> copy = makeTiledCopy(plainAtom(), tiling.tv(), tiling.tile());
    ASSERT_TRUE(copy.ok()) << copy.error().str();
    const Expected<SliceAndOffset> want = partitionS(*copy, tensor, thread);

    mixed::CheckingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    mixed::Number dynamicThread =
        mixed::Number::of(IntTuple::dynamic({32, 1}), mixed::Role::kCoordinate, builder.input(thread, 32));
    const auto got = mixed::partition(arithmetic, {tiling.tv(), tiling.tiler(), 1},
                                      mixed::MixedLayout::of(tensor), dynamicThread);
    ASSERT_EQ(got.ok(), want.ok()) << toString(tensor) << " by " << toString(tiling.tv());
    if (!got) {
      ++refused;
      continue;
    }
    ASSERT_EQ(builder.complaint, "");
    const Layout mine = Layout::unchecked(got->layout.shape.type(), got->layout.stride.type());
    const int64_t start = builder.valueOf(got->offset.number());
    const Expected<int64_t> count = size(mine), wanted = size(want->layout);
    ASSERT_TRUE(count.ok() && wanted.ok());
    ASSERT_EQ(*count, *wanted);
    for (int64_t v = 0; v < *count; ++v) {
      const Expected<IntTuple> here = crd2idx(IntTuple(v), mine), there = crd2idx(IntTuple(v), want->layout);
      ASSERT_TRUE(here.ok() && there.ok());
      ASSERT_EQ(start + here->value(), want->offset.value() + there->value())
          << "thread " << thread << " value " << v << " of " << toString(tensor) << " by "
          << toString(tiling.tv()) << "\nreproduce with --seed=" << settings().seed;
      ++compared;
    }
  }
  std::printf("partition: %lld cases, %lld refused by both, %lld offsets equal\n",
              static_cast<long long>(cases), static_cast<long long>(refused),
              static_cast<long long>(compared));
  EXPECT_LT(refused, cases / 10);
  EXPECT_GT(compared, cases);
}

// block, thread, value, M, N -> row, column, whether inside.
std::string coordinatesOf(const std::string& name, const Tiling& t) {
  const std::string tile = "!cute.tile<\"" + toString(t.tiler()) + "\">";
  const std::string copy = "!cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <\"" +
                           toString(t.tv()) + "\">, tiler_mn = <\"" + toString(t.tiler()) + "\">>";
  const std::string rows = std::to_string(t.rows()), columns = std::to_string(t.columns());
  const std::string value =
      toString(Layout::unchecked(t.tv().shape().mode(1), t.tv().shape().mode(1)).shape());
  const std::string strides = t.rowMajorValues ? "(1@1,1@0)" : "(1@0,1@1)";
  const std::string whole = "!cute.coord_tensor<\"(0,0)\", \"(?,?):(1@0,1@1)\">";
  const std::string divided = "!cute.coord_tensor<\"(0,0)\", \"((" + rows + "," + columns +
                              "),(?,?)):((1@0,1@1),(" + rows + "@0," + columns + "@1))\">";
  const std::string block =
      "!cute.coord_tensor<\"(?{i64},?{i64})\", \"(" + rows + "," + columns + "):(1@0,1@1)\">";
  const std::string layout = "((1," + value + "),1,1):((0," + strides + "),0,0)";
  const std::string thread = "!cute.coord_tensor<\"(?{i64},?{i64})\", \"" + layout + "\">";
  const std::string at = "!cute.arith_tuple_iter<\"(?{i64},?{i64})\">";
  std::string text = "func.func @" + name + "(%in: !llvm.ptr, %out: !llvm.ptr) {\n";
  const auto line = [&](const std::string& l) { text += "  " + l + "\n"; };
  for (int k = 0; k < 5; ++k) {
    const std::string n = std::to_string(k);
    line("%p" + n + " = llvm.getelementptr %in[" + n + "] : (!llvm.ptr) -> !llvm.ptr, i64");
    line("%w" + n + " = llvm.load %p" + n + " : !llvm.ptr -> i64");
    line("%a" + n + " = llvm.trunc %w" + n + " : i64 to i32");
  }
  line("%block = cute.make_coord(%a0) : (i32) -> !cute.coord<\"((_,_),?)\">");
  line("%thread = cute.make_coord(%a1) : (i32) -> !cute.coord<\"?\">");
  line("%value = cute.make_coord(%a2) : (i32) -> !cute.coord<\"?\">");
  line("%shape = cute.make_shape(%a3, %a4) : (i32, i32) -> !cute.shape<\"(?,?)\">");
  line("%all = cute.make_identity_tensor(%shape) : (!cute.shape<\"(?,?)\">) -> " + whole);
  line("%tile = cute.static : " + tile);
  line("%tiled = cute.zipped_divide(%all, %tile) : (" + whole + ", " + tile + ") -> " + divided);
  line("%mine = cute.slice(%tiled, %block) : " + divided + ", !cute.coord<\"((_,_),?)\"> -> " + block);
  line("%atom = cute.make_atom() : !cute_nvgpu.atom.universal_copy<f32>");
  line("%copy = cute.make_tiled_copy(%atom) : " + copy);
  line("%part = cute.tiled.copy.partition_S(%copy, %mine, %thread) : (" + copy + ", " + block +
       ", !cute.coord<\"?\">) -> " + thread);
  line("%layout = cute.get_layout(%part) : " + thread);
  line("%first = cute.get_iter(%part) : " + thread);
  line("%step = cute.crd2idx(%value, %layout) : (!cute.coord<\"?\">, !cute.layout<\"" + layout +
       "\">) -> !cute.int_tuple<\"(?,?)\">");
  line("%here = cute.add_offset(%first, %step) : (" + at + ", !cute.int_tuple<\"(?,?)\">) -> " + at);
  line("%coord = cute.deref_arith_tuple_iter(%here) : " + at);
  line(
      "%inside = cute.elem_less(%coord, %shape) : (!cute.int_tuple<\"(?{i64},?{i64})\">, "
      "!cute.shape<\"(?,?)\">) -> i1");
  line("%c:2 = cute.get_scalars(%coord) : !cute.int_tuple<\"(?{i64},?{i64})\">");
  line("%i = arith.extui %inside : i1 to i64");
  for (const auto& [k, name] : {std::pair{"0", "%c#0"}, {"1", "%c#1"}, {"2", "%i"}}) {
    line("%q" + std::string(k) + " = llvm.getelementptr %out[" + k + "] : (!llvm.ptr) -> !llvm.ptr, i64");
    line("llvm.store " + std::string(name) + ", %q" + k + " : i64, !llvm.ptr");
  }
  return text + "  return\n}\n";
}

TEST(MixedPartition, ViewsExecutedGiveEachValueItsCoordinate) {
  Random random(settings().seed);
  constexpr int64_t kTilings = 60, kCalls = 250;
  std::vector<Tiling> tilings;
  std::string module;
  for (int64_t i = 0; i < kTilings; ++i) {
    tilings.push_back(randomTiling(random));
    module += coordinatesOf("f" + std::to_string(i), tilings.back());
  }
  const Expected<std::string> lowered = lowering::lowerToLLVMIR(module);
  ASSERT_TRUE(lowered.ok()) << lowered.error().str();
  const Expected<lowering::Jit> jit = lowering::Jit::compile(*lowered);
  ASSERT_TRUE(jit.ok()) << jit.error().str();
  int64_t inside = 0, outside = 0;
  for (int64_t i = 0; i < kTilings; ++i) {
    const Tiling& t = tilings[static_cast<size_t>(i)];
    const auto function = reinterpret_cast<Function>(jit->find("f" + std::to_string(i)));
    ASSERT_NE(function, nullptr);
    for (int64_t call = 0; call < kCalls; ++call) {
      const auto extent = [&] {
        return random.oneIn(4) ? random.between(INT32_MAX - 200, INT32_MAX) : random.between(1, 200);
      };
      const int64_t m = extent(), n = extent();
      const int64_t down = (m + t.rows() - 1) / t.rows(), across = (n + t.columns() - 1) / t.columns();
      const int64_t block = random.between(0, std::min<int64_t>(down * across, INT32_MAX) - 1);
      const int64_t thread = random.between(0, t.threads() - 1), value = random.between(0, t.values() - 1);
      const int64_t arguments[] = {block, thread, value, m, n};
      int64_t results[3] = {-1, -1, -1};
      function(arguments, results);
      const Expected<IntTuple> element = crd2idx(IntTuple::tuple({thread, value}), t.tv());
      ASSERT_TRUE(element.ok());
      const int64_t row = element->value() % t.rows() + t.rows() * (block % down);
      const int64_t column = element->value() / t.rows() + t.columns() * (block / down);
      ASSERT_EQ(results[0], row) << toString(t.tv()) << " block " << block << " thread " << thread
                                 << " value " << value;
      ASSERT_EQ(results[1], column) << toString(t.tv()) << " block " << block << " thread " << thread
                                    << " value " << value;
      ASSERT_EQ(results[2], row < m && column < n ? 1 : 0);
      ++(results[2] ? inside : outside);
    }
  }
  std::printf("views: %lld calls inside, %lld outside, all coordinates right\n",
              static_cast<long long>(inside), static_cast<long long>(outside));
  EXPECT_GE(inside + outside, 10'000);
  EXPECT_GT(outside, 100) << "no ragged edge was met";
}

}  // namespace
}  // namespace cutecheck::run
