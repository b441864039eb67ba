// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_files.h"

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/SHA256.h>

#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"
#include "tools/answers/write_file.h"
#include "tools/console/report.h"
#include "tools/verify/verify_journal.h"

namespace cutecheck::cli {

namespace fs = std::filesystem;

namespace {

std::string manifestPath(const std::string& folder) { return folder + "/MANIFEST.json"; }

std::optional<Diagnostic> write(const std::string& path, const std::string& text) {
  std::error_code error;
  fs::create_directories(fs::path(path).parent_path(), error);
  const auto reason = error ? cannotWrite(path, error.value()) : notWritten(path, text);
  return reason ? std::optional(makeError(Code::kUsage, "golden_c2", *reason)) : std::nullopt;
}

std::vector<std::string> split(const std::string& text, std::string_view separators) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (separators.find(c) == std::string_view::npos)
      parts.back() += c;
    else if (!parts.back().empty())
      parts.emplace_back();
  }
  if (parts.back().empty()) parts.pop_back();
  return parts;
}

}  // namespace

std::string goldenPath(const std::string& folder, const std::string& name, const char* kind) {
  return folder + "/" + name + "." + kind;
}

std::string goldenHash(const std::string& text) {
  const auto digest =
      llvm::SHA256::hash(llvm::ArrayRef<uint8_t>(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
  return llvm::toHex(digest, /*LowerCase=*/true);
}

bool isHashOf(const std::string& hash, const std::string& text) {
  constexpr size_t kOfFormat1 = 16;
  return hash == (hash.size() == kOfFormat1 ? contentHash({text}) : goldenHash(text));
}

Expected<GoldenManifest> readManifest(const std::string& folder) {
  std::error_code ignored;
  if (!fs::exists(manifestPath(folder), ignored)) return GoldenManifest{};
  CUTECHECK_TRY(text, readFile(manifestPath(folder)));
  const auto refused = [&](const std::string& why) {
    return makeError(Code::kBadRequest, "golden_c1", "'" + manifestPath(folder) + "' " + why);
  };
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("format") || !json.contains("files") || !json["files"].is_object())
    return refused("is no manifest");
  if (const auto newer = formatRefusal(json, "format", {"golden-manifest", GoldenManifest::kFormat}))
    return *newer;
  if (json["format"] != GoldenManifest::kFormat && json["format"] != 1)
    return refused("has format " + json["format"].dump() + ", not 1 to " +
                   std::to_string(GoldenManifest::kFormat));
  GoldenManifest manifest;
  manifest.llvm = json.value("llvm", "");
  manifest.ptx = json.value("ptx", "");
  manifest.ptxas = json.value("ptxas", "");
  for (const auto& [name, hashes] : json["files"].items())
    for (size_t i = 0; i < kGoldenKinds.size(); ++i)
      manifest.files[name][i] = hashes.is_object() ? hashes.value(kGoldenKinds[i], "") : "";
  return manifest;
}

std::optional<Diagnostic> writeManifest(const std::string& folder, const GoldenManifest& manifest) {
  Json files = Json::object();
  for (const auto& [name, hashes] : manifest.files)
    for (size_t i = 0; i < kGoldenKinds.size(); ++i) files[name][kGoldenKinds[i]] = hashes[i];
  const Json json{{"format", GoldenManifest::kFormat},
                  {"llvm", manifest.llvm},
                  {"ptx", manifest.ptx},
                  {"ptxas", manifest.ptxas},
                  {"files", files}};
  return write(manifestPath(folder), json.dump(1) + "\n");
}

std::optional<std::string> readGolden(const std::string& folder, const std::string& name, const char* kind) {
  Expected<std::string> text = readFile(goldenPath(folder, name, kind));
  if (!text.ok()) return std::nullopt;
  return std::move(*text);
}

std::optional<Diagnostic> writeGolden(const std::string& folder, const std::string& name, const char* kind,
                                      const std::string& text) {
  return write(goldenPath(folder, name, kind), text);
}

std::optional<Diagnostic> removeGolden(const std::string& folder, const std::string& name, const char* kind) {
  std::error_code error;
  fs::remove(goldenPath(folder, name, kind), error);
  if (!error) return std::nullopt;
  return makeError(Code::kUsage, "golden_c2",
                   "cannot remove " + goldenPath(folder, name, kind) + ": " + error.message());
}

std::optional<Diagnostic> appendChange(const std::string& folder, const std::string& text) {
  const std::string path = folder + "/CHANGES.md";
  const Expected<std::string> before = readFile(path);
  std::error_code ignored;
  if (!before.ok() && fs::exists(path, ignored)) return before.error();
  return write(path, (before.ok() ? *before : "") + text);
}

namespace {

// Where both are words of matrix descriptors: which fields differ.
std::string ofDescriptors(const std::string& before, const std::string& after) {
  const auto word = [](const std::string& text) -> uint64_t {
    const bool digits = text.size() > 8 && text.find_first_not_of("-0123456789") == std::string::npos;
    return !digits          ? 0
           : text[0] == '-' ? static_cast<uint64_t>(std::strtoll(text.c_str(), nullptr, 10))
                            : std::strtoull(text.c_str(), nullptr, 10);
  };
  const uint64_t was = word(before), is = word(after);
  constexpr struct {
    const char* name;
    int from, bits;
  } kFields[] = {{"start address", 0, 14},
                 {"leading byte offset", 16, 14},
                 {"stride byte offset", 32, 14},
                 {"base offset", 49, 3},
                 {"swizzle code", 62, 2}};
  if (was == 0 || is == 0) return "";
  std::string text;
  for (const auto& [name, from, bits] : kFields) {
    const uint64_t mask = (uint64_t{1} << bits) - 1, x = was >> from & mask, y = is >> from & mask;
    const uint64_t unit = bits == 14 ? 16 : 1;
    if (x != y)
      text += std::string(text.empty() ? "" : ", ") + name + " " + std::to_string(y * unit) + ", was " +
              std::to_string(x * unit);
  }
  return text.empty() ? "" : " (matrix descriptor: " + text + ")";
}

}  // namespace

std::string firstDifference(const std::string& before, const std::string& after) {
  const std::vector<std::string> old = split(before, "\n"), now = split(after, "\n");
  for (size_t line = 0; line < std::max(old.size(), now.size()); ++line) {
    const std::string a = line < old.size() ? old[line] : "", b = line < now.size() ? now[line] : "";
    if (a == b) continue;
    constexpr std::string_view kSeparators = " \t.,;{}()[]\"";
    const std::vector<std::string> was = split(a, kSeparators), is = split(b, kSeparators);
    const std::string at = "line " + std::to_string(line + 1);
    for (size_t field = 0; field < std::max(was.size(), is.size()); ++field) {
      const std::string x = field < was.size() ? was[field] : "nothing",
                        y = field < is.size() ? is[field] : "nothing";
      if (x == y) continue;
      return at + (is.empty() ? "" : ", " + is.front()) + ": field " + std::to_string(field + 1) + " is " +
             y + ", was " + x + ofDescriptors(x, y);
    }
    return at + ": the spacing differs";
  }
  return "the ends of lines differ";
}

}  // namespace cutecheck::cli
