// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a launch leaves in an output: each element the value that is ensured of it, and nothing beside.
#include <algorithm>
#include <numeric>

#include "core/nvgpu/launch_limits.h"
#include "oracle/tv/block/ensured_value.h"
#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using PointerKind = MeaningPointer::Kind;

class EnsuresProof {
 public:
  EnsuresProof(const BlockSubject& subject, const MeaningEnsures& ensures, const DenotedEnsures& denoted,
               const std::vector<ThreadedLoad>& loads, const std::vector<SharedLoad>& found,
               const std::string& thread, int64_t threads, BlockQuestions& questions, BlockReport& report)
      : subject_(subject),
        f_(subject.meaning),
        ensures_(ensures),
        denoted_(denoted),
        terms_{{}, {}, {}, &found, thread, threads},
        value_(subject, ensures, denoted, terms_, loads, questions, report),
        thread_(thread),
        threads_(threads),
        questions_(questions),
        report_(report),
        plain_(questions.plain()) {}

  void run() {
    if (!formKept()) return;
    // Of an element inside the output.
    std::vector<Term> inside;
    std::map<std::string, Interval> indices;
    for (size_t k = 0; k < ensures_.indices.size(); ++k) {
      extents_.push_back(questions_.valueOf(plain_, denoted_.extents[k], nullptr, truth(true), report_));
      const Term index = variable(ensures_.indices[k].first);
      indices[index->name] = {0, powerOfTwo(62)};
      inside.push_back(isLessEqual(integer(0), index));
      inside.push_back(isLess(index, extents_.back()));
    }
    for (const MeaningReduction& r : ensures_.reductions) indices[r.index] = {0, powerOfTwo(62)};
    element_ = questions_.decider(inside, std::move(indices));
    const size_t before = report_.missing.size();
    out_ = questions_.valueOf(*element_, denoted_.out, nullptr, truth(true), report_);
    for (const MeaningValue& in : denoted_.in)
      terms_.in.push_back(questions_.valueOf(*element_, in, nullptr, truth(true), report_));
    for (const MeaningValue& n : denoted_.numbers)
      terms_.numbers.push_back(questions_.valueOf(*element_, n, nullptr, truth(true), report_));
    for (const DenotedEnsures::Reduction& r : denoted_.reductions)
      terms_.turns.push_back(questions_.valueOf(*element_, r.turns, nullptr, truth(true), report_));
    for (size_t k = 0; k < ensures_.writer.size(); ++k)
      writer_[ensures_.writer[k].first] =
          questions_.valueOf(*element_, denoted_.writer[k], nullptr, truth(true), report_);
    if (report_.missing.size() == before) apart();
    for (const size_t line : stores_)
      if (report_.missing.size() == before) store(line);
    if (report_.missing.size() == before) everyElement();
    for (const KernelDecider::Lemma& lemma : element_->lemmas()) report_.lemmas.push_back(lemma);
    report_.units += element_->units();
    report_.questions += element_->asked();
  }

 private:
  void missing(const std::string& what) {
    report_.missing.push_back("ensures " + ensures_.text.substr(0, ensures_.text.find(" for ")) + ": " + what);
  }
  std::string lineText(size_t line) const { return "line " + std::to_string(f_.accesses[line].line); }
  bool settle(const Term& where, const Term& goal, const std::string& text) {
    return BlockQuestions::settle(plain_, where, goal, text, report_);
  }
  Term condition(size_t line, const Term& thread) { return questions_.of(subject_.terms[line].condition, thread); }
  Term offset(size_t line, const Term& thread) { return questions_.of(subject_.terms[line].offset, thread); }
  Term at(const Term& of, const std::vector<Term>& coordinate) { return value_.at(of, coordinate); }

  // Nothing else is stored, the output is not read, and each store says its coordinate.
  bool formKept() {
    const size_t before = report_.missing.size();
    for (size_t i = 0; i < f_.accesses.size(); ++i) {
      const MeaningAccess& a = f_.accesses[i];
      const bool global = f_.pointers[a.pointer].kind == PointerKind::kParameter;
      const bool stated =
          std::ranges::any_of(f_.ensures, [&](const MeaningEnsures& e) { return e.out == a.pointer; });
      if (!global || (!a.store && !stated)) continue;
      if (!a.store)
        missing(lineText(i) + " loads of an output");
      else if (!stated)
        missing(lineText(i) + " stores to " + f_.pointers[a.pointer].name + ", of which nothing is ensured");
      if (a.pointer != ensures_.out || !a.store) continue;
      if (a.type != ensures_.type) missing(lineText(i) + " stores " + a.type);
      if (subject_.denoted.accesses[i].coordinate.size() != ensures_.indices.size())
        missing(lineText(i) + " says no coordinate of the output");
      stores_.push_back(i);
    }
    if (stores_.empty()) missing("nothing is stored there");
    if (thread_.empty() && threads_ > 1) missing("every thread of a block stores the same");
    return report_.missing.size() == before;
  }

