// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/without_ptx.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/TypeUtilities.h"

namespace cutecheck::to_llvm {
namespace {

// Operations of math, and those of llvm.intr with these names; the types at which they are lowered.
struct Row {
  llvm::StringRef operations, types, why, repair;
};

constexpr Row kRows[] = {
    {"exp2", "f16 f32 f64", "PTX's exp2 of % takes subnormal results to 0",
     "extend to f32, compute it there and truncate"},
    {"exp2", "f16 f32", "PTX has no exp2 of %", "compute it at f32, or write it with sums and products"},
    {"exp exp10 expm1 sinh cosh tanh", "", "PTX has no such function of %, and no library is linked",
     "write it with math.exp2 of f32, which PTX approximates (exp(x) is exp2(x * log2(e))), sums and "
     "quotients"},
    {"log log2 log10 log1p pow powf powi fpowi cbrt erf erfc sin cos sincos tan asin acos atan atan2 "
     "asinh acosh atanh",
     "", "PTX has no such function of %, and no library is linked",
     "write it with sums, products and math.fma, or load its values"},
    {"clampf", "", "it has no lowering", "write arith.maximumf and arith.minimumf"},
    {"ipowi", "", "it has no lowering", "write the products"},
};

bool lists(llvm::StringRef words, llvm::StringRef word) {
  return llvm::is_contained(llvm::split(words, ' '), word);
}

}  // namespace

std::optional<std::string> withoutPtx(mlir::Operation* op) {
  llvm::StringRef name = op->getName().getStringRef();
  if (op->getNumResults() == 0 || !(name.consume_front("math.") || name.consume_front("llvm.intr.")))
    return std::nullopt;
  std::string type;
  llvm::raw_string_ostream(type) << mlir::getElementTypeOrSelf(op->getResult(0).getType());
  for (const Row& row : kRows) {
    if (!lists(row.operations, name) || lists(row.types, type)) continue;
    const auto [before, after] = row.why.split('%');
    return (before + (before == row.why ? "" : type) + after + ": " + row.repair).str();
  }
  return std::nullopt;
}

}  // namespace cutecheck::to_llvm
