// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_value.h"

#include <algorithm>

#include "core/notation/print.h"
#include "oracle/tv/reference/denotation.h"
#include "oracle/tv/reference/meaning_access.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

constexpr int64_t kSearched = 1 << 16;  // size up to which a static operation may be searched

// The value stored; `parseAccess` has checked its form. `numbers` counts those that forEachNumber meets.
Opaque valueOf(const Expression& e, const MeaningFunction& f, size_t& numbers) {
  if (e.kind == Kind::kTuple) return valueOf(e.children[0], f, numbers);
  if (e.kind == Kind::kSymbol) {
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
    Opaque a = valueOf(e.children[1], f, numbers);
    return OpaqueNode::meantChoice(condition, std::move(a), valueOf(e.children[2], f, numbers));
  }
  if (isBitsCall(e))
    return OpaqueNode::constant(e.name.substr(0, e.name.find("_bits")), static_cast<uint64_t>(e.children[0].value));
  std::vector<Opaque> operands;
  for (const Expression& child : e.children) operands.push_back(valueOf(child, f, numbers));
  return OpaqueNode::operation(e.name, std::move(operands));
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
        size_t count = 0;
        if (final) denoted.accesses.push_back({*offset, condition, access.store ? valueOf(access.value, f, count) : nullptr, std::move(numbers)});
        return std::nullopt;
      });
      if (error) return *error;
    }
  }
  return denoted;
}

}  // namespace cutecheck::oracle
