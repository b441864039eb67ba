// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/lower.h"

#include <algorithm>

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "lowering/desugar/pass.h"
#include "lowering/pipeline/input_limits.h"
#include "lowering/pipeline/registration.h"
#include "lowering/semantics/function.h"
#include "lowering/to_llvm/fold_offsets.h"
#include "lowering/to_llvm/hoist_divisors.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/translate.h"
#include "lowering/to_nvvm/atoms/pass.h"
#include "lowering/to_nvvm/kernel_entry.h"

namespace cutecheck::lowering {
namespace {

mlir::DialectRegistry dialects() {
  mlir::DialectRegistry registry;
  to_llvm::registerDialects(registry);
  return registry;
}

// One module on its way, with what was said about it.
class Run {
 public:
  Run() : context_(dialects()), handler_(&context_, [this](mlir::Diagnostic& d) { return note(d); }) {}

  Expected<std::string> read(const std::string& text) {
    CUTECHECK_TRY(module, parse(text));
    return textOf(*module);
  }

  Expected<std::string> meaningOf(const std::string& text, meaning::Abi abi) {
    CUTECHECK_TRY(module, parse(text));
    std::string result;
    llvm::raw_string_ostream out(result);
    if (mlir::failed(meaning::writeMeaning(*module, out, abi, true))) return failure(Stage::kMeaning);
    return result;
  }

  enum class Meaning : uint8_t { kNone, kWherePossible, kRequired };

  Expected<LoweredAnyway> lower(const std::string& text, const std::string& target, Meaning wanted) {
    LoweredAnyway result;
    CUTECHECK_TRY(module, parse(text));
    const std::string before = said_;
    if (wanted != Meaning::kNone) {
      llvm::raw_string_ostream out(result.lowered.meaning);
      if (mlir::failed(meaning::writeMeaning(*module, out, meaning::Abi::kInterleaved, true)))
        result.noMeaning = failure(Stage::kMeaning);
    }
    if (result.noMeaning) {
      if (wanted == Meaning::kRequired) return *std::move(result.noMeaning);
      result.lowered.meaning.clear();
      said_ = before;
    }
    if (std::optional<Diagnostic> error = lower(*module, target, result.lowered)) return *std::move(error);
    return result;
  }

 private:
  std::optional<Diagnostic> lower(mlir::ModuleOp module, const std::string& target, Lowered& result) {
    mlir::PassManager desugaring(&context_);
    desugaring.addPass(desugar::createDesugarPass());
    if (mlir::failed(desugaring.run(module))) return failure(Stage::kDesugar);
    result.cute = textOf(module);
    mlir::PassManager lowering(&context_);
    lowering.addPass(to_nvvm::createConvertAtomsPass(target));
    lowering.addNestedPass<mlir::LLVM::LLVMFuncOp>(to_llvm::createFoldOffsetsPass());
    lowering.addNestedPass<mlir::LLVM::LLVMFuncOp>(to_llvm::createHoistDivisorsPass());
    lowering.addPass(to_nvvm::createKernelEntryPass());
    lowering.addPass(to_nvvm::createCheckKernelEntriesPass());
    lowering.addPass(to_llvm::createCheckLoweredPass());
    if (mlir::failed(lowering.run(module))) return failure(Stage::kConvert);
    result.nvvm = textOf(module);
    // What NVVM has no intrinsic for becomes inline PTX.
    mlir::PassManager inlining(&context_);
    inlining.addPass(mlir::createConvertNVVMToLLVMPass());
    if (mlir::failed(inlining.run(module))) return failure(Stage::kTranslate);
    llvm::LLVMContext llvmContext;
    const std::unique_ptr<llvm::Module> translated = to_llvm::translateToLLVMIR(module, llvmContext);
    if (!translated) return failure(Stage::kTranslate);
    llvm::raw_string_ostream(result.llvmIr) << *translated;
    return std::nullopt;
  }

  Expected<mlir::OwningOpRef<mlir::ModuleOp>> parse(const std::string& text) {
    if (std::optional<Diagnostic> missing = missingRegistration(context_)) return std::move(*missing);
    if (std::optional<Diagnostic> deep = nestedTooDeep(text)) return std::move(*deep);
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceString<mlir::ModuleOp>(text, &context_);
    if (!module) return failure(Stage::kParse);
    if (std::optional<Diagnostic> large = typesTooLarge(*module)) return std::move(*large);
    return module;
  }

  static std::string textOf(mlir::ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream(text) << module << "\n";
    return text;
  }

  mlir::LogicalResult note(mlir::Diagnostic& diagnostic) {
    llvm::raw_string_ostream out(said_);
    out << (said_.empty() ? "" : "; ");
    // The text has no name here; who asked knows which file it is.
    if (const auto place = mlir::dyn_cast<mlir::FileLineColLoc>(mlir::Location(diagnostic.getLocation())))
      out << "line " << place.getLine() << ", column " << place.getColumn();
    else
      out << diagnostic.getLocation();
    out << ": " << diagnostic.str();
    for (mlir::Diagnostic& inner : diagnostic.getNotes()) out << " (" << oneLine(inner.str()) << ")";
    return mlir::success();
  }
  // A note may hold a whole function: its beginning tells which.
  static std::string oneLine(std::string text) {
    constexpr size_t kMost = 300;
    const bool lines = text.find('\n') != std::string::npos;
    std::replace(text.begin(), text.end(), '\n', ' ');
    return lines && text.size() > kMost ? text.substr(0, kMost) + " ..." : text;
  }
  Diagnostic failure(Stage stage) const { return makeError(Code::kBadRequest, stageRule(stage), said_); }

  std::string said_;
  mlir::MLIRContext context_;
  mlir::ScopedDiagnosticHandler handler_;
};

}  // namespace

const char* stageRule(Stage stage) {
  switch (stage) {
    case Stage::kParse:
      return "lower_parse";
    case Stage::kMeaning:
      return "lower_meaning";
    case Stage::kDesugar:
      return "lower_desugar";
    case Stage::kConvert:
      return "lower_convert";
    case Stage::kTranslate:
      return "lower_translate";
  }
  return "";
}

Expected<std::string> readModule(const std::string& module) { return Run().read(module); }

Expected<Lowered> lower(const std::string& module, const std::string& target) {
  CUTECHECK_TRY(result, Run().lower(module, target, Run::Meaning::kRequired));
  return std::move(result.lowered);
}

Expected<LoweredAnyway> lowerAnyway(const std::string& module, const std::string& target) {
  return Run().lower(module, target, Run::Meaning::kWherePossible);
}

Expected<std::string> meaningOf(const std::string& module, meaning::Abi abi) {
  return Run().meaningOf(module, abi);
}

Expected<Lowered> lowerWithoutMeaning(const std::string& module, const std::string& target) {
  CUTECHECK_TRY(result, Run().lower(module, target, Run::Meaning::kNone));
  return std::move(result.lowered);
}

Expected<std::string> lowerToLLVMIR(const std::string& module, const std::string& target) {
  CUTECHECK_TRY(lowered, lowerWithoutMeaning(module, target));
  return std::move(lowered.llvmIr);
}

}  // namespace cutecheck::lowering
