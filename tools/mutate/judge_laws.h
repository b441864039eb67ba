// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The laws against every fault, in this process.
#pragma once

#include <string>
#include <vector>

#include "tools/mutate/law_record.h"
#include "tools/mutate/switches.h"

namespace cutecheck::mutate {

// A row for each law, by name; progress goes to stderr. No rows where the laws are not built.
LawRecord judgeLaws(const std::vector<Switch>& switches, const std::string& versions);

}  // namespace cutecheck::mutate
