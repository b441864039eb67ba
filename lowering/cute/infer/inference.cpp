// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/inference.h"

#include "mlir/IR/Diagnostics.h"

namespace cutecheck::cute {

mlir::LogicalResult refuse(std::optional<mlir::Location> location, llvm::StringRef op,
                           const llvm::Twine& message, const std::string& note) {
  if (!location) return mlir::failure();
  mlir::InFlightDiagnostic diagnostic = mlir::emitError(*location) << "'cute." << op << "' op " << message;
  if (!note.empty()) diagnostic.attachNote() << note;
  return diagnostic;
}

bool compatibleLeaves(const IntTuple& inferred, const IntTuple& written) {
  if (inferred.kind() != IntTuple::Kind::kDynamic || written.kind() != IntTuple::Kind::kDynamic)
    return inferred == written;
  return inferred.path() == written.path() && inferred.dynamicLeaf().div % written.dynamicLeaf().div == 0;
}

bool compatibleTrees(const IntTuple& inferred, const IntTuple& written) {
  if (!congruent(inferred, written)) return false;
  for (const auto& [i, w] : llvm::zip_equal(leaves(inferred), leaves(written)))
    if (!compatibleLeaves(i, w)) return false;
  return true;
}

bool compatibleUpToWidth(mlir::TypeRange inferred, mlir::TypeRange written) {
  if (inferred.size() != written.size()) return false;
  for (auto [a, b] : llvm::zip_equal(inferred, written)) {
    if (a == b) continue;
    const IntTuple *left = tupleOf(a), *right = tupleOf(b);
    if (!left || !right || a.getTypeID() != b.getTypeID() || !compatibleTrees(*left, *right)) return false;
  }
  return true;
}

std::string text(mlir::Type type) {
  std::string result;
  llvm::raw_string_ostream(result) << type;
  return result;
}

}  // namespace cutecheck::cute
