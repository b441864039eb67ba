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

    Each kind of value has an attribute too, written as its type: `#cute.shape<"(?,8)">`. No operation takes one.
  }];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    void registerTypes();
    void registerAttributes();
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser, ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attribute, ::mlir::DialectAsmPrinter &printer) const override;
    // Whether inference in this context takes the author's word for a result that run time decides
    // (lowering/cute/infer/promise.h). No context does unless it is told to, before it reads a module.
    bool trustsResultTypes() const { return trusted; }
    void trustResultTypes() { trusted = true; }
  private:
    bool trusted = false;
  public:
  }];
}

#endif
