// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// topic: what `cutecheck help TOPIC` answers: a predicate, an operation, an atom, or the label of a rule.
#pragma once

#include <string>
#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::help {

// Fails with kUsage and the nearest names. A name that is both a predicate and an operation has both pages.
Expected<std::string> topicText(std::string_view topic);

// Whether `word` is a predicate or an operation, of which a call was perhaps meant.
bool isTopic(std::string_view word);

}  // namespace cutecheck::help
