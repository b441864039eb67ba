#include "oracle/llvm_ir/meaning_value.h"

#include <algorithm>

#include "core/parse.h"
#include "core/print.h"
#include "oracle/denote.h"
#include "oracle/llvm_ir/meaning_access.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;
using Node = MeaningNode;

MeaningValue node(Node::Kind kind, std::vector<MeaningValue> operands) {
  Node n{kind, {}, {}, {}, std::move(operands)};
  return std::make_shared<const Node>(std::move(n));
}

MeaningValue scalarNode(Scalar scalar) {
  Node n{Node::Kind::kScalar, std::move(scalar), {}, {}, {}};
  return std::make_shared<const Node>(std::move(n));
}

MeaningValue apply(Function function, MeaningValue index) {
  Node n{Node::Kind::kApply, {}, std::move(function), {}, {std::move(index)}};
  return std::make_shared<const Node>(std::move(n));
}

// Whether one of the calls that only meanings have occurs, so that the notation's own reader can not be asked.
bool hasOwnCall(const Expression& e) {
  if (e.kind == Kind::kCall && e.name != "size" && e.name != "cosize") return true;
  for (const Expression& child : e.children)
    if (hasOwnCall(child)) return true;
  return false;
}

class Denotation {
 public:
  explicit Denotation(Denoter& denoter) : denoter_(denoter) {}

  Expected<MeaningValue> value(const Expression& e) {
    if (e.kind == Kind::kTuple && e.children.size() == 1) return value(e.children[0]);
    if (e.kind == Kind::kRelation) return relation(e);
    if (e.kind == Kind::kCall) {
      if (e.name == "and" || e.name == "or" || e.name == "not") return connective(e);
      if (e.name == "crd2idx") return crd2idx(e);
      if (e.name == "get") return get(e);
      if (e.name == "swizzle_apply") return swizzleApply(e);
    }
    if ((e.kind == Kind::kUnary || e.kind == Kind::kBinary) && hasOwnCall(e)) return arithmetic(e);
    CUTECHECK_TRY(scalar, denoter_.integer(e));
    noteClaim(e);
    return scalarNode(scalar);
  }

  // "L == L" for every expression whose value was computed by operations that leave obligations: proving the claim
  // proves them.
  std::vector<std::string> claims;

  Expected<MeaningValue> integer(const Expression& e) {
    CUTECHECK_TRY(v, value(e));
    if (v->truth()) return usage(e, "expected an integer, found a truth value");
    return v;
  }

 private:
  void noteClaim(const Expression& e) {
    if (denoter_.obligations.empty()) return;
    denoter_.obligations.clear();
    claims.push_back(toString(e) + " == " + toString(e));
  }

  Diagnostic usage(const Expression& e, const std::string& message) const {
    return errorAt(e, Code::kUsage, "meaning_c10", message);
  }

  Expected<MeaningValue> arithmetic(const Expression& e) {
    CUTECHECK_TRY(a, integer(e.children[0]));
    if (e.kind == Kind::kUnary) return node(Node::Kind::kNegate, {a});
    CUTECHECK_TRY(b, integer(e.children[1]));
    switch (e.op) {
      case '+': return node(Node::Kind::kAdd, {a, b});
      case '-': return node(Node::Kind::kSub, {a, b});
      case '*': return node(Node::Kind::kMul, {a, b});
      case '/': return node(Node::Kind::kDiv, {a, b});
      default: return node(Node::Kind::kMod, {a, b});
    }
  }

  Expected<MeaningValue> relation(const Expression& e) {
    CUTECHECK_TRY(a, integer(e.children[0]));
    CUTECHECK_TRY(b, integer(e.children[1]));
    Node n{Node::Kind::kRelation, {}, {}, e.relation, {a, b}};
    return MeaningValue(std::make_shared<const Node>(std::move(n)));
  }

