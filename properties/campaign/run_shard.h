// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One shard of a campaign: what it owns and its journal lacks is done, in the order of the enumeration.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "core/support/expected.h"
#include "properties/campaign/obligation.h"
#include "properties/campaign/shard.h"

namespace cutecheck::campaign {

struct ShardTally {
  size_t owned = 0, done = 0, resumed = 0, of = 0;  // of: in the whole enumeration
  int worst = 0;
  bool stopped = false;
  std::map<int, size_t> statuses;

  // The exit status: the worst of what was done; 130 when stopped before the end.
  int status() const { return stopped ? 130 : worst; }
  // "shard 3/64: 10 of 640 obligations, 2 from the journal; 10 as expected\n".
  std::string text(Shard shard) const;
};

// `work` does the obligation of that number; nothing where it was stopped within it. Fails as Journal::open,
// with kEmpty (campaign_c4) on an enumeration of nothing, kUsage (campaign_c5) when an id stands twice and
// campaign_c1 when the journal cannot be written. A shard that owns nothing is done: only the whole must hold
// something.
Expected<ShardTally> runShard(const Enumeration& enumeration, const ShardOptions& options,
                              const std::function<std::optional<Result>(size_t)>& work,
                              const std::function<bool()>& stop = {});

}  // namespace cutecheck::campaign
