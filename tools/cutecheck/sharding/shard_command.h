// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What --shard and --journal do to any long command: its work as a campaign (docs/user/campaigns.md).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "properties/campaign/run_shard.h"
#include "tools/console/console.h"
#include "tools/console/exit_status.h"
#include "tools/cutecheck/check_command.h"
#include "tools/cutecheck/conform_command.h"
#ifdef CUTECHECK_WITH_LOWERING
#include "tools/cutecheck/golden_command.h"
#include "tools/cutecheck/verify_command.h"
#endif

namespace cutecheck::cli {

// An enumeration of this program: its versions, and everything but the ids and what was read.
campaign::Enumeration enumerationOf(const std::string& command, const std::string& budget, uint64_t seed = 0);

// The files but the run's own journal and, where no format has their name, journals of cutecheck: `check .
// --journal=j` may be started again, and its shards may keep their journals beside each other.
std::vector<std::string> withoutJournals(std::vector<std::string> files, const std::string& own);

// Does the shard's part, prints what is not as expected and the counts, and answers the worst.
ExitStatus shardCommand(const campaign::Enumeration& enumeration, const campaign::ShardOptions& options,
                        bool json, const std::function<campaign::Result(size_t)>& work, Console& console);

// An obligation is: a line of a data file, a file of `verify`, a variant of `golden --check`, a unit of
// `conform`'s plan, each with a subject started anew so that no unit depends on what came before.
ExitStatus checkShard(const CheckOptions& options, const campaign::ShardOptions& shard, Console& console);
ExitStatus conformShard(const ConformOptions& options, const campaign::ShardOptions& shard, Console& console);
#ifdef CUTECHECK_WITH_LOWERING
ExitStatus verifyShard(const VerifyOptions& options, const campaign::ShardOptions& shard, Console& console);
ExitStatus goldenShard(const GoldenOptions& options, const campaign::ShardOptions& shard, Console& console);
#endif

}  // namespace cutecheck::cli
