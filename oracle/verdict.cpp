#include "oracle/verdict.h"

#include <algorithm>
#include <set>

#include "core/fault.h"
#include "oracle/goal.h"
#include "oracle/solver.h"

namespace cutecheck::oracle {

std::string_view verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::kProved: return "Proved";
    case Verdict::kRefuted: return "Refuted";
    case Verdict::kUnknown: return "Unknown";
    case Verdict::kInconsistent: return "Inconsistent";
  }
  return "Inconsistent";
}

std::string_view engineName(Engine engine) {
  switch (engine) {
    case Engine::kStructural: return "structural";
    case Engine::kEnumeration: return "enumeration";
    case Engine::kCertificateChecker: return "certificate checker";
    case Engine::kF2: return "f2";
    case Engine::kZ3: return "z3";
    case Engine::kCvc5: return "cvc5";
  }
  return "structural";
}

bool isSolver(Engine engine) { return engine == Engine::kZ3 || engine == Engine::kCvc5; }

namespace {

std::string_view plainName(Method method) {
  switch (method) {
    case Method::kEnumeration: return "enumeration";
    case Method::kCertificate: return "certificate";
    case Method::kCoordinates: return "coordinates";
    case Method::kDivMod: return "div/mod";
    case Method::kQuotientRemainder: return "quotient-remainder";
    case Method::kReals: return "reals";
    case Method::kBitVectorsCoordinates: return "bit-vectors, coordinates";
    case Method::kBitVectorsDivMod: return "bit-vectors, div/mod";
    case Method::kRadixSteps: return "radix steps";
    case Method::kLinear: return "linear";
    case Method::kLinearProducts: return "linear products";
    case Method::kMultiples: return "multiples";
    case Method::kBitVectors: return "bit-vectors";
    case Method::kPolynomial: return "polynomial";
    case Method::kCanonical: return "canonical";
    case Method::kNormalForm: return "normal form";
    case Method::kRadix: return "radix";
    case Method::kTrees: return "trees";
    case Method::kF2: return "f2";
    case Method::kOdometer: return "odometer";
    case Method::kIntervals: return "intervals";
    case Method::kCorners: return "corners";
    case Method::kCarryFree: return "carry-free normal form";
    case Method::kCompositionRule: return "composition rule";
    case Method::kCompositionSearch: return "composition search";
    case Method::kComplement: return "complement";
    case Method::kRightInverse: return "right_inverse";
    case Method::kLeftInverse: return "left_inverse";
    case Method::kNullspace: return "nullspace";
    case Method::kMaxCommonLayout: return "max_common_layout";
    case Method::kUpcast: return "upcast";
    case Method::kCovering: return "right inverse";
    case Method::kStrideDivisibility: return "stride divisibility";
    case Method::kBankRank: return "rank over F2";
  }
  return "";
}

}  // namespace

std::string methodName(Method method, Engine engine) {
  const std::string name(plainName(method));
  return isSolver(engine) ? std::string(engineName(engine)) + " " + name : name;
}

std::optional<Derivation> Derivation::of(const Solved& solved, Method method, std::string goal) {
  if (solved.status != Solved::Status::kUnsat) return std::nullopt;
  constexpr size_t kOfNoClaim = 1;
  return Derivation(method, solved.engine, solved.units, std::move(goal), true, kOfNoClaim);
}

bool Derivation::byChecker() const {
  // The steps of a radix order are the solver's, the order is not.
  if (isSolver(engine_)) return method_ != Method::kRadixSteps;
  return method_ == Method::kEnumeration || method_ == Method::kCertificate;
}

void Derivation::record(Attempt& attempt, const std::string& goal, size_t premises, bool asked) {
  if (attempt.outcome == Attempt::Outcome::kProved)
    attempt.derivation = Derivation(attempt.method, attempt.engine, attempt.cost, goal, asked, premises);
}

bool suffices(const std::vector<Derivation>& derivations, bool strict) {
  // The certificate of a structural argument is that argument, checked: with it, one engine. One whose steps a
  // solver discharged is that solver's word.
  const auto counted = [](const Derivation& d) {
    if (d.method() != Method::kCertificate) return d.engine();
    return d.restsOnSolver() ? Engine::kZ3 : Engine::kStructural;
  };
  std::set<Engine> engines;
  std::set<std::pair<Method, Engine>> methods;
  for (const Derivation& d : derivations) {
    engines.insert(counted(d));
    methods.emplace(d.method(), d.engine());
  }
  const bool checked = std::any_of(derivations.begin(), derivations.end(),
                                   [](const Derivation& d) { return d.byChecker(); });
  if (!checked && !CUTECHECK_FAULT("verdict.searchers_suffice")) return false;
  const size_t found = strict ? engines.size() : methods.size();
  return found >= (CUTECHECK_FAULT("recheck.one_suffices") ? 1 : 2);
}

int exitCode(Verdict verdict) {
  switch (verdict) {
    case Verdict::kProved: return 0;
    case Verdict::kRefuted: return 1;
    case Verdict::kUnknown: return 2;
    case Verdict::kInconsistent: return 4;
  }
  return 4;
}

int exitCode(const Expected<Answer>& answer) { return answer ? exitCode(answer->verdict) : 3; }

}  // namespace cutecheck::oracle
