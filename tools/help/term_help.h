// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words of an answer and signs of the notation, for `cutecheck help`: verdicts, codes, operators, options of
// claims.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::help {

struct TermHelp {
  std::string_view names;    // one or more, between blanks
  std::string_view kind;     // "verdict", "code", "relation", "sign", "option"
  std::string_view meaning;  // and what to do next
  std::string_view example;  // what follows `cutecheck` in a shell
  std::string_view answer;   // a part of what it prints
};

const std::vector<TermHelp>& termHelp();

// The row that has the name, or null.
const TermHelp* findTerm(std::string_view name);

std::string toText(const TermHelp& term);

}  // namespace cutecheck::help
