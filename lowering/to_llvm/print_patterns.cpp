// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// print of text and scalars: printf where the module is for this machine, vprintf where it has a kernel.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/cute/types/print.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::Type;
using mlir::Value;

// A value as C passes it behind an ellipsis, and how a format names it (ISO C, "The fprintf function").
struct Argument {
  Value value;
  const char* specifier;
};

Argument promoted(ConversionPatternRewriter& rewriter, Location location, Type type, Value value) {
  const Type lowered = value.getType();
  if (mlir::isa<LLVM::LLVMPointerType>(lowered)) {
    const auto generic = LLVM::LLVMPointerType::get(rewriter.getContext());
    return {lowered == generic
                ? value
                : LLVM::AddrSpaceCastOp::create(rewriter, location, generic, value).getResult(),
            "%p"};
  }
  if (lowered.isF64()) return {value, "%f"};
  if (mlir::isa<mlir::FloatType>(lowered))
    return {LLVM::FPExtOp::create(rewriter, location, rewriter.getF64Type(), value), "%f"};
  if (lowered.isInteger(64)) return {value, "%lld"};
  if (lowered.isInteger(32)) return {value, "%d"};
  if (type.isInteger(1))
    return {LLVM::ZExtOp::create(rewriter, location, rewriter.getI32Type(), value), "%d"};
  return {LLVM::SExtOp::create(rewriter, location, rewriter.getI32Type(), value), "%d"};
}

// The format of C: each pair of braces the next specifier, as long as there is one.
std::string formatOfC(llvm::StringRef format, llvm::ArrayRef<Argument> arguments) {
  std::string text;
  size_t next = 0;
  for (size_t i = 0; i < format.size(); ++i) {
    if (format.substr(i).starts_with("{}") && next < arguments.size()) {
      text += arguments[next++].specifier;
      ++i;
    } else {
      text += format[i] == '%' ? "%%" : std::string(1, format[i]);
    }
  }
  return text;
}

bool hasKernel(mlir::ModuleOp module) {
  return module
      .walk([](mlir::Operation* op) {
        const bool kernel =
            op->hasAttr("cute.kernel") || op->hasAttr("gpu.kernel") || op->hasAttr("nvvm.kernel");
        return kernel ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

// The declaration of `name` in the module; null where the name is taken by something else.
LLVM::LLVMFuncOp declared(ConversionPatternRewriter& rewriter, mlir::ModuleOp module, llvm::StringRef name,
                          LLVM::LLVMFunctionType type) {
  if (mlir::Operation* known = module.lookupSymbol(name)) {
    auto function = mlir::dyn_cast<LLVM::LLVMFuncOp>(known);
    return function && function.getFunctionType() == type ? function : LLVM::LLVMFuncOp();
  }
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(module.getBody());
  return LLVM::LLVMFuncOp::create(rewriter, module.getLoc(), name, type);
}

// The address of a constant string.
Value stringAt(ConversionPatternRewriter& rewriter, Location location, mlir::ModuleOp module,
               std::string text) {
  text.push_back('\0');
  std::string name;
  for (int n = 0; module.lookupSymbol(name = "cute_print_" + std::to_string(n)); ++n) continue;
  const auto type = LLVM::LLVMArrayType::get(rewriter.getI8Type(), static_cast<unsigned>(text.size()));
  LLVM::GlobalOp global;
  {
    mlir::OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(module.getBody());
    global = LLVM::GlobalOp::create(rewriter, location, type, true, LLVM::Linkage::Internal, name,
                                    rewriter.getStringAttr(text));
  }
  return LLVM::AddressOfOp::create(rewriter, location, global);
}

// The arguments one behind the other in memory, each aligned to its size, as vprintf reads them (CUDA C++
// Programming Guide, "Formatted Output"; PTX interoperability, "System Calls").
Value packed(ConversionPatternRewriter& rewriter, mlir::Operation* op, llvm::ArrayRef<Argument> arguments) {
  const Location location = op->getLoc();
  const auto pointer = LLVM::LLVMPointerType::get(rewriter.getContext());
  if (arguments.empty()) return LLVM::ZeroOp::create(rewriter, location, pointer);
  llvm::SmallVector<Type> types;
  for (const Argument& argument : arguments) types.push_back(argument.value.getType());
  const Type record = LLVM::LLVMStructType::getLiteral(rewriter.getContext(), types);
  Value slot;
  {
    mlir::OpBuilder::InsertionGuard guard(rewriter);
    mlir::Region* body = op->getParentRegion();
    while (!mlir::isa<mlir::FunctionOpInterface>(body->getParentOp())) body = body->getParentRegion();
    rewriter.setInsertionPointToStart(&body->front());
    const Value one =
        LLVM::ConstantOp::create(rewriter, location, rewriter.getI32Type(), rewriter.getI32IntegerAttr(1));
    slot = LLVM::AllocaOp::create(rewriter, location, pointer, record, one, 8);
  }
  for (const auto& [i, argument] : llvm::enumerate(arguments)) {
    const Value field = LLVM::GEPOp::create(rewriter, location, pointer, record, slot,
                                            llvm::ArrayRef<LLVM::GEPArg>{0, static_cast<int32_t>(i)});
    LLVM::StoreOp::create(rewriter, location, argument.value, field);
  }
  return slot;
}

struct PrintOpLowering : mlir::ConvertOpToLLVMPattern<cute::PrintOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::PrintOp op, OpAdaptor adaptor,
                                      ConversionPatternRewriter& rewriter) const override {
    if (!llvm::all_of(op.getValues().getTypes(), cute::isScalar))
      return rewriter.notifyMatchFailure(op, "of a value that is no scalar");
    const auto module = op->getParentOfType<mlir::ModuleOp>();
    const bool device = hasKernel(module);
    const auto pointer = LLVM::LLVMPointerType::get(op.getContext());
    const auto type = device ? LLVM::LLVMFunctionType::get(rewriter.getI32Type(), {pointer, pointer})
                             : LLVM::LLVMFunctionType::get(rewriter.getI32Type(), {pointer}, true);
    const LLVM::LLVMFuncOp print = declared(rewriter, module, device ? "vprintf" : "printf", type);
    if (!print) return rewriter.notifyMatchFailure(op, "the name of the printing function is taken");
    llvm::SmallVector<Argument> arguments;
    for (const auto& [before, after] : llvm::zip_equal(op.getValues(), adaptor.getValues()))
      arguments.push_back(promoted(rewriter, op.getLoc(), before.getType(), after));
    llvm::SmallVector<Value> operands = {
        stringAt(rewriter, op.getLoc(), module, formatOfC(cute::formatOf(op), arguments))};
    if (device)
      operands.push_back(packed(rewriter, op, arguments));
    else
      for (const Argument& argument : arguments) operands.push_back(argument.value);
    LLVM::CallOp::create(rewriter, op.getLoc(), print, operands);
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

}  // namespace

void populatePrintPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<PrintOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
