// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef __cpp_exceptions
#error "z3++.h reports errors by exceptions; without them an overflowing numeral reads as 0"
#endif
#include "oracle/smt/solver.h"

#include <z3++.h>

#include <algorithm>
#include <limits>
#include <utility>

#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {

namespace {

class Translator {
 public:
  Translator(z3::context& context, Numbers numbers) : context_(context), numbers_(numbers) {}

  z3::expr translate(const Term& term) {
    if (auto seen = seen_.find(term.get()); seen != seen_.end()) return seen->second;
    z3::expr e = build(*term);
    seen_.emplace(term.get(), e);
    return e;
  }

  const std::map<std::string, z3::expr>& variables() const { return variables_; }
  // Whether unknowns are multiplied, or divided by one.
  bool products() const { return products_; }

 private:
  using Op = TermNode::Op;

  z3::expr build(const TermNode& t) {
    if (t.op == Op::kInt)
      return numbers_ == Numbers::kIntegers ? context_.int_val(decimal(t.value).c_str())
                                            : context_.real_val(decimal(t.value).c_str());
    if (t.op == Op::kVariable) {
      z3::expr v = numbers_ == Numbers::kIntegers ? context_.int_const(t.name.c_str())
                                                  : context_.real_const(t.name.c_str());
      variables_.emplace(t.name, v);
      return v;
    }
    z3::expr_vector operands(context_);
    for (const Term& operand : t.operands) operands.push_back(translate(operand));
    const bool multiplies = t.op == Op::kMul || t.op == Op::kDiv || t.op == Op::kMod;
    products_ = products_ || (multiplies && !operands[0].is_numeral() && !operands[1].is_numeral());
    switch (t.op) {
      case Op::kAnd:
        return z3::mk_and(operands);
      case Op::kOr:
        return z3::mk_or(operands);
      case Op::kNot:
        return !operands[0];
      case Op::kNegate:
        return -operands[0];
      case Op::kAdd:
        return operands[0] + operands[1];
      case Op::kMul:
        return operands[0] * operands[1];
      case Op::kDiv:
        return operands[0] / operands[1];
      case Op::kMod:
        return z3::mod(operands[0], operands[1]);
      case Op::kIf:
        return z3::ite(operands[0], operands[1], operands[2]);
      case Op::kEqual:
        return operands[0] == operands[1];
      case Op::kLessEqual:
        return operands[0] <= operands[1];
      case Op::kLess:
        return operands[0] < operands[1];
      default:
        throw z3::exception("an operation that integers do not express");
    }
  }

  z3::context& context_;
  Numbers numbers_;
  bool products_ = false;
  std::map<const TermNode*, z3::expr> seen_;
  std::map<std::string, z3::expr> variables_;
};

uint64_t unitsOf(const z3::solver& solver) {
  z3::stats statistics = solver.statistics();
  for (unsigned i = 0; i < statistics.size(); ++i)
    if (statistics.key(i) == "rlimit count" && statistics.is_uint(i)) return statistics.uint_value(i);
  return 0;
}

void limit(z3::context& context, z3::solver& solver, uint64_t budget) {
  z3::params params(context);
  params.set("ctrl_c", false);  // a signal is the program's, and no reason for an answer
  params.set("rlimit",
             static_cast<unsigned>(std::min<uint64_t>(budget, std::numeric_limits<unsigned>::max())));
  solver.set(params);
}

// Z3's later solver for arithmetic lets the numbers of a model grow without end where unknowns are multiplied, by tangents
// above all; dividing such numbers counts no unit, and no interrupt ends it: M*M%4 == 0 took 10 s with 5,804 units. What it
// decides it decides soon; with more units the earlier one is asked, which they end.
void readyForProducts(z3::context& context, z3::solver& solver, uint64_t budget) {
  constexpr uint64_t kSoon = 350'000;
  z3::params params(context);
  if (budget > kSoon) params.set("arith.solver", 2U);
  if (budget <= kSoon) params.set("arith.nl.tangents", false);
  solver.set(params);
}

// Too few units to read a query with: a context, which costs a millisecond, is not made.
bool withoutUnits(uint64_t budget, Solved& solved) {
  constexpr uint64_t kFew = 10;
  if (budget < kFew) solved.reason = "max. resource limit exceeded";
  return budget < kFew;
}

bool endedByTheClock(Solved& solved) {
  solved.byTheClock = true;
  solved.reason = "ended by the clock";
  return false;
}

// Whether there is a model to read.
bool check(z3::context& context, z3::solver& solver, Solved& solved) {
  if (TimeLimit::left.count() == 0) return endedByTheClock(solved);
  const auto [result, late] = [&] {
    const Deadline deadline([&context] { context.interrupt(); });
    const z3::check_result answer = solver.check();
    return std::pair(answer, deadline.ended());
  }();
  solved.units = unitsOf(solver);
  if (result == z3::unknown) {
    solved.reason = solver.reason_unknown();
    if (late) endedByTheClock(solved);
    return false;
  }
  solved.status = result == z3::sat ? Solved::Status::kSat : Solved::Status::kUnsat;
  return result == z3::sat;
}

// What the solver says of the assertions, in at most `budget` units beside those that its context has
// counted.
Solved ask(z3::context& context, z3::solver& solver, const std::vector<Term>& assertions, uint64_t budget,
           Numbers numbers, bool counted) {
  Solved solved;
  limit(context, solver, budget);
  Translator translator(context, numbers);
  z3::expr_vector translated(context);
  for (const Term& assertion : assertions) translated.push_back(translator.translate(assertion));
  if (translator.products() && counted && numbers == Numbers::kIntegers)
    readyForProducts(context, solver, budget);
  for (const z3::expr& assertion : translated) solver.add(assertion);
  if (!check(context, solver, solved) || numbers == Numbers::kReals) return solved;

  z3::model model = solver.get_model();
  for (const auto& [name, e] : translator.variables()) {
    // Completion: the solver may leave a variable open when its value does not matter.
    z3::expr value = model.eval(e, true);
    int64_t v = 0;
    if (value.is_numeral_i64(v)) {
      solved.model[name] = v;
    } else {
      solved.fits = false;
    }
  }
  return solved;
}

Solved unknown(const z3::exception& e) {
  Solved solved;
  solved.reason = e.msg();
  return solved;
}

}  // namespace

