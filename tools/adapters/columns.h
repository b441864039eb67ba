// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A team's own types, held to the laws by cutecheck_add_laws: layouts as a list of columns, each with an
// extent and a step. It has two operations; the laws about all others count as not applicable.
#pragma once

#include <vector>

#include "properties/laws/functions.h"
#include "properties/laws/subject.h"

namespace subjects {

struct Column {
  int64_t extent, step;
};

// Fails where a leaf is no integer.
inline cutecheck::Expected<std::vector<Column>> columnsOf(const cutecheck::Layout& a) {
  const std::vector<cutecheck::IntTuple> shape = leaves(a.shape()), stride = leaves(a.stride());
  std::vector<Column> columns;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (!shape[i].isInt() || !stride[i].isInt())
      return cutecheck::makeError(cutecheck::Code::kNotStatic, "", "a column has integers");
    columns.push_back({shape[i].value(), stride[i].value()});
  }
  return columns;
}

inline cutecheck::Layout layoutOf(const std::vector<Column>& columns) {
  using cutecheck::IntTuple;
  if (columns.empty()) return cutecheck::Layout::unchecked(IntTuple(1), IntTuple(0));
  std::vector<IntTuple> shape, stride;
  for (const Column& column : columns) {
    shape.emplace_back(column.extent);
    stride.emplace_back(column.step);
  }
  if (columns.size() == 1) return cutecheck::Layout::unchecked(shape[0], stride[0]);
  return cutecheck::Layout::unchecked(IntTuple::tuple(shape), IntTuple::tuple(stride));
}

class Columns : public cutecheck::laws::Subject {
 public:
  std::string_view name() const override { return "columns"; }

  cutecheck::Expected<cutecheck::Value> call(std::string_view operation,
                                             const std::vector<cutecheck::Value>& args,
                                             cutecheck::Domain domain) const override {
    using cutecheck::laws::function;
    static constexpr cutecheck::laws::Function<Columns> kFunctions[] = {
        {"coalesce", function<&Columns::merged>},
        {"size", function<&Columns::product>},
    };
    if (auto answer = answerFrom(kFunctions, *this, operation, args)) return *std::move(answer);
    return Subject::call(operation, args, domain);
  }

 protected:
  virtual bool merges(const Column& left, const Column& right) const {
    return left.extent * left.step == right.step;
  }

 private:
  cutecheck::Expected<int64_t> product(const cutecheck::Layout& a) const {
    CUTECHECK_TRY(columns, columnsOf(a));
    int64_t product = 1;
    for (const Column& column : columns)
      if (__builtin_mul_overflow(product, column.extent, &product))
        return cutecheck::makeError(cutecheck::Code::kOverflow, "", "the size leaves int64_t");
    return product;
  }

  cutecheck::Expected<cutecheck::Layout> merged(const cutecheck::Layout& a) const {
    CUTECHECK_TRY(columns, columnsOf(a));
    std::vector<Column> kept;
    for (const Column& column : columns) {
      if (column.extent == 1) continue;
      if (!kept.empty() && merges(kept.back(), column))
        kept.back().extent *= column.extent;
      else
        kept.push_back(column);
    }
    return layoutOf(kept);
  }
};

// The twin with a slip: equal steps merge.
class ColumnsWithSlip : public Columns {
 protected:
  bool merges(const Column& left, const Column& right) const override { return left.step == right.step; }
};

}  // namespace subjects
