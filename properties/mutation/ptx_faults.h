// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults of order, planted in emitted PTX: what a pattern that forgets or exchanges an instruction would
// write.
#pragma once

#include <span>
#include <string>

namespace cutecheck::mutation {

struct PtxFault {
  const char* name;  // as plantedFault() has it
  const char* part;  // text of the line; the first that has it
  enum class Edit { kDrop, kBefore, kReplace } edit;
  const char* other;  // kBefore: a part of the line before which it goes; kReplace: what stands for `part`
  const char* rule;   // that refutes it
};

// All of them, by name: of SM90, and of tcgen05.
std::span<const PtxFault> ptxFaults();
std::span<const PtxFault> tensorFaults();

// The text with the fault in it; as it is where it has no such line.
std::string withFault(const std::string& ptx, const PtxFault& fault);

// The text with the fault that is planted (properties/mutation/fault.h); as it is where none is.
std::string planted(const std::string& ptx);

}  // namespace cutecheck::mutation
