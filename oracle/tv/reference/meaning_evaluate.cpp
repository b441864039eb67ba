// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The meaning at numbers: what executions are compared with.
#include <numeric>

#include "oracle/decide/evaluate.h"
#include "oracle/tv/reference/meaning_value.h"

namespace cutecheck::oracle {

namespace {

// The value of f at x, in 128 bits throughout: sizes need not fit 64 as oracle::Concrete wants them. A later part
// of a chain is met as composition meets its left operand: f(-i) = -f(i), the last leaf unbounded.
std::optional<Int128> valueAt(const Function& f, Int128 x, const Assignment& assignment, bool later) {
  switch (f.kind) {
    case Function::Kind::kMode: {
      std::optional<Int128> stride = valueOf(f.stride, assignment);
      return stride ? checkedMul(x, *stride) : std::nullopt;
    }
    case Function::Kind::kShift: {
      std::optional<Int128> shift = valueOf(f.shift, assignment);
      return shift ? checkedAdd(x, *shift) : std::nullopt;
    }
    case Function::Kind::kSwizzle: {
      if (x < 0) return std::nullopt;
      const Swizzle& s = f.swizzle;
      int up = s.shift < 0 ? -s.shift : 0, down = s.shift > 0 ? s.shift : 0;
      Int128 mask = (Int128(1) << s.bits) - 1;
      return x ^ (((x >> (s.base + down)) & mask) << (s.base + up));
    }
    case Function::Kind::kParallel: {
      if (x < 0) {
        std::optional<Int128> mirrored = later ? valueAt(f, -x, assignment, true) : std::nullopt;
        return mirrored ? std::optional(-*mirrored) : std::nullopt;
      }
      const std::vector<Function>& parts = f.parts;
      Int128 sum = 0;
      for (size_t i = 0; i < parts.size(); ++i) {
        bool last = i + 1 == parts.size();
        std::optional<Int128> extent = last ? Int128(1) : valueOf(sizeOf(parts[i]), assignment);
        if (!extent || *extent < 1) return std::nullopt;
        std::optional<Int128> part = valueAt(parts[i], last ? x : x % *extent, assignment, later);
        std::optional<Int128> next = part ? checkedAdd(sum, *part) : std::nullopt;
        if (!next) return std::nullopt;
        sum = *next;
        x /= *extent;
      }
      return sum;
    }
    case Function::Kind::kChain: {
      std::optional<Int128> y = x;
      for (size_t i = 0; y && i < f.parts.size(); ++i) y = valueAt(f.parts[i], *y, assignment, later || i > 0);
      return y;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Int128> evaluate(const MeaningNode& v, const Assignment& assignment) {
  using K = MeaningNode::Kind;
  for (const std::string& load : v.loads)
    if (!assignment.contains(load)) return std::nullopt;
  if (v.kind == K::kScalar) return valueOf(v.scalar, assignment);
  if (v.kind == K::kSelect) {
    std::optional<Int128> chosen = evaluate(*v.operands[0], assignment);
    return chosen ? evaluate(*v.operands[*chosen != 0 ? 1 : 2], assignment) : std::nullopt;
  }
  std::vector<Int128> x;
  for (const MeaningValue& operand : v.operands) {
    std::optional<Int128> value = evaluate(*operand, assignment);
    if (!value) return std::nullopt;
    x.push_back(*value);
    // What stands behind need not have a value.
    if ((v.kind == K::kAnd && *value == 0) || (v.kind == K::kOr && *value != 0)) return *value;
  }
  switch (v.kind) {
    case K::kNegate: return checkedSub(0, x[0]);
    case K::kAdd: return checkedAdd(x[0], x[1]);
    case K::kSub: return checkedSub(x[0], x[1]);
    case K::kMul: return checkedMul(x[0], x[1]);
    case K::kDiv: return x[1] < 1 ? std::nullopt : std::optional(floorDiv(x[0], x[1]));
    case K::kMod: return x[1] < 1 ? std::nullopt : std::optional(floorMod(x[0], x[1]));
    case K::kQuotient: return x[1] == 0 ? std::nullopt : std::optional(x[0] / x[1]);
    case K::kRemainder: return x[1] == 0 ? std::nullopt : std::optional(x[0] % x[1]);
    case K::kUnsigned: return floorMod(x[0], Int128(1) << v.width);
    case K::kSigned: {
      const Int128 low = floorMod(x[0], Int128(1) << v.width);
      return low < (Int128(1) << (v.width - 1)) ? low : low - (Int128(1) << v.width);
    }
    case K::kApply: {
      if (x[0] < 0) return std::nullopt;
      return valueAt(v.function, x[0], assignment, false);
    }
    case K::kRelation: return compare(x[0], v.relation, x[1]) ? 1 : 0;
    case K::kNot: return 1 - x[0];
    case K::kAnd: {
      Int128 all = 1;
      for (Int128 b : x) all *= b;
      return all;
    }
    default: {
      Int128 any = 0;
      for (Int128 b : x) any |= b;
      return any;
    }
  }
}

std::map<std::string, Int128> promisedMultiples(const DenotedFunction& f) {
  using Op = ScalarNode::Op;
  std::map<std::string, Int128> multiples;
  for (const auto* constraints : {&f.premises, &f.implicit}) {
    for (const Constraint& c : *constraints) {
      if (c.relation != Relation::kEqual || c.lhs->op() != Op::kMod || c.rhs->op() != Op::kConstant || c.rhs->value() != 0)
        continue;
      const Scalar &symbol = c.lhs->lhs(), &divisor = c.lhs->rhs();
      if (symbol->op() != Op::kSymbol || divisor->op() != Op::kConstant || divisor->value() < 1) continue;
      Int128& k = multiples.emplace(symbol->name(), 1).first->second;
      // Two promises whose least common multiple is no 64-bit number: the first is kept.
      if (std::optional<Int128> both = checkedMul(k / std::gcd(static_cast<int64_t>(k), divisor->value()), divisor->value());
          both && *both < (Int128(1) << 62))
        k = *both;
    }
  }
  return multiples;
}

}  // namespace cutecheck::oracle
