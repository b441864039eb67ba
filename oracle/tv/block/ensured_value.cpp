// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/block/ensured_value.h"

#include <algorithm>

#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Kind = OpaqueNode::Kind;
using PointerKind = MeaningPointer::Kind;

constexpr size_t kMostStepsOfATurn = 1024;  // of a fold, that one turn makes

}  // namespace

EnsuredValue::EnsuredValue(const BlockSubject& subject, const MeaningEnsures& ensures,
                           const DenotedEnsures& denoted, const EnsuredTerms& terms,
                           const std::vector<ThreadedLoad>& loads, BlockQuestions& questions,
                           BlockReport& report)
    : subject_(subject),
      ensures_(ensures),
      denoted_(denoted),
      terms_(terms),
      loads_(loads),
      questions_(questions),
      report_(report),
      sums_{RealSums(false, subject.meaning, subject.denoted, *terms.loads, form_),
            RealSums(true, subject.meaning, subject.denoted, *terms.loads, form_)} {}

void EnsuredValue::missing(const std::string& what) {
  report_.missing.push_back("ensures " + ensures_.text.substr(0, ensures_.text.find(" for ")) + ": " + what);
}

std::string EnsuredValue::lineText(size_t line) const {
  return "line " + std::to_string(subject_.meaning.accesses[line].line);
}

Term EnsuredValue::at(const Term& of, const std::vector<Term>& coordinate, const Term& turn,
                      size_t reduction) {
  std::map<std::string, Term> by;
  for (size_t k = 0; k < coordinate.size(); ++k) by[ensures_.indices[k].first] = coordinate[k];
  if (turn) by[ensures_.reductions[reduction].index] = turn;
  return questions_.replaced(questions_.plain(), of, std::move(by));
}

void EnsuredValue::settle(size_t line, const std::vector<Term>& coordinate) {
  line_ = line;
  coordinate_ = coordinate;
  const Term &any = questions_.anyThread(), &here = subject_.terms[line].condition;
  same(form(denoted_.value), form(subject_.denoted.accesses[line].value),
       {line, any, any, here, questions_.of(here, any)});
}

EnsuredValue::Place EnsuredValue::narrowed(Place place, const Term& condition, const Term& there) {
  if (place.here) place.here = bothOf(place.here, condition);
  place.where = bothOf(place.where, there);
  return place;
}

std::vector<Term> EnsuredValue::coordinateOf(const Term& thread) {
  std::vector<Term> coordinate;
  for (const Term& t : coordinate_) coordinate.push_back(questions_.of(t, thread));
  return coordinate;
}

void EnsuredValue::same(const Opaque& meant, const Opaque& stored, const Place& place) {
  if (meant->kind == Kind::kCarried) return;  // what is before the step, where rest() found it
  if (meant->kind == Kind::kFolded && ensures_.real()) return sum(meant->number, stored, place);
  if (meant->kind == Kind::kChoice) {
    const Term& condition = terms_.numbers[meant->number];
    return byCases(at(condition, coordinate_, place.turn), at(condition, coordinateOf(place.reader), place.turn),
                   place, [&](size_t k, const Place& there) { same(meant->operands[k], stored, there); });
  }
  if (stored->kind == Kind::kChoice) {
    const uint64_t k = stored->number;
    const Term& condition = k >= kFoldNumbers ? subject_.folds.numbers[k - kFoldNumbers]
                                              : subject_.terms[place.access].numbers[k];
    return byCases(condition, questions_.of(condition, place.self), place,
                   [&](size_t which, const Place& there) { same(meant, stored->operands[which], there); });
  }
  if (stored->kind == Kind::kLoad) {
    BlockQuestions::settle(questions_.plain(), place.where, happens(stored->number, place.self),
                           lineText(line_) + ": what it stores was loaded, by " + lineText(stored->number), report_);
    const MeaningAccess& load = subject_.meaning.accesses[stored->number];
    if (subject_.meaning.pointers[load.pointer].kind != PointerKind::kParameter)
      return throughShared(meant, stored, place);
  }
  if (meant->kind == Kind::kLoad) return element(meant, stored, place);
  if (meant->kind == Kind::kFolded) return fold(stored, place);
  if (meant->kind == Kind::kOperation) return operation(meant, stored, place);
  const bool alike = (meant->kind == Kind::kConstant || meant->kind == Kind::kParameter) &&
                     meant->kind == stored->kind && meant->name == stored->name && meant->number == stored->number;
  if (!alike) missing(lineText(line_) + " stores " + toString(stored) + ", not " + toString(meant));
}

