#include "tools/cutecheck/judge_lines.h"

#include <algorithm>

namespace cutecheck::cli {

namespace {

using Judge = SubjectReport (*)(std::string_view line);

Judge judgeOf(FileKind kind) {
  switch (kind) {
    case FileKind::kClaims:
      return judgeClaimLine;
    case FileKind::kLayouts:
      return judgeLayoutLine;
    case FileKind::kCalls:
      return judgeCallLine;
    case FileKind::kErrata:
      return judgeErrataLine;
    case FileKind::kBugs:
      return judgeBugLine;
    case FileKind::kVectors:
      return judgeVectorLine;
    default:
      return nullptr;
  }
}

}  // namespace

bool hasLines(FileKind kind) { return judgeOf(kind) != nullptr; }

void judgeLines(FileKind kind, std::string_view text, const LineVisitor& visitor) {
  const Judge judge = judgeOf(kind);
  for (size_t begin = 0, number = 1; begin < text.size() && !visitor.stop(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = trim(text.substr(begin, end - begin));
    begin = end + 1;
    if (line.empty() || line.front() == '#') continue;
    if (visitor.before) visitor.before(number);
    visitor.after(judge(line), number);
  }
}

}  // namespace cutecheck::cli
