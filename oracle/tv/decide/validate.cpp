// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/validate.h"

#include <llvm/IR/Instruction.h>

#include <algorithm>
#include <memory>
#include <set>

#include "core/notation/print.h"
#include "core/nvgpu/launch_limits.h"
#include "oracle/claims/prove.h"
#include "oracle/tv/block/block_proof.h"
#include "oracle/tv/block/grid.h"
#include "oracle/tv/decide/kernel_decide.h"
#include "oracle/tv/decide/launches.h"
#include "oracle/tv/ir/launch.h"
#include "oracle/tv/ir/unread.h"
#include "oracle/tv/ir/unroll.h"
#include "oracle/tv/reference/meaning_block.h"
#include "oracle/tv/terms/encoding.h"
#include "oracle/tv/terms/points.h"

namespace cutecheck::oracle {

namespace {

constexpr int kRounds = 8;  // of pairing accesses
constexpr int kLaunches = 16;  // that are executed as a whole

// One function, from both texts to its report.
class Validation {
 public:
  // `unread`: of the module around it.
  Validation(Subject subject, const std::vector<std::string>& unread, const ValidationOptions& options)
      : subject_(subject), unread_(unread), options_(options), unrolled_(*subject.function, !subject.meaning->folds.empty()) {
    subject_.unrolled = unrolled_.function();
    report_.name = subject.meaning->name;
  }

  Expected<FunctionReport> run() {
    describe();
    bind();
    std::vector<Term> premises;
    for (const auto* constraints : {&subject_.denoted->premises, &subject_.denoted->implicit})
      for (const Constraint& c : *constraints) premises.push_back(termOf(c));
    Decider first(premises, bounds_, options_.budget, options_.totalBudget);
    first.wantTwoEngines(options_.strict);
    decider_ = &first;
    if (!neededFollows(premises)) return finish(Verdict::kUnknown);
    boundIndices();
    premises_ = premises;
    // Samples and lemmas are for kernels, whose questions are many, and for the offsets of pointers.
    std::unique_ptr<KernelDecider> many;
    if (subject_.meaning->hasMemory()) {
      many = std::make_unique<KernelDecider>(premises, bounds_, options_.budget, options_.totalBudget, multiples_);
      kernelDecider_ = many.get();
    }
    Decider plain(std::move(premises), bounds_, options_.budget, options_.totalBudget);
    plain.wantTwoEngines(options_.strict);
    if (many) many->wantTwoEngines(options_.strict);
    decider_ = many ? many.get() : &plain;
    if (!meaningComputed()) return finish(Verdict::kUnknown);
    if (std::optional<Diagnostic> error = vacuous()) return *error;
    if (!satisfied() || !ofLaunches()) return finish(Verdict::kUnknown);
    if (std::optional<Diagnostic> error = undefinedMeaning()) return *error;
    if (counterexample()) return finish(Verdict::kRefuted);
    if (!answer().missing.empty()) return finish(Verdict::kUnknown);
    if (launchedWrong()) return finish(Verdict::kRefuted);
    return finish(symbolic());
  }

 private:
  Answer& answer() { return report_.answer; }
  bool counterexample() const { return points_->counterexample.has_value(); }
  bool satisfied() const { return points_->satisfied; }
  MeaningTerm meantTerm(const MeaningNode& value) const { return termOf(value, decider_->intervals(), happens_); }

  Expected<FunctionReport> finish(Verdict verdict) {
    if (verdict != Verdict::kRefuted && !points_->unrolledWrong.empty()) {
      answer().missing = {points_->unrolledWrong};
      verdict = Verdict::kInconsistent;
    }
    std::set<std::string> said;
    std::erase_if(answer().missing, [&](const std::string& missing) { return !said.insert(missing).second; });
    answer().verdict = verdict;
    if (verdict == Verdict::kRefuted) answer().counterexample = launched_ ? launched_ : points_->smallest();
    answer().samples = points_->samples;
    answer().units = decider_->units();
    return std::move(report_);
  }

