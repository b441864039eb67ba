// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a run of the property programs can be told, by command line or environment.
//
//   --seed=N    CUTECHECK_SEED     the seed of everything random; fixed when not given
//   --cases=N   CUTECHECK_CASES    how many random cases each law gets
//   --journal=FILE     run the tests as a campaign of obligations, written down there (docs/user/campaigns.md)
//   --shard=i/n        of the campaign only this part
//   --blocks=N         of the campaign each test N times, with seeds that follow each other
//   --law=NAME --input='TEXT'      judge core on this one input, print the outcome, do nothing else
//
// A failure prints the --law and --input that reproduce it.
#pragma once

#include <cstdint>
#include <string>

#include "properties/campaign/shard.h"

namespace cutecheck::run {

struct Settings {
  uint64_t seed = 20260801;
  int64_t cases = 0;  // 0: the number each test chooses
  int64_t blocks = 1;
  campaign::ShardOptions shard;
  std::string law, input;

  int64_t casesOr(int64_t chosen) const { return cases > 0 ? cases : chosen; }
};

Settings& settings();

// Reads environment, then arguments. False, with a message on stderr, for what it does not know.
bool readSettings(int argc, char** argv);

}  // namespace cutecheck::run
