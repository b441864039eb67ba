// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// spec_pages: docs/reference/spec.md as the program carries it, one text for each heading of the second level.
#pragma once

#include <string_view>
#include <vector>

namespace cutecheck::help {

const std::vector<std::string_view>& specPages();
// golden.md, meaning.md and verdicts.md of docs/reference and docs/user/kernel.md in the same way: their
// tables name rules.
const std::vector<std::string_view>& rulePages();

}  // namespace cutecheck::help
