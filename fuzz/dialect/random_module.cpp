// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/random_module.h"

#include "fuzz/dialect/random_types.h"
#include "lowering/cute/dialect/CuteDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/IR/Builders.h"

namespace cutecheck::fuzz {
namespace {

using generators::Random;
using enum Kind;

// An operation with inferred results, its operands by kind, and the names of the attributes it takes: `mode`
// is a list of mode numbers, every other one number.
struct Signature {
  const char* name;
  std::vector<Kind> operands;
  std::vector<const char*> numbers = {};
};

const std::vector<Signature>& signatures() {
  static const std::vector<Signature> table = {
      {"composition", {kLayout, kLayout}},
      {"composition", {kLayout, kTile}},
      {"composition", {kView, kTile}},
      {"complement", {kLayout, kShape}},
      {"coalesce", {kLayout}},
      {"coalesce", {kView}},
      {"coalesce", {kLayout, kCoord}},
      {"logical_divide", {kLayout, kTile}},
      {"logical_divide", {kView, kTile}},
      {"zipped_divide", {kLayout, kTile}},
      {"zipped_divide", {kView, kTile}},
      {"slice", {kLayout, kCoord}},
      {"slice", {kView, kCoord}},
      {"get_shape", {kAny}},
      {"get_stride", {kAny}},
      {"size", {kLayout}, {"mode"}},
      {"crd2idx", {kCoord, kLayout}},
      {"crd2idx", {kCoord, kShape}},
      {"idx2crd", {kIntTuple, kShape}},
      {"tiled_divide", {kLayout, kTile}},
      {"tiled_divide", {kView, kTile}},
      {"flat_divide", {kLayout, kTile}},
      {"flat_divide", {kView, kTile}},
      {"stencil_divide", {kLayout, kTile}},
      {"group_modes", {kLayout}, {"begin", "end"}},
      {"group_modes", {kView}, {"begin", "end"}},
      {"select", {kAny}, {"mode"}},
      {"cosize", {kLayout}, {"mode"}},
      {"recast_layout", {kLayout}, {"new_type_bits", "old_type_bits"}},
      {"right_inverse", {kLayout}},
      {"left_inverse", {kLayout}},
      {"filter_zeros", {kLayout}},
      {"filter_zeros", {kView}},
      {"filter", {kLayout}},
      {"logical_product", {kLayout, kLayout}},
      {"zipped_product", {kLayout, kTile}},
      {"tiled_product", {kLayout, kTile}},
      {"flat_product", {kLayout, kTile}},
      {"blocked_product", {kLayout, kLayout}},
      {"raked_product", {kLayout, kLayout}},
      {"tile_to_shape", {kLayout, kShape}},
      {"local_tile", {kLayout, kTile, kCoord}},
      {"local_tile", {kView, kTile, kCoord}},
      {"local_partition", {kLayout, kLayout, kIntTuple}},
      {"make_composed_layout", {kSwizzle, kIntTuple, kLayout}},
      {"apply_swizzle", {kSwizzle, kIntTuple}},
      {"tuple_add", {kIntTuple, kIntTuple}},
      {"tuple_sub", {kIntTuple, kIntTuple}},
      {"tuple_mul", {kIntTuple, kIntTuple}},
      {"tuple_div", {kIntTuple, kIntTuple}},
      {"tuple_mod", {kIntTuple, kIntTuple}},
      {"tuple_product", {kIntTuple}},
      {"tuple_product_each", {kShape}},
      {"shape_div", {kShape, kShape}},
      {"ceil_div", {kShape, kShape}},
      {"equal", {kAny, kAny}},
      {"tuple_eq", {kIntTuple, kIntTuple}},
      {"to_int_tuple", {kAny}},
      {"to_shape", {kIntTuple}},
      {"to_stride", {kIntTuple}},
      {"to_coord", {kIntTuple}},
      {"get", {kAny}, {"mode"}},
      {"flatten", {kAny}},
      {"append_to_rank", {kLayout, kLayout}, {"rank"}},
      {"prepend_to_rank", {kLayout, kLayout}, {"rank"}},
      {"dice", {kAny, kCoord}},
      {"get_leaves", {kAny}},
      {"get_layouts_from_tile", {kTile}},
      {"make_layout_like", {kLayout}},
      {"make_ordered_layout", {kShape, kIntTuple}},
      {"make_identity_layout", {kShape}},
      {"composed_get_inner", {kComposed}},
      {"composed_get_offset", {kComposed}},
      {"composed_get_outer", {kComposed}},
      {"coalesce", {kComposed}},
      {"composition", {kComposed, kTile}},
      {"zipped_divide", {kComposed, kTile}},
      {"slice", {kComposed, kCoord}},
      {"group_modes", {kComposed}, {"begin", "end"}},
      {"filter", {kComposed}},
      {"filter_zeros", {kComposed}},
      {"append_to_rank", {kComposed, kLayout}, {"rank"}},
      {"tile_to_shape", {kComposed, kShape}},
      {"raked_product", {kComposed, kLayout}},
      {"recast_layout", {kComposed}, {"new_type_bits", "old_type_bits"}},
      {"crd2idx", {kCoord, kComposed}},
      {"increment_coord", {kCoord, kShape}},
      {"layout_eval", {kLayout, kCoord}},
      {"get_iter", {kView}},
      {"get_layout", {kView}},
      {"add_offset", {kPointer, kIntTuple}},
      {"make_identity_tensor", {kShape}},
  };
  return table;
}

constexpr int kParameters = 6, kAttempts = 24, kOperations = 6;

class Generator {
 public:
  Generator(mlir::MLIRContext& context, Random& random)
      : context_(context), random_(random), builder_(&context), at_(builder_.getUnknownLoc()) {}

