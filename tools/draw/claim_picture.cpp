// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/claim_picture.h"

#include <map>

#include "core/eval/evaluate.h"
#include "tools/draw/banks.h"
#include "tools/draw/layout_picture.h"

namespace cutecheck::draw {

namespace {

Expected<DrawnLayout> layoutOf(const Expression& e, const Bindings& bindings) {
  CUTECHECK_TRY(expression, bound(e, bindings));
  CUTECHECK_TRY(value, evaluate(expression));
  return drawnLayout(value);
}

// Whether both sides are integers or tuples, of which A == B says nothing of a layout.
Expected<bool> areNumbers(const Expression& relation, const Bindings& bindings) {
  for (const Expression& side : relation.children) {
    CUTECHECK_TRY(expression, bound(side, bindings));
    CUTECHECK_TRY(value, evaluate(expression));
    if (!std::holds_alternative<IntTuple>(value)) return false;
  }
  return true;
}

Expected<int64_t> integerOf(const Expression& e, const Bindings& bindings) {
  CUTECHECK_TRY(expression, bound(e, bindings));
  CUTECHECK_TRY(value, evaluate(expression));
  const auto* number = std::get_if<IntTuple>(&value);
  if (number == nullptr || !number->isInt())
    return makeError(Code::kUsage, "draw_c5", "an integer was expected");
  return number->value();
}

// The name of an access stands for itself: it is no symbol.
Expected<std::string> accessOf(const Expression& e, const Bindings& bindings) {
  if (e.kind == Expression::Kind::kSymbol || (e.kind == Expression::Kind::kCall && e.children.empty()))
    return e.name;
  CUTECHECK_TRY(bits, integerOf(e, bindings));
  return std::to_string(bits);
}

// Marks coordinates that share an offset, and those outside [0, bound).
Picture injectivePicture(const DrawnLayout& layout, const std::string& claim, int64_t bound) {
  std::map<std::string, int64_t> first;
  std::vector<Mark> marks(static_cast<size_t>(layout.grid.size), Mark::kNone);
  std::string verdict;
  for (int64_t i = 0; i < layout.grid.size; ++i) {
    const auto at = static_cast<size_t>(i);
    const auto [before, isNew] = first.emplace(layout.labels[at], i);
    const bool outside =
        bound >= 0 && !layout.offsets.empty() && (layout.offsets[at] < 0 || layout.offsets[at] >= bound);
    if (isNew && !outside) continue;
    Mark& mark = marks[static_cast<size_t>(before->second)];
    if (verdict.empty()) {
      verdict = outside ? "index " + std::to_string(i) + " has offset " + layout.labels[at] + ", not below " +
                              std::to_string(bound)
                        : "indices " + std::to_string(before->second) + " and " + std::to_string(i) +
                              " share offset " + layout.labels[at];
      mark = marks[at] = Mark::kWitness;
      continue;
    }
    if (mark == Mark::kNone) mark = Mark::kMarked;
    if (marks[at] == Mark::kNone) marks[at] = Mark::kMarked;
  }
  if (verdict.empty() && bound >= 0 && layout.grid.size < bound)
    verdict = "fewer than " + std::to_string(bound) + " offsets";
  if (verdict.empty()) verdict = "it holds at every coordinate";
  Panel panel = layoutPanel(layout);
  for (int64_t row = 0; row < panel.rows; ++row)
    for (int64_t column = 0; column < panel.columns; ++column)
      if (const int64_t index = layout.grid.indexAt(row, column); index < layout.grid.size)
        panel.at(row, column).mark = marks[static_cast<size_t>(index)];
  panel.notes.push_back(verdict);
  Picture picture;
  picture.title = claim + ": " + verdict;
  picture.description = claim + " of " + layout.text + ": " + verdict + ".";
  picture.panels.push_back(std::move(panel));
  return picture;
}

}  // namespace

Expected<Picture> claimPicture(const std::string& claim, const Bindings& bindings) {
  CUTECHECK_TRY(e, parseExpression(claim));
  if (e.kind == Expression::Kind::kRelation &&
      (e.relation == Relation::kEqual || e.relation == Relation::kIdentical)) {
    CUTECHECK_TRY(numbers, areNumbers(e, bindings));
    if (numbers)
      return makeError(Code::kUsage, "draw_c5", "both sides are numbers, which have no picture: cutecheck prove decides the claim");
    CUTECHECK_TRY(left, layoutOf(e.children[0], bindings));
    CUTECHECK_TRY(right, layoutOf(e.children[1], bindings));
    Picture picture = pairPicture(left, right);
    // One function, and === asks for the tree.
    const std::string same = "the same at every index", other = ", but written differently";
    if (e.relation == Relation::kIdentical && left.text != right.text && picture.title.ends_with(same)) {
      picture.title += other;
      picture.description.insert(picture.description.size() - 1, other);
    }
    return picture;
  }
  if (e.kind == Expression::Kind::kCall && e.name == "injective" && e.children.size() == 1) {
    CUTECHECK_TRY(layout, layoutOf(e.children[0], bindings));
    return injectivePicture(layout, "injective", -1);
  }
  if (e.kind == Expression::Kind::kCall && e.name == "bijective" && e.children.size() == 2) {
    CUTECHECK_TRY(layout, layoutOf(e.children[0], bindings));
    CUTECHECK_TRY(bound, integerOf(e.children[1], bindings));
    return injectivePicture(layout, "bijective onto [0," + std::to_string(bound) + ")", bound);
  }
  if (e.kind == Expression::Kind::kCall && e.name == "conflict_free" && e.children.size() == 3) {
    CUTECHECK_TRY(layout, layoutOf(e.children[0], bindings));
    CUTECHECK_TRY(element, integerOf(e.children[1], bindings));
    CUTECHECK_TRY(text, accessOf(e.children[2], bindings));
    CUTECHECK_TRY(access, parseAccess(text, element));
    return banksPicture(layout, access);
  }
  return makeError(
      Code::kUsage, "draw_c5",
      "only the claims A == B, injective(L), bijective(L,n) and conflict_free(L,elt,access) have a picture");
}

}  // namespace cutecheck::draw
