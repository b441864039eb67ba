// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operands of tcgen05.mma in shared memory: their layouts, the words that core answers for them, and what the
// oracle says of those words; and instruction descriptors beside their fields.
#pragma once

#include <string>
#include <vector>

#include "core/operand/operand_descriptor.h"
#include "oracle/tv/decide/descriptor_proof.h"

namespace cutecheck::run {

struct UmmaForm {
  std::string name;  // "16_mn_128B_64_spread"
  OperandForm form;
  std::string layout;                           // (mn, k) of all steps, elements; as a composed layout
  std::vector<oracle::DescriptorClaim> claims;  // of each step along K
};

// Widths of 4, 8, 16 and 32 bits, both majors, all modes that they have, groups packed and spread, steps
// along K; of those extents.
std::vector<UmmaForm> ummaForms(const std::vector<int64_t>& extents);

// The word of a step of core's answer as a function of the address of the operand: proved or refuted. Fails
// as core does.
Expected<oracle::Answer> wordAnswer(const UmmaForm& form, size_t step, const oracle::DescriptorClaim& claim);

struct WordTally {
  size_t proved = 0, refuted = 0, other = 0;
  uint64_t points = 0, units = 0;
  std::string first;  // what was not proved
};
// All steps of forms, or up to the first that is not proved.
WordTally wordsProved(const std::vector<UmmaForm>& forms, bool all = true);

// Instruction descriptors of every kind, with each format, major, extent and flag: core's word read by the
// oracle.
struct FieldTally {
  size_t equal = 0, differ = 0;
  std::string first;
};
FieldTally instructionsRead();

}  // namespace cutecheck::run
