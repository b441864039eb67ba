// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/form.h"

#include <algorithm>

#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/RuntimeTypes.h"
#include "lowering/semantics/kernel_words.h"

namespace cutecheck::meaning {
namespace {

std::string pointerTo(cute::MemorySpace space) {
  const unsigned number = cute::addressSpaceOf(space);
  return number == 0 ? "ptr" : "ptr addrspace(" + std::to_string(number) + ")";
}

// Empty where it is not modelled.
std::string typeOf(mlir::Type type, Abi abi) {
  if (const auto integer = mlir::dyn_cast<mlir::IntegerType>(type))
    return "i" + std::to_string(integer.getWidth());
  const std::string element = elementName(type);
  if (element == "f16") return "half";
  if (element == "bf16") return "bfloat";
  if (element == "f32") return "float";
  if (element == "f64") return "double";
  if (const IntTuple* tuple = cute::tupleOf(type)) return typeOf(*tuple, abi);
  if (const auto layout = mlir::dyn_cast<cute::LayoutType>(type)) return typeOf(layout.getValue(), abi);
  if (const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type))
    return structOf({typeOf(composed.getValue().layout, abi), typeOf(composed.getValue().offset, abi), "{}"});
  if (mlir::isa<cute::TileType, cute::SwizzleType>(type)) return "{}";
  if (const auto pointer = mlir::dyn_cast<cute::PtrType>(type)) return pointerTo(pointer.getSpace());
  if (const auto view = mlir::dyn_cast<cute::MemRefType>(type))
    return structOf({pointerTo(view.getSpace()), typeOf(view.getLayout(), abi)});
  if (const auto strided = mlir::dyn_cast<cute::StridedIterType>(type))
    return structOf({pointerTo(strided.getSpace()), "i32", "i32"});
  if (const auto place = mlir::dyn_cast<cute::DescIterType>(type))
    return structOf({pointerTo(place.getSpace()), typeOf(place.getLayout().shape(), abi),
                     typeOf(place.getLayout().stride(), abi), structOf({"i32", "i32", "i32"}), "i32"});
  return {};
}

}  // namespace

std::string formOf(mlir::func::FuncOp function, Abi abi) {
  std::vector<std::string> results, parameters;
  for (const mlir::Type type : function.getResultTypes()) results.push_back(typeOf(type, abi));
  for (const mlir::Type type : function.getArgumentTypes()) parameters.push_back(typeOf(type, abi));
  if (std::ranges::count(results, std::string()) + std::ranges::count(parameters, std::string()) > 0)
    return {};
  std::string text = results.empty() ? "void" : results.size() == 1 ? results.front() : structOf(results);
  text += " (";
  for (size_t i = 0; i < parameters.size(); ++i) text += (i == 0 ? "" : ", ") + parameters[i];
  return text + ")";
}

}  // namespace cutecheck::meaning