  void describe() {
    std::string claim = "@" + report_.name + ":";
    for (const MeaningResult& r : subject_.meaning->results)
      if (r.stated) claim += " result " + std::to_string(r.index) + " == " + r.text + ";";
    claim.pop_back();
    if (subject_.meaning->kernel) claim = accessesText(*subject_.meaning);
    for (const std::string& definition : subject_.meaning->definitionTexts) claim += " where " + definition;
    answer().claim = claim;
    answer().premises = subject_.meaning->premiseTexts;
    std::set<std::string> carried;
    for (const MeaningParameter& p : subject_.meaning->parameters) carried.insert(p.symbol);
    for (const MeaningRegister& r : subject_.meaning->registers) {
      const MeaningParameter& value = r.carries;
      if (value.kind == MeaningParameter::Kind::kConstant)
        answer().premises.push_back(r.name + " == " + std::to_string(value.constant));
      else if (!carried.insert(value.symbol).second) answer().premises.push_back(r.name + " == " + value.symbol);
    }
    for (const Constraint& c : subject_.denoted->implicit) answer().implicit.push_back(c.text);
    for (const MeaningEnsures& e : subject_.meaning->ensures)
      answer().claim += "; ensures " + e.text.substr(0, e.text.find(" by "));
    if (subject_.meaning->ensures.empty()) return;
    answer().implicit.emplace_back(
        "a launch has each block that the premises allow, and one in a direction that the kernel does not "
        "read");
    answer().implicit.emplace_back("the memory of an output overlaps no other tensor's");
    if (std::ranges::any_of(subject_.meaning->ensures, [](const MeaningEnsures& e) { return e.real(); }))
      answer().implicit.emplace_back(
          "theory real: sums, and the largest of values, that are ensured are of real numbers, no order, no "
          "rounding; "
          "x*(1/y) is x/y, exp2 that may be approximate is exp2, exp2(x*C) is exp(x) with C the f32 nearest "
          "log2(e)");
  }

  // The number that a parameter or register carries, with its bounds.
  Term carried(const MeaningParameter& p) {
    if (p.kind == MeaningParameter::Kind::kConstant) return integer(p.constant);
    Interval range = p.width == 1 ? Interval{0, 1} : Interval{signedLow(p.width), signedHigh(p.width)};
    auto [at, inserted] = bounds_.emplace(p.symbol, range);
    if (!inserted) at->second = {std::max(at->second.low, range.low), std::min(at->second.high, range.high)};
    return variable(p.symbol);
  }

  void bind() {
    for (const MeaningParameter& p : subject_.meaning->parameters) parameters_[p.path] = carried(p);
    for (const MeaningRegister& r : subject_.meaning->registers) kernel_.registers[r.name] = carried(r.carries);
    for (const MeaningPointer& p : subject_.meaning->pointers) {
      const bool shared = p.kind == MeaningPointer::Kind::kShared;
      if (shared) bounds_[p.address] = {0, kSharedWindow};
      kernel_.pointers.push_back({p.path,
                                  {p.name,
                                   p.align,
                                   false,
                                   {},
                                   {},
                                   shared ? variable(p.address) : nullptr,
                                   p.kind == MeaningPointer::Kind::kBarrier,
                                   p.kind == MeaningPointer::Kind::kLanes}});
    }
    for (const MeaningDatum& d : subject_.meaning->data) kernel_.values[d.path] = OpaqueNode::parameter(d.type, d.path);
    for (const MeaningAccess& a : subject_.meaning->accesses)
      if (a.numeric) bounds_.emplace(a.name, Interval{signedLow(8 * a.bytes), signedHigh(8 * a.bytes)});
    multiples_ = promisedMultiples(*subject_.denoted);
    points_ = std::make_unique<Points>(subject_, bounds_, multiples_);
    // An index stands for every turn: no point gives it.
    for (const MeaningFold& fold : subject_.meaning->folds) bounds_[fold.index] = {0, signedHigh(64)};
  }

