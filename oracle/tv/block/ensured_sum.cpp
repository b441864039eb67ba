// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A sum in real numbers that is ensured: what a thread stores is the sum of as many values as are ensured,
// each of them once; or the largest of them, each once or more.
//
// All threads of the block have a number here, so that the sum is written out; the block and the sizes stay
// symbols. Of each summand the number k is found of which it is the value ensured: that it is so is asked for
// all threads at once, as sums of digits. In the turns q of a fold it is k + c*q: where the k are 0, ...,
// c-1, each once, the sum is whole where a turn is taken exactly where its k is below the number of summands.
// A sum, or the largest, in a summand is one that is ensured of the same element, and asked for by itself.
#include <algorithm>
#include <functional>
#include <set>

#include "oracle/tv/block/ensured_value.h"
#include "oracle/tv/block/thread_cases.h"
#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Kind = OpaqueNode::Kind;

constexpr int64_t kLargestSum = int64_t{1} << 20;

// The number that a difference is, whatever its variables are; nothing where it depends on them.
std::optional<int64_t> constantDifference(Normaliser& normaliser, const Term& a, const Term& b) {
  const std::optional<Int128> number = constantOf(normaliser.normal(subtract(a, b)));
  if (!number || *number > powerOfTwo(60) || *number < -powerOfTwo(60)) return std::nullopt;
  return static_cast<int64_t>(*number);
}

// Pairs of what stands in a value that is ensured, and in one that is built so.
struct Paired {
  std::vector<std::pair<uint64_t, uint64_t>> loads;                // an element, and the access that loads it
  std::vector<std::pair<uint64_t, const OpaqueNode*>> reductions;  // and a value that has to be it
};

// Whether a value is built as one that is ensured.
bool asEnsured(const Opaque& meant, const OpaqueNode& value, Paired& in) {
  if (meant->kind == Kind::kFolded) return in.reductions.emplace_back(meant->number, &value), true;
  if (meant->kind != value.kind || meant->name != value.name ||
      meant->operands.size() != value.operands.size())
    return false;
  if (meant->kind == Kind::kLoad) return in.loads.emplace_back(meant->number, value.number), true;
  if (meant->kind == Kind::kChoice || meant->kind == Kind::kNumber || meant->number != value.number)
    return false;
  for (size_t k = 0; k < meant->operands.size(); ++k)
    if (!asEnsured(meant->operands[k], *value.operands[k], in)) return false;
  return true;
}

// One summand, of the threads in whose values it is: of which k of the sum it is the value.
struct Summands {
  const OpaqueNode* value = nullptr;
  std::optional<size_t> fold{};
  std::set<int64_t> threads{};
  Paired in{};
  std::vector<int64_t> first{};  // k of each thread of the block, in turn 0; 0 of other threads
  int64_t step = 0;              // from turn to turn
};

class SumProof {
 public:
  SumProof(size_t reduction, const BlockSubject& subject, const MeaningEnsures& ensures,
           const EnsuredTerms& terms, EnsuredValue& value, BlockQuestions& questions, BlockReport& report,
           std::string name)
      : reduction_(reduction),
        subject_(subject),
        ensures_(ensures),
        terms_(terms),
        value_(value),
        questions_(questions),
        report_(report),
        name_(std::move(name)) {
    for (int64_t t = 0; t < terms.threads; ++t) threads_.push_back(integer(t));
  }

  // That the values are those that are ensured of an element at the coordinate, each once, wherever `where`
  // holds. What is missing is said.
  std::string run(const RealSum& all, const std::vector<Term>& coordinate, const Term& where) {
    coordinate_ = coordinate;
    where_ = where;
    std::map<std::pair<const OpaqueNode*, std::optional<size_t>>, Summands> summands;
    for (const Summand& summand : all) {
      Summands& of = summands.try_emplace({summand.value, summand.fold}).first->second;
      of.value = summand.value;
      of.fold = summand.fold;
      of.threads.insert(summand.thread);
    }
    std::vector<Summands> every;
    for (auto& [key, of] : summands) {
      if (std::string problem = number(of); !problem.empty()) return problem;
      every.push_back(std::move(of));
    }
    if (std::string problem = count(every); !problem.empty()) return problem;
    for (const Summands& of : every) ask(of, where);
    return {};
  }

 private:
  Term at(const Term& t, const Term& turn) { return value_.at(t, coordinate_, turn, reduction_); }
  Term atThread(const Term& t, const Term& thread, const Summands& of, int64_t turn) {
    const Term own = questions_.of(t, thread);
    return of.fold ? questions_.replaced(questions_.plain(), own, {{index(of)->name, integer(turn)}}) : own;
  }
  const Term& index(const Summands& of) const { return subject_.folds.folds.loops[*of.fold].index; }

