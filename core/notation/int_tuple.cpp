// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IntTuple: the two forms of a tree, structural equality and walks over the leaves.
#include "core/notation/int_tuple.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace cutecheck {

struct IntTuple::Other {
  Kind kind = Kind::kTuple;
  int width = 32;     // kDynamic
  int64_t value = 0;  // kInt: the value; kDynamic: the divisor
  Scalar scalar;      // kSymbolic
  std::vector<uint32_t> path;
  std::vector<IntTuple> modes;
};

namespace {

template <typename Predicate>
bool everyLeaf(const IntTuple& t, const Predicate& holds) {
  if (t.isLeaf()) return holds(t);
  for (size_t i = 0; i < t.rank(); ++i)
    if (!everyLeaf(t.mode(i), holds)) return false;
  return true;
}

void appendLeaves(const IntTuple& t, std::vector<IntTuple>& out) {
  if (t.isPlain()) {
    out.insert(out.end(), t.ints().begin(), t.ints().end());
    return;
  }
  if (t.isLeaf()) {
    out.push_back(t);
    return;
  }
  for (size_t i = 0; i < t.rank(); ++i) appendLeaves(t.mode(i), out);
}

// The tree of `profile` with each leaf replaced by what `next` gives, from left to right.
template <typename Next>
IntTuple fill(const IntTuple& profile, Next& next) {
  if (profile.isLeaf()) return next();
  TupleBuilder modes;
  for (size_t i = 0, rank = profile.rank(); i < rank; ++i) modes.push(fill(profile.mode(i), next));
  return std::move(modes).finish();
}

}  // namespace

IntTuple IntTuple::tuple(std::vector<IntTuple> modes) {
  size_t nodes = 1, leaves = 0;
  bool plain = true;
  for (const IntTuple& mode : modes) {
    plain &= mode.isPlain();
    nodes += mode.nodes_;
    leaves += mode.leaves_;
  }
  if (!plain || nodes > kPlainNodes || leaves > kPlainLeaves) {
    auto other = std::make_shared<Other>();
    other->modes = std::move(modes);
    return IntTuple(std::move(other));
  }
  TupleBuilder builder;
  for (const IntTuple& mode : modes) builder.push(mode);
  return std::move(builder).finish();
}

IntTuple IntTuple::dynamic(DynamicLeaf leaf) {
  auto other = std::make_shared<Other>();
  other->kind = Kind::kDynamic;
  other->width = leaf.width;
  other->value = leaf.div;
  return IntTuple(std::move(other));
}

IntTuple IntTuple::symbolic(Scalar scalar) {
  if (scalar->op() == ScalarNode::Op::kConstant) return IntTuple(scalar->value());
  auto other = std::make_shared<Other>();
  other->kind = Kind::kSymbolic;
  other->scalar = std::move(scalar);
  return IntTuple(std::move(other));
}

IntTuple IntTuple::underscore() {
  static const std::shared_ptr<const Other> one = [] {
    auto other = std::make_shared<Other>();
    other->kind = Kind::kUnderscore;
    return other;
  }();
  return IntTuple(one);
}

IntTuple IntTuple::withPath(std::vector<uint32_t> path) const {
  assert(isLeaf() && !isUnderscore());
  if (kind() == Kind::kInt && path.empty()) return IntTuple(value());
  if (other_ && other_->path == path) return *this;
  auto other = std::make_shared<Other>();
  if (other_) *other = *other_;
  other->kind = kind();
  other->value = value();
  other->path = std::move(path);
  return IntTuple(std::move(other));
}

bool IntTuple::isStatic() const {
  return isPlain() || everyLeaf(*this, [](const IntTuple& leaf) { return leaf.kind() == Kind::kInt; });
}

bool IntTuple::hasUnderscore() const {
  return !isPlain() && !everyLeaf(*this, [](const IntTuple& leaf) { return !leaf.isUnderscore(); });
}

bool IntTuple::hasBasis() const {
  return !isPlain() && !everyLeaf(*this, [](const IntTuple& leaf) { return leaf.path().empty(); });
}

IntTuple::Kind IntTuple::otherKind() const { return other_->kind; }
int64_t IntTuple::otherValue() const { return other_->value; }

DynamicLeaf IntTuple::dynamicLeaf() const {
  assert(kind() == Kind::kDynamic);
  return DynamicLeaf{other_->width, other_->value};
}

const Scalar& IntTuple::scalar() const {
  static const Scalar none;
  return other_ ? other_->scalar : none;
}

const std::vector<uint32_t>& IntTuple::path() const {
  static const std::vector<uint32_t> none;
  return other_ ? other_->path : none;
}

size_t IntTuple::rank() const {
  if (isLeaf()) return 1;
  if (other_) return other_->modes.size();
  size_t count = 0;
  for (size_t node = 1; node < nodes_; node += nodesAt(node)) ++count;
  return count;
}

