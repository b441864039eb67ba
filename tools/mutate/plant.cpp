// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Linked into a program over the faulty libraries: plants the fault that CUTECHECK_PLANT names, before main.
#include <cstdlib>

#include "properties/mutation/fault.h"

namespace cutecheck {
namespace {

[[maybe_unused]] const bool kPlanted = [] {
  if (const char* name = std::getenv("CUTECHECK_PLANT")) plantedFault() = name;
  return true;
}();

}  // namespace
}  // namespace cutecheck
