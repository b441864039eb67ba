// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/instances/instance.h"

#include <algorithm>
#include <set>

#include "core/notation/print.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::run {
namespace {

size_t dynamicLeaves(const Operand& operand) {
  const auto count = [](const IntTuple& tree) { return mixed::countDynamic(tree); };
  if (const auto* tuple = std::get_if<IntTuple>(&operand.type)) return count(*tuple);
  if (const auto* layout = std::get_if<Layout>(&operand.type))
    return count(layout->shape()) + count(layout->stride());
  if (const auto* composed = std::get_if<ComposedLayout>(&operand.type))
    return count(composed->layout.shape()) + count(composed->layout.stride()) + count(composed->offset);
  return operand.kind.starts_with("i") && operand.kind != "int_tuple" ? 1 : 0;
}

size_t leafCount(const Operand& operand) {
  if (const auto* layout = std::get_if<Layout>(&operand.type)) return 2 * leaves(layout->shape()).size();
  return leaves(std::get<IntTuple>(operand.type)).size();
}

std::string joined(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ", ") + item;
  return text;
}

// `%r = cute.NAME ATTRIBUTES(%o0, %o1) : TYPES`, with the result's where they are known.
std::string line(const Operation& operation, const Drawn& drawn, const std::vector<std::string>& results) {
  std::vector<std::string> names, types;
  for (size_t i = 0; i < drawn.operands.size(); ++i) {
    names.push_back("%o" + std::to_string(i));
    types.push_back(drawn.operands[i].text());
  }
  const std::string name = operation.name, result = joined(results);
  // What answers each leaf by itself says so of its operand.
  size_t count = results.size();
  if (results.empty() && (name == "get_scalars" || name == "get_leaves"))
    count = leafCount(drawn.operands[0]);
  std::string text = "  %r" + (count > 1 ? ":" + std::to_string(count) : std::string());
  text += " = cute." + name + " " + drawn.attributes;
  // The layout says by itself of what it is made, and what has its type says it alone.
  if (name == "make_layout") return text + "(" + joined(names) + ") : " + result + "\n";
  if (name == "static") return text + ": " + result + "\n";
  text += "(" + joined(names) + ") : ";
  if (results.empty()) return text + joined(types) + "\n";
  if (name == "slice" || name == "get_scalars" || name == "make_tensor" || name == "get_iter") {
    text += joined(types);
    return text + (name == "slice" ? " -> " + result : std::string()) + "\n";
  }
  return text + "(" + joined(types) + ") -> " + (results.size() > 1 ? "(" + result + ")" : result) + "\n";
}

}  // namespace

std::string bodyOf(const Operation& operation, const Drawn& drawn, const std::vector<std::string>& results) {
  std::string text;
  for (size_t i = 0; i < drawn.operands.size(); ++i)
    if (drawn.operands[i].isKnown() && !drawn.operands[i].isNote())
      text += "  %o" + std::to_string(i) + " = cute.static : " + drawn.operands[i].text() + "\n";
  if (!drawn.body.empty()) return text + drawn.body;
  return text + line(operation, drawn, results);
}

namespace {

std::string parameters(const Drawn& drawn) {
  std::vector<std::string> list;
  for (size_t i = 0; i < drawn.operands.size(); ++i)
    if (!drawn.operands[i].isKnown())
      list.push_back("%o" + std::to_string(i) + ": " + drawn.operands[i].text());
  return joined(list);
}

}  // namespace

std::string Operand::text() const {
  const auto written = [](const auto& value) -> std::string {
    if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>)
      return value;
    else
      return toString(value);
  };
  const std::string value = std::visit(written, type);
  if (kind == "known") return value;
  if (kind == "pointer") return this->written;
  if (kind == "ptr") return "!cute.ptr<f32, gmem>";
  if (kind == "memref") return "!cute.memref<f32, gmem, \"" + value + "\">";
  return kind == "i1" || kind == "i32" || kind == "i64" ? kind : "!cute." + kind + "<\"" + value + "\">";
}

std::vector<Instance> instancesOf(const Operation& operation, generators::Random& random, size_t count,
                                  lowering::TypeInference& inference) {
  constexpr int kTries = 4000;
  std::vector<Instance> instances;
  std::set<std::string> seen;
  size_t known = 0;
  for (int i = 0; i < kTries && instances.size() < count; ++i) {
    Instance instance{operation.draw(random), {}};
    const Drawn& drawn = instance.drawn;
    size_t dynamic = 0;
    for (const Operand& operand : drawn.operands) dynamic += dynamicLeaves(operand);
    if (dynamic == 0 && operation.called && known * 4 >= count) continue;
    if (drawn.result.empty()) {
      // Where the result is not left out, any type stands for it.
      const auto asked = [&](const std::vector<std::string>& written) {
        return inference.resultTypes("func.func @f(" + parameters(drawn) + ") {\n" +
                                     bodyOf(operation, drawn, written) + "  return\n}\n");
      };
      auto types = asked({});
      if (!types) types = asked({"i1"});
      if (!types) continue;
      instance.results = std::move(*types);
    } else {
      instance.results = {drawn.result};
    }
    if (!seen.insert(functionOf(operation, instance, 0)).second) continue;
    known += dynamic == 0;
    instances.push_back(std::move(instance));
  }
  return instances;
}

std::string functionOf(const Operation& operation, const Instance& instance, size_t number) {
  if (operation.kernel) {
    std::vector<std::string> quoted;
    for (const std::string& premise : instance.drawn.premises) quoted.push_back("\"" + premise + "\"");
    return "func.func @f" + std::to_string(number) + "(" + parameters(instance.drawn) + ") attributes {cute.kernel" +
           (quoted.empty() ? "" : ", cute.premises = [" + joined(quoted) + "]") + "} {\n" + instance.drawn.body +
           "  return\n}\n";
  }
  std::vector<std::string> names;
  for (size_t i = 0; i < instance.results.size(); ++i)
    names.push_back(instance.results.size() > 1 ? "%r#" + std::to_string(i) : "%r");
  return "func.func @f" + std::to_string(number) + "(" + parameters(instance.drawn) + ") -> (" +
         joined(instance.results) + ") {\n" + bodyOf(operation, instance.drawn, instance.results) +
         "  return " + joined(names) + " : " + joined(instance.results) + "\n}\n";
}

}  // namespace cutecheck::run