  Expected<MeaningValue> connective(const Expression& e) {
    if (e.children.empty() || (e.name == "not" && e.children.size() != 1))
      return usage(e, "wrong number of arguments of " + e.name);
    std::vector<MeaningValue> operands;
    for (const Expression& child : e.children) {
      CUTECHECK_TRY(operand, value(child));
      if (!operand->truth()) return usage(child, "expected a truth value, found an integer");
      operands.push_back(operand);
    }
    Node::Kind kind = e.name == "and" ? Node::Kind::kAnd : e.name == "or" ? Node::Kind::kOr : Node::Kind::kNot;
    return node(kind, std::move(operands));
  }

  Expected<MeaningValue> crd2idx(const Expression& e) {
    if (e.children.size() != 2) return usage(e, "crd2idx takes a coordinate and a layout");
    return offset(e.children[0], e.children[1]);
  }

  Expected<MeaningValue> offset(const Expression& coordinate, const Expression& at) {
    const Expression& layout = ungrouped(at);
    if (layout.kind == Kind::kCompose && ungrouped(layout.children[0]).kind == Kind::kSwizzle)
      return swizzledOffset(coordinate, layout);
    bool shape = isShape(layout);
    if (coordinate.kind != Kind::kTuple || coordinate.children.size() == 1) {
      CUTECHECK_TRY(index, integer(coordinate));
      if (shape) {
        CUTECHECK_TRY(column, columnMajor(layout));
        return apply(functionOf(column), index);
      }
      CUTECHECK_TRY(meaning, denoter_.layout(layout));
      noteClaim(layout);
      return apply(meaning.meaning, index);
    }
    if (shape) {
      CUTECHECK_TRY(column, columnMajor(layout));
      return byMode(coordinate, column);
    }
    if (layout.kind != Kind::kLayout) return usage(at, "a tuple coordinate needs a written layout");
    CUTECHECK_TRY(checked, denoter_.layout(layout));
    (void)checked;
    CUTECHECK_TRY(written, toLayout(layout));
    return byMode(coordinate, written);
  }

  static bool isShape(const Expression& e) {
    if (denotesInteger(e)) return true;
    if (e.kind != Kind::kTuple || e.children.empty()) return false;
    for (const Expression& child : e.children)
      if (!isShape(child)) return false;
    return true;
  }

  // S o n o L at a coordinate: swizzle(n + L(c)).
  Expected<MeaningValue> swizzledOffset(const Expression& coordinate, const Expression& e) {
    const Expression& s = ungrouped(e.children[0]);
    CUTECHECK_TRY(swizzle, Swizzle::make(s.value, s.base, s.shift));
    const Expression* rest = &e.children[1];
    MeaningValue shift;
    if (rest->kind == Kind::kCompose && denotesInteger(rest->children[0])) {
      CUTECHECK_TRY(n, integer(rest->children[0]));
      shift = n;
      rest = &rest->children[1];
    }
    CUTECHECK_TRY(inner, offset(coordinate, *rest));
    if (shift) inner = node(Node::Kind::kAdd, {inner, shift});
    return apply(Function::swizzled(swizzle), inner);
  }

  Expected<MeaningValue> swizzleApply(const Expression& e) {
    if (e.children.size() != 2 || ungrouped(e.children[0]).kind != Kind::kSwizzle)
      return usage(e, "swizzle_apply takes a swizzle and an integer");
    const Expression& s = ungrouped(e.children[0]);
    CUTECHECK_TRY(swizzle, Swizzle::make(s.value, s.base, s.shift));
    CUTECHECK_TRY(x, integer(e.children[1]));
    return apply(Function::swizzled(swizzle), x);
  }

