// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// products: the block and its copies, in the forms that stand side by side.
#include <algorithm>

#include "core/notation/print.h"
#include "oracle/algebra/operations.h"

namespace cutecheck::oracle {

namespace {

Scalar product(const Scalar& a, const Scalar& b) { return (Polynomial::of(a) * Polynomial::of(b)).scalar(); }

Form pad(const Form& form, size_t rank) {
  std::vector<Form> modes = form.isLeaf ? std::vector<Form>{form} : form.modes;
  modes.resize(std::max(rank, modes.size()));
  return Form::tuple(std::move(modes));
}

}  // namespace

Expected<LayoutValue> Operations::multiply(const LayoutValue& a, const Tiler& tiler, const Expression& at) {
  return byTiler(a, tiler,
                 {&Operations::product, "logical_product", "logical_product_c3",
                  "the tiler has more modes than the block"},
                 at);
}

Expected<LayoutValue> Operations::product(const LayoutValue& a, const LayoutValue& tiler,
                                          const Expression& at) {
  if (!a.heads.empty() || !tiler.heads.empty())
    return errorAt(at, Code::kUsage, "claim_c5", "a product takes plain layouts");
  std::string text = "logical_product(" + a.text + "," + tiler.text + ")";
  if (!a.form || !tiler.form) return formless(text);
  CUTECHECK_TRY(extent, cosize(tiler));
  CUTECHECK_TRY(rest, complement(a, oracle::product(sizeOf(a.meaning), extent), at));
  if (!rest.form) return formless(text);
  CUTECHECK_TRY(copies, denoter_.compose(rest, tiler, at));
  if (!copies.form) return formless(text);
  return valueOf(Form::tuple({*a.form, *copies.form}), a.certain & copies.certain);
}

namespace {

// The modes of block and copies in pairs, those of `first` first.
Form pairs(const Form& both, size_t first, size_t rank) {
  std::vector<Form> modes;
  for (size_t i = 0; i < rank; ++i)
    modes.push_back(Form::tuple({both.mode(first).mode(i), both.mode(1 - first).mode(i)}));
  return Form::tuple(std::move(modes));
}

}  // namespace

Expected<LayoutValue> Operations::paddedProduct(const LayoutValue& block, const LayoutValue& tiler,
                                                size_t first, const Expression& at) {
  if (!block.form || !tiler.form || !denoter_.needsFixed(block) || !denoter_.needsFixed(tiler))
    return formless("product(" + block.text + "," + tiler.text + ")");
  size_t rank = std::max(block.form->rank(), tiler.form->rank());
  CUTECHECK_TRY(both, product(valueOf(pad(*block.form, rank), block.certain, block.heads),
                              valueOf(pad(*tiler.form, rank), tiler.certain, tiler.heads), at));
  if (!both.form) return both;
  return valueOf(pairs(*both.form, first, rank), both.certain);
}

Expected<LayoutValue> Operations::rakedProduct(const LayoutValue& block, const LayoutValue& tiler,
                                               const Expression& at) {
  return paddedProduct(block, tiler, 1, at);
}

Expected<LayoutValue> Operations::blockedProduct(const LayoutValue& block, const LayoutValue& tiler,
                                                 const Expression& at) {
  return paddedProduct(block, tiler, 0, at);
}

}  // namespace cutecheck::oracle
