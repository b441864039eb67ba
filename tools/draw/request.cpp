// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/request.h"

#include "core/eval/evaluate.h"
#include "core/notation/foreign.h"
#include "core/notation/foreign_place.h"
#include "core/notation/parse.h"
#include "core/support/in_option.h"
#include "tools/draw/atom_picture.h"
#include "tools/draw/banks.h"
#include "tools/draw/bindings.h"
#include "tools/draw/claim_picture.h"
#include "tools/draw/colour_by.h"
#include "tools/draw/divide_picture.h"
#include "tools/draw/layout_picture.h"
#include "tools/draw/owners_picture.h"
#include "tools/draw/slice_picture.h"
#include "tools/draw/summary.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::draw {

namespace {

// What `make` says of the text in the notation; the place of its error counts in the text that was given.
template <typename T>
Expected<T> ofNative(const std::string& given, const Bindings& bindings,
                     Expected<T> (*make)(const std::string&, const Bindings&)) {
  CUTECHECK_TRY(native, nativeText(given));
  Expected<T> made = make(native.text, bindings);
  return made.ok() ? std::move(made) : Expected<T>(placedInGiven(made.error(), given, native.text));
}

Expected<Expression> expressionOf(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(parsed, parseExpression(text));
  return bound(std::move(parsed), bindings);
}

Expected<DrawnLayout> nativeLayout(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(expression, expressionOf(text, bindings));
  CUTECHECK_TRY(value, evaluate(expression));
  return drawnLayout(value);
}

Expected<DrawnLayout> layoutOf(const std::string& text, const Bindings& bindings) {
  return ofNative<DrawnLayout>(text, bindings, nativeLayout);
}

Expected<IntTuple> tileOf(const std::string& text) {
  Expected<IntTuple> tile = parseIntTuple(text);
  if (tile.ok()) return tile;
  Diagnostic error = inOption(tile.error(), "tile");
  error.message += "; extents stand in parentheses, (8,8)";
  return error;
}

Expected<Picture> expressionPicture(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(expression, expressionOf(text, bindings));
  if (expression.kind == Expression::Kind::kCall && isDivide(expression.name) &&
      expression.children.size() == 2) {
    CUTECHECK_TRY(whole, evaluate(expression.children[0]));
    CUTECHECK_TRY(tiler, evaluate(expression.children[1]));
    return dividePicture(expression.name, whole, tiler);
  }
  CUTECHECK_TRY(value, evaluate(expression));
  CUTECHECK_TRY(layout, drawnLayout(value));
  return layoutPicture(layout);
}

Expected<Picture> expressionsPicture(const Request& request, const Bindings& bindings) {
  const std::vector<std::string>& texts = request.expressions;
  if (!request.slice.empty()) {
    if (texts.size() != 1 || !request.tile.empty() || !request.access.empty())
      return makeError(Code::kUsage, "draw_c13", "--slice is of one layout alone");
    CUTECHECK_TRY(layout, layoutOf(texts[0], bindings));
    Expected<Picture> slice = slicePicture(layout, request.slice);
    return slice.ok() ? std::move(slice) : inOption(slice.error(), "slice");
  }
  if (texts.size() == 1 && request.tile.empty() && request.access.empty())
    return ofNative<Picture>(texts[0], bindings, expressionPicture);
  if (texts.size() == 2 && request.tile.empty() && request.access.empty()) {
    CUTECHECK_TRY(left, layoutOf(texts[0], bindings));
    CUTECHECK_TRY(right, layoutOf(texts[1], bindings));
    return pairPicture(left, right);
  }
  if (texts.size() != 1 || (!request.tile.empty() && !request.access.empty()))
    return makeError(Code::kUsage, "draw_c5",
                     "draw takes one layout, also with --tile or --banks, or two layouts to compare");
  CUTECHECK_TRY(layout, layoutOf(texts[0], bindings));
  if (request.tile.empty()) {
    CUTECHECK_TRY(access, parseAccess(request.access, request.element));
    return banksPicture(layout, access, request.narrow);
  }
  CUTECHECK_TRY(tile, tileOf(request.tile));
  return ownersPicture(layout, tile);
}

}  // namespace

namespace {

Expected<Picture> wholePicture(const Request& request) {
  CUTECHECK_TRY(bindings, parseBindings(request.bindings));
  const int kinds = !request.expressions.empty() + !request.claim.empty() + !request.atom.empty() +
                    !request.shared.empty() + !request.dataPath.empty();
  if (kinds != 1)
    return makeError(Code::kUsage, "draw_c5",
                     "draw takes one of these: expressions, --claim, --atom, --shared, --tensor-memory");
  if (!request.slice.empty() && request.expressions.empty())
    return makeError(Code::kUsage, "draw_c13", "--slice is of one layout alone");
  if (!request.claim.empty()) return claimPicture(request.claim, bindings);
  if (!request.atom.empty()) return atomPicture(request.atom, request.operand, request.bits);
  if (!request.shared.empty()) return sharedPicture(request.shared, request.bits);
  if (!request.dataPath.empty()) return tensorMemoryPicture(request.dataPath, request.columns);
  return expressionsPicture(request, bindings);
}

}  // namespace

Expected<Picture> pictureOf(const Request& request) {
  CUTECHECK_TRY(picture, wholePicture(request));
  if (!request.title.empty()) picture.title = request.title;
  if (!request.colourBy.empty()) {
    Expected<Picture> coloured = colouredBy(std::move(picture), request.colourBy);
    if (!coloured.ok()) return inOption(coloured.error(), "colour-by");
    picture = *std::move(coloured);
  }
  if (!request.zoom.empty()) {
    CUTECHECK_TRY(part, zoomed(picture, request.zoom));
    picture = std::move(part);
  }
  if (!request.everyCell) picture = summarised(std::move(picture));
  if (request.narrow) picture.arrangement = Arrangement::kColumn;
  return picture;
}

}  // namespace cutecheck::draw