  // The sum over modes; an integer beside a tuple of modes is a linear index of it.
  Expected<MeaningValue> byMode(const Expression& coordinate, const Layout& layout) {
    if (coordinate.kind != Kind::kTuple || (coordinate.children.size() == 1 && layout.rank() == 1)) {
      CUTECHECK_TRY(index, integer(coordinate));
      if (layout.shape().isTuple()) return apply(functionOf(layout), index);
      return node(Node::Kind::kMul, {index, scalarNode(scalarOf(layout.stride()))});
    }
    if (!layout.shape().isTuple() || coordinate.children.size() != layout.rank() || layout.rank() == 0)
      return errorAt(coordinate, Code::kRank, "meaning_c10", "the coordinate does not pair with the modes");
    MeaningValue sum;
    for (size_t i = 0; i < layout.rank(); ++i) {
      CUTECHECK_TRY(part, byMode(coordinate.children[i], layout.mode(i)));
      sum = sum ? node(Node::Kind::kAdd, {sum, part}) : part;
    }
    return sum;
  }

  // The compact column-major layout of a shape, extents of 1 with their running stride too: an index beyond
  // the domain is then still taken apart by CuTe's rule for shapes.
  Expected<Layout> columnMajor(const Expression& e) {
    CUTECHECK_TRY(shape, toIntTuple(e));
    std::vector<IntTuple> strides;
    Scalar running = ScalarNode::constant(1);
    for (const IntTuple& extent : leaves(shape)) {
      Scalar scalar = scalarOf(extent);
      strides.push_back(running->op() == ScalarNode::Op::kConstant ? IntTuple(running->value())
                                                                   : IntTuple::symbolic(running));
      running = ScalarNode::binary(ScalarNode::Op::kMul, running, scalar);
    }
    CUTECHECK_TRY(layout, Layout::make(shape, withLeaves(shape, strides)));
    // Notes the implicit premises of the extents.
    CUTECHECK_TRY(noted, denoter_.layout(e));
    (void)noted;
    return layout;
  }

  // get(idx2crd(i, shape), k, ...)
  Expected<MeaningValue> get(const Expression& e) {
    if (e.children.size() < 2 || e.children[0].kind != Kind::kCall || e.children[0].name != "idx2crd" ||
        e.children[0].children.size() != 2)
      return usage(e, "expected get(idx2crd(index, shape), k, ...)");
    CUTECHECK_TRY(index, integer(e.children[0].children[0]));
    const Expression& shapeText = ungrouped(e.children[0].children[1]);
    if (!isShape(shapeText)) return usage(shapeText, "idx2crd takes a shape");
    CUTECHECK_TRY(layout, columnMajor(shapeText));
    const IntTuple* at = &layout.shape();
    size_t before = 0;  // leaves left of the one asked for
    for (size_t i = 1; i < e.children.size(); ++i) {
      const Expression& k = e.children[i];
      if (k.kind != Kind::kInt || k.value < 0 || !at->isTuple() || k.value >= static_cast<int64_t>(at->rank()))
        return errorAt(k, Code::kRank, "meaning_c10", "no such mode");
      for (int64_t j = 0; j < k.value; ++j) before += leaves(at->mode(static_cast<size_t>(j))).size();
      at = &at->mode(static_cast<size_t>(k.value));
    }
    if (at->isTuple()) return usage(e, "the path ends at a tuple");
    // The function with stride 1 at the leaf asked for, 0 elsewhere.
    std::vector<IntTuple> extents = leaves(layout.shape());
    std::vector<Function> modes;
    for (size_t i = 0; i < extents.size(); ++i)
      modes.push_back(Function::mode(scalarOf(extents[i]), ScalarNode::constant(i == before ? 1 : 0)));
    return apply(Function::parallel(std::move(modes)), index);
  }

  Denoter& denoter_;
};

// The value stored; `parseAccess` has checked its form.
Opaque valueOf(const Expression& e, const MeaningFunction& f) {
  if (e.kind == Kind::kTuple) return valueOf(e.children[0], f);
  if (e.kind == Kind::kSymbol) {
    for (size_t i = 0; i < f.accesses.size(); ++i)
      if (!f.accesses[i].store && f.accesses[i].name == e.name) return OpaqueNode::load(i, f.accesses[i].type);
  }
  if (isBitsCall(e))
    return OpaqueNode::constant(e.name.substr(0, e.name.find("_bits")), static_cast<uint64_t>(e.children[0].value));
  std::vector<Opaque> operands;
  for (const Expression& child : e.children) operands.push_back(valueOf(child, f));
  return OpaqueNode::operation(e.name, std::move(operands));
}

