// Operations: the layout operations by name, on values with meaning and form.
#pragma once

#include "oracle/denote.h"

namespace cutecheck::oracle {

class Operations {
 public:
  explicit Operations(Denoter& denoter) : denoter_(denoter) {}

  // A call that denotes a layout. Fails with kUnknownOperation, kUsage (wrong number or kind of
  // arguments), or as the operation on static arguments refuses.
  Expected<LayoutValue> call(const Expression& e);

  // 1 + sum (s-1)|d|, or 1 + the largest offset under swizzles (static only).
  Expected<Scalar> cosize(const LayoutValue& value);

  using Tiler = Denoter::TilerValue;
  // composition with a layout or by mode.
  Expected<LayoutValue> composeTiler(const LayoutValue& a, const Tiler& tiler, const Expression& at);

 private:
  Expected<LayoutValue> complement(const LayoutValue& a, const Scalar& cotarget, const Expression& at);
  Expected<LayoutValue> divide(const LayoutValue& a, const Tiler& tiler, const Expression& at);
  Expected<LayoutValue> divideByLayout(const LayoutValue& a, const LayoutValue& tiler, const Expression& at);
  Expected<LayoutValue> zippedDivide(const LayoutValue& a, const Tiler& tiler, const Expression& at);
  Expected<LayoutValue> product(const LayoutValue& a, const LayoutValue& tiler, const Expression& at);
  Expected<LayoutValue> rakedProduct(const LayoutValue& block, const LayoutValue& tiler, const Expression& at);
  Expected<LayoutValue> rightInverse(const LayoutValue& a);
  LayoutValue filter(const LayoutValue& a);
  Expected<LayoutValue> coalesce(const LayoutValue& a, const IntTuple* profile, const Expression& at);
  Expected<LayoutValue> slice(const IntTuple& coordinate, const LayoutValue& a, const Expression& at);
  // Two coordinates of a static form that share an offset, as far as it can be enumerated.
  std::optional<std::vector<int64_t>> staticClash(const Form& form);
  // A value without form, for when a side condition is missing; its meaning is not used.
  LayoutValue formless(std::string text);

  Denoter& denoter_;
};

}  // namespace cutecheck::oracle
