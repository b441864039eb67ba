// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck merge: the journals of all shards of a campaign become the journal of one process.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct MergeOptions {
  std::vector<std::string> journals;
  std::string out;  // written whole or not at all
  bool json = false;
};

// Writes the head line and every obligation in the order of the enumeration, byte for byte what a single
// process writes, and answers the worst of the statuses. Refuses, and writes nothing: what is no journal of a
// campaign (merge_c1), a torn last line (merge_c2), journals of different campaigns, builds or versions
// (merge_c3), an obligation that stands twice (merge_c4) or nowhere (merge_c5), ids that are not those of the
// enumeration (merge_c6), and a result that cannot be written (merge_c7).
ExitStatus mergeCommand(const MergeOptions& options, Console& console);

}  // namespace cutecheck::cli
