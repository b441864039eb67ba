// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/campaign/campaign_blocks.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <string_view>

namespace cutecheck::fuzz {

bool takeBlockArguments(int& argc, char** argv, BlockOptions& options) {
  int kept = 1;
  bool part = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.starts_with("--block=")) {
      const char* end = argument.data() + argument.size();
      const auto [stop, error] = std::from_chars(argument.data() + 8, end, options.block);
      if (error != std::errc() || stop != end || options.block == 0) return false;
      part = true;
    } else if (const auto read = campaign::readShardArgument(argument, options.shard)) {
      if (!*read) return false;
      part = true;
    } else {
      argv[kept++] = argv[i];
    }
  }
  argc = kept;
  return !part || options.shard.on();
}

int runBlocks(campaign::Enumeration enumeration, uint64_t cases, const BlockOptions& options,
              const std::function<campaign::Result(uint64_t begin, uint64_t end)>& work) {
  const auto endOf = [&](uint64_t begin) { return std::min(begin + options.block, cases); };
  for (uint64_t begin = 0; begin < cases; begin = endOf(begin))
    enumeration.ids.push_back("cases [" + std::to_string(begin) + "," + std::to_string(endOf(begin)) + ")");
  const auto told = [&](size_t number) {
    const uint64_t begin = number * options.block;
    campaign::Result result = work(begin, endOf(begin));
    if (result.status != 0)
      std::printf("%s: %s\n%s\n", enumeration.ids[number].c_str(), result.verdict.c_str(),
                  result.detail.c_str());
    return std::optional(std::move(result));
  };
  const Expected<campaign::ShardTally> tally = campaign::runShard(enumeration, options.shard, told);
  if (!tally.ok()) {
    std::fprintf(stderr, "%s\n", tally.error().str().c_str());
    return 3;
  }
  std::fputs(tally->text(options.shard.shard).c_str(), stdout);
  return tally->status();
}

}  // namespace cutecheck::fuzz