  // The number of turns is a number that an index may be, too, so that as many turns are the same turns.
  void boundIndices() {
    for (size_t k = 0; k < subject_.meaning->folds.size(); ++k) {
      Interval& range = bounds_.at(subject_.meaning->folds[k].index);
      const Term turns = termOf(*subject_.denoted->folds[k].turns, decider_->intervals()).term;
      range.high = std::clamp(decider_->intervals().of(turns).high, Int128(0), range.high);
      kernel_.turns.push_back({variable(subject_.meaning->folds[k].index), range.high});
    }
  }

  // Extents and divisors of a kernel's lines are at least 1: shown of each of them, which then is as good as a
  // premise.
  bool neededFollows(std::vector<Term>& premises) {
    for (const Constraint& c : subject_.denoted->needed) {
      Decision decision = decider_->decideNearby(termOf(c), c.text, 2);
      const bool holds = decision.status == Decision::Status::kHolds;
      if (!holds)
        answer().missing.push_back("not shown that " + c.text + ", which a line needs; a premise that says so would settle it");
      report_.obligations.push_back({std::string(kindName(Obligation::Kind::kMeaning)), c.text, holds, decision.reason,
                                     std::move(decision.derivations)});
      premises.push_back(termOf(c));
    }
    return answer().missing.empty();
  }

  // Whether the layout operations in the expressions were computed, and rightly so.
  bool meaningComputed() {
    for (const std::string& missing : subject_.denoted->missing) answer().missing.push_back(missing);
    const auto joined = [](const std::vector<Constraint>& a, const std::vector<Constraint>& b) {
      std::string where;
      for (const auto* constraints : {&a, &b})
        for (const Constraint& c : *constraints) where += (where.empty() ? "" : ",") + c.text;
      return where;
    };
    // Bounds of products make a proof long, and mostly it does without: what holds under fewer premises holds.
    const std::string few = joined({}, subject_.denoted->implicit);
    const std::string all = joined(subject_.denoted->premises, subject_.denoted->implicit);
    for (const std::string& claim : subject_.denoted->computed) {
      Options options;
      options.budget = options_.budget;
      Expected<Answer> proved = prove(claim, few, options);
      if (!proved || proved->verdict != Verdict::kProved) proved = prove(claim, all, options);
      if (proved && proved->verdict == Verdict::kProved) {
        report_.obligations.push_back({std::string(kindName(Obligation::Kind::kMeaning)), claim, true, "", proved->derivations});
        continue;
      }
      std::string why = proved ? std::string(verdictName(proved->verdict)) : proved.error().str();
      answer().missing.push_back("the meaning's own operations: " + claim + ": " + why);
    }
    return answer().missing.empty();
  }

  // Runs the function on numbers, and sees on the way whether the premises hold anywhere.
  std::optional<Diagnostic> vacuous() {
    std::map<std::string, Interval> within = decider_->intervals().bounds();
    for (const MeaningFold& fold : subject_.meaning->folds) within.erase(fold.index);
    const bool all = points_->search(within, options_);
    if (all && !satisfied() && points_->unsupported.empty()) return contradiction();
    if (points_->executed) report_.enumerated = points_->samples;
    if (satisfied()) return std::nullopt;
    Decision decision = decider_->satisfiable();
    if (decision.status == Decision::Status::kFails) return contradiction();
    if (decision.status == Decision::Status::kHolds) points_->atModel(*decision.model);
    if (!satisfied())
      answer().missing.push_back("no values that satisfy the premises were found: " +
                                 (decision.reason.empty() ? points_->unsupported : decision.reason));
    return std::nullopt;
  }

  Diagnostic contradiction() const {
    const std::string limits = subject_.meaning->registers.empty() ? "" : std::string(", or hold in no launch: ") + kLaunchLimits;
    return meaningError(subject_.meaning->line, Code::kVacuous, "vacuity_c1",
                        "the premises of @" + report_.name + " contradict each other" + limits);
  }

  Diagnostic notDefined(const Assignment& at, const std::string& what) const {
    return meaningError(subject_.meaning->line, Code::kOutOfDomain, "meaning_c11", what + " is not defined at " + numbersOf(at));
  }

