// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/pipeline/infer.h"

#include "llvm/Support/raw_ostream.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {

struct TypeInference::Loaded {
  static mlir::DialectRegistry dialects() {
    mlir::DialectRegistry registry;
    to_llvm::registerDialects(registry);
    return registry;
  }
  mlir::MLIRContext context{dialects()};
};

TypeInference::TypeInference() : loaded_(std::make_unique<Loaded>()) {}
TypeInference::~TypeInference() = default;

Expected<std::vector<std::string>> TypeInference::resultTypes(const std::string& module) {
  std::string said;
  mlir::ScopedDiagnosticHandler handler(&loaded_->context, [&](mlir::Diagnostic& d) {
    said += (said.empty() ? "" : "; ") + d.str();
    return mlir::success();
  });
  const mlir::ParserConfig unverified(&loaded_->context, /*verifyAfterParse=*/false);
  mlir::OwningOpRef<mlir::ModuleOp> parsed = mlir::parseSourceString<mlir::ModuleOp>(module, unverified);
  const auto refused = [&] { return makeError(Code::kBadRequest, "lower_parse", said); };
  if (!parsed) return refused();
  std::vector<std::string> result;
  for (auto function : parsed->getOps<mlir::func::FuncOp>()) {
    mlir::Operation* last = function.getBody().front().getTerminator()->getPrevNode();
    if (!last) continue;
    llvm::SmallVector<mlir::Type> types(last->getResultTypes());
    if (auto inferring = mlir::dyn_cast<mlir::InferTypeOpInterface>(last)) {
      types.clear();
      if (mlir::failed(inferring.inferReturnTypes(&loaded_->context, last->getLoc(), last->getOperands(),
                                                  last->getRawDictionaryAttrs(), last->getPropertiesStorage(),
                                                  last->getRegions(), types)))
        return refused();
    }
    for (const mlir::Type type : types) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      result.push_back(std::move(text));
    }
  }
  return result;
}

}  // namespace cutecheck::lowering
