// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the operations of the cute dialect have in common.
#ifndef LOWERING_CUTE_OPBASES_TD
#define LOWERING_CUTE_OPBASES_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "lowering/cute/ods/CuteTypes.td"

// Every operation here is pure and is written `cute.NAME attributes (operands) : types`.
class Cute_Op<string opMnemonic, list<Trait> traits = []> : Op<Cute_Dialect, opMnemonic, !listconcat([Pure], traits)> {
  let hasCustomAssemblyFormat = 1;
}

// An operation whose result types follow from its operands.
class Cute_InferredOp<string opMnemonic>
    : Cute_Op<opMnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]>;

// The same with arithmetic behind it: a dynamic leaf of the written result may have another width,
// and a smaller divisor, than the inferred one, so that modules whose author chose 32 bits
// everywhere are read as they are.
class Cute_ComputedOp<string opMnemonic>
    : Cute_Op<opMnemonic, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange written);
  }];
}

// An operation without code of its own but for `infer`, a function of inference_call.h, which is given what stands in
// the brackets behind the name as numbers. The written result may differ as ComputedOp's.
class Cute_CalledOp<string opMnemonic, string infer, string reads, string prints, string numbers>
    : Op<Cute_Dialect, opMnemonic, [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    static bool isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange written);
  }];
  let extraClassDefinition = [{
    ::mlir::ParseResult $cppClass::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &state) {
      return ::cutecheck::cute::parseInferred<$cppClass>(parser, state, }] # reads # [{);
    }
    void $cppClass::print(::mlir::OpAsmPrinter &printer) {
      }] # prints # [{
      ::cutecheck::cute::printFunctional(printer, getOperation());
    }
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location, ::mlir::ValueRange operands,
        ::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      [[maybe_unused]] Adaptor adaptor(operands, attributes, properties, regions);
      return ::cutecheck::cute::}] # infer # [{({context, location, "}] # opMnemonic # [{", operands, {}] # numbers # [{}, types});
    }
    bool $cppClass::isCompatibleReturnTypes(::mlir::TypeRange inferred, ::mlir::TypeRange written) {
      return ::cutecheck::cute::compatibleViews(inferred, written);
    }
  }];
}
// The result may be left out; it is printed.

// `cute.NAME (operands) : types`.
class Cute_PlainOp<string opMnemonic, string infer> : Cute_CalledOp<opMnemonic, infer, "nullptr", "", "">;

// `cute.NAME <[0, 1]> (operands) : types`, a list of mode numbers.
class Cute_ModesOp<string opMnemonic, string infer>
    : Cute_CalledOp<opMnemonic, infer,
        [{[&] { return ::cutecheck::cute::parseModes(parser, state.getOrAddProperties<Properties>().mode); } }],
        "::cutecheck::cute::printModes(printer, getMode());", "adaptor.getMode()">;

// `cute.NAME <a, b> (operands) : types`, two numbers named `first` and `second`.
class Cute_PairOp<string opMnemonic, string infer, string first, string second, string getFirst, string getSecond>
    : Cute_CalledOp<opMnemonic, infer,
        [{[&] { auto &p = state.getOrAddProperties<Properties>(); return ::cutecheck::cute::parsePair(parser, "}] # first #
        [{", p.}] # first # [{, "}] # second # [{", p.}] # second # [{); } }],
        "::cutecheck::cute::printPair(printer, " # getFirst # "(), " # getSecond # "());",
        "static_cast<int32_t>(adaptor." # getFirst # "()), static_cast<int32_t>(adaptor." # getSecond # "())">;

// `cute.NAME <n> (operands) : types`, one number, the rank.
class Cute_RankOp<string opMnemonic, string infer>
    : Cute_CalledOp<opMnemonic, infer,
        [{[&] { return ::cutecheck::cute::parseRank(parser, state.getOrAddProperties<Properties>().rank); } }],
        "::cutecheck::cute::printRank(printer, getRank());", "static_cast<int32_t>(adaptor.getRank())">;

// One operand for each dynamic leaf of the result, left to right, of its width.
class Cute_MakeTupleOp<string opMnemonic, TypeConstraint type> : Cute_Op<opMnemonic> {
  let arguments = (ins Variadic<AnyType>:$scalars);
  let results = (outs type:$result);
  let hasVerifier = 1;
}

#endif
