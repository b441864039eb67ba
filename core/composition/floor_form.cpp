// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/floor_form.h"

#include <algorithm>

#include "core/layout/flat_modes.h"

namespace cutecheck {

Expected<FloorForm> FloorForm::make(const Layout& a) {
  if (!a.isStatic())
    return makeError(Code::kNotStatic, "composition_c6", "the left operand must have static leaves only");
  FloorForm form;
  const std::vector<IntTuple> extents = leaves(a.shape());
  const std::vector<IntTuple> strides = leaves(a.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    const auto& path = strides[i].path();
    size_t component = 0;
    if (strides[i].value() != 0) {
      component = std::find(form.paths_.begin(), form.paths_.end(), path) - form.paths_.begin();
      if (component == form.paths_.size()) form.paths_.push_back(path);
    }
    // A digit of extent 1 is always 0; only the last leaf, unbounded, says something in spite of it.
    if (extents[i].value() > 1 || i + 1 == extents.size())
      form.digits_.push_back({extents[i].value(), strides[i].value(), component});
  }
  if (form.paths_.empty()) form.paths_.emplace_back();

  Int128 period = 1;
  for (size_t i = 0; i + 1 < form.digits_.size(); ++i) {
    const Digit &low = form.digits_[i], &high = form.digits_[i + 1];
    const auto next = checkedMul(period, low.extent);
    if (!next) break;
    period = *next;
    form.rows_.push_back({period, Vector(form.paths_.size(), 0)});
    Vector& jump = form.rows_.back().jump;
    jump[low.component] -= Int128{low.extent} * low.stride;  // below 2^126
    jump[high.component] += high.stride;
  }
  const auto isZero = [](const Row& row) {
    return std::all_of(row.jump.begin(), row.jump.end(), [](Int128 v) { return v == 0; });
  };
  std::erase_if(form.rows_, isZero);
  return form;
}

std::optional<FloorForm::Vector> FloorForm::at(Int128 k) const {
  Vector sum(paths_.size(), 0);
  for (size_t i = 0; i < digits_.size() && k != 0; ++i) {
    const bool last = i + 1 == digits_.size();
    const Int128 digit = last ? k : k % digits_[i].extent;
    if (!last) k /= digits_[i].extent;
    const auto term = checkedMul(digit, digits_[i].stride);
    const auto next = term ? checkedAdd(sum[digits_[i].component], *term) : std::nullopt;
    if (!next) return std::nullopt;
    sum[digits_[i].component] = *next;
  }
  return sum;
}

Expected<IntTuple> FloorForm::strideFor(const Vector& v) const {
  IntTuple stride(0);
  bool found = false;
  for (size_t c = 0; c < v.size(); ++c) {
    if (v[c] == 0) continue;
    if (found)
      return makeError(Code::kNotComposable, "composition_c2",
                       "an offset with two basis elements cannot be a stride");
    found = true;
    const auto value = narrow(v[c]);
    if (!value) return overflow("composition_c3", "a stride of the composition");
    stride = IntTuple(*value).withPath(paths_[c]);
  }
  return stride;
}

}  // namespace cutecheck
