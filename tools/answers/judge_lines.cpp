// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/judge_lines.h"

#include <algorithm>

#include "core/support/trimmed.h"
#include "tools/answers/file_format.h"

namespace cutecheck::cli {

namespace {

struct LineFormat {
  SubjectReport (*judge)(std::string_view line) = nullptr;
  FileFormat format{};
};

LineFormat formatOf(FileKind kind) {
  switch (kind) {
    case FileKind::kClaims:
      return {judgeClaimLine, {"claims", 1}};
    case FileKind::kLayouts:
      return {judgeLayoutLine, {"layouts", 1}};
    case FileKind::kCalls:
      return {judgeCallLine, {"calls", 1}};
    case FileKind::kErrata:
      return {judgeErrataLine, {"errata", 1}};
    case FileKind::kBugs:
      return {judgeBugLine, {"bugs", 1}};
    case FileKind::kVectors:
      return {judgeVectorLine, {"vectors", 1}};
    default:
      return {};
  }
}

}  // namespace

bool hasLines(FileKind kind) { return formatOf(kind).judge != nullptr; }

void judgeLines(FileKind kind, std::string_view text, const LineVisitor& visitor) {
  const auto [judge, format] = formatOf(kind);
  for (size_t begin = 0, number = 1; begin < text.size() && !visitor.stop(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = end + 1;
    if (line.empty()) continue;
    if (line.front() == '#') {
      const std::optional<Diagnostic> refused = formatRefusal(line, format);
      if (!refused) continue;
      visitor.after(malformed(line, *refused), number);
      return;  // what the other lines say is not known
    }
    if (visitor.before) visitor.before(number);
    visitor.after(judge(line), number);
  }
}

}  // namespace cutecheck::cli
