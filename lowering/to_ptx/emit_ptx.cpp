// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_ptx/emit_ptx.h"

#include <algorithm>
#include <memory>
#include <mutex>

#include "llvm-c/Core.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"

#include "lowering/to_ptx/back_end_guard.h"
#include "lowering/to_ptx/empty_values.h"

// These four are all that is needed of LLVM's list of targets (llvm/Support/TargetSelect.h names every one).
extern "C" {
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

namespace cutecheck::ptx {

namespace {

constexpr const char* kTriple = "nvptx64-nvidia-cuda";
constexpr const char* kPtxVersion = "+ptx90";

const llvm::Target* findTarget(std::string& error) {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
  });
  return llvm::TargetRegistry::lookupTarget(llvm::Triple(kTriple), error);
}

Diagnostic refused(const char* rule, const std::string& message) {
  return makeError(Code::kBadRequest, rule, message);
}

// What came of one emission; it outlives the guarded work, which writes it last.
struct Outcome {
  std::optional<Diagnostic> error;
  std::string ptx;
};

// Without a handler an error diagnostic of the back end ends the process.
struct FirstError : llvm::DiagnosticHandler {
  explicit FirstError(std::string& text) : text(text) {}
  bool handleDiagnostics(const llvm::DiagnosticInfo& info) override {
    if (info.getSeverity() != llvm::DS_Error || !text.empty()) return true;
    llvm::raw_string_ostream out(text);
    llvm::DiagnosticPrinterRawOStream printer(out);
    info.print(printer);
    return true;
  }
  std::string& text;
};

std::unique_ptr<llvm::Module> parse(const std::string& text, llvm::LLVMContext& context, std::string& error) {
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(text, diagnostic, context);
  if (!module) {
    error = "line " + std::to_string(diagnostic.getLineNo()) + ": " + diagnostic.getMessage().str();
    return nullptr;
  }
  llvm::raw_string_ostream said(error);
  return llvm::verifyModule(*module, &said) ? nullptr : std::move(module);
}

// LLVM's own O2, with what it knows of the target.
void optimise(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::PassBuilder builder(&machine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O2).run(module, modules);
}

// The guarded part. It owns all that LLVM works on.
void emit(const std::string& llvmIr, const std::string& processor, Outcome& outcome) {
  std::string error;
  const llvm::Target* target = findTarget(error);
  if (target == nullptr) {
    outcome.error = refused("ptx_backend", error);
    return;
  }
  llvm::LLVMContext context;
  context.setDiagnosticHandler(std::make_unique<FirstError>(error));
  const std::unique_ptr<llvm::Module> module = parse(llvmIr, context, error);
  if (!module) {
    outcome.error = refused("ptx_parse", error.substr(0, error.find('\n')));
    return;
  }
  const llvm::Triple triple(kTriple);
  const std::unique_ptr<llvm::TargetMachine> machine(
      target->createTargetMachine(triple, processor, kPtxVersion, llvm::TargetOptions(), std::nullopt,
                                  std::nullopt, llvm::CodeGenOptLevel::Aggressive));
  module->setTargetTriple(triple);
  module->setDataLayout(machine->createDataLayout());
  dropEmptyValues(*module);
  optimise(*module, *machine);
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream out(text);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, out, nullptr, llvm::CodeGenFileType::AssemblyFile)) {
    outcome.error = refused("ptx_backend", "the back end writes no assembly");
    return;
  }
  passes.run(*module);
  if (!error.empty())
    outcome.error = refused("ptx_backend", error.substr(0, error.find('\n')));
  else
    outcome.ptx = std::string(text);
}

std::string knownTargets() {
  std::string list;
  for (const std::string& target : knownPtxTargets()) list += (list.empty() ? "" : ", ") + target;
  return list;
}

}  // namespace

std::string llvmVersion() {
  unsigned major = 0, minor = 0, patch = 0;
  LLVMGetVersion(&major, &minor, &patch);
  return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(patch);
}

const std::vector<std::string>& ptxTargets() {
  static const std::vector<std::string> targets = {"sm_90a", "sm_100a"};
  return targets;
}

const std::vector<std::string>& knownPtxTargets() {
  static const std::vector<std::string> targets = {"sm_90a",  "sm_100a", "sm_100f", "sm_103a",
                                                   "sm_103f", "sm_110a", "sm_110f", "sm_120a"};
  return targets;
}

Expected<std::string> emitPtx(const std::string& llvmIr, const PtxOptions& options) {
  const std::vector<std::string>& known = knownPtxTargets();
  if (std::find(known.begin(), known.end(), options.target) == known.end())
    return makeError(Code::kUsage, "ptx_target",
                     "no target is named '" + options.target + "'; known: " + knownTargets());
  Outcome outcome;
  const std::optional<std::string> stop = stoppedBy([&] { emit(llvmIr, options.target, outcome); });
  if (stop) return refused("ptx_backend", *stop);
  if (outcome.error) return *std::move(outcome.error);
  return std::move(outcome.ptx);
}

}  // namespace cutecheck::ptx
