#include "core/operation.h"

#include <algorithm>

#include "core/operation_alias.h"
#include "core/operation_rows.h"
#include "core/parse.h"
#include "core/print.h"

namespace cutecheck {

Diagnostic wrongKind(const char* expected, const Value& got) {
  return makeError(Code::kUsage, "arguments", std::string("expected ") + expected + " but got " + toString(got));
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
    std::sort(rows.begin(), rows.end(), [](const Operation& a, const Operation& b) { return a.name < b.name; });
    return rows;
  }();
  return table;
}

namespace {

// Levenshtein distance; names are short.
size_t distance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  for (size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (size_t i = 1; i <= a.size(); ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t above = row[j];
      row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
      diagonal = above;
    }
  }
  return row[b.size()];
}

}  // namespace

Expected<const Operation*> findOperation(std::string_view name) {
  const std::vector<Operation>& table = operationTable();
  const std::string_view known = unaliased(name);
  const auto at = std::lower_bound(table.begin(), table.end(), known,
                                   [](const Operation& op, std::string_view n) { return op.name < n; });
  if (at != table.end() && at->name == known) return &*at;
  const Operation* nearest = nullptr;
  size_t least = 4;  // further than three edits is no suggestion
  for (const Operation& op : table) {
    if (name.size() > 64) break;
    if (const size_t d = distance(name, op.name); d < least) {
      least = d;
      nearest = &op;
    }
  }
  std::string message = "no operation named '" + std::string(name.substr(0, 64)) + "'";
  if (nearest) message += ", did you mean '" + std::string(nearest->name) + "'?";
  return makeError(Code::kUnknownOperation, "operations", std::move(message));
}

}  // namespace cutecheck
