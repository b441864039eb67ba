// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "properties/validation/instances/instance.h"

namespace cutecheck::run {
namespace {

std::string joined(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

std::vector<IntTuple> leavesOfType(const std::string& type) {
  const Value value = valueOfType(type);
  const auto* tuple = std::get_if<IntTuple>(&value);
  const auto* layout = std::get_if<Layout>(&value);
  std::vector<IntTuple> all, kept;
  if (tuple) all = leaves(*tuple);
  if (layout) {
    all = leaves(layout->shape());
    for (const IntTuple& leaf : leaves(layout->stride())) all.push_back(leaf);
  }
  for (const IntTuple& leaf : all)
    if (!leaf.isUnderscore()) kept.push_back(leaf);
  return kept;
}

}  // namespace

Value typeText(const std::string& text) { return parseValue(text).value(); }

Value valueOfType(const std::string& type) {
  const size_t begin = type.find('"') + 1;
  return typeText(type.substr(begin, type.rfind('"') - begin));
}

// The results, each a name and its type; a composed layout as its layout and its offset.
static std::vector<std::pair<std::string, std::string>> partsOf(const Instance& instance, std::string& text) {
  std::vector<std::pair<std::string, std::string>> parts;
  for (size_t i = 0; i < instance.results.size(); ++i) {
    const std::string& type = instance.results[i];
    const std::string name = instance.results.size() > 1 ? "%r#" + std::to_string(i) : "%r";
    if (!type.starts_with("!cute.composed_layout")) {
      parts.emplace_back(name, type);
      continue;
    }
    const auto composed = std::get<ComposedLayout>(valueOfType(type));
    const std::string k = std::to_string(i), layout = "!cute.layout<\"" + toString(composed.layout) + "\">",
                      offset = "!cute.int_tuple<\"" + toString(composed.offset) + "\">";
    text += "  %l" + k + " = cute.composed_get_outer(" + name + ") : (" + type + ") -> " + layout + "\n  %n" +
            k + " = cute.composed_get_offset(" + name + ") : (" + type + ") -> " + offset + "\n";
    parts.emplace_back("%l" + k, layout);
    parts.emplace_back("%n" + k, offset);
  }
  return parts;
}

std::string callableOf(const Operation& operation, const Instance& instance, size_t number) {
  std::string text;
  size_t next = 0, written = 0;
  // Reads what fills the run-time leaves of `tree`.
  const auto read = [&](const IntTuple& tree) {
    std::vector<std::string> names, types;
    for (const IntTuple& leaf : leaves(tree)) {
      if (leaf.kind() != IntTuple::Kind::kDynamic) continue;
      const std::string k = std::to_string(next++);
      const bool wide = leaf.dynamicLeaf().width == 64;
      text += "  %p" + k + " = llvm.getelementptr %in[" + k + "] : (!llvm.ptr) -> !llvm.ptr, i64\n  %v" + k +
              " = llvm.load %p" + k + " : !llvm.ptr -> i64\n";
      if (!wide) text += "  %a" + k + " = llvm.trunc %v" + k + " : i64 to i32\n";
      names.push_back((wide ? "%v" : "%a") + k);
      types.emplace_back(wide ? "i64" : "i32");
    }
    return "(" + joined(names) + ") : (" + joined(types) + ")";
  };
  const auto makeTuple = [&](const std::string& name, const std::string& kind, const IntTuple& tree) {
    const std::string scalars = read(tree);
    text += "  " + name + " = cute.make_" + kind + scalars + " -> !cute." + kind + "<\"" + toString(tree) +
            "\">\n";
  };
  const auto makeLayout = [&](const std::string& name, const Layout& layout) {
    makeTuple(name + "_s", "shape", layout.shape());
    makeTuple(name + "_d", "stride", layout.stride());
    text += "  " + name + " = cute.make_layout(" + name + "_s, " + name + "_d) : !cute.layout<\"" +
            toString(layout) + "\">\n";
  };
  for (size_t i = 0; i < instance.drawn.operands.size(); ++i) {
    const Operand& operand = instance.drawn.operands[i];
    const std::string name = "%o" + std::to_string(i);
    if (operand.isKnown()) continue;
    if (const auto* tuple = std::get_if<IntTuple>(&operand.type)) {
      if (operand.kind == "i32" || operand.kind == "i64" || operand.kind == "pointer") {
        const std::string k = std::to_string(next++);
        text += "  %p" + k + " = llvm.getelementptr %in[" + k + "] : (!llvm.ptr) -> !llvm.ptr, i64\n";
        if (operand.kind == "pointer")
          text += "  %v" + k + " = llvm.load %p" + k + " : !llvm.ptr -> i64\n  " + name +
                  " = cute.inttoptr(%v" + k + ") : (i64) -> " + operand.text() + "\n";
        else if (operand.kind == "i64")
          text += "  " + name + " = llvm.load %p" + k + " : !llvm.ptr -> i64\n";
        else
          text += "  %v" + k + " = llvm.load %p" + k + " : !llvm.ptr -> i64\n  " + name + " = llvm.trunc %v" +
                  k + " : i64 to i32\n";
      } else {
        makeTuple(name, operand.kind, *tuple);
      }
    } else if (const auto* layout = std::get_if<Layout>(&operand.type)) {
      makeLayout(name, *layout);
    } else if (const auto* composed = std::get_if<ComposedLayout>(&operand.type)) {
      makeLayout(name + "_l", composed->layout);
      makeTuple(name + "_n", "int_tuple", composed->offset);
      const std::string swizzle = "!cute.swizzle<\"" + toString(composed->swizzle) + "\">";
      text += "  " + name + "_z = cute.static : " + swizzle + "\n  " + name +
              " = cute.make_composed_layout(" + name + "_z, " + name + "_n, " + name + "_l) : (" + swizzle +
              ", !cute.int_tuple<\"" + toString(composed->offset) + "\">, !cute.layout<\"" +
              toString(composed->layout) + "\">) -> " + operand.text() + "\n";
    }
  }
  text += bodyOf(operation, instance.drawn, instance.results);
  const auto parts = partsOf(instance, text);
  for (size_t i = 0; i < parts.size(); ++i) {
    const auto& [name, result] = parts[i];
    const std::string k = std::to_string(i);
    std::vector<std::string> scalars{name};
    std::vector<bool> wide{result == "i64"};
    if (result.starts_with("!cute.ptr")) {
      text += "  %s" + k + " = cute.ptrtoint(" + name + ") : (" + result + ") -> i64\n";
      scalars = {"%s" + k};
      wide = {true};
    } else if (result.starts_with("!cute.")) {
      const std::vector<IntTuple> all = leavesOfType(result);
      text += "  %s" + k + ":" + std::to_string(all.size()) + " = cute.get_scalars(" + name +
              ") : " + result + "\n";
      scalars.clear();
      wide.clear();
      for (size_t j = 0; j < all.size(); ++j) {
        scalars.push_back("%s" + k + "#" + std::to_string(j));
        wide.push_back(all[j].kind() == IntTuple::Kind::kDynamic
                           ? all[j].dynamicLeaf().width == 64
                           : all[j].value() != static_cast<int32_t>(all[j].value()));
      }
    }
    for (size_t j = 0; j < scalars.size(); ++j) {
      const std::string n = std::to_string(written++);
      std::string value = scalars[j];
      if (!wide[j]) {
        const bool truth = result == "i1";
        text += "  %w" + n + " = arith.ext" + (truth ? "ui " : "si ") + value + " : " +
                (truth ? "i1" : "i32") + " to i64\n";
        value = "%w" + n;
      }
      text += "  %q" + n + " = llvm.getelementptr %out[" + n +
              "] : (!llvm.ptr) -> !llvm.ptr, i64\n  llvm.store " + value + ", %q" + n + " : i64, !llvm.ptr\n";
    }
  }
  return "func.func @c" + std::to_string(number) + "(%in: !llvm.ptr, %out: !llvm.ptr) {\n" + text +
         "  return\n}\n";
}

}  // namespace cutecheck::run
