// Every type of the dialect: what the one dispatch of its parser and printer has to know.
include "lowering/cute/RuntimeTypes.td"
include "lowering/cute/ViewTypes.td"
