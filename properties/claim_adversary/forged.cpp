// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/forged.h"

#include <algorithm>
#include <cctype>

#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/claim.h"
#include "properties/claim_adversary/judge.h"

namespace cutecheck::adversary {

namespace {

using oracle::Certificate;
using oracle::CertificateStep;
using oracle::CheckBudget;

constexpr CheckBudget kNoSolver{0, 0, false}, kFewUnits{2'000'000, 200'000, false};
constexpr size_t kTries = 260;

// A symbol as an operation of the text.
Scalar renamed(const Scalar& s, const std::map<std::string, std::string>& names) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant) return s;
  if (s->op() == Op::kSymbol) {
    const auto found = names.find(s->name());
    return found == names.end() ? s : ScalarNode::operation(found->second);
  }
  if (s->op() == Op::kNeg) return ScalarNode::negate(renamed(s->lhs(), names));
  return ScalarNode::binary(s->op(), renamed(s->lhs(), names), renamed(s->rhs(), names));
}

// The text with each operand of an operator in parentheses.
std::string inParentheses(const Term& t) {
  if (t.is(Term::Kind::kTuple) && t.parts.size() == 1) return inParentheses(t.parts[0]);
  if (!t.is(Term::Kind::kBinary)) return textOf(t);
  return "(" + inParentheses(t.parts[0]) + t.name + inParentheses(t.parts[1]) + ")";
}

class Drawing {
 public:
  Drawing(uint64_t seed, uint64_t number)
      : random_(seed * 0x9E3779B97F4A7C15ull + number * 0xD1B54A32D192ED03ull + 13) {}

  std::optional<Forged> draw() {
    switch (random_.below(4)) {
      case 0:
        return collision();
      case 1:
        return renamedHere();
      case 2:
        return contradiction();
      default:
        return anotherClaim();
    }
  }

 private:
  std::string digit(int64_t least, int64_t most) { return std::to_string(random_.between(least, most)); }
  std::string one(const std::vector<std::string>& of) { return random_.pick(of); }

  // The certificate of the claim as it is, with the steps of `proof` before its last goal: each of the others
  // has a proof of its own.
  std::optional<Forged> before(const std::string& text, const std::string& where,
                               const oracle::GoalCertificate& proof, const std::string& how) {
    const Expected<oracle::Claim> claim = oracle::makeClaim(text, where);
    if (!claim) return std::nullopt;
    const Expected<oracle::Goals> goals = oracle::goalsOf(*claim, 1 << 12);
    if (!goals || goals->goals.empty()) return std::nullopt;
    Forged out{{text, where, {}}, how};
    for (size_t i = 0; i < goals->goals.size(); ++i) {
      oracle::GoalCertificate own{goals->goals[i].text, "integers", {}};
      if (i + 1 == goals->goals.size()) {
        own.method = proof.method;
        own.steps = proof.steps;
      } else if (how != "contradiction") {
        const oracle::Certified certified = certifyGoal(goals->goals[i], claim->constraints, kNoSolver);
        if (certified.attempt.outcome == oracle::Attempt::Outcome::kProved) own = certified.proof;
        own.goal = goals->goals[i].text;
      }
      completeGoal(goals->goals[i], claim->constraints, own, kNoSolver);
      out.certificate.goals.push_back(std::move(own));
    }
    return out;
  }

  static std::optional<Certificate> certified(const std::string& text, const std::string& where,
                                              const CheckBudget& budget = kNoSolver) {
    const Expected<oracle::Claim> claim = oracle::makeClaim(text, where);
    if (!claim) return std::nullopt;
    Expected<Certificate> made = certify(*claim, budget);
    if (!made || made->goals.empty()) return std::nullopt;
    return *std::move(made);
  }

