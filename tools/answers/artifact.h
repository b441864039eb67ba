// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Raw inputs of the fuzz targets, replayed without libFuzzer.
#pragma once

#include <string>
#include <string_view>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

// Whether fuzz/checks/checks.h has a target of that name: notation, layout_descriptor, composition, claim.
bool isArtifactTarget(std::string_view name);

// The target that `path` belongs to: the name of its directory, or "".
std::string artifactTarget(std::string_view path);

// Runs the target's checks on the bytes. `file` stands in the line that reproduces.
SubjectReport judgeArtifact(std::string_view target, std::string_view bytes, const std::string& file);

}  // namespace cutecheck::cli
