// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// predicate_help: what each predicate of a claim says, in which units, what it refuses, and one claim of it.
//
// The one place of these texts: docs/reference/predicates.md is written from it (cutecheck help predicates).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::help {

struct PredicateHelp {
  std::string_view name;
  std::string_view arguments;  // "L, n"
  std::string_view meaning, units, refusals;
  std::string_view example, answer;  // a claim, and the word of its verdict
};

// Every predicate, in alphabetical order.
const std::vector<PredicateHelp>& predicateHelp();

std::string toText(const PredicateHelp& predicate);

// docs/reference/predicates.md.
std::string predicatePage();

}  // namespace cutecheck::help
