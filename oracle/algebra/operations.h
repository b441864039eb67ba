// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations: the layout operations by name, on values with meaning and form.
#pragma once

#include "oracle/algebra/denote.h"

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

  // A call that denotes an integer: size, cosize, rank, depth, crd2idx, max_alignment, max_common_vector.
  Expected<Scalar> integer(const Expression& e);

  Denoter& denoter() { return denoter_; }
  const Facts& facts() const { return denoter_.facts(); }

  Expected<LayoutValue> complement(const LayoutValue& a, const Scalar& cotarget, const Expression& at);
  Expected<LayoutValue> divide(const LayoutValue& a, const Tiler& tiler, const Expression& at);
  Expected<LayoutValue> divideByLayout(const LayoutValue& a, const LayoutValue& tiler, const Expression& at);
  Expected<LayoutValue> zippedDivide(const LayoutValue& a, const Tiler& tiler, const Expression& at);
  Expected<LayoutValue> product(const LayoutValue& a, const LayoutValue& tiler, const Expression& at);
  Expected<LayoutValue> rakedProduct(const LayoutValue& block, const LayoutValue& tiler,
                                     const Expression& at);
  Expected<LayoutValue> rightInverse(const LayoutValue& a);
  LayoutValue filter(const LayoutValue& a);
  Expected<IntTuple> profile(const Expression& e);
  Expected<LayoutValue> coalesce(const LayoutValue& a, const IntTuple* profile, const Expression& at);
  Expected<LayoutValue> slice(const IntTuple& coordinate, const LayoutValue& a, const Expression& at);
  // Two coordinates of a static form that share an offset, as far as it can be enumerated.
  std::optional<std::vector<int64_t>> staticClash(const Form& form);
  // (tile0, tile1, ..), (rest0, rest1, .., untouched modes), each mode split by `split`.
  using Split = Expected<LayoutValue> (Operations::*)(const LayoutValue&, const LayoutValue&,
                                                      const Expression&);
  Expected<LayoutValue> unzip(const LayoutValue& a, const Tiler& tiler, Split split, const Expression& at);
  // What a divide and a product by mode differ in.
  struct ByMode {
    Split whole;
    const char *name, *rule, *tooMany;
  };
  Expected<LayoutValue> byTiler(const LayoutValue& a, const Tiler& tiler, const ByMode& by,
                                const Expression& at);
  Expected<LayoutValue> multiply(const LayoutValue& a, const Tiler& tiler, const Expression& at);
  Expected<LayoutValue> blockedProduct(const LayoutValue& block, const LayoutValue& tiler,
                                       const Expression& at);
  Expected<LayoutValue> paddedProduct(const LayoutValue& block, const LayoutValue& tiler, size_t first,
                                      const Expression& at);
  Expected<LayoutValue> maxCommonLayout(const LayoutValue& a, const LayoutValue& b);
  // A value without form, the condition of its operation noted as missing.
  LayoutValue lack(std::string_view operation, std::string text, std::string condition);
  // A value without form, for when a side condition is missing; its meaning is not used.
  LayoutValue formless(std::string text);

 private:
  Denoter& denoter_;
};

// The operations that stand in files of their own; nothing for another name.
struct OperationRow {
  std::string_view name;
  size_t fewest, most;
  Expected<LayoutValue> (*compute)(Operations& operations, const Expression& e);
  // The tree is that of the operand: nothing is dropped from it.
  bool keepsTree = false;
};
// The dense layout that a shape stands for.
LayoutValue denseLayout(const IntTuple& shape);  // oracle/algebra/ordering.cpp
const OperationRow* findLayoutOperation(std::string_view name);
std::vector<OperationRow> modeOperations();         // oracle/algebra/layout_modes.cpp
std::vector<OperationRow> tilingOperations();       // oracle/algebra/tilings.cpp
std::vector<OperationRow> arrangementOperations();  // oracle/algebra/ordering.cpp
std::vector<OperationRow> elementOperations();      // oracle/algebra/elements.cpp
std::vector<OperationRow> placeOperations();        // oracle/algebra/places.cpp
std::vector<OperationRow> partitionOperations();    // oracle/algebra/partitions.cpp
std::vector<OperationRow> stencilOperations();      // oracle/algebra/stencil_divide.cpp

}  // namespace cutecheck::oracle
