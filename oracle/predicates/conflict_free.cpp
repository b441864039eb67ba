// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// conflict_free(L, elt, access): L gives the address of each lane, in elements of elt bytes.
#include <algorithm>

#include "core/notation/print.h"
#include "oracle/predicates/bank_phase.h"
#include "oracle/predicates/predicates.h"
#include "oracle/terms/lane_split.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kMostPhases = 64;

bool isMatrixAccess(std::string_view name) { return name == "ldmatrix" || name == "stmatrix"; }

// Bytes of one lane; by a number of bits or by the name of an instruction.
Expected<int64_t> bytesOf(Denoter& denoter, const Expression& e) {
  if (e.kind == Expression::Kind::kCall && e.children.empty() && isMatrixAccess(e.name)) return int64_t{16};
  if (denotesInteger(e)) {
    CUTECHECK_TRY(bits, denoter.integer(e));
    const std::optional<Int128> value = Polynomial::of(bits).constant();
    for (int64_t width : {8, 16, 32, 64, 128})
      if (value && *value == width) return width / 8;
  }
  return errorAt(e, Code::kUsage, "conflict_free_c1",
                 "the access must be 8, 16, 32, 64 or 128 (bits of each lane), ldmatrix or stmatrix");
}

class Reader {
 public:
  Reader(Denoter& denoter, LayoutValue value, Access access, const Expression& e)
      : denoter_(denoter), value_(std::move(value)), access_(access), at_(e) {}

  Expected<std::vector<Goal>> read() {
    const Scalar bytes = ScalarNode::constant(access_.bytes), elt = ScalarNode::constant(access_.elt);
    if (access_.bytes > access_.elt) goals_ = alignedGoals(denoter_, value_, bytes, elt);
    if (!value_.form) return lack("the form of " + value_.text);
    if (auto error = addressed()) return *error;
    if (!denoter_.missing.empty()) return std::move(goals_);
    LaneSplit split = splitLanes(*value_.form, access_.lanes());
    if (isStatic(*value_.form) && hasNumericShifts()) {
      if (auto error = split.rest ? phasesByOffset(split) : phasesByIndex()) return *error;
      return std::move(goals_);
    }
    if (!split.rest) return lack(split.missing);
    std::string open;
    if (byRests(split, open)) return std::move(goals_);
    return value_.heads.empty() ? plain(split) : lack(open);
  }

 private:
  std::vector<Goal> lack(const std::string& condition) {
    if (denoter_.missing.empty()) denoter_.missing.push_back("conflict_free needs " + condition);
    return std::move(goals_);
  }

  // An address is at or above 0, as is what a swizzle acts on: else a lane has none.
  std::optional<Diagnostic> addressed() {
    std::vector<Head> heads = value_.heads;
    heads.push_back({Swizzle{1, 0, 1}, ScalarNode::constant(0)});
    LayoutValue addresses = valueOf(*value_.form, value_.certain, std::move(heads));
    addresses.text = value_.text;
    if (!denoter_.noteOffsets(addresses, at_)) return std::nullopt;
    return errorAt(at_, Code::kOutOfDomain, "conflict_free_c4", "a lane of " + value_.text + " has no address at or above 0");
  }

  std::string lanes(int64_t first, int64_t count) const {
    return "lanes " + std::to_string(first) + " to " + std::to_string(first + count - 1) + " of " +
           value_.text + ", " + std::to_string(access_.bytes) + " bytes each, meet no bank twice";
  }

  bool hasNumericShifts() const {
    return std::all_of(value_.heads.begin(), value_.heads.end(),
                       [](const Head& head) { return Polynomial::of(head.shift).constant().has_value(); });
  }

  static Function swizzledAfter(Function offsets, int64_t shift, const std::vector<Head>& heads) {
    std::vector<Function> parts{std::move(offsets), Function::shiftBy(ScalarNode::constant(shift))};
    for (const Head& head : heads) {
      parts.push_back(Function::shiftBy(head.shift));
      parts.push_back(Function::swizzled(head.swizzle));
    }
    return Function::chain(std::move(parts));
  }

  std::optional<Diagnostic> add(Expected<Goal> goal) {
    if (goal) {
      goals_.push_back(std::move(goal).value());
      return std::nullopt;
    }
    Diagnostic error = goal.error();
    error.position = at_.begin;
    return error;
  }

