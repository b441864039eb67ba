// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/jit.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"

namespace cutecheck::lowering {

struct Jit::Engine {
  std::unique_ptr<llvm::orc::LLJIT> jit;
};

Jit::Jit(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}
Jit::Jit(Jit&&) noexcept = default;
Jit& Jit::operator=(Jit&&) noexcept = default;
Jit::~Jit() = default;

Expected<Jit> Jit::compile(const std::string& llvmIr) {
  const auto failure = [](const std::string& message) {
    return makeError(Code::kBadRequest, "jit", message);
  };
  auto context = std::make_unique<llvm::LLVMContext>();
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(llvmIr, diagnostic, *context);
  if (!module) return failure(diagnostic.getMessage().str());
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto jit = llvm::orc::LLJITBuilder().create();
  if (!jit) return failure(llvm::toString(jit.takeError()));
  if (llvm::Error error = (*jit)->addIRModule({std::move(module), std::move(context)}))
    return failure(llvm::toString(std::move(error)));
  auto engine = std::make_unique<Engine>();
  engine->jit = std::move(*jit);
  return Jit(std::move(engine));
}

void* Jit::find(const std::string& name) const {
  auto symbol = engine_->jit->lookup(name);
  if (symbol) return symbol->toPtr<void*>();
  llvm::consumeError(symbol.takeError());
  return nullptr;
}

}  // namespace cutecheck::lowering
