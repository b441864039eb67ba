// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operation: one row of the table that eval, the batch form and the laws look names up in.
#pragma once

#include <string_view>
#include <vector>

#include "core/composition/composition.h"
#include "core/notation/value.h"

namespace cutecheck {

struct Operation {
  std::string_view name;
  std::string_view signature;  // "layout, layout|tiler -> layout"
  size_t least, most;          // number of arguments
  Expected<Value> (*compute)(const std::vector<Value>& args, Domain domain);
};

// Every operation, in alphabetical order.
const std::vector<Operation>& operationTable();

// The operation of that name or alias (core/eval/operation_alias.h), or kUnknownOperation with the nearest name.
Expected<const Operation*> findOperation(std::string_view name);

// What an argument is read as. A shape stands for its compact layout, an integer n for the tiler
// n:1 and a tuple of integers for a tiler by mode. Fail with kUsage naming what was expected.
Expected<Layout> asLayout(const Value& v);
Expected<Tiler> asTiler(const Value& v);
Expected<IntTuple> asIntTuple(const Value& v);
Expected<int64_t> asInteger(const Value& v);

}  // namespace cutecheck
