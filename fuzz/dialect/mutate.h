// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutants of modules: of text by tokens, so that a useful share still parses, and of bytecode by bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// What is spliced into a mutant: spellings found in the seeds.
struct Spellings {
  std::vector<std::string> trees;       // what stands in quotes
  std::vector<std::string> types;       // !cute.KIND<...>
  std::vector<std::string> operations;  // cute.NAME
};
Spellings spellingsOf(const std::vector<std::string>& modules);

// Without spellings those of the module itself.
std::string mutateText(std::string_view module, const Spellings* spellings, generators::Random& random);

// Characters of the spellings of names, types and attributes change, of the frame around them nothing: MLIR's
// own reader aborts on many a broken frame (an allocation as large as a broken number says, reads past a
// section), before anything of the dialect is read.
std::string mutateBytes(std::string_view bytecode, generators::Random& random);

}  // namespace cutecheck::fuzz
