// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/layout_order.h"

#include <limits>

namespace cutecheck::cute {

static bool spread(const IntTuple& tree, const IntTuple& number, std::vector<int64_t>& order) {
  if (number.isTuple()) {
    if (!tree.isTuple() || tree.rank() != number.rank()) return false;
    for (size_t i = 0; i < tree.rank(); ++i)
      if (!spread(tree.mode(i), number.mode(i), order)) return false;
    return true;
  }
  if (!number.isInt()) return false;
  order.insert(order.end(), leaves(tree).size(), number.value());
  return true;
}

std::optional<std::vector<int64_t>> spreadOrder(const IntTuple& shape, const IntTuple& numbers) {
  std::vector<int64_t> order;
  return spread(shape, numbers, order) ? std::optional(std::move(order)) : std::nullopt;
}

std::vector<int64_t> orderOf(const std::vector<IntTuple>& strides) {
  std::vector<int64_t> order;
  for (const IntTuple& stride : strides)
    order.push_back(stride.isInt() ? stride.value() : std::numeric_limits<int64_t>::max());
  return order;
}

}  // namespace cutecheck::cute
