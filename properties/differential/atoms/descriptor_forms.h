// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The canonical forms of wgmma's operands in shared memory, and a module whose functions compute their words.
#pragma once

#include <string>
#include <vector>

#include "oracle/tv/decide/descriptor_proof.h"

namespace cutecheck::run {

struct DescriptorForm {
  std::string name;      // "f16_mn_128B_64_spread"
  std::string element;   // as the dialect has it
  std::string layout;    // (mn, k) of one instruction
  std::string function;  // of the module: a pointer to the word
  oracle::DescriptorClaim claim;
};

// Every element type, major and swizzle; mn of 8, 24, 64 and 256; groups packed and spread; and steps along K
// through a row of the swizzle, from its second instruction on.
std::vector<DescriptorForm> descriptorForms();

// The functions of all forms.
std::string descriptorModule(const std::vector<DescriptorForm>& forms);

}  // namespace cutecheck::run
