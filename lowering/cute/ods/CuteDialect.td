// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cute dialect: layout algebra, independent of any target.
#ifndef LOWERING_CUTE_CUTEDIALECT_TD
#define LOWERING_CUTE_CUTEDIALECT_TD

include "mlir/IR/OpBase.td"

def Cute_Dialect : Dialect {
  let name = "cute";
  let cppNamespace = "::cutecheck::cute";
  let summary = "CuTe layout algebra on types and values";
  let description = [{
    Types carry the notation of docs/reference/spec.md: a leaf is a static integer, known to the type, or `?`,
    carried by the value. The textual syntax follows NVIDIA's open CuTe IR.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerTypes();
  }];
}

#endif