  // Finds the k of each thread.
  std::string number(Summands& of) {
    if (!asEnsured(value_.nextOf(reduction_), *of.value, of.in) || of.in.loads.empty())
      return "a part of it is built otherwise than what is summed";
    for (const auto& [inner, value] : of.in.reductions)
      for (const int64_t t : of.threads)
        if (std::string problem = value_.reduced(inner, *value, t, coordinate_, where_); !problem.empty())
          return problem;
    for (const auto& [element, from] : of.in.loads)
      if (subject_.meaning.accesses[from].pointer != ensures_.in[element].pointer)
        return "line " + std::to_string(subject_.meaning.accesses[from].line) + " loads of another tensor";
    const auto& [element, from] = of.in.loads.front();
    const Term zero = at(terms_.in[element], integer(0));
    const std::optional<int64_t> stride =
        constantDifference(normaliser_, at(terms_.in[element], integer(1)), zero);
    const Term& offset = subject_.terms[from].offset;
    const auto numberOf = [&](const Term& at) -> std::optional<int64_t> {
      const std::optional<int64_t> distance =
          stride && *stride != 0 ? constantDifference(normaliser_, at, zero) : std::nullopt;
      return distance && *distance % *stride == 0 ? std::optional(*distance / *stride) : std::nullopt;
    };
    const std::string line = "line " + std::to_string(subject_.meaning.accesses[from].line);
    of.first.assign(threads_.size(), 0);
    for (const int64_t t : of.threads) {
      const std::optional<int64_t> k = numberOf(atThread(offset, threads_[static_cast<size_t>(t)], of, 0));
      if (!k) return line + ": which element of the sum it loads is not a number";
      of.first[static_cast<size_t>(t)] = *k;
    }
    if (!of.fold) return {};
    const auto some = static_cast<size_t>(*of.threads.begin());
    const std::optional<int64_t> next = numberOf(atThread(offset, threads_[some], of, 1));
    if (!next) return line + ": which element of the sum a turn loads is not a number";
    of.step = *next - of.first[some];
    return {};
  }

  // Whether the k, of a fold in its first turn, are all from 0 on, each once.
  std::string count(const std::vector<Summands>& every) const {
    if (every.empty()) return "there is nothing in it";
    const bool folds = every.front().fold.has_value();
    const Int128 extent =
        folds ? Int128(every.front().step) : constantOf(terms_.turns[reduction_]).value_or(0);
    if (extent < 1 || extent > kLargestSum)
      return "not modelled: as many values as no constant, or no step of its folds, says";
    std::vector<bool> met(static_cast<size_t>(extent));
    size_t all = 0;
    for (const Summands& of : every) {
      if (of.fold.has_value() != folds || (folds && Int128(of.step) != extent))
        return "its parts are of folds with several steps";
      for (const int64_t t : of.threads) {
        const int64_t k = of.first[static_cast<size_t>(t)];
        if (k < 0 || k >= extent)
          return "a part of it is value " + std::to_string(k) + ", which is not one of those";
        const bool again = met[static_cast<size_t>(k)];
        met[static_cast<size_t>(k)] = true;
        if (again && ensures_.reductions[reduction_].kind != MeaningReduction::Kind::kMaximum)
          return "two parts of it are value " + std::to_string(k);
        all += again ? 0 : 1;
      }
    }
    if (Int128(all) == extent) return {};
    return "value " + std::to_string(std::ranges::find(met, false) - met.begin()) + " is no part of it";
  }

  // Of all its threads at once: the loads are of the elements with that number.
  void ask(const Summands& of, const Term& where) {
    const std::vector<size_t> in{0}, out{1};
    SharedLoad found;
    found.writer = of.first;
    for (int64_t t = 0; t < terms_.threads; ++t) found.lines.push_back(of.threads.contains(t) ? in : out);
    const std::vector<ThreadCase> cases = proposeCases(found);
    if (!covers(cases, found))
      return report_.missing.push_back(name_ + ": no cases of its threads were found");
    std::map<std::string, Interval> digits;
    for (const ThreadCase& c : cases) addBounds(c, digits);
    const std::unique_ptr<KernelDecider> decider = questions_.decider({}, digits);
    for (const ThreadCase& c : cases)
      if (c.lines == in) ask(of, c, where, *decider);
    for (const KernelDecider::Lemma& lemma : decider->lemmas()) report_.lemmas.push_back(lemma);
    report_.units += decider->units();
    report_.questions += decider->asked();
  }

