#include "fuzz/dialect/module_checks.h"

#include "llvm/Support/raw_ostream.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"

namespace cutecheck::fuzz {
namespace {

// Types inside types are read back with those around them; only the project's own are of interest alone.
bool isOurs(mlir::Type type) { return type.getDialect().getNamespace().starts_with("cute"); }

}  // namespace

std::string textOf(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream out(text);
  module.print(out);
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

std::string ModuleChecks::typesReadBack(mlir::ModuleOp module) {
  std::string finding;
  const auto look = [&](mlir::Type type) {
    if (finding.empty()) finding = typeReadsBack(type);
  };
  module.walk([&](mlir::Operation* op) {
    for (const mlir::Type type : op->getOperandTypes()) look(type);
    for (const mlir::Type type : op->getResultTypes()) look(type);
    for (mlir::Region& region : op->getRegions())
      for (mlir::Block& block : region)
        for (const mlir::Type type : block.getArgumentTypes()) look(type);
  });
  return finding;
}

std::string ModuleChecks::readsBack(const std::string& written, const std::string& text, const char* how) {
  const auto back = mlir::parseSourceString<mlir::ModuleOp>(written, mlir::ParserConfig(&context_));
  if (!back) return std::string("is not read back from ") + how + ": " + text;
  const std::string again = textOf(*back);
  if (again == text) return "";
  return std::string("reads back from ") + how + " as something else: " + text + " as " + again;
}

std::string ModuleChecks::roundTrips(mlir::ModuleOp module, const std::string& text) {
  std::string finding = readsBack(text, text, "text");
  if (finding.empty()) finding = readsBack(asBytecode(module), text, "bytecode");
  return finding;
}

}  // namespace cutecheck::fuzz
