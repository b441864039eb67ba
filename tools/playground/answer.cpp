// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/playground/answer.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <variant>

#include "core/composition/complement.h"
#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/eval/evaluate.h"
#include "core/layout/coalesce.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/draw/bindings.h"
#include "tools/draw/request.h"
#include "tools/draw/svg.h"
#include "tools/facts/flat_layout.h"
#include "tools/facts/layout_facts.h"
#include "tools/help/hint.h"

namespace cutecheck::playground {

namespace {

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
      out += escape;
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string list(const std::vector<int64_t>& numbers) {
  std::string out = "[";
  for (const int64_t n : numbers) out += (out.size() > 1 ? "," : "") + std::to_string(n);
  return out + "]";
}

std::string refusal(const Diagnostic& error, const std::string& text) {
  std::string out = "{\"error\":" + quoted(error.message) + ",\"code\":" + quoted(codeName(error.code)) +
                    ",\"rule\":" + quoted(error.rule) + ",\"witness\":" + list(error.witness);
  if (error.position) out += ",\"position\":" + std::to_string(*error.position);
  // The page has a field where the command has an option.
  const std::string hint = error.rule == "draw_c1" ? "write its number under Numbers for symbols: M=8" : help::hintOf(error, text);
  if (!hint.empty()) out += ",\"hint\":" + quoted(hint);
  return out + "}";
}

class Facts {
 public:
  void add(std::string_view name, std::string_view text) {
    text_ += (text_.empty() ? "[" : ",[") + quoted(name) + "," + quoted(text) + "]";
  }
  void add(std::string_view name, const Expected<Layout>& layout) {
    add(name, layout.ok() ? toString(*layout) : "none: " + layout.error().message);
  }
  std::string str() const { return "[" + text_ + "]"; }

 private:
  std::string text_;
};

const char* kindOf(const Value& value) {
  struct Kind {
    const char* operator()(bool) const { return "truth"; }
    const char* operator()(const IntTuple& t) const { return t.isTuple() ? "tuple" : "integer"; }
    const char* operator()(const Layout&) const { return "layout"; }
    const char* operator()(const ComposedLayout&) const { return "composed layout"; }
    const char* operator()(const Swizzle&) const { return "swizzle"; }
    const char* operator()(const Tiler&) const { return "tiler"; }
    const char* operator()(const Image&) const { return "offsets"; }
    const char* operator()(const Pair&) const { return "two answers"; }
  };
  return std::visit(Kind(), value);
}

// What holds of a layout; the two coordinates of a collision, if there is one.
void addFacts(const Value& value, Facts& facts, std::vector<int64_t>& witness) {
  const Expected<cli::LayoutFacts> found = cli::layoutFacts(value);
  if (found.ok()) {
    facts.add("size", std::to_string(found->size));
    if (found->cosize) facts.add("cosize", std::to_string(*found->cosize));
    facts.add("injective", found->injective() ? "yes" : "no");
    facts.add("bijective", found->bijective() ? "onto [0, " + std::to_string(found->size) + ")" : "no");
    facts.add("contiguous", found->contiguous ? "yes" : "no");
    facts.add("alignment", std::to_string(found->alignment));
    if (found->collision) witness = {found->collision->first, found->collision->second};
  }
  if (const auto* layout = std::get_if<Layout>(&value)) {
    facts.add("coalesced", coalesce(*layout));
    facts.add("complement", complement(*layout));
    facts.add("right inverse", rightInverse(*layout));
    facts.add("left inverse", leftInverse(*layout));
  }
}

std::optional<std::vector<int64_t>> offsetsOf(const Value& value) {
  if (const auto* layout = std::get_if<Layout>(&value)) return cli::offsets(*layout, cli::kMaxEnumerated);
  if (const auto* composed = std::get_if<ComposedLayout>(&value))
    return cli::offsets(*composed, cli::kMaxEnumerated);
  return std::nullopt;
}

// The first linear index at which two layouts differ.
void addDifference(const Expression& left, const Expression& right, Facts& facts,
                   std::vector<int64_t>& witness) {
  const Expected<Value> a = evaluate(left), b = evaluate(right);
  if (!a.ok() || !b.ok()) return;
  const auto x = offsetsOf(*a), y = offsetsOf(*b);
  if (!x || !y) return;
  const size_t shorter = std::min(x->size(), y->size());
  const size_t at =
      std::mismatch(x->begin(), x->begin() + static_cast<std::ptrdiff_t>(shorter), y->begin()).first -
      x->begin();
  if (x->size() != y->size())
    facts.add("sizes", std::to_string(x->size()) + " and " + std::to_string(y->size()));
  if (at == shorter) return;
  facts.add("at " + std::to_string(at), std::to_string((*x)[at]) + " and " + std::to_string((*y)[at]));
  witness = {static_cast<int64_t>(at)};
}

}  // namespace

std::string answer(const std::string& expression, const std::string& bindings) {
  const Expected<draw::Bindings> numbers = draw::parseBindings(bindings);
  if (!numbers.ok()) return refusal(numbers.error(), bindings);
  const Expected<Expression> parsed = parseExpression(expression);
  if (!parsed.ok()) return refusal(parsed.error(), expression);
  const Expected<Expression> known = draw::bound(*parsed, *numbers);
  if (!known.ok()) return refusal(known.error(), expression);
  const Expected<Value> value = evaluate(*known);
  if (!value.ok()) return refusal(value.error(), expression);

  Facts facts;
  std::vector<int64_t> witness;
  std::vector<std::string> drawn = {expression};
  if (parsed->kind == Expression::Kind::kRelation) {
    addDifference(known->children[0], known->children[1], facts, witness);
    drawn.clear();
    for (const Expression& side : parsed->children)
      drawn.push_back(expression.substr(side.begin, side.end - side.begin));
  } else {
    addFacts(*value, facts, witness);
  }
  std::string out = "{\"value\":" + quoted(toString(*value)) + ",\"kind\":" + quoted(kindOf(*value)) +
                    ",\"facts\":" + facts.str() + ",\"witness\":" + list(witness);
  const Expected<draw::Picture> picture = draw::pictureOf({drawn, bindings});
  if (picture.ok())
    out += ",\"svg\":" + quoted(draw::toSvg(*picture));
  else
    out += ",\"undrawn\":" + quoted(picture.error().message);
  return out + "}";
}

}  // namespace cutecheck::playground
