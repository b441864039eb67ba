// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function that applies one operation to its parameters: the least module that a lowering pattern sees.
#pragma once

#include <string>
#include <vector>

namespace cutecheck::run {

// !cute.KIND<"TEXT">
inline std::string typed(const std::string& kind, const std::string& text) {
  return "!cute." + kind + "<\"" + text + "\">";
}

// Operands that only their types tell apart (tiles, swizzles) are made inside.
inline bool isKnownToType(const std::string& type) {
  return type.starts_with("!cute.tile") || type.starts_with("!cute.swizzle");
}

// func.func @f: `operation` of operands of those types, `attributes` between its name and them. Empty
// `result`: the operation's own, and the function returns nothing, for asking what it is.
inline std::string oneOperation(const std::string& operation, const std::vector<std::string>& operands,
                                const std::string& result, const std::string& attributes = "") {
  std::string parameters, made, names, types;
  for (size_t i = 0; i < operands.size(); ++i) {
    const std::string name = "%o" + std::to_string(i);
    if (isKnownToType(operands[i]))
      made += "  " + name + " = cute.static : " + operands[i] + "\n";
    else
      parameters += (parameters.empty() ? "" : ", ") + name + ": " + operands[i];
    names += (i ? ", " : "") + name;
    types += (i ? ", " : "") + operands[i];
  }
  const bool plain = operation == "slice";
  std::string typesText = plain ? types : "(" + types + ")";
  if (!result.empty()) typesText += " -> " + result;
  std::string text = "func.func @f(" + parameters + ")" + (result.empty() ? "" : " -> " + result) + " {\n" +
                     made + "  %r = cute." + operation + (attributes.empty() ? "" : " " + attributes + " ") +
                     "(" + names + ") : " + typesText + "\n";
  return text + (result.empty() ? "  return\n}\n" : "  return %r : " + result + "\n}\n");
}

}  // namespace cutecheck::run