Diagnostic atLine(Diagnostic error, size_t line) {
  error.message = "line " + std::to_string(line) + ": " + error.message;
  return error;
}

}  // namespace

Expected<DenotedFunction> denoteMeaning(const MeaningFunction& f) {
  DenotedFunction denoted;
  auto addImplicit = [&](const std::vector<Constraint>& constraints) {
    for (const Constraint& c : constraints) {
      bool known = false;
      for (const Constraint& other : denoted.implicit) known |= other.text == c.text;
      if (!known) denoted.implicit.push_back(c);
    }
  };
  for (const auto& [name, divisor] : f.symbols) {
    if (divisor == 1) continue;
    // Written without the promise, which would make it 0 == 0.
    Scalar rest = ScalarNode::binary(ScalarNode::Op::kMod, ScalarNode::symbol(name), ScalarNode::constant(divisor));
    addImplicit({{rest, ScalarNode::constant(0), Relation::kEqual, toString(rest) + " == 0"}});
  }
  Facts none;
  for (const Expression& premise : f.premises) {
    Denoter denoter(none, 0);
    Expected<Scalar> lhs = denoter.integer(premise.children[0]);
    Expected<Scalar> rhs = denoter.integer(premise.children[1]);
    for (const auto* side : {&lhs, &rhs})
      if (!*side)
        return meaningError(f.line, side->error().code, "meaning_c5",
                            "premise " + toString(premise) + ": " + side->error().message);
    addImplicit(denoter.implicit);
    denoted.premises.push_back({*lhs, *rhs, premise.relation, toString(premise)});
  }
  // Twice: what stands in shape position is known to be at least 1 when operations are computed.
  for (bool final : {false, true}) {
    std::vector<Constraint> known = denoted.premises;
    known.insert(known.end(), denoted.implicit.begin(), denoted.implicit.end());
    Facts facts(known);
    for (const MeaningResult& result : f.results) {
      if (!result.stated) {
        if (final) denoted.results.push_back(nullptr);
        continue;
      }
      Denoter denoter(facts, 1 << 16);
      Denotation denotation(denoter);
      Expected<MeaningValue> value = denotation.value(result.expression);
      if (!value) return atLine(value.error(), result.line);
      if ((*value)->truth() != (result.width == 1))
        return meaningError(result.line, Code::kUsage, "meaning_c10",
                            result.width == 1 ? "a result of type i1 is a truth value" : "expected an integer");
      addImplicit(denoter.implicit);
      if (!final) continue;
      denoted.results.push_back(*value);
      for (std::string& claim : denotation.claims) denoted.claims.push_back(std::move(claim));
      for (const std::string& missing : denoter.missing) denoted.missing.push_back(missing);
    }
    for (const MeaningAccess& access : f.accesses) {
      Denoter denoter(facts, 1 << 16);
      Denotation denotation(denoter);
      Expected<MeaningValue> offset = denotation.integer(access.offset);
      if (!offset) return atLine(offset.error(), access.line);
      MeaningValue condition;
      if (access.conditional) {
        Expected<MeaningValue> value = denotation.value(access.condition);
        if (!value) return atLine(value.error(), access.line);
        if (!(*value)->truth())
          return meaningError(access.line, Code::kUsage, "meaning_c10", "a condition is a truth value");
        condition = *value;
      }
      addImplicit(denoter.implicit);
      if (!final) continue;
      denoted.accesses.push_back({*offset, condition, access.store ? valueOf(access.value, f) : nullptr});
      for (std::string& claim : denotation.claims)
        if (std::find(denoted.claims.begin(), denoted.claims.end(), claim) == denoted.claims.end())
          denoted.claims.push_back(std::move(claim));
      for (const std::string& missing : denoter.missing) denoted.missing.push_back(missing);
    }
  }
  return denoted;
}

}  // namespace cutecheck::oracle
