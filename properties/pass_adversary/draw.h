// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random modules for the passes.
#pragma once

#include <string>

#include "properties/generators/random.h"

namespace cutecheck::pass_adversary {

class Workshop;

// A function @f of the LLVM dialect.
std::string drawLlvm(generators::Random& random);

// A function @f of cute: layouts of static and run-time leaves, their algebra, views, guards and loops. The
// types of results are those that the dialect infers.
std::string drawCute(Workshop& workshop, generators::Random& random);

}  // namespace cutecheck::pass_adversary
