// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/shard.h"

#include <charconv>

namespace cutecheck::campaign {

namespace {

bool readNumber(std::string_view text, size_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

std::string Shard::str() const { return std::to_string(index) + "/" + std::to_string(count); }

std::optional<Shard> parseShard(std::string_view text) {
  const size_t slash = text.find('/');
  Shard shard;
  if (slash == std::string_view::npos || !readNumber(text.substr(0, slash), shard.index) ||
      !readNumber(text.substr(slash + 1), shard.count) || shard.index >= shard.count)
    return std::nullopt;
  return shard;
}

std::optional<bool> readShardArgument(std::string_view argument, ShardOptions& options) {
  if (argument.starts_with("--shard=")) {
    const std::optional<Shard> shard = parseShard(argument.substr(8));
    if (shard) options.shard = *shard;
    return shard.has_value();
  }
  if (argument.starts_with("--journal=")) {
    options.journal = argument.substr(10);
    return options.on();
  }
  return std::nullopt;
}

}  // namespace cutecheck::campaign
