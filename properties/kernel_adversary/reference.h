// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What one thread of the program does, evaluated on the tree with exact integers: the definitions of docs/reference/spec.md and
// docs/user/modules.md written once more, without the lowering and without the reference semantics.
#pragma once

#include "properties/kernel_adversary/launch.h"

namespace cutecheck::kernel_adversary {

Trace evaluate(const Program& program, const Launch& launch);

// Floating point as the machine computes it: IEEE, to nearest, ties to even; one NaN.
uint64_t computed(Kind operation, Element element, uint64_t a, uint64_t b);
uint64_t converted(Element from, Element to, uint64_t bits);
uint64_t fromInteger(Element to, int64_t number);
bool holds(const std::string& predicate, Element element, uint64_t a, uint64_t b);
uint64_t constantBits(Element element, double value);

}  // namespace cutecheck::kernel_adversary
