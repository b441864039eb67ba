// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_swizzle_cases.h"

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/print.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/generators/random_layout.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::Arithmetic;
using mixed::CheckingBuilder;
using mixed::MixedTuple;
using mixed::Role;

MixedTuple prepared(CheckingBuilder& builder, Random& random, const IntTuple& tuple, Role role,
                    bool dynamic) {
  if (!dynamic) return MixedTuple::of(tuple, role);
  const Loosened loosened = loosen(random, tuple);
  std::vector<mixed::Handle> handles;
  size_t next = 0;
  for (const IntTuple& leaf : leaves(loosened.type))
    if (leaf.kind() == IntTuple::Kind::kDynamic)
      handles.push_back(builder.input(loosened.values[next++], leaf.dynamicLeaf().width));
  return MixedTuple::of(loosened.type, role, handles);
}

void judge(MixedReport& report, const std::string& what, std::optional<int64_t> got,
           std::optional<int64_t> want, const CheckingBuilder& builder) {
  if (!got && !want) {
    ++report.refused;
    return;
  }
  std::string wrong = builder.complaint;
  if (got != want)
    wrong = (got ? std::to_string(*got) : "refused") + " instead of " +
            (want ? std::to_string(*want) : "a refusal");
  if (wrong.empty())
    ++report.agreed;
  else if (++report.wrong == 1)
    report.first = what + ": " + wrong;
}

}  // namespace

Swizzle randomSwizzle32(Random& random) {
  const int64_t bits = random.between(0, 5);
  const int64_t shift = random.between(bits, std::min<int64_t>(bits + 6, 32 - bits));
  const int64_t base =
      random.between(0, random.oneIn(3) ? 32 - bits - shift : std::min<int64_t>(5, 32 - bits - shift));
  return {static_cast<int>(bits), static_cast<int>(base), static_cast<int>(random.oneIn(3) ? -shift : shift)};
}

SwizzleCase randomSwizzleCase(Random& random) {
  SwizzleCase c;
  do {
    const bool wide = random.oneIn(3);
    c.composed.layout = generators::randomLayout(random, {3, wide ? 5000 : 64, false, true});
    c.composed.swizzle = randomSwizzle32(random);
    c.composed.offset = IntTuple(random.oneIn(2) ? 0 : random.between(0, wide ? 1 << 30 : 256));
    c.coordinate = generators::randomCoordinate(random, c.composed.layout.shape(), false);
  } while (!crd2idx(c.coordinate, c.composed.layout));
  return c;
}

std::optional<int64_t> swizzledOffset(const SwizzleCase& c) {
  const Expected<IntTuple> inner = crd2idx(c.coordinate, c.composed.layout);
  if (!inner) return std::nullopt;
  const Expected<int64_t> swizzled = apply(c.composed.swizzle, c.composed.offset.value() + inner->value());
  return swizzled ? std::optional(*swizzled) : std::nullopt;
}

bool isInside(const IntTuple& crd, const IntTuple& shape) {
  if (crd.isTuple()) {
    for (size_t i = 0; i < crd.rank(); ++i)
      if (!isInside(crd.mode(i), shape.mode(i))) return false;
    return true;
  }
  const Expected<int64_t> extent = size(shape);
  return crd.value() >= 0 && extent && crd.value() < *extent;
}

MixedReport compareSwizzleApply(uint64_t seed, int64_t cases, bool dynamic) {
  Random random(seed);
  MixedReport report;
  for (int64_t i = 0; i < cases; ++i) {
    const Swizzle swizzle = randomSwizzle32(random);
    int64_t x = random.below(int64_t{1} << random.between(1, 40));
    if (!dynamic && random.oneIn(50)) x = -x;
    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    const MixedTuple number = prepared(builder, random, IntTuple(x), Role::kCoordinate, dynamic);
    const auto got = mixed::swizzleApply(arithmetic, swizzle, number.number());
    const auto want = apply(swizzle, x);
    std::optional<int64_t> value;
    if (got) value = builder.valueOf(*got);
    judge(report, toString(swizzle) + " at " + std::to_string(x) + " as " + toString(number.type()), value,
          want ? std::optional(*want) : std::nullopt, builder);
    // What the type of the answer promises.
    if (got && want &&
        (*want % std::max<int64_t>(got->div, 1) != 0 || *want > got->range.high || *want < got->range.low) &&
        ++report.wrong == 1)
      report.first = toString(swizzle) + " at " + std::to_string(x) + ": outside " + toString(got->type());
  }
  return report;
}

MixedReport compareSwizzledCrd2Idx(uint64_t seed, int64_t cases, bool dynamic) {
  Random random(seed);
  MixedReport report;
  for (int64_t i = 0; i < cases; ++i) {
    const SwizzleCase c = randomSwizzleCase(random);
    const ComposedLayout& l = c.composed;
    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    const mixed::MixedComposed composed{
        l.swizzle,
        prepared(builder, random, l.offset, Role::kStride, dynamic),
        {prepared(builder, random, l.layout.shape(), Role::kExtent, dynamic),
         prepared(builder, random, l.layout.stride(), Role::kStride, dynamic)}};
    const MixedTuple crd = prepared(builder, random, c.coordinate, Role::kCoordinate, dynamic);
    const auto got = mixed::crd2idx(arithmetic, crd, composed);
    // Outside the domain the engine refuses static coordinates, where core extends, and promises nothing of
    // others.
    if (!isInside(c.coordinate, l.layout.shape())) {
      ++report.refused;
      continue;
    }
    std::optional<int64_t> value;
    if (got) value = builder.valueOf(got->number());
    judge(report, toString(c.coordinate) + " in " + toString(l), value, swizzledOffset(c), builder);
  }
  return report;
}

}  // namespace cutecheck::run
