// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The names of verdicts, engines and methods, and the numbers of a model: for whoever reads an answer.
// Nothing decides by them.
#include "oracle/claims/verdict.h"

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

std::string numbersOf(const Assignment& assignment) {
  std::string text;
  for (const auto& [name, value] : assignment)
    if (name.find('!') == std::string::npos)
      text += (text.empty() ? "" : ", ") + name + " = " + std::to_string(value);
  return text;
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
    case Method::kContrary: return "contrary";
    case Method::kResidues: return "residues";
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
    case Method::kCarryFreeIntervals: return "carry-free normal form by intervals";
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
