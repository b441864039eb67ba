// Planted faults: small plausible errors behind a run-time switch, so that the suite can show
// that its laws catch them.
//
// In an ordinary build CUTECHECK_FAULT(name) is the constant false and no switch exists. The
// *_faulty libraries, linked by the planting tests alone, are built with
// CUTECHECK_PLANTED_FAULTS, where one fault at a time can be planted by name.
#pragma once

#ifdef CUTECHECK_PLANTED_FAULTS
#include <string_view>

namespace cutecheck {

// The name of the planted fault, or an empty view. Set by the planting tests, one thread.
inline std::string_view& plantedFault() {
  static std::string_view name;
  return name;
}

}  // namespace cutecheck

#define CUTECHECK_FAULT(name) (::cutecheck::plantedFault() == (name))
#else
#define CUTECHECK_FAULT(name) false
#endif
