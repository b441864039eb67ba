// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/opaque.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

Opaque made(OpaqueNode node) { return std::make_shared<const OpaqueNode>(std::move(node)); }

constexpr size_t kMostSteps = 20'000, kMostDepth = 1500, kLongest = 1000;  // of a text
constexpr size_t kLongestSum = size_t{1} << 20;                            // of the text of what it sums

// The signed number of `bits` of an integer type; null for another type.
Term numberOf(const OpaqueNode& constant) {
  if (constant.name.empty() || constant.name[0] != 'i') return nullptr;
  const auto width = static_cast<unsigned>(std::stoul(constant.name.substr(1)));
  const Int128 number(constant.number);
  return integer(number >= powerOfTwo(width - 1) ? number - powerOfTwo(width) : number);
}

class Comparison {
 public:
  explicit Comparison(Alikeness& questions) : ask_(questions) {}

  bool alike(const Opaque& a, const Opaque& b, const Term& where) {
    const auto key = std::tuple(a.get(), b.get(), where.get());
    if (const auto at = known_.find(key); at != known_.end()) return at->second;
    if (++steps_ > kMostSteps || depth_ >= kMostDepth) return false;
    held_.push_back(where);  // so that no address is used twice
    ++depth_;
    const bool result = compare(a, b, where);
    --depth_;
    return known_[key] = result;
  }

 private:
  using Kind = OpaqueNode::Kind;

  bool compare(const Opaque& a, const Opaque& b, const Term& where) {
    const bool meantChooses = a->kind == Kind::kChoice, codeChooses = b->kind == Kind::kChoice;
    if (meantChooses && codeChooses && ask_.decided(where, truthEqual(ask_.meant(a->number), b->term)) == 1) {
      const Mark mark = now();
      if (alike(a->operands[0], b->operands[0], where) && alike(a->operands[1], b->operands[1], where)) return true;
      forget(mark);
    }
    if (meantChooses)
      return byCases(ask_.meant(a->number), where, [&](size_t k, const Term& there) { return alike(a->operands[k], b, there); });
    if (codeChooses) return byCases(b->term, where, [&](size_t k, const Term& there) { return alike(a, b->operands[k], there); });
    if (a->kind == Kind::kNothing || b->kind == Kind::kNothing) return false;
    if (a->kind == Kind::kFolded || b->kind == Kind::kFolded) return folded(*a, *b, a, b, where);
    if (a->kind == Kind::kCarried && b->kind == Kind::kCarried) return carried(a->number, b->number);
    if (a->kind == Kind::kOperation && b->kind == Kind::kOperation) return sameOperation(*a, *b, where);
    if (a->name != b->name) return false;
    if (a->kind == Kind::kNumber || b->kind == Kind::kNumber) {
      const Term x = a->kind == Kind::kNumber ? ask_.meant(a->number) : termOf(*a), y = termOf(*b);
      if (!x || !y) return false;
      ask_.goals.emplace_back(where, equals(x, y));
      return true;
    }
    if (a->kind != b->kind || a->operands.size() != b->operands.size()) return false;
    if (a->kind == Kind::kLoad) return ask_.partner(a->number) == b->number;
    return a->number == b->number;
  }

  // Two loops that are taken apart: the turn is one of both, and the pairs of values carried that are alike as it begins.
  struct Turn {
    size_t loop;
    Term outside, inside;
    std::vector<std::pair<size_t, size_t>> pairs;
  };

  // A fold is the value before its first turn where it takes none.
  bool folded(const OpaqueNode& a, const OpaqueNode& b, const Opaque& whole, const Opaque& code, const Term& where) {
    const Folds::Carried* meant = a.kind == Kind::kFolded ? &ask_.meantFolds->carried[a.number] : nullptr;
    const Folds::Carried* done = b.kind == Kind::kFolded ? &ask_.codeFolds->carried[b.number] : nullptr;
    if (!meant || !done) {
      const Term& turns = meant ? ask_.meantFolds->loops[meant->loop].turns : ask_.codeFolds->loops[done->loop].turns;
      if (ask_.decided(where, isLessEqual(turns, integer(0))) != 1) return false;
      return meant ? alike(meant->first, code, where) : alike(whole, done->first, where);
    }
    if (a.name != b.name || meant->loop != done->loop) return false;
    const Folds::Loop &x = ask_.meantFolds->loops[meant->loop], &y = ask_.codeFolds->loops[done->loop];
    const Mark mark = now();
    ask_.goals.emplace_back(where, truthEqual(less(x.index, x.turns), less(y.index, y.turns)));
    turns_.push_back({meant->loop, where, bothOf(where, less(y.index, y.turns)), {}});
    held_.push_back(turns_.back().inside);
    const bool same = carried(a.number, b.number);
    turns_.pop_back();
    if (!same) forget(mark);
    return same;
  }

