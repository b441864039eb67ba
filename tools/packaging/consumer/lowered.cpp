// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module of the cute dialect to LLVM IR and PTX: by texts alone, then with the dialect in a context of
// MLIR.
#include <iostream>

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/pipeline/lower.h"
#include "lowering/to_ptx/emit_ptx.h"
#include "mlir/IR/MLIRContext.h"

int main() {
  using namespace cutecheck;
  const auto code = lowering::lower(R"(func.func @last(%m: !cute.int_tuple<"?">) -> i32 {
    %r = cute.get_scalars(%m) : !cute.int_tuple<"?">
    return %r : i32
  })");
  if (!code.ok()) return std::cout << code.error().str() << '\n', 1;
  std::cout << code->llvmIr.substr(code->llvmIr.find("define"), 10) << '\n';
  const auto ptx = ptx::emitPtx(code->llvmIr);
  if (!ptx.ok()) return std::cout << ptx.error().str() << '\n', 1;
  std::cout << ptx->substr(ptx->find(".target"), 14) << '\n';
  std::cout << lowering::lower("not a module").error().rule << '\n';

  mlir::MLIRContext context;
  std::cout << context.getOrLoadDialect<cute::CuteDialect>()->getNamespace().str() << '\n';
}
