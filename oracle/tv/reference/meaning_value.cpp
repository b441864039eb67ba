// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_value.h"

#include <algorithm>

#include "core/notation/print.h"
#include "oracle/tv/reference/denotation.h"
#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/reference/meaning_block.h"
#include "oracle/tv/reference/meaning_ensures.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

constexpr int64_t kSearched = 1 << 16;  // size up to which a static operation may be searched

// A value; `valueProblem` has checked its form. `numbers` counts those that forEachNumber meets. Within a turn of `fold` what
// it carries is what the turn begins with.
Opaque valueOf(const Expression& e, const MeaningFunction& f, size_t& numbers, std::optional<size_t> fold = std::nullopt) {
  if (e.kind == Kind::kTuple) return valueOf(e.children[0], f, numbers, fold);
  if (e.kind == Kind::kSymbol) {
    for (size_t i = 0; i < f.carried.size(); ++i) {
      const MeaningCarried& c = f.carried[i];
      if (c.name == e.name) return c.fold == fold ? OpaqueNode::carried(c.type, i) : OpaqueNode::folded(c.type, i);
    }
    for (const MeaningDatum& d : f.data)
      if (d.name == e.name) return OpaqueNode::parameter(d.type, d.path);
    for (size_t i = 0; i < f.accesses.size(); ++i) {
      const MeaningAccess& a = f.accesses[i];
      if (!a.store && a.name == e.name) return OpaqueNode::load(i, a.type, a.numeric ? variable(a.name) : nullptr);
    }
  }
  if (isNumberCall(e)) return OpaqueNode::meantNumber(e.name.substr(0, e.name.find('_')), numbers++);
  if (isChoiceCall(e)) {
    const size_t condition = numbers++;
    Opaque a = valueOf(e.children[1], f, numbers, fold);
    return OpaqueNode::meantChoice(condition, std::move(a), valueOf(e.children[2], f, numbers, fold));
  }
  if (isBitsCall(e)) return OpaqueNode::constant(e.name.substr(0, e.name.find("_bits")), *bitsOf(e));
  std::vector<Opaque> operands;
  for (const Expression& child : e.children) operands.push_back(valueOf(child, f, numbers, fold));
  return OpaqueNode::operation(e.name, std::move(operands));
}

// A value that is ensured; parseEnsures has checked its form.
Opaque ensuredOf(const Expression& e, const MeaningEnsures& ensures, const MeaningFunction& f, size_t& numbers) {
  if (e.kind == Kind::kTuple) return ensuredOf(e.children[0], ensures, f, numbers);
  if (e.kind == Kind::kSymbol) {
    for (size_t i = 0; i < ensures.in.size(); ++i)
      if (e.name == elementSymbol(i)) return OpaqueNode::load(i, ensures.in[i].type);
    for (const MeaningDatum& d : f.data)
      if (d.name == e.name) return OpaqueNode::parameter(d.type, d.path);
    return OpaqueNode::carried({}, 0);
  }
  if (isFoldCall(e)) return OpaqueNode::folded({}, static_cast<size_t>(e.children[0].value));
  if (isBitsCall(e)) return OpaqueNode::constant(e.name.substr(0, e.name.find("_bits")), *bitsOf(e));
  if (isChoiceCall(e)) {
    const size_t condition = numbers++;
    Opaque a = ensuredOf(e.children[1], ensures, f, numbers);
    return OpaqueNode::meantChoice(condition, std::move(a), ensuredOf(e.children[2], ensures, f, numbers));
  }
  std::vector<Opaque> operands;
  for (const Expression& child : e.children) operands.push_back(ensuredOf(child, ensures, f, numbers));
  return OpaqueNode::operation(e.name, std::move(operands));
}

// Shared memory lies where shared memory can.
void addAddress(const MeaningPointer& p, std::vector<Constraint>& implicit) {
  const Scalar address = ScalarNode::symbol(p.address), zero = ScalarNode::constant(0);
  const Scalar last = ScalarNode::constant(kSharedWindow - static_cast<int64_t>(p.bytes));
  implicit.push_back({address, zero, Relation::kGreaterEqual, p.address + " >= 0"});
  implicit.push_back({address, last, Relation::kLessEqual, p.address + " <= " + std::to_string(last->value())});
}

