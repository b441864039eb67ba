// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_algebra_cases.h"

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/layout/coalesce.h"
#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/layout/slice.h"
#include "core/notation/print.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/zipped_divide.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/generators/random_layout.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::Arithmetic;
using mixed::CheckingBuilder;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;

MixedTuple withHandles(CheckingBuilder& builder, const Loosened& loosened, Role role) {
  std::vector<mixed::Handle> handles;
  size_t next = 0;
  for (const IntTuple& leaf : leaves(loosened.type))
    if (leaf.kind() == IntTuple::Kind::kDynamic)
      handles.push_back(builder.input(loosened.values[next++], leaf.dynamicLeaf().width));
  return MixedTuple::of(loosened.type, role, handles);
}

IntTuple valuesOf(const CheckingBuilder& builder, const MixedTuple& tuple) {
  std::vector<IntTuple> values;
  for (const mixed::Number& n : tuple.numbers()) values.emplace_back(builder.valueOf(n));
  return withLeaves(tuple.type(), values);
}

AlgebraReport compare(Algebra operation, uint64_t seed, int64_t cases, bool dynamic) {
  Random random(seed + static_cast<uint64_t>(operation));
  AlgebraReport report;
  for (int64_t i = 0; i < cases; ++i) {
    const AlgebraCase c = randomAlgebraCase(random, operation, dynamic && !random.oneIn(4));
    const auto prepare = [&](const IntTuple& t, bool loosens) {
      return dynamic && loosens ? loosen(random, t) : Loosened{t, {}};
    };
    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    const auto layout = [&](const Layout& l, bool loosens) {
      const Loosened shape = prepare(l.shape(), loosens), stride = prepare(l.stride(), loosens);
      return MixedLayout{withHandles(builder, shape, Role::kExtent),
                         withHandles(builder, stride, Role::kStride)};
    };
    const MixedLayout a = layout(c.a, loosensA(operation)), b = layout(c.b, loosensB(operation));
    const std::string types = " with " + toString(a.shape.type()) + ":" + toString(a.stride.type()) +
                              " and " + toString(b.shape.type()) + ":" + toString(b.stride.type());
    const Expected<MixedLayout> got = engine(operation, arithmetic, a, b, c);
    const Expected<Layout> want = reference(operation, c);
    if (!got) {
      ++(want ? report.refusesMore : report.refused);
      if (want && report.refusesMore == 1)
        report.firstMore =
            describe(operation, c) + types + ": " + got.error().str() + ", core " + toString(*want);
      continue;
    }
    std::string wrong;
    if (!want) {
      wrong = "accepted, while core says " + want.error().str();
    } else {
      const Layout answer = Layout::unchecked(valuesOf(builder, got->shape), valuesOf(builder, got->stride));
      if (!dynamic && !(answer == *want)) wrong = toString(answer) + " instead of " + toString(*want);
      if (auto difference = dynamic ? differs(operation, c, answer, *want) : std::nullopt)
        wrong = toString(answer) + " instead of " + toString(*want) + ": " + *difference;
      if (wrong.empty()) wrong = builder.complaint;
    }
    if (wrong.empty()) {
      ++report.agreed;
    } else if (++report.wrong == 1) {
      report.first = describe(operation, c) + types + ": " + wrong;
    }
  }
  return report;
}

}  // namespace

const char* nameOf(Algebra operation) {
  switch (operation) {
    case Algebra::kComposition:
      return "composition";
    case Algebra::kCompositionByTiler:
      return "composition by tiler";
    case Algebra::kCoalesce:
      return "coalesce";
    case Algebra::kComplement:
      return "complement";
    case Algebra::kLogicalDivide:
      return "logical_divide";
    case Algebra::kZippedDivide:
      return "zipped_divide";
    case Algebra::kSlice:
      return "slice";
  }
  return "";
}

bool loosensA(Algebra operation) { return operation != Algebra::kComplement; }
bool loosensB(Algebra operation) {
  return operation == Algebra::kComposition || operation == Algebra::kComplement;
}

AlgebraCase randomAlgebraCase(Random& random, Algebra operation, bool friendly) {
  AlgebraCase c;
  if (friendly) {
    c.a = generators::randomLayout(
        random, {operation == Algebra::kComposition && random.oneIn(2) ? 1 : 3, 12, random.oneIn(4), false});
    if (operation == Algebra::kComplement) c.a = generators::randomLayout(random, {2, 5, false, false});
    c.b = generators::randomRightOperand(random, c.a, {2, 6, random.oneIn(4), true});
    std::vector<Tiler> modes;
    for (size_t i = 0; i < c.a.rank(); ++i)
      modes.push_back(random.oneIn(6)
                          ? Tiler::keep()
                          : Tiler(generators::randomRightOperand(random, c.a.mode(i), {1, 6, false, false})));
    c.tiler = Tiler::tuple(std::move(modes));
  } else {
    c.a = generators::randomLayout(random, {4, 6, random.oneIn(2), true});
    c.b = random.oneIn(2) ? generators::randomRightOperand(random, c.a) : generators::randomLayout(random);
    c.tiler = generators::randomTiler(random, c.a);
  }
  c.coordinate = generators::randomCoordinate(random, c.a.shape(), true);
  return c;
}

