// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/inline_ptx.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace cutecheck::to_nvvm {

namespace LLVM = mlir::LLVM;

// NVPTX's constraints (LLVM language reference, "Supported Constraint Code List").
static char constraintOf(mlir::Type type) {
  if (type.isF32()) return 'f';
  if (type.isF64()) return 'd';
  if (type.isInteger(64)) return 'l';
  if (type.isInteger(16)) return 'h';
  return 'r';
}

std::string InlinePtx::numbered(size_t count) {
  std::string text;
  for (size_t i = 0; i < count; ++i) text += (i == 0 ? "$" : ", $") + std::to_string(next_++);
  return text;
}

std::string InlinePtx::results(size_t count, mlir::Type type) {
  for (size_t i = 0; i < count; ++i)
    written_ += (written_.empty() ? "=" : ",=") + std::string(1, constraintOf(type));
  return numbered(count);
}

std::string InlinePtx::accumulators(mlir::ValueRange values) {
  const size_t first = next_;
  const std::string text = results(values.size(), values.front().getType());
  for (size_t i = 0; i < values.size(); ++i) {
    tied_.push_back(values[i]);
    read_ += "," + std::to_string(first + i);
  }
  return text;
}

std::string InlinePtx::operands(mlir::ValueRange values) {
  // Values that are tied take numbers behind the results, in the order of the list of operands.
  if (values_.empty()) next_ += tied_.size();
  for (const mlir::Value value : values) {
    values_.push_back(value);
    read_ += "," + std::string(1, constraintOf(value.getType()));
  }
  return numbered(values.size());
}

mlir::Value InlinePtx::emit(mlir::RewriterBase& rewriter, mlir::Location location, const std::string& text,
                            mlir::Type result) {
  llvm::SmallVector<mlir::Value> all = tied_;
  all.append(values_);
  std::string constraints = written_ + read_;
  if (written_.empty() && !constraints.empty()) constraints.erase(0, 1);
  const auto dialect = LLVM::AsmDialectAttr::get(rewriter.getContext(), LLVM::AsmDialect::AD_ATT);
  auto op =
      LLVM::InlineAsmOp::create(rewriter, location, result ? mlir::TypeRange{result} : mlir::TypeRange{}, all,
                                text, constraints, /*has_side_effects=*/true, /*is_align_stack=*/false,
                                LLVM::tailcallkind::TailCallKind::None, dialect, mlir::ArrayAttr());
  return result ? op->getResult(0) : mlir::Value();
}

}  // namespace cutecheck::to_nvvm
