// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CuTe C++ as a subject of `cutecheck conform`: its algebra on integers that are known at run time only.
//
// Built by tools/adapters/build against your own copy of CUTLASS; only the translation of requests is here.
// CuTe's layouts are types, so a request finds its code among flat layouts of rank 1 to 3; others are
// answered kUnknownOperation. With static integers CuTe refuses at compile time more than it does here.
#include <optional>
#include <sstream>

#include <cute/layout.hpp>

#include "tools/adapters/batch.h"

namespace {

using subjects::Operation;
using subjects::Unsupported;
using Args = std::vector<std::string>;

struct Parsed {
  std::vector<int> shape, stride;
};

std::vector<int> readFlat(std::string text) {
  if (!text.empty() && text.front() == '(') text = text.substr(1, text.size() - 2);
  if (text.find_first_not_of("-0123456789,") != std::string::npos)
    throw Unsupported("only flat layouts are read");
  std::vector<int> leaves;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');) leaves.push_back(std::stoi(part));
  return leaves;
}

Parsed readLayout(const std::string& text) {
  const size_t colon = text.find(':');
  if (colon == std::string::npos) throw Unsupported("a layout is wanted");
  Parsed parsed{readFlat(text.substr(0, colon)), readFlat(text.substr(colon + 1))};
  if (parsed.shape.size() != parsed.stride.size() || parsed.shape.empty() || parsed.shape.size() > 3)
    throw Unsupported("only ranks 1 to 3 are read");
  // (4):(1) is a tuple of one mode.
  if (text.front() == '(' && parsed.shape.size() == 1) throw Unsupported("only flat layouts are read");
  return parsed;
}

// Calls `use` with CuTe's layout.
template <typename Use>
std::string with(const std::string& text, Use use) {
  const Parsed p = readLayout(text);
  switch (p.shape.size()) {
    case 1:
      return use(cute::make_layout(p.shape[0], p.stride[0]));
    case 2:
      return use(cute::make_layout(cute::make_shape(p.shape[0], p.shape[1]),
                                   cute::make_stride(p.stride[0], p.stride[1])));
    default:
      return use(cute::make_layout(cute::make_shape(p.shape[0], p.shape[1], p.shape[2]),
                                   cute::make_stride(p.stride[0], p.stride[1], p.stride[2])));
  }
}

template <typename T>
std::string shown(const T& value) {
  if constexpr (cute::is_layout<T>::value) {
    return shown(value.shape()) + ":" + shown(value.stride());
  } else if constexpr (cute::is_tuple<T>::value) {
    std::string text;
    cute::for_each(value, [&](const auto& mode) { text += (text.empty() ? "" : ",") + shown(mode); });
    return "(" + text + ")";
  } else {
    return std::to_string(static_cast<long long>(value));
  }
}

template <typename Compute>
Operation unary(Compute compute) {
  return [compute](const Args& args) {
    if (args.size() != 1) throw Unsupported("one layout is wanted");
    return with(args[0], [&](const auto& a) { return shown(compute(a)); });
  };
}

template <typename Compute>
Operation binary(Compute compute) {
  return [compute](const Args& args) {
    if (args.size() != 2) throw Unsupported("two layouts are wanted");
    return with(args[0], [&](const auto& a) {
      return with(args[1], [&](const auto& b) { return shown(compute(a, b)); });
    });
  };
}

std::string complementOf(const Args& args) {
  if (args.size() != 2) throw Unsupported("a layout and an integer are wanted");
  const Parsed p = readLayout(args[0]);
  // CuTe's complement takes one dynamic mode.
  if (p.shape.size() != 1) throw Unsupported("only rank 1");
  return shown(cute::complement(cute::make_layout(p.shape[0], p.stride[0]), std::stoi(args[1])));
}

}  // namespace

int main() {
  return subjects::serve(
      {
          {"size", unary([](const auto& a) { return cute::size(a); })},
          {"cosize", unary([](const auto& a) { return cute::cosize(a); })},
          {"coalesce", unary([](const auto& a) { return cute::coalesce(a); })},
          {"filter", unary([](const auto& a) { return cute::filter(a); })},
          {"right_inverse", unary([](const auto& a) { return cute::right_inverse(a); })},
          {"composition", binary([](const auto& a, const auto& b) { return cute::composition(a, b); })},
          {"complement", complementOf},
      },
      "CuTe C++ with run-time integers");
}