  // Two elements of the output have two places: in some order each stride is more than all that the modes
  // before it reach.
  void apart() {
    const std::vector<Term> origin(extents_.size(), integer(0));
    const Term base = at(out_, origin);
    std::vector<Term> strides;
    Term linear = base;
    for (size_t k = 0; k < extents_.size(); ++k) {
      std::vector<Term> unit = origin;
      unit[k] = integer(1);
      strides.push_back(subtract(at(out_, unit), base));
      linear = add(linear, multiply(variable(ensures_.indices[k].first), strides.back()));
    }
    if (!BlockQuestions::settle(*element_, truth(true), equals(out_, linear),
                                "the place of an element of the output is linear in its coordinate", report_))
      return;
    std::vector<size_t> order(strides.size());
    std::iota(order.begin(), order.end(), size_t{0});
    constexpr size_t kMostModes = 3;
    if (order.size() > kMostModes) return missing("an output of more than three modes");
    do {
      Term reached = integer(0), goal = truth(true);
      for (const size_t k : order) {
        goal = bothOf(goal, isLess(reached, strides[k]));
        reached = add(reached, multiply(strides[k], subtract(extents_[k], integer(1))));
      }
      const std::string text = "the elements of the output have places of their own";
      if (BlockQuestions::holds(plain_, truth(true), goal, text, report_)) return;
    } while (std::ranges::next_permutation(order).found);
    missing("not shown that two of its elements have two places, as strides that do not overlap would say");
  }

  // One line that stores to the output.
  void store(size_t line) {
    const Term& any = questions_.anyThread();
    const Term where = condition(line, any);
    std::vector<Term> spoken;
    std::vector<Term>& raw = coordinates_[line];
    for (const MeaningValue& value : subject_.denoted.accesses[line].coordinate) {
      spoken.push_back(questions_.valueOf(plain_, value, any, where, report_));
      raw.push_back(questions_.valueOf(plain_, value, nullptr, truth(false), report_));
    }
    for (size_t k = 0; k < spoken.size(); ++k) {
      settle(where, isLessEqual(integer(0), spoken[k]),
             lineText(line) + ": the coordinate of mode " + std::to_string(k) + " is not negative");
      settle(where, isLess(spoken[k], extents_[k]),
             lineText(line) + ": the coordinate of mode " + std::to_string(k) + " is less than the extent");
    }
    settle(where, equals(offset(line, any), at(out_, spoken)),
           lineText(line) + ": the place is that of its coordinate in the output");
    for (const auto& [name, value] : writer_)
      settle(where, equals(name == thread_ ? any : variable(name), at(value, spoken)),
             lineText(line) + ": " + name + " is that of the one thread that writes the element");
    value_.settle(line, raw);
  }

  // The thread that `by` names is one of the launch, and stores the element.
  void everyElement() {
    std::map<std::string, Term> by = writer_;
    if (const auto own = by.find(thread_); own != by.end()) {
      const Term t = own->second;
      BlockQuestions::settle(*element_, truth(true), within(t, 0, threads_ - 1),
                             "the thread that writes an element is one of the block", report_);
    }
    Substitution writer(by);
    writer.divide = [&](TermNode::Op op, const Term& dividend, const Term& divisor) {
      return digitOf(op, dividend, divisor);
    };
    Term known = truth(true);
    for (const Term& premise : subject_.premises)
      known = bothOf(known, belowProduct(questions_.of(premise, nullptr)));
    for (const Term& premise : subject_.premises) {
      // The values first: a premise may say that two registers are equal.
      const Term there = questions_.of(writer(premise), nullptr);
      BlockQuestions::settle(*element_, known, there,
                             "the thread that writes an element satisfies the premises", report_);
    }
    // No launch has more blocks in one direction.
    for (const MeaningRegister& r : f_.registers) {
      const auto by = writer_.find(r.carries.symbol);
      if (by == writer_.end() || by->first == thread_) continue;
      const int64_t last = kMostBlocksAlong[r.name == "ctaid.x" ? 0 : 1] - 1;
      BlockQuestions::settle(*element_, known, within(by->second, 0, last),
                             "the thread that writes an element is one of a block of the grid, of which " + r.name +
                                 " is at most " + std::to_string(last),
                             report_);
    }
    Sharing sharing;
    std::map<std::vector<Term>, Term> happens;  // by coordinate
    for (const size_t line : stores_) {
      std::vector<Term> coordinate;
      for (const Term& t : coordinates_[line]) coordinate.push_back(sharing.share(writer(t)));
      Term& any = happens.try_emplace(coordinate, truth(false)).first->second;
      any = eitherOf(any, writer(condition(line, nullptr)));
    }
    Term met = truth(false);
    for (const auto& [coordinate, any] : happens) {
      Term same = truth(true);
      for (size_t k = 0; k < coordinate.size(); ++k)
        same = bothOf(same, isEqual(coordinate[k], variable(ensures_.indices[k].first)));
      met = eitherOf(met, same);
      BlockQuestions::settle(*element_, same, any, "the thread that writes an element stores it", report_);
    }
    BlockQuestions::settle(*element_, truth(true), met, "the thread that writes an element has a line for it",
                           report_);
  }