// The coordinate of an offset that is written crd2idx((i,j), ...), or crd2idx(i, ...); of another none.
std::vector<Expression> coordinateOf(const Expression& offset) {
  if (offset.kind != Kind::kCall || offset.name != "crd2idx" || offset.children.size() != 2) return {};
  const Expression& coordinate = offset.children[0];
  return coordinate.kind == Kind::kTuple ? coordinate.children : std::vector{coordinate};
}

// The extents that were written, and what was divided by: all at least 1.
std::vector<Constraint> atLeastOne(const Denoter& denoter) {
  std::vector<Constraint> all = denoter.implicit;
  for (const Need& need : denoter.needs) all.push_back(need.constraint());
  return all;
}

Diagnostic atLine(Diagnostic error, size_t line) {
  error.message = "line " + std::to_string(line) + ": " + error.message;
  return error;
}

}  // namespace

Expected<DenotedFunction> denoteMeaning(const MeaningFunction& f) {
  DenotedFunction denoted;
  const auto addOnce = [](std::vector<std::string>& all, std::vector<std::string>& more) {
    for (std::string& text : more)
      if (std::find(all.begin(), all.end(), text) == all.end()) all.push_back(std::move(text));
  };
  const auto isSaid = [](const std::vector<Constraint>& all, const Constraint& c) {
    return std::any_of(all.begin(), all.end(), [&](const Constraint& other) { return other.text == c.text; });
  };
  auto addImplicit = [&](const std::vector<Constraint>& constraints) {
    for (const Constraint& c : constraints)
      if (!isSaid(denoted.implicit, c)) denoted.implicit.push_back(c);
  };
  auto addNeeded = [&](const std::vector<Constraint>& constraints) {
    for (const Constraint& c : constraints)
      if (!isSaid(denoted.premises, c) && !isSaid(denoted.implicit, c) && !isSaid(denoted.needed, c))
        denoted.needed.push_back(c);
  };
  const auto known = [&] {
    std::vector<Constraint> constraints = denoted.premises;
    constraints.insert(constraints.end(), denoted.implicit.begin(), denoted.implicit.end());
    constraints.insert(constraints.end(), denoted.needed.begin(), denoted.needed.end());
    return Facts(constraints);
  };
  for (const auto& [name, divisor] : f.symbols) {
    if (divisor == 1) continue;
    // Written without the promise, which would make it 0 == 0.
    Scalar rest = ScalarNode::binary(ScalarNode::Op::kMod, ScalarNode::symbol(name), ScalarNode::constant(divisor));
    addImplicit({{rest, ScalarNode::constant(0), Relation::kEqual, toString(rest) + " == 0"}});
  }
  for (const MeaningPointer& p : f.pointers)
    if (p.kind == MeaningPointer::Kind::kShared) addAddress(p, denoted.implicit);
  // A premise may speak of what is computed under the premises before it. What it divides by, and takes the
  // size of, is at least 1: a function's line says so of its caller's numbers, and a kernel's must follow.
  for (const Expression& premise : f.premises) {
    const Facts facts = known();
    Denoter denoter(facts, kSearched);
    Denotation::Layouts layouts;
    Denotation denotation(denoter, layouts);
    Expected<Scalar> lhs = denotation.scalar(premise.children[0]);
    Expected<Scalar> rhs = denotation.scalar(premise.children[1]);
    for (const auto* side : {&lhs, &rhs})
      if (!*side)
        return meaningError(f.line, side->error().code, "meaning_c5",
                            "premise " + toString(premise) + ": " + side->error().message);
    f.kernel ? addNeeded(atLeastOne(denoter)) : addImplicit(atLeastOne(denoter));
    addNeeded(denotation.guarded);
    addOnce(denoted.computed, denotation.claims);
    addOnce(denoted.missing, denoter.missing);
    std::string text = toString(*lhs) + " " + std::string(relationText(premise.relation)) + " " + toString(*rhs);
    denoted.premises.push_back({*lhs, *rhs, premise.relation, std::move(text)});
  }
  // Twice: what stands in shape position is known to be at least 1 when operations are computed.
  for (bool final : {false, true}) {
    const Facts facts = known();
    Denotation::Layouts layouts;
    // What one line says, by `read`.
    const auto line = [&](size_t number, const auto& read) -> std::optional<Diagnostic> {
      Denoter denoter(facts, kSearched);
      Denotation denotation(denoter, layouts);
      for (const MeaningAccess& a : f.accesses)
        if (a.numeric) denotation.loads.insert(a.name);
      if (std::optional<Diagnostic> error = read(denotation)) return atLine(std::move(*error), number);
      f.kernel ? addNeeded(atLeastOne(denoter)) : addImplicit(atLeastOne(denoter));
      addNeeded(denotation.guarded);
      if (!final) return std::nullopt;
      addOnce(denoted.computed, denotation.claims);
      addOnce(denoted.missing, denoter.missing);
      return std::nullopt;
    };
    const auto truthOf = [](Denotation& denotation, const Expression& e, const char* what) -> Expected<MeaningValue> {
      CUTECHECK_TRY(value, denotation.value(e));
      if (!value->truth()) return makeError(Code::kUsage, "meaning_c10", std::string(what) + " is a truth value");
      return value;
    };
    std::optional<Diagnostic> error;
    for (const MeaningResult& result : f.results) {
      if (!result.stated) {
        if (final) denoted.results.push_back(nullptr);
        continue;
      }
      error = line(result.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
        const bool truth = result.width == 1;
        Expected<MeaningValue> value = truth ? truthOf(denotation, result.expression, "a result of type i1")
                                             : denotation.integer(result.expression);
        if (!value) return value.error();
        if (final) denoted.results.push_back(*value);
        return std::nullopt;
      });
      if (error) return *error;
    }
    for (const MeaningClaim& claim : f.claims) {
      error = line(claim.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
        Expected<MeaningValue> value = truthOf(denotation, claim.expression, "a claim");
        if (!value) return value.error();
        if (final) denoted.claims.push_back(*value);
        return std::nullopt;
      });
      if (error) return *error;
    }
    for (const MeaningAccess& access : f.accesses) {
      error = line(access.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
        Expected<MeaningValue> offset = access.conditional ? denotation.behindAGuard(&Denotation::integer, access.offset)
                                                           : denotation.integer(access.offset);
        if (!offset) return offset.error();
        MeaningValue condition;
        if (access.conditional) {
          Expected<MeaningValue> value = truthOf(denotation, access.condition, "a condition");
          if (!value) return value.error();
          condition = *value;
        }
        std::vector<MeaningValue> numbers;
        std::optional<Diagnostic> problem;
        const auto number = [&](const Expression& e, bool truth, bool guarded) {
          Expected<MeaningValue> value = access.conditional || guarded
                                             ? denotation.behindAGuard(truth ? &Denotation::value : &Denotation::integer, e)
                                             : truth ? denotation.value(e) : denotation.integer(e);
          if (value && truth && !(*value)->truth())
            value = makeError(Code::kUsage, "meaning_c10", "a choice is by a truth value");
          value ? numbers.push_back(*value) : void(problem = value.error());
        };
        if (access.store) forEachNumber(access.value, number);
        if (problem) return problem;
        std::vector<MeaningValue> coordinate;
        const bool ensured = access.store && std::ranges::any_of(f.ensures, [&](const MeaningEnsures& e) {
                               return e.out == access.pointer;
                             });
        for (const Expression& index : ensured ? coordinateOf(access.offset) : std::vector<Expression>()) {
          Expected<MeaningValue> value =
              access.conditional ? denotation.behindAGuard(&Denotation::integer, index) : denotation.integer(index);
          if (!value) return value.error();
          coordinate.push_back(*value);
        }
        size_t count = 0;
        Opaque stored = access.barrier ? OpaqueNode::constant(access.type, 0)
                        : access.store ? valueOf(access.value, f, count, access.fold)
                                       : nullptr;
        if (final)
          denoted.accesses.push_back(
              {*offset, condition, std::move(stored), std::move(numbers), std::move(coordinate)});
        return std::nullopt;
      });
      if (error) return *error;
    }
    for (const MeaningFold& fold : f.folds) {
      error = line(fold.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
        Expected<MeaningValue> turns =
            fold.conditional ? denotation.behindAGuard(&Denotation::integer, fold.turns) : denotation.integer(fold.turns);
        if (!turns) return turns.error();
        DenotedFold meant{*turns, nullptr};
        if (fold.conditional) {
          Expected<MeaningValue> condition = truthOf(denotation, fold.condition, "a condition");
          if (!condition) return condition.error();
          meant.condition = *condition;
        }
        if (final) denoted.folds.push_back(std::move(meant));
        return std::nullopt;
      });
      if (error) return *error;
    }
    for (size_t i = 0; i < f.carried.size(); ++i) {
      const MeaningCarried& carried = f.carried[i];
      DenotedCarried meant;
      for (const bool inTurn : {false, true}) {
        const Expression& value = inTurn ? carried.next : carried.first;
        error = line(inTurn ? carried.nextLine : carried.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
          std::optional<Diagnostic> problem;
          size_t count = kFoldNumbers + denoted.foldNumbers.size();
          (inTurn ? meant.next : meant.first) = valueOf(value, f, count, inTurn ? std::optional(carried.fold) : std::nullopt);
          forEachNumber(value, [&](const Expression& e, bool truth, bool) {
            Expected<MeaningValue> number = denotation.behindAGuard(truth ? &Denotation::value : &Denotation::integer, e);
            if (number && truth && !(*number)->truth())
              number = makeError(Code::kUsage, "meaning_c10", "a choice is by a truth value");
            if (!number)
              problem = number.error();
            else if (final)
              denoted.foldNumbers.push_back({*number, i, inTurn});
          });
          return problem;
        });
        if (error) return *error;
      }
      if (final) denoted.carried.push_back(std::move(meant));
    }
    for (const MeaningEnsures& ensures : f.ensures) {
      error = line(ensures.line, [&](Denotation& denotation) -> std::optional<Diagnostic> {
        DenotedEnsures meant;
        std::optional<Diagnostic> problem;
        const auto read = [&](const Expression& e) {
          Expected<MeaningValue> value = denotation.integer(e);
          if (!value && !problem) problem = value.error();
          return value ? *value : MeaningValue();
        };
        for (const auto& [name, extent] : ensures.indices) meant.extents.push_back(read(extent));
        meant.out = read(ensures.outOffset);
        for (const MeaningElement& element : ensures.in) meant.in.push_back(read(element.offset));
        const auto valued = [&](const Expression& value) {
          size_t count = meant.numbers.size();
          forEachNumber(value, [&](const Expression& e, bool, bool) {
            Expected<MeaningValue> condition = denotation.value(e);
            if (condition && !(*condition)->truth())
              condition = makeError(Code::kUsage, "meaning_c10", "a choice is by a truth value");
            condition ? meant.numbers.push_back(*condition) : void(problem = condition.error());
          });
          return ensuredOf(value, ensures, f, count);
        };
        meant.value = valued(ensures.value);
        for (const MeaningReduction& r : ensures.reductions)
          meant.reductions.push_back(
              {read(r.turns), r.sum.empty() ? nullptr : valued(r.first), valued(r.next)});
        for (const auto& [name, value] : ensures.writer) meant.writer.push_back(read(value));
        if (!problem && final) denoted.ensures.push_back(std::move(meant));
        return problem;
      });
      if (error) return *error;
    }
  }
  return denoted;
}

}  // namespace cutecheck::oracle
