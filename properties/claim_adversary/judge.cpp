// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/judge.h"

#include <algorithm>
#include <ctime>
#include <functional>
#include <map>
#include <set>

#include "properties/claim_adversary/coincidence.h"
#include "properties/claim_adversary/infer.h"

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

constexpr size_t kTries = 260, kMostJudged = 90, kMostCoincident = 24;
constexpr int64_t kTable = 2048, kWideTable = 1 << 15;  // values of one function

double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void collectNumbers(const Term& t, std::set<int64_t>& out) {
  if (t.is(Kind::kNumber)) out.insert(t.value);
  for (const Term& part : t.parts) collectNumbers(part, out);
}

std::string shown(const Assignment& numbers) {
  std::string text;
  for (const auto& [name, value] : numbers)
    text += (text.empty() ? "" : ", ") + name + " = " + std::to_string(value);
  return text.empty() ? "no symbols" : text;
}

// Moves a symbol so that one premise holds, where the symbol is a side of it.
void repair(const Term& premise, Assignment& numbers, Random& random) {
  if (!premise.is(Kind::kRelation)) return;
  static const std::map<std::string, std::string> kTurned = {
      {"==", "=="}, {"===", "==="}, {"!=", "!="}, {"<=", ">="}, {">=", "<="}, {"<", ">"}, {">", "<"}};
  Evaluator before(numbers);
  if (before.truth(premise) == Truth::kTrue) return;
  for (size_t side = 0; side < 2; ++side) {
    const Term &left = premise.parts[side], &right = premise.parts[1 - side];
    const std::string& relation = side == 0 ? premise.name : kTurned.at(premise.name);
    // .. >= n - P * Q: the primes (hiddenBehindPrimes).
    if (relation == ">=" && right.is(Kind::kBinary) && right.name == "-" && right.parts[0].is(Kind::kNumber) &&
        right.parts[0].value == kPrime * kOtherPrime && right.parts[1].parts.size() == 2 &&
        right.parts[1].parts[0].is(Kind::kSymbol) && right.parts[1].parts[1].is(Kind::kSymbol)) {
      numbers[right.parts[1].parts[0].name] = kPrime;
      numbers[right.parts[1].parts[1].name] = kOtherPrime;
      return;
    }
    // S + T / n >= v, where n is large.
    if (relation == ">=" && left.is(Kind::kBinary) && left.name == "+" && left.parts[1].is(Kind::kBinary) &&
        left.parts[1].name == "/" && left.parts[1].parts[1].is(Kind::kNumber) &&
        left.parts[1].parts[0].is(Kind::kSymbol) && right.is(Kind::kNumber)) {
      Evaluator sum(numbers);
      const auto present = sum.numberOf(left);
      const int64_t n = left.parts[1].parts[1].value;
      if (!present || n < 1 || n > (int64_t{1} << 41) || right.value - *present > 16) continue;
      numbers[left.parts[1].parts[0].name] += n * static_cast<int64_t>(right.value - *present);
      return;
    }
    const bool rest = left.is(Kind::kBinary) && left.name == "%" && left.parts[0].is(Kind::kSymbol);
    if (!left.is(Kind::kSymbol) && !rest) continue;
    Evaluator evaluator(numbers);
    const auto value = evaluator.numberOf(right);
    if (!value || *value > (Int(1) << 40) || *value < -(Int(1) << 40)) continue;
    const auto v = static_cast<int64_t>(*value);
    if (rest) {
      Evaluator modulus(numbers);
      const auto by = modulus.numberOf(left.parts[1]);
      if (!by || *by < 1 || *by > (1 << 20) || relation != "==") continue;
      int64_t& s = numbers[left.parts[0].name];
      const auto d = static_cast<int64_t>(*by);
      s = s - ((s % d) + d) % d + v;
      return;
    }
    int64_t& s = numbers[left.name];
    const int64_t off = random.between(0, 2);
    if (relation == "==" || relation == "===") s = v;
    if (relation == "!=") s = v + 1;
    if (relation == "<=") s = v - off;
    if (relation == "<") s = v - 1 - off;
    if (relation == ">=") s = v + off;
    if (relation == ">") s = v + 1 + off;
    return;
  }
}

}  // namespace

const char* findingName(Finding finding) {
  static constexpr const char* kNames[] = {"none",          "false Proved", "false Refuted",
                                           "false vacuous", "Inconsistent", "slow"};
  return kNames[static_cast<size_t>(finding)];
}

const char* saidName(Said said) {
  static constexpr const char* kNames[] = {"Proved",       "Refuted", "Unknown",
                                           "Inconsistent", "Vacuous", "Refused"};
  return kNames[static_cast<size_t>(said)];
}

