// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One thread of a kernel's LLVM IR, executed on numbers as the language reference says: poison of each value and each
// byte, flags that make poison, alignment, attributes and metadata that promise. Written for this judge alone.
#pragma once

#include "properties/kernel_adversary/launch.h"

namespace llvm {
class Function;
}

namespace cutecheck::kernel_adversary {

// kUndefined: undefined behaviour, the reason says which. kNotKnown: something that the machine does not execute, or
// whose promises it does not know. `allowed` is what the program accesses: an allocation holds that and no more.
Trace execute(const llvm::Function& function, const Program& program, const Launch& launch, const Trace& allowed);

}  // namespace cutecheck::kernel_adversary
