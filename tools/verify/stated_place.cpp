// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/stated_place.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/notation/parse.h"
#include "core/support/trimmed.h"
#include "tools/answers/subject.h"

namespace cutecheck::cli {

namespace {

using Text = std::string_view;

// A string of an attribute, without its quotes, and where it begins in the module.
struct Stated {
  Text attribute, text;
  size_t position = 0;
};

bool isWordByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

size_t findWord(Text text, Text word) {
  for (size_t at = text.find(word); at != Text::npos; at = text.find(word, at + 1)) {
    const size_t end = at + word.size();
    if ((at == 0 || !isWordByte(text[at - 1])) && (end == text.size() || !isWordByte(text[end]))) return at;
  }
  return Text::npos;
}

std::vector<Stated> stringsOf(Text module, Text function, Text attribute) {
  std::vector<Stated> all;
  size_t at = module.find("@" + std::string(function) + "(");
  if (at != Text::npos) at = module.find(std::string(attribute) + " =", at);
  if (at == Text::npos || (at = module.find('[', at)) == Text::npos) return all;
  for (++at; at < module.size() && module[at] != ']'; ++at) {
    if (module[at] != '"') continue;
    const size_t end = module.find('"', at + 1);
    if (end == Text::npos) break;
    all.push_back({attribute, module.substr(at + 1, end - at - 1), at + 1});
    at = end;
  }
  return all;
}

bool isRead(Text expression) { return parseExpression(expression).ok(); }

// Whether an expression in it can not be read: an index between brackets, or what stands behind `=`.
bool isBroken(const Stated& one) {
  if (one.attribute == "cute.written_by") {
    const size_t equals = one.text.find('=');
    return equals == Text::npos || !isRead(one.text.substr(equals + 1));
  }
  for (Text rest = one.text; rest.find('[') != Text::npos;) {
    rest.remove_prefix(rest.find('[') + 1);
    const size_t end = std::min(rest.find(']'), rest.size());
    if (!isRead("(" + std::string(rest.substr(0, end)) + ",0)")) return true;
    rest.remove_prefix(end);
  }
  return false;
}

// The first that can not be read; of one that is read, and used wrongly, the first that has a word of the message; then the first.
const Stated* meant(const std::vector<Stated>& all, const Diagnostic& error, Text message, size_t& within) {
  within = 0;
  for (size_t begin = 0; begin < message.size() && error.code != Code::kSyntax;) {
    const size_t end = std::min(message.find_first_of(" ,:'", begin), message.size());
    for (const Stated& one : all) {
      const size_t at = end == begin ? Text::npos : findWord(one.text, message.substr(begin, end - begin));
      if (at == Text::npos) continue;
      within = at;
      return &one;
    }
    begin = end + 1;
  }
  const auto broken = std::find_if(all.begin(), all.end(), isBroken);
  return broken != all.end() ? &*broken : all.empty() ? nullptr : &all.front();
}

}  // namespace

Diagnostic placedInModule(Diagnostic error, Text module, Text meaning) {
  constexpr Text kLine = "line ";
  size_t number = 0;
  const Text said = error.message;
  const size_t colon = said.find(": ");
  if (!error.rule.starts_with("meaning_") || !said.starts_with(kLine) || colon == Text::npos) return error;
  std::from_chars(said.data() + kLine.size(), said.data() + colon, number);
  const std::string message(said.substr(colon + 2));
  // The line, the function that it belongs to, and its number among the lines of its kind.
  Text function, line;
  size_t ensures = 0;
  for (size_t i = 0; i < number && !meaning.empty(); ++i) {
    const size_t end = std::min(meaning.find('\n'), meaning.size());
    ensures += line.starts_with("ensures ") ? 1 : 0;
    line = trimmed(meaning.substr(0, end));
    meaning.remove_prefix(std::min(end + 1, meaning.size()));
    if (!line.starts_with("kernel @") && !line.starts_with("function @")) continue;
    function = line.substr(line.find('@') + 1);
    ensures = 0;
  }
  std::vector<Stated> candidates;
  if (line.starts_with("premise ")) {
    candidates = stringsOf(module, function, "cute.premises");
    std::erase_if(candidates, [&](const Stated& one) {
      return trimmed(one.text) != trimmed(line.substr(line.find(' ')));
    });
  } else if (line.starts_with("ensures ") || line == "end") {
    candidates = stringsOf(module, function, "cute.ensures");
    if (line != "end" && ensures < candidates.size()) candidates = {candidates[ensures]};
    const std::vector<Stated> writers = stringsOf(module, function, "cute.written_by");
    candidates.insert(candidates.end(), writers.begin(), writers.end());
  }
  size_t within = 0;
  const Stated* stated = meant(candidates, error, message, within);
  if (stated == nullptr) {
    error.message = "in the reference semantics of the module, '" + std::string(line) + "': " + message;
    error.position.reset();
    return error;
  }
  const size_t at = stated->position + within, begin = module.substr(0, at).rfind('\n');
  error.position = at;
  error.message = "line " + std::to_string(1 + std::count(module.begin(), module.begin() + static_cast<std::ptrdiff_t>(at), '\n')) +
                  ", column " + std::to_string(at - (begin == Text::npos ? 0 : begin + 1) + 1) + ": in " +
                  std::string(stated->attribute) + ": " + message;
  return error;
}

}  // namespace cutecheck::cli
