// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Grid: a whole launch executed on numbers, thread by thread, to see where it goes wrong.
//
// Each thread's code is interpreted (interpret.h); what it loads from shared memory is what was stored there
// before the last barrier. A race, an element that nobody stored, an output that is not what `ensures` says:
// each is a counterexample. Nothing is proved by it.
#pragma once

#include <optional>

#include "oracle/terms/intervals.h"
#include "oracle/tv/run/replay.h"

namespace cutecheck::oracle {

struct GridRuns {
  std::optional<Counterexample> counterexample;
  uint64_t launches = 0;    // executed to their end
  std::string unsupported;  // why one was not
};

// Executes up to `launches` launches of small sizes. `bounds` of every symbol, and k of those that are
// multiples of k.
GridRuns runGrids(const Subject& subject, const std::map<std::string, Interval>& bounds,
                  const std::map<std::string, Int128>& multiples, int launches);

}  // namespace cutecheck::oracle
