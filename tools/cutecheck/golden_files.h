// What lies in a folder of golden files: for each variant a module, its LLVM IR and its PTX, and a manifest.
//
//   MANIFEST.json              format, versions of the tools, a hash of every file
//   TARGET/FAMILY/NAME.mlir    the module; NAME.ll, NAME.ptx what became of it
//   CHANGES.md                 why files changed, appended by --update
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>

#include "core/expected.h"

namespace cutecheck::cli {

// The three texts of a variant, in this order.
inline constexpr std::array<const char*, 3> kGoldenKinds = {"mlir", "ll", "ptx"};
using GoldenTexts = std::array<std::string, 3>;

struct GoldenManifest {
  static constexpr int kFormat = 1;
  std::string llvm, ptx, ptxas;                             // versions; of ptxas "" where it was missing
  std::map<std::string, std::array<std::string, 3>> files;  // "TARGET/NAME" to the hashes
};

// Of a folder that has none, an empty one. Fails with kBadRequest (golden_c1) for another format.
Expected<GoldenManifest> readManifest(const std::string& folder);
// Fails with kUsage (golden_c2) when a file cannot be written.
std::optional<Diagnostic> writeManifest(const std::string& folder, const GoldenManifest& manifest);

// Of one file; nothing where it is missing.
std::optional<std::string> readGolden(const std::string& folder, const std::string& name, const char* kind);
// Fails as writeManifest.
std::optional<Diagnostic> writeGolden(const std::string& folder, const std::string& name, const char* kind,
                                      const std::string& text);
std::optional<Diagnostic> appendChange(const std::string& folder, const std::string& text);

// Where two texts part: the line, and in it the field, "line 41, mma: field 5 is row, was col".
std::string firstDifference(const std::string& before, const std::string& after);

}  // namespace cutecheck::cli
