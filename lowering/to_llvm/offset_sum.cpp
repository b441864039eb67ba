// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/offset_sum.h"

#include <algorithm>

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "core/support/integers.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Value;

std::optional<int64_t> constantOf(Value value) {
  auto constant = value.getDefiningOp<LLVM::ConstantOp>();
  if (!constant) return std::nullopt;
  auto integer = mlir::dyn_cast<mlir::IntegerAttr>(constant.getValue());
  if (!integer) return std::nullopt;
  return integer.getInt();
}

bool scale(Product& product, int64_t by) {
  const std::optional<int64_t> scaled = narrow(Int128{product.coefficient} * by);
  product.coefficient = scaled.value_or(0);
  return scaled.has_value();
}

// Whether an operation of 32 bits below an extension may be looked through: of 64 bits always.
template <typename OpT>
bool passes(OpT op) {
  return !op.getType().isInteger(32) ||
         bitEnumContainsAll(op.getOverflowFlags(), LLVM::IntegerOverflowFlags::nsw);
}

// How many operations one value is looked through: x + x of y + y of ... has as many products as paths.
constexpr int kMostSteps = 256;

bool appendScaled(Value value, int64_t coefficient, int& steps, OffsetSum& sum);

// The product of two sums of one product each, else the value as it is.
bool appendProduct(Value value, Value lhs, Value rhs, int64_t coefficient, int& steps, OffsetSum& sum) {
  OffsetSum left, right;
  if (!appendScaled(lhs, 1, steps, left) || !appendScaled(rhs, 1, steps, right)) return false;
  if (left.size() != 1 || right.size() != 1) {
    sum.push_back({coefficient, {{value}}});
    return true;
  }
  Product product = left.front();
  product.factors.append(right.front().factors);
  sum.push_back(product);
  return scale(sum.back(), right.front().coefficient) && scale(sum.back(), coefficient);
}

bool appendScaled(Value value, int64_t coefficient, int& steps, OffsetSum& sum) {
  if (--steps < 0) return false;
  if (const auto constant = constantOf(value)) {
    sum.push_back({*constant, {}});
    return scale(sum.back(), coefficient);
  }
  if (auto add = value.getDefiningOp<LLVM::AddOp>(); add && passes(add))
    return appendScaled(add.getLhs(), coefficient, steps, sum) &&
           appendScaled(add.getRhs(), coefficient, steps, sum);
  if (auto product = value.getDefiningOp<LLVM::MulOp>(); product && passes(product))
    return appendProduct(value, product.getLhs(), product.getRhs(), coefficient, steps, sum);
  if (auto wide = value.getDefiningOp<LLVM::SExtOp>(); wide && wide.getArg().getType().isInteger(32))
    return appendScaled(wide.getArg(), coefficient, steps, sum);
  sum.push_back({coefficient, {{value}}});
  return true;
}

bool sameFactors(const Product& a, const Product& b) {
  return a.factors.size() == b.factors.size() &&
         std::is_permutation(a.factors.begin(), a.factors.end(), b.factors.begin());
}

Value constant(mlir::OpBuilder& builder, mlir::Location location, int64_t n) {
  return LLVM::ConstantOp::create(builder, location, builder.getI64Type(), builder.getI64IntegerAttr(n));
}

Value wide(mlir::OpBuilder& builder, mlir::Location location, const Factor& factor) {
  if (!factor.narrow()) return factor.value;
  return LLVM::SExtOp::create(builder, location, builder.getI64Type(), factor.value);
}

Value emitProduct(mlir::OpBuilder& builder, mlir::Location location, const Product& product) {
  Value result;
  for (const Factor& factor : product.factors) {
    const Value next = wide(builder, location, factor);
    result = result ? LLVM::MulOp::create(builder, location, result, next).getResult() : next;
  }
  if (!result) return constant(builder, location, product.coefficient);
  if (product.coefficient == 1) return result;
  return LLVM::MulOp::create(builder, location, result, constant(builder, location, product.coefficient));
}

bool holds(const Product& product, const Factor& factor) {
  return llvm::is_contained(product.factors, factor);
}

}  // namespace

bool appendProducts(Value value, OffsetSum& sum) {
  int steps = kMostSteps;
  return appendScaled(value, 1, steps, sum);
}

OffsetSum collected(const OffsetSum& sum) {
  OffsetSum result;
  for (const Product& product : sum) {
    const auto same = llvm::find_if(result, [&](const Product& p) { return sameFactors(p, product); });
    // Wrapping addition: the sum is one modulo 2^64.
    if (same != result.end())
      same->coefficient = static_cast<int64_t>(static_cast<uint64_t>(same->coefficient) +
                                               static_cast<uint64_t>(product.coefficient));
    else
      result.push_back(product);
  }
  llvm::erase_if(result, [](const Product& p) { return p.coefficient == 0; });
  return result;
}

std::optional<Factor> commonFactor(const OffsetSum& sum) {
  std::optional<Factor> best;
  size_t most = 1;
  for (const Product& product : sum)
    for (const Factor& factor : product.factors) {
      if (factor.narrow() || product.factors.size() < 2) continue;
      const size_t count =
          llvm::count_if(sum, [&](const Product& p) { return p.factors.size() >= 2 && holds(p, factor); });
      if (count > most) best = factor, most = count;
    }
  return best;
}

Value emitSum(mlir::OpBuilder& builder, mlir::Location location, const OffsetSum& sum) {
  Value result;
  const auto add = [&](Value next) {
    result = result ? LLVM::AddOp::create(builder, location, result, next).getResult() : next;
  };
  OffsetSum rest = sum;
  if (const std::optional<Factor> factor = commonFactor(sum)) {
    OffsetSum bracket;
    rest.clear();
    for (const Product& product : sum) {
      if (product.factors.size() < 2 || !holds(product, *factor)) {
        rest.push_back(product);
        continue;
      }
      bracket.push_back(product);
      bracket.back().factors.erase(llvm::find(bracket.back().factors, *factor));
    }
    add(LLVM::MulOp::create(builder, location, emitSum(builder, location, bracket), factor->value));
    if (!rest.empty()) add(emitSum(builder, location, rest));
    return result;
  }
  for (const Product& product : rest) add(emitProduct(builder, location, product));
  return result;
}

}  // namespace cutecheck::to_llvm