  // (X%p)/(D%q+1) is less than p. What stands for X and D is cut out of a larger term that is printed alike.
  std::optional<Forged> collision() {
    const std::string p = random_.chance(70) ? "1" : digit(2, 3), q = digit(2, 7), r = digit(2, 7);
    const std::string relation = p == "1" ? one({"==0", "<1", "<=0"}) : "<" + p;
    const std::string of = relation.substr(relation.find_first_of("0123456789"));
    const std::string r0 = relation.substr(0, relation.size() - of.size());
    const auto made = certified("(X%" + p + ")/(D%" + q + "+1) " + r0 + " " + of, "", kFewUnits);
    if (!made) return std::nullopt;
    std::vector<std::string> all = {"M", "N", "K", "P", "Q"};
    const auto name = [&] {
      const size_t at = random_.below(all.size());
      const std::string taken = all[at];
      all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
      return taken;
    };
    const std::string inner = name() + "%" + p, first = name(), divisor = name() + "%" + r + "+1",
                      last = name() + "%" + q + "+1";
    const std::string whole =
        "(" + first + one({"+", "-", "*"}) + "(" + inner + ")/(" + divisor + "))/(" + last + ")";
    const auto term = readTerm(whole + " == 0");
    if (!term) return std::nullopt;
    // Between the pieces of the true claim stand the names.
    const std::string text = inParentheses(term->parts[0]);
    const std::string begin = "((", between = "%" + p + ")/((", end = "%" + q + ")+1))";
    const size_t cut = text.find(between);
    if (!text.starts_with(begin) || !text.ends_with(end) || cut == std::string::npos) return std::nullopt;
    const size_t from = cut + between.size();
    const std::map<std::string, std::string> names = {
        {"X", text.substr(begin.size(), cut - begin.size())},
        {"D", text.substr(from, text.size() - end.size() - from)}};
    // The fewest steps that a solver is content with, at times: what X%p and D%q are, and the quotient of the
    // two.
    oracle::GoalCertificate proof = made->goals.back();
    if (random_.chance(70))
      std::erase_if(proof.steps, [](const CertificateStep& step) {
        const bool number = !step.with.empty() && step.with[0].second->op() == ScalarNode::Op::kConstant;
        return !step.lemma.starts_with("logical_divide") || (number && step.lemma == "logical_divide_r1");
      });
    for (CertificateStep& step : proof.steps)
      for (auto& [variable, value] : step.with) value = renamed(value, names);
    return before(whole + " " + r0 + " " + of, "", proof, "renamed");
  }

  struct True {
    const char *claim, *where;
  };
  const True& someTrue() {
    static const std::vector<True> kTrue = {{"(X*R)/(K*R) == X/K", "R>=1,K>=1"},
                                            {"(X*R)%(K*R) == (X%K)*R", "R>=1,K>=1"},
                                            {"(I/M)/N == I/(M*N)", "M>=1,N>=1"},
                                            {"I%(M*N) == I%M + ((I/M)%N)*M", "M>=1,N>=1"},
                                            {"(A+B)%D == 0", "A%D==0, B%D==0, D>=1"},
                                            {"X%T + (X/T)*T == X", "T >= 1"},
                                            {"(Q*M+R)/M == Q", "R>=0, R<M, M>=1"},
                                            {"X%8 < 8", ""},
                                            {"(X%4)/4 == 0", ""},
                                            {"(M,N):(1,M) == M*N:1", "M>0"},
                                            {"injective((M,N):(N+1,N))", ""},
                                            {"within((M,4):(1,M), 4*M)", "M>=1"},
                                            {"injective((M,N):(N,1))", "M>=1"},
                                            {"bijective((M,N):(N,1),M*N)", ""}};
    return random_.pick(kTrue);
  }

  // With another number, or without one of its premises.
  std::pair<std::string, std::string> changed(const True& of) {
    std::string claim = of.claim, where = of.where;
    std::vector<size_t> digits;
    for (size_t i = 0; i < claim.size(); ++i)
      if (std::isdigit(static_cast<unsigned char>(claim[i])) != 0) digits.push_back(i);
    if (!digits.empty() && random_.chance(70)) {
      char& c = claim[random_.pick(digits)];
      c = c == '9' ? '8' : static_cast<char>(c + 1);
    } else if (const size_t comma = where.find(','); comma != std::string::npos && random_.chance(60)) {
      where = random_.chance(50) ? where.substr(comma + 1) : where.substr(0, where.rfind(','));
    } else if (claim.ends_with(")")) {
      claim = claim.substr(0, claim.size() - 1) + "-1)";
    } else {
      claim += one({"+1", "-1", "*2"});
    }
    return {claim, where};
  }

