// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/type_rules.h"

#include <algorithm>

#include "core/notation/print.h"

namespace cutecheck::cute {
namespace {

constexpr size_t kMaxLeaves = 1024;

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

const char* nameOf(TupleKind kind) {
  switch (kind) {
    case TupleKind::kIntTuple:
      return "int_tuple";
    case TupleKind::kShape:
      return "shape";
    case TupleKind::kStride:
      return "stride";
    case TupleKind::kCoord:
      return "coord";
  }
  return "";
}

bool isPrefix(const std::vector<uint32_t>& a, const std::vector<uint32_t>& b) {
  return a.size() < b.size() && std::equal(a.begin(), a.end(), b.begin());
}

std::optional<std::string> complaintAboutBasis(const std::vector<IntTuple>& strides,
                                               const std::string& text) {
  bool basis = false, integer = false;
  for (const IntTuple& d : strides) {
    if (!d.path().empty())
      basis = true;
    else if (!d.isInt(0))
      integer = true;
  }
  if (basis && integer)
    return "expects strides to be either all-integer or all-scaled-basis (zero integers allowed when mixed), "
           "but got " +
           quoted(text);
  for (const IntTuple& a : strides)
    for (const IntTuple& b : strides)
      if (!a.path().empty() && isPrefix(a.path(), b.path()))
        return "expects scaled-basis paths to agree on mode-index depth (no path may terminate at a node "
               "that another "
               "path continues through), but got " +
               quoted(text);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> complaintAboutTuple(const IntTuple& value, TupleKind kind) {
  const std::vector<IntTuple> all = leaves(value);
  if (all.size() > kMaxLeaves)
    return "expects at most " + std::to_string(kMaxLeaves) + " leaves, but got " + std::to_string(all.size());
  for (const IntTuple& leaf : all) {
    const bool wrong = leaf.kind() == IntTuple::Kind::kSymbolic ||
                       (leaf.isUnderscore() && kind != TupleKind::kCoord) ||
                       (!leaf.path().empty() && kind != TupleKind::kStride);
    if (wrong)
      return std::string("expects no `") + toString(leaf) + "` in " + nameOf(kind) + ", but got " +
             quoted(toString(value));
  }
  if (kind != TupleKind::kStride || !value.hasBasis()) return std::nullopt;
  return complaintAboutBasis(all, toString(value));
}

std::optional<std::string> complaintAboutLayout(const Layout& value) {
  if (auto complaint = complaintAboutTuple(value.shape(), TupleKind::kShape)) return complaint;
  if (!congruent(value.shape(), value.stride()))
    return "expects shape and stride profile to match, but got " + quoted(toString(value));
  for (const IntTuple& extent : leaves(value.shape()))
    if (extent.isInt() && extent.value() < 1)
      return "expects positive shape mode, but got " + quoted(toString(value));
  if (auto complaint = complaintAboutTuple(value.stride(), TupleKind::kStride)) {
    const std::vector<IntTuple> strides = leaves(value.stride());
    const std::string text = toString(value);
    return complaintAboutBasis(strides, text) ? complaintAboutBasis(strides, text) : complaint;
  }
  return std::nullopt;
}

std::optional<std::string> complaintAboutTile(const Tiler& value) {
  if (value.isLayout()) return complaintAboutLayout(value.layout());
  if (!value.isTuple()) return std::nullopt;
  if (value.modes().size() > kMaxLeaves)
    return "expects at most " + std::to_string(kMaxLeaves) + " modes, but got " +
           std::to_string(value.modes().size());
  for (const Tiler& mode : value.modes())
    if (auto complaint = complaintAboutTile(mode)) return complaint;
  return std::nullopt;
}

bool isStaticTile(const Tiler& value) {
  if (value.isLayout()) return value.layout().isStatic();
  return value.isKeep() || std::all_of(value.modes().begin(), value.modes().end(), isStaticTile);
}

std::optional<std::string> complaintAboutSwizzle(const Swizzle& value) {
  const int distance = value.shift < 0 ? -value.shift : value.shift;
  if (distance < value.bits) return "expects |num_shift| >= num_bits, but got " + quoted(toString(value));
  if (distance + value.bits + value.base > 32)
    return "expects |num_shift| + num_bits + num_base <= 32, but got " + quoted(toString(value));
  return std::nullopt;
}

std::string complaintAboutSwizzleText(const std::string& text, const Diagnostic& error) {
  if (error.code == Code::kInvalidSwizzle && error.rule == "swizzle_c2")
    return "expects |num_shift| >= num_bits, but got " + quoted(text);
  if (error.code == Code::kInvalidSwizzle && error.rule == "swizzle_c3")
    return "expects |num_shift| + num_bits + num_base <= 32, but got " + quoted(text);
  return "failed to parse swizzle from " + quoted(text) + ": " + error.message;
}

std::optional<std::string> complaintAboutComposedLayout(const ComposedLayout& value) {
  const std::string text = quoted(toString(value));
  if (value.swizzle.bits == 0 && value.offset.isInt(0))
    return "expects a non-trivial composed layout (with swizzle bits or non-zero offset); use `!cute.layout` "
           "for "
           "trivial wraps, but got " +
           text;
  if (auto complaint = complaintAboutSwizzle(value.swizzle)) return complaint;
  if (auto complaint = complaintAboutLayout(value.layout)) return complaint;
  if (auto complaint = complaintAboutTuple(value.offset, TupleKind::kIntTuple)) return complaint;
  if (value.offset.isTuple() || value.layout.stride().hasBasis())
    return "swizzle layout expects scalar `offset` and `outer` without scaled basis, but got " + text;
  return std::nullopt;
}

std::string complaintAboutText(const std::string& text, const Diagnostic& error) {
  if (error.code == Code::kInvalidExtent) return "expects positive shape mode, but got " + quoted(text);
  if (error.code == Code::kNotCongruent)
    return "expects shape and stride profile to match, but got " + quoted(text);
  return "failed to parse layout from " + quoted(text) + ": " + error.message;
}

}  // namespace cutecheck::cute
