// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/file_format.h"

#include <charconv>

#include "core/support/trimmed.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

Diagnostic newerFormat(FileFormat format, int64_t found) {
  const std::string name(format.name);
  return makeError(Code::kBadRequest, "format_c1",
                   "this is " + name + " " + std::to_string(found) +
                       "; cutecheck " CUTECHECK_VERSION " reads " + name + " " +
                       std::to_string(format.version) + " and older");
}

std::optional<Diagnostic> formatRefusal(std::string_view comment, FileFormat format) {
  constexpr std::string_view kMark = "# cutecheck ";
  if (!comment.starts_with(kMark)) return std::nullopt;
  const std::string_view rest = trimmed(comment.substr(kMark.size()));
  const size_t blank = rest.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  int64_t version = 0;
  const char* end = rest.data() + rest.size();
  const auto [stop, error] = std::from_chars(rest.data() + blank + 1, end, version);
  if (error != std::errc() || stop != end) return std::nullopt;  // a sentence
  const std::string_view name = rest.substr(0, blank);
  if (name != format.name)
    return makeError(
        Code::kBadRequest, "format_c2",
        "this is " + std::string(name) + ", and the file's name says " + std::string(format.name));
  if (version > format.version) return newerFormat(format, version);
  return std::nullopt;
}

std::optional<Diagnostic> formatRefusal(const Json& head, const char* key, FileFormat format) {
  if (!head.is_object()) return std::nullopt;
  const auto field = head.find(key);
  if (field == head.end() || !field->is_number_integer() || *field <= format.version) return std::nullopt;
  return newerFormat(format, field->get<int64_t>());
}

}  // namespace cutecheck::cli
