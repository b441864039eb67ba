// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/registers.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"

namespace cutecheck::to_nvvm {

namespace {

namespace LLVM = mlir::LLVM;
using mlir::Location;
using mlir::RewriterBase;
using mlir::Value;
using View = mlir::TypedValue<cute::MemRefType>;

int64_t sizeOf(cute::MemRefType view) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(view.getLayout().shape())) size *= extent.value();
  return size;
}

// The same memory as elements of another type, and another layout.
View recast(RewriterBase& rewriter, Location location, View view, mlir::Type element, const Layout& to) {
  const cute::MemRefType type = view.getType();
  if (type.getElementType() == element && type.getLayout() == to) return view;
  const auto pointerTo = [&](mlir::Type of) {
    return cute::PtrType::get(rewriter.getContext(), of, type.getSpace(), type.getAlignment(),
                              type.getSwizzle());
  };
  // One with strides of run time is the view's own: what lies one behind the other has none.
  const auto layoutType = cute::LayoutType::get(rewriter.getContext(), to);
  const Value layout = cute::isStatic(layoutType)
                           ? cute::StaticOp::create(rewriter, location, layoutType).getResult()
                           : cute::GetLayoutOp::create(rewriter, location, view).getResult();
  const Value pointer = cute::GetIterOp::create(
      rewriter, location, mlir::TypeRange{pointerTo(type.getElementType())}, mlir::ValueRange{view});
  const Value cast = cute::RecastIterOp::create(rewriter, location, mlir::TypeRange{pointerTo(element)},
                                                mlir::ValueRange{pointer});
  const auto result = cute::MemRefType::get(rewriter.getContext(), element, type.getSpace(),
                                            type.getAlignment(), type.getSwizzle(), to);
  return mlir::cast<View>(
      cute::MakeViewOp::create(rewriter, location, mlir::TypeRange{result}, mlir::ValueRange{cast, layout})
          ->getResult(0));
}

int64_t bitsOfRegister(mlir::Type type) {
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return vector.getNumElements() * static_cast<int64_t>(vector.getElementTypeBitWidth());
  return static_cast<int64_t>(type.getIntOrFloatBitWidth());
}

// The view as what its registers hold: whole registers where its elements lie one behind the other, so that a
// register is never taken apart on its way; else integers of the elements' width, as LLVM has no loads of
// 8-bit floats.
View asStored(RewriterBase& rewriter, Location location, View view, mlir::Type registerType) {
  const cute::MemRefType type = view.getType();
  const int64_t bits = 8 * cute::bytesOf(type.getElementType()), whole = bitsOfRegister(registerType);
  if (isContiguous(type) && 8 * type.getAlignment() % whole == 0) {
    const mlir::Type word = mlir::isa<mlir::VectorType>(registerType)
                                ? rewriter.getIntegerType(static_cast<unsigned>(whole))
                                : registerType;
    const int64_t count = sizeOf(type) * bits / whole;
    return recast(rewriter, location, view, word,
                  Layout::unchecked(IntTuple(count), IntTuple(count == 1 ? 0 : 1)));
  }
  return recast(rewriter, location, view, rewriter.getIntegerType(static_cast<unsigned>(bits)),
                type.getLayout());
}

mlir::VectorType vectorOf(int64_t count, mlir::Type type) { return mlir::VectorType::get({count}, type); }

Value position(RewriterBase& rewriter, Location location, int64_t i) {
  return LLVM::ConstantOp::create(rewriter, location, rewriter.getI64Type(), rewriter.getI64IntegerAttr(i));
}

}  // namespace

llvm::SmallVector<Value> loadRegisters(RewriterBase& rewriter, Location location, View view,
                                       mlir::Type type) {
  const View stored = asStored(rewriter, location, view, type);
  const mlir::Type element = stored.getType().getElementType();
  const int64_t size = sizeOf(stored.getType());
  Value words = cute::MemRefLoadVecOp::create(rewriter, location, vectorOf(size, element), stored);
  const int64_t count = size * static_cast<int64_t>(element.getIntOrFloatBitWidth()) / bitsOfRegister(type);
  if (count != size)
    words = LLVM::BitcastOp::create(
        rewriter, location,
        vectorOf(count, rewriter.getIntegerType(static_cast<unsigned>(bitsOfRegister(type)))), words);
  llvm::SmallVector<Value> registers;
  for (int64_t i = 0; i < count; ++i) {
    const Value one =
        LLVM::ExtractElementOp::create(rewriter, location, words, position(rewriter, location, i));
    registers.push_back(
        one.getType() == type ? one : LLVM::BitcastOp::create(rewriter, location, type, one).getResult());
  }
  return registers;
}

