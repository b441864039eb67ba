// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which part of a long run one process does, and where it writes down what is done.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace cutecheck::campaign {

// Part `index` of `count`: the obligations whose numbers leave that rest.
struct Shard {
  size_t index = 0, count = 1;

  bool owns(size_t number) const { return number % count == index; }
  // "3/64".
  std::string str() const;
};

// Reads `i/n` with 0 <= i < n; nothing for anything else.
std::optional<Shard> parseShard(std::string_view text);

struct ShardOptions {
  Shard shard;
  std::string journal;  // a file; empty: the run is not a campaign

  bool on() const { return !journal.empty(); }
};

// Takes --shard=i/n and --journal=FILE into `options`. Nothing where `argument` is neither, else whether it
// was read.
std::optional<bool> readShardArgument(std::string_view argument, ShardOptions& options);

}  // namespace cutecheck::campaign