  // By induction: assumed of the turn, the value is shown to be alike before the first one and after each. What rests on an
  // assumption that is not shown is forgotten.
  bool carried(size_t a, size_t b) {
    const Folds::Carried &meant = ask_.meantFolds->carried[a], &done = ask_.codeFolds->carried[b];
    if (turns_.empty() || turns_.back().loop != meant.loop || turns_.back().loop != done.loop) return false;
    const size_t at = turns_.size() - 1;
    const Mark mark = now();
    if (std::ranges::count(turns_[at].pairs, std::pair(a, b)) > 0) return true;
    turns_[at].pairs.emplace_back(a, b);
    const Term outside = turns_[at].outside, inside = turns_[at].inside;
    if (alike(meant.next, done.next, inside) && before(meant.first, done.first, outside)) return true;
    forget(mark);
    return false;
  }

  // What is before the first turn knows nothing of the turn.
  bool before(const Opaque& a, const Opaque& b, const Term& where) {
    std::vector<Turn> turns;
    turns.swap(turns_);
    const bool same = alike(a, b, where);
    turns.swap(turns_);
    return same;
  }

  // With the operands in their order; else with the first two exchanged, where that is the same function.
  bool sameOperation(const OpaqueNode& a, const OpaqueNode& b, const Term& where) {
    if (a.operands.size() != b.operands.size()) return false;
    if (openOperands(a.name) > 0 || openOperands(b.name) > 0)
      return a.name == b.name && sameOperands(a, b, where, false) && oneInstruction(a, b);
    const std::string other = exchangedWord(a.name);
    const Mark mark = now();
    if (a.name == b.name && sameOperands(a, b, where, false) && (other.empty() || follow(mark.goals))) return true;
    forget(mark);
    if (other.empty() || other != b.name) return false;
    if (sameOperands(a, b, where, true)) return true;
    forget(mark);
    return false;
  }

  // Whether the open function of the meaning is that instruction of the code wherever it is asked for, and no
  // other.
  bool oneInstruction(const OpaqueNode& meant, const OpaqueNode& code) {
    std::string text;
    return ask_.open && spelled(meant, text) &&
           ask_.open->emplace(text, code.number).first->second == code.number;
  }

  // What a value is made of, whole; false where that depends on the line in which it stands.
  static bool spelled(const OpaqueNode& value, std::string& text) {
    if (value.kind == Kind::kNumber || value.kind == Kind::kChoice || text.size() > kLongestSum) return false;
    text += std::to_string(static_cast<int>(value.kind)) + " " + value.name + " " +
            std::to_string(value.number) + "(";
    for (const Opaque& operand : value.operands)
      if (!spelled(*operand, text)) return false;
    text += ")";
    return true;
  }

  bool sameOperands(const OpaqueNode& a, const OpaqueNode& b, const Term& where, bool exchanged) {
    for (size_t i = 0; i < a.operands.size(); ++i)
      if (!alike(a.operands[i], b.operands[exchanged && i < 2 ? 1 - i : i], where)) return false;
    return true;
  }

  // Whether the numbers that were asked for since are equal: else the other order is tried.
  bool follow(size_t goals) {
    for (size_t k = goals; k < ask_.goals.size(); ++k)
      if (ask_.decided(ask_.goals[k].first, ask_.goals[k].second) != 1) return false;
    return true;
  }

  // What was asked so far, and assumed of the turn.
  struct Mark {
    size_t goals, pairs;
  };
  Mark now() const { return {ask_.goals.size(), turns_.empty() ? 0 : turns_.back().pairs.size()}; }
  // What was asked and assumed since, and what rests on it.
  void forget(const Mark& mark) {
    const Mark is = now();
    if (is.goals == mark.goals && is.pairs == mark.pairs) return;
    ask_.goals.resize(mark.goals);
    if (!turns_.empty()) turns_.back().pairs.resize(mark.pairs);
    known_.clear();
  }

