// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A campaign over numbered cases: its obligations are blocks of them.
#pragma once

#include <cstdint>
#include <functional>

#include "properties/campaign/run_shard.h"

namespace cutecheck::fuzz {

struct BlockOptions {
  campaign::ShardOptions shard;
  uint64_t block = 1000;  // cases of an obligation
};

// Takes --shard=, --journal= and --block= out of the arguments, wherever they stand. False for one that
// cannot be read, and for --shard or --block without --journal.
bool takeBlockArguments(int& argc, char** argv, BlockOptions& options);

// Names the blocks of [0, cases), runs those of the shard, and prints what is wrong and the counts. Answers
// the exit status: the worst of the shard, 3 where the journal is refused.
int runBlocks(campaign::Enumeration enumeration, uint64_t cases, const BlockOptions& options,
              const std::function<campaign::Result(uint64_t begin, uint64_t end)>& work);

}  // namespace cutecheck::fuzz