IntTuple IntTuple::mode(size_t i) const {
  if (isLeaf()) return *this;
  if (other_) return other_->modes[i];
  assert(i < rank());
  size_t first = 1;
  for (; i > 0; --i) first += nodesAt(first);
  const auto leavesIn = [&](size_t from, size_t to) {
    return static_cast<size_t>(std::count(tree_.begin() + from, tree_.begin() + to, 0));
  };
  IntTuple t;
  const size_t nodes = nodesAt(first), before = leavesIn(1, first), count = leavesIn(first, first + nodes);
  t.nodes_ = static_cast<uint8_t>(nodes);
  t.leaves_ = static_cast<uint8_t>(count);
  std::copy_n(tree_.begin() + first, nodes, t.tree_.begin());
  std::copy_n(ints_.begin() + before, count, t.ints_.begin());
  return t;
}

std::vector<IntTuple> IntTuple::modes() const {
  if (isLeaf()) return {};
  if (other_) return other_->modes;
  std::vector<IntTuple> modes(rank());
  for (size_t i = 0; i < modes.size(); ++i) modes[i] = mode(i);
  return modes;
}

bool IntTuple::equalOther(const Other& a, const Other& b) {
  return a.kind == b.kind && a.width == b.width && a.value == b.value && a.path == b.path &&
         equal(a.scalar, b.scalar) && a.modes == b.modes;
}

void TupleBuilder::push(const IntTuple& mode) {
  if (modes_.empty() && mode.isPlain() && plain_.nodes_ + mode.nodes_ <= IntTuple::kPlainNodes &&
      plain_.leaves_ + mode.leaves_ <= IntTuple::kPlainLeaves) {
    std::copy_n(mode.tree_.begin(), mode.nodes_, plain_.tree_.begin() + plain_.nodes_);
    std::copy_n(mode.ints_.begin(), mode.leaves_, plain_.ints_.begin() + plain_.leaves_);
    plain_.nodes_ += mode.nodes_;
    plain_.leaves_ += mode.leaves_;
    plain_.tree_[0] = plain_.nodes_;
    return;
  }
  if (modes_.empty()) {
    const size_t rank = plain_.rank();
    modes_.reserve(std::max(expected_, rank + 1));
    for (size_t i = 0; i < rank; ++i) modes_.push_back(plain_.mode(i));
  }
  modes_.push_back(mode);
}

IntTuple TupleBuilder::finish() && {
  if (modes_.empty()) return std::move(plain_);
  return IntTuple::tuple(std::move(modes_));
}

bool congruent(const IntTuple& a, const IntTuple& b) {
  if (a.isPlain() && b.isPlain()) return a.samePlainTree(b);
  if (a.isLeaf() || b.isLeaf()) return a.isLeaf() && b.isLeaf();
  if (a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!congruent(a.mode(i), b.mode(i))) return false;
  return true;
}

std::vector<IntTuple> leaves(const IntTuple& t) {
  std::vector<IntTuple> out;
  out.reserve(t.isPlain() ? t.ints().size() : IntTuple::kPlainLeaves);
  appendLeaves(t, out);
  return out;
}

IntTuple withLeaves(const IntTuple& profile, const std::vector<IntTuple>& flat) {
  size_t at = 0;
  const auto next = [&] {
    assert(at < flat.size());
    return flat[at++];
  };
  IntTuple t = fill(profile, next);
  assert(at == flat.size());
  return t;
}

IntTuple withInts(const IntTuple& profile, std::span<const int64_t> flat) {
  if (profile.isPlain()) {
    assert(flat.size() == profile.leaves_);
    IntTuple t = profile;
    std::copy(flat.begin(), flat.end(), t.ints_.begin());
    return t;
  }
  size_t at = 0;
  const auto next = [&] { return IntTuple(flat[at++]); };
  return fill(profile, next);
}

IntTuple refined(const IntTuple& profile, std::span<const int64_t> flat, std::span<const uint8_t> counts) {
  // Where each node of the plain profile comes to lie; a leaf replaced by a tuple makes room for it.
  std::array<uint8_t, IntTuple::kPlainNodes + 1> place{};
  size_t nodes = profile.nodes_, leaf = 0;
  if (profile.isPlain()) {
    nodes = 0;
    for (size_t i = 0; i < profile.nodes_ && nodes <= IntTuple::kPlainNodes; ++i) {
      place[i] = static_cast<uint8_t>(nodes);
      nodes += profile.tree_[i] != 0 || counts[leaf++] == 1 ? 1 : 1 + counts[leaf - 1];
    }
    place[profile.nodes_] = static_cast<uint8_t>(nodes);
  }
  if (!profile.isPlain() || nodes > IntTuple::kPlainNodes || flat.size() > IntTuple::kPlainLeaves) {
    size_t at = 0;
    leaf = 0;
    const auto next = [&]() -> IntTuple {
      const size_t count = counts[leaf++], first = std::exchange(at, at + count);
      if (count == 1) return flat[first];
      return IntTuple::tuple({flat.begin() + first, flat.begin() + at});
    };
    return fill(profile, next);
  }
  IntTuple t;
  t.nodes_ = static_cast<uint8_t>(nodes);
  t.leaves_ = static_cast<uint8_t>(flat.size());
  t.tree_[0] = 0;
  for (size_t i = 0; i < profile.nodes_; ++i) {
    const uint8_t end = place[i + profile.nodesAt(i)];
    if (profile.tree_[i] != 0 || end > place[i] + 1) t.tree_[place[i]] = end - place[i];
  }
  std::copy(flat.begin(), flat.end(), t.ints_.begin());
  return t;
}

}  // namespace cutecheck