  // One goal for each phase whose offset differs in what the swizzles and the banks see of it.
  std::optional<Diagnostic> phasesByOffset(const LaneSplit& split) {
    const Form lanesForm = split.lanes;
    const std::optional<Int128> size = sizeOf(lanesForm).constant();
    if (!size) {
      lack("a number of lanes");
      return std::nullopt;
    }
    const auto count = static_cast<int64_t>(*size);
    const std::optional<std::vector<Start>> starts = phaseStarts(*split.rest, period(), denoter_.limit());
    if (!starts || static_cast<int64_t>(starts->size()) > kMostPhases) {
      lack("at most " + std::to_string(kMostPhases) + " different phases");
      return std::nullopt;
    }
    for (const Start& start : *starts)
      if (auto error = add(phaseGoal(swizzledAfter(functionOf(lanesForm), start.offset, value_.heads),
                                     start.number * count, access_, lanes(start.number * count, count))))
        return error;
    return std::nullopt;
  }

  // Where the modes do not split into phases: lane by lane.
  std::optional<Diagnostic> phasesByIndex() {
    const std::optional<Int128> size = sizeOf(*value_.form).constant();
    const int64_t each = access_.lanes();
    if (!size || *size > kMostPhases * each) {
      lack("at most " + std::to_string(kMostPhases) + " phases");
      return std::nullopt;
    }
    for (int64_t first = 0; first < *size; first += each) {
      const auto count = static_cast<int64_t>(std::min<Int128>(each, *size - first));
      std::vector<Function> parts{
          Function::parallel({Function::mode(ScalarNode::constant(count), ScalarNode::constant(1))}),
          Function::shiftBy(ScalarNode::constant(first))};
      for (Function& part : chainParts(value_)) parts.push_back(std::move(part));
      if (auto error = add(phaseGoal(Function::chain(std::move(parts)), first, access_, lanes(first, count))))
        return error;
    }
    return std::nullopt;
  }

  // What an offset common to the lanes of a phase changes depends on its rest by this: whole words turn the
  // banks, no more; inside a word it decides which lanes share one. An access of a word or more lies at a
  // multiple of its width.
  int64_t period() const {
    int64_t period = access_.bytes < access_.unit() ? access_.unit() / access_.elt : 1;
    for (const Head& head : value_.heads) period = std::max(period, swizzlePeriod(head.swizzle));
    return period;
  }

  // Lanes that differ in one way lie one distance apart, in every phase: no whole number of rows, unless it
  // is 0.
  std::vector<Goal> plain(const LaneSplit& split) {
    const Facts& facts = denoter_.facts();
    // Lanes inside one word of a phase are inside one of each when the phases begin at words.
    const Polynomial word(period());
    for (const Mode& mode : leavesOf(*split.rest)) {
      const bool whole = facts.equal(mode.extent, Polynomial(1)) ||
                         facts.equal(remainder(facts.normal(mode.stride), word), Polynomial(0));
      if (!whole)
        return lack("phases that begin at words of 4 bytes: (" + mode.stride.str() + ") % " + word.str() +
                    " == 0");
    }
    std::optional<std::vector<Polynomial>> apart =
        byteDistances(split.lanes, access_.elt, access_.unit(), access_.bytes < access_.unit(), facts);
    if (!apart) return lack("strides that are whole words of 4 bytes, but for the lanes of one word");
    const Polynomial row(kBankRow);
    for (const Polynomial& distance : *apart) {
      const Scalar bytes = distance.scalar(),
                   rest = ScalarNode::binary(ScalarNode::Op::kMod, bytes, row.scalar());
      const std::string text = "lanes " + distance.str() + " bytes apart, of " + value_.text;
      if (facts.positive(distance) || facts.positive(Polynomial(0) - distance)) {
        goals_.push_back(integerGoal(rest, Relation::kNotEqual, ScalarNode::constant(0),
                                     text + ", reach different banks"));
        continue;
      }
      // (row - rest)/row is 1 where the rest is 0, else 0.
      const Scalar whole = ScalarNode::binary(
          ScalarNode::Op::kDiv, ScalarNode::binary(ScalarNode::Op::kSub, row.scalar(), rest), row.scalar());
      goals_.push_back(integerGoal(ScalarNode::binary(ScalarNode::Op::kMul, bytes, whole), Relation::kEqual,
                                   ScalarNode::constant(0), text + ", reach one word or different banks"));
    }
    if (apart->empty()) goals_.push_back(oneWord());
    return std::move(goals_);
  }