std::vector<Assignment> assignmentsFor(const Case& drawn, Random& random, size_t count) {
  std::map<std::string, int64_t> symbols;
  std::set<int64_t> constants;
  collectSymbols(drawn.claim, symbols);
  collectNumbers(drawn.claim, constants);
  for (const Term& premise : drawn.premises) {
    collectSymbols(premise, symbols);
    collectNumbers(premise, constants);
  }
  if (symbols.empty()) return {{}};
  static const std::vector<int64_t> kSmall = {1, 2, 3, 0, 4, -1, 5, 8, -2, 6, 7, 16};
  std::vector<int64_t> values = kSmall;
  for (int64_t c : constants) {
    if (c > (int64_t{1} << 40) || c < -(int64_t{1} << 40)) continue;
    for (int64_t v : {c, c - 1, c + 1, -c, 2 * c}) values.push_back(v);
  }
  std::vector<std::pair<std::string, int64_t>> list(symbols.begin(), symbols.end());
  const auto scaled = [&](size_t i, int64_t v) {
    return list[i].second > 1 && v % list[i].second != 0 ? v * list[i].second : v;
  };
  std::vector<Assignment> all;
  std::set<std::vector<int64_t>> seen;
  const auto keep = [&](const Assignment& a) {
    std::vector<int64_t> key;
    for (const auto& [name, value] : a) key.push_back(value);
    if (seen.insert(key).second) all.push_back(a);
  };
  // Each symbol at its first values, all combinations while that is little.
  const size_t each = list.size() == 1   ? 12
                      : list.size() == 2 ? 9
                      : list.size() == 3 ? 5
                      : list.size() == 4 ? 3
                                         : 2;
  size_t combinations = 1;
  for (size_t i = 0; i < list.size(); ++i) combinations = std::min<size_t>(combinations * each, count / 2);
  for (size_t k = 0; k < combinations; ++k) {
    Assignment a;
    size_t rest = k;
    for (size_t i = 0; i < list.size(); ++i) {
      a[list[i].first] = scaled(i, kSmall[rest % each]);
      rest /= each;
    }
    keep(a);
    Assignment moved = a;
    for (int pass = 0; pass < 3; ++pass)
      for (const Term& premise : drawn.premises) repair(premise, moved, random);
    if (moved != a) keep(moved);
  }
  for (size_t k = 0; k < 2 * count && all.size() < count; ++k) {
    Assignment a;
    for (size_t i = 0; i < list.size(); ++i) {
      int64_t v = random.pick(random.chance(60) ? kSmall : values);
      if (i > 0 && random.chance(20)) v = a[list[random.below(i)].first];
      a[list[i].first] = scaled(i, v);
    }
    if (random.chance(75))
      for (int pass = 0; pass < 3; ++pass)
        for (const Term& premise : drawn.premises) repair(premise, a, random);
    keep(a);
  }
  // Divisors that the repair broke.
  std::erase_if(all, [&](const Assignment& a) {
    return std::any_of(list.begin(), list.end(),
                       [&](const auto& s) { return a.at(s.first) % s.second != 0; });
  });
  return all;
}

std::optional<Case> readCase(const std::string& claim, const std::string& where) {
  auto term = readTerm(claim);
  auto premises = readTerms(where);
  if (!term || !premises) return std::nullopt;
  Case out;
  out.claim = *std::move(term);
  out.premises = *std::move(premises);
  out.plan = "read";
  return out;
}

