// The lowering from outside: text in, text out, no header of MLIR.
#pragma once

#include <string>

#include "core/expected.h"

namespace cutecheck::lowering {

struct Lowered {
  std::string meaning;  // docs/meaning.md, from the module as it was read
  std::string cute;     // the module after cute-desugar
  std::string nvvm;     // the module in the LLVM and NVVM dialects
  std::string llvmIr;   // LLVM's textual IR, after the lowering
};

// Parses, verifies, lowers and translates `module`. Fails with kBadRequest, the rule naming the
// stage (lower_parse, lower_meaning, lower_desugar, lower_convert, lower_translate) and the message the
// diagnostics.
Expected<Lowered> lower(const std::string& module);

// The same without a meaning, for modules that the meaning text has no words for.
Expected<Lowered> lowerWithoutMeaning(const std::string& module);
Expected<std::string> lowerToLLVMIR(const std::string& module);

}  // namespace cutecheck::lowering
