// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/module_checks.h"

#include "llvm/Support/raw_ostream.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

namespace cutecheck::fuzz {
namespace {

// Types inside types are read back with those around them; only the project's own are of interest alone.
bool isOurs(mlir::Type type) { return type.getDialect().getNamespace().starts_with("cute"); }

}  // namespace

std::string textOf(mlir::ModuleOp module, mlir::OpPrintingFlags flags) {
  std::string text;
  llvm::raw_string_ostream out(text);
  module.print(out, flags);
  return text;
}

std::string asBytecode(mlir::ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  if (failed(mlir::writeBytecodeToFile(module, out))) return "";
  return bytes;
}

std::string ModuleChecks::typeReadsBack(mlir::Type type) {
  if (!type || !isOurs(type) || !seen_.insert(type).second) return "";
  std::string text;
  llvm::raw_string_ostream(text) << type;
  const mlir::Type back = mlir::parseType(text, &context_);
  if (back == type) return "";
  std::string other = "nothing";
  if (back) llvm::raw_string_ostream(other = "") << back;
  return "the type " + text + " reads back as " + other;
}

void ModuleChecks::forTypes(mlir::ModuleOp module, llvm::function_ref<void(mlir::Type)> look) {
  module.walk([&](mlir::Operation* op) {
    for (const mlir::Type type : op->getOperandTypes()) look(type);
    for (const mlir::Type type : op->getResultTypes()) look(type);
    for (mlir::Region& region : op->getRegions())
      for (mlir::Block& block : region)
        for (const mlir::Type type : block.getArgumentTypes()) look(type);
  });
}

std::string ModuleChecks::typesReadBack(mlir::ModuleOp module) {
  std::string finding;
  forTypes(module, [&](mlir::Type type) {
    if (finding.empty()) finding = typeReadsBack(type);
  });
  return finding;
}

std::string ModuleChecks::readsBack(const std::string& written, mlir::ModuleOp module,
                                    const std::string& text, const char* how) {
  // Types and attributes are one object each in a context: the same module is told without printing it, and
  // needs no verifier a second time.
  const mlir::ParserConfig unverified(&context_, /*verifyAfterParse=*/false);
  const auto back = mlir::parseSourceString<mlir::ModuleOp>(written, unverified);
  if (!back) return std::string("is not read back from ") + how + ": " + text;
  if (mlir::OperationEquivalence::isEquivalentTo(module, *back, mlir::OperationEquivalence::IgnoreLocations))
    return "";
  const std::string again = textOf(*back);
  if (again != text)
    return std::string("reads back from ") + how + " as something else: " + text + " as " + again;
  return succeeded(mlir::verify(*back)) ? ""
                                        : std::string("is not valid, read back from ") + how + ": " + text;
}

std::string ModuleChecks::roundTrips(mlir::ModuleOp module, const std::string& text) {
  std::string finding = readsBack(text, module, text, "text");
  if (finding.empty()) finding = readsBack(asBytecode(module), module, text, "bytecode");
  if (finding.empty()) forTypes(module, [&](mlir::Type type) { seen_.insert(type); });
  return finding;
}

}  // namespace cutecheck::fuzz
