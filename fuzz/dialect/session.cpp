// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/session.h"

#include "fuzz/dialect/module_checks.h"
#include "fuzz/dialect/random_module.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/desugar/pass.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

namespace cutecheck::fuzz {
namespace {

mlir::DialectRegistry dialects() {
  mlir::DialectRegistry registry;
  registry.insert<cute::CuteDialect, cute_nvgpu::CuteNvgpuDialect, mlir::func::FuncDialect,
                  mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::scf::SCFDialect,
                  mlir::LLVM::LLVMDialect, mlir::NVVM::NVVMDialect>();
  return registry;
}

// The one refusal of the pass that is no fault of it.
bool isKnownRefusal(const std::string& said) { return said.find("could not be unrolled") != said.npos; }

}  // namespace

struct DialectSession::State {
  State()
      : context(dialects(), mlir::MLIRContext::Threading::DISABLED),
        handler(&context,
                [this](mlir::Diagnostic& d) {
                  if (listening) said += d.str() + "; ";
                  return mlir::success();
                }),
        desugaring(&context) {
    // Modules made without a parser name operations of dialects that nothing else would have loaded.
    context.loadAllAvailableDialects();
    desugaring.addPass(desugar::createDesugarPass());
  }

  // A verified module through printing, bytecode and desugaring.
  Outcome verified(mlir::ModuleOp module) {
    const auto flags = mlir::OpPrintingFlags().assumeVerified();
    const std::string before = textOf(module, flags);
    Outcome outcome{Stage::kVerified, checks.roundTrips(module, before)};
    if (!outcome.finding.empty()) return outcome;
    said.clear();
    listening = true;
    const bool desugared = succeeded(desugaring.run(module));
    listening = false;
    if (!desugared) {
      if (!isKnownRefusal(said)) outcome.finding = "cute-desugar fails: " + said + " of " + before;
      return outcome;
    }
    // What was not rewritten was read back already.
    if (const std::string after = textOf(module, flags); after != before)
      outcome.finding = checks.roundTrips(module, after);
    if (outcome.finding.empty()) outcome.stage = Stage::kDesugared;
    return outcome;
  }

  mlir::MLIRContext context;
  std::string said;
  bool listening = false;
  mlir::ScopedDiagnosticHandler handler;
  mlir::PassManager desugaring;
  ModuleChecks checks{context};
};

const char* nameOf(Stage stage) {
  static constexpr const char* kNames[kStages] = {"refused", "parsed", "verified", "desugared"};
  return kNames[static_cast<int>(stage)];
}

DialectSession::DialectSession(int inputsPerContext) : inputsPerContext_(inputsPerContext) {}
DialectSession::~DialectSession() = default;

DialectSession::State& DialectSession::state() {
  if (!state_ || inputs_ == inputsPerContext_) {
    state_ = nullptr;
    state_ = std::make_unique<State>();
    inputs_ = 0;
  }
  ++inputs_;
  return *state_;
}

Outcome DialectSession::check(const std::string& text) {
  State& s = state();
  const mlir::ParserConfig unverified(&s.context, /*verifyAfterParse=*/false);
  const auto module = mlir::parseSourceString<mlir::ModuleOp>(text, unverified);
  if (!module) return {};
  Outcome outcome{Stage::kParsed, s.checks.typesReadBack(*module)};
  if (!outcome.finding.empty() || failed(mlir::verify(*module))) return outcome;
  return s.verified(*module);
}

DialectSession::Pair DialectSession::checkRandomModule(generators::Random& random,
                                                       generators::Random& faults) {
  State& s = state();
  Pair pair;
  mlir::OwningOpRef<mlir::ModuleOp> module = randomModule(s.context, random);
  mlir::OwningOpRef<mlir::ModuleOp> faulted(module->clone());
  const std::optional<Fault> fault = plantFault(*faulted, faults);
  s.said.clear();
  s.listening = true;
  const bool verifies = succeeded(mlir::verify(*module));
  s.listening = false;
  if (!verifies) {
    pair.faulted.stage = Stage::kParsed;
    pair.valid = {Stage::kParsed, "a module with inferred types is refused: " + s.said + textOf(*module)};
    return pair;
  }
  pair.valid = s.verified(*module);
  if (!fault) return pair;
  pair.faulted = {Stage::kParsed, s.checks.typesReadBack(*faulted)};
  if (!pair.faulted.finding.empty() || failed(mlir::verify(*faulted))) return pair;
  if (fault->mustBeRefused) {
    pair.faulted = {Stage::kVerified, "accepted although " + fault->what + ": " + textOf(*faulted)};
    return pair;
  }
  pair.faulted = s.verified(*faulted);
  return pair;
}

std::string DialectSession::randomModuleText(generators::Random& random) {
  return textOf(*randomModule(state().context, random, /*returned=*/true));
}

std::string DialectSession::bytecodeOf(const std::string& text) {
  State& s = state();
  const auto module = mlir::parseSourceString<mlir::ModuleOp>(text, mlir::ParserConfig(&s.context));
  return module ? asBytecode(*module) : "";
}

}  // namespace cutecheck::fuzz
