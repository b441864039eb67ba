// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/models.h"

#include <algorithm>
#include <map>
#include <random>

#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

// The symbols of a scalar, each with the greatest divisor it is written with.
void symbolsOf(const Scalar& s, std::map<std::string, int64_t>& out) {
  if (s->op() == ScalarNode::Op::kConstant) return;
  if (s->op() == ScalarNode::Op::kSymbol) {
    int64_t& divisor = out.try_emplace(s->name(), 1).first->second;
    divisor = std::max(divisor, s->div());
    return;
  }
  symbolsOf(s->lhs(), out);
  if (s->op() != ScalarNode::Op::kNeg) symbolsOf(s->rhs(), out);
}

}  // namespace

std::vector<Assignment> modelsOf(const std::vector<Constraint>& constraints) {
  constexpr size_t kMost = 6, kTries = 200;
  std::map<std::string, int64_t> symbols;
  for (const Constraint& c : constraints) {
    symbolsOf(c.lhs, symbols);
    symbolsOf(c.rhs, symbols);
  }
  std::vector<Assignment> models;
  std::mt19937_64 random(1);  // which models are drawn decides how soon a search ends, never what it finds
  for (size_t tried = 0; tried < kTries && models.size() < kMost && !symbols.empty(); ++tried) {
    Assignment model;
    for (const auto& [name, divisor] : symbols) {
      int64_t v = static_cast<int64_t>(random() % (uint64_t{1} << random() % 12));
      model[name] = narrow(Int128(random() % 8 == 0 ? -v : v) * divisor).value_or(divisor);
    }
    bool holds = std::all_of(constraints.begin(), constraints.end(), [&](const Constraint& c) {
      std::optional<Int128> a = valueOf(c.lhs, model), b = valueOf(c.rhs, model);
      return a && b && compare(*a, c.relation, *b);
    });
    if (holds) models.push_back(std::move(model));
  }
  return models;
}

}  // namespace cutecheck::oracle
