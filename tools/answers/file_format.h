// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The versions of the file formats (docs/reference/formats.md). A reader refuses what a newer cutecheck wrote, by name
// and number, before it makes anything of it.
#pragma once

#include <optional>
#include <string_view>

#include "tools/console/report.h"

namespace cutecheck::cli {

struct FileFormat {
  std::string_view name;
  int version;  // the newest that is read here
};

inline constexpr FileFormat kBaselineFormat{"baseline", 1};
inline constexpr FileFormat kConformJournalFormat{"conform-journal", 1};
inline constexpr FileFormat kVerifyJournalFormat{"verify-journal", 1};

// kBadRequest (format_c1): something is in version `found` of `format`, which is newer than what is read
// here.
Diagnostic newerFormat(FileFormat format, int64_t found);

// What is wrong with the comment line `# cutecheck NAME N` of a file of lines: it names another format
// (format_c2) or a newer version. Nothing for any other comment.
std::optional<Diagnostic> formatRefusal(std::string_view comment, FileFormat format);

// The same of the integer field `key` of a JSON head; nothing when there is none.
std::optional<Diagnostic> formatRefusal(const Json& head, const char* key, FileFormat format);

}  // namespace cutecheck::cli