void storeRegisters(RewriterBase& rewriter, Location location, View view, llvm::ArrayRef<Value> registers) {
  const mlir::Type type = registers.front().getType();
  const View stored = asStored(rewriter, location, view, type);
  const mlir::Type element = stored.getType().getElementType();
  const auto count = static_cast<int64_t>(registers.size());
  const int64_t size = sizeOf(stored.getType());
  const mlir::Type word =
      size == count ? element
                    : mlir::Type(rewriter.getIntegerType(static_cast<unsigned>(bitsOfRegister(type))));
  Value words = LLVM::PoisonOp::create(rewriter, location, vectorOf(count, word));
  for (const auto& [i, one] : llvm::enumerate(registers)) {
    const Value bits =
        type == word ? one : LLVM::BitcastOp::create(rewriter, location, word, one).getResult();
    words = LLVM::InsertElementOp::create(rewriter, location, words, bits,
                                          position(rewriter, location, static_cast<int64_t>(i)));
  }
  if (size != count) words = LLVM::BitcastOp::create(rewriter, location, vectorOf(size, element), words);
  cute::MemRefStoreVecOp::create(rewriter, location, words, stored);
}

// What an empty instruction made of words: nothing is known of them, nor moved over it.
static llvm::SmallVector<Value> fenced(RewriterBase& rewriter, Location location,
                                       llvm::ArrayRef<Value> words) {
  InlinePtx nothing;
  (void)nothing.accumulators(words);
  const mlir::Type word = words.front().getType();
  const mlir::Type result =
      words.size() == 1 ? word
                        : mlir::Type(LLVM::LLVMStructType::getLiteral(
                              rewriter.getContext(), llvm::SmallVector<mlir::Type>(words.size(), word)));
  return unpacked(rewriter, location, nothing.emit(rewriter, location, "", result), words.size());
}

// Word by word, and opaque: LLVM takes floats for a vector of words through registers of 64 bits, of which it
// leaves halves unwritten.
Value loadWords(RewriterBase& rewriter, Location location, View view) {
  const auto words =
      fenced(rewriter, location, loadRegisters(rewriter, location, view, rewriter.getI32Type()));
  Value all = LLVM::PoisonOp::create(rewriter, location,
                                     vectorOf(static_cast<int64_t>(words.size()), rewriter.getI32Type()));
  for (const auto& [i, one] : llvm::enumerate(words))
    all = LLVM::InsertElementOp::create(rewriter, location, all, one,
                                        position(rewriter, location, static_cast<int64_t>(i)));
  return all;
}

void storeWords(RewriterBase& rewriter, Location location, View view, Value words) {
  const View stored = asStored(rewriter, location, view, rewriter.getI32Type());
  const mlir::Type element = stored.getType().getElementType();
  if (!element.isInteger(32))
    words = LLVM::BitcastOp::create(rewriter, location, vectorOf(sizeOf(stored.getType()), element), words);
  cute::MemRefStoreVecOp::create(rewriter, location, words, stored);
}

void fenceRegisters(RewriterBase& rewriter, Location location, View view) {
  const auto before = loadRegisters(rewriter, location, view, rewriter.getI32Type());
  storeRegisters(rewriter, location, view, fenced(rewriter, location, before));
}

llvm::SmallVector<Value> unpacked(RewriterBase& rewriter, Location location, Value result, size_t count) {
  if (!mlir::isa<LLVM::LLVMStructType>(result.getType())) return {result};
  llvm::SmallVector<Value> parts;
  for (size_t i = 0; i < count; ++i)
    parts.push_back(LLVM::ExtractValueOp::create(rewriter, location, result,
                                                 llvm::ArrayRef<int64_t>{static_cast<int64_t>(i)}));
  return parts;
}

bool isContiguous(cute::MemRefType view) {
  int64_t next = 1;
  for (const auto& [extent, stride] :
       llvm::zip_equal(leaves(view.getLayout().shape()), leaves(view.getLayout().stride()))) {
    if (!extent.isInt() || !stride.isInt()) return false;
    if (extent.value() == 1) continue;
    if (stride.value() != next) return false;
    next *= extent.value();
  }
  return true;
}

}  // namespace cutecheck::to_nvvm
