// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What ptxas says of single instructions, many at once, and what was kept of its answers.
#pragma once

#include <map>
#include <string>

namespace cutecheck::cli {

// By name, whether ptxas takes the instruction for a target. Instructions name the registers %r0 to %r304 and
// %f0 to %f304 of 32 bits, %d0 and %d1 of 64, and %p1. Empty where ptxas cannot be run, or complains of no
// line.
std::map<std::string, bool> askPtxas(const std::string& ptxas,
                                     std::map<std::string, std::string> instructions,
                                     const std::string& target = "sm_90a");

// Lines "NAME<tab>accepted|refused", led by # where they are none; NAME may have tabs.
std::map<std::string, bool> keptAnswers(const std::string& path);
// Writes such a file below `head`, lines led by #.
void keepAnswers(const std::string& path, const std::string& head,
                 const std::map<std::string, bool>& answers);

}  // namespace cutecheck::cli
