// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/mapping.h"

#include <algorithm>

#include "core/notation/print.h"
#include "lowering/semantics/operations.h"

namespace cutecheck::meaning {
namespace {

Term number(int64_t n) { return std::to_string(n); }

TermTuple shapeOf(const std::vector<int64_t>& extents) {
  std::vector<TermTuple> modes;
  for (const int64_t extent : extents) modes.push_back(leafOf(number(extent)));
  return modes.size() == 1 ? modes.front() : tupleOf(modes);
}

// A coordinate with one mode for each of `shape`'s.
TermTuple spread(const TermTuple& coord, const TermTuple& shape) {
  return coord.isTuple() || !shape.isTuple() ? coord : idx2crd(coord, shape);
}

// A leaf for each leaf of `shape`.
TermTuple inFull(const TermTuple& coord, const TermTuple& shape) {
  if (!shape.isTuple()) return coord;
  const TermTuple modes = spread(coord, shape);
  std::vector<TermTuple> full;
  for (size_t i = 0; i < shape.tree.rank(); ++i) full.push_back(inFull(modes.mode(i), shape.mode(i)));
  return tupleOf(full);
}

// The linear index of a coordinate.
Term linear(const TermTuple& coord, const TermTuple& shape) {
  return coord.isTuple() ? crd2idx(coord, shape).terms.front() : coord.terms.front();
}

// Whether no mode is left open.
bool isComplete(const TermTuple& coord) {
  for (const IntTuple& leaf : leaves(coord.tree))
    if (leaf.isUnderscore()) return false;
  return true;
}

class Whole final : public Mapping {
 public:
  explicit Whole(TermTuple shape) : shape_(std::move(shape)) {}
  TermTuple shape() const override { return shape_; }
  TermTuple at(const TermTuple& coord) const override { return inFull(coord, shape_); }
  void needs(const TermTuple& coord, Conditions& conditions) const override {
    conditions.addLinear(coord, shape_);
  }

 private:
  TermTuple shape_;
};

// Another arrangement of a view: each of its coordinates is one of the view.
class Rearranged : public Mapping {
 public:
  explicit Rearranged(MappingRef view) : view_(std::move(view)) {}

  TermTuple at(const TermTuple& coord) const override { return view_->at(below(coord)); }

  void needs(const TermTuple& coord, Conditions& conditions) const override {
    conditions.addLinear(coord, shape());
    if (isComplete(coord)) view_->needs(below(coord), conditions);
  }

 protected:
  const Mapping& view() const { return *view_; }

 private:
  // The coordinate of the view.
  virtual TermTuple below(const TermTuple& coord) const = 0;

  MappingRef view_;
};

// ((tile), (tiles)): element t of tile r along each mode is t + extent*r.
class Zipped final : public Rearranged {
 public:
  Zipped(MappingRef view, std::vector<int64_t> tile) : Rearranged(std::move(view)), tile_(std::move(tile)) {}

  TermTuple shape() const override { return tupleOf({shapeOf(tile_), tiles()}); }

 private:
  TermTuple below(const TermTuple& coord) const override {
    const TermTuple pair = spread(coord, shape());
    const TermTuple inside = spread(pair.mode(0), shapeOf(tile_)), which = spread(pair.mode(1), tiles());
    std::vector<TermTuple> modes;
    for (size_t i = 0; i < tile_.size(); ++i) {
      const Term skipped = binary(number(tile_[i]), "*", which.mode(i).terms.front());
      modes.push_back(leafOf(binary(inside.mode(i).terms.front(), "+", skipped)));
    }
    return modes.size() == 1 ? modes.front() : tupleOf(modes);
  }

  // How many tiles there are along each mode, the last one perhaps in part.
  TermTuple tiles() const {
    const TermTuple extents = view().shape();
    std::vector<TermTuple> counts;
    for (size_t i = 0; i < tile_.size(); ++i)
      counts.push_back(leafOf(
          binary(binary(extents.mode(i).terms.front(), "+", number(tile_[i] - 1)), "/", number(tile_[i]))));
    return counts.size() == 1 ? counts.front() : tupleOf(counts);
  }

  std::vector<int64_t> tile_;
};

// The modes that a coordinate leaves open.
class Sliced final : public Rearranged {
 public:
  Sliced(MappingRef view, TermTuple coord, std::vector<TermTuple> kept)
      : Rearranged(std::move(view)), coord_(std::move(coord)), kept_(std::move(kept)) {}

  TermTuple shape() const override { return kept_.size() == 1 ? kept_.front() : tupleOf(kept_); }

 private:
  TermTuple below(const TermTuple& coord) const override {
    std::vector<TermTuple> values;
    if (kept_.size() == 1) {
      values.push_back(coord);
    } else {
      const TermTuple modes = spread(coord, shape());
      for (size_t i = 0; i < kept_.size(); ++i) values.push_back(modes.mode(i));
    }
    size_t next = 0;
    return fill(coord_, values, next);
  }

