// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/module_text.h"

#include "fuzz/dialect/random_module.h"
#include "llvm/Support/raw_ostream.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

namespace cutecheck::fuzz {

struct ModuleTexts::State {
  State() : quiet(&context, [](mlir::Diagnostic&) { return mlir::success(); }) {
    context.loadDialect<mlir::func::FuncDialect, mlir::arith::ArithDialect, cute::CuteDialect,
                        cute_nvgpu::CuteNvgpuDialect>();
  }
  mlir::MLIRContext context;
  mlir::ScopedDiagnosticHandler quiet;
};

ModuleTexts::ModuleTexts() : state_(std::make_unique<State>()) {}
ModuleTexts::~ModuleTexts() = default;

std::string ModuleTexts::random(generators::Random& random) {
  mlir::OwningOpRef<mlir::ModuleOp> module = randomModule(state_->context, random);
  if (random.oneIn(2)) (void)plantFault(*module, random);
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  return text + "\n";
}

}  // namespace cutecheck::fuzz
