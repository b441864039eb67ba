// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What lies in a folder of golden files. Each variant has three texts: a module, its LLVM IR and its PTX. The
// PTX is kept for each, all three for one variant of each family; of the others the manifest has the hash.
//
//   MANIFEST.json              format, versions of the tools, a hash of every text, kept or not
//   TARGET/FAMILY/NAME.ptx     the PTX; beside it NAME.mlir and NAME.ll, where they are kept
//   CHANGES.md                 why texts changed, appended by --update
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "core/support/expected.h"

namespace cutecheck::cli {

// The three texts of a variant, in this order.
inline constexpr std::array<const char*, 3> kGoldenKinds = {"mlir", "ll", "ptx"};
using GoldenTexts = std::array<std::string, 3>;

struct GoldenManifest {
  static constexpr int kFormat = 2;
  std::string llvm, ptx, ptxas;                             // versions; of ptxas "" where it was missing
  std::map<std::string, std::array<std::string, 3>> files;  // "TARGET/NAME" to the hashes
};

// The hash that a manifest has of a text: SHA-256, in hexadecimal.
std::string goldenHash(const std::string& text);
// Whether `hash`, of a manifest, is the hash of `text`. Format 1 had shorter hashes, which are read too.
bool isHashOf(const std::string& hash, const std::string& text);

// Of a folder that has none, an empty one. Fails with kBadRequest (golden_c1) for another format.
Expected<GoldenManifest> readManifest(const std::string& folder);
// Fails with kUsage (golden_c2) when a file cannot be written.
std::optional<Diagnostic> writeManifest(const std::string& folder, const GoldenManifest& manifest);

// Of one file; nothing where it is missing.
std::optional<std::string> readGolden(const std::string& folder, const std::string& name, const char* kind);
// Fails as writeManifest.
std::optional<Diagnostic> writeGolden(const std::string& folder, const std::string& name, const char* kind,
                                      const std::string& text);
// The path of a text below a folder.
std::string goldenPath(const std::string& folder, const std::string& name, const char* kind);
// Removes a text that is no longer kept, if it is there. Fails as writeManifest.
std::optional<Diagnostic> removeGolden(const std::string& folder, const std::string& name, const char* kind);
std::optional<Diagnostic> appendChange(const std::string& folder, const std::string& text);

// Where two texts part: the line, and in it the field, "line 41, mma: field 5 is row, was col".
std::string firstDifference(const std::string& before, const std::string& after);

}  // namespace cutecheck::cli
