#include "tools/draw/request.h"

#include "core/evaluate.h"
#include "tools/draw/bindings.h"
#include "tools/draw/layout_picture.h"

namespace cutecheck::draw {

namespace {

Expected<Value> valueOf(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(parsed, parseExpression(text));
  CUTECHECK_TRY(expression, bound(std::move(parsed), bindings));
  return evaluate(expression);
}

Expected<DrawnLayout> layoutOf(const std::string& text, const Bindings& bindings) {
  CUTECHECK_TRY(value, valueOf(text, bindings));
  return drawnLayout(value);
}

}  // namespace

Expected<Picture> pictureOf(const Request& request) {
  CUTECHECK_TRY(bindings, parseBindings(request.bindings));
  if (request.expressions.empty() || request.expressions.size() > 2)
    return makeError(Code::kUsage, "draw_c5", "one layout is drawn, or two are compared");
  CUTECHECK_TRY(first, layoutOf(request.expressions[0], bindings));
  if (request.expressions.size() == 1) return layoutPicture(first);
  CUTECHECK_TRY(second, layoutOf(request.expressions[1], bindings));
  return pairPicture(first, second);
}

}  // namespace cutecheck::draw
