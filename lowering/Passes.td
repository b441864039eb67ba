// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The passes of lowering/: names, options and what they are for. Registration and reference are generated from this file.
#ifndef LOWERING_PASSES_TD
#define LOWERING_PASSES_TD

include "mlir/Pass/PassBase.td"

// Desugaring: no target is known here.

def DesugarPass : Pass<"cute-desugar", "::mlir::ModuleOp"> {
  let summary = "rewrite sugar into primitive cute operations";
  let description = [{
    Views are taken apart first: what is done with a view is done to its layout and its iterator. Then loops of known
    length are unrolled, and shapes, strides and layouts that types know are evaluated (cute-desugar-shapes,
    cute-desugar-strides and cute-desugar-layouts, in this order). Results whose types are static become constants.
  }];
  let constructor = "::cutecheck::desugar::createDesugarPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

class DesugarPhase<string argument, string create> : Pass<argument, "::mlir::ModuleOp"> {
  let constructor = "::cutecheck::desugar::" # create # "()";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}
def DesugarShapesPass : DesugarPhase<"cute-desugar-shapes", "createDesugarShapesPass"> {
  let summary = "one phase of cute-desugar";
  let description = [{ Evaluates operations on shapes, sizes and coordinates. }];
}
def DesugarStridesPass : DesugarPhase<"cute-desugar-strides", "createDesugarStridesPass"> {
  let summary = "one phase of cute-desugar";
  let description = [{ Evaluates operations on strides, behind cute-desugar-shapes. }];
}
def DesugarLayoutsPass : DesugarPhase<"cute-desugar-layouts", "createDesugarLayoutsPass"> {
  let summary = "one phase of cute-desugar";
  let description = [{ Evaluates operations on layouts, behind cute-desugar-shapes and cute-desugar-strides. }];
}

def FoldStaticPass : Pass<"cute-fold-static"> {
  let summary = "replace results that types know by cute.static";
  let description = [{
    From the last operation to the first, of operations without effects: one that nothing uses is erased, a result whose
    type is its value becomes `cute.static`, and `equal` and `elem_less` of two such operands become their truth.
  }];
  let constructor = "::cutecheck::desugar::createFoldStaticPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def ExpandPass : Pass<"cute-expand", "::mlir::ModuleOp"> {
  let summary = "rewrite operations on views and layouts into arithmetic on leaves";
  let description = [{
    What is left of the algebra on views and layouts becomes `get_scalars`, arith on the leaves, and `make_*`. Its
    halves are cute-expand-ops and convert-cute-algo-to-arch, as the CuTe DSL's pipeline calls them.
  }];
  let constructor = "::cutecheck::desugar::createExpandPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def ExpandViewsPass : Pass<"cute-expand-ops", "::mlir::ModuleOp"> {
  let summary = "the first half of cute-expand: views as layouts and iterators";
  let description = [{ Rewrites operations on views into operations on their layouts and iterators. }];
  let constructor = "::cutecheck::desugar::createExpandViewsPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def ExpandLeavesPass : Pass<"convert-cute-algo-to-arch", "::mlir::ModuleOp"> {
  let summary = "the second half of cute-expand: layouts as their leaves";
  let description = [{ Rewrites operations on layouts into arithmetic on their leaves. }];
  let constructor = "::cutecheck::desugar::createExpandLeavesPass()";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

// To LLVM.

class ToLlvmStep<string argument, string create> : Pass<argument, "::mlir::ModuleOp"> {
  let constructor = "::cutecheck::to_llvm::" # create # "()";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}
def ConvertCuteToLLVMPass : ToLlvmStep<"convert-cute-to-llvm", "createConvertCuteToLLVMPass"> {
  let summary = "lower cute layout algebra to the LLVM dialect";
  let description = [{
    The pattern bank (cute-convert-bank), then the secondary patterns (cute-convert-second), and then a check that nothing
    of `cute` is left. Layout values become structs of interleaved `(shape, stride)` leaf pairs; static layouts fold to
    constants. An operation that is left is an error that names it and its location.
  }];
}
def ConvertBankPass : ToLlvmStep<"cute-convert-bank", "createConvertBankPass"> {
  let summary = "the first half of convert-cute-to-llvm";
  let description = [{
    Applies the pattern bank alone. What functions state for their proof alone is removed:
    `cute.premises`, `cute.in_bounds`, `cute.dynamic_smem`, `cute.ensures` and `cute.written_by`.
  }];
}
def ConvertSecondPass : ToLlvmStep<"cute-convert-second", "createConvertSecondPass"> {
  let summary = "the second half of convert-cute-to-llvm";
  let description = [{ Applies the secondary patterns alone. It fails where cute-convert-bank has not run. }];
}
def ToBasePass : ToLlvmStep<"cute-to-base", "createToBasePass"> {
  let summary = "lower cute to upstream dialects, and leave functions";
  let description = [{
    Applies the pattern bank, and signatures, calls and returns of `func` take packed values; everything else stays. An
    operation of `cute` that is left is an error that names it and its location. Values are packed as
    convert-cute-to-llvm packs them: CuTe IR's pass of this name packs run-time leaves alone.
  }];
}
def CheckLoweredPass : ToLlvmStep<"cute-check-lowered", "createCheckLoweredPass"> {
  let summary = "fail on whatever is left of cute or cute_nvgpu";
  let description = [{ The last of all passes. The error names the operation and its location. }];
}
def FoldOffsetsPass : Pass<"cute-fold-offsets", "::mlir::LLVM::LLVMFuncOp"> {
  let summary = "make one step of the steps that a pointer takes by the same strides";
  let description = [{
    The parts of a view step their pointer one after the other, and each step multiplies by the same run-time strides.
    One sum of products has the strides before the brackets. A step by a constant stays apart and last, where it
    becomes the immediate of an access. The address is the same number modulo 2^64.
  }];
  let constructor = "::cutecheck::to_llvm::createFoldOffsetsPass()";
}
def HoistDivisorsPass : Pass<"cute-hoist-divisors", "::mlir::LLVM::LLVMFuncOp"> {
  let summary = "divide by what a loop does not change by multiplication";
  let description = [{
    Of `llvm.udiv` and `llvm.urem` of 32 bits by a number that a loop does not change, the multiplier and the shifts are
    computed once before the loop. The loop has to be entered from one block.
  }];
  let constructor = "::cutecheck::to_llvm::createHoistDivisorsPass()";
}

// To NVVM.

def ConvertAtomsPass : Pass<"convert-cute-nvgpu-to-nvvm", "::mlir::ModuleOp"> {
  let summary = "lower cute and the atoms of a target to LLVM and NVVM";
  let description = [{
    All that convert-cute-to-llvm does, and calls of atoms to their instructions. An atom that the target lacks is an
    error at its operation.
  }];
  let constructor = "::cutecheck::to_nvvm::createConvertAtomsPass()";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::NVVM::NVVMDialect", "::mlir::scf::SCFDialect"];
  let options = [Option<"target", "target", "std::string", [{"sm_90a"}], "architecture, e.g. sm_90a">];
}
def KernelEntryPass : Pass<"cute-kernel-to-nvvm", "::mlir::ModuleOp"> {
  let summary = "make functions marked cute.kernel entries";
  let description = [{
    `cute.kernel` on a function gives way to `nvvm.kernel`, and `cute_nvgpu.grid_constant` on a pointer parameter to a
    parameter that is passed by value, aligned to 64 bytes. It fails where something of `cute` is left, for a kernel that
    returns something, for a grid constant that is no generic pointer, and when it has run before. A record on the
    module keeps what each entry is.
  }];
  let constructor = "::cutecheck::to_nvvm::createKernelEntryPass()";
}
def CheckKernelEntriesPass : Pass<"cute-check-kernel-entries", "::mlir::ModuleOp"> {
  let summary = "fail where a pass changed what cute-kernel-to-nvvm made of an entry";
  let description = [{
    Compares each entry with the record that cute-kernel-to-nvvm left, and removes the record. The error names the
    function, the parameter and the attribute. It fails where there is no record.
  }];
  let constructor = "::cutecheck::to_nvvm::createCheckKernelEntriesPass()";
}

// What a module means.

def MeaningPass : Pass<"cute-meaning", "::mlir::ModuleOp"> {
  let summary = "write what each function must compute";
  let description = [{ Writes the reference semantics of the module to standard output, and changes nothing. }];
  let constructor = "::cutecheck::meaning::createMeaningPass(::llvm::outs())";
}

#endif
