// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/fast_division.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::Value;
using I = llvm::Instruction;

// The value that was put where `e` looks, following the struct back through what was put elsewhere; or null.
const Value* fieldOf(const llvm::ExtractValueInst& e) {
  const Value* record = e.getAggregateOperand();
  while (const auto* put = dyn_cast<llvm::InsertValueInst>(record)) {
    if (put->getIndices() == e.getIndices()) return put->getInsertedValueOperand();
    const size_t common = std::min(put->getNumIndices(), e.getNumIndices());
    if (put->getIndices().take_front(common) == e.getIndices().take_front(common)) return nullptr;
    record = put->getAggregateOperand();
  }
  return nullptr;
}

// One attempt to read a value as a quotient. Remembers which instructions it read.
class Match {
 public:
  explicit Match(unsigned bits) : bits_(bits) {}

  bool quotient(const Value* v) {
    const Value *sum, *second, *half, *difference, *first, *product;
    if (!binary(v, I::LShr, sum, second)) return false;
    const auto* add = plain(sum, I::Add);
    if (!add) return false;
    for (const unsigned side : {0U, 1U}) {
      const Value* upper = seen(add->getOperand(side));
      half = add->getOperand(1 - side);
      if (!binary(half, I::LShr, difference, first) || !binary(difference, I::Sub, dividend, product))
        continue;
      dividend = seen(dividend);
      if (seen(product) == upper && upperHalf(upper) && shifts(seen(first), seen(second))) return true;
    }
    return false;
  }

  const Value *dividend = nullptr, *divisor = nullptr;
  std::set<const I*> steps;

 private:
  // Behind structs.
  const Value* seen(const Value* v) {
    while (const auto* e = dyn_cast<llvm::ExtractValueInst>(v)) {
      const Value* put = fieldOf(*e);
      if (!put) return v;
      steps.insert(e);
      v = put;
    }
    return v;
  }
  // The instruction, when it is that operation and promises nothing.
  const I* plain(const Value* v, unsigned opcode) {
    const auto* i = dyn_cast<I>(seen(v));
    if (!i || i->getOpcode() != opcode || i->hasPoisonGeneratingFlags()) return nullptr;
    steps.insert(i);
    return i;
  }
  bool binary(const Value* v, unsigned opcode, const Value*& a, const Value*& b) {
    const I* i = plain(v, opcode);
    if (!i) return false;
    a = i->getOperand(0), b = i->getOperand(1);
    return true;
  }
  bool isNumber(const Value* v, uint64_t n) {
    const auto* c = dyn_cast<llvm::ConstantInt>(seen(v));
    return c && c->getValue() == n;
  }
  // `v` is `of` in 2N bits.
  const Value* extended(const Value* v) {
    const I* i = plain(v, I::ZExt);
    if (!i || !i->getType()->isIntegerTy(2 * bits_)) return nullptr;
    const Value* from = seen(i->getOperand(0));
    return from->getType()->isIntegerTy(bits_) ? from : nullptr;
  }
  const Value* truncated(const Value* v) {
    const I* i = plain(v, I::Trunc);
    return i && i->getType()->isIntegerTy(bits_) ? i->getOperand(0) : nullptr;
  }
  // A shift below 2^7, perhaps carried as a byte.
  const Value* shift(const Value* v) {
    const I* wide = dyn_cast<llvm::ZExtInst>(v);
    if (!wide || wide->hasPoisonGeneratingFlags()) return v;
    const auto* byte = dyn_cast<llvm::TruncInst>(seen(wide->getOperand(0)));
    if (!byte || byte->hasPoisonGeneratingFlags() || !byte->getType()->isIntegerTy(8)) return v;
    steps.insert(wide);
    steps.insert(byte);
    return seen(byte->getOperand(0));
  }
  const llvm::IntrinsicInst* call(const Value* v, llvm::Intrinsic::ID id) {
    const auto* c = dyn_cast<llvm::IntrinsicInst>(seen(v));
    if (!c || c->getIntrinsicID() != id || c->hasPoisonGeneratingAnnotations()) return nullptr;
    // What a call promises besides is not read of one that is replaced.
    if (!c->getAttributes().isEmpty() || c->hasOperandBundles()) return nullptr;
    steps.insert(c);
    return c;
  }

