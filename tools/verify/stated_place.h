// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where in a module an error of its reference semantics stands: that text is generated, and nobody has read it.
#pragma once

#include <string_view>

#include "core/support/expected.h"

namespace cutecheck::cli {

// An error of `meaning`, which is of `module`, with its place there: at the string of cute.premises, cute.ensures or
// cute.written_by that it is about; of another line of `meaning` it says the line's text. Any other error as it is.
Diagnostic placedInModule(Diagnostic error, std::string_view module, std::string_view meaning);

}  // namespace cutecheck::cli