std::string describe(Algebra operation, const AlgebraCase& c) {
  std::string text = std::string(nameOf(operation)) + " of " + toString(c.a);
  switch (operation) {
    case Algebra::kComposition:
    case Algebra::kComplement:
      return text + " and " + toString(c.b);
    case Algebra::kCompositionByTiler:
    case Algebra::kLogicalDivide:
    case Algebra::kZippedDivide:
      return text + " and " + toString(c.tiler);
    case Algebra::kSlice:
      return text + " and " + toString(c.coordinate);
    case Algebra::kCoalesce:
      return text;
  }
  return text;
}

Expected<Layout> reference(Algebra operation, const AlgebraCase& c) {
  switch (operation) {
    case Algebra::kComposition:
      return composition(c.a, c.b);
    case Algebra::kCompositionByTiler:
      return composition(c.a, c.tiler);
    case Algebra::kCoalesce:
      return coalesce(c.a);
    case Algebra::kComplement: {
      CUTECHECK_TRY(cotarget, size(c.b));
      return complement(c.a, cotarget);
    }
    case Algebra::kLogicalDivide:
      return logicalDivide(c.a, c.tiler);
    case Algebra::kZippedDivide:
      return zippedDivide(c.a, c.tiler);
    case Algebra::kSlice:
      return slice(c.coordinate, c.a);
  }
  return makeError(Code::kUnknownOperation, "", "");
}

Expected<MixedLayout> engine(Algebra operation, Arithmetic& arithmetic, const MixedLayout& a,
                             const MixedLayout& b, const AlgebraCase& c) {
  switch (operation) {
    case Algebra::kComposition:
      return mixed::composition(arithmetic, a, b);
    case Algebra::kCompositionByTiler:
      return mixed::composition(arithmetic, a, c.tiler);
    case Algebra::kCoalesce:
      return mixed::coalesce(arithmetic, a);
    case Algebra::kComplement: {
      CUTECHECK_TRY(cotarget, mixed::size(arithmetic, b.shape));
      return mixed::complement(arithmetic, a, cotarget);
    }
    case Algebra::kLogicalDivide:
      return mixed::logicalDivide(arithmetic, a, c.tiler);
    case Algebra::kZippedDivide:
      return mixed::zippedDivide(arithmetic, a, c.tiler);
    case Algebra::kSlice:
      return mixed::slice(c.coordinate, a);
  }
  return makeError(Code::kUnknownOperation, "", "");
}

namespace {

// The first index at which the two functions differ, -1 for different sizes, nothing where they are equal.
std::optional<int64_t> differsAt(const Layout& got, const Layout& want) {
  if (got == want) return std::nullopt;
  const Expected<int64_t> gotSize = size(got), wantSize = size(want);
  if (!gotSize || !wantSize || *gotSize != *wantSize) return -1;
  constexpr int64_t kMost = 1 << 12;
  for (int64_t k = 0; k < std::min(*wantSize, kMost); ++k) {
    const int64_t index = k % 2 == 0 || *wantSize <= kMost ? k : *wantSize - k;
    const Expected<int64_t> x = offsetAt(got, index), y = offsetAt(want, index);
    if (x.ok() != y.ok() || (x && *x != *y)) return index;
  }
  return std::nullopt;
}

// Whether the answer is a function of one index, however many modes it is written with.
bool isOneMode(Algebra operation, const AlgebraCase& c) {
  switch (operation) {
    case Algebra::kCoalesce:
    case Algebra::kComplement:
      return true;
    case Algebra::kComposition:
      return c.b.shape().isLeaf();
    case Algebra::kCompositionByTiler:
      return c.tiler.isLayout() && c.tiler.layout().shape().isLeaf();
    default:
      return false;
  }
}

}  // namespace

std::optional<std::string> differs(Algebra operation, const AlgebraCase& c, const Layout& got,
                                   const Layout& want) {
  if (isOneMode(operation, c)) {
    if (const auto at = differsAt(got, want)) return *at < 0 ? "another size" : "at " + std::to_string(*at);
    return std::nullopt;
  }
  if (got.shape().isTuple() != want.shape().isTuple() || got.rank() != want.rank()) return "another rank";
  for (size_t i = 0; i < got.rank(); ++i)
    if (const auto at = differsAt(got.mode(i), want.mode(i)))
      return "mode " + std::to_string(i) + (*at < 0 ? ": another size" : " at " + std::to_string(*at));
  return std::nullopt;
}

AlgebraReport compareStaticAlgebra(Algebra operation, uint64_t seed, int64_t cases) {
  return compare(operation, seed, cases, false);
}
AlgebraReport compareDynamicAlgebra(Algebra operation, uint64_t seed, int64_t cases) {
  return compare(operation, seed, cases, true);
}

}  // namespace cutecheck::run
