// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/absent_dialects.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"

namespace cutecheck::to_llvm {
namespace {

struct NvTileaa {
  static constexpr const char* kName = "nv_tileaa";
};
struct NvTileas {
  static constexpr const char* kName = "nv_tileas";
};
struct Cutlass {
  static constexpr const char* kName = "cutlass";
};

// Refuses its types, and its operations in their own form; those in the generic form MLIR's verifier refuses.
template <typename Named>
class AbsentDialect : public mlir::Dialect {
 public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AbsentDialect)

  explicit AbsentDialect(mlir::MLIRContext* context)
      : Dialect(getDialectNamespace(), context, mlir::TypeID::get<AbsentDialect<Named>>()) {}
  static llvm::StringRef getDialectNamespace() { return Named::kName; }

  mlir::Type parseType(mlir::DialectAsmParser& parser) const override {
    parser.emitError(parser.getNameLoc(), "the dialect ") << Named::kName << " is not built here";
    return {};
  }
  std::optional<ParseOpHook> getParseOperationHook(llvm::StringRef) const override { return refuse; }

 private:
  static mlir::ParseResult refuse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
    return parser.emitError(parser.getNameLoc(), "'")
           << state.name.getStringRef() << "': the dialect " << Named::kName << " is not built here";
  }
};

}  // namespace

void registerAbsentDialects(mlir::DialectRegistry& registry) {
  registry.insert<AbsentDialect<NvTileaa>, AbsentDialect<NvTileas>, AbsentDialect<Cutlass>>();
}

}  // namespace cutecheck::to_llvm
