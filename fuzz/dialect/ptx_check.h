// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random modules, valid by construction, through the whole lowering to PTX.
#pragma once

#include <cstdint>
#include <string>

namespace cutecheck::fuzz {

struct PtxOutcome {
  bool emitted = false;
  std::string refusal;  // the rule and message of the stage that refused, "" where none did
  std::string finding;  // what is wrong, on one line; "" when nothing is
};

// Text to PTX for sm_90a. A refusal that says what has no form at run time is none to worry about; a module
// that does not read back, a survivor of the dialects, LLVM IR that is refused behind the lowering, and a
// second run that emits other text are findings.
PtxOutcome checkPtx(const std::string& module, bool twice = false);

}  // namespace cutecheck::fuzz