  mlir::OwningOpRef<mlir::ModuleOp> module(bool returned) {
    mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(at_);
    std::vector<mlir::Type> parameters;
    for (int64_t n = random_.between(1, kParameters); n > 0; --n) parameters.push_back(parameter(returned));
    builder_.setInsertionPointToEnd(module->getBody());
    auto function = mlir::func::FuncOp::create(builder_, at_, "f", builder_.getFunctionType(parameters, {}));
    mlir::Block* body = function.addEntryBlock();
    builder_.setInsertionPointToEnd(body);
    values_.assign(body->args_begin(), body->args_end());
    // The common kinds of operand are always there.
    for (const Kind kind : {kLayout, kLayout, kTile, kShape, static_cast<Kind>(random_.below(kKinds))})
      add("static", {}, {}, {randomType(context_, random_, kind, /*dynamic=*/false)});
    const size_t given = values_.size();
    int made = 0;
    for (int i = 0; i < kAttempts && made < kOperations && !random_.spent(); ++i) made += attempt();
    llvm::SmallVector<mlir::Value> results;
    if (returned) results.append(values_.begin() + static_cast<std::ptrdiff_t>(given), values_.end());
    mlir::func::ReturnOp::create(builder_, at_, results);
    function.setType(builder_.getFunctionType(parameters, mlir::ValueRange(results).getTypes()));
    return module;
  }

 private:
  void add(const std::string& name, const std::vector<mlir::Value>& operands, mlir::DictionaryAttr attributes,
           const llvm::SmallVector<mlir::Type>& types) {
    // A pointer has no value that is known.
    if (name == "static" && (kindOf(types[0]) == kPointer || kindOf(types[0]) == kView)) return;
    mlir::OperationState state(at_, "cute." + name);
    state.addOperands(operands);
    if (attributes) state.addAttributes(attributes.getValue());
    state.addTypes(types);
    mlir::Operation* op = builder_.create(state);
    values_.insert(values_.end(), op->result_begin(), op->result_end());
  }

  // What types know becomes a constant before any code: what is passed has mostly something to pass.
  mlir::Type parameter(bool passed) {
    mlir::Type type;
    for (int i = 0; i < 20; ++i) {
      type = randomType(context_, random_, static_cast<Kind>(random_.below(kKinds)), /*dynamic=*/true);
      if (!passed || !cute::isStatic(type) || random_.oneIn(8)) break;
    }
    return type;
  }

  mlir::Value valueOf(Kind kind) {
    std::vector<mlir::Value> fitting;
    for (const mlir::Value value : values_)
      if (kind == kAny || kindOf(value.getType()) == kind) fitting.push_back(value);
    return fitting.empty() ? mlir::Value() : random_.pick(fitting);
  }

  mlir::Attribute attribute(llvm::StringRef name) {
    if (name == "mode") {
      std::vector<int32_t> modes;
      for (int64_t n = random_.below(3); n > 0; --n) modes.push_back(static_cast<int32_t>(random_.below(3)));
      return builder_.getDenseI32ArrayAttr(modes);
    }
    const auto number = static_cast<int32_t>(random_.between(0, 8));
    return name == "rank" ? builder_.getSI32IntegerAttr(number) : builder_.getI32IntegerAttr(number);
  }

  bool attempt() {
    const Signature& signature = random_.pick(signatures());
    std::vector<mlir::Value> operands;
    for (const Kind kind : signature.operands) {
      operands.push_back(valueOf(kind));
      if (!operands.back()) return false;
    }
    std::vector<mlir::NamedAttribute> attributes;
    for (const char* name : signature.numbers)
      attributes.push_back(builder_.getNamedAttr(name, attribute(name)));
    const auto dictionary = builder_.getDictionaryAttr(attributes);
    llvm::SmallVector<mlir::Type> types;
    if (failed(infer(signature.name, operands, dictionary, types))) return false;
    add(signature.name, operands, dictionary, types);
    return true;
  }

  mlir::LogicalResult infer(const std::string& name, const std::vector<mlir::Value>& operands,
                            mlir::DictionaryAttr attributes, llvm::SmallVector<mlir::Type>& types) {
    const auto op = mlir::RegisteredOperationName::lookup("cute." + name, &context_);
    const auto* inference = op ? op->getInterface<mlir::InferTypeOpInterface>() : nullptr;
    if (!inference) return mlir::failure();
    std::vector<std::max_align_t> room(static_cast<size_t>(op->getOpPropertyByteSize()) + 1);
    const mlir::OpaqueProperties properties(room.data());
    op->initOpProperties(properties, mlir::OpaqueProperties(nullptr));
    const auto complain = [&] { return mlir::emitError(at_); };
    mlir::LogicalResult result = mlir::success();
    if (op->getOpPropertyByteSize() > 0)
      result = op->setOpPropertiesFromAttribute(*op, properties, attributes, complain);
    if (succeeded(result))
      result = inference->inferReturnTypes(&context_, at_, operands, attributes, properties, {}, types);
    op->destroyOpProperties(properties);
    return result;
  }

  mlir::MLIRContext& context_;
  Random& random_;
  mlir::OpBuilder builder_;
  mlir::Location at_;
  std::vector<mlir::Value> values_;
};

}  // namespace

mlir::OwningOpRef<mlir::ModuleOp> randomModule(mlir::MLIRContext& context, Random& random, bool returned) {
  return Generator(context, random).module(returned);
}

}  // namespace cutecheck::fuzz
