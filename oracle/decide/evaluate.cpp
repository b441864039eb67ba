// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/evaluate.h"

#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

constexpr int64_t kMakeUnits = 2;  // of work, for each part of a function that gets its numbers

std::optional<Int128> valueOf(const Scalar& s, const Assignment& assignment) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant) return Int128(s->value());
  if (s->op() == Op::kSymbol) {
    auto at = assignment.find(s->name());
    if (at == assignment.end()) return std::nullopt;
    return Int128(at->second);
  }
  std::optional<Int128> a = valueOf(s->lhs(), assignment);
  if (!a) return std::nullopt;
  if (s->op() == Op::kNeg) return checkedSub(0, *a);
  std::optional<Int128> b = valueOf(s->rhs(), assignment);
  if (!b) return std::nullopt;
  switch (s->op()) {
    case Op::kAdd: return checkedAdd(*a, *b);
    case Op::kSub: return checkedSub(*a, *b);
    case Op::kMul: return checkedMul(*a, *b);
    default: break;
  }
  if (*b < 1) return std::nullopt;
  return s->op() == Op::kDiv ? floorDiv(*a, *b) : floorMod(*a, *b);
}

bool compare(Int128 a, Relation relation, Int128 b) {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical: return a == b;
    case Relation::kNotEqual: return a != b;
    case Relation::kLessEqual: return a <= b;
    case Relation::kLess: return a < b;
    case Relation::kGreaterEqual: return a >= b;
    case Relation::kGreater: return a > b;
  }
  return false;
}

Expected<Concrete> Concrete::make(const Function& f, const Assignment& assignment) {
  WorkLimit::spend(kMakeUnits);
  Concrete c;
  c.kind_ = f.kind;
  c.swizzle_ = f.swizzle;
  if (f.kind == Function::Kind::kShift) {
    std::optional<Int128> shift = valueOf(f.shift, assignment);
    if (!shift) return makeError(Code::kOverflow, "evaluate_c2", "an offset has no value");
    c.shift_ = *shift;
    return c;
  }
  if (f.kind == Function::Kind::kMode) {
    std::optional<Int128> extent = valueOf(f.extent, assignment), stride = valueOf(f.stride, assignment);
    if (!extent || !stride || !narrow(*extent))
      return makeError(Code::kOverflow, "evaluate_c2", "an extent or stride has no value in 64 bits");
    if (*extent < 1) return makeError(Code::kInvalidExtent, "evaluate_c1", "an extent is below 1");
    c.size_ = static_cast<int64_t>(*extent);
    c.stride_ = *stride;
    return c;
  }
  Int128 size = 1;
  for (const Function& part : f.parts) {
    CUTECHECK_TRY(inner, make(part, assignment));
    size *= inner.size_;
    if (!narrow(size)) return makeError(Code::kOverflow, "evaluate_c2", "a size leaves int64_t");
    c.parts_.push_back(std::move(inner));
    if (f.kind == Function::Kind::kChain) size = c.parts_.front().size_;
  }
  c.size_ = static_cast<int64_t>(size);
  return c;
}

std::optional<Int128> Concrete::at(Int128 index) const {
  WorkLimit::spend(1);
  switch (kind_) {
    case Function::Kind::kMode: return checkedMul(index, stride_);
    case Function::Kind::kShift: return checkedAdd(index, shift_);
    case Function::Kind::kSwizzle: {
      if (swizzle_.bits == 0) return index;  // a layout with an offset, of any sign
      if (index < 0) return std::nullopt;
      Int128 mask = (Int128(1) << swizzle_.bits) - 1;
      int up = swizzle_.shift < 0 ? -swizzle_.shift : 0, down = swizzle_.shift > 0 ? swizzle_.shift : 0;
      Int128 source = (index >> (swizzle_.base + down)) & mask;
      return index ^ (source << (swizzle_.base + up));
    }
    case Function::Kind::kParallel: {
      Int128 sum = 0, rest = index;
      for (size_t i = 0; i < parts_.size(); ++i) {
        bool last = i + 1 == parts_.size();
        std::optional<Int128> value = parts_[i].at(last ? rest : rest % parts_[i].size_);
        std::optional<Int128> next = value ? checkedAdd(sum, *value) : std::nullopt;
        if (!next) return std::nullopt;
        sum = *next;
        rest /= parts_[i].size_;
      }
      return sum;
    }
    case Function::Kind::kChain: {
      std::optional<Int128> x = index;
      for (size_t i = 0; x && i < parts_.size(); ++i) {
        bool plain = parts_[i].kind_ == Function::Kind::kShift || parts_[i].kind_ == Function::Kind::kSwizzle;
        if (i == 0 || plain || *x >= 0) {
          x = parts_[i].at(*x);
        } else {
          x = parts_[i].at(-*x);
          if (x) x = -*x;
        }
      }
      return x;
    }
  }
  return std::nullopt;
}

}  // namespace cutecheck::oracle
