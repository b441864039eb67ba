// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/opaque.h"

namespace cutecheck::oracle {

namespace {

Opaque made(OpaqueNode node) { return std::make_shared<const OpaqueNode>(std::move(node)); }

// The operand that a choice comes down to; the value itself where that is not known.
Opaque resolved(Opaque value, const std::function<int(const Term&)>& decided) {
  while (value->kind == OpaqueNode::Kind::kChoice) {
    int holds = decided(value->condition);
    if (holds < 0) break;
    value = value->operands[holds == 1 ? 0 : 1];
  }
  return value;
}

}  // namespace

Opaque OpaqueNode::load(size_t access, std::string type) {
  return made({Kind::kLoad, std::move(type), access, nullptr, {}});
}
Opaque OpaqueNode::constant(std::string type, uint64_t bits) {
  return made({Kind::kConstant, std::move(type), bits, nullptr, {}});
}
Opaque OpaqueNode::operation(std::string name, std::vector<Opaque> operands) {
  return made({Kind::kOperation, std::move(name), 0, nullptr, std::move(operands)});
}
Opaque OpaqueNode::choice(Term condition, Opaque a, Opaque b) {
  if (a == b) return a;
  return made({Kind::kChoice, {}, 0, std::move(condition), {std::move(a), std::move(b)}});
}
Opaque OpaqueNode::nothing() {
  static const Opaque node = made({});
  return node;
}

bool builtAlike(const Opaque& x, const Opaque& y, const std::function<size_t(size_t)>& partner,
                const std::function<int(const Term&)>& decided) {
  using Kind = OpaqueNode::Kind;
  Opaque a = resolved(x, decided), b = resolved(y, decided);
  if (a->kind != b->kind || a->name != b->name || a->operands.size() != b->operands.size()) return false;
  if (a->kind == Kind::kNothing || a->kind == Kind::kChoice) return false;
  if (a->kind == Kind::kLoad) return partner(a->number) == b->number;
  if (a->number != b->number) return false;
  for (size_t i = 0; i < a->operands.size(); ++i)
    if (!builtAlike(a->operands[i], b->operands[i], partner, decided)) return false;
  return true;
}

std::string toString(const Opaque& value) {
  using Kind = OpaqueNode::Kind;
  switch (value->kind) {
    case Kind::kLoad: return value->name + "#" + std::to_string(value->number);
    case Kind::kConstant: return value->name + "_bits(" + std::to_string(value->number) + ")";
    case Kind::kNothing: return "poison";
    default: break;
  }
  std::string text = value->kind == Kind::kChoice ? "choice" : value->name;
  for (size_t i = 0; i < value->operands.size(); ++i) text += (i == 0 ? "(" : ", ") + toString(value->operands[i]);
  return text + ")";
}

}  // namespace cutecheck::oracle
