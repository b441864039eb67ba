#include "tools/cutecheck/expectation.h"

#include <algorithm>
#include <optional>

#include "tools/cutecheck/subject.h"

namespace cutecheck::cli {

namespace {

bool isCode(std::string_view word) {
  for (int code = 0; code <= static_cast<int>(Code::kEmpty); ++code) {
    if (codeName(static_cast<Code>(code)) == word) return true;
  }
  return false;
}

Diagnostic wrong(std::string message) { return makeError(Code::kSyntax, "verify_c1", std::move(message)); }

Expected<Expectation> parse(std::string_view text) {
  const size_t end = std::min(text.find_first_of(" \t"), text.size());
  Expectation expectation{std::string(text.substr(0, end)), std::string(trim(text.substr(end)))};
  const bool verdict =
      expectation.word == "Proved" || expectation.word == "Refuted" || expectation.word == "Unknown";
  if (!verdict && !isCode(expectation.word))
    return wrong("'" + expectation.word + "' is neither a verdict nor a code");
  if (verdict && !expectation.text.empty()) return wrong("text after the verdict '" + expectation.word + "'");
  return expectation;
}

}  // namespace

bool Expectation::matches(const Diagnostic& diagnostic) const {
  return codeName(diagnostic.code) == word && diagnostic.str().find(text) != std::string::npos;
}

Expected<Expectation> expectationIn(std::string_view file, std::string_view comment,
                                    const std::string& otherwise) {
  std::optional<Expectation> found;
  for (size_t begin = 0; begin < file.size();) {
    const size_t end = std::min(file.find('\n', begin), file.size());
    std::string_view line = trim(file.substr(begin, end - begin));
    begin = end + 1;
    if (!line.starts_with(comment)) continue;
    line = trim(line.substr(comment.size()));
    constexpr std::string_view key = "expect:";
    if (!line.starts_with(key)) continue;
    CUTECHECK_TRY(expectation, parse(trim(line.substr(key.size()))));
    if (found && found->str() != expectation.str()) return wrong("two lines expect different things");
    found = std::move(expectation);
  }
  return found ? *found : Expectation{otherwise, ""};
}

}  // namespace cutecheck::cli
