// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certificate_modes.h"

#include <charconv>
#include <cstdlib>

#include "core/notation/print.h"
#include "oracle/certificate/lemma.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

Scalar number(int64_t v) { return ScalarNode::constant(v); }
Scalar times(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kMul, a, b); }
Scalar plus(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kAdd, a, b); }
Scalar minus(const Scalar& a, const Scalar& b) { return ScalarNode::binary(Op::kSub, a, b); }

Constraint needed(const Scalar& a, Relation relation, const Scalar& b) {
  Constraint c{a, b, relation, ""};
  c.text = textOf(c);
  return c;
}

struct Place {
  size_t side = 0;
  std::optional<size_t> mode;
  bool reversed = false;
};
std::optional<Place> placeOf(std::string_view text) {
  Place place;
  if (text.ends_with(" reversed")) {
    place.reversed = true;
    text.remove_suffix(9);
  }
  if (text.starts_with("right")) {
    place.side = 1;
  } else if (!text.starts_with("left")) {
    return std::nullopt;
  }
  text.remove_prefix(place.side == 1 ? 5 : 4);
  if (text.empty()) return place;
  size_t mode = 0;
  auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), mode);
  if (text[0] != ' ' || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  place.mode = mode;
  return place;
}

}  // namespace

CertificateModes::CertificateModes(const Goal& goal, const std::string& method)
    : method_(method), counts_(method == "range" || method == "range reversed") {
  injective_ = goal.kind == Goal::Kind::kInjective;
  disjoint_ = goal.kind == Goal::Kind::kDisjoint;
  const bool two = disjoint_ || goal.kind == Goal::Kind::kEqual;
  for (size_t i = 0; i < 2; ++i) {
    Side& side = sides_[i];
    const LayoutValue& value = i == 0 ? goal.f : goal.g;
    side.name = i == 0 ? "left" : "right";
    side.low = side.high = number(0);
    side.present = value.form && (i == 0 || two);
    if (!side.present) continue;
    side.heads = value.heads;
    if (counts_ && side.heads.size() == 1 && side.heads[0].swizzle.bits == 0) {  // the layout is moved, no more
      side.low = side.high = side.heads[0].shift;
      side.heads.clear();
    }
    for (const Mode& mode : leavesOf(*value.form))
      side.modes.push_back({mode.extent.scalar(), mode.stride.scalar()});
  }
}

bool CertificateModes::allowed(const std::string& lemma) const {
  if (lemma == "coalesce_r1" || lemma == "coalesce_r2") return true;
  if (lemma == "swizzle_apply_r5") return method_ == "modes";
  if (counts_) return lemma == "range_r1" || (!disjoint_ && lemma == "swizzle_apply_r1");
  return method_ == "order" && (lemma == "complement_r3" || (injective_ && lemma == "swizzle_apply_r1"));
}

std::string CertificateModes::text(const Side& side) const {
  std::string extents, strides;
  for (const Pair& mode : side.modes) {
    extents += (extents.empty() ? "" : ",") + toString(mode.extent);
    strides += (strides.empty() ? "" : ",") + toString(mode.stride);
  }
  return side.name + " is " + (side.heads.empty() ? "" : "swizzled ") + "(" + extents + "):(" + strides + ")";
}

