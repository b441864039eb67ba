// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/kernel/kernel_buffers.h"

#include <charconv>
#include <cstdio>
#include <cstring>
#include <optional>
#include <random>

#include "oracle/ptx/bytes/machine/numbers.h"
#include "tools/answers/collect.h"

namespace cutecheck::cli {

namespace {

constexpr uint64_t kMostBytes = uint64_t{1} << 30;

Diagnostic refused(const std::string& message) { return makeError(Code::kUsage, "kernel_c4", message); }

std::optional<uint64_t> wholeNumber(std::string_view text) {
  uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

Expected<std::vector<uint8_t>> randomValues(const std::string& text) {
  std::vector<std::string> words;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(':', begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  const auto fails = [&] {
    return refused("'" + text + "': expected random:SEED:TYPE:COUNT, as random:1:f16:4096");
  };
  if (words.size() != 4) return fails();
  const auto seed = wholeNumber(words[1]), count = wholeNumber(words[3]);
  const auto element = emulate::elementNamed(words[2]);
  if (!seed || !count || !element || *count == 0) return fails();
  const auto bits = static_cast<uint64_t>(emulate::bitsOf(*element));
  if (bits % 8 != 0) return refused("'" + text + "': elements of whole bytes alone");
  if (*count > kMostBytes / (bits / 8)) return refused("'" + text + "': a buffer has at most 2^30 bytes");
  std::vector<uint8_t> bytes(*count * (bits / 8));
  std::mt19937_64 random(*seed);
  for (uint64_t i = 0; i < *count; ++i) {
    const uint64_t drawn = random();
    const uint64_t value =
        emulate::isFloat(*element) ? emulate::bitsFor(*element, static_cast<double>(drawn % 17) - 8) : drawn;
    std::memcpy(bytes.data() + i * (bits / 8), &value, bits / 8);
  }
  return bytes;
}

}  // namespace

Expected<std::vector<uint8_t>> bufferOf(const std::string& text) {
  if (const std::optional<uint64_t> zeros = wholeNumber(text)) {
    if (*zeros == 0 || *zeros > kMostBytes) return refused("'" + text + "': a buffer has 1 to 2^30 bytes");
    return std::vector<uint8_t>(*zeros);
  }
  if (text.starts_with("random:")) return randomValues(text);
  const Expected<std::string> read = readFile(text);
  if (!read.ok())
    return refused(read.error().message +
                   "; a buffer is a number of bytes, a file or random:SEED:TYPE:COUNT");
  const std::string& file = *read;
  if (file.empty()) return refused("'" + text + "' is empty: a buffer has at least one byte");
  return std::vector<uint8_t>(file.begin(), file.end());
}

std::string hashOf(const std::vector<uint8_t>& bytes) {
  uint64_t hash = 0xcbf29ce484222325;
  for (const uint8_t byte : bytes) hash = (hash ^ byte) * 0x100000001b3;
  char text[19];
  std::snprintf(text, sizeof text, "0x%016llx", static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace cutecheck::cli
