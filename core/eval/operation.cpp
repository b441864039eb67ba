// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/operation.h"

#include <algorithm>

#include "core/eval/operation_alias.h"
#include "core/eval/operation_table.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/support/nearest_name.h"

namespace cutecheck {

Diagnostic wrongKind(const char* expected, const Value& got) {
  return makeError(Code::kUsage, "arguments",
                   std::string("expected ") + expected + " but got " + toString(got));
}

Expected<Layout> asLayout(const Value& v) {
  if (const auto* layout = std::get_if<Layout>(&v)) return *layout;
  if (const auto* shape = std::get_if<IntTuple>(&v)) return compactLayout(*shape);
  if (const auto* tiler = std::get_if<Tiler>(&v); tiler && tiler->isLayout()) return tiler->layout();
  return wrongKind("a layout", v);
}

Expected<Tiler> asTiler(const Value& v) {
  if (const auto* tiler = std::get_if<Tiler>(&v)) return *tiler;
  if (const auto* layout = std::get_if<Layout>(&v)) return Tiler(*layout);
  const auto* tuple = std::get_if<IntTuple>(&v);
  if (!tuple) return wrongKind("a layout or a tiler", v);
  if (tuple->isUnderscore()) return Tiler::keep();
  if (tuple->isLeaf()) {
    if (tuple->isInt(1)) return Tiler(Layout());
    CUTECHECK_TRY(layout, Layout::make(*tuple, 1));
    return Tiler(std::move(layout));
  }
  std::vector<Tiler> modes;
  for (const IntTuple& mode : tuple->modes()) {
    CUTECHECK_TRY(tiler, asTiler(Value(mode)));
    modes.push_back(std::move(tiler));
  }
  return Tiler::tuple(std::move(modes));
}

Expected<IntTuple> asIntTuple(const Value& v) {
  if (const auto* tuple = std::get_if<IntTuple>(&v)) return *tuple;
  return wrongKind("an integer or a tuple", v);
}

Expected<int64_t> asInteger(const Value& v) {
  const auto* tuple = std::get_if<IntTuple>(&v);
  if (!tuple || !tuple->isInt()) return wrongKind("an integer", v);
  return tuple->value();
}

const std::vector<Operation>& operationTable() {
  static const std::vector<Operation> table = [] {
    std::vector<Operation> rows = layoutOperations();
    for (Operation& row : tupleOperations()) rows.push_back(row);
    for (Operation& row : structureOperations()) rows.push_back(row);
    for (Operation& row : arrangementOperations()) rows.push_back(row);
    for (Operation& row : elementOperations()) rows.push_back(row);
    for (Operation& row : partitionOperations()) rows.push_back(row);
    for (Operation& row : transformOperations()) rows.push_back(row);
    for (Operation& row : swizzleOperations()) rows.push_back(row);
    for (Operation& row : viewOperations()) rows.push_back(row);
    std::sort(rows.begin(), rows.end(),
              [](const Operation& a, const Operation& b) { return a.name < b.name; });
    return rows;
  }();
  return table;
}

Expected<const Operation*> findOperation(std::string_view name) {
  const std::vector<Operation>& table = operationTable();
  const std::string_view known = unaliased(name);
  const auto at = std::lower_bound(table.begin(), table.end(), known,
                                   [](const Operation& op, std::string_view n) { return op.name < n; });
  if (at != table.end() && at->name == known) return &*at;
  std::vector<std::string_view> names;
  for (const Operation& op : table) names.push_back(op.name);
  std::string message = "no operation named '" + std::string(name.substr(0, 64)) + "'";
  if (const std::string_view nearest = nearestName(name, names, name.size() < 3 ? 1 : 3); !nearest.empty())
    message += ", did you mean '" + std::string(nearest) + "'?";
  return makeError(Code::kUnknownOperation, "operations", std::move(message));
}

}  // namespace cutecheck