template <typename F>
void EnsuredValue::byCases(const Term& condition, const Term& there, const Place& place, const F& f) {
  const std::string text = lineText(line_) + ": which value is chosen";
  if (BlockQuestions::holds(questions_.plain(), place.where, there, text, report_)) return f(0, place);
  if (BlockQuestions::holds(questions_.plain(), place.where, notOf(there), text, report_)) return f(1, place);
  f(0, narrowed(place, condition, there));
  f(1, narrowed(place, notOf(condition), notOf(there)));
}

void EnsuredValue::operation(const Opaque& meant, const Opaque& stored, const Place& place) {
  const std::optional<std::vector<Opaque>> operands = paired(meant, stored);
  if (!operands) return missing(lineText(line_) + " stores " + toString(stored) + ", not " + toString(meant));
  for (size_t k = 0; k < meant->operands.size(); ++k) same(meant->operands[k], (*operands)[k], place);
}

std::optional<std::vector<Opaque>> EnsuredValue::paired(const Opaque& meant, const Opaque& stored) {
  if (meant->kind != Kind::kOperation || stored->kind != Kind::kOperation ||
      meant->operands.size() != stored->operands.size())
    return std::nullopt;
  std::vector<Opaque> operands = stored->operands;
  for (const bool exchanged : {false, true}) {
    if (exchanged && operands.size() > 1) std::swap(operands[0], operands[1]);
    bool fit = stored->name == (exchanged ? exchangedWord(meant->name) : meant->name);
    for (size_t k = 0; k < operands.size() && fit; ++k) fit = fits(meant->operands[k], operands[k]);
    if (fit) return operands;
  }
  return std::nullopt;
}

void EnsuredValue::element(const Opaque& meant, const Opaque& stored, const Place& place) {
  if (stored->kind != Kind::kLoad)
    return missing(lineText(line_) + " stores what no single load yields: " + toString(stored));
  const MeaningElement& input = ensures_.in[meant->number];
  const size_t from = stored->number;
  const MeaningAccess& load = subject_.meaning.accesses[from];
  if (load.type != input.type) return missing(lineText(from) + " loads " + load.type);
  if (load.pointer != input.pointer)
    return missing(lineText(from) + " loads of " + subject_.meaning.pointers[load.pointer].name +
                   ", not of the input");
  const Term there = questions_.of(subject_.terms[from].offset, place.self);
  BlockQuestions::settle(
      questions_.plain(), place.where,
      equals(there, at(terms_.in[meant->number], coordinateOf(place.reader), place.turn)),
      lineText(line_) + " stores what " + lineText(from) + " loads at the same coordinate of the input", report_);
}

// What a load finds was stored by one thread, by one of its lines: the same turn of both, where they are in a
// fold.
void EnsuredValue::throughShared(const Opaque& meant, const Opaque& stored, const Place& place) {
  const MeaningFunction& f = subject_.meaning;
  const size_t from = stored->number;
  const auto known = std::ranges::find_if(loads_, [&](const ThreadedLoad& l) { return l.line == from; });
  if (!place.here || known == loads_.end())
    return missing(
        lineText(from) +
        ": a load of shared memory, or an exchange, of which no writer is known, or behind another");
  for (const ThreadedLoad::Case& c : known->cases) {
    for (const size_t written : c.lines) {
      if (f.accesses[written].type != f.accesses[from].type)
        return missing(lineText(written) + " stores " + f.accesses[written].type);
      const Term where = bothOf(questions_.of(place.here, c.reader), happens(written, c.writer));
      const size_t missing = report_.missing.size(), obligations = report_.obligations.size();
      same(meant, form(subject_.denoted.accesses[written].value),
           {written, c.reader, c.writer, nullptr, where, place.turn});
      // Asked last, for it is dear: a line that stores something else does not store what the load finds.
      if (report_.missing.size() == missing || c.lines.size() == 1 ||
          !BlockQuestions::holds(questions_.plain(), where, truth(false), lineText(written) + " stores something else", report_))
        continue;
      report_.missing.resize(missing);
      report_.obligations.erase(report_.obligations.begin() + static_cast<std::ptrdiff_t>(obligations),
                                report_.obligations.end() - 1);
    }
  }
}

