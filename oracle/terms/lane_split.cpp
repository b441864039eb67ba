// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/lane_split.h"

#include <algorithm>
#include <bit>
#include <set>

#include "core/support/integers.h"
#include "oracle/predicates/predicates.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

LaneSplit splitLanes(const Form& form, int64_t count) {
  LaneSplit split;
  std::vector<Mode> lanes, rest;
  Int128 left = count;
  for (const Mode& mode : leavesOf(form)) {
    if (left == 1) {
      rest.push_back(mode);
      continue;
    }
    const std::optional<Int128> extent = mode.extent.constant();
    if (extent && *extent >= 1 && left % *extent == 0) {
      lanes.push_back(mode);
      left /= *extent;
      continue;
    }
    const std::optional<Polynomial> beyond = exactQuotient(mode.extent, Polynomial(left));
    if (!beyond) {
      split.missing = "(" + mode.extent.str() + ") % " + decimal(left) + " == 0";
      return split;
    }
    lanes.push_back({Polynomial(left), mode.stride});
    rest.push_back({*beyond, mode.stride * Polynomial(left)});
    left = 1;
  }
  split.lanes = Form::flat(lanes);
  split.rest = Form::flat(rest);
  return split;
}

int64_t swizzlePeriod(const Swizzle& swizzle) {
  if (swizzle.bits == 0) return 1;
  return int64_t{1} << (swizzle.bits + swizzle.base + std::abs(swizzle.shift));
}

std::optional<std::vector<Start>> phaseStarts(const Form& rest, int64_t period, int64_t limit) {
  if (!isStatic(rest)) {
    // A symbolic extent: the multiples of its stride come back after at most `period` steps, and are all
    // counted.
    for (const Mode& mode : leavesOf(rest)) {
      const std::optional<Int128> stride = mode.stride.constant();
      if (!stride || (!mode.extent.constant() && *stride % period != 0)) return std::nullopt;
    }
  }
  std::vector<Start> starts{{0, 0}};
  std::set<Int128> seen{0};
  Int128 radix = 1;
  for (const Mode& mode : leavesOf(rest)) {
    const std::optional<Int128> extent = mode.extent.constant();
    const Int128 stride = *mode.stride.constant();
    const Int128 place = radix;
    const std::optional<Int128> next = checkedMul(radix, extent.value_or(1));
    if (!next) return std::nullopt;
    radix = *next;
    if (!extent || stride % period == 0) continue;
    const std::vector<Start> below = starts;
    for (Int128 c = 1; c < *extent; ++c) {
      if (c > limit) return std::nullopt;
      bool any = false;
      for (const Start& start : below) {
        const std::optional<int64_t> offset = narrow(start.offset + c * stride),
                                     number = narrow(start.number + c * place);
        if (!offset || !number) return std::nullopt;
        if (!seen.insert(floorMod(*offset, period)).second) continue;
        any = true;
        starts.push_back({*number, *offset});
        if (static_cast<int64_t>(starts.size()) > limit) return std::nullopt;
      }
      if (!any && (c * stride) % period == 0) break;
    }
  }
  return starts;
}

std::optional<std::vector<Polynomial>> byteDistances(const Form& lanes, int64_t elt, int64_t unit,
                                                     bool narrow, const Facts& facts) {
  std::vector<Mode> modes;
  Polynomial inside(elt);
  for (const Mode& mode : leavesOf(lanes)) {
    const Polynomial stride = mode.stride * Polynomial(elt);
    if (narrow && !facts.equal(remainder(facts.normal(stride), Polynomial(unit)), Polynomial(0))) {
      inside = inside + (mode.extent - Polynomial(1)) * stride;
      if (!facts.nonNegative(stride) || !facts.lessEqual(inside, Polynomial(unit))) return std::nullopt;
      continue;
    }
    modes.push_back({mode.extent, stride});
  }
  // The multiples of u that are 0 modulo a power of two are those of a power of two: of a mode of 2^k lanes
  // the distance of half of them is one if any is.
  if (modes.size() == 1 && std::has_single_bit(static_cast<uint64_t>(*modes[0].extent.constant()))) {
    const auto extent = static_cast<int64_t>(*modes[0].extent.constant());
    if (extent == 1 || facts.equal(modes[0].stride, Polynomial(0))) return std::vector<Polynomial>{};
    return std::vector{Polynomial(extent / 2) * modes[0].stride};
  }
  std::vector<Polynomial> sums{Polynomial(0)};
  for (const Mode& mode : modes) {
    const auto extent = static_cast<int64_t>(*mode.extent.constant());
    std::vector<Polynomial> next;
    for (const Polynomial& sum : sums)
      for (int64_t e = 1 - extent; e < extent; ++e) next.push_back(sum + Polynomial(e) * mode.stride);
    sums = std::move(next);
  }
  std::vector<Polynomial> apart;
  std::set<std::string> seen;
  // Sums come in pairs of opposite sign around the middle: the upper half has one of each.
  for (size_t i = sums.size() / 2; i < sums.size(); ++i)
    if (!facts.equal(sums[i], Polynomial(0)) && seen.insert(sums[i].str()).second) apart.push_back(sums[i]);
  return apart;
}

std::optional<Form> restsOf(const Form& form, int64_t whole, const Facts& facts, std::vector<Goal>& goals) {
  std::vector<Mode> modes;
  for (const Mode& mode : leavesOf(form)) {
    const Polynomial rest = facts.normal(remainder(facts.normal(mode.stride), Polynomial(whole)));
    const std::optional<Int128> number = rest.constant();
    if (!number) return std::nullopt;
    if (!mode.stride.constant()) {
      const Scalar left =
          ScalarNode::binary(ScalarNode::Op::kMod, mode.stride.scalar(), ScalarNode::constant(whole));
      goals.push_back(integerGoal(left, Relation::kEqual, rest.scalar(),
                                  mode.stride.str() + " mod " + std::to_string(whole) + " == " + rest.str()));
    }
    modes.push_back({mode.extent, Polynomial(*number)});
  }
  return Form::flat(modes);
}

}  // namespace cutecheck::oracle
