// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/slots.h"

#include <algorithm>

namespace cutecheck::meaning {
namespace {

std::string widthOf(const IntTuple& leaf) {
  if (leaf.kind() == IntTuple::Kind::kDynamic) return "i" + std::to_string(leaf.dynamicLeaf().width);
  return leaf.value() >= INT32_MIN && leaf.value() <= INT32_MAX ? "i32" : "i64";
}

std::string field(const std::string& path, size_t index) { return path + "." + std::to_string(index); }

// A leaf fills one field, a tuple is a struct of its modes, `_` has no field.
void walkTuple(const IntTuple& tuple, const std::string& path, size_t& leaf, std::vector<AbiSlot>& slots) {
  if (tuple.isLeaf()) {
    if (!tuple.isUnderscore()) slots.push_back({path, widthOf(tuple), false, leaf});
    ++leaf;
    return;
  }
  size_t next = 0;
  for (const IntTuple& mode : tuple.modes()) {
    if (mode.isUnderscore())
      ++leaf;
    else
      walkTuple(mode, field(path, next++), leaf, slots);
  }
}

// A leaf mode fills two fields, extent and stride; a tuple mode is a struct.
void walkLayout(const IntTuple& shape, const IntTuple& stride, const std::string& path, size_t& leaf,
                std::vector<AbiSlot>& slots) {
  size_t next = 0;
  const auto pair = [&](const IntTuple& extent, const IntTuple& step) {
    slots.push_back({field(path, next++), widthOf(extent), false, leaf});
    slots.push_back({field(path, next++), widthOf(step), true, leaf});
    ++leaf;
  };
  if (shape.isLeaf()) return pair(shape, stride);
  for (size_t i = 0; i < shape.rank(); ++i) {
    if (shape.mode(i).isLeaf())
      pair(shape.mode(i), stride.mode(i));
    else
      walkLayout(shape.mode(i), stride.mode(i), field(path, next++), leaf, slots);
  }
}

// The dynamic leaves in a row, one alone without a struct around it.
void walkSparse(const IntTuple& tuple, const std::string& path, bool stride, std::vector<AbiSlot>& slots) {
  const std::vector<IntTuple> all = leaves(tuple);
  const auto dynamic = [](const IntTuple& leaf) { return leaf.kind() == IntTuple::Kind::kDynamic; };
  const bool lone = std::count_if(all.begin(), all.end(), dynamic) == 1;
  size_t next = 0;
  for (size_t i = 0; i < all.size(); ++i)
    if (dynamic(all[i])) slots.push_back({lone ? path : field(path, next++), widthOf(all[i]), stride, i});
}

// The types of what the walks above number.
std::string wholeTuple(const IntTuple& tuple) {
  if (tuple.isLeaf() && !tuple.isUnderscore()) return widthOf(tuple);
  std::vector<std::string> fields;
  for (const IntTuple& mode : tuple.modes())
    if (!mode.isUnderscore()) fields.push_back(wholeTuple(mode));
  return structOf(fields);
}

std::string wholeLayout(const IntTuple& shape, const IntTuple& stride) {
  if (shape.isLeaf()) return structOf({widthOf(shape), widthOf(stride)});
  std::vector<std::string> fields;
  for (size_t i = 0; i < shape.rank(); ++i) {
    if (shape.mode(i).isLeaf()) {
      fields.push_back(widthOf(shape.mode(i)));
      fields.push_back(widthOf(stride.mode(i)));
    } else {
      fields.push_back(wholeLayout(shape.mode(i), stride.mode(i)));
    }
  }
  return structOf(fields);
}

}  // namespace

std::string structOf(const std::vector<std::string>& fields) {
  std::string text;
  for (const std::string& field : fields) text += (text.empty() ? "{ " : ", ") + field;
  return text.empty() ? "{}" : text + " }";
}

std::string typeOf(const IntTuple& tuple, Abi abi) {
  if (abi != Abi::kSparse) return wholeTuple(tuple);
  std::vector<std::string> fields;
  for (const IntTuple& leaf : leaves(tuple))
    if (leaf.kind() == IntTuple::Kind::kDynamic) fields.push_back(widthOf(leaf));
  return fields.size() == 1 ? fields.front() : structOf(fields);
}

std::string typeOf(const Layout& layout, Abi abi) {
  if (abi != Abi::kSparse) return wholeLayout(layout.shape(), layout.stride());
  return structOf({typeOf(layout.shape(), abi), typeOf(layout.stride(), abi)});
}

std::vector<AbiSlot> slotsOf(const IntTuple& tuple, Abi abi) {
  std::vector<AbiSlot> slots;
  size_t leaf = 0;
  if (abi == Abi::kSparse)
    walkSparse(tuple, "", false, slots);
  else
    walkTuple(tuple, "", leaf, slots);
  return slots;
}

std::vector<AbiSlot> slotsOf(const Layout& layout, Abi abi) {
  std::vector<AbiSlot> slots;
  if (abi == Abi::kSparse) {
    walkSparse(layout.shape(), ".0", false, slots);
    walkSparse(layout.stride(), ".1", true, slots);
    return slots;
  }
  size_t leaf = 0;
  walkLayout(layout.shape(), layout.stride(), "", leaf, slots);
  return slots;
}

}  // namespace cutecheck::meaning
