// Parsers and printer against each other, on any bytes.
#include "core/parse.h"
#include "core/print.h"
#include "fuzz/checks.h"

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
      a.base != b.base || a.shift != b.shift || a.name != b.name || !(a.dynamic == b.dynamic) ||
      a.path != b.path || a.children.size() != b.children.size())
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

template <typename T>
std::string checkValue(const char* what, std::string_view bytes, Expected<T> (*parse)(std::string_view)) {
  const Expected<T> value = parse(bytes);
  if (!value.ok()) return badDiagnostic(value.error(), bytes);
  const std::string printed = toString(*value);
  const Expected<T> back = parse(printed);
  if (!back.ok()) {
    // A lone shape prints with its strides, which may pass the limits that the shape kept.
    if (back.error().code == Code::kLimit) return "";
    return std::string(what) + " " + printed + " does not parse back: " + back.error().str();
  }
  if (!(*back == *value)) return std::string(what) + " " + printed + " parses back to " + toString(*back);
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
  const std::string printed = toString(*expression);
  const auto back = parseExpression(printed);
  if (!back.ok()) return "the expression " + printed + " does not parse back: " + back.error().str();
  if (!same(*back, *expression)) return "the expression " + printed + " parses back to " + toString(*back);

  for (const std::string& finding :
       {checkValue("the value", bytes, parseValue), checkValue("the tuple", bytes, parseIntTuple),
        checkValue("the layout", bytes, parseLayout), checkValue("the tiler", bytes, parseTiler),
        checkValue("the swizzle", bytes, parseSwizzle),
        checkValue("the composed layout", bytes, parseComposedLayout)})
    if (!finding.empty()) return finding;
  return "";
}

}  // namespace cutecheck::fuzz
