// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The lines of a data file, judged one after the other.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "tools/answers/subject.h"

namespace cutecheck::cli {

// Whether `kind` is a format of lines: claims, layouts, calls, bugs, vectors.
bool hasLines(FileKind kind);

struct LineVisitor {
  std::function<bool()> stop;                               // asked before each line
  std::function<void(size_t line)> before;                  // may be empty
  std::function<void(const SubjectReport&, size_t)> after;  // the report and its line, counted from 1
};

// Judges each line of `text` that is neither blank nor a comment, until `stop`. A comment that names another
// format, or a newer version of it, is reported as a line that is wrong, and ends the file.
void judgeLines(FileKind kind, std::string_view text, const LineVisitor& visitor);

}  // namespace cutecheck::cli