  // Shows that each expression has a value wherever the premises hold.
  std::optional<Diagnostic> undefinedMeaning() {
    if (points_->undefinedAt) return notDefined(points_->undefinedAt->first, points_->undefinedAt->second);
    for (const MeaningValue& value : subject_.denoted->results) {
      meant_.push_back(value ? meantTerm(*value) : MeaningTerm{});
      if (std::optional<Diagnostic> error = undefinedTerm(truth(true), meant_.back())) return error;
    }
    for (size_t i = 0; i < subject_.denoted->accesses.size(); ++i) {
      const DenotedAccess& access = subject_.denoted->accesses[i];
      MeaningTerm condition{truth(true), {}}, offset = meantTerm(*access.offset);
      if (access.condition) condition = meantTerm(*access.condition);
      if (std::optional<Diagnostic> error = undefinedTerm(truth(true), condition)) return error;
      if (std::optional<Diagnostic> error = undefinedTerm(condition.term, offset)) return error;
      happens_.emplace(subject_.meaning->accesses[i].name, condition.term);
      terms_.push_back({offset.term, condition.term, {}});
    }
    for (const MeaningValue& claim : subject_.denoted->claims) {
      claimed_.push_back(meantTerm(*claim));
      if (std::optional<Diagnostic> error = undefinedTerm(truth(true), claimed_.back())) return error;
    }
    if (std::optional<Diagnostic> error = undefinedFolds()) return error;
    for (size_t i = 0; i < terms_.size(); ++i) {
      std::vector<MeaningTerm> numbers;
      for (const MeaningValue& value : subject_.denoted->accesses[i].numbers) {
        numbers.push_back(meantTerm(*value));
        terms_[i].numbers.push_back(numbers.back().term);
      }
      const Opaque& stored = subject_.denoted->accesses[i].value;
      if (std::optional<Diagnostic> error = stored ? undefinedValue(terms_[i].condition, stored, numbers) : std::nullopt)
        return error;
    }
    return std::nullopt;
  }

  std::optional<Diagnostic> undefinedFolds() {
    const DenotedFunction& denoted = *subject_.denoted;
    std::vector<Term>& where = folds_.conditions;
    for (size_t k = 0; k < denoted.folds.size(); ++k) {
      MeaningTerm condition{truth(true), {}}, turns = meantTerm(*denoted.folds[k].turns);
      if (denoted.folds[k].condition) condition = meantTerm(*denoted.folds[k].condition);
      if (std::optional<Diagnostic> error = undefinedTerm(truth(true), condition)) return error;
      if (std::optional<Diagnostic> error = undefinedTerm(condition.term, turns)) return error;
      folds_.folds.loops.push_back({kernel_.turns[k].index, turns.term});
      where.push_back(condition.term);
    }
    std::vector<MeaningTerm> numbers;
    for (const DenotedFoldNumber& number : denoted.foldNumbers) {
      numbers.push_back(meantTerm(*number.value));
      folds_.numbers.push_back(numbers.back().term);
    }
    for (size_t k = 0; k < denoted.carried.size(); ++k) {
      const size_t fold = subject_.meaning->carried[k].fold;
      const Folds::Loop& loop = folds_.folds.loops[fold];
      folds_.folds.carried.push_back({fold, denoted.carried[k].first, denoted.carried[k].next});
      if (std::optional<Diagnostic> error = undefinedValue(where[fold], denoted.carried[k].first, numbers)) return error;
      const Term turn = bothOf(where[fold], isLess(loop.index, loop.turns));
      if (std::optional<Diagnostic> error = undefinedValue(turn, denoted.carried[k].next, numbers)) return error;
    }
    return std::nullopt;
  }