  void ask(const Summands& of, const ThreadCase& c, const Term& where, KernelDecider& decider) {
    const Term thread = readerOf(c);
    const auto own = [&](const Term& t) {
      const Term one = questions_.of(t, nullptr);
      return terms_.thread.empty() ? one : questions_.replaced(decider, one, {{terms_.thread, thread}});
    };
    Term k = writerOf(c), there = where;
    if (of.fold) {
      const Term &q = index(of), turns = own(subject_.folds.folds.loops[*of.fold].turns);
      k = add(k, multiply(integer(of.step), q));
      const Term natural = bothOf(where, isLessEqual(integer(0), q)),
                 all = value_.at(terms_.turns[reduction_], coordinate_);
      BlockQuestions::settle(decider, where, own(subject_.folds.conditions[*of.fold]),
                             name_ + ": the fold is reached", report_);
      BlockQuestions::settle(decider, bothOf(natural, isLess(q, turns)), isLess(k, all),
                             name_ + ": a turn adds one of the values", report_);
      BlockQuestions::settle(decider, bothOf(natural, isLess(k, all)), isLess(q, turns),
                             name_ + ": each value is added in a turn", report_);
      there = bothOf(natural, isLess(q, turns));
    }
    for (const auto& [element, from] : of.in.loads)
      BlockQuestions::settle(decider, there,
                             equals(own(subject_.terms[from].offset), at(terms_.in[element], k)),
                             name_ + ": what line " + std::to_string(subject_.meaning.accesses[from].line) +
                                 " loads is an element of it, of the number that the thread has",
                             report_);
  }

  const size_t reduction_;
  const BlockSubject& subject_;
  const MeaningEnsures& ensures_;
  const EnsuredTerms& terms_;
  EnsuredValue& value_;
  BlockQuestions& questions_;
  BlockReport& report_;
  const std::string name_;
  std::vector<Term> threads_, coordinate_;
  Term where_;
  Normaliser normaliser_;
};

}  // namespace

std::string EnsuredValue::reduced(size_t reduction, const OpaqueNode& value, int64_t thread,
                                  const std::vector<Term>& coordinate, const Term& where) {
  const bool largest = ensures_.reductions[reduction].kind == MeaningReduction::Kind::kMaximum;
  RealSums& sums = sums_[largest ? 1 : 0];
  const RealSum* all = sums.of(value, thread);
  if (!all) return sums.problem;
  // What is asked of these values may be the same for several elements and threads.
  std::vector<Term> asked{integer(static_cast<int64_t>(reduction)), where};
  collectAsked(reduction, coordinate, asked);
  for (Term& t : asked) t = sharing_.share(t);
  const auto key = std::pair(all, std::move(asked));
  if (shown_.contains(key)) return {};
  SumProof proof(reduction, subject_, ensures_, terms_, *this, questions_, report_,
                 lineText(line_) + (largest ? ", the largest that is ensured" : ", the sum that is ensured"));
  std::string problem = proof.run(*all, coordinate, where);
  if (problem.empty()) shown_.insert(key);
  return problem;
}

void EnsuredValue::collectAsked(size_t reduction, const std::vector<Term>& coordinate,
                                std::vector<Term>& asked) {
  asked.push_back(at(terms_.turns[reduction], coordinate));
  const std::function<void(const Opaque&)> collect = [&](const Opaque& value) {
    if (value->kind == Kind::kLoad) asked.push_back(at(terms_.in[value->number], coordinate));
    if (value->kind == Kind::kFolded) collectAsked(value->number, coordinate, asked);
    for (const Opaque& operand : value->operands) collect(operand);
  };
  collect(nextOf(reduction));
}

void EnsuredValue::sum(size_t reduction, const Opaque& stored, const Place& place) {
  if (!place.here) return missing(lineText(line_) + " stores a sum that another thread made");
  const MeaningValue& condition = subject_.denoted.accesses[line_].condition;
  for (int64_t t = 0; t < terms_.threads; ++t) {
    Assignment at;
    if (!terms_.thread.empty()) at[terms_.thread] = t;
    if (condition && evaluate(*condition, at) == Int128(0)) continue;  // whatever the block and the sizes are
    const Term thread = integer(t);
    const std::string problem = reduced(reduction, *stored, t, coordinateOf(thread),
                                        questions_.of(subject_.terms[line_].condition, thread));
    if (!problem.empty()) return missing(lineText(line_) + ", the sum that is ensured: " + problem);
  }
}

}  // namespace cutecheck::oracle
