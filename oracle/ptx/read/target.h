// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The machine and the version of PTX that an instruction needs (PTX ISA 9.0, "Target ISA Notes", "PTX ISA
// Notes").
//
// ptxas refuses a text whose head says less, so nobody knows what it would do.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What the head of a file says.
struct PtxHead {
  unsigned machine = 0;  // 90 of "sm_90a"
  char suffix = 0;       // 'a': of this machine alone; 'f': of its family; 0: of this and all later ones
  unsigned version = 0;  // 806 of "8.6"
};

// 806 of "8.6", where there is such a version up to PTX ISA 9.0.
std::optional<unsigned> ptxVersionOf(std::string_view said);
std::string ptxShownVersion(unsigned version);

// The first version that knows the machine, "sm_90a"; nothing of a machine that is not known (sm_70 and
// later; those before have no masks of lanes).
std::optional<unsigned> ptxFirstVersionOf(std::string_view machine);

// The numbers of .target ("sm_90a, debug") and .version ("8.6"); nothing where they are not read.
std::optional<PtxHead> ptxHeadOf(const std::string& target, const std::string& version);

// What the instruction needs and the head does not say; "" where nothing is missing.
std::string ptxMissingInHead(const PtxInstruction& of, const PtxHead& head);

// The same of its operands: registers of the hardware, and what may be left out or be another. Of a head that
// is not read nothing is missing here.
std::string ptxOperandsMissInHead(const PtxInstruction& of, const std::string& target,
                                  const std::string& version);

}  // namespace cutecheck::ptx