  // Shows that a value is one wherever `where` holds: the loads and folds that it is made of happen, its numbers are defined.
  std::optional<Diagnostic> undefinedValue(const Term& where, const Opaque& value, const std::vector<MeaningTerm>& numbers) {
    using Kind = OpaqueNode::Kind;
    MeaningTerm needs;
    if (value->kind == Kind::kNumber || value->kind == Kind::kChoice) needs = numbers[value->number % kFoldNumbers];
    if (value->kind == Kind::kLoad)
      needs.defined.emplace_back(terms_[value->number].condition,
                                 "the load " + subject_.meaning->accesses[value->number].name + " does not happen");
    if (value->kind == Kind::kFolded)
      needs.defined.emplace_back(folds_.conditions[subject_.meaning->carried[value->number].fold],
                                 "the fold of " + subject_.meaning->carried[value->number].name + " does not happen");
    if (std::optional<Diagnostic> error = undefinedTerm(where, needs)) return error;
    for (size_t k = 0; k < value->operands.size(); ++k) {
      const Term there = value->kind != Kind::kChoice ? where : bothOf(where, k == 0 ? needs.term : notOf(needs.term));
      if (std::optional<Diagnostic> error = undefinedValue(there, value->operands[k], numbers)) return error;
    }
    return std::nullopt;
  }

  // Shows that an expression has a value wherever `where` holds.
  std::optional<Diagnostic> undefinedTerm(const Term& where, const MeaningTerm& term) {
    if (counterexample()) return std::nullopt;
    for (const auto& [condition, what] : term.defined) {
      if (isTrue(condition) || sharing_.share(where) == sharing_.share(condition) || !asked_.emplace(where, condition).second)
        continue;
      Decision decision = decider_->decide(where, condition, what, needed());
      if (decision.model) points_->atModel(*decision.model);
      if (points_->undefinedAt) return notDefined(points_->undefinedAt->first, points_->undefinedAt->second);
      bool holds = decision.status == Decision::Status::kHolds;
      if (!holds) answer().missing.push_back("not shown that the meaning is defined (" + what + "): " + decision.reason);
      report_.obligations.push_back({std::string(kindName(Obligation::Kind::kMeaning)), what, holds, decision.reason,
                                     std::move(decision.derivations)});
    }
    return std::nullopt;
  }

  // Shows that the premises of a kernel allow whole launches.
  bool ofLaunches() {
    if (!subject_.meaning->kernel) return true;
    LaunchConditions launch = launchConditions(*subject_.meaning, *subject_.denoted);
    for (std::string& missing : launch.missing) answer().missing.push_back(std::move(missing));
    if (!answer().missing.empty()) return false;
    if (launch.goals.empty()) return true;
    std::vector<Term> premises = premises_;
    premises.insert(premises.end(), launch.facts.begin(), launch.facts.end());
    launch.bounds.insert(bounds_.begin(), bounds_.end());
    KernelDecider decider(std::move(premises), std::move(launch.bounds), options_.budget,
                          options_.totalBudget, multiples_);
    decider.wantTwoEngines(options_.strict);
    for (const auto& [goal, text] : launch.goals) {
      Decision decision = decider.decide(truth(true), goal, text, 2);
      const bool holds = decision.status == Decision::Status::kHolds;
      if (!holds)
        answer().missing.push_back("not shown: " + text + ": it has whole blocks" +
                                   (subject_.meaning->launch.cluster ? ", whole clusters" : "") +
                                   (launch.countsBlocks ? " and every block below an nctaid that is read: "
                                                          "bound that symbol in place of the block's, "
                                                          "as n < 100 does; threads are not bounded"
                                                        : " and, with a block, all before it; premises may "
                                                          "bound blocks from above, threads not at all"));
      report_.obligations.push_back({"launch", text, holds, decision.reason, std::move(decision.derivations)});
    }
    note(decider.lemmas());
    return answer().missing.empty();
  }

  void note(const std::vector<KernelDecider::Lemma>& lemmas) {
    for (const KernelDecider::Lemma& l : lemmas)
      report_.obligations.push_back({"lemma", l.text, true, "", l.decision.derivations});
  }

  int needed() const { return report_.enumerated > 0 ? 1 : 2; }

