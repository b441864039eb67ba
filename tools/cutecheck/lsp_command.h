// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck lsp: a language server on standard input and output (tools/lsp/server.h).
#pragma once

#include "tools/console/console.h"

namespace cutecheck::cli {

// Exit 0 when the editor asked to shut down before it ended the server; 1 when it did not, as the protocol
// wants.
ExitStatus lspCommand(Console& console);

}  // namespace cutecheck::cli
