// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/memory/access_pairs.h"

#include <llvm/IR/Instructions.h>

#include <functional>

#include "oracle/tv/reference/meaning_term.h"
#include "oracle/tv/terms/normal.h"

namespace cutecheck::oracle {

namespace {

uint64_t digest(uint64_t before, uint64_t point, const std::string& place) {
  uint64_t z = before ^ (std::hash<std::string>()(place) + 0x9e3779b97f4a7c15u * (point + 1));
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  return z ^ (z >> 27);
}

// Type, pointer and bytes; how many stores came before is for the order to say.
std::string address(bool store, const std::string& place) { return (store ? "s " : "l ") + place.substr(0, place.find('@')); }

std::string codeText(const MemoryAccess& a) {
  bool vector = a.lane > 0 || a.at->getType()->isVectorTy() || a.at->getOperand(0)->getType()->isVectorTy();
  return textOf(*a.at) + (vector ? ", lane " + std::to_string(a.lane) : "");
}

std::string lineText(const MeaningAccess& a) { return "line " + std::to_string(a.line); }

// What is stored, a known number as its bits.
std::optional<Opaque> storedValue(const MemoryAccess& a) {
  std::optional<Int128> number = a.value.isInteger() ? constantOf(a.value.term) : std::nullopt;
  if (!number) return dataOf(a.value);
  return OpaqueNode::constant(a.type, static_cast<uint64_t>(static_cast<int64_t>(*number)) & allBits(a.value.width));
}

// Goals that say together that the code accesses the byte where the element at `bytes` lies. Under a swizzle:
// of an address that the code swizzles, that it does so, and that the address is the element's; one goal
// where none is seen.
std::vector<Term> sameAddress(const MeaningPointer& p, const Term& offset, const Term& bytes) {
  if (p.swizzle.bits == 0) return {equals(offset, bytes)};
  const Term address = variable(p.address), swizzled = add(offset, address), plain = add(address, bytes);
  Normaliser normaliser;
  Term left = swizzled;
  for (int k = 0; k < p.swizzle.bits + 2 && left->op == TermNode::Op::kAdd; ++k) {
    left = left->operands[0];
    const Term done = equals(swizzled, swizzleTerm(p.swizzle, left));
    if (normaliser.evident(done)) return {done, equals(left, plain)};
  }
  return {equals(swizzled, swizzleTerm(p.swizzle, plain))};
}

}  // namespace

void AccessPairs::observe(const Replay& replayed) {
  ++points_;
  for (const TracedAccess& a : replayed.meant) {
    uint64_t& known = lines_[a.source];
    known = digest(known, points_, address(a.store, a.place));
  }
  for (const RunAccess& a : replayed.executed) {
    uint64_t& known = codes_[{a.at, a.lane}];
    known = digest(known, points_, address(a.store, a.type + " " + a.pointer + "+" + std::to_string(a.offset)));
  }
}

NumberedLoads::NumberedLoads(const MeaningFunction& f, const AccessPairs& pairs) : f_(f), pairs_(pairs) {
  for (size_t i = f.accesses.size(); i-- > 0;)
    if (const auto at = pairs.lines_.find(i); f.accesses[i].numeric && at != pairs.lines_.end()) alike_[at->second].push_back(i);
}

std::optional<size_t> NumberedLoads::next(const llvm::Instruction& at, unsigned lane, const std::string& type) {
  const auto code = pairs_.codes_.find({&at, lane});
  const auto lines = code == pairs_.codes_.end() ? alike_.end() : alike_.find(code->second);
  if (lines == alike_.end() || lines->second.empty()) return std::nullopt;
  const size_t line = lines->second.back();
  lines->second.pop_back();
  return f_.accesses[line].type == type ? std::optional(line) : std::nullopt;
}

AccessPairs::Proposal AccessPairs::propose(const MeaningFunction& f, const Execution& execution) const {
  std::map<uint64_t, std::vector<size_t>> alike;  // last first
  Proposal proposal;
  proposal.partner.resize(f.accesses.size());
  for (size_t i = execution.accesses.size(); i-- > 0;) {
    auto at = codes_.find({execution.accesses[i].at, execution.accesses[i].lane});
    if (at != codes_.end()) alike[at->second].push_back(i);
    else proposal.left.push_back(i);
  }
  for (size_t i = 0; i < f.accesses.size(); ++i) {
    auto at = lines_.find(i);
    auto candidates = at == lines_.end() ? alike.end() : alike.find(at->second);
    if (candidates == alike.end() || candidates->second.empty()) continue;
    proposal.partner[i] = candidates->second.back();
    candidates->second.pop_back();
  }
  for (const auto& [signature, rest] : alike) proposal.left.insert(proposal.left.end(), rest.begin(), rest.end());
  return proposal;
}

std::vector<AccessGoal> accessGoals(const MeaningFunction& f, const DenotedFunction& denoted, const std::vector<AccessTerms>& terms,
                                    const FoldTerms& folds, const Execution& execution, const AccessPairs::Proposal& proposal,
                                    const std::function<int(const Term&, const Term&)>& decided,
                                    std::vector<std::string>& problems) {
  std::vector<AccessGoal> goals;
  std::map<std::string, uint64_t> open;
  auto partner = [&](size_t line) { return proposal.partner[line].value_or(~size_t{0}); };
  // A load's number is that of the line with which it was executed: the two must be a pair.
  for (size_t k = 0; k < execution.accesses.size(); ++k)
    if (const std::optional<size_t> line = execution.accesses[k].line; line && partner(*line) != k)
      problems.push_back("line " + std::to_string(f.accesses[*line].line) + " and " + codeText(execution.accesses[k]) +
                         ": not seen to be one load");
  for (size_t i = 0; i < f.accesses.size(); ++i) {
    const MeaningAccess& line = f.accesses[i];
    if (!proposal.partner[i]) {
      goals.push_back({truth(true), notOf(terms[i].condition), lineText(line) + " never happens"});
      continue;
    }
    const MemoryAccess& code = execution.accesses[*proposal.partner[i]];
    std::string pair = lineText(line) + " and " + codeText(code);
    if (code.object != line.pointer || code.type != line.type || code.store != line.store || code.fold != line.fold) {
      problems.push_back(pair + ": not the same kind of access");
      continue;
    }
    goals.push_back({truth(true), truthEqual(code.path, terms[i].condition), "condition of " + pair});
    for (const Term& goal :
         sameAddress(f.pointers[line.pointer], code.offset, multiply(terms[i].offset, integer(line.bytes))))
      goals.push_back({code.path, goal, "address of " + pair});
    if (!line.store) continue;
    goals.push_back({code.path, code.value.fine, "not poison, the value of " + pair});
    std::optional<Opaque> stored = storedValue(code);
    const auto number = [&](size_t k) -> const Term& {
      return k >= kFoldNumbers ? folds.numbers[k - kFoldNumbers] : terms[i].numbers[k];
    };
    Alikeness questions{partner, number, decided, {}, &folds.folds, &execution.folds, &open};
    const bool same = stored && builtAlike(denoted.accesses[i].value, *stored, code.path, questions);
    for (const auto& [where, goal] : questions.goals) goals.push_back({where, goal, "a number stored by " + pair});
    if (!same) problems.push_back(pair + ": stores " + toString(stored.value_or(OpaqueNode::nothing())));
  }
  for (size_t i : proposal.left) {
    const MemoryAccess& code = execution.accesses[i];
    goals.push_back({truth(true), notOf(code.path), "never happens: " + codeText(code)});
  }
  for (size_t i = 0; i < f.accesses.size(); ++i) {
    for (size_t j = i + 1; j < f.accesses.size(); ++j) {
      if (!proposal.partner[i] || !proposal.partner[j] || (!f.accesses[i].store && !f.accesses[j].store)) continue;
      const MemoryAccess &a = execution.accesses[*proposal.partner[i]], &b = execution.accesses[*proposal.partner[j]];
      if (*proposal.partner[i] < *proposal.partner[j] || a.at == b.at) continue;
      goals.push_back({truth(true), notOf(bothOf(a.path, b.path)),
                       "not both, in another order: " + lineText(f.accesses[i]) + " and " + lineText(f.accesses[j])});
    }
  }
  return goals;
}

}  // namespace cutecheck::oracle
