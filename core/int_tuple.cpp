// IntTuple: construction, structural equality and walks over the leaves.
#include "core/int_tuple.h"

#include <cassert>
#include <utility>

namespace cutecheck {
namespace {

template <typename Predicate>
bool everyLeaf(const IntTuple& t, const Predicate& holds) {
  if (t.isLeaf()) return holds(t);
  for (const IntTuple& mode : t.modes())
    if (!everyLeaf(mode, holds)) return false;
  return true;
}

void appendLeaves(const IntTuple& t, std::vector<IntTuple>& out) {
  if (t.isLeaf()) {
    out.push_back(t);
    return;
  }
  for (const IntTuple& mode : t.modes()) appendLeaves(mode, out);
}

IntTuple fill(const IntTuple& profile, const std::vector<IntTuple>& flat, size_t& next) {
  if (profile.isLeaf()) {
    assert(next < flat.size());
    return flat[next++];
  }
  std::vector<IntTuple> modes;
  modes.reserve(profile.rank());
  for (const IntTuple& mode : profile.modes()) modes.push_back(fill(mode, flat, next));
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

IntTuple IntTuple::tuple(std::vector<IntTuple> modes) {
  IntTuple t;
  t.modes_ = std::move(modes);
  return t;
}

IntTuple IntTuple::dynamic(DynamicLeaf leaf) {
  IntTuple t;
  t.kind_ = Kind::kDynamic;
  t.width_ = leaf.width;
  t.value_ = leaf.div;
  return t;
}

IntTuple IntTuple::symbolic(Scalar scalar) {
  if (scalar->op() == ScalarNode::Op::kConstant) return IntTuple(scalar->value());
  IntTuple t;
  t.kind_ = Kind::kSymbolic;
  t.scalar_ = std::move(scalar);
  return t;
}

IntTuple IntTuple::underscore() {
  IntTuple t;
  t.kind_ = Kind::kUnderscore;
  return t;
}

IntTuple IntTuple::withPath(std::vector<uint32_t> path) const {
  assert(isLeaf() && !isUnderscore());
  IntTuple t = *this;
  t.path_ = std::move(path);
  return t;
}

bool IntTuple::isStatic() const {
  return everyLeaf(*this, [](const IntTuple& leaf) { return leaf.kind() == Kind::kInt; });
}

bool IntTuple::hasUnderscore() const {
  return !everyLeaf(*this, [](const IntTuple& leaf) { return !leaf.isUnderscore(); });
}

bool IntTuple::hasBasis() const {
  return !everyLeaf(*this, [](const IntTuple& leaf) { return leaf.path().empty(); });
}

DynamicLeaf IntTuple::dynamicLeaf() const {
  assert(kind_ == Kind::kDynamic);
  return DynamicLeaf{width_, value_};
}

bool operator==(const IntTuple& a, const IntTuple& b) {
  return a.kind_ == b.kind_ && a.width_ == b.width_ && a.value_ == b.value_ && a.path_ == b.path_ &&
         equal(a.scalar_, b.scalar_) && a.modes_ == b.modes_;
}

bool congruent(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf() || b.isLeaf()) return a.isLeaf() && b.isLeaf();
  if (a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!congruent(a.mode(i), b.mode(i))) return false;
  return true;
}

std::vector<IntTuple> leaves(const IntTuple& t) {
  std::vector<IntTuple> out;
  appendLeaves(t, out);
  return out;
}

IntTuple withLeaves(const IntTuple& profile, const std::vector<IntTuple>& flat) {
  size_t next = 0;
  IntTuple t = fill(profile, flat, next);
  assert(next == flat.size());
  return t;
}

}  // namespace cutecheck
