// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutants: one plausible change of the emitted code, or of the module that the code is held to.
#pragma once

#include <optional>
#include <string>

#include "properties/generators/random.h"
#include "properties/kernel_adversary/program.h"

namespace llvm {
class Module;
}

namespace cutecheck::kernel_adversary {

// Every operator on code, by name: those that change what is computed, then those that add or take a promise.
const std::vector<std::string>& codeOperators();
bool isPromise(const std::string& codeOperator);

// Applies `name` somewhere in the kernel; what was changed, or nothing where it has no place for it.
std::optional<std::string> mutateCode(llvm::Module& module, const std::string& name, generators::Random& random);

const std::vector<std::string>& programOperators();
std::optional<std::string> mutateProgram(Program& program, const std::string& name, generators::Random& random);

}  // namespace cutecheck::kernel_adversary
