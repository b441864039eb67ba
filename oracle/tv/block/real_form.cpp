// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/real_form.h"

#include <algorithm>
#include <array>

#include "oracle/tv/ir/value_functions.h"

namespace cutecheck::oracle {

namespace {

using Kind = OpaqueNode::Kind;

// The bits of 0, 1 and minus infinity.
struct Row {
  std::string_view type;
  std::array<uint64_t, 3> bits;
};
constexpr std::array kConstants = {Row{"f16", {0, 0x3c00, 0xfc00}}, Row{"bf16", {0, 0x3f80, 0xff80}},
                                   Row{"f32", {0, 0x3f800000, 0xff800000}},
                                   Row{"f64", {0, 0x3ff0000000000000, 0xfff0000000000000}}};
constexpr uint64_t kLog2OfE = 0x3fb8aa3b;  // 1.44269502, the f32 nearest to it

bool isCall(const Opaque& value, std::string_view word) {
  return value->kind == Kind::kOperation && value->name == word;
}
bool isLog2OfE(const Opaque& value) {
  return value->kind == Kind::kConstant && value->name == "f32" && value->number == kLog2OfE;
}

}  // namespace

bool isConstant(const OpaqueNode& value, RealConstant which) {
  return value.kind == Kind::kConstant && std::ranges::any_of(kConstants, [&](const Row& row) {
           return row.type == value.name && row.bits[static_cast<size_t>(which)] == value.number;
         });
}

const Opaque& RealForm::of(const Opaque& value) {
  if (const auto at = known_.find(value.get()); at != known_.end()) return at->second;
  kept_.push_back(value);
  std::vector<Opaque> operands;
  for (const Opaque& operand : value->operands) operands.push_back(of(operand));
  return known_[value.get()] = rewritten(*value, std::move(operands));
}

Opaque RealForm::rewritten(const OpaqueNode& value, std::vector<Opaque> operands) {
  std::string name = value.name;
  if (value.kind == Kind::kOperation) {
    if (name == kOpenPower) name = "fexp2";
    for (const size_t k : {size_t{1}, size_t{0}}) {
      if (name == "fmul" && isCall(operands[k], "fdiv") &&
          isConstant(*operands[k]->operands[0], RealConstant::kOne)) {
        name = "fdiv";
        operands = {operands[1 - k], operands[k]->operands[1]};
      } else if (name == "fexp2" && isCall(operands[0], "fmul") && isLog2OfE(operands[0]->operands[k])) {
        name = "fexp";
        operands = {operands[0]->operands[1 - k]};
      }
    }
  }
  OpaqueNode made{value.kind, name, value.number, value.term, operands};
  // A number and a condition are of the line in which they stand.
  const bool ofLine = value.kind == Kind::kNumber || value.kind == Kind::kChoice || value.term;
  if (ofLine) return std::make_shared<const OpaqueNode>(std::move(made));
  Opaque& one = made_[{value.kind, std::move(name), value.number, std::move(operands)}];
  if (!one) one = std::make_shared<const OpaqueNode>(std::move(made));
  return one;
}

}  // namespace cutecheck::oracle
