// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every operation and type of the dialect: what its reference is generated from.
include "lowering/cute/ods/CuteOps.td"
include "lowering/cute/ods/RuntimeOps.td"
