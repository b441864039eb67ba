// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/settings.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace cutecheck::run {
namespace {

template <typename T>
bool readNumber(std::string_view text, const char* name, T& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error == std::errc() && end == text.data() + text.size()) return true;
  std::fprintf(stderr, "%s wants a number, got '%.*s'\n", name, static_cast<int>(text.size()), text.data());
  return false;
}

// The value when `argument` is `prefix` followed by it.
bool matches(std::string_view argument, std::string_view prefix, std::string_view& value) {
  if (!argument.starts_with(prefix)) return false;
  value = argument.substr(prefix.size());
  return true;
}

}  // namespace

Settings& settings() {
  static Settings instance;
  return instance;
}

bool readSettings(int argc, char** argv) {
  Settings& s = settings();
  if (const char* seed = std::getenv("CUTECHECK_SEED"); seed && !readNumber(seed, "CUTECHECK_SEED", s.seed))
    return false;
  if (const char* cases = std::getenv("CUTECHECK_CASES");
      cases && !readNumber(cases, "CUTECHECK_CASES", s.cases))
    return false;
  for (int i = 1; i < argc; ++i) {
    std::string_view value;
    if (matches(argv[i], "--seed=", value)) {
      if (!readNumber(value, "--seed", s.seed)) return false;
    } else if (matches(argv[i], "--cases=", value)) {
      if (!readNumber(value, "--cases", s.cases)) return false;
    } else if (matches(argv[i], "--blocks=", value)) {
      if (!readNumber(value, "--blocks", s.blocks) || s.blocks < 1) return false;
    } else if (const auto read = campaign::readShardArgument(argv[i], s.shard)) {
      if (!*read) {
        std::fprintf(stderr, "'%s': want --shard=i/n with 0 <= i < n, or --journal=FILE\n", argv[i]);
        return false;
      }
    } else if (matches(argv[i], "--law=", value)) {
      s.law = value;
    } else if (matches(argv[i], "--input=", value)) {
      s.input = value;
    } else {
      std::fprintf(stderr,
                   "unknown argument '%s'; known: --seed=N --cases=N --law=NAME --input=TEXT "
                   "--journal=FILE --shard=i/n --blocks=N\n",
                   argv[i]);
      return false;
    }
  }
  if (s.shard.on() || (s.shard.shard.count == 1 && s.blocks == 1)) return true;
  std::fprintf(stderr, "--shard and --blocks want a --journal\n");
  return false;
}

}  // namespace cutecheck::run
