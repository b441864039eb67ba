// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The passes of lowering/Passes.td, for the command line: by name in a pipeline.
#pragma once

namespace cutecheck::lowering {

// Registers every pass, once.
void registerPasses();

}  // namespace cutecheck::lowering
