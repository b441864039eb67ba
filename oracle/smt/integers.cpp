// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/integers.h"

#include <algorithm>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/encoder.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

constexpr uint64_t kFewShare = 25;  // of the budget, first: which of Z3's solvers is asked depends on it

bool onlyModes(const Function& f) {
  std::vector<Function> parts = flatParts(f);
  return std::all_of(parts.begin(), parts.end(),
                     [](const Function& part) { return part.kind == Function::Kind::kMode; });
}

// Two different coordinates of one offset, by their difference: each component in (-extent, extent),
// the last non-zero one positive, the offsets cancelling. Half the variables, no index.
std::vector<Term> differences(const Function& f, Encoder& encoder) {
  std::vector<Term> out;
  Term sum = integer(0), positive = negation(conjunction({}));
  for (const Function& part : flatParts(f)) {
    Term e = variable("e!" + std::to_string(out.size()));
    Term extent = encoder.scalar(part.extent);
    out.push_back(less(-extent, e));
    out.push_back(less(e, extent));
    sum = sum + e * encoder.scalar(part.stride);
    positive = disjunction({less(integer(0), e), conjunction({equals(e, integer(0)), positive})});
  }
  out.push_back(equals(sum, integer(0)));
  out.push_back(positive);
  return out;
}

// The negated goal, or nothing when the encoding does not express it.
std::optional<std::vector<Term>> negatedGoal(const Goal& goal, Encoder& encoder, Encoding encoding,
                                             bool bits) {
  if (goal.kind == Goal::Kind::kInteger)
    return std::vector{negation(encoder.constraint(goal.lower, goal.relation, goal.upper))};
  if (encoding == Encoding::kReals) return std::nullopt;
  bool byCoordinates = encoding == Encoding::kCoordinates;
  switch (goal.kind) {
    case Goal::Kind::kEqual: {
      Encoder::Point f = encoder.point(goal.f.meaning, "i!");
      if (!byCoordinates)
        return std::vector{negation(equals(f.value, encoder.apply(goal.g.meaning, f.index)))};
      Encoder::Point g = encoder.point(goal.g.meaning, "j!");
      return std::vector{equals(f.index, g.index), negation(equals(f.value, g.value))};
    }
    case Goal::Kind::kInjective: {
      if (byCoordinates && bits) {
        Encoder::Point i = encoder.point(goal.f.meaning, "i!"), j = encoder.point(goal.f.meaning, "j!");
        std::vector<Term> apart;
        for (size_t k = 0; k < i.coordinates.size(); ++k)
          apart.push_back(negation(equals(i.coordinates[k], j.coordinates[k])));
        return std::vector{disjunction(std::move(apart)), equals(i.value, j.value)};
      }
      if (byCoordinates) {
        if (!onlyModes(goal.f.meaning)) return std::nullopt;
        return differences(goal.f.meaning, encoder);
      }
      Encoder::Point i = encoder.point(goal.f.meaning, "i!"), j = encoder.point(goal.f.meaning, "j!");
      return std::vector{less(i.index, j.index), equals(i.value, j.value)};
    }
    case Goal::Kind::kRange: {
      Encoder::Point i = encoder.point(goal.f.meaning, "i!");
      return std::vector{disjunction(
          {less(i.value, encoder.scalar(goal.lower)), lessEqual(encoder.scalar(goal.upper), i.value)})};
    }
    case Goal::Kind::kDisjoint: {
      Encoder::Point i = encoder.point(goal.f.meaning, "i!"), j = encoder.point(goal.g.meaning, "j!");
      return std::vector{equals(i.value, j.value), negation(equals(i.value, integer(0)))};
    }
    default:
      return std::nullopt;
  }
}

std::vector<Term> premises(const Assumptions& assumptions, Encoder& encoder) {
  std::vector<Term> out;
  for (const Constraint& c : assumptions.constraints)
    out.push_back(encoder.constraint(c.lhs, c.relation, c.rhs));
  return out;
}

}  // namespace

std::optional<Counterexample> readModel(const Solved& solved, const Assumptions& assumptions,
                                        const Goal* goal) {
  Counterexample found;
  if (!solved.fits) return std::nullopt;
  for (const auto& [name, divisor] : assumptions.divisors) {
    auto at = solved.model.find(name);
    std::optional<int64_t> value =
        at == solved.model.end() ? std::optional<int64_t>(0) : narrow(Int128(at->second) * divisor);
    if (!value) return std::nullopt;
    found.assignment[name] = *value;
  }
  if (!goal || goal->kind == Goal::Kind::kInteger) return found;
  bool two = goal->kind == Goal::Kind::kInjective || goal->kind == Goal::Kind::kDisjoint;
  auto i = solved.model.find("i!"), j = solved.model.find("j!");
  if (i == solved.model.end() || (two && j == solved.model.end())) return std::nullopt;
  found.indices.push_back(i->second);
  if (two) found.indices.push_back(j->second);
  return found;
}

