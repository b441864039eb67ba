// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part of the inputs that planted faults are looked for on: a thinned-out part of the small ones, random
// ones, a few large.
#pragma once

#include "properties/laws/law.h"

namespace cutecheck::run {

// Made once for each kind of argument.
const std::vector<laws::Input>& sample(laws::Arguments arguments);

// Every stride-th input of the sample, up to the first failure.
laws::Tally runOnSample(const laws::Law& law, const laws::Subject& subject, size_t stride = 1);

}  // namespace cutecheck::run
