// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OperationAlias: another name under which an operation of the table is found.
//
// The names are those of CuTe C++, CuTe IR and the DSL for what the table has already. An alias takes the
// arguments of its operation; docs/reference/spec.md#other-names lists all of them.
#pragma once

#include <string_view>
#include <vector>

namespace cutecheck {

struct OperationAlias {
  std::string_view name, operation;
};

// Every alias, in alphabetical order. None is the name of an operation, and each stands for one that there
// is.
const std::vector<OperationAlias>& operationAliases();

// The operation that the name stands for; the name itself when it is no alias.
std::string_view unaliased(std::string_view name);

}  // namespace cutecheck
