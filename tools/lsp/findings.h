// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What an editor is told of a text: for each line its verdict.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tools/answers/subject.h"

namespace cutecheck::lsp {

// As the protocol numbers them. A verdict that is as expected is a hint, Unknown an information.
enum class Severity : int { kError = 1, kWarning = 2, kInformation = 3, kHint = 4 };

struct Finding {
  size_t line = 0, begin = 0, end = 0;  // from 0, in UTF-16 units
  Severity severity = Severity::kHint;
  std::string code;     // Proved, Refuted, kSyntax, ...
  std::string message;  // one line
  std::string account;  // the whole answer, for whoever points at the line
};

// Judges lines once: a line that stays as it is keeps its answer while others are typed.
class Judge {
 public:
  // Of a module, path and text; empty in a build without LLVM.
  using Modules = std::function<std::vector<Finding>(const std::string&, const std::string&)>;
  explicit Judge(Modules modules) : modules_(std::move(modules)) {}

  // `stop` is asked before each line that is new; a text that was stopped has no findings.
  std::optional<std::vector<Finding>> judge(const std::string& path, const std::string& text,
                                            const std::function<bool()>& stop);

  size_t judged() const { return judged_; }  // lines so far that had no answer yet

 private:
  Finding findingOf(cli::FileKind kind, std::string_view line);

  Modules modules_;
  std::map<std::pair<cli::FileKind, std::string>, Finding> known_;
  size_t judged_ = 0;
};

// So many UTF-16 units has the text.
size_t unitsOf(std::string_view text);

}  // namespace cutecheck::lsp
