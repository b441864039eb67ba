// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/block_questions.h"

#include <algorithm>

#include "oracle/smt/smtlib.h"
#include "oracle/tv/reference/meaning_term.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

bool mentions(const Term& t, const std::string& name) {
  const std::vector<std::string> names = variablesOf({t});
  return !name.empty() && std::ranges::find(names, name) != names.end();
}

}  // namespace

BlockQuestions::BlockQuestions(const BlockSubject& subject, const std::string& thread, int64_t threads,
                               const std::map<std::string, Interval>& extra, BlockReport& report)
    : subject_(subject), report_(report), thread_(thread), any_(integer(0)), bounds_(subject.bounds) {
  if (!thread_.empty()) bounds_[thread_] = {0, threads - 1};
  // Of each number below the product of the extents there are digits. A warp has 32 threads, and copies take
  // 8 and 4.
  int64_t step = 1;
  for (const int64_t extent : {8, 4, 0}) {
    const int64_t rest = threads / step, taken = extent != 0 && threads % 32 == 0 ? extent : rest;
    const std::string name = "thread digit " + std::to_string(step);
    bounds_[name] = {0, taken - 1};
    any_ = add(any_, multiply(integer(step), variable(name)));
    step *= taken;
    if (step == threads) break;
  }
  bounds_.insert(extra.begin(), extra.end());
  for (const auto& [name, by] : equalVariables(subject.premises))
    if (name != thread_ && by->name != thread_) same_.emplace(name, by);
  for (const Term& premise : subject.premises)
    if (!mentions(premise, thread_)) premises_.push_back(of(premise, nullptr));
  plain_ = decider({});
}

Term BlockQuestions::of(const Term& t, const Term& thread) {
  std::unique_ptr<Substitution>& by = substitutions_[thread];
  if (!by) {
    std::map<std::string, Term> terms = same_;
    if (thread && !thread_.empty()) terms[thread_] = thread;
    by = std::make_unique<Substitution>(std::move(terms));
    if (plain_)
      by->divide = [this](TermNode::Op op, const Term& a, const Term& b) { return digit(*plain_, op, a, b); };
  }
  return (*by)(t);
}

Term BlockQuestions::replaced(KernelDecider& decider, const Term& t, std::map<std::string, Term> by) {
  Substitution put(std::move(by));
  put.divide = [&](TermNode::Op op, const Term& a, const Term& b) { return digit(decider, op, a, b); };
  return put(t);
}

namespace {

// The addends of a sum, each with the number that it is taken times.
void addends(const Term& t, Int128 times, std::vector<std::pair<Term, Int128>>& out, Int128& constant) {
  using Op = TermNode::Op;
  if (t->op == Op::kInt)
    constant += times * t->value;
  else if (t->op == Op::kNegate)
    addends(t->operands[0], -times, out, constant);
  else if (t->op == Op::kAdd)
    for (const Term& operand : t->operands) addends(operand, times, out, constant);
  else if (t->op == Op::kMul && t->operands.size() == 2 && constantOf(t->operands[0]))
    addends(t->operands[1], times * *constantOf(t->operands[0]), out, constant);
  else if (t->op == Op::kMul && t->operands.size() == 2 && constantOf(t->operands[1]))
    addends(t->operands[0], times * *constantOf(t->operands[1]), out, constant);
  else
    out.emplace_back(t, times);
}

}  // namespace

Term BlockQuestions::digit(KernelDecider& decider, TermNode::Op op, const Term& dividend, const Term& divisor) {
  const Int128 k = constantOf(divisor).value_or(0);
  if (k < 2 || k > powerOfTwo(32) || constantOf(dividend)) return nullptr;
  std::vector<std::pair<Term, Int128>> parts;
  Int128 constant = 0;
  addends(dividend, 1, parts, constant);
  Term whole = integer(floorDiv(constant, k)), rest = integer(floorMod(constant, k));
  for (const auto& [part, times] : parts) {
    if (times > powerOfTwo(40) || times < -powerOfTwo(40)) return nullptr;
    if (times % k == 0)
      whole = add(whole, multiply(integer(times / k), part));
    else
      rest = add(rest, multiply(integer(times), part));
  }
  const Interval range = decider.intervals().of(rest);
  if (range.low < 0 || range.high >= k) return nullptr;
  const Term found = op == TermNode::Op::kDiv ? whole : rest;
  const Term same = equals(make(op, {dividend, divisor}), found);
  return holds(decider, truth(true), same, "a quotient or remainder of digits", report_) ? found : nullptr;
}

std::unique_ptr<KernelDecider> BlockQuestions::decider(const std::vector<Term>& facts,
                                                       std::map<std::string, Interval> extra) const {
  std::vector<Term> premises;
  for (const auto* all : {&premises_, &facts})
    for (const Term& premise : *all)
      if (!isTrue(premise)) premises.push_back(premise);
  extra.insert(bounds_.begin(), bounds_.end());
  std::map<std::string, Int128> multiples = subject_.multiples;
  multiples.erase(thread_);
  auto result = std::make_unique<KernelDecider>(std::move(premises), std::move(extra), subject_.budget,
                                                subject_.totalBudget, std::move(multiples));
  result->wantTwoEngines(subject_.twoEngines);
  return result;
}

bool BlockQuestions::holds(KernelDecider& decider, const Term& where, const Term& goal,
                           const std::string& text, BlockReport& report) {
  Decision decision = decider.decide(where, goal, text, 2);
  if (decision.status == Decision::Status::kContradiction) report.contradictions.push_back(decision.reason);
  if (decision.status != Decision::Status::kHolds) return false;
  report.obligations.push_back({text, std::move(decision)});
  return true;
}

// Where a model has no number for a symbol of the kernel, all its names are the decider's own.
static std::string placeOfModel(const Assignment& model) {
  const std::string numbers = numbersOf(model);
  return numbers.empty() ? "some numbers" : numbers;
}

bool BlockQuestions::settle(KernelDecider& decider, const Term& where, const Term& goal,
                            const std::string& text, BlockReport& report) {
  if (isTrue(goal) || isFalse(where)) return true;
  BlockObligation obligation{text, decider.decide(where, goal, text, 2)};
  const Decision& decision = obligation.decision;
  const bool holds = decision.status == Decision::Status::kHolds;
  if (decision.status == Decision::Status::kContradiction)
    report.contradictions.push_back(decision.reason);
  else if (!holds)
    report.missing.push_back("not shown: " + text +
                             (decision.model            ? ": it fails at " + placeOfModel(*decision.model) +
                                                              ", and no launch was executed that shows it"
                              : decision.reason.empty() ? ""
                                                        : ": " + decision.reason));
  report.obligations.push_back(std::move(obligation));
  return holds;
}

Term BlockQuestions::valueOf(KernelDecider& decider, const MeaningValue& value, const Term& thread,
                             const Term& where, BlockReport& report) {
  const MeaningTerm term = termOf(*value, decider.intervals());
  for (const auto& [condition, what] : term.defined) settle(decider, where, of(condition, thread), what, report);
  return of(term.term, thread);
}

}  // namespace cutecheck::oracle
