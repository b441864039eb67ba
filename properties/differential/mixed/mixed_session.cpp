// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_session.h"

#include "core/tuple/tuple_relations.h"
#include "properties/differential/mixed/mixed_swizzle_cases.h"

namespace cutecheck::run {

using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Number;
using mixed::Role;

std::string_view nameOf(Leaves leaves) {
  switch (leaves) {
    case Leaves::kStatic:
      return "static";
    case Leaves::kAll:
      return "all";
    case Leaves::kDivided:
      return "divided";
    case Leaves::kStrides:
      return "strides";
    case Leaves::kExtents:
      return "extents";
    case Leaves::kSome:
      return "some";
  }
  return "";
}

bool MixedSession::loosens(int64_t value, Role role) {
  ++place_;
  if ((role == Role::kExtent && value < 1) || (role == Role::kCoordinate && value < 0)) return false;
  switch (subject_.leaves_) {
    case Leaves::kStatic:
      return false;
    case Leaves::kAll:
    case Leaves::kDivided:
      return true;
    case Leaves::kStrides:
      return role != Role::kExtent;
    case Leaves::kExtents:
      return role != Role::kStride;
    case Leaves::kSome:
      return (static_cast<uint64_t>(value) * 0x9e3779b97f4a7c15u + place_ * 0xd1342543de82ef95u) >> 63 != 0;
  }
  return false;
}

MixedTuple MixedSession::tuple(const IntTuple& t, Role role) {
  const std::vector<IntTuple> all = leaves(t);
  std::vector<IntTuple> types;
  std::vector<mixed::Handle> handles;
  for (const IntTuple& leaf : all) {
    if (!leaf.isInt() && !leaf.isUnderscore()) {
      unknown_ = true;
      types.push_back(IntTuple(1));
      continue;
    }
    if (leaf.kind() != IntTuple::Kind::kInt || !loosens(leaf.value(), role)) {
      types.push_back(leaf);
      continue;
    }
    const int64_t value = leaf.value();
    const bool narrow = value >= INT32_MIN && value <= INT32_MAX;
    DynamicLeaf dynamic{narrow ? 32 : 64, 1};
    const bool divided = subject_.leaves_ == Leaves::kDivided || subject_.leaves_ == Leaves::kExtents;
    if (divided && value != 0 && value != INT64_MIN) dynamic.div = value < 0 ? -value : value;
    types.push_back(IntTuple::dynamic(dynamic).withPath(leaf.path()));
    handles.push_back(builder_.input(value, dynamic.width));
  }
  return MixedTuple::of(withLeaves(t, types), role, handles);
}

MixedLayout MixedSession::layout(const Layout& a) {
  MixedTuple shape = tuple(a.shape(), Role::kExtent);
  return {std::move(shape), tuple(a.stride(), Role::kStride)};
}

Number MixedSession::number(int64_t value, Role role) { return tuple(IntTuple(value), role).number(); }

mixed::MixedComposed MixedSession::composed(const ComposedLayout& a) {
  MixedLayout inner = layout(a.layout);
  return {a.swizzle, tuple(a.offset, Role::kStride), std::move(inner)};
}

MixedTuple MixedSession::coordinate(const IntTuple& crd, const IntTuple& shape) {
  std::vector<IntTuple> inside;
  for (const IntTuple& leaf : leaves(crd)) inside.push_back(leaf.isUnderscore() ? IntTuple(0) : leaf);
  const IntTuple plain = withLeaves(crd, inside);
  if (!weaklyCongruent(plain, shape) || !isInside(plain, shape))
    return MixedTuple::of(crd, Role::kCoordinate);
  return tuple(crd, Role::kCoordinate);
}

IntTuple MixedSession::valueOf(const MixedTuple& t) const {
  const std::vector<IntTuple> types = leaves(t.type());
  std::vector<IntTuple> values;
  for (size_t i = 0; i < types.size(); ++i)
    values.push_back(IntTuple(builder_.valueOf(t.numbers()[i])).withPath(types[i].path()));
  return withLeaves(t.type(), values);
}

Layout MixedSession::valueOf(const MixedLayout& a) const {
  return Layout::unchecked(valueOf(a.shape), valueOf(a.stride));
}

std::optional<Diagnostic> MixedSession::settle(const Diagnostic* error) {
  const bool dynamic = subject_.leaves_ != Leaves::kStatic;
  if (unknown_) return makeError(Code::kUnknownOperation, "", "of leaves without a number");
  if (error && error->rule == "mixed_crd2idx_c2") {
    ++count_.outside;
    return makeError(Code::kUnknownOperation, error->rule, error->message);
  }
  if (error && dynamic) {
    ++count_.refused;
    return makeError(Code::kUnknownOperation, error->rule, error->message);
  }
  if (error) return *error;
  if (builder_.complaint == "wraps in 64 bits") {
    ++count_.overflow;
    return makeError(Code::kUnknownOperation, "mixed_c1", builder_.complaint);
  }
  if (dynamic && builder_.complaint == "the bits of a negative number") return brokenPromise();
  if (!dynamic && builder_.operations > 0) builder_.complaint = "an instruction for static leaves";
  if (!builder_.complaint.empty()) {
    if (subject_.complaint_.empty()) subject_.complaint_ = builder_.complaint;
    return makeError(Code::kBadRequest, "mixed_c1", builder_.complaint);
  }
  ++count_.answered;
  return std::nullopt;
}

Diagnostic MixedSession::brokenPromise() {
  ++count_.outside;
  return makeError(Code::kUnknownOperation, "mixed_swizzle_apply_c1", "a negative offset");
}

Expected<Layout> MixedSession::answer(Expected<MixedLayout> got) {
  if (auto error = settle(got ? nullptr : &got.error())) return std::move(*error);
  return valueOf(*got);
}

Expected<IntTuple> MixedSession::answer(Expected<MixedTuple> got) {
  if (auto error = settle(got ? nullptr : &got.error())) return std::move(*error);
  return valueOf(*got);
}

Expected<int64_t> MixedSession::answer(Expected<Number> got) {
  if (auto error = settle(got ? nullptr : &got.error())) return std::move(*error);
  return builder_.valueOf(*got);
}

Expected<laws::SliceAnswer> MixedSession::answer(Expected<mixed::Part> got) {
  if (auto error = settle(got ? nullptr : &got.error())) return std::move(*error);
  return laws::SliceAnswer{valueOf(got->layout), valueOf(got->offset)};
}

}  // namespace cutecheck::run