  static TermTuple fill(const TermTuple& coord, const std::vector<TermTuple>& values, size_t& next) {
    if (coord.tree.isUnderscore()) return values[next++];
    if (!coord.isTuple()) return coord;
    std::vector<TermTuple> modes;
    for (size_t i = 0; i < coord.tree.rank(); ++i) modes.push_back(fill(coord.mode(i), values, next));
    return tupleOf(modes);
  }

  TermTuple coord_;
  std::vector<TermTuple> kept_;
};

// ((values), 1, ...): value v of the thread is element TV(thread, v) of the tile.
class Partitioned final : public Mapping {
 public:
  Partitioned(MappingRef view, Layout tv, std::vector<int64_t> tile, Term thread)
      : view_(std::move(view)), tv_(std::move(tv)), tile_(std::move(tile)), thread_(std::move(thread)) {}

  TermTuple shape() const override {
    std::vector<TermTuple> modes = {leafOf(number(values()))};
    for (size_t i = 0; i < tile_.size(); ++i) modes.push_back(leafOf("1"));
    return tupleOf(modes);
  }

  TermTuple at(const TermTuple& coord) const override {
    const Term value = linear(coord.isTuple() ? coord.mode(0) : coord, valueShape());
    const Term element = "crd2idx((" + thread_ + "," + value + "), " + toString(tv_) + ")";
    return view_->at(inFull(leafOf(element), shapeOf(tile_)));
  }

  // That the thread is one of the copy's is asked where it takes its part.
  void needs(const TermTuple& coord, Conditions& conditions) const override {
    TermTuple all = shape();
    if (!coord.isTuple()) return conditions.addStrictlyInside(coord, all);
    // The values may be given by their own modes.
    std::vector<TermTuple> modes{valueShape()};
    for (size_t i = 0; i < tile_.size(); ++i) modes.push_back(leafOf("1"));
    conditions.addStrictlyInside(coord, tupleOf(modes));
  }

 private:
  int64_t values() const {
    int64_t size = 1;
    for (const IntTuple& extent : leaves(tv_.shape().mode(1))) size *= extent.value();
    return size;
  }
  // The shape under a tuple coordinate: one atom call of one value, the values of TV.
  TermTuple valueShape() const {
    TermTuple modes{tv_.shape().mode(1), {}};
    for (const IntTuple& extent : leaves(modes.tree)) modes.terms.push_back(number(extent.value()));
    return tupleOf({leafOf("1"), modes});
  }

  MappingRef view_;
  Layout tv_;
  std::vector<int64_t> tile_;
  Term thread_;
};

// The modes of `shape` where `coord` has `_`, in order; false when they do not pair.
bool keptModes(const TermTuple& coord, const TermTuple& shape, std::vector<TermTuple>& kept) {
  if (coord.tree.isUnderscore()) {
    kept.push_back(shape);
    return true;
  }
  if (!coord.isTuple()) return true;
  // ((_), i): the only mode of what has one.
  if (!shape.isTuple() && coord.tree.rank() == 1) return keptModes(coord.mode(0), shape, kept);
  if (!shape.isTuple() || shape.tree.rank() != coord.tree.rank()) return false;
  for (size_t i = 0; i < coord.tree.rank(); ++i)
    if (!keptModes(coord.mode(i), shape.mode(i), kept)) return false;
  return true;
}

}  // namespace

std::optional<std::vector<int64_t>> tileExtents(const Tiler& tiler) {
  std::vector<int64_t> extents;
  const auto add = [&](const Tiler& mode) {
    const bool plain = mode.isLayout() && mode.layout().shape().isInt() && mode.layout().stride().isInt(1);
    if (plain) extents.push_back(mode.layout().shape().value());
    return plain;
  };
  if (!tiler.isTuple()) return add(tiler) ? std::optional(extents) : std::nullopt;
  return std::all_of(tiler.modes().begin(), tiler.modes().end(), add) ? std::optional(extents) : std::nullopt;
}

MappingRef wholeOf(TermTuple shape) { return std::make_shared<Whole>(std::move(shape)); }

std::optional<MappingRef> zippedDivide(MappingRef view, const Tiler& tiler) {
  const std::optional<std::vector<int64_t>> tile = tileExtents(tiler);
  const TermTuple shape = view->shape();
  if (!tile || tile->size() != shape.tree.rank()) return std::nullopt;
  for (size_t i = 0; i < tile->size(); ++i)
    if (shape.mode(i).isTuple()) return std::nullopt;
  return std::make_shared<Zipped>(std::move(view), *tile);
}

std::optional<MappingRef> slice(MappingRef view, const TermTuple& coord) {
  std::vector<TermTuple> kept;
  if (!keptModes(coord, view->shape(), kept) || kept.empty()) return std::nullopt;
  return std::make_shared<Sliced>(std::move(view), coord, std::move(kept));
}

std::optional<MappingRef> partition(MappingRef view, const Layout& tv, const Tiler& tiler, const Term& thread) {
  const std::optional<std::vector<int64_t>> tile = tileExtents(tiler);
  if (!tile || view->shape().text() != shapeOf(*tile).text()) return std::nullopt;
  return std::make_shared<Partitioned>(std::move(view), tv, *tile, thread);
}

}  // namespace cutecheck::meaning
