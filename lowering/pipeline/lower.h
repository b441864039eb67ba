// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lowering from outside: text in, text out, no header of MLIR.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/support/expected.h"
#include "lowering/semantics/slots.h"

namespace cutecheck::lowering {

// What a module goes through. The rule of an error is the stage that refused (stageRule).
enum class Stage : uint8_t { kParse, kMeaning, kDesugar, kConvert, kTranslate };

// "lower_parse", "lower_meaning", "lower_desugar", "lower_convert", "lower_translate".
const char* stageRule(Stage stage);

struct Lowered {
  std::string meaning;  // docs/reference/meaning.md, from the module as it was read
  std::string cute;     // the module after cute-desugar
  std::string nvvm;     // the module in the LLVM and NVVM dialects
  std::string llvmIr;   // LLVM's textual IR, after the lowering
};

// `module` parsed, verified and printed. Fails with kBadRequest (lower_parse).
Expected<std::string> readModule(const std::string& module);

// Parses, verifies, lowers and translates `module`. Fails with kBadRequest, the rule naming the
// stage and the message the diagnostics. An atom that `target` lacks is one.
Expected<Lowered> lower(const std::string& module, const std::string& target = "sm_90a");

// The same of a module whose reference semantics may be missing: it is lowered all the same, `noMeaning` says
// why.
struct LoweredAnyway {
  Lowered lowered;
  std::optional<Diagnostic> noMeaning;
};
Expected<LoweredAnyway> lowerAnyway(const std::string& module, const std::string& target = "sm_90a");

// What the functions of `module` mean, their parameters and results in the form of `abi`: what LLVM IR of
// another lowering is held to. Fails as lower does.
Expected<std::string> meaningOf(const std::string& module, meaning::Abi abi);

// The same without a meaning, for modules that the reference semantics does not model.
Expected<Lowered> lowerWithoutMeaning(const std::string& module, const std::string& target = "sm_90a");
Expected<std::string> lowerToLLVMIR(const std::string& module, const std::string& target = "sm_90a");

}  // namespace cutecheck::lowering