  Verdict symbolic() {
    Obligations obligations(*decider_, needed(), [&](const Assignment& model, const std::string&) {
      return points_->atModel(model) && counterexample();
    });
    const bool kernel = subject_.meaning->kernel,
               memory = subject_.meaning->hasMemory() || hasLocalMemory(*subject_.function);
    std::vector<std::string> problems = unread_;
    for (std::string& promise : unreadPromises(*subject_.function)) problems.push_back(std::move(promise));
    if (!unrolled_.problem().empty()) problems.push_back(unrolled_.problem());
    for (const std::string& problem : problems) answer().missing.push_back("not modelled: " + problem);
    for (std::string& excluded : excludedLaunches(*subject_.function, subject_.meaning->launch, kernel))
      answer().missing.push_back("excludes a launch that is allowed: " + excluded);
    if (!answer().missing.empty()) return Verdict::kUnknown;
    const llvm::Function& executed = subject_.unrolled ? *subject_.unrolled : *subject_.function;
    NumberedLoads numbered(*subject_.meaning, points_->pairs);
    kernel_.numbers = [&](const llvm::Instruction& at, unsigned lane, const std::string& type) -> std::optional<LoadedNumber> {
      const std::optional<size_t> line = numbered.next(at, lane, type);
      return line ? std::optional(LoadedNumber(*line, variable(subject_.meaning->accesses[*line].name))) : std::nullopt;
    };
    Execution execution = execute(executed, parameters_, obligations, decider_->intervals(), memory ? &kernel_ : nullptr);
    report_.instructions = execution.instructions;
    for (const Obligation& o : obligations.all()) {
      if (o.decision.status == Decision::Status::kContradiction) contradictions_.push_back(o.decision.reason);
      // A model of undefined behaviour that runs through means that one of the two executions is wrong.
      if (o.kind == Obligation::Kind::kDefined && o.decision.model && !counterexample() && points_->unsupported.empty() &&
          !execution.guessed)
        contradictions_.push_back("a solver's model of '" + o.text + "' does not replay");
      report_.obligations.push_back({std::string(kindName(o.kind)), o.text,
                                     o.decision.status == Decision::Status::kHolds, o.decision.reason,
                                     o.decision.derivations});
    }
    if (counterexample()) return Verdict::kRefuted;
    if (contradictions_.empty() && !execution.unsupported.empty())
      answer().missing.push_back("not modelled: " + execution.unsupported);
    if (!kernel && !execution.accesses.empty())
      answer().missing.push_back("not modelled: memory accessed by a function: " + textOf(*execution.accesses[0].at));
    for (const auto& [condition, what] : execution.undischarged) answer().missing.push_back("not discharged: " + what);
    if (contradictions_.empty() && answer().missing.empty()) kernel ? accesses(execution) : results(execution);
    if (contradictions_.empty() && !counterexample()) claims();
    if (contradictions_.empty() && !counterexample() && answer().missing.empty() && speaksOfBlock(*subject_.meaning))
      block();
    if (kernelDecider_) {
      note(kernelDecider_->lemmas());
      report_.questions = kernelDecider_->asked();
      report_.differentQuestions = kernelDecider_->answered();
    }
    if (!contradictions_.empty()) {
      answer().missing = contradictions_;
      return Verdict::kInconsistent;
    }
    if (counterexample()) return Verdict::kRefuted;
    if (!points_->unseen.empty()) answer().missing.insert(answer().missing.begin(), points_->unseen);
    if (!answer().missing.empty()) return Verdict::kUnknown;
    if (execution.returns.empty() || answer().derivations.empty() || (kernel && report_.accesses == 0)) {
      answer().missing.push_back("no return was reached: nothing was checked");
      return Verdict::kUnknown;
    }
    return settled();
  }

