// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running one law over many inputs, and saying how to reproduce what fails.
#pragma once

#include <functional>

#include "properties/laws/law.h"

namespace cutecheck::run {

// How much to look at; the first failure ends a run.
struct Effort {
  int64_t smallStride = 1;  // every smallStride-th of the small inputs; 0 for none
  int64_t random = 0;
  int64_t large = 0;
};

laws::Tally runLaw(const laws::Law& law, const laws::Subject& subject, const Effort& effort, uint64_t seed);

// The simplest input reachable from `input` on which `fails` still holds, after at most `attempts` questions.
laws::Input shrinkWhile(laws::Arguments arguments, laws::Input input,
                        const std::function<bool(const laws::Input&)>& fails, int64_t attempts);

// The simplest input reachable from `input` on which the law still fails.
laws::Input shrink(const laws::Law& law, const laws::Subject& subject, laws::Input input);

// One line: the law, the shrunk input, what differs, and the command that reproduces it.
std::string explain(const laws::Law& law, const laws::Subject& subject, const laws::Input& input);

// "checked 1200, not applicable 34".
std::string counts(const laws::Tally& tally);

}  // namespace cutecheck::run
