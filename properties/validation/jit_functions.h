// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writing functions that read run-time leaves from an array and write their results to another, and drawing
// values for the leaves: what the tests that execute lowered code share.
#pragma once

#include <algorithm>
#include <string>

#include "core/notation/layout.h"
#include "core/notation/print.h"
#include "properties/generators/random.h"

namespace cutecheck::run {

// Reads its arguments from the first array and writes its results to the second.
using Function = void (*)(const int64_t* arguments, int64_t* results);

inline std::string quoted(const char* kind, const IntTuple& type) {
  return std::string("!cute.") + kind + "<\"" + toString(type) + "\">";
}

// Writes the body of a function line by line.
class Body {
 public:
  // `make_KIND` of `type`, its dynamic leaves read from the argument array.
  void make(const std::string& name, const char* op, const char* kind, const IntTuple& type) {
    std::string operands, types;
    for (const IntTuple& leaf : leaves(type)) {
      if (leaf.kind() != IntTuple::Kind::kDynamic) continue;
      const std::string k = std::to_string(arguments_++);
      line("%p" + k + " = llvm.getelementptr %in[" + k + "] : (!llvm.ptr) -> !llvm.ptr, i64");
      line("%v" + k + " = llvm.load %p" + k + " : !llvm.ptr -> i64");
      const bool wide = leaf.dynamicLeaf().width == 64;
      if (!wide) line("%a" + k + " = llvm.trunc %v" + k + " : i64 to i32");
      operands += (operands.empty() ? "" : ", ") + std::string(wide ? "%v" : "%a") + k;
      types += (types.empty() ? "" : ", ") + std::string(wide ? "i64" : "i32");
    }
    line(name + " = cute." + op + "(" + operands + ") : (" + types + ") -> " + quoted(kind, type));
  }

  // Every leaf of the int_tuple or coord %r goes to the result array.
  void store(const char* kind, const IntTuple& type) { store(quoted(kind, type), leaves(type)); }

  // The leaves of a layout %r: the shape's, then the stride's.
  void store(const Layout& type) {
    std::vector<IntTuple> all = leaves(type.shape());
    const std::vector<IntTuple> strides = leaves(type.stride());
    all.insert(all.end(), strides.begin(), strides.end());
    store("!cute.layout<\"" + toString(type) + "\">", all);
  }

  void store(const std::string& type, const std::vector<IntTuple>& all) {
    line("%s:" + std::to_string(all.size()) + " = cute.get_scalars(%r) : " + type);
    for (size_t i = 0; i < all.size(); ++i) {
      const std::string k = std::to_string(i);
      const bool dynamic = all[i].kind() == IntTuple::Kind::kDynamic;
      const bool wide =
          dynamic ? all[i].dynamicLeaf().width == 64 : all[i].value() != static_cast<int32_t>(all[i].value());
      const std::string value = wide ? "%s#" + k : "%w" + k;
      if (!wide) line("%w" + k + " = arith.extsi %s#" + k + " : i32 to i64");
      line("%q" + k + " = llvm.getelementptr %out[" + k + "] : (!llvm.ptr) -> !llvm.ptr, i64");
      line("llvm.store " + value + ", %q" + k + " : i64, !llvm.ptr");
    }
  }

  void line(const std::string& text) { text_ += "  " + text + "\n"; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  int arguments_ = 0;
};

// Static values of the leaves of `type`: its own where it is static, else drawn by `draw`.
template <typename Draw>
IntTuple filled(const IntTuple& type, std::vector<int64_t>& arguments, const Draw& draw) {
  std::vector<IntTuple> values;
  for (const IntTuple& leaf : leaves(type)) {
    if (leaf.kind() != IntTuple::Kind::kDynamic) {
      values.push_back(leaf);
      continue;
    }
    const int64_t value = draw(leaf.dynamicLeaf());
    values.emplace_back(value);
    arguments.push_back(value);
  }
  return withLeaves(type, values);
}

// Values near the limits of the leaf's width in one of four draws; 64-bit ones stay below 2^40, so that
// no offset leaves 64 bits.
inline int64_t drawMagnitude(generators::Random& random, const DynamicLeaf& leaf, int64_t atLeast) {
  const int64_t most = leaf.width == 32 ? INT32_MAX : int64_t{1} << 40;
  const int64_t high = random.oneIn(4) ? most : 1000;
  const int64_t value = random.between(atLeast, high);
  const int64_t rounded = value / leaf.div * leaf.div;
  return rounded < atLeast ? std::max<int64_t>(leaf.div, atLeast) : rounded;
}

}  // namespace cutecheck::run