std::optional<CertificateModes::Change> CertificateModes::apply(const CertificateStep& step) {
  std::optional<Place> place = placeOf(step.place);
  if (!place || !sides_[place->side].present || !step.with.empty() || !allowed(step.lemma))
    return std::nullopt;
  Side& side = sides_[place->side];
  Change change;
  const bool moved = step.lemma == "swizzle_apply_r5";
  if (moved || step.lemma == "swizzle_apply_r1") {
    if (place->mode || place->reversed || side.heads.empty() || ((counts_ || moved) && side.heads.size() > 1)) return std::nullopt;
    // The power of two above all bits that it writes: it stays below each multiple; and above those that it reads: it sees none.
    const auto [swizzle, shift] = side.heads[0];
    const int far = counts_ && swizzle.shift > 0 ? 0 : std::abs(swizzle.shift);
    const int64_t block = int64_t{1} << (swizzle.bits + swizzle.base + far);
    if (moved && !exactQuotient(Polynomial::of(shift), Polynomial(block))) return std::nullopt;
    if (counts_) {
      mixed_ = block;
      side.low = side.high = shift;
    }
    for (const Pair& mode : side.modes) change.needs.push_back(needed(mode.stride, Relation::kGreaterEqual, number(0)));
    for (const Head& head : side.heads) change.needs.push_back(needed(head.shift, Relation::kGreaterEqual, number(0)));
    side.heads.clear();
    if (moved) side.heads = {{swizzle, number(0)}, {Swizzle{}, shift}};
    change.gives = text(side);
    return change;
  }
  if (!place->mode || *place->mode >= side.modes.size()) return std::nullopt;
  const auto at = side.modes.begin() + static_cast<std::ptrdiff_t>(*place->mode);
  const Pair mode = *at;
  if (step.lemma == "coalesce_r1") {
    if (place->reversed || at + 1 == side.modes.end()) return std::nullopt;
    change.needs = {needed(times(mode.extent, mode.stride), Relation::kEqual, (at + 1)->stride),
                    needed(mode.extent, Relation::kGreaterEqual, number(1))};
    at->extent = times(mode.extent, (at + 1)->extent);
    side.modes.erase(at + 1);
    change.gives = text(side);
    return change;
  }
  if (step.lemma == "coalesce_r2") {
    if (place->reversed) return std::nullopt;
    // Where two layouts share only 0, a mode of stride 0 says nothing either.
    const bool zero = disjoint_ && mode.stride->op() == Op::kConstant && mode.stride->value() == 0;
    if (!zero) change.needs = {needed(mode.extent, Relation::kEqual, number(1))};
    side.modes.erase(at);
    change.gives = text(side);
    return change;
  }
  const Scalar size = place->reversed ? minus(number(0), mode.stride) : mode.stride;
  const Scalar reach = times(minus(mode.extent, number(1)), size);
  const bool order = step.lemma == "complement_r3";
  if (!side.heads.empty()) return std::nullopt;
  Side& counted = order ? sides_[0] : side;
  if (order) change.needs.push_back(needed(plus(counted.high, number(1)), Relation::kLessEqual, size));
  if (!order) change.needs.push_back(needed(size, Relation::kGreaterEqual, number(0)));
  change.needs.push_back(needed(mode.extent, Relation::kGreaterEqual, number(1)));
  if (!order && place->reversed) {
    counted.low = minus(counted.low, reach);
  } else {
    counted.high = plus(counted.high, reach);
  }
  side.modes.erase(at);
  change.gives = order ? "no repetition within " + toString(counted.high)
                       : "offsets from " + toString(counted.low) + " to " + toString(counted.high);
  return change;
}

std::optional<std::vector<Constraint>> CertificateModes::rest(const Goal& goal) const {
  using Kind = Goal::Kind;
  std::vector<Constraint> needs;
  const auto& [left, right] = sides_;
  if (!left.present) return std::nullopt;
  if (method_ == "modes") {
    if (goal.kind != Kind::kEqual || !right.present || left.modes.size() != right.modes.size() ||
        left.heads.size() != right.heads.size())
      return std::nullopt;
    for (size_t i = 0; i < left.heads.size(); ++i) {
      if (!(left.heads[i].swizzle == right.heads[i].swizzle)) return std::nullopt;
      needs.push_back(needed(left.heads[i].shift, Relation::kEqual, right.heads[i].shift));
    }
    for (size_t i = 0; i < left.modes.size(); ++i) {
      needs.push_back(needed(left.modes[i].extent, Relation::kEqual, right.modes[i].extent));
      needs.push_back(needed(left.modes[i].stride, Relation::kEqual, right.modes[i].stride));
    }
    return needs;
  }
  if (!left.modes.empty() || !left.heads.empty()) return std::nullopt;
  if (disjoint_ && (!right.present || !right.modes.empty() || !right.heads.empty())) return std::nullopt;
  if (method_ == "order" && (goal.kind == Kind::kInjective || disjoint_)) return needs;
  if (counts_ && disjoint_) {
    const bool reversed = method_ != "range";
    needs.push_back(needed((reversed ? right : left).high, Relation::kLess, (reversed ? left : right).low));
    return needs;
  }
  if (method_ != "range" || goal.kind != Kind::kRange) return std::nullopt;
  if (mixed_ > 1 && !exactQuotient(Polynomial::of(goal.upper), Polynomial(mixed_))) return std::nullopt;
  needs.push_back(needed(goal.lower, Relation::kLessEqual, mixed_ > 1 ? number(0) : left.low));
  needs.push_back(needed(plus(left.high, number(1)), Relation::kLessEqual, goal.upper));
  return needs;
}

}  // namespace cutecheck::oracle