  template <typename F>
  bool byCases(const Term& condition, const Term& where, const F& f) {
    const int holds = ask_.decided(where, condition);
    if (holds >= 0) return f(holds == 1 ? 0 : 1, where);
    return f(0, bothOf(where, condition)) && f(1, bothOf(where, notOf(condition)));
  }

  static Term termOf(const OpaqueNode& value) { return value.kind == Kind::kConstant ? numberOf(value) : value.term; }

  Alikeness& ask_;
  size_t steps_ = 0, depth_ = 0;
  std::vector<Term> held_;
  std::vector<Turn> turns_;  // of folds within turns, the innermost last
  std::map<std::tuple<const OpaqueNode*, const OpaqueNode*, const TermNode*>, bool> known_;
};

}  // namespace

Opaque OpaqueNode::load(size_t access, std::string type, Term number) {
  return made({Kind::kLoad, std::move(type), access, std::move(number), {}});
}
Opaque OpaqueNode::constant(std::string type, uint64_t bits) {
  return made({Kind::kConstant, std::move(type), bits, nullptr, {}});
}
Opaque OpaqueNode::parameter(const std::string& type, const std::vector<unsigned>& path) {
  std::string name = type + " parameter ";
  for (size_t k = 0; k < path.size(); ++k) name += (k == 0 ? "" : ".") + std::to_string(path[k]);
  return made({Kind::kParameter, std::move(name), 0, nullptr, {}});
}
Opaque OpaqueNode::operation(std::string name, std::vector<Opaque> operands) {
  return made({Kind::kOperation, std::move(name), 0, nullptr, std::move(operands)});
}
Opaque OpaqueNode::open(std::string_view word, std::vector<Opaque> operands, uint64_t which) {
  return made({Kind::kOperation, std::string(word), which, nullptr, std::move(operands)});
}
Opaque OpaqueNode::carried(std::string type, size_t which) { return made({Kind::kCarried, std::move(type), which, nullptr, {}}); }
Opaque OpaqueNode::folded(std::string type, size_t which) { return made({Kind::kFolded, std::move(type), which, nullptr, {}}); }
Opaque OpaqueNode::numbered(std::string type, Term term) {
  return made({Kind::kNumber, std::move(type), 0, std::move(term), {}});
}
Opaque OpaqueNode::choice(Term condition, Opaque a, Opaque b) {
  if (a == b) return a;
  return made({Kind::kChoice, {}, 0, std::move(condition), {std::move(a), std::move(b)}});
}
Opaque OpaqueNode::meantNumber(std::string type, uint64_t index) {
  return made({Kind::kNumber, std::move(type), index, nullptr, {}});
}
Opaque OpaqueNode::meantChoice(uint64_t condition, Opaque a, Opaque b) {
  return made({Kind::kChoice, {}, condition, nullptr, {std::move(a), std::move(b)}});
}
Opaque OpaqueNode::nothing() {
  static const Opaque node = made({});
  return node;
}

bool builtAlike(const Opaque& meant, const Opaque& code, const Term& where, Alikeness& questions) {
  return Comparison(questions).alike(meant, code, where);
}

std::string toString(const Opaque& value) {
  using Kind = OpaqueNode::Kind;
  switch (value->kind) {
    case Kind::kLoad: return value->name + "#" + std::to_string(value->number);
    case Kind::kConstant: return value->name + "_bits(" + std::to_string(value->number) + ")";
    case Kind::kCarried:
      return "carried value " + std::to_string(value->number) + " (" + value->name + ")";
    case Kind::kFolded:
      return "the value of fold " + std::to_string(value->number) + " (" + value->name + ")";
    case Kind::kNothing: return "poison";
    case Kind::kParameter: return value->name;
    case Kind::kNumber: return value->name + "_of(...)";
    default: break;
  }
  std::string text = value->kind == Kind::kChoice ? "choice" : value->name;
  for (size_t i = 0; i < value->operands.size(); ++i) {
    text += (i == 0 ? "(" : ", ") + toString(value->operands[i]);
    if (text.size() > kLongest) return text.substr(0, kLongest) + "...";
  }
  return text + ")";
}

}  // namespace cutecheck::oracle