  Goal oneWord() const {
    Goal goal;
    goal.fact = true;
    goal.text = "the lanes of a phase of " + value_.text + " share one word";
    return goal;
  }

  // An offset at or above 0 by its rest, with a goal that says so.
  bool shiftRest(Head& head, int64_t whole, std::vector<Goal>& goals, std::string& open) const {
    const Facts& facts = denoter_.facts();
    const Polynomial shift = facts.normal(Polynomial::of(head.shift));
    if (shift.constant()) return true;
    open = shift.str() + " >= 0";
    if (!facts.nonNegative(shift)) return false;
    const Polynomial rest = facts.normal(remainder(shift, Polynomial(whole)));
    open = "a number for " + shift.str() + " modulo " + std::to_string(whole);
    if (!rest.constant()) return false;
    const Scalar left = ScalarNode::binary(ScalarNode::Op::kMod, shift.scalar(), ScalarNode::constant(whole));
    goals.push_back(integerGoal(left, Relation::kEqual, rest.scalar(),
                                shift.str() + " mod " + std::to_string(whole) + " == " + rest.str()));
    head.shift = rest.scalar();
    return true;
  }

  // What a swizzle and the banks see of an offset is its rest by the period: where that is a number for every
  // stride, the phases are those of numbers. False, with what is open, where that does not prove the claim.
  bool byRests(const LaneSplit& split, std::string& open) {
    const int64_t whole = std::max(period(), kBankRow / access_.elt);
    std::vector<Goal> goals;
    const std::optional<Form> lanesForm = restsOf(split.lanes, whole, denoter_.facts(), goals);
    const std::optional<Form> restForm =
        lanesForm ? restsOf(*split.rest, period(), denoter_.facts(), goals) : std::nullopt;
    open = "numbers for the strides of " + toString(*value_.form) + " modulo " + std::to_string(whole);
    if (!restForm) return false;
    std::vector<Head> heads = value_.heads;
    for (Head& head : heads)
      if (!shiftRest(head, whole, goals, open)) return false;
    open = "at most " + std::to_string(kMostPhases) + " different phases";
    const std::optional<std::vector<Start>> starts = phaseStarts(*restForm, period(), denoter_.limit());
    if (!starts || static_cast<int64_t>(starts->size()) > kMostPhases) return false;
    // Equal rests may be one word or two: only different banks decide for all values.
    open = "lanes that differ in their banks, modulo " + std::to_string(whole);
    for (const Start& start : *starts) {
      const Function offsets = swizzledAfter(functionOf(*lanesForm), start.offset, heads);
      const Expected<Phase> phase = phaseOf(offsets, access_);
      if (!phase || phase->shared || phase->degree > 1) return false;
      Expected<Goal> goal = phaseGoal(offsets, 0, access_,
                                      "a phase of " + value_.text + " from " + std::to_string(start.offset) +
                                          " on meets no bank twice, modulo " + std::to_string(whole));
      if (!goal) return false;
      goals.push_back(std::move(goal).value());
    }
    for (Goal& goal : goals) goals_.push_back(std::move(goal));
    return true;
  }

  Denoter& denoter_;
  LayoutValue value_;
  Access access_;
  const Expression& at_;
  std::vector<Goal> goals_;
};

}  // namespace

void readAccessNames(Expression& e) {
  if (e.kind != Expression::Kind::kCall || e.name != "conflict_free" || e.children.size() != 3) return;
  Expression& access = e.children[2];
  if (access.kind == Expression::Kind::kSymbol && isMatrixAccess(access.name))
    access.kind = Expression::Kind::kCall;
}

Expected<std::vector<Goal>> conflictFreeGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  CUTECHECK_TRY(elt, denoter.positive(e.children[1]));
  CUTECHECK_TRY(bytes, bytesOf(denoter, e.children[2]));
  Access access;
  access.bytes = bytes;
  const std::optional<Int128> width = Polynomial::of(elt).constant();
  if (!width || access.bytes % *width != 0)
    return errorAt(e.children[1], Code::kUsage, "conflict_free_c2",
                   "the element size in bytes, for example 2 for f16, must divide the size of the access");
  access.elt = static_cast<int64_t>(*width);
  return Reader(denoter, std::move(value), access, e).read();
}

}  // namespace cutecheck::oracle
