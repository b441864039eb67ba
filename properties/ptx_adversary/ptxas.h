// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which forms of instructions ptxas has, by the tables of what it was asked: the judge of mutants that are no
// PTX any more, which no run on bytes can tell apart. It reads the tables and the text by rules of its own.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::ptx_adversary {

class Ptxas {
 public:
  // corpus/ptx_targets.tsv and corpus/ptx_operands.tsv below a folder of sources. Fails with kBadRequest
  // where one of them is not read.
  static Expected<Ptxas> read(const std::string& sources);

  // Why ptxas takes no text with this kernel: an opcode that its machine or its version does not have, or
  // that has no such number of operands. Empty where the tables do not say so; without tables they say
  // nothing.
  std::string refuses(const std::string& text, const std::string& kernel) const;

 private:
  std::vector<std::string> machines_;
  std::map<std::string, std::vector<std::string>> versions_;  // of an opcode, under each machine; "-": none
  std::map<std::string, std::set<size_t>> counts_;            // of an opcode: its operands
};

}  // namespace cutecheck::ptx_adversary
