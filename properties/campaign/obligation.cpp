// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/obligation.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace cutecheck::campaign {

namespace {

std::string hexadecimal(uint64_t hash) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

// 0 best: the place of a status in the order of verdicts.
int rankOf(int status) {
  switch (status) {
    case 0:
      return 0;
    case 2:
      return 1;
    case 1:
      return 2;
    case 3:
      return 3;
    default:
      return 4;
  }
}

}  // namespace

std::string fingerprint(const std::vector<std::string>& parts) {
  uint64_t hash = 0xcbf29ce484222325u;
  const auto mix = [&hash](unsigned char byte) { hash = (hash ^ byte) * 0x100000001b3u; };
  for (const std::string& part : parts) {
    for (size_t n = part.size(), i = 0; i < 8; ++i, n >>= 8) mix(n & 0xff);
    for (const char c : part) mix(static_cast<unsigned char>(c));
  }
  return hexadecimal(hash);
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte > 0x7e) {
      char escape[7];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(byte));
      out += escape;
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string Enumeration::versionText() const {
  std::string text;
  for (const auto& [name, version] : versions) text += (text.empty() ? "" : ", ") + name + " " + version;
  return text;
}

std::string Enumeration::headLine() const {
  std::string line = "{\"journal\":\"cutecheck campaign\",\"format\":" + std::to_string(kFormat) +
                     ",\"command\":" + quoted(command) + ",\"obligations\":" + std::to_string(ids.size()) +
                     ",\"enumeration\":" + quoted(fingerprint(ids)) + ",\"inputs\":" + quoted(inputs) +
                     ",\"seed\":" + std::to_string(seed) + ",\"budget\":" + quoted(budget) +
                     ",\"program\":" + quoted(programFingerprint()) + ",\"versions\":{";
  for (size_t i = 0; i < versions.size(); ++i)
    line += (i ? "," : "") + quoted(versions[i].first) + ":" + quoted(versions[i].second);
  return line + "}}";
}

std::string linePrefix(const Enumeration& enumeration, size_t number) {
  return "{\"number\":" + std::to_string(number) + ",\"id\":" + quoted(enumeration.ids[number]) +
         ",\"status\":";
}

std::string lineOf(const Enumeration& enumeration, size_t number, const Result& result) {
  std::string line = linePrefix(enumeration, number) + std::to_string(result.status) +
                     ",\"verdict\":" + quoted(result.verdict) + ",\"derivations\":[";
  for (size_t i = 0; i < result.derivations.size(); ++i)
    line += (i ? "," : "") + quoted(result.derivations[i]);
  return line + "],\"seed\":" + std::to_string(enumeration.seed) +
         ",\"budget\":" + quoted(enumeration.budget) + ",\"versions\":" + quoted(enumeration.versionText()) +
         ",\"detail\":" + quoted(result.detail) + "}";
}

std::optional<std::string> detailOf(std::string_view line) {
  constexpr std::string_view kKey = ",\"detail\":\"";
  const size_t at = line.find(kKey);
  if (at == std::string_view::npos || !line.ends_with("\"}")) return std::nullopt;
  std::string_view rest = line.substr(at + kKey.size());
  rest.remove_suffix(2);
  std::string text;
  while (!rest.empty()) {
    // What `quoted` writes: \u00XX is the byte XX.
    const bool escaped = rest.size() > 1 && rest[0] == '\\';
    if (escaped && rest[1] == 'u' && rest.size() >= 6) {
      text += static_cast<char>(std::strtol(std::string(rest.substr(2, 4)).c_str(), nullptr, 16));
      rest.remove_prefix(6);
    } else {
      text += !escaped ? rest[0] : rest[1] == 'n' ? '\n' : rest[1];
      rest.remove_prefix(escaped ? 2 : 1);
    }
  }
  return text;
}

int worse(int a, int b) { return rankOf(a) >= rankOf(b) ? a : b; }

const std::string& programFingerprint() {
  static const std::string print = [] {
    // By words: a program with sanitizers has a hundred megabytes, and each start of a worker reads them.
    std::ifstream file("/proc/self/exe", std::ios::binary);
    std::vector<uint64_t> words(1 << 16);
    uint64_t hash = 0xcbf29ce484222325u, size = 0;
    const auto mix = [&hash](uint64_t word) {
      hash = (hash ^ word) * 0x100000001b3u;
      hash ^= hash >> 29;
    };
    while (file) {
      std::fill(words.begin(), words.end(), 0);
      file.read(reinterpret_cast<char*>(words.data()), static_cast<std::streamsize>(words.size() * 8));
      const auto got = static_cast<uint64_t>(file.gcount());
      for (size_t i = 0; i < (got + 7) / 8; ++i) mix(words[i]);
      size += got;
    }
    mix(size);
    return size == 0 ? std::string("unknown") : hexadecimal(hash);
  }();
  return print;
}

}  // namespace cutecheck::campaign
