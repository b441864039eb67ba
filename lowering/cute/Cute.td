// Every operation and type of the dialect: what its reference is generated from.
include "lowering/cute/CuteOps.td"
include "lowering/cute/RuntimeOps.td"