  // Of a premise that says r < c*d of a register: where its value is a + b*c with 0 <= a < c and b < d, that
  // it is so of the value; true of others.
  Term belowProduct(const Term& premise) {
    if (premise->op != TermNode::Op::kLess || premise->operands[1]->op != TermNode::Op::kMul) return truth(true);
    const auto at = premise->operands[0]->op == TermNode::Op::kVariable ? writer_.find(premise->operands[0]->name)
                                                                        : writer_.end();
    const std::vector<Term>& factors = premise->operands[1]->operands;
    if (at == writer_.end() || factors.size() != 2) return truth(true);
    for (const size_t k : {size_t{0}, size_t{1}}) {
      const std::optional<std::pair<Term, Term>> parts = digitsOf(at->second, factors[k]);
      if (!parts || !isDigit(parts->first, factors[k])) continue;
      if (BlockQuestions::holds(*element_, truth(true), isLess(parts->second, factors[1 - k]),
                                "the leading digit is less than its extent", report_))
        return isLess(at->second, premise->operands[1]);
    }
    return truth(true);
  }

  // a and b of a sum a + b*c.
  static std::optional<std::pair<Term, Term>> digitsOf(const Term& sum, const Term& c) {
    if (sum->op != TermNode::Op::kAdd || sum->operands.size() != 2) return std::nullopt;
    Normaliser normaliser;
    for (const size_t k : {size_t{0}, size_t{1}}) {
      const Term& product = sum->operands[k];
      if (product->op != TermNode::Op::kMul || product->operands.size() != 2) continue;
      for (const size_t m : {size_t{0}, size_t{1}})
        if (normaliser.evident(equals(product->operands[m], c)))
          return std::pair(sum->operands[1 - k], product->operands[1 - m]);
    }
    return std::nullopt;
  }

  bool isDigit(const Term& a, const Term& c) {
    const Term goal = bothOf(bothOf(isLessEqual(integer(1), c), isLessEqual(integer(0), a)), isLess(a, c));
    return BlockQuestions::holds(*element_, truth(true), goal, "a digit is less than what it is divided by", report_);
  }

  // (a + b*c) / c is b, and the remainder a, where 0 <= a < c.
  Term digitOf(TermNode::Op op, const Term& dividend, const Term& divisor) {
    if (constantOf(divisor)) return questions_.digit(*element_, op, dividend, divisor);
    const std::optional<std::pair<Term, Term>> parts = digitsOf(dividend, divisor);
    if (!parts || !isDigit(parts->first, divisor)) return nullptr;
    return op == TermNode::Op::kDiv ? parts->second : parts->first;
  }

  const BlockSubject& subject_;
  const MeaningFunction& f_;
  const MeaningEnsures& ensures_;
  const DenotedEnsures& denoted_;
  EnsuredTerms terms_;
  EnsuredValue value_;
  const std::string thread_;
  const int64_t threads_;
  BlockQuestions& questions_;
  BlockReport& report_;
  KernelDecider& plain_;
  std::unique_ptr<KernelDecider> element_;  // of an element inside the output
  std::vector<size_t> stores_;
  std::vector<Term> extents_;
  Term out_;
  std::map<std::string, Term> writer_;
  std::map<size_t, std::vector<Term>> coordinates_;  // of a store, of its own thread
};

}  // namespace

void proveEnsures(const BlockSubject& subject, const MeaningEnsures& ensures, const DenotedEnsures& denoted,
                  const std::vector<ThreadedLoad>& loads, const std::vector<SharedLoad>& found,
                  const std::string& thread, int64_t threads, BlockQuestions& questions,
                  BlockReport& report) {
  EnsuresProof(subject, ensures, denoted, loads, found, thread, threads, questions, report).run();
}

}  // namespace cutecheck::oracle
