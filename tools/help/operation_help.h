// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// operation_help: an operation of `eval` as docs/reference/spec.md has it. Its signature and its other names are
// those of the table that `eval` looks it up in.
#pragma once

#include <string>
#include <string_view>

#include "core/eval/operation.h"

namespace cutecheck::help {

struct OperationHelp {
  std::string name, signature, aliases;  // aliases: "a, b", often none
  std::string section;                   // the heading of its section
  std::string meaning, refusals;         // as the section writes them
  std::string example, answer;           // a line of the section whose call is of this operation
};

OperationHelp operationHelp(const Operation& operation);

std::string toText(const OperationHelp& operation);

// The item of the list, "- LABEL: ...", under which the specification has a condition or a rule, with the heading
// of its section; empty when there is none.
std::string labelHelp(std::string_view label);

}  // namespace cutecheck::help
