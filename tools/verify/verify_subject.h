// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The subjects of `cutecheck verify`, one function a kind.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tools/answers/subject.h"
#include "tools/verify/verify_row.h"

namespace cutecheck::cli {

struct VerifySettings {
  std::vector<std::string> targets;  // of PTX; none: those that a module names, or ptxTargets()
  std::optional<std::string> ptxas;  // where it is installed
  bool strict = false;               // two engines behind Proved
};

// A module: parsed, verified, lowered, validated against its meaning, and where it is Proved turned into PTX
// for each target, each assembled. Compared with what its comments expect.
VerifyRow verifyModule(const std::string& path, const std::string& text, const VerifySettings& settings);

// LLVM IR against its reference semantics, with the verdict that its name or its comments say.
VerifyRow verifyTemplate(const std::string& path, const std::string& text, const std::string& meaning,
                         const VerifySettings& settings);

// PTX, for the order of its instructions alone (oracle/ptx/order), held against the line "// order: kept",
// "// order: open" or "// order: order_c5" of the text; without one it is to be kept.
VerifyRow verifyOrder(const std::string& path, const std::string& text);

// The meaning that belongs to a template: NAME.fault-WHAT.meaning where there is one, else NAME.meaning.
std::string meaningPath(const std::string& templatePath);

// A file that `cutecheck check` knows, judged as there. Nothing when stopped before its end.
std::optional<VerifyRow> verifyData(const std::string& path, FileKind kind, const std::string& text,
                                    const std::function<bool()>& stop);

}  // namespace cutecheck::cli
