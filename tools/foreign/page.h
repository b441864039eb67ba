// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of docs/evidence/foreign.md.
#pragma once

#include <string>
#include <vector>

#include "tools/foreign/judge.h"

namespace cutecheck::foreign {

// Of each kernel a line, of each edit a line, and the sums.
std::string pageOf(const std::vector<Judged>& all, const std::string& version, const std::string& compiler);

}  // namespace cutecheck::foreign
