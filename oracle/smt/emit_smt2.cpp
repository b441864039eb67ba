// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/emit_smt2.h"

#include "oracle/smt/bitvectors.h"
#include "oracle/smt/integers.h"
#include "oracle/smt/smtlib.h"

namespace cutecheck::oracle {

namespace {

std::string comment(const std::string& text) {
  std::string line = "; ";
  for (char c : text) line += c == '\n' ? ' ' : c;
  return line + "\n";
}

std::string block(const std::string& assertions) {
  return "(push 1)\n" + assertions + "(check-sat)\n(pop 1)\n";
}
std::string block(const Query& query) { return block(assertionsInSmtlib(query.assertions, query.numbers)); }

}  // namespace

Expected<std::string> emitSmt2(const Claim& claim, int64_t enumerationLimit) {
  CUTECHECK_TRY(goals, goalsOf(claim, enumerationLimit));
  if (!goals.missing.empty()) return makeError(Code::kUndecided, "emit_smt2_c1", goals.missing[0]);
  Assumptions assumptions{claim.constraints, claim.symbols};
  std::string text = comment(claim.text);
  for (const std::string& premise : claim.premiseTexts) text += comment("where " + premise);
  for (const std::string& premise : claim.implicitTexts) text += comment("implicit " + premise);
  for (const auto& [name, divisor] : claim.symbols)
    if (divisor > 1)
      text += comment("the variable " + name + " counts multiples of " + std::to_string(divisor));
  text +=
      "(set-logic ALL)\n\n; the premises: sat, or the claim is vacuous\n" + block(premiseQuery(assumptions));
  size_t queries = 0;
  for (const Goal& goal : goals.goals) {
    for (Encoding encoding : kEncodings) {
      Expected<Query> query = queryOf(goal, assumptions, encoding);
      if (!query) continue;
      text += "\n" + comment("unsat proves: " + goal.text + " (" + std::string(encodingName(encoding)) + ")");
      text += block(*query);
      ++queries;
    }
    for (Encoding encoding : kBitEncodings) {
      Expected<Query> query = queryOf(goal, assumptions, encoding, true);
      Expected<BitScript> script = query ? bitScript(query->assertions) : Expected<BitScript>(query.error());
      if (!script) continue;
      text += "\n" + comment("unsat proves: " + goal.text + " (bit-vectors, " +
                             std::string(encodingName(encoding)) + ")");
      text += block(script->text);
      ++queries;
    }
  }
  if (queries == 0)
    return makeError(Code::kUndecided, "emit_smt2_c2", "no goal of this claim is put to a solver");
  return text;
}

}  // namespace cutecheck::oracle
