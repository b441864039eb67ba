#include "lowering/meaning/slots.h"

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

}  // namespace

std::vector<AbiSlot> slotsOf(const IntTuple& tuple) {
  std::vector<AbiSlot> slots;
  size_t leaf = 0;
  walkTuple(tuple, "", leaf, slots);
  return slots;
}

std::vector<AbiSlot> slotsOf(const Layout& layout) {
  std::vector<AbiSlot> slots;
  size_t leaf = 0;
  walkLayout(layout.shape(), layout.stride(), "", leaf, slots);
  return slots;
}

}  // namespace cutecheck::meaning
