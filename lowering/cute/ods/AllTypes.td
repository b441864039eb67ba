// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every type of the dialect: what the one dispatch of its parser and printer has to know.
include "lowering/cute/ods/RuntimeTypes.td"
include "lowering/cute/ods/ViewTypes.td"
