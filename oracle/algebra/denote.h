// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// denote: from an expression to what it means, and to its form where that can be computed.
//
// Operations are the oracle's own. On symbolic leaves an operation is computed when its side
// conditions follow from the premises; otherwise the condition is noted as missing and the
// meaning goes on without a form. Each computed result leaves obligations: goals that state, in
// terms of the meaning, that the result is right. What an operation needs to have a value, a divisor of at
// least 1, is a need: it is asserted, never assumed.
//
// Whoever takes a scalar or a layout from here takes `missing`, `needs` and `obligations` with it: where one of
// them does not hold, what was returned means nothing.
#pragma once

#include <map>
#include <string_view>

#include "core/notation/expression.h"
#include "core/notation/tiler.h"
#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

// scalar >= 1, without which `of` has no value.
struct Need {
  Scalar scalar;
  std::string of;
  std::string condition() const;  // "N >= 1", as it may stand in a premise
  Constraint constraint() const;
};

class Denoter {
 public:
  // facts: what the premises give; limit: size up to which a static operation may search;
  // numbers: values for symbols, put into the leaves as they are read.
  Denoter(const Facts& facts, int64_t limit, const Assignment* numbers = nullptr)
      : facts_(facts), limit_(limit), numbers_(numbers) {}

  // Fails with the byte offset: kUnknownOperation, kUsage, kBasisStride, or as an operation on static
  // arguments refuses.
  Expected<LayoutValue> layout(const Expression& e);
  Expected<Scalar> integer(const Expression& e);
  // An integer that must be at least 1, noted as a need. Fails with claim_c3 where it is a number below.
  Expected<Scalar> positive(const Expression& e);
  Expected<Scalar> positive(const Scalar& scalar, const Expression& at);
  // A coordinate: integers and `_`.
  Expected<IntTuple> coordinate(const Expression& e);
  // A tuple of extents, each noted as at least 1.
  Expected<IntTuple> shape(const Expression& e);

  // A tiler argument: `_`, a layout, or tilers by mode; a shape is taken by mode.
  struct TilerValue {
    enum class Kind : uint8_t { kKeep, kLayout, kByMode } kind = Kind::kKeep;
    LayoutValue layout;
    std::vector<TilerValue> modes;
  };
  Expected<TilerValue> tiler(const Expression& e);

  // What the swizzles of a value act on: at or above 0, refused where it is a number below, else a need.
  std::optional<Diagnostic> noteOffsets(const LayoutValue& value, const Expression& at);

  // composition(a, b) under the default domain, with its obligation.
  Expected<LayoutValue> compose(const LayoutValue& a, const LayoutValue& b, const Expression& at);

  // The goals that say that the image of v contains [0, n), by a right inverse where one is found.
  std::vector<Goal> covering(const LayoutValue& v, const Scalar& n);

  // The value as an operation's result: sets whether its form is fixed.
  LayoutValue asResult(LayoutValue value) const;
  // Notes as missing that a mode of `value` may be 1 where its tree or extension is needed.
  bool needsFixed(const LayoutValue& value);
  // Notes as missing that a stride of `value` is not certain, where it is seen.
  bool needsStrides(const LayoutValue& value);
  std::string needsLarger(const LayoutValue& value, const std::string& why) const;

  const Facts& facts() const { return facts_; }
  int64_t limit() const { return limit_; }

  // min, max and gcd of symbols where the facts do not decide them: a symbol named after the call, and the
  // constraints that say exactly what it is. Nothing where the denoter may not define, or of a number that left 128
  // bits; then it is missing.
  enum class Chosen : uint8_t { kMin, kMax, kGcd };
  std::optional<Polynomial> define(Chosen chosen, const Polynomial& a, const Polynomial& b);

  // What stands for an integer that an operation lacks a condition for, once `missing` names it: one of which
  // nothing follows, so that no extent of it is a premise; at numbers the given one.
  Scalar lacking(int64_t atNumbers) const {
    return numbers_ ? ScalarNode::constant(atNumbers) : Polynomial::beyond().scalar();
  }

  // What is read is a premise: its extents are needs, nothing of it is an implicit premise.
  bool inPremise = false;
  bool mayDefine = false;

  // What stands for a tuple under an operation that rearranges modes.
  std::map<const Expression*, LayoutValue> tuples;

  std::vector<Goal> obligations;
  std::vector<std::string> missing;
  std::vector<Constraint> implicit;  // written extents, each as a whole, >= 1
  std::vector<Need> needs;
  std::vector<Constraint> definitions;

 private:
  friend class Operations;
  Expected<LayoutValue> literal(const Expression& e);
  // The layout of a literal, calls among its leaves. Fails with kNotCongruent where the trees differ.
  Expected<Layout> written(const Expression& e);
  Expected<LayoutValue> infix(const Expression& e);
  // The divisors of s: a number below 1 is refused, a symbol is a need.
  std::optional<Diagnostic> noteDivisors(const Scalar& s, const Expression& at);
  // An extent. Fails where it is a number below 1.
  std::optional<Diagnostic> noteExtent(const Scalar& s, const Expression& at);
  void need(const Scalar& s, std::string of);

  Expected<Scalar> numbered(const Scalar& s, const Expression& at) const;
  Expected<IntTuple> numbered(const IntTuple& t, const Expression& at) const;

  const Facts& facts_;
  int64_t limit_;
  const Assignment* numbers_;
};

// A value with this form as its meaning, and what is certain of the form.
LayoutValue valueOf(const Form& form, Certain certain, std::vector<Head> heads = {});
// A tiler of integers, n standing for n:1.
Denoter::TilerValue tilerOf(const IntTuple& extents);
// Mode i of a value that has a form, without its swizzles: as certain as the whole.
LayoutValue modeOf(const LayoutValue& value, size_t i);
// A side of a goal, whose tree nobody asks for.
inline LayoutValue sideOf(const Form& form) { return valueOf(form, Certain{}); }

// Whether a goal speaks of a number that left 128 bits: nothing may be concluded of it.
bool isBeyond(const Goal& goal);

// Whether an operation is called in it.
bool hasCall(const Expression& e);
// Whether the expression denotes an integer: a leaf, arithmetic, or a call such as size(..).
bool denotesInteger(const Expression& e);

// A diagnostic at the expression's place.
Diagnostic errorAt(const Expression& e, Code code, std::string rule, std::string message);

}  // namespace cutecheck::oracle