  // Every return, every result: not poison and equal to what is meant.
  void results(const Execution& execution) {
    for (const Execution::Return& returned : execution.returns) {
      for (size_t k = 0; k < subject_.meaning->results.size(); ++k) {
        const MeaningResult& r = subject_.meaning->results[k];
        const SymbolicValue& value = returned.results[r.index];
        Term goal = value.fine;
        if (r.pointer) {
          goal = value.isPointer() && value.object == *r.pointer ? bothOf(goal, equals(value.term, meant_[k].term)) : truth(false);
        } else if (r.stated) {
          const Term& meant = meant_[k].term;
          // Not folded: equal trees are for the deciders to see, each by itself.
          goal = bothOf(goal, value.isTruth() ? truthEqual(value.term, meant) : equals(value.term, meant));
        }
        std::string text = "result " + std::to_string(r.index) + (r.stated ? " == " + r.text : " is not poison");
        if (!settleGoal(returned.path, goal, text) && counterexample()) return;
      }
    }
  }

  // What the text says of its own expressions, apart from the code.
  void claims() {
    for (size_t k = 0; k < claimed_.size(); ++k) {
      const bool holds =
          settleGoal(truth(true), claimed_[k].term, "claim " + subject_.meaning->claims[k].text, !subject_.meaning->kernel);
      report_.claims += holds ? 1 : 0;
      if (counterexample()) return;
    }
  }

  // What the threads of a block do together.
  void block() {
    BlockReport found = proveBlock({*subject_.meaning, *subject_.denoted, terms_, folds_, premises_, bounds_,
                                    multiples_, options_.budget, options_.totalBudget, options_.strict});
    for (BlockObligation& o : found.obligations)
      report_.obligations.push_back({"block", o.text, o.decision.status == Decision::Status::kHolds,
                                     o.decision.reason, std::move(o.decision.derivations)});
    note(found.lemmas);
    for (std::string& missing : found.missing) answer().missing.push_back(std::move(missing));
    for (std::string& contradiction : found.contradictions) contradictions_.push_back(std::move(contradiction));
    report_.places = found.places;
  }

  // Executes whole launches where threads meet: one that goes wrong refutes.
  bool launchedWrong() {
    if (!subject_.meaning->kernel || !speaksOfBlock(*subject_.meaning) || options_.samples == 0) return false;
    GridRuns runs = runGrids(subject_, bounds_, multiples_, kLaunches);
    report_.launches = runs.launches;
    launched_ = std::move(runs.counterexample);
    return launched_.has_value();
  }

  // Whether the goal holds. What its failing means is for the report: a counterexample, a contradiction, or what is
  // missing. `decisive`: a model must replay.
  bool settleGoal(const Term& where, const Term& goal, const std::string& text, bool decisive = true) {
    Decision decision = decider_->decide(where, goal, text, needed());
    if (decision.status == Decision::Status::kHolds && !twoEngines(decision.derivations)) oneEngine_.insert(text);
    for (Derivation& d : decision.derivations) answer().derivations.push_back(std::move(d));
    if (decision.status == Decision::Status::kHolds) return true;
    if (decision.status == Decision::Status::kContradiction) {
      contradictions_.push_back(decision.reason);
    } else if (!decision.model) {
      answer().missing.push_back(text + ": " + decision.reason);
    } else if (!points_->atModel(*decision.model) || !counterexample()) {
      std::string what = "a solver's model of " + text + " does not replay";
      if (!points_->unsupported.empty()) answer().missing.push_back("a model could not be replayed: " + points_->unsupported);
      else if (decisive) contradictions_.push_back(what);
      else answer().missing.push_back(what);
    }
    return false;
  }

  // Pairs the accesses and proves each pair. A model that replays without a difference shows that the pairs were
  // not the right ones: they are proposed again with what was seen there.
  void accesses(const Execution& execution) {
    for (int round = 0; round < kRounds; ++round) {
      answer().missing.clear();
      answer().derivations.clear();
      oneEngine_.clear();
      AccessPairs::Proposal proposal = points_->pairs.propose(*subject_.meaning, execution);
      auto decided = [&](const Term& where, const Term& condition) {
        if (decider_->decide(where, condition, "a choice", needed()).status == Decision::Status::kHolds) return 1;
        return decider_->decide(where, notOf(condition), "a choice", needed()).status == Decision::Status::kHolds ? 0 : -1;
      };
      std::vector<std::string> problems;
      std::vector<AccessGoal> goals =
          accessGoals(*subject_.meaning, *subject_.denoted, terms_, folds_, execution, proposal, decided, problems);
      const uint64_t seen = points_->samples;
      for (const AccessGoal& g : goals) {
        settleGoal(g.where, g.goal, g.text, false);
        if (counterexample() || !contradictions_.empty() || points_->samples > seen) break;
      }
      if (counterexample() || !contradictions_.empty()) return;
      if (points_->samples > seen) continue;
      for (std::string& problem : problems) answer().missing.push_back(std::move(problem));
      for (const auto& partner : proposal.partner) report_.accesses += partner ? 1 : 0;
      return;
    }
  }

