// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The switch of a mutant: which planted fault a program over the *_faulty libraries shows.
//
// No source of the product names a switch. The build writes a copy of each source that a row of faults/*.txt changes,
// and the replacement in the row asks CUTECHECK_FAULT("name"): one build, and one fault at a time, at run time.
#pragma once

#include <string_view>

namespace cutecheck {

// The name of the planted fault, or an empty view. Set by the planting tests, one thread.
inline std::string_view& plantedFault() {
  static std::string_view name;
  return name;
}

}  // namespace cutecheck

#define CUTECHECK_FAULT(name) (::cutecheck::plantedFault() == (name))
