// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products: why a polynomial is not negative, as a sum of products of what is known not to be.
//
// Multiplies inequalities by symbols and by each other, and knows of a quotient x/d that d*(x/d) <= x < d*(x/d) + d,
// for a divisor of symbols too. It proposes: what it finds becomes steps of a certificate, which are checked.
#pragma once

#include <optional>
#include <vector>

#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

class Products {
 public:
  // What is not negative.
  explicit Products(std::vector<Polynomial> known);

  // `shown` is not negative, as divisor*shown + divisor-1 is by `reason`; the premises of the reason are known, bounds
  // of a quotient or remainder, or shown before.
  struct Link {
    Polynomial shown, divisor;
    Facts::Reason reason;
  };
  // Links, the last of which shows p.
  std::optional<std::vector<Link>> reasonsOf(const Polynomial& p);
  // The same by one divisor.
  std::optional<std::vector<Link>> reasonsBy(const Polynomial& p, const Polynomial& divisor) const { return show(p, divisor); }
  // Adds what is not negative, by links or as it was shown elsewhere.
  void learn(Polynomial p, std::vector<Link> links = {});
  // Adds what the quotients and remainders in p are bounded by.
  void learnAtoms(const Polynomial& p);

 private:
  struct Known {
    Polynomial p;
    std::vector<Link> links;  // that show it
  };
  using Monomial = Polynomial::Monomial;

  void learnAtom(const Atom& atom);
  bool learnShown(const Polynomial& p, const Polynomial& divisor);
  std::optional<std::vector<Link>> show(const Polynomial& p, const Polynomial& divisor) const;
  bool isNatural(const Monomial& monomial) const;

  std::vector<Known> known_;
  std::vector<Atom> quotients_, atoms_, natural_;
};

}  // namespace cutecheck::oracle
