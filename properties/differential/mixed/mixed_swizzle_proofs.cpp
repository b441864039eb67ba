// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two halves that meet in a number x: that the engine takes the bits of n + L(i), a claim about integers, and
// that what it makes of x is S(x), a question about bits for two solvers.
#include "properties/differential/mixed/mixed_swizzle_proofs.h"

#include <map>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/algebra/swizzle_apply.h"
#include "oracle/smt/bitvectors.h"
#include "oracle/smt/cvc5.h"
#include "properties/validation/symbolic_builder.h"

namespace cutecheck::run {
namespace {

using oracle::Term;
using oracle::TermNode;

constexpr uint64_t kBudget = 20'000'000;

// S(x) bit by bit.
Term swizzled(const Swizzle& s, const Term& x) {
  Term y = x;
  for (int bit = 0; bit < s.bits; ++bit) {
    const int low = s.base + bit, high = low + (s.shift < 0 ? -s.shift : s.shift);
    const int source = s.shift < 0 ? low : high, target = s.shift < 0 ? high : low;
    const Term moved = oracle::make(TermNode::Op::kDiv, {x, oracle::integer(Int128{1} << source)});
    const Term one = oracle::make(TermNode::Op::kMod, {moved, oracle::integer(2)});
    y = oracle::make(TermNode::Op::kXor, {y, one * oracle::integer(Int128{1} << target)});
  }
  return y;
}

std::string word(const char* engine, const oracle::Solved& solved) {
  if (solved.status == oracle::Solved::Status::kUnsat) return "Proved";
  if (solved.status == oracle::Solved::Status::kUnknown) return std::string(engine) + ": " + solved.reason;
  std::string text = std::string(engine) + " refutes";
  for (const auto& [name, value] : solved.model) text += ", " + name + " = " + std::to_string(value);
  return text;
}

// Whether `got`, a term in x, is S(x) for each multiple x of `div` in [0, 2^(width - 1)).
std::vector<std::string> bitsAgree(const Swizzle& s, const Term& got, int width, int64_t div) {
  const Term x = oracle::variable(SymbolicBuilder::kCut);
  std::vector<Term> assertions = {oracle::lessEqual(oracle::integer(0), x),
                                  oracle::less(x, oracle::integer(Int128{1} << (width - 1)))};
  if (div > 1)
    assertions.push_back(
        oracle::equals(oracle::make(TermNode::Op::kMod, {x, oracle::integer(div)}), oracle::integer(0)));
  assertions.push_back(oracle::negation(oracle::equals(got, swizzled(s, x))));
  const Expected<oracle::BitScript> script = oracle::bitScript(assertions);
  if (!script) return {script.error().str()};
  // Most layouts ask the same.
  static std::map<std::string, std::vector<std::string>> known;
  const auto [slot, fresh] = known.try_emplace(script->text);
  if (!fresh) return slot->second;
  slot->second = {word("z3", oracle::solveScript(script->text, {SymbolicBuilder::kCut}, kBudget))};
  if (oracle::cvc5Version())
    slot->second.push_back(
        word("cvc5", oracle::solveScriptByCvc5(script->text, {SymbolicBuilder::kCut}, kBudget)));
  return slot->second;
}

Obligation obligation(const Layout& layout, const Swizzle& swizzle, const IntTuple& offset) {
  const std::string sum = toString(offset) + "+crd2idx(i," + toString(layout) + ")";
  return {"crd2idx(i," + toString(swizzle) + " o " + toString(offset) + " o " + toString(layout) + ")",
          [=](bool disturb) {
            SymbolicBuilder builder;
            mixed::Arithmetic arithmetic(builder);
            const IntTuple index = IntTuple::symbolic(ScalarNode::symbol("i"));
            const mixed::MixedTuple crd = builder.tuple(index, mixed::Role::kCoordinate);
            const mixed::MixedLayout inner = builder.layout(layout);
            const auto got = mixed::crd2idx(
                arithmetic, crd,
                mixed::MixedComposed{swizzle, builder.tuple(offset, mixed::Role::kStride), inner});
            Obligation::Asked asked;
            if (!got) {
              asked.refused = got.error().rule;
              return asked;
            }
            const mixed::Number& answer = got->number();
            const auto& cut = builder.cutAt();
            const Scalar term = cut ? cut->term : builder.termOf(answer);
            const std::string taken = toString(IntTuple::symbolic(term));
            asked.claims = {(disturb ? "1+" : "") + taken + " == " + sum};
            // Without a cut the engine says that S changes nothing, which multiples of `div` have to show.
            const int64_t div = cut ? 1 : answer.div;
            if (div > 1) asked.claims.push_back("(" + sum + ") % " + std::to_string(div) + " == 0");
            const Term bits = cut ? builder.bitsOf(answer) : oracle::variable(SymbolicBuilder::kCut);
            const int width = cut ? cut->width : answer.width;
            asked.bits = [=] { return bitsAgree(swizzle, bits, width, div); };
            return asked;
          }};
}

}  // namespace

std::vector<Obligation> swizzleObligations(const std::vector<Layout>& layouts) {
  std::vector<Obligation> all;
  for (const Layout& layout : layouts)
    for (const char* offset : {"0", "On", "On{div=64}"})
      for (const Swizzle& swizzle : {Swizzle{3, 4, 3}, Swizzle{2, 3, 3}, Swizzle{1, 0, 1}, Swizzle{3, 0, -3},
                                     Swizzle{2, 1, 3}, Swizzle{0, 4, 3}})
        all.push_back(obligation(layout, swizzle, parseIntTuple(offset).value()));
  return all;
}

}  // namespace cutecheck::run
