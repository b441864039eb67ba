// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The main of a program that holds one implementation to every law.
#pragma once

#include "properties/laws/subject.h"

namespace cutecheck::run {

// `PROGRAM [CASES [SEED]]`: each law on small inputs and on CASES random ones (2000 by default). Prints a
// line for each law that fails, then the counts. Returns 0 when all hold, 1 when one fails, 3 for a usage
// error or when no law was applicable.
int lawsMain(int argc, char** argv, const laws::Subject& subject);

}  // namespace cutecheck::run