  // Each goal by itself: two goals of one text are not each other's second engine.
  static bool twoEngines(const std::vector<Derivation>& derivations) { return oracle::suffices(derivations, true); }

  // Proved, with the derivations that count.
  Verdict settled() {
    if (points_->executed) answer().derivations.push_back(*points_->executed);
    if (!options_.strict || points_->executed) return Verdict::kProved;
    for (const std::string& goal : oneEngine_) answer().missing.push_back("one engine only: " + goal);
    for (const ObligationReport& o : report_.obligations)
      if (o.discharged && !twoEngines(o.derivations)) answer().missing.push_back("one engine only: " + o.text);
    return answer().missing.empty() ? Verdict::kProved : Verdict::kUnknown;
  }

  Subject subject_;
  const std::vector<std::string>& unread_;
  const ValidationOptions& options_;
  Unrolled unrolled_;
  FunctionReport report_;
  std::map<std::string, Interval> bounds_;
  std::map<std::vector<unsigned>, Term> parameters_;
  Decider* decider_ = nullptr;
  std::vector<MeaningTerm> meant_, claimed_;
  std::map<std::string, Term> happens_;    // of each load, by its name
  std::set<std::pair<Term, Term>> asked_;  // whether a term is defined, and where
  Sharing sharing_;
  std::vector<AccessTerms> terms_;
  FoldTerms folds_;
  KernelSymbols kernel_;
  KernelDecider* kernelDecider_ = nullptr;
  std::map<std::string, Int128> multiples_;  // k of every symbol promised to be a multiple of k
  std::unique_ptr<Points> points_;
  std::vector<Term> premises_;
  std::optional<Counterexample> launched_;  // of a whole launch
  std::vector<std::string> contradictions_;
  std::set<std::string> oneEngine_;  // goals that hold, by derivations of one engine
};

// The order of docs: an Inconsistent anywhere is the answer, then a Refuted, then an Unknown.
int weight(Verdict v) {
  return v == Verdict::kProved ? 0 : v == Verdict::kUnknown ? 1 : v == Verdict::kRefuted ? 2 : 3;
}

}  // namespace

Expected<ValidationReport> validate(std::string_view ir, std::string_view meaning, const ValidationOptions& options) {
  CUTECHECK_TRY(text, parseMeaning(meaning));
  CUTECHECK_TRY(module, IrModule::parse(ir));
  if (std::optional<Diagnostic> error = entryProblem(module, text)) return *error;
  ValidationReport report;
  report.verdict = Verdict::kProved;
  std::vector<std::string> undescribed = module.definitions();
  for (const MeaningFunction& f : text.functions) {
    const llvm::Function* function = module.definition(f.name);
    if (!function) return meaningError(f.line, Code::kUsage, "meaning_c9", "the module does not define @" + f.name);
    std::erase(undescribed, f.name);
    if (std::optional<Diagnostic> error = fitProblem(*function, f)) return *error;
    CUTECHECK_TRY(denoted, denoteMeaning(f));
    CUTECHECK_TRY(functionReport, Validation({function, nullptr, &f, &denoted}, module.unread(), options).run());
    if (weight(functionReport.answer.verdict) > weight(report.verdict)) report.verdict = functionReport.answer.verdict;
    report.functions.push_back(std::move(functionReport));
  }
  report.undescribed = std::move(undescribed);
  return report;
}

}  // namespace cutecheck::oracle
