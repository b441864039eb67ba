// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/expectation.h"

#include <algorithm>
#include <optional>

#include "core/support/trimmed.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

namespace {

std::optional<Code> codeOf(std::string_view word) {
  for (int code = 0; code <= static_cast<int>(Code::kEmpty); ++code) {
    if (codeName(static_cast<Code>(code)) == word) return static_cast<Code>(code);
  }
  return std::nullopt;
}

Diagnostic wrong(std::string message) { return makeError(Code::kSyntax, "verify_c1", std::move(message)); }

Expected<Expectation> parse(std::string_view text) {
  const size_t end = std::min(text.find_first_of(" \t"), text.size());
  Expectation expectation{std::string(text.substr(0, end)), std::string(trimmed(text.substr(end)))};
  expectation.refusal = codeOf(expectation.word);
  const bool verdict =
      expectation.word == "Proved" || expectation.word == "Refuted" || expectation.word == "Unknown";
  if (!verdict && !expectation.isRefusal())
    return wrong("'" + expectation.word + "' is neither a verdict nor a code");
  if (verdict && !expectation.text.empty()) return wrong("text after the verdict '" + expectation.word + "'");
  return expectation;
}

// What stands behind `key` in each comment line of `file` that begins with it.
std::vector<std::string_view> valuesOf(std::string_view key, std::string_view file,
                                       std::string_view comment) {
  std::vector<std::string_view> values;
  for (size_t begin = 0; begin < file.size();) {
    const size_t end = std::min(file.find('\n', begin), file.size());
    std::string_view line = trimmed(file.substr(begin, end - begin));
    begin = end + 1;
    if (!line.starts_with(comment)) continue;
    line = trimmed(line.substr(comment.size()));
    if (line.starts_with(key)) values.push_back(trimmed(line.substr(key.size())));
  }
  return values;
}

}  // namespace

bool Expectation::matches(const Diagnostic& diagnostic) const {
  return refusal == diagnostic.code && diagnostic.str().find(text) != std::string::npos;
}

Expected<Expectation> expectationIn(std::string_view file, std::string_view comment,
                                    const std::string& otherwise) {
  std::optional<Expectation> found;
  for (const std::string_view value : valuesOf("expect:", file, comment)) {
    CUTECHECK_TRY(expectation, parse(value));
    if (found && found->str() != expectation.str()) return wrong("two lines expect different things");
    found = std::move(expectation);
  }
  return found ? *found : Expectation{otherwise, ""};
}

Expected<std::vector<std::string>> targetsIn(std::string_view file, std::string_view comment,
                                             const std::vector<std::string>& known) {
  const auto refused = [](std::string message) {
    return makeError(Code::kSyntax, "verify_c6", std::move(message));
  };
  const std::vector<std::string_view> lines = valuesOf("targets:", file, comment);
  std::vector<std::string> targets;
  for (std::string_view rest : lines) {
    if (rest.empty()) return refused("a line of targets without one");
    while (!rest.empty()) {
      const size_t end = std::min(rest.find_first_of(" \t"), rest.size());
      std::string name(rest.substr(0, end));
      if (std::find(known.begin(), known.end(), name) == known.end())
        return refused("no target is named '" + name + "'");
      targets.push_back(std::move(name));
      rest = trimmed(rest.substr(end));
    }
  }
  return targets;
}

}  // namespace cutecheck::cli
