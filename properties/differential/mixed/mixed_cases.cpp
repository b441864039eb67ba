// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_cases.h"

#include "core/layout/crd2idx.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/generators/random_layout.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::Arithmetic;
using mixed::CheckingBuilder;
using mixed::MixedTuple;
using mixed::Role;

bool inside(const IntTuple& crd, const IntTuple& shape) {
  if (crd.isTuple()) {
    for (size_t i = 0; i < crd.rank(); ++i)
      if (!inside(crd.mode(i), shape.mode(i))) return false;
    return true;
  }
  const Expected<int64_t> extent = size(shape);
  return crd.value() >= 0 && extent && crd.value() < *extent;
}

Layout nearTheLimit(Random& random) {
  std::vector<int64_t> shape, stride;
  for (int64_t k = random.between(1, 3); k > 0; --k) {
    shape.push_back(random.pick<int64_t>({1, 3, 32767, 32768, 65535, 65536, 65537}));
    stride.push_back(random.pick<int64_t>({0, 1, -1, 32767, 32768, 32769, 65535, 65536, 65537, -65536}));
  }
  return generators::nest(random, shape, stride);
}

MixedTuple withHandles(CheckingBuilder& builder, const Loosened& loosened, Role role) {
  std::vector<mixed::Handle> handles;
  size_t next = 0;
  for (const IntTuple& leaf : leaves(loosened.type))
    if (leaf.kind() == IntTuple::Kind::kDynamic)
      handles.push_back(builder.input(loosened.values[next++], leaf.dynamicLeaf().width));
  return MixedTuple::of(loosened.type, role, handles);
}

// Compares an answer of the engine with core's.
void judge(MixedReport& report, const MixedCase& c, const Expected<MixedTuple>& got,
           const Expected<IntTuple>& want, const CheckingBuilder& builder, const std::string& how) {
  std::string wrong;
  if (!got) {
    // The engine refuses static coordinates outside the domain, where core extends.
    if ((!want && got.error().code == want.error().code) ||
        (got.error().code == Code::kOutOfDomain && !c.inside)) {
      ++report.refused;
      return;
    }
    wrong = "refused: " + got.error().str();
  } else if (!want) {
    wrong = "accepted, while core says " + want.error().str();
  } else {
    std::vector<IntTuple> values;
    for (const mixed::Number& n : got->numbers()) values.emplace_back(builder.valueOf(n));
    const IntTuple answer = withLeaves(got->type(), values);
    if (!(answer == *want))
      wrong = toString(answer) + " instead of " + toString(*want);
    else if (c.inside && !builder.complaint.empty())
      wrong = builder.complaint;
  }
  if (wrong.empty()) {
    ++report.agreed;
    return;
  }
  if (++report.wrong == 1) report.first = how + " " + describe(c) + ": " + wrong;
}

enum class Operation : uint8_t { kCrd2Idx, kIdx2Crd };

Loosened kept(const IntTuple& tuple) { return {tuple, {}}; }

std::string typed(const Loosened& crd, const Loosened& shape, const Loosened& stride) {
  return toString(crd.type) + " in " + toString(shape.type) + ":" + toString(stride.type) + " at";
}

MixedReport compare(uint64_t seed, int64_t cases, Operation operation, bool dynamic) {
  Random random(seed);
  MixedReport report;
  for (int64_t i = 0; i < cases; ++i) {
    const MixedCase c = randomMixedCase(random);
    const auto prepare = [&](const IntTuple& t) { return dynamic ? loosen(random, t) : kept(t); };
    const Loosened crd = prepare(c.coordinate), shape = prepare(c.layout.shape()),
                   stride = prepare(c.layout.stride());
    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    const MixedTuple mixedCrd = withHandles(builder, crd, Role::kCoordinate);
    const MixedTuple mixedShape = withHandles(builder, shape, Role::kExtent);
    if (operation == Operation::kIdx2Crd) {
      judge(report, c, mixed::idx2crd(arithmetic, mixedCrd, mixedShape),
            idx2crd(c.coordinate, c.layout.shape()), builder, "idx2crd " + typed(crd, shape, stride));
      continue;
    }
    const mixed::MixedLayout layout{mixedShape, withHandles(builder, stride, Role::kStride)};
    judge(report, c, mixed::crd2idx(arithmetic, mixedCrd, layout), crd2idx(c.coordinate, c.layout), builder,
          "crd2idx " + typed(crd, shape, stride));
  }
  return report;
}

}  // namespace

Loosened loosen(Random& random, const IntTuple& tuple) {
  Loosened result;
  std::vector<IntTuple> types;
  for (const IntTuple& leaf : leaves(tuple)) {
    if (random.oneIn(2)) {
      types.push_back(leaf);
      continue;
    }
    const int64_t value = leaf.value();
    const bool fits = value >= INT32_MIN && value <= INT32_MAX;
    DynamicLeaf dynamic{fits && !random.oneIn(4) ? 32 : 64, 1};
    const int64_t candidate = random.pick<int64_t>({1, 2, 3, 4, 8});
    if (value % candidate == 0) dynamic.div = candidate;
    types.push_back(IntTuple::dynamic(dynamic));
    result.values.push_back(value);
  }
  result.type = withLeaves(tuple, types);
  return result;
}

MixedCase randomMixedCase(Random& random) {
  MixedCase c;
  c.layout = random.oneIn(8) ? nearTheLimit(random) : generators::randomLayout(random);
  c.coordinate = generators::randomCoordinate(random, c.layout.shape(), false);
  c.inside = true;
  // The generator's pairing is mostly, not always, right: a coordinate that does not pair is a case too.
  const Expected<IntTuple> pairs = crd2idx(c.coordinate, c.layout);
  c.inside = pairs.ok() && inside(c.coordinate, c.layout.shape());
  return c;
}

MixedReport compareStaticCrd2Idx(uint64_t seed, int64_t cases) {
  return compare(seed, cases, Operation::kCrd2Idx, false);
}
MixedReport compareStaticIdx2Crd(uint64_t seed, int64_t cases) {
  return compare(seed, cases, Operation::kIdx2Crd, false);
}
MixedReport compareDynamicCrd2Idx(uint64_t seed, int64_t cases) {
  return compare(seed, cases, Operation::kCrd2Idx, true);
}
MixedReport compareDynamicIdx2Crd(uint64_t seed, int64_t cases) {
  return compare(seed, cases, Operation::kIdx2Crd, true);
}

std::string describe(const MixedCase& c) { return toString(c.coordinate) + " in " + toString(c.layout); }

}  // namespace cutecheck::run