Judgement judge(const Case& given, const JudgeOptions& options, uint64_t seed) {
  Judgement out;
  const std::string text = textOf(given.claim), where = textOf(given.premises);
  const double begin = now();
  const Expected<oracle::Answer> answer = oracle::prove(text, where, options.oracle);
  out.seconds = now() - begin;
  out.work = answer ? answer->work : 0;
  Case drawn = given;
  size_t dynamics = 0;
  nameDynamics(drawn.claim, dynamics);
  for (Term& premise : drawn.premises) nameDynamics(premise, dynamics);

  if (!answer) {
    const bool vacuous = answer.error().code == Code::kVacuous;
    out.said = vacuous ? Said::kVacuous : Said::kRefused;
    out.detail = std::string(codeName(answer.error().code)) + " " + answer.error().rule;
    if (!vacuous) return out;
  } else {
    switch (answer->verdict) {
      case oracle::Verdict::kProved:
        out.said = Said::kProved;
        break;
      case oracle::Verdict::kRefuted:
        out.said = Said::kRefuted;
        break;
      case oracle::Verdict::kUnknown:
        out.said = Said::kUnknown;
        break;
      case oracle::Verdict::kInconsistent:
        out.said = Said::kInconsistent;
        break;
    }
  }
  const auto find = [&](Finding finding, std::string detail) {
    out.finding = finding;
    out.detail = std::move(detail);
  };
  if (out.seconds > options.slow) find(Finding::kSlow, std::to_string(out.seconds) + " s");
  if (out.said == Said::kInconsistent) {
    find(Finding::kInconsistent, answer->missing.empty() ? "" : answer->missing[0]);
    return out;
  }
  if (out.said == Said::kRefuted) {
    if (!answer->counterexample) {
      find(Finding::kFalseRefuted, "no counterexample");
      return out;
    }
    const Assignment& numbers = answer->counterexample->assignment;
    const Truth premises = premisesHold(drawn.premises, numbers);
    Evaluator evaluator(numbers, 1 << 14);
    const Truth truth = evaluator.truth(drawn.claim);
    if (premises == Truth::kFalse) find(Finding::kFalseRefuted, "a premise is false at " + shown(numbers));
    if (premises == Truth::kTrue && truth == Truth::kTrue)
      find(Finding::kFalseRefuted, "the claim is true at " + shown(numbers));
    if (premises == Truth::kTrue && evaluator.why() == Void::kExtent && drawn.claim.is(Kind::kRelation) &&
        out.finding == Finding::kNone)
      find(Finding::kFalseRefuted, "an extent is below 1 at " + shown(numbers));
    out.judged = truth != Truth::kNone && premises == Truth::kTrue ? 1 : 0;
    out.falsified = truth == Truth::kFalse && premises == Truth::kTrue;
    return out;
  }
  if (out.said == Said::kUnknown && !(options.count && drawn.lawful)) return out;

  Random random(seed);
  bool all = true;
  std::vector<Term> implicit;
  if (answer)
    for (const std::string& one : answer->implicit)
      if (auto term = readTerm(one)) implicit.push_back(*std::move(term));
  std::vector<Assignment> tried = assignmentsFor(drawn, random, kTries);
  size_t coincident = 0;
  if (out.said == Said::kProved || out.said == Said::kVacuous) {
    // What `N{div=k}` says of N is a premise too.
    std::map<std::string, int64_t> divisors;
    collectSymbols(drawn.claim, divisors);
    for (const Term& premise : drawn.premises) collectSymbols(premise, divisors);
    for (Assignment& numbers : coincidencesOf(drawn, tried, random, kMostCoincident)) {
      for (int pass = 0; pass < 2; ++pass)
        for (const Term& premise : drawn.premises) repair(premise, numbers, random);
      if (std::any_of(numbers.begin(), numbers.end(), [&](const auto& symbol) {
            const auto divisor = divisors.find(symbol.first);
            return divisor != divisors.end() && symbol.second % divisor->second != 0;
          }))
        continue;
      tried.insert(tried.begin(), std::move(numbers));
      ++coincident;
    }
  }
  for (const Assignment& numbers : tried) {
    if (out.judged >= kMostJudged) break;
    const bool wide = coincident > 0;
    coincident -= wide;
    const Truth premises = premisesHold(drawn.premises, numbers, nullptr, wide ? kWideTable : kTable);
    if (premises == Truth::kFalse) continue;
    Evaluator evaluator(numbers, wide ? kWideTable : kTable);
    const Truth truth = evaluator.truth(drawn.claim);
    if (premises == Truth::kNone) {
      // A premise without a value there: what was silently assumed of it must be said.
      Void why = Void::kNone;
      (void)premisesHold(drawn.premises, numbers, &why);
      if (out.said == Said::kProved && truth == Truth::kFalse && (why == Void::kDivisor || why == Void::kRefused) &&
          premisesHold(implicit, numbers) == Truth::kTrue) {
        find(Finding::kFalseProved, std::string(why == Void::kDivisor ? "a divisor of a premise is below 1"
                                                                      : "a premise has no value") +
                                        ", which no printed premise excludes, at " + shown(numbers));
        return out;
      }
      continue;
    }
    if (truth == Truth::kNone) {
      for (const Term& less : drawn.follows) {
        if (out.said != Said::kProved || Evaluator(numbers).truth(less) != Truth::kFalse) continue;
        find(Finding::kFalseProved,
             "what follows from it is false: " + textOf(less) + ", at " + shown(numbers));
        return out;
      }
      if (out.said == Said::kProved && evaluator.why() == Void::kRefused &&
          premisesHold(implicit, numbers) == Truth::kTrue) {
        find(Finding::kFalseProved, "it has no value at " + shown(numbers));
        return out;
      }
      if (out.said == Said::kProved && evaluator.why() == Void::kDivisor &&
          premisesHold(implicit, numbers) == Truth::kTrue) {
        find(Finding::kFalseProved, "a divisor is below 1 at " + shown(numbers));
        return out;
      }
      continue;
    }
    ++out.judged;
    if (out.said == Said::kVacuous) {
      find(Finding::kFalseVacuous, "the premises hold at " + shown(numbers));
      return out;
    }
    if (truth == Truth::kFalse) {
      all = false;
      out.falsified = true;
      if (out.said == Said::kProved) find(Finding::kFalseProved, "false at " + shown(numbers));
      return out;
    }
  }
  out.lawful = drawn.lawful && all &&
               out.judged >= (dynamics == 0 && assignmentsFor(drawn, random, 2).size() == 1 ? 1u : 4u);
  return out;
}

}  // namespace cutecheck::adversary
