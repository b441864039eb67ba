// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parsers and printer against each other, on any bytes.
#include <optional>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "fuzz/checks/checks.h"

namespace cutecheck::fuzz {
namespace {

std::string badDiagnostic(const Diagnostic& d, std::string_view bytes) {
  if (d.message.empty() || d.message.find('\n') != std::string::npos)
    return "a message is not one sentence: " + d.str();
  if (!d.position || *d.position > bytes.size()) return "a diagnostic points outside the text: " + d.str();
  return "";
}

bool same(const Expression& a, const Expression& b) {
  if (a.kind != b.kind || a.op != b.op || a.relation != b.relation || a.value != b.value ||
      a.base != b.base || a.shift != b.shift || a.name != b.name || a.width != b.width || a.path != b.path ||
      a.children.size() != b.children.size())
    return false;
  for (size_t i = 0; i < a.children.size(); ++i)
    if (!same(a.children[i], b.children[i])) return false;
  return true;
}

// Byte ranges lie inside their parents', in order, and neither begin nor end with a blank.
bool rangesNest(const Expression& e, std::string_view bytes) {
  if (e.begin >= e.end || e.end > bytes.size()) return false;
  for (const char c : {bytes[e.begin], bytes[e.end - 1]})
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') return false;
  size_t from = e.begin;
  for (const Expression& child : e.children) {
    if (child.begin < from || child.end > e.end || !rangesNest(child, bytes)) return false;
    from = child.end;
  }
  return true;
}

// A text that was printed, and what reading it gave: most of the values of one text print alike.
class Printed {
 public:
  // Reads `text`, if it is not the one that was read last.
  const Expected<Expression>& read(std::string&& text) {
    if (!back_ || text != text_) {
      text_ = std::move(text);
      back_ = parseExpression(text_);
    }
    return *back_;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  std::optional<Expected<Expression>> back_;
};

bool same(const Diagnostic& a, const Diagnostic& b) {
  return a.code == b.code && a.rule == b.rule && a.message == b.message && a.witness == b.witness &&
         a.position == b.position;
}

template <typename T>
bool sameAnswer(const Expected<T>& a, const Expected<T>& b) {
  return a.ok() ? b.ok() && *a == *b : !b.ok() && same(a.error(), b.error());
}

// Holds `parse`, which reads a text, against `to`, which reads its expression: where `whole`, as one answer.
// A value prints and reads back as itself.
template <typename T>
std::string checkValue(const char* what, std::string_view bytes, const Expression& e, Printed& printed,
                       bool whole, Expected<T> (*parse)(std::string_view),
                       Expected<T> (*to)(const Expression&)) {
  const Expected<T> value = to(e);
  if (whole && !sameAnswer(parse(bytes), value))
    return std::string(what) + " is read otherwise off the text than off its expression " + toString(e);
  if (!value.ok()) return badDiagnostic(value.error(), bytes);
  const Expected<Expression>& tree = printed.read(toString(*value));
  const std::string& text = printed.text();
  const Expected<T> back = tree.ok() ? to(*tree) : Expected<T>(tree.error());
  if (!back.ok()) {
    // A lone shape prints with its strides, which may pass the limits that the shape kept.
    if (back.error().code == Code::kLimit) return "";
    return std::string(what) + " " + text + " does not parse back: " + back.error().str();
  }
  if (!(*back == *value)) return std::string(what) + " " + text + " parses back to " + toString(*back);
  return "";
}

}  // namespace

std::string checkNotation(std::string_view bytes) {
  const auto premises = parsePremises(bytes);
  if (!premises.ok()) {
    if (auto bad = badDiagnostic(premises.error(), bytes); !bad.empty()) return bad;
  }
  const auto expression = parseExpression(bytes);
  if (!expression.ok()) return badDiagnostic(expression.error(), bytes);
  if (!premises.ok() || premises->size() != 1 || !same(premises->front(), *expression))
    return "a claim is not the premise of the same text: " + toString(*expression);
  if (!rangesNest(*expression, bytes)) return "byte ranges do not nest: " + toString(*expression);
  Printed printed;
  const Expected<Expression>& back = printed.read(toString(*expression));
  const std::string& text = printed.text();
  if (!back.ok()) return "the expression " + text + " does not parse back: " + back.error().str();
  if (!same(*back, *expression)) return "the expression " + text + " parses back to " + toString(*back);

  // Every text goes through every reader of expressions, and, since a parser of texts is that behind
  // parseExpression, through one of those, which the text itself chooses.
  size_t chosen = bytes.size();
  for (const char c : bytes) chosen = chosen * 31 + static_cast<unsigned char>(c);
  auto check = [&, turn = chosen % 6](const char* what, auto parse, auto to) mutable {
    return checkValue(what, bytes, *expression, printed, turn-- == 0, parse, to);
  };
  std::string finding = check("the value", parseValue, toValue);
  if (finding.empty()) finding = check("the tuple", parseIntTuple, toIntTuple);
  if (finding.empty()) finding = check("the layout", parseLayout, toLayout);
  if (finding.empty()) finding = check("the tiler", parseTiler, toTiler);
  if (finding.empty()) finding = check("the swizzle", parseSwizzle, toSwizzle);
  if (finding.empty()) finding = check("the composed layout", parseComposedLayout, toComposedLayout);
  return finding;
}

}  // namespace cutecheck::fuzz