Solved solve(const std::vector<Term>& assertions, uint64_t budget, Numbers numbers, Start start) {
  Solved solved;
  if (withoutUnits(budget, solved)) return solved;
  try {
    z3::context context;
    z3::solver solver =
        numbers == Numbers::kReals ? z3::tactic(context, "qfnra-nlsat").mk_solver() : z3::solver(context);
    return ask(context, solver, assertions, budget, numbers, start == Start::kCounted);
  } catch (const z3::exception& e) {
    return unknown(e);
  }
}

struct DirectSolver::Context {
  z3::context of;
  uint64_t units = 0;
};

Solved DirectSolver::solve(const std::vector<Term>& assertions, uint64_t budget) {
  Solved solved;
  if (withoutUnits(budget, solved)) return solved;
  try {
    if (!context_) context_ = std::make_shared<Context>();
    z3::solver solver(context_->of, z3::solver::simple());
    solved = ask(context_->of, solver, assertions, budget, Numbers::kIntegers, false);
    const uint64_t before = std::exchange(context_->units, unitsOf(solver));
    solved.units = context_->units - std::min(before, context_->units);
    if (!solved.byTheClock) return solved;
  } catch (const z3::exception& e) {
    solved = unknown(e);
  }
  context_.reset();  // what was ended leaves nothing behind
  return solved;
}

Solved solveScript(const std::string& script, const std::vector<std::string>& names, uint64_t budget) {
  Solved solved;
  if (withoutUnits(budget, solved)) return solved;
  try {
    z3::context context;
    z3::solver solver(context, "QF_BV");
    limit(context, solver, budget);
    // Constants are known by name and width; the assertions that were read have them.
    z3::expr_vector assertions = context.parse_string(script.c_str());
    for (unsigned i = 0; i < assertions.size(); ++i) solver.add(assertions[i]);
    if (!check(context, solver, solved)) return solved;

    z3::model model = solver.get_model();
    for (const std::string& name : names) solved.model[name] = 0;
    for (unsigned i = 0; i < model.num_consts(); ++i) {
      z3::func_decl constant = model.get_const_decl(i);
      uint64_t value = 0;
      auto at = solved.model.find(constant.name().str());
      if (at == solved.model.end()) continue;
      if (model.get_const_interp(constant).is_numeral_u64(value) && value <= INT64_MAX) {
        at->second = static_cast<int64_t>(value);
      } else {
        solved.model.erase(at);
        solved.fits = false;
      }
    }
  } catch (const z3::exception& e) {
    solved.status = Solved::Status::kUnknown;
    solved.reason = e.msg();
  }
  return solved;
}

std::string solverVersion() {
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(build);
}

}  // namespace cutecheck::oracle