  std::optional<Forged> renamedHere() {
    const True& of = someTrue();
    const auto made = certified(of.claim, of.where);
    if (!made) return std::nullopt;
    const auto [claim, where] = changed(of);
    static const std::vector<std::string> kTexts = {
        "M",        "X", "M+1", "M*N", "X%T", "min(M,N)", "gcd(M,N).a", "(M",           "M)",      "X/K)*(K",
        "max(X,0)", "R", "K",   "1",   "M,N", "X*R",      "A+B",        "min(M,N)+1*2", "N)%(M*N", "T"};
    std::map<std::string, std::string> names;
    for (const char* symbol : {"X", "M", "N", "R", "K", "T", "I", "A"})
      if (random_.chance(40)) names[symbol] = random_.pick(kTexts);
    oracle::GoalCertificate proof = made->goals.back();
    for (CertificateStep& step : proof.steps)
      for (auto& [variable, value] : step.with) value = renamed(value, names);
    return before(claim, where, proof, "renamed here");
  }

  // min(A,B)-k is an extent, and A is at most k, or B, by which something is divided, below 1.
  std::optional<Forged> contradiction() {
    const std::string a = one({"M", "K"}), b = one({"N", "P"});
    const int64_t k = random_.between(1, 8);
    const std::string made = one({"min(" + a + "," + b + ")", "gcd(" + a + "," + b + ")",
                                  "min(" + a + "," + b + "+1)", "min(" + a + ",2*" + b + ")"});
    const std::string layout =
        one({made + "-" + std::to_string(k) + ":1", "(" + made + "-" + std::to_string(k) + ",2):(1,0)"});
    const std::string side = one({a + "/" + b, a + "%" + b, a, b + "*" + a});
    const std::string claim = side + " " + one({"==", "<", ">="}) + " " + one({"size", "cosize"}) + "(" +
                              layout + ")+" + digit(0, 99);
    const std::string where = random_.chance(50) ? a + "<=" + std::to_string(random_.between(-1, k))
                                                 : b + "<=" + std::to_string(random_.between(-2, 0));
    return before(claim, where, {"", "integers", {}}, "contradiction");
  }

  std::optional<Forged> anotherClaim() {
    const True &of = someTrue(), &other = someTrue();
    const auto made = certified(of.claim, of.where);
    if (!made) return std::nullopt;
    const auto [claim, where] = changed(random_.chance(70) ? of : other);
    return before(claim, where, random_.pick(made->goals), "another claim");
  }

  Random random_;
};

}  // namespace

std::optional<Forged> drawForged(uint64_t seed, uint64_t number) { return Drawing(seed, number).draw(); }

ForgedSummary recheckForged(uint64_t seed, uint64_t begin, uint64_t end) {
  ForgedSummary summary;
  for (uint64_t number = begin; number < end; ++number) {
    const std::optional<Forged> forged = drawForged(seed, number);
    if (!forged) continue;
    ++summary.drawn[forged->how];
    const Expected<Certificate> read = oracle::parseCertificate(oracle::toText(forged->certificate));
    if (!read) continue;
    ++summary.read;
    const bool solved = forged->how == "renamed" || forged->how == "contradiction";
    const Expected<oracle::Rechecked> checked =
        oracle::recheckCertificate(*read, solved ? kFewUnits : kNoSolver);
    if (!checked.ok() || !checked->holds) {
      ++summary.refused[forged->how + ": " + (checked.ok() ? checked->reason : checked.error().str())];
      continue;
    }
    ++summary.accepted;
    const auto found = [&](std::string detail) {
      summary.findings.push_back(
          {number, "false certificate", forged->how, read->claim, read->where, std::move(detail), ""});
    };
    const auto claim = readCase(read->claim, read->where);
    if (!claim) {
      found("the adversary cannot read it");
      continue;
    }
    Random random(seed + number);
    size_t holds = 0;
    std::string broken;
    for (const Assignment& numbers : assignmentsFor(*claim, random, kTries)) {
      if (premisesHold(claim->premises, numbers) != Truth::kTrue) continue;
      const Truth truth = Evaluator(numbers).truth(claim->claim);
      holds += truth == Truth::kTrue;
      if (truth != Truth::kFalse) continue;
      for (const auto& [name, value] : numbers)
        broken += (broken.empty() ? "false at " : ", ") + name + " = " + std::to_string(value);
      break;
    }
    if (broken.empty() && holds == 0) broken = "no numbers satisfy its premises";
    if (!broken.empty()) found(broken);
  }
  return summary;
}

}  // namespace cutecheck::adversary