  // t, and with it the multiplier and the divisor.
  bool upperHalf(const Value* t) {
    const Value *wide, *bits, *a, *b;
    const Value* shifted = truncated(t);
    if (!shifted || !binary(shifted, I::LShr, wide, bits) || !isNumber(bits, bits_)) return false;
    if (!binary(wide, I::Mul, a, b)) return false;
    const Value *x = extended(a), *y = extended(b);
    if (!x || !y) return false;
    return (y == dividend && multiplier(x)) || (x == dividend && multiplier(y));
  }
  // 1 + (2^l - d) 2^N / d
  bool multiplier(const Value* m) {
    const Value *sum, *one, *ratio, *rest, *by, *bits, *power, *d, *base, *exponent;
    sum = truncated(m);
    if (!sum) return false;
    const bool added = binary(sum, I::Add, ratio, one) && isNumber(one, 1);
    if (!added) return false;
    if (!binary(ratio, I::UDiv, rest, by) || !binary(rest, I::Shl, rest, bits) || !isNumber(bits, bits_))
      return false;
    if (!binary(rest, I::Sub, power, d) || !binary(power, I::Shl, base, exponent) || !isNumber(base, 1))
      return false;
    divisor = extended(d);
    length_ = extended(exponent);
    return divisor && extended(by) == divisor && length_ && length();
  }
  // l = N - ctlz(d - 1)
  bool length() {
    const Value *bits, *zeros, *before, *one;
    if (!binary(length_, I::Sub, bits, zeros) || !isNumber(bits, bits_)) return false;
    const auto* count = call(zeros, llvm::Intrinsic::ctlz);
    if (!count || !isNumber(count->getArgOperand(1), 0)) return false;
    return binary(count->getArgOperand(0), I::Sub, before, one) && seen(before) == divisor &&
           isNumber(one, 1);
  }
  // min(l, 1) and what that leaves of l
  bool shifts(const Value* first, const Value* second) {
    first = shift(first), second = shift(second);
    const auto* least = call(first, llvm::Intrinsic::umin);
    if (!least) return false;
    const Value *a = seen(least->getArgOperand(0)), *b = seen(least->getArgOperand(1));
    if (!(a == length_ && isNumber(b, 1)) && !(b == length_ && isNumber(a, 1))) return false;
    const Value *whole, *part;
    return binary(second, I::Sub, whole, part) && seen(whole) == length_ && seen(part) == first;
  }

  unsigned bits_;
  const Value* length_ = nullptr;
};

}  // namespace

FastDivisions::FastDivisions(const llvm::Function& f) {
  std::set<const I*> steps;
  for (const I& i : llvm::instructions(f)) {
    if (i.getOpcode() != I::LShr || !(i.getType()->isIntegerTy(32) || i.getType()->isIntegerTy(64))) continue;
    Match match(i.getType()->getIntegerBitWidth());
    if (!match.quotient(&i)) continue;
    quotients_[&i] = {match.dividend, match.divisor};
    match.steps.erase(&i);
    steps.insert(match.steps.begin(), match.steps.end());
  }
  if (!none()) findIdle(f, steps);
}

// What is needed is needed by an instruction that is no step of a division, or by one that is needed.
void FastDivisions::findIdle(const llvm::Function& f, const std::set<const I*>& steps) {
  std::vector<const I*> work;
  for (const I& i : llvm::instructions(f)) {
    if (const auto* e = dyn_cast<llvm::ExtractValueInst>(&i))
      if (const Value* put = fieldOf(*e)) fields_[e] = put;
    const bool carries = llvm::isa<llvm::InsertValueInst, llvm::ExtractValueInst>(i);
    if (steps.contains(&i) || carries) {
      idle_.insert(&i);
    } else {
      work.push_back(&i);
    }
  }
  const auto need = [&](const Value* v) {
    const auto* i = dyn_cast<I>(v);
    if (i && idle_.erase(i) > 0) work.push_back(i);
  };
  while (!work.empty()) {
    const I* i = work.back();
    work.pop_back();
    if (const FastDivision* division = quotient(*i)) {
      need(division->dividend);
      need(division->divisor);
    } else if (const Value* put = field(*i)) {
      need(put);
    } else {
      for (const Value* v : i->operand_values()) need(v);
    }
  }
}

const FastDivision* FastDivisions::quotient(const I& i) const {
  const auto at = quotients_.find(&i);
  return at == quotients_.end() ? nullptr : &at->second;
}

const Value* FastDivisions::field(const I& i) const {
  const auto at = fields_.find(&i);
  return at == fields_.end() ? nullptr : at->second;
}

