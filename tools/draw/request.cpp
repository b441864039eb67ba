// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/draw/request.h"

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "tools/draw/atom_picture.h"
#include "tools/draw/banks.h"
#include "tools/draw/bindings.h"
#include "tools/draw/claim_picture.h"
#include "core/notation/foreign.h"
#include "tools/draw/divide_picture.h"
#include "tools/draw/layout_picture.h"
#include "tools/draw/owners_picture.h"
#include "tools/draw/tensor_memory.h"

namespace cutecheck::draw {

namespace {

Expected<Expression> expressionOf(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(native, nativeText(text));
  CUTECHECK_TRY(parsed, parseExpression(native.text));
  return bound(std::move(parsed), bindings);
}

Expected<DrawnLayout> layoutOf(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(expression, expressionOf(text, bindings));
  CUTECHECK_TRY(value, evaluate(expression));
  return drawnLayout(value);
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
  if (texts.size() == 1 && request.tile.empty() && request.access.empty())
    return expressionPicture(texts[0], bindings);
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
    return banksPicture(layout, access);
  }
  CUTECHECK_TRY(tile, parseIntTuple(request.tile));
  return ownersPicture(layout, tile);
}

}  // namespace

Expected<Picture> pictureOf(const Request& request) {
  CUTECHECK_TRY(bindings, parseBindings(request.bindings));
  const int kinds = !request.expressions.empty() + !request.claim.empty() + !request.atom.empty() +
                    !request.shared.empty() + !request.dataPath.empty();
  if (kinds != 1)
    return makeError(Code::kUsage, "draw_c5",
                     "draw takes one of these: expressions, --claim, --atom, --shared, --tensor-memory");
  if (!request.claim.empty()) return claimPicture(request.claim, bindings);
  if (!request.atom.empty()) return atomPicture(request.atom, request.operand, request.bits);
  if (!request.shared.empty()) return sharedPicture(request.shared, request.bits);
  if (!request.dataPath.empty()) return tensorMemoryPicture(request.dataPath, request.columns);
  return expressionsPicture(request, bindings);
}

}  // namespace cutecheck::draw
