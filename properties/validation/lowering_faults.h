// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The faults planted in the lowering, each with a module on which validation must refute the faulty code.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace cutecheck::run {

struct LoweringFault {
  std::string name;  // as plantedFault() has it
  std::string module;
  std::string stands;  // for which kind of fault, in words
  // Another meaning than the module's, for what the reference semantics says only by cases.
  std::function<std::string(std::string)> meaning{};
};

// For GoogleTest, which would print the bytes.
inline void PrintTo(const LoweringFault& fault, std::ostream* out) { *out << fault.name; }

std::vector<LoweringFault> arithmeticFaults();
std::vector<LoweringFault> structureFaults();

}  // namespace cutecheck::run