// By induction over the turns of the loop: before the first one both have the value they begin with, and turn
// q makes the steps u*q, ..., u*q + u-1 of the fold, each below its number of turns, which all together
// reach.
void EnsuredValue::fold(const Opaque& stored, const Place& place) {
  if (stored->kind != Kind::kFolded)
    return missing(lineText(line_) + " stores what no fold yields: " + toString(stored));
  const Folds::Carried& carried = subject_.folds.folds.carried[stored->number];
  const Folds::Loop& loop = subject_.folds.folds.loops[carried.loop];
  KernelDecider& plain = questions_.plain();
  const std::string name =
      lineText(line_) + ", the fold of line " + std::to_string(subject_.meaning.folds[carried.loop].line);
  BlockQuestions::settle(plain, place.where, questions_.of(subject_.folds.conditions[carried.loop], place.self),
                         name + ": it is reached", report_);
  same(denoted_.reductions[0].first, carried.first, place);
  const Opaque& next = nextOf(0);
  std::vector<Opaque> steps;  // the last one first
  for (Opaque value = carried.next; value->kind != Kind::kCarried || value->number != stored->number;) {
    const Opaque before = steps.size() < kMostStepsOfATurn ? rest(next, value) : nullptr;
    if (!before)
      return missing(name + ": a turn makes " + toString(carried.next) + ", which is not made of steps " +
                     toString(next));
    steps.push_back(value);
    value = before;
  }
  std::ranges::reverse(steps);
  const Term turns = questions_.of(loop.turns, place.self),
             taken = bothOf(isLessEqual(integer(0), loop.index), isLess(loop.index, turns));
  const Term count = integer(static_cast<int64_t>(steps.size()));
  const Term all = at(terms_.turns[0], coordinateOf(place.reader));
  const Term reached = isLessEqual(all, multiply(count, turns));
  const std::string enough = name + ": it makes all turns that are ensured";
  if (!BlockQuestions::holds(plain, place.where, reached, enough, report_))
    BlockQuestions::settle(plain, place.where, eitherOf(isLessEqual(all, integer(0)), reached), enough, report_);
  Place turn = narrowed(place, bothOf(isLessEqual(integer(0), loop.index), isLess(loop.index, loop.turns)), taken);
  for (size_t u = 0; u < steps.size(); ++u) {
    turn.turn = add(multiply(count, loop.index), integer(static_cast<int64_t>(u)));
    BlockQuestions::settle(plain, turn.where, isLess(turn.turn, all),
                           name + ": it makes no more turns than are ensured", report_);
    same(next, steps[u], turn);
  }
}

const Opaque* EnsuredValue::kept(const Opaque& stored) {
  if (stored->kind != Kind::kLoad) return nullptr;
  const auto known = std::ranges::find_if(loads_, [&](const ThreadedLoad& l) { return l.line == stored->number; });
  return known == loads_.end() || known->cases.empty()
             ? nullptr
             : &form(subject_.denoted.accesses[known->cases.front().lines.front()].value);
}

bool EnsuredValue::fits(const Opaque& meant, const Opaque& stored) {
  if (meant->kind == Kind::kCarried || (meant->kind == Kind::kFolded && ensures_.real())) return true;
  if (meant->kind == Kind::kChoice) return fits(meant->operands[0], stored) || fits(meant->operands[1], stored);
  if (stored->kind == Kind::kChoice) return fits(meant, stored->operands[0]) || fits(meant, stored->operands[1]);
  if (const Opaque* value = kept(stored))
    return (*value)->kind != Kind::kLoad || !kept(*value) ? fits(meant, *value) : false;
  if (meant->kind != stored->kind) return false;
  if (meant->kind == Kind::kFolded) return true;
  if (meant->kind == Kind::kLoad)
    return subject_.meaning.accesses[stored->number].pointer == ensures_.in[meant->number].pointer;
  if (meant->kind != Kind::kOperation) return meant->name == stored->name && meant->number == stored->number;
  return paired(meant, stored).has_value();
}

Opaque EnsuredValue::rest(const Opaque& meant, const Opaque& stored) {
  if (meant->kind == Kind::kCarried) return stored;
  const std::optional<std::vector<Opaque>> operands = paired(meant, stored);
  for (size_t k = 0; operands && k < operands->size(); ++k)
    if (Opaque found = rest(meant->operands[k], (*operands)[k])) return found;
  return nullptr;
}

}  // namespace cutecheck::oracle
