// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutegen, the run-time layout library of NVIDIA's open CuTe compiler, as a subject of `cutecheck conform`.
//
// Built by tools/adapters/build against your own copy of CUTLASS; only the translation of requests is here.
// Its texts are the notation's, so that it reads and prints them itself.
#include <cutegen/cutegen.hpp>
#include <cutegen/cutegen_base_dynamic.hpp>
#include <cutegen/layout.hpp>
#include <cutegen/rec_var.hpp>

#include "tools/adapters/batch.h"

namespace {

namespace cg = cutegen;
using subjects::Operation;
using subjects::Refusal;
using subjects::Unsupported;
using Args = std::vector<std::string>;

cg::layout layout(const std::string& text) {
  if (text.find_first_of("S<>[]{}?_@;") != std::string::npos)
    throw Unsupported("only integers and layouts are read");
  if (text.find(':') == std::string::npos) throw Unsupported("a layout is wanted");
  const auto read = cg::from_string<cg::layout>(text);
  if (!read || !cg::is_valid(*read)) throw Refusal("not a layout: " + text);
  return *read;
}

std::string shown(const cg::layout& result) {
  if (!cg::is_valid(result)) throw Refusal("the result is an error");
  return cg::to_string(result);
}

template <typename Compute>
Operation unary(Compute compute) {
  return [compute](const Args& args) {
    if (args.size() != 1) throw Unsupported("one layout is wanted");
    return shown(compute(layout(args[0])));
  };
}

template <typename Compute>
Operation binary(Compute compute) {
  return [compute](const Args& args) {
    if (args.size() != 2) throw Unsupported("two layouts are wanted");
    return shown(compute(layout(args[0]), layout(args[1])));
  };
}

std::string complementOf(const Args& args) {
  if (args.size() != 2 || args[1].find_first_not_of("0123456789") != std::string::npos)
    throw Unsupported("a layout and an integer are wanted");
  return shown(cg::complement(layout(args[0]), static_cast<int>(std::stoll(args[1]))));
}

Operation number(int64_t (*compute)(const cg::layout&)) {
  return [compute](const Args& args) {
    if (args.size() != 1) throw Unsupported("one layout is wanted");
    return std::to_string(compute(layout(args[0])));
  };
}

}  // namespace

int main() {
  return subjects::serve(
      {
          {"size", number([](const cg::layout& a) { return static_cast<int64_t>(cg::static_size(a)); })},
          {"cosize", number([](const cg::layout& a) { return static_cast<int64_t>(cg::static_cosize(a)); })},
          {"coalesce", unary([](const cg::layout& a) { return cg::coalesce(a); })},
          {"filter", unary([](const cg::layout& a) { return cg::filter(a); })},
          {"right_inverse", unary([](const cg::layout& a) { return cg::right_inverse(a); })},
          {"left_inverse", unary([](const cg::layout& a) { return cg::left_inverse(a); })},
          {"composition",
           binary([](const cg::layout& a, const cg::layout& b) { return cg::composition(a, b); })},
          {"logical_divide",
           binary([](const cg::layout& a, const cg::layout& b) { return cg::logical_divide(a, b); })},
          {"logical_product",
           binary([](const cg::layout& a, const cg::layout& b) { return cg::logical_product(a, b); })},
          {"complement", complementOf},
      },
      "cutegen");
}