Method methodOf(Encoding encoding) {
  switch (encoding) {
    case Encoding::kDivMod:
      return Method::kDivMod;
    case Encoding::kQuotientRemainder:
      return Method::kQuotientRemainder;
    case Encoding::kCoordinates:
      return Method::kCoordinates;
    case Encoding::kReals:
      return Method::kReals;
  }
  return Method::kDivMod;
}

std::string_view encodingName(Encoding encoding) {
  switch (encoding) {
    case Encoding::kDivMod:
      return "div/mod";
    case Encoding::kQuotientRemainder:
      return "quotient-remainder";
    case Encoding::kCoordinates:
      return "coordinates";
    case Encoding::kReals:
      return "reals";
  }
  return "";
}

Expected<Query> queryOf(const Goal& goal, const Assumptions& assumptions, Encoding encoding, bool bits) {
  Encoder encoder(encoding, assumptions, bits);
  std::optional<std::vector<Term>> negated = negatedGoal(goal, encoder, encoding, bits);
  if (!negated) return makeError(Code::kUsage, "encoding_c1", "not expressed in this encoding");
  Query query;
  query.assertions = premises(assumptions, encoder);
  query.assertions.insert(query.assertions.end(), negated->begin(), negated->end());
  query.assertions.insert(query.assertions.end(), encoder.definitions().begin(), encoder.definitions().end());
  if (encoding == Encoding::kReals) query.numbers = Numbers::kReals;
  // Without div and mod the encodings of an integer relation are one query: only one of them counts.
  if (goal.kind == Goal::Kind::kInteger && encoding != Encoding::kDivMod) {
    bool divides = std::any_of(query.assertions.begin(), query.assertions.end(), hasDivision) ||
                   !encoder.definitions().empty();
    if (encoding == Encoding::kCoordinates || (encoding == Encoding::kReals) == divides)
      return makeError(Code::kUsage, "encoding_c2", "the same query as under another encoding");
  }
  return query;
}

Query premiseQuery(const Assumptions& assumptions) {
  Encoder encoder(Encoding::kDivMod, assumptions);
  return {premises(assumptions, encoder), Numbers::kIntegers};
}

Attempt decideByIntegers(const Goal& goal, const Assumptions& assumptions, Encoding encoding, uint64_t budget,
                         Engine engine) {
  Attempt attempt;
  attempt.engine = engine;
  attempt.method = methodOf(encoding);
  Expected<Query> query = queryOf(goal, assumptions, encoding);
  if (!query) {
    attempt.reason = query.error().message;
    return attempt;
  }
  Solved solved = engine == Engine::kZ3 ? solve(query->assertions, budget, query->numbers, Start::kCounted)
                                        : solveByCvc5(query->assertions, budget, query->numbers);
  attempt.cost = solved.units;
  if (solved.status == Solved::Status::kUnsat) {
    attempt.outcome = Outcome::kProved;
    Derivation::record(attempt, goal, fingerprintOf(assumptions.constraints, assumptions.divisors), true);
  } else if (solved.status == Solved::Status::kUnknown) {
    attempt.reason = solved.reason.empty() ? "gave up" : solved.reason;
  } else if (query->numbers == Numbers::kReals) {
    attempt.reason = "a real model, no integer one";
  } else {
    // A model of the negated goal, whether or not it can be read.
    attempt.denied = true;
    if (encoding == Encoding::kCoordinates && goal.kind == Goal::Kind::kInjective) {
      attempt.reason = "a difference of coordinates, without the coordinates";
    } else if ((attempt.counterexample = readModel(solved, assumptions, &goal))) {
      attempt.outcome = Outcome::kRefuted;
    } else {
      attempt.reason = "a model whose numbers leave 64 bits";
    }
  }
  return attempt;
}

Attempt decidePremises(const Assumptions& assumptions, uint64_t budget) {
  Attempt attempt;
  attempt.method = Method::kDivMod;
  attempt.engine = Engine::kZ3;
  Solved solved;
  for (const uint64_t share : {kFewShare, uint64_t{1}}) {
    if (solved.status != Solved::Status::kUnknown) break;
    solved = solve(premiseQuery(assumptions).assertions, budget / share + 1, Numbers::kIntegers, Start::kCounted);
    attempt.cost += solved.units;
  }
  attempt.reason = solved.reason;
  if (solved.status == Solved::Status::kUnsat) attempt.outcome = Outcome::kRefuted;
  if (solved.status == Solved::Status::kSat) {
    attempt.counterexample = readModel(solved, assumptions, nullptr);
    if (attempt.counterexample) attempt.outcome = Outcome::kProved;
  }
  return attempt;
}

}  // namespace cutecheck::oracle
