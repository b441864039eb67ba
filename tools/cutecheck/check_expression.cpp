// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What holds of one layout: by enumeration when it is static, by the oracle otherwise.
#include "core/eval/evaluate.h"
#include "core/notation/print.h"
#include "tools/answers/claim_answer.h"
#include "tools/console/read_foreign.h"
#include "tools/cutecheck/check_command.h"
#include "tools/cutecheck/help_command.h"
#include "tools/facts/layout_facts.h"

namespace cutecheck::cli {

namespace {

Json toJson(const std::string& layout, const LayoutFacts& facts) {
  Json json{{"layout", layout},
            {"size", facts.size},
            {"cosize", facts.cosize ? Json(*facts.cosize) : Json()},
            {"offsets", {facts.smallest, facts.largest}},
            {"distinct", facts.images},
            {"injective", facts.injective()}};
  if (facts.collision) json["collision"] = {facts.collision->first, facts.collision->second};
  json["bijective"] = facts.bijective();
  json["contiguous"] = facts.contiguous;
  json["alignment"] = facts.alignment;
  return json;
}

void print(const std::string& layout, const LayoutFacts& facts, std::ostream& out) {
  const auto yesNo = [](bool b) { return b ? "yes" : "no"; };
  out << "layout      " << layout << '\n'
      << "size        " << facts.size << '\n'
      << "cosize      " << (facts.cosize ? std::to_string(*facts.cosize) : "beyond int64_t") << '\n'
      << "offsets     " << facts.smallest << " to " << facts.largest << ", " << facts.images << " distinct";
  if (!facts.injective() && facts.replicas > 1) out << ", each " << facts.replicas << " times";
  out << "\ninjective   " << yesNo(facts.injective());
  if (facts.collision)
    out << ", coordinates " << facts.collision->first << " and " << facts.collision->second
        << " share an offset";
  out << "\nbijective   ";
  if (facts.bijective())
    out << "yes, onto [0," << facts.size << ")\n";
  else
    out << "no\n";
  out << "contiguous  " << yesNo(facts.contiguous) << '\n' << "alignment   " << facts.alignment << '\n';
}

ExitStatus refuse(const Diagnostic& error, const std::string& text, const std::string& given, bool json, Console& console) {
  return refuseWithHint(
      error,
      {.json = json, .text = text, .given = given, .reproduce = reproduceLine("check " + shellQuote(given))}, console);
}

// A layout with symbols, or one too large to enumerate: each property is a claim.
ExitStatus checkByProof(const std::string& expression, bool json, Console& console) {
  ExitStatus worst = ExitStatus::kPassed;
  Json list = Json::object();
  for (const std::string property : {"injective", "bijective"}) {
    std::string claim = property + "(" + expression;
    claim += property == "bijective" ? ", size(" + expression + "))" : ")";
    const Decision decision = decide({.claim = claim});
    // That a layout does not have a property is an answer, not a failure.
    if (!decision.is(oracle::Verdict::kRefuted)) worst = worse(worst, decision.status());
    list[property] = std::string(decision.word());
    if (json) continue;
    console.out << property << std::string(12 - property.size(), ' ') << decision.word() << "  (cutecheck "
                << proveArguments({.claim = claim}) << ")\n";
  }
  if (json) console.out << answerLine(Json{{"layout", expression}, {"properties", list}});
  return worst;
}

bool hasSymbols(const Expression& e) {
  if (e.kind == Expression::Kind::kSymbol || e.kind == Expression::Kind::kDynamic) return true;
  for (const Expression& child : e.children)
    if (hasSymbols(child)) return true;
  return false;
}

}  // namespace

ExitStatus checkExpression(const std::string& given, bool json, Console& console) {
  const Expected<NativeText> native = readForeign(given, json, console);
  if (!native.ok()) return refuse(native.error(), given, given, json, console);
  const std::string& text = native->text;
  const Expected<Expression> expression = parseExpression(text);
  if (!expression.ok()) return refuse(expression.error(), text, given, json, console);
  if (hasSymbols(*expression)) return checkByProof(text, json, console);
  const Expected<Value> value = evaluate(*expression);
  if (!value.ok()) return refuse(value.error(), text, given, json, console);
  const Expected<LayoutFacts> facts = layoutFacts(*value);
  if (!facts.ok()) {
    const bool tooLarge = facts.error().code == Code::kLimit;
    return tooLarge ? checkByProof(text, json, console) : refuse(facts.error(), text, given, json, console);
  }
  if (json)
    console.out << answerLine(toJson(toString(*value), *facts));
  else
    print(toString(*value), *facts, console.out);
  return ExitStatus::kPassed;
}

}  // namespace cutecheck::cli