const Value* FastDivisions::dividesBy(const I& i) const {
  if (!idle(i) || i.getOpcode() != I::UDiv) return nullptr;
  for (const auto& [quotient, division] : quotients_) {
    const auto* by = dyn_cast<llvm::ZExtInst>(i.getOperand(1));
    if (!by) continue;
    const Value* from = by->getOperand(0);
    while (const auto* e = dyn_cast<llvm::ExtractValueInst>(from)) {
      if (const Value* put = field(*e); put)
        from = put;
      else
        break;
    }
    if (from == division.divisor) return from;
  }
  return nullptr;
}

// With X = n, D = d, W = 2^N, P = 2^l, K = floor(W*(P-D)/D): m is K+1, and K+1+W the multiplier of a
// division. D = 1 is fast_division_r10: l is 0, nothing is shifted. Else 2^(l-1) <= D-1 < 2^l by what ctlz
// counts, so that P/2 < D <= P <= W. Numbers of 2N bits hold W*(P-D) and (K+1)*X, for these are below W*W:
// fast_division_r3 and fast_division_r4 say that K+1 < W. Hence N bits hold m.
// With M = K+1+W, Y = W*P: M*D = Y+E with 1 <= E by fast_division_r1, E <= D <= P by fast_division_r2. Write
// X = D*Q+R, 0 <= R < D; then M*X = Y*Q + S with S = E*Q + M*R, not negative by range_r12, D*S = E*X + Y*R by
// fast_division_r5, E*X < Y by fast_division_r6, so D*S < D*Y by fast_division_r7 and S < Y by
// fast_division_r4. By composition_r1 and composition_r2 M*X/Y is Q.
// T, the upper half of m*n, is at most X by fast_division_r11; T+(X-T)/2 is (X+T)/2 by fast_division_r9, at
// most X; X+T is M*X/W by fast_division_r8; and shifting by s2 = l-1 divides by P/2: coalesce_r3, twice,
// gives M*X/Y.
const std::vector<FastDivisionRule>& fastDivisionRules() {
  static const std::vector<FastDivisionRule> rules = {
      {"fast_division_r1", "(K+1+W)*D > W*P", "D >= 1, W*(P-D) < D*K+D"},
      {"fast_division_r2", "(K+1+W)*D <= W*P + D", "D >= 1, D*K <= W*(P-D)"},
      {"fast_division_r3", "D*(K+1) < D*W", "D*K <= W*(P-D), P < 2*D, D >= 1, D < W"},
      {"fast_division_r4", "A < B", "D*A < D*B, D >= 1"},
      {"fast_division_r5", "(E*Q + M*R)*D == E*X + Y*R", "M*D == Y+E, X == D*Q+R"},
      {"fast_division_r6", "E*X < P*W", "E >= 0, E <= P, P >= 1, X >= 0, X < W"},
      {"fast_division_r7", "F + Y*R < D*Y", "F < Y, R < D, Y >= 1"},
      {"fast_division_r8", "(M*X)/W + X == ((M+W)*X)/W", "W >= 1"},
      {"fast_division_r9", "T + (X-T)/2 == (X+T)/2", ""},
      {"fast_division_r10", "T + (X-T)/1 == X", ""},
      {"fast_division_r11", "(M*X)/W <= X", "W >= 1, M >= 0, M < W, X >= 0"},
  };
  return rules;
}

const std::vector<ProvedRule>& provedFastDivisionRules() {
  static const std::vector<ProvedRule> proved = [] {
    std::vector<ProvedRule> all;
    for (const FastDivisionRule& rule : fastDivisionRules()) {
      ProvedRule p{rule.label + ": " + rule.claim + (rule.where.empty() ? "" : " where " + rule.where), {}};
      for (const bool strict : {true, false}) {
        Options options;
        options.strict = strict;
        const Expected<Answer> answer = prove(rule.claim, rule.where, options);
        if (!answer.ok()) {
          p.decision.reason = answer.error().str();
        } else if (answer->verdict != Verdict::kProved) {
          p.decision.reason = std::string(verdictName(answer->verdict));
        } else {
          p.decision = {Decision::Status::kHolds, answer->derivations, std::nullopt, ""};
          break;
        }
      }
      all.push_back(std::move(p));
    }
    return all;
  }();
  return proved;
}

}  // namespace cutecheck::oracle
