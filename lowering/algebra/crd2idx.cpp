// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/crd2idx.h"

#include <algorithm>
#include <map>

#include "lowering/algebra/size.h"

namespace cutecheck::mixed {
namespace {

using Path = std::vector<uint32_t>;
using Sums = std::map<Path, Number>;

class Evaluation {
 public:
  // `beyond`: a coordinate may lie behind the last extent.
  explicit Evaluation(Arithmetic& arithmetic, bool beyond = false)
      : arithmetic_(arithmetic), beyond_(beyond) {}

  std::optional<Diagnostic> addMode(const MixedTuple& crd, const MixedTuple& shape,
                                    const MixedTuple& stride) {
    if (!crd.isTuple()) return addLinear(crd.number(), shape, stride);
    if (!shape.isTuple() || shape.rank() != crd.rank())
      return makeError(Code::kRank, "mixed_crd2idx_c1",
                       "the coordinate is not weakly congruent with the shape");
    for (size_t i = 0; i < crd.rank(); ++i)
      if (auto error = addMode(crd.mode(i), shape.mode(i), stride.mode(i))) return error;
    return std::nullopt;
  }

  Expected<MixedTuple> result() {
    // A stride 0 is the zero of any codomain, so it says nothing beside basis strides.
    const auto plain = sums_.find({});
    if (plain != sums_.end() && plain->second.is(0) && sums_.size() > 1) sums_.erase(plain);
    if (sums_.empty()) return MixedTuple::leaf(Number::of(0));
    return spell(sums_.begin(), sums_.end(), 0);
  }

 private:
  std::optional<Diagnostic> addTerm(const Number& digit, const Number& stride, const Path& path) {
    Expected<Number> term = arithmetic_.multiply(digit, stride);
    if (!term) return std::move(term).error();
    const auto [slot, fresh] = sums_.try_emplace(path, *term);
    if (fresh) return std::nullopt;
    Expected<Number> sum = arithmetic_.add(slot->second, *term);
    if (!sum) return std::move(sum).error();
    slot->second = *sum;
    return std::nullopt;
  }

  std::optional<Diagnostic> addLinear(Number index, const MixedTuple& shape, const MixedTuple& stride) {
    // How far the index goes: up to the size of the shape beside it.
    Range total{1, 1};
    for (const Number& extent : shape.numbers()) total = mixed::multiply(total, extent.range);
    const bool staticShape = total.low == total.high && !beyond_;
    if (index.constant && (*index.constant < 0 || (staticShape && *index.constant >= total.high)))
      return makeError(Code::kOutOfDomain, "mixed_crd2idx_c2",
                       "coordinate " + std::to_string(*index.constant) + " lies outside its extent");
    // range_r11
    if (!index.constant && !beyond_) index.range.high = std::min(index.range.high, total.high - 1);

    const std::vector<IntTuple> paths = leaves(stride.type());
    const std::vector<Number>& extents = shape.numbers();
    for (size_t i = 0; i < extents.size(); ++i) {
      const bool last = i + 1 == extents.size();
      Number digit = index;
      // range_r10
      if (!last) {
        Expected<Number> rest = arithmetic_.remainder(index, extents[i]);
        if (!rest) return std::move(rest).error();
        digit = *rest;
      }
      if (!last) {
        Expected<Number> quotient = arithmetic_.divide(index, extents[i]);
        if (!quotient) return std::move(quotient).error();
        index = *quotient;
      }
      if (auto error = addTerm(digit, stride.numbers()[i], paths[i].path())) return error;
    }
    return std::nullopt;
  }

  // The tuple that the paths of [begin, end) spell out from `depth` on.
  Expected<MixedTuple> spell(Sums::const_iterator begin, Sums::const_iterator end, size_t depth) {
    if (begin->first.size() == depth) {
      if (std::next(begin) != end)
        return makeError(Code::kBasisStride, "mixed_crd2idx_c3",
                         "basis strides end at different depths of one mode");
      return MixedTuple::leaf(begin->second);
    }
    std::vector<MixedTuple> modes;
    while (begin != end) {
      const uint32_t mode = begin->first[depth];
      if (mode >= kMaxBasisIndex)
        return makeError(Code::kLimit, "mixed_crd2idx_c4",
                         "a basis index is above " + std::to_string(kMaxBasisIndex));
      auto next = begin;
      while (next != end && next->first.size() > depth && next->first[depth] == mode) ++next;
      modes.resize(mode, MixedTuple::leaf(Number::of(0)));
      CUTECHECK_TRY(inner, spell(begin, next, depth + 1));
      modes.push_back(std::move(inner));
      begin = next;
    }
    return MixedTuple::tuple(modes);
  }

  Arithmetic& arithmetic_;
  bool beyond_;
  Sums sums_;
};

}  // namespace

static Expected<MixedTuple> evaluated(Evaluation evaluation, const MixedTuple& crd,
                                      const MixedLayout& layout) {
  if (auto error = checkExtents(layout.shape)) return std::move(*error);
  if (auto error = evaluation.addMode(crd, layout.shape, layout.stride)) return std::move(*error);
  return evaluation.result();
}

Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedLayout& layout) {
  return evaluated(Evaluation(arithmetic), crd, layout);
}

Expected<MixedTuple> crd2idxBeyond(Arithmetic& arithmetic, const MixedTuple& crd, const MixedLayout& layout) {
  return evaluated(Evaluation(arithmetic, true), crd, layout);
}

Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedTuple& shape) {
  if (auto error = checkExtents(shape)) return std::move(*error);
  std::vector<Number> strides;
  Number running = Number::of(1);
  for (size_t i = 0; i < shape.numbers().size(); ++i) {
    strides.push_back(running);
    if (i + 1 == shape.numbers().size()) break;
    CUTECHECK_TRY(next, arithmetic.multiply(running, shape.numbers()[i]));
    running = next;
  }
  return crd2idx(arithmetic, crd, MixedLayout{shape, MixedTuple::withNumbers(shape.type(), strides)});
}

}  // namespace cutecheck::mixed
