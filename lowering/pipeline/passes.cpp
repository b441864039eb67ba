// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/passes.h"

#include "lowering/desugar/pass.h"
#include "lowering/semantics/pass.h"
#include "lowering/to_llvm/fold_offsets.h"
#include "lowering/to_llvm/hoist_divisors.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_nvvm/atoms/pass.h"
#include "lowering/to_nvvm/kernel_entry.h"

namespace cutecheck::lowering {

#define GEN_PASS_REGISTRATION
#include "lowering/Passes.h.inc"

void registerPasses() { registerCutecheckPasses(); }

}  // namespace cutecheck::lowering
