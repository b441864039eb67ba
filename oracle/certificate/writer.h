// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// writer: steps of a certificate on integers, written while a relation is shown. What is written is a proposal.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/certificate/certificate.h"
#include "oracle/terms/normalise.h"
#include "oracle/terms/products.h"

namespace cutecheck::oracle {

using Steps = std::vector<CertificateStep>;

// Steps on integers, each once.
class Writer {
 public:
  explicit Writer(const Facts& facts) : facts_(facts) {}

  // One quotient of equals: arithmetic_r9 (and arithmetic_r10 of remainders).
  void quotients(const Scalar& before, const Scalar& after);
  void pullOut(const Scalar& q, const Scalar& m, const Scalar& r);
  // What a quotient or remainder inside s is bounded by: logical_divide_r2, logical_divide_r7.
  void bounds(const Scalar& s);
  void write(const RuleStep& step);
  // Why p is not negative, where that takes more than one premise.
  void show(const Polynomial& p);
  // Each product, their sum, and what rounding makes of it.
  void sum(const Polynomial& p, const Facts::Reason& reason);
  // The sum of the remainders that belong to the quotients of a sum.
  void rests(const Scalar& s);
  void add(const char* lemma, std::vector<std::pair<std::string, Scalar>> with);

  Steps steps;

 private:
  const Facts& facts_;
  Scalar rests_;
  std::set<std::string> done_;
};

// How integers are read: in the normal form, that and products of what is known, or these alone. The normal form puts
// numbers for what premises together leave no choice, of which a checker sees nothing.
enum class Reading : uint8_t { kNormal, kNormalProducts, kProducts };

// Shows relations between integers, one after the other.
class Shower {
 public:
  Shower(const std::vector<Constraint>& premises, Reading reading);

  bool show(const Scalar& lower, Relation relation, const Scalar& upper);
  Steps take() { return std::move(writer_.steps); }

  // The parts of which it is made, for searches of their own.
  Polynomial read(const Scalar& s) { return reading_ == Reading::kProducts ? Polynomial::of(s) : normaliser_.normal(s); }
  void writeNormal();
  // That p is not negative, by products; its steps are written.
  bool multiply(const Polynomial& p, std::optional<Polynomial> divisor = std::nullopt);
  // Adds what steps that are written show not to be negative.
  void learn(const Polynomial& p);
  Writer& writer() { return writer_; }

 private:
  std::vector<Polynomial> known();

  const std::vector<Constraint>& premises_;
  const Reading reading_;
  IntegerNormaliser normaliser_;
  Writer writer_;
  std::optional<Products> products_;
  size_t written_ = 0;
};

}  // namespace cutecheck::oracle
